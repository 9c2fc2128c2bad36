import type { DiskNeed, DiskPart, NamedVariant, Plan } from '../model/generated/types.ts';
import { indexOf } from '../systems/system.ts';
import { systemOf } from '../systems/registry.ts';

/** Room beside what is known: logs, folders, what a database keeps for a while when it compacts. */
const SPARE_SHARE = 0.15;

/**
 * What a variant takes on the disk while it is measured: the unpacked state, its finished index, a copy of the state for each process that moves
 * it to a format of its own (others share nearly all of it), and the archive where that is kept.
 *
 * @throws IndexbenchError as systemOf
 */
export function diskNeedOf(variant: NamedVariant, { pin }: Plan['snapshot'], archive: { readonly bytes: number | null } | null): DiskNeed {
  const stateBytes = pin.unpackedBytes ?? (pin.kind === 'node-state' ? (pin.aboutUnpackedBytes ?? null) : null);
  const stack = variant.node === undefined ? [variant] : [variant, variant.node];
  const copies = stack.filter((one) => systemOf(one).rewritesState ?? false);
  const hasIndex = indexOf(systemOf(variant), variant.pin) !== null;
  const parts: DiskPart[] = [
    ...(archive === null ? [] : [{ part: 'archive', bytes: archive.bytes } as const]),
    { part: 'state', bytes: stateBytes },
    ...copies.map(() => ({ part: 'state-copy', bytes: stateBytes }) as const),
    ...(hasIndex ? [{ part: 'index', bytes: variant.pin.indexBytes?.[pin.network] ?? null } as const] : []),
  ];
  return { variant: variant.name, needBytes: Math.ceil(parts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) * (1 + SPARE_SHARE)), parts };
}
