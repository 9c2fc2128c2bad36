import type { GoValue } from './go-value.ts';
import { TemplateError } from './template-error.ts';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/**
 * A number as a template writes it: an integer, or a float where it has a point or an exponent. Throws TemplateError where it is none or
 * passes 64 bits.
 */
export function parseGoNumber(text: string, offset: number): GoValue {
  const plain = text.replaceAll('_', '');
  if (/^[+-]?0[xXbBoO]|^[+-]?\d+$/.test(plain)) {
    const value = parseGoInteger(text);
    if (value === null) throw new TemplateError(`${text} is no integer of 64 bits`, offset);
    return value;
  }
  const value = Number(plain);
  if (!Number.isFinite(value)) throw new TemplateError(`bad number syntax: ${JSON.stringify(text)}`, offset);
  return value;
}

/** An integer with Go's base prefixes (0x, 0o, 0b, 0 for octal) within int64, or null. Source: Go, strconv.ParseInt with base 0. */
export function parseGoInteger(text: string): bigint | null {
  const [, sign = '', prefix = '', digits = ''] = /^([+-]?)(0[xXbBoO]|)([0-9a-fA-F_]+)$/.exec(text) ?? [];
  const plain = digits.replaceAll('_', '');
  if (plain === '' || /^_|__|_$/.test(prefix === '' ? digits : digits.replace(/^_/, ''))) return null;
  const isOldOctal = prefix === '' && plain.length > 1 && plain.startsWith('0');
  const written = isOldOctal ? `0o${plain}` : `${prefix.toLowerCase()}${plain}`;
  if (!/^(?:0x[0-9a-f]+|0b[01]+|0o[0-7]+|\d+)$/i.test(written)) return null;
  const value = sign === '-' ? -BigInt(written) : BigInt(written);
  return value < INT64_MIN || value > INT64_MAX ? null : value;
}
