import { isGoList, isGoMap } from './go-value.ts';
import type { GoValue } from './go-value.ts';
import { goExponent, printGo } from './go-print.ts';

interface Verb {
  readonly flags: string;
  readonly width: number;
  /** null = not given. */
  readonly precision: number | null;
  readonly letter: string;
}

const DIRECTIVE = /%([-+# 0]*)(\*|\d+)?(?:\.(\*|\d*))?(.)/gsu;
const MOST_WIDTH = 10_000;

/** printf gave up; the message says why. */
export class PrintfError extends Error {}

/**
 * Go's `printf` for integers, floats, texts, booleans and what `%v` shows of lists and maps. Wrong operands show as `%!d(string=x)`, as in Go.
 * Source: Go, fmt, "Printing" and "Format errors". Throws PrintfError for verbs and forms that are not offered (%T, %p, argument indexes).
 */
export function printfGo(format: string, args: readonly GoValue[]): string {
  let next = 0;
  const take = (): GoValue | undefined => {
    const value = args[next];
    next += 1;
    return value;
  };
  const text = format.replace(DIRECTIVE, (match, ...groups: (string | undefined)[]) => {
    const [flags = '', width, precision, letter = ''] = groups;
    if (letter === '%') return '%';
    if (letter === '[') throw new PrintfError('argument indexes (%[n]) are not offered');
    const wide = sizeOf(width, take);
    const verb: Verb = { flags: wide < 0 ? `${flags}-` : flags, width: Math.abs(wide), precision: precision === undefined ? null : sizeOf(precision, take), letter };
    if (next >= args.length) return `%!${letter}(MISSING)`;
    const value = take() ?? null;
    return formatOne(verb, value, match);
  });
  if (/(?:^|[^%])(?:%%)*%$/.test(format)) return `${text.slice(0, -1)}%!(NOVERB)`;
  if (next >= args.length) return text;
  return `${text}%!(EXTRA ${args.slice(next).map((value) => `${typeName(value)}=${printGo(value)}`).join(', ')})`;
}

function sizeOf(text: string | undefined, take: () => GoValue | undefined): number {
  const size = text === '*' ? Number(take()) : Number(text ?? '0');
  if (!Number.isInteger(size) || Math.abs(size) > MOST_WIDTH) throw new PrintfError(`a width or precision of ${String(size)} is not offered`);
  return size;
}

function formatOne(verb: Verb, value: GoValue, match: string): string {
  if (verb.letter === 'T' || verb.letter === 'p') throw new PrintfError(`the verb ${match} is not offered`);
  if (verb.letter === 'v' && verb.flags.includes('#')) throw new PrintfError(`the verb ${match} is not offered`);
  if (isGoList(value) && verb.letter !== 'v') return `[${value.map((inner) => formatOne(verb, inner, match)).join(' ')}]`;
  const body = bodyOf(verb, value);
  if (body === null) return value === null ? `%!${verb.letter}(<nil>)` : `%!${verb.letter}(${typeName(value)}=${printGo(value)})`;
  return body;
}

/** The operand with its verb, padded; null where the verb is not for such operands. */
function bodyOf(verb: Verb, value: GoValue): string | null {
  if (verb.letter === 'v' && (value === null || isGoList(value) || isGoMap(value))) return pad(verb, printGo(value), false);
  switch (typeof value) {
    case 'bigint':
      return formatInteger(verb, value);
    case 'number':
      return formatFloat(verb, value);
    case 'string':
      return formatText(verb, value);
    case 'boolean':
      return verb.letter === 'v' || verb.letter === 't' ? pad(verb, String(value), false) : null;
    default:
      return null;
  }
}

const BASES: Readonly<Record<string, { readonly radix: number; readonly prefix: string }>> = {
  v: { radix: 10, prefix: '' }, d: { radix: 10, prefix: '' }, b: { radix: 2, prefix: '0b' }, o: { radix: 8, prefix: '0' },
  O: { radix: 8, prefix: '0o' }, x: { radix: 16, prefix: '0x' }, X: { radix: 16, prefix: '0X' },
};

function formatInteger(verb: Verb, value: bigint): string | null {
  if (verb.letter === 'c') return pad(verb, codePoint(value), false);
  if (verb.letter === 'q') return pad(verb, `'${codePoint(value)}'`, false);
  if (verb.letter === 'U') return pad(verb, `U+${value.toString(16).toUpperCase().padStart(4, '0')}`, false);
  const base = BASES[verb.letter];
  if (base === undefined) return null;
  const size = (value < 0n ? -value : value).toString(base.radix);
  const digits = (verb.letter === 'X' ? size.toUpperCase() : size).padStart(verb.precision ?? 1, '0');
  const prefix = verb.letter === 'O' || verb.flags.includes('#') ? base.prefix : '';
  const text = verb.precision === 0 && value === 0n ? '' : digits;
  return padNumber(verb, signOf(verb, value < 0n), `${prefix}${text}`, verb.precision === null);
}

function codePoint(value: bigint): string {
  return value < 0n || value > 0x10ffffn ? '\ufffd' : String.fromCodePoint(Number(value));
}

function formatFloat(verb: Verb, value: number): string | null {
  if (!'veEfFgG'.includes(verb.letter)) return null;
  if (!Number.isFinite(value)) return pad(verb, printGo(value), false);
  const size = Math.abs(value);
  return padNumber(verb, signOf(verb, value < 0 || Object.is(value, -0)), floatDigits(verb, size), true);
}

function floatDigits(verb: Verb, size: number): string {
  switch (verb.letter) {
    case 'f':
    case 'F':
      return fixedDigits(size, verb.precision ?? 6);
    case 'e':
      return goExponent(exponentDigits(size, verb.precision ?? 6));
    case 'E':
      return goExponent(exponentDigits(size, verb.precision ?? 6)).toUpperCase();
    default:
      return generalDigits(verb, size);
  }
}

/** %g and %v. With a precision: so many significant digits, trailing zeros gone. */
function generalDigits(verb: Verb, size: number): string {
  const { precision } = verb;
  const exponent = size === 0 ? 0 : Number((precision === null ? size.toExponential() : exponentDigits(size, Math.max(0, precision - 1))).split('e')[1]);
  const largest = precision === null ? 21 : Math.max(1, precision);
  const usesExponent = exponent < -4 || exponent >= largest;
  const text = usesExponent
    ? goExponent(precision === null ? size.toExponential() : trimZeros(exponentDigits(size, Math.max(0, precision - 1))))
    : precision === null ? printGo(size) : trimZeros(fixedDigits(size, Math.max(0, Math.max(1, precision) - 1 - exponent)));
  return verb.letter === 'G' ? text.toUpperCase() : text;
}

function trimZeros(text: string): string {
  const [digits = '', exponent] = text.split('e');
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return exponent === undefined ? short : `${short}e${exponent}`;
}

/** Further digits that show whether a number lies exactly between two roundings. */
const MORE_DIGITS = 30;
const MOST_DIGITS = 100 - MORE_DIGITS;

function fixedDigits(size: number, digits: number): string {
  if (digits > MOST_DIGITS) throw new PrintfError(`a precision above ${String(MOST_DIGITS)} is not offered`);
  return toEven(size.toFixed(digits), size.toFixed(digits + MORE_DIGITS));
}

function exponentDigits(size: number, digits: number): string {
  if (digits > MOST_DIGITS) throw new PrintfError(`a precision above ${String(MOST_DIGITS)} is not offered`);
  const [rounded = '', exponent = ''] = size.toExponential(digits).split('e');
  const [longer = '', sameExponent = ''] = size.toExponential(digits + MORE_DIGITS).split('e');
  return exponent === sameExponent ? `${toEven(rounded, longer)}e${exponent}` : `${rounded}e${exponent}`;
}

/** JavaScript rounds a number exactly between two up, Go to the even one. */
function toEven(rounded: string, longer: string): string {
  if (!/50{29}$/.test(longer)) return rounded;
  const cut = longer.slice(0, -MORE_DIGITS).replace(/\.$/, '');
  return /[02468]$/.test(cut) ? cut : rounded;
}

function formatText(verb: Verb, value: string): string | null {
  const cut = verb.precision === null ? value : [...value].slice(0, verb.precision).join('');
  switch (verb.letter) {
    case 'v':
    case 's':
      return pad(verb, cut, verb.flags.includes('0'));
    case 'q':
      return pad(verb, verb.flags.includes('#') && !/[`\p{Cc}]/u.test(cut) ? `\`${cut}\`` : quoteGo(cut), false);
    case 'x':
    case 'X': {
      const hex = Buffer.from(value, 'utf8').subarray(0, verb.precision ?? undefined).toString('hex');
      return pad(verb, verb.letter === 'X' ? hex.toUpperCase() : hex, verb.flags.includes('0'));
    }
    default:
      return null;
  }
}

/** A text as Go source. Source: Go, strconv.Quote. */
export function quoteGo(text: string): string {
  const named: Readonly<Record<string, string>> = { '\x07': '\\a', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v', '"': '\\"', '\\': '\\\\' };
  const quoted = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (named[character] !== undefined) return named[character];
    if (code < 0x20 || code === 0x7f) return `\\x${code.toString(16).padStart(2, '0')}`;
    if (/[\p{L}\p{M}\p{N}\p{P}\p{S}]| /u.test(character)) return character;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
  return `"${quoted.join('')}"`;
}

function signOf(verb: Verb, negative: boolean): string {
  if (negative) return '-';
  return verb.flags.includes('+') ? '+' : verb.flags.includes(' ') ? ' ' : '';
}

function padNumber(verb: Verb, sign: string, digits: string, mayZero: boolean): string {
  if (mayZero && verb.flags.includes('0') && !verb.flags.includes('-')) return sign + digits.padStart(verb.width - sign.length, '0');
  return pad(verb, sign + digits, false);
}

/** Width counts code points. */
function pad(verb: Verb, text: string, zeros: boolean): string {
  const missing = Math.max(0, verb.width - [...text].length);
  if (verb.flags.includes('-')) return text + ' '.repeat(missing);
  return (zeros ? '0' : ' ').repeat(missing) + text;
}

function typeName(value: GoValue): string {
  if (isGoList(value)) return '[]interface {}';
  if (value === null) return '<nil>';
  if (isGoMap(value)) return 'map[string]interface {}';
  return typeof value === 'bigint' ? 'int' : typeof value === 'number' ? 'float64' : typeof value === 'boolean' ? 'bool' : 'string';
}
