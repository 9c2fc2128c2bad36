import { HpackError } from './hpack-error.ts';

export type HeaderField = readonly [name: string, value: string];

/** Source: RFC 7541, appendix A; the first has index 1. */
const STATIC_FIELDS: readonly HeaderField[] = [
  [':authority', ''], [':method', 'GET'], [':method', 'POST'], [':path', '/'], [':path', '/index.html'], [':scheme', 'http'], [':scheme', 'https'],
  [':status', '200'], [':status', '204'], [':status', '206'], [':status', '304'], [':status', '400'], [':status', '404'], [':status', '500'],
  ['accept-charset', ''], ['accept-encoding', 'gzip, deflate'], ['accept-language', ''], ['accept-ranges', ''], ['accept', ''],
  ['access-control-allow-origin', ''], ['age', ''], ['allow', ''], ['authorization', ''], ['cache-control', ''], ['content-disposition', ''],
  ['content-encoding', ''], ['content-language', ''], ['content-length', ''], ['content-location', ''], ['content-range', ''], ['content-type', ''],
  ['cookie', ''], ['date', ''], ['etag', ''], ['expect', ''], ['expires', ''], ['from', ''], ['host', ''], ['if-match', ''], ['if-modified-since', ''],
  ['if-none-match', ''], ['if-range', ''], ['if-unmodified-since', ''], ['last-modified', ''], ['link', ''], ['location', ''], ['max-forwards', ''],
  ['proxy-authenticate', ''], ['proxy-authorization', ''], ['range', ''], ['referer', ''], ['refresh', ''], ['retry-after', ''], ['server', ''],
  ['set-cookie', ''], ['strict-transport-security', ''], ['transfer-encoding', ''], ['user-agent', ''], ['vary', ''], ['via', ''], ['www-authenticate', ''],
];

export const STATIC_FIELD_COUNT = STATIC_FIELDS.length;

/** What an entry counts beyond its own bytes (RFC 7541, section 4.1). */
const ENTRY_OVERHEAD_BYTES = 32;

/** The size by which tables and header lists are limited. */
export function fieldSize([name, value]: HeaderField): number {
  return name.length + value.length + ENTRY_OVERHEAD_BYTES;
}

/** The static index of a whole field, or of its name alone where the value is null; 0 where there is none. */
export function staticIndexOf(name: string, value: string | null): number {
  return STATIC_FIELDS.findIndex((field) => field[0] === name && (value === null || field[1] === value)) + 1;
}

/** The static table with a decoder's or an encoder's dynamic table behind it. Source: RFC 7541, sections 2.3 and 4. */
export class HeaderTable {
  /** Newest first. */
  readonly #dynamic: HeaderField[] = [];
  #bytes = 0;
  #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Fields in the dynamic part. */
  get length(): number {
    return this.#dynamic.length;
  }

  /** Throws HpackError where nothing has this index. */
  at(index: number): HeaderField {
    const field = index <= STATIC_FIELD_COUNT ? STATIC_FIELDS[index - 1] : this.#dynamic[index - 1 - STATIC_FIELD_COUNT];
    if (field === undefined) throw new HpackError(`no header field has the index ${String(index)}`);
    return field;
  }

  /** An entry larger than the table empties it and is not kept. */
  add(field: HeaderField): void {
    this.#bytes += fieldSize(field);
    this.#dynamic.unshift(field);
    this.#evict();
  }

  resize(maxBytes: number): void {
    this.#maxBytes = maxBytes;
    this.#evict();
  }

  #evict(): void {
    while (this.#bytes > this.#maxBytes) {
      const oldest = this.#dynamic.pop();
      if (oldest === undefined) return;
      this.#bytes -= fieldSize(oldest);
    }
  }
}
