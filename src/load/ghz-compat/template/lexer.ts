import { TemplateError } from './template-error.ts';

export type Token =
  | { readonly kind: 'text'; readonly value: string; readonly offset: number }
  | { readonly kind: 'open' | 'close' | 'space'; readonly offset: number }
  /** . , ( ) | := = */
  | { readonly kind: 'mark'; readonly value: string; readonly offset: number }
  /** Identifiers and keywords; `$name`; `.Name`, each with its sign. */
  | { readonly kind: 'word' | 'variable' | 'field'; readonly value: string; readonly offset: number }
  | { readonly kind: 'string'; readonly value: string; readonly offset: number }
  | { readonly kind: 'number'; readonly value: string; readonly offset: number };

const OPEN = '{{';
const CLOSE = '}}';
const SPACE = ' \t\r\n';

/**
 * Splits a template into text and the tokens of its actions. Comments are gone and trim markers done.
 * Source: Go, text/template, "Text and spaces" and "Actions". Throws TemplateError.
 */
export function lexTemplate(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let trimNext = false;
  for (;;) {
    const open = text.indexOf(OPEN, at);
    const raw = text.slice(at, open < 0 ? text.length : open);
    const trimsBefore = open >= 0 && text[open + 2] === '-' && SPACE.includes(text[open + 3] ?? 'x');
    const value = trimEnds(raw, trimNext, trimsBefore);
    if (value !== '') tokens.push({ kind: 'text', value, offset: at });
    if (open < 0) return tokens;
    const start = open + 2 + (trimsBefore ? 2 : 0);
    const { end, trimsAfter } = text.startsWith('/*', start) ? skipComment(text, start) : lexAction(text, start, tokens);
    trimNext = trimsAfter;
    at = end;
  }
}

function trimEnds(text: string, start: boolean, end: boolean): string {
  const left = start ? text.replace(/^[ \t\r\n]+/, '') : text;
  return end ? left.replace(/[ \t\r\n]+$/, '') : left;
}

interface ActionEnd {
  /** Just after the closing braces. */
  readonly end: number;
  readonly trimsAfter: boolean;
}

function skipComment(text: string, start: number): ActionEnd {
  const close = text.indexOf('*/', start);
  if (close < 0) throw new TemplateError('unclosed comment', start);
  const end = closeAt(text, close + 2) ?? closeAt(text, skipSpace(text, close + 2));
  if (end === null) throw new TemplateError('comment ends before closing delimiter', close);
  return end;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && SPACE.includes(text[next] ?? '')) next += 1;
  return next;
}

/** The end of an action where one stands here: `}}`, or ` -}}` of which the space may be passed already. */
function closeAt(text: string, at: number): ActionEnd | null {
  if (text.startsWith(CLOSE, at)) return { end: at + 2, trimsAfter: false };
  if (text.startsWith(`-${CLOSE}`, at) && SPACE.includes(text[at - 1] ?? 'x')) return { end: at + 3, trimsAfter: true };
  return null;
}

const PATTERNS: readonly { kind: 'space' | 'mark' | 'word' | 'variable' | 'field' | 'number'; pattern: RegExp }[] = [
  { kind: 'space', pattern: /[ \t\r\n]+/y },
  { kind: 'number', pattern: /[+-]?(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)/y },
  { kind: 'field', pattern: /\.[\p{L}_][\p{L}\p{Nd}_]*/uy },
  { kind: 'variable', pattern: /\$[\p{L}\p{Nd}_]*/uy },
  { kind: 'word', pattern: /[\p{L}_][\p{L}\p{Nd}_]*/uy },
  { kind: 'mark', pattern: /:=|[=|(),.]/y },
];

function lexAction(text: string, start: number, tokens: Token[]): ActionEnd {
  tokens.push({ kind: 'open', offset: start });
  let at = start;
  for (;;) {
    const end = closeAt(text, at);
    if (end !== null) {
      tokens.push({ kind: 'close', offset: at });
      return end;
    }
    if (at >= text.length) throw new TemplateError('unclosed action', start);
    const { token, next } = lexOne(text, at);
    tokens.push(token);
    at = next;
  }
}

function lexOne(text: string, at: number): { token: Token; next: number } {
  const first = text[at] ?? '';
  if (first === '`') {
    const close = text.indexOf('`', at + 1);
    if (close < 0) throw new TemplateError('unterminated raw quoted string', at);
    return { token: { kind: 'string', value: text.slice(at + 1, close).replaceAll('\r', ''), offset: at }, next: close + 1 };
  }
  if (first === '"') return lexQuoted(text, at);
  if (first === "'") return lexCharacter(text, at);
  for (const { kind, pattern } of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const token: Token = kind === 'space' ? { kind, offset: at } : { kind, value: found, offset: at };
    return { token, next: at + found.length };
  }
  const advice = first === '\\' ? ': within JSON, use backquotes for text in an action' : '';
  throw new TemplateError(`unexpected ${JSON.stringify(first)} in an action${advice}`, at);
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\', "'": "'", '"': '"' };
const QUOTED = /"((?:[^"\\\n]|\\.)*)"/y;
const CHARACTER = /'((?:[^'\\\n]|\\.[0-9a-fA-F]*))'/uy;

function lexQuoted(text: string, at: number): { token: Token; next: number } {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(text);
  if (found === null) throw new TemplateError('unterminated quoted string', at);
  return { token: { kind: 'string', value: unescapeGo(found[1] ?? '', at), offset: at }, next: at + found[0].length };
}

/** A rune constant is a number. */
function lexCharacter(text: string, at: number): { token: Token; next: number } {
  CHARACTER.lastIndex = at;
  const found = CHARACTER.exec(text);
  const [character, ...more] = [...unescapeGo(found?.[1] ?? '', at)];
  if (found === null || character === undefined || more.length > 0) throw new TemplateError('malformed character constant', at);
  return { token: { kind: 'number', value: String(character.codePointAt(0)), offset: at }, next: at + found[0].length };
}

/** Source: Go specification, "Rune literals", "String literals"; octal and \x escapes only of ASCII, since text is Unicode here. */
function unescapeGo(text: string, offset: number): string {
  return text.replace(/\\(x[0-7][0-9a-fA-F]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[01][0-7]{2}|.)/gs, (_match, escape: string) => {
    if (/^[xuU]./.test(escape)) return String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    if (/^[01][0-7]{2}$/.test(escape)) return String.fromCodePoint(Number.parseInt(escape, 8));
    const plain = ESCAPES[escape];
    if (plain === undefined) throw new TemplateError(`escape \\${escape} is not offered`, offset);
    return plain;
  });
}
