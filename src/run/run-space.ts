import { IndexbenchError } from '../model/errors.ts';
import type { DiskNeed, Plan } from '../model/generated/types.ts';
import { freeBytesOf } from '../snapshot/free-space.ts';
import { diskNeedOf } from './disk-need.ts';

/**
 * Refuses a plan whose largest variant would not fit, before anything is fetched. The archive is streamed and takes no room, and the index and the
 * copies of a variant are gone before the next.
 *
 * @param folder where the snapshot is restored and indexes are built
 * @param isWanted whether a variant is run
 * @throws IndexbenchError DISK_FULL with each part in bytes; as systemOf
 */
export async function requireRunSpace(plan: Plan, folder: string, isWanted: (variant: string) => boolean): Promise<void> {
  const needs = plan.variants.filter(({ name }) => isWanted(name)).map((variant) => diskNeedOf(variant, plan.snapshot, null));
  const largest = needs.reduce<DiskNeed | null>((most, need) => (most === null || need.needBytes > most.needBytes ? need : most), null);
  const freeBytes = await freeBytesOf(folder);
  if (largest === null || largest.needBytes <= freeBytes) return;
  const parts = largest.parts.map(({ part, bytes }) => `${part} ${bytes === null ? 'not known' : String(bytes)}`).join(', ');
  throw new IndexbenchError('DISK_FULL', {
    what: `variant ${largest.variant} needs ${String(largest.needBytes)} bytes (${parts}, and 15 %), ${String(freeBytes)} are free`,
    where: folder,
    next: 'Free space there, or name a folder on a larger disk in TMPDIR.',
  });
}
