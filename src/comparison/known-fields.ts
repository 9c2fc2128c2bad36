import type { HostFields, WorkFields } from '../model/generated/types.ts';

/** Most runs of a comparison are of a few kinds: looking through more of them would take longer than a digest. */
const MAX_KNOWN = 16;

/**
 * What `find` gives for fields, asked once for each set of equal fields: 1,000 runs hold 25,000 such sets, and nearly all are equal to one that
 * was seen before.
 */
export class KnownFields<T extends WorkFields | HostFields, Found> {
  readonly #known: { readonly fields: T; readonly found: Found }[] = [];
  readonly #find: (fields: T) => Found;

  constructor(find: (fields: T) => Found) {
    this.#find = find;
  }

  get(fields: T): Found {
    const known = this.#known.find((entry) => areEqual(entry.fields, fields));
    if (known !== undefined) return known.found;
    const found = this.#find(fields);
    if (this.#known.length < MAX_KNOWN) this.#known.push({ fields: structuredClone(fields), found });
    return found;
  }
}

function areEqual<T extends WorkFields | HostFields>(a: T, b: T): boolean {
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => name in b && isEqual(a[name], b[name]));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]);
}
