import { round12 } from '../model/rounding.ts';

/** A stored value that does not follow from what it claims to follow from. */
export interface Difference {
  /** File of the bundle, or of the comparison. */
  readonly document: string;
  /** JSON pointer in it; in a sample file /rows/ROW/COLUMN. */
  readonly pointer: string;
  readonly stored: string;
  readonly recomputed: string;
}

export interface Place {
  readonly document: string;
  readonly pointer: string;
}

/** The place of a key or index below another place. */
export function below({ document, pointer }: Place, key: string | number): Place {
  return { document, pointer: `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

export function differ(place: Place, stored: unknown, recomputed: unknown): Difference {
  return { ...place, stored: shown(stored), recomputed: shown(recomputed) };
}

/** Every leaf in which two JSON values differ. Numbers are compared at 12 significant digits, the form in which they are stored. */
export function differencesBetween(place: Place, stored: unknown, recomputed: unknown): Difference[] {
  if (isObject(stored) && isObject(recomputed)) {
    const keys = [...new Set([...Object.keys(stored), ...Object.keys(recomputed)])];
    return keys.flatMap((key) => differencesBetween(below(place, key), stored[key], recomputed[key]));
  }
  if (Array.isArray(stored) && Array.isArray(recomputed)) {
    const length = Math.max(stored.length, recomputed.length);
    return Array.from({ length }, (_, index) => differencesBetween(below(place, index), stored[index], recomputed[index])).flat();
  }
  return isEqual(stored, recomputed) ? [] : [differ(place, stored, recomputed)];
}

/** As differencesBetween for a figure that was computed from values that have been rounded since: it may be off by `tolerance`. */
export function figureDifference(place: Place, stored: number | null, recomputed: number | null, tolerance: number): Difference[] {
  const isNear = stored !== null && recomputed !== null && Math.abs(stored - recomputed) <= tolerance;
  return isNear ? [] : differencesBetween(place, stored, recomputed);
}

/** `measurements.json#/measurements/0/sums/ok: stored 300, recomputed 299` */
export function describeDifference({ document, pointer, stored, recomputed }: Difference): string {
  return `${document}#${pointer}: stored ${stored}, recomputed ${recomputed}`;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return round12(a) === round12(b);
  return a === b;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SHOWN_CHARACTERS = 200;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 3)}...` : text;
}
