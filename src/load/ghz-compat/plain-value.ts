import { exactInteger } from './schema/exact-json.ts';

/** What a parser of another format gave, as JSON has it: integers exact, times as their texts. */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return exactInteger(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plainValue);
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
  return value;
}
