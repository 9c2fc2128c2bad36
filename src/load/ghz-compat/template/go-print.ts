import { isGoList, isGoMap } from './go-value.ts';
import type { GoValue } from './go-value.ts';

/** A value as Go's `%v` shows it. Source: Go, fmt, "Printing". */
export function printGo(value: GoValue): string {
  if (value === null) return '<nil>';
  if (isGoList(value)) return `[${value.map(printGo).join(' ')}]`;
  if (isGoMap(value)) return `map[${sortedEntries(value).map(([key, inner]) => `${key}:${printGo(inner)}`).join(' ')}]`;
  return typeof value === 'number' ? printFloat(value) : String(value);
}

/** Entries as templates and `fmt` go through them: by key. */
export function sortedEntries(map: ReadonlyMap<string, GoValue>): [string, GoValue][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What `print` does: spaces only between operands of which neither is a text. */
export function printAll(values: readonly GoValue[]): string {
  return values.map((value, at) => {
    const before = values[at - 1];
    const spaced = at > 0 && typeof value !== 'string' && typeof before !== 'string';
    return `${spaced ? ' ' : ''}${printGo(value)}`;
  }).join('');
}

/** Shortest digits that read back the same; an exponent below 1e-4 and from 1e21 on, of two digits at least. */
function printFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const size = Math.abs(value);
  if (size === 0) return Object.is(value, -0) ? '-0' : '0';
  return size < 1e-4 || size >= 1e21 ? goExponent(value.toExponential()) : plainDigits(value);
}

/** JavaScript writes an exponent from 1e-7 down, Go from 1e-5. */
function plainDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

/** e-7 as e-07. */
export function goExponent(text: string): string {
  return text.replace(/e([+-])(\d)$/i, 'e$10$2');
}
