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

/** Every leaf in which two JSON values differ. Numbers must be equal: every one is rounded before anything follows from it. */
export function differencesBetween(place: Place, stored: unknown, recomputed: unknown): Difference[] {
  if (isObject(stored) && isObject(recomputed)) {
    const keys = [...new Set([...Object.keys(stored), ...Object.keys(recomputed)])];
    return keys.flatMap((key) => differencesBetween(below(place, key), stored[key], recomputed[key]));
  }
  if (Array.isArray(stored) && Array.isArray(recomputed)) {
    const length = Math.max(stored.length, recomputed.length);
    return Array.from({ length }, (_, index) => differencesBetween(below(place, index), stored[index], recomputed[index])).flat();
  }
  return stored === recomputed ? [] : [differ(place, stored, recomputed)];
}

/** `measurements.json#/measurements/0/sums/ok: stored 300, recomputed 299` */
export function describeDifference({ document, pointer, stored, recomputed }: Difference): string {
  return `${document}#${pointer}: stored ${stored}, recomputed ${recomputed}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SHOWN_CHARACTERS = 200;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 3)}...` : text;
}
