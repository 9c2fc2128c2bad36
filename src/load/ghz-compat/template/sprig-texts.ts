import { createHash } from 'node:crypto';
import { isGoList, isGoTruth } from './go-value.ts';
import type { GoValue } from './go-value.ts';
import { printGo } from './go-print.ts';
import { quoteGo } from './go-printf.ts';
import { CallError, countOf, fixed, intOf, textOf, variadic } from './template-function.ts';
import type { FunctionTable } from './template-function.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

function randomText(characters: string) {
  return fixed(1, ([count], random) => random.text(Math.max(0, countOf(count)), characters));
}

function listOf(value: GoValue): readonly GoValue[] {
  if (isGoList(value)) return value;
  throw new CallError('a list is expected');
}

function characterSet(text: string): RegExp {
  return new RegExp(`[${text.replace(/[\\\]^-]/g, '\\$&')}]`, 'u');
}

/** Without the characters of `set` at both ends. */
function trimSet(text: string, set: string): string {
  if (set === '') return text;
  const inSet = characterSet(set);
  const characters = [...text];
  const start = characters.findIndex((character) => !inSet.test(character));
  const end = characters.findLastIndex((character) => !inSet.test(character));
  return start < 0 ? '' : characters.slice(start, end + 1).join('');
}

/** Indexes are of bytes, as in Go. */
function substring(text: string, start: number, end: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (start < 0) return bytes.subarray(0, Math.max(0, end)).toString('utf8');
  return (end < 0 || end > bytes.length ? bytes.subarray(start) : bytes.subarray(start, end)).toString('utf8');
}

function truncate(text: string, length: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (length < 0) return bytes.length + length > 0 ? bytes.subarray(bytes.length + length).toString('utf8') : text;
  return bytes.subarray(0, length).toString('utf8');
}

/** The commonest of sprig's functions for texts, choices and lists; random ones are seeded. */
export const SPRIG_TEXTS: FunctionTable = {
  upper: fixed(1, ([text]) => textOf(text).toUpperCase()),
  lower: fixed(1, ([text]) => textOf(text).toLowerCase()),
  trim: fixed(1, ([text]) => textOf(text).trim()),
  trimAll: fixed(2, ([set, text]) => trimSet(textOf(text), textOf(set))),
  trimall: fixed(2, ([set, text]) => trimSet(textOf(text), textOf(set))),
  trimPrefix: fixed(2, ([prefix, text]) => (textOf(text).startsWith(textOf(prefix)) ? textOf(text).slice(textOf(prefix).length) : textOf(text))),
  trimSuffix: fixed(2, ([suffix, text]) => (textOf(suffix) !== '' && textOf(text).endsWith(textOf(suffix)) ? textOf(text).slice(0, -textOf(suffix).length) : textOf(text))),
  contains: fixed(2, ([part, text]) => textOf(text).includes(textOf(part))),
  hasPrefix: fixed(2, ([part, text]) => textOf(text).startsWith(textOf(part))),
  hasSuffix: fixed(2, ([part, text]) => textOf(text).endsWith(textOf(part))),
  replace: fixed(3, ([old, by, text]) => textOf(text).replaceAll(textOf(old), () => textOf(by))),
  repeat: fixed(2, ([count, text]) => textOf(text).repeat(Math.max(0, countOf(count)))),
  substr: fixed(3, ([start, end, text]) => substring(textOf(text), Number(intOf(start)), Number(intOf(end)))),
  trunc: fixed(2, ([length, text]) => truncate(textOf(text), Number(intOf(length)))),
  quote: variadic(0, (args) => args.filter((value) => value !== null).map((value) => quoteGo(printGo(value))).join(' ')),
  squote: variadic(0, (args) => args.filter((value) => value !== null).map((value) => `'${printGo(value)}'`).join(' ')),
  cat: variadic(0, (args) => args.filter((value) => value !== null).map(printGo).join(' ').trim()),
  b64enc: fixed(1, ([text]) => Buffer.from(textOf(text), 'utf8').toString('base64')),
  sha1sum: fixed(1, ([text]) => createHash('sha1').update(textOf(text)).digest('hex')),
  sha256sum: fixed(1, ([text]) => createHash('sha256').update(textOf(text)).digest('hex')),
  default: { least: 1, most: 2, call: ([fallback = null, given = null]) => (isGoTruth(given) ? given : fallback) },
  empty: fixed(1, ([value = null]) => !isGoTruth(value)),
  coalesce: variadic(0, (args) => args.find(isGoTruth) ?? null),
  all: variadic(0, (args) => args.every(isGoTruth)),
  any: variadic(0, (args) => args.some(isGoTruth)),
  ternary: fixed(3, ([yes = null, no = null, test]) => {
    if (typeof test !== 'boolean') throw new CallError('wrong type for value; expected bool');
    return test ? yes : no;
  }),
  fail: fixed(1, ([text]) => {
    throw new CallError(textOf(text));
  }),
  list: variadic(0, (args) => args),
  tuple: variadic(0, (args) => args),
  first: fixed(1, ([list = null]) => listOf(list)[0] ?? null),
  last: fixed(1, ([list = null]) => listOf(list).at(-1) ?? null),
  rest: fixed(1, ([list = null]) => listOf(list).slice(1)),
  initial: fixed(1, ([list = null]) => listOf(list).slice(0, -1)),
  reverse: fixed(1, ([list = null]) => listOf(list).toReversed()),
  join: fixed(2, ([separator, list = null]) => (isGoList(list) ? list.filter((value) => value !== null).map(printGo) : [printGo(list)]).join(textOf(separator))),
  splitList: fixed(2, ([separator, text]) => textOf(text).split(textOf(separator))),
  randAlpha: randomText(LETTERS),
  randNumeric: randomText(DIGITS),
  randAlphaNum: randomText(LETTERS + DIGITS),
  randAscii: randomText(PRINTABLE),
  uuidv4: fixed(0, (_args, random) => random.uuid()),
};
