import type { GoValue } from './go-value.ts';
import { goTypeOf } from './go-value.ts';
import type { TemplateRandom } from './template-random.ts';

/** A function was called wrongly; the template says where. */
export class CallError extends Error {}

export interface TemplateFunction {
  readonly least: number;
  /** Infinity where any number may follow. */
  readonly most: number;
  readonly call: (args: readonly GoValue[], random: TemplateRandom) => GoValue;
}

export type FunctionTable = Readonly<Record<string, TemplateFunction>>;

/** A function of a fixed number of arguments. */
export function fixed(count: number, call: TemplateFunction['call']): TemplateFunction {
  return { least: count, most: count, call };
}

/** A function of so many arguments or more. */
export function variadic(least: number, call: TemplateFunction['call']): TemplateFunction {
  return { least, most: Number.POSITIVE_INFINITY, call };
}

/** An argument that Go declares as int: ghz refuses int64 here, which is let through. Throws CallError. */
export function intOf(value: GoValue | undefined): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  throw new CallError(`wrong type for value; expected int; got ${goTypeOf(value ?? null)}`);
}

/** An argument that Go declares as string. Throws CallError. */
export function textOf(value: GoValue | undefined): string {
  if (typeof value === 'string') return value;
  throw new CallError(`wrong type for value; expected string; got ${goTypeOf(value ?? null)}`);
}

/** A length or count that memory must bear. */
export function countOf(value: GoValue | undefined): number {
  const count = intOf(value);
  if (count > 1_000_000n) throw new CallError(`${String(count)} is more than the 1000000 that are offered`);
  return Number(count);
}
