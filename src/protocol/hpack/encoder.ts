import { HeaderTable, STATIC_FIELD_COUNT, staticIndexOf } from './header-table.ts';
import type { HeaderField } from './header-table.ts';

const INDEXED = { bits: 7, mark: 0x80 } as const;
const LITERAL_KEPT = { bits: 6, mark: 0x40 } as const;
const LITERAL = { bits: 4, mark: 0 } as const;

/** A block that makes the dynamic table empty, to stand before the next block. Source: RFC 7541, sections 4.2 and 6.3. */
export const EMPTY_TABLE_UPDATE = Buffer.from([0x20]);

/** Each field by its static index where it has one, else as a literal that no table keeps. Strings are not Huffman-coded. */
export function encodeLiterals(fields: readonly HeaderField[]): Buffer {
  return Buffer.concat(fields.map((field) => encodeField(field, LITERAL)));
}

export interface RepeatedBlock {
  /** Enters what the static table lacks into the peer's table: to be sent once. */
  readonly first: Buffer;
  /** Means the same by indices alone, as long as nothing else has entered the table. */
  readonly later: Buffer;
}

/** A block that is sent many times on one connection, of which the dynamic table is empty and takes all of it. */
export function encodeRepeated(fields: readonly HeaderField[]): RepeatedBlock {
  const first = Buffer.concat(fields.map((field) => encodeField(field, LITERAL_KEPT)));
  const kept = fields.filter(([name, value]) => staticIndexOf(name, value) === 0);
  const indexOf = (field: HeaderField): number => STATIC_FIELD_COUNT + kept.length - kept.indexOf(field);
  const later = fields.map((field) => encodeInteger(staticIndexOf(...field) || indexOf(field), INDEXED));
  return { first, later: Buffer.concat(later) };
}

/** Whether a dynamic table of this size takes them all without evicting one. */
export function fitsTable(fields: readonly HeaderField[], tableBytes: number): boolean {
  const table = new HeaderTable(tableBytes);
  for (const field of fields) table.add(field);
  return table.length === fields.length;
}

function encodeField([name, value]: HeaderField, literal: { readonly bits: number; readonly mark: number }): Buffer {
  const whole = staticIndexOf(name, value);
  if (whole > 0) return encodeInteger(whole, INDEXED);
  const nameIndex = staticIndexOf(name, null);
  const head = encodeInteger(nameIndex, literal);
  return nameIndex > 0 ? Buffer.concat([head, encodeString(value)]) : Buffer.concat([head, encodeString(name), encodeString(value)]);
}

function encodeString(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  return Buffer.concat([encodeInteger(bytes.length, { bits: 7, mark: 0 }), bytes]);
}

/** Source: RFC 7541, section 5.1. */
function encodeInteger(value: number, { bits, mark }: { readonly bits: number; readonly mark: number }): Buffer {
  const mask = 2 ** bits - 1;
  if (value < mask) return Buffer.from([mark | value]);
  const bytes = [mark | mask];
  let rest = value - mask;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  bytes.push(rest);
  return Buffer.from(bytes);
}
