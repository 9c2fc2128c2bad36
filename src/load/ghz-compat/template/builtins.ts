import { goTypeOf, isGoList, isGoMap, isGoTruth } from './go-value.ts';
import type { GoValue } from './go-value.ts';
import { printAll, printGo } from './go-print.ts';
import { PrintfError, printfGo } from './go-printf.ts';
import { CallError, fixed, intOf, textOf, variadic } from './template-function.ts';
import type { FunctionTable } from './template-function.ts';

/**
 * Functions that every Go template has. `and` and `or` are here for their names and numbers of arguments: the evaluation stops at the first
 * argument that decides. `slice` is not sprig's, and so only there where template functions are disabled.
 * Source: Go, text/template, "Functions".
 */
export const BUILTINS: FunctionTable = {
  and: variadic(1, (args) => args.find((value) => !isGoTruth(value)) ?? args.at(-1) ?? null),
  or: variadic(1, (args) => args.find(isGoTruth) ?? args.at(-1) ?? null),
  not: fixed(1, ([value = null]) => !isGoTruth(value)),
  eq: variadic(2, ([first = null, ...others]) => others.some((other) => isEqual(first, other))),
  ne: fixed(2, ([first = null, second = null]) => !isEqual(first, second)),
  lt: fixed(2, ([first = null, second = null]) => compare(first, second) < 0),
  le: fixed(2, ([first = null, second = null]) => compare(first, second) <= 0),
  gt: fixed(2, ([first = null, second = null]) => compare(first, second) > 0),
  ge: fixed(2, ([first = null, second = null]) => compare(first, second) >= 0),
  len: fixed(1, ([value = null]) => BigInt(lengthOf(value))),
  index: variadic(1, ([value = null, ...keys]) => keys.reduce<GoValue>(elementOf, value)),
  print: variadic(0, printAll),
  println: variadic(0, (args) => `${args.map(printGo).join(' ')}\n`),
  printf: variadic(1, ([format, ...args]) => {
    try {
      return printfGo(textOf(format), args);
    } catch (error) {
      throw error instanceof PrintfError ? new CallError(error.message) : error;
    }
  }),
  html: variadic(1, (args) => printed(args).replace(/[\0"'&<>]/g, (character) => HTML[character] ?? character)),
  js: variadic(1, (args) => escapeJs(printed(args))),
  urlquery: variadic(1, (args) => encodeURIComponent(printed(args)).replace(/[!'()*]|%20/g, (found) => (found === '%20' ? '+' : `%${found.charCodeAt(0).toString(16).toUpperCase()}`))),
};

/** Go's own `slice`, which sprig's hides as long as template functions are enabled. */
export const BUILTIN_SLICE: FunctionTable = {
  slice: {
    least: 1,
    most: 4,
    call: ([value = null, ...ends]) => {
      if (ends.length > 2) throw new CallError('a third index is not offered');
      const length = lengthOf(value);
      const [start, end] = [Number(ends[0] === undefined ? 0n : intOf(ends[0])), Number(ends[1] === undefined ? BigInt(length) : intOf(ends[1]))];
      if (start < 0 || end > length || start > end) throw new CallError(`slice ${String(start)} to ${String(end)} lies outside 0 to ${String(length)}`);
      if (typeof value === 'string') return Buffer.from(value, 'utf8').subarray(start, end).toString('utf8');
      if (isGoList(value)) return value.slice(start, end);
      throw new CallError(`can’t slice item of type ${goTypeOf(value)}`);
    },
  },
};

const HTML: Readonly<Record<string, string>> = { '\0': '\ufffd', '"': '&#34;', "'": '&#39;', '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function printed(args: readonly GoValue[]): string {
  const [only] = args;
  return args.length === 1 && typeof only === 'string' ? only : printAll(args);
}

/** Source: Go, text/template, JSEscape. */
function escapeJs(text: string): string {
  return text.replace(/[\\'"<>&=]|\p{Cc}|\p{Zl}|\p{Zp}/gu, (character) => {
    if (character === '\\' || character === "'" || character === '"') return `\\${character}`;
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

function isEqual(first: GoValue, second: GoValue): boolean {
  if (first === null || second === null) return first === second;
  if (typeof first === 'object' || typeof first !== typeof second) throw new CallError('incompatible types for comparison');
  return first === second;
}

/** Texts are ordered by their bytes. */
function compare(first: GoValue, second: GoValue): number {
  if (typeof first === 'string' && typeof second === 'string') return Buffer.compare(Buffer.from(first, 'utf8'), Buffer.from(second, 'utf8'));
  if ((typeof first === 'bigint' && typeof second === 'bigint') || (typeof first === 'number' && typeof second === 'number')) return first < second ? -1 : first > second ? 1 : 0;
  throw new CallError('incompatible types for comparison');
}

/** Of a text in bytes. */
function lengthOf(value: GoValue): number {
  if (typeof value === 'string') return Buffer.byteLength(value, 'utf8');
  if (isGoList(value)) return value.length;
  if (isGoMap(value)) return value.size;
  throw new CallError(`len of type ${goTypeOf(value)}`);
}

/** Of a text: the byte, as a number. */
function elementOf(value: GoValue, key: GoValue): GoValue {
  if (isGoMap(value)) return value.get(textOf(key)) ?? null;
  const at = Number(intOf(key));
  const elements = typeof value === 'string' ? [...Buffer.from(value, 'utf8')].map(BigInt) : value;
  if (!isGoList(elements)) throw new CallError(`can’t index item of type ${goTypeOf(value)}`);
  const element = elements[at];
  if (element === undefined) throw new CallError(`index out of range: ${String(at)}`);
  return element;
}
