import { isGoList, isGoMap, int64 } from './go-value.ts';
import type { GoValue } from './go-value.ts';
import { parseGoInteger } from './go-number.ts';
import { printGo } from './go-print.ts';
import { CallError, countOf, fixed, intOf, textOf, variadic } from './template-function.ts';
import type { FunctionTable } from './template-function.ts';

/** sprig 3.2.3's casts: what cannot be read is 0. Texts may have Go's base prefixes. */
export function castInt64(value: GoValue | undefined): bigint {
  switch (typeof value) {
    case 'bigint':
      return value;
    case 'number':
      return Number.isFinite(value) ? int64(BigInt(Math.trunc(value))) : 0n;
    case 'boolean':
      return value ? 1n : 0n;
    case 'string':
      return parseGoInteger(value) ?? 0n;
    default:
      return 0n;
  }
}

function castFloat(value: GoValue | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : 0;
  return Number(castInt64(value));
}

function divisor(value: GoValue | undefined): bigint {
  const number = castInt64(value);
  if (number === 0n) throw new CallError('integer divide by zero');
  return number;
}

const largest = variadic(1, (args) => args.map(castInt64).reduce((a, b) => (b > a ? b : a)));

/** sprig's integer arithmetic, which wraps at 64 bits, with its casts, rounding and sequences. */
export const SPRIG_NUMBERS: FunctionTable = {
  add: variadic(0, (args) => args.reduce<bigint>((sum, value) => int64(sum + castInt64(value)), 0n)),
  sub: fixed(2, ([a, b]) => int64(castInt64(a) - castInt64(b))),
  mul: variadic(1, (args) => args.reduce<bigint>((product, value) => int64(product * castInt64(value)), 1n)),
  div: fixed(2, ([a, b]) => int64(castInt64(a) / divisor(b))),
  mod: fixed(2, ([a, b]) => castInt64(a) % divisor(b)),
  add1: fixed(1, ([a]) => int64(castInt64(a) + 1n)),
  max: largest,
  biggest: largest,
  min: variadic(1, (args) => args.map(castInt64).reduce((a, b) => (b < a ? b : a))),
  int: fixed(1, ([value]) => castInt64(value)),
  int64: fixed(1, ([value]) => castInt64(value)),
  float64: fixed(1, ([value]) => castFloat(value)),
  atoi: fixed(1, ([value]) => (/^[+-]?\d+$/.test(textOf(value)) ? int64(BigInt(textOf(value))) : 0n)),
  toDecimal: fixed(1, ([value = null]) => {
    const text = printGo(value);
    return /^[+-]?[0-7]+$/.test(text) ? int64((text.startsWith('-') ? -1n : 1n) * BigInt(`0o${text.replace(/^[+-]/, '')}`)) : 0n;
  }),
  toString: fixed(1, ([value = null]) => printGo(value)),
  toStrings: fixed(1, ([value = null]) => (isGoList(value) ? value.filter((inner) => inner !== null).map(printGo) : isGoMap(value) || value === null ? [] : [printGo(value)])),
  maxf: variadic(1, (args) => Math.max(...args.map(castFloat))),
  minf: variadic(1, (args) => Math.min(...args.map(castFloat))),
  ceil: fixed(1, ([value]) => Math.ceil(castFloat(value))),
  floor: fixed(1, ([value]) => Math.floor(castFloat(value))),
  round: { least: 2, most: 3, call: ([value, places, from]) => roundGo(castFloat(value), Number(intOf(places)), from === undefined ? 0.5 : castFloat(from)) },
  until: fixed(1, ([count]) => steps(0n, intOf(count), intOf(count) < 0n ? -1n : 1n)),
  untilStep: fixed(3, ([start, stop, step]) => steps(intOf(start), intOf(stop), intOf(step))),
  seq: variadic(0, (args) => sequence(args.map(intOf)).join(' ')),
  randInt: fixed(2, ([min, max], random) => {
    const span = intOf(max) - intOf(min);
    if (span <= 0n) throw new CallError(`there is no number from ${String(intOf(min))} to below ${String(intOf(max))}`);
    return intOf(min) + random.below(span);
  }),
};

function roundGo(value: number, places: number, roundFrom: number): number {
  const power = 10 ** places;
  const digit = power * value;
  return (digit - Math.trunc(digit) >= roundFrom ? Math.ceil(digit) : Math.floor(digit)) / power;
}

function steps(start: bigint, stop: bigint, step: bigint): bigint[] {
  if (step === 0n || stop < start !== step < 0n) return [];
  const distance = stop - start;
  const count = countOf((distance + step - (step > 0n ? 1n : -1n)) / step);
  return Array.from({ length: count }, (_, at) => start + BigInt(at) * step);
}

/** As the program seq: end; start and end; start, step and end. */
function sequence(params: readonly bigint[]): bigint[] {
  const [first = 0n, second = 0n, third = 0n] = params;
  switch (params.length) {
    case 1:
      return upTo(1n, first, first < 1n ? -1n : 1n);
    case 2:
      return upTo(first, second, second < first ? -1n : 1n);
    case 3:
      return third < first && second > 0n ? [] : steps(first, third + (third < first ? -1n : 1n), second);
    default:
      return [];
  }
}

function upTo(start: bigint, end: bigint, step: bigint): bigint[] {
  return steps(start, end + step, step);
}
