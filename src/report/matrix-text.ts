import type { DiskNeed, JobMatrix } from '../model/generated/types.ts';

const MAX_LEGS = 12;

/** A matrix of jobs for a reader. */
export function matrixText({ plan, programs, snapshot, legs, disk, minutesPerLeg, acrossMachines }: JobMatrix): string {
  const shown = legs.slice(0, MAX_LEGS).map(({ leg }) => leg);
  const more = legs.length > MAX_LEGS ? `, and ${String(legs.length - MAX_LEGS)} more` : '';
  return [
    `plan ${plan.id}, SHA-256 ${plan.digest}${plan.needsNode ? ' (a node has yet to select what requests name: plan resolve)' : ''}`,
    `${String(legs.length)} ${legs.length === 1 ? 'leg' : 'legs'} of about ${String(minutesPerLeg)} minutes at most: ${shown.join('  ')}${more}`,
    ...(acrossMachines ? ['variants are measured across machines: no pair, no rank, no verdict'] : []),
    ...programs.map(({ program, variant, cachePath }) => `program ${program} (${variant}): ${cachePath}`),
    ...(snapshot === null ? [] : [`snapshot ${snapshot.name}: ${snapshot.cachePath}, ${snapshot.archiveBytes === null ? 'size not known' : gigabytes(snapshot.archiveBytes)}${snapshot.fitsCache === false ? ', too large for the cache' : ''}`]),
    ...disk.map(({ variant, needBytes, parts }) => `disk ${variant}: ${gigabytes(needBytes)} (${partsText(parts)}, and 15 %)`),
  ].join('\n');
}

/** `state 12.6 GB, index 23.7 GB`. */
export function partsText(parts: DiskNeed['parts']): string {
  return parts.map(({ part, bytes }) => `${part.replace('-', ' ')} ${bytes === null ? 'not known' : gigabytes(bytes)}`).join(', ');
}

function gigabytes(bytes: number): string {
  return bytes < 1e8 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
