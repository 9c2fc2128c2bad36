import type { Calibration } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** Largest relative change of the calibrations between a run's start and its end (docs/design.md, rule 14); null where a figure is missing. */
export function driftOf({ serverAtStart, serverAtEnd, clientAtStart, clientAtEnd }: Calibration): number | null {
  const changes = [changeOf(serverAtStart, serverAtEnd), changeOf(clientAtStart, clientAtEnd)];
  const known = changes.flatMap((change) => change ?? []);
  return known.length < changes.length ? null : round12(Math.max(...known));
}

function changeOf(start: number | null, end: number | null): number | null {
  return start === null || end === null || start === 0 ? null : Math.abs(end / start - 1);
}
