/** Before the digits of an integer that a double cannot hold; JSON's own texts cannot begin so unless they are meant to deceive. */
const EXACT = '\u0000integer ';
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** JSON in which integers of 16 digits and more are kept exact: as texts that `exactDigits` knows. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text.replace(TOKEN, (token) => (token.startsWith('"') ? token : JSON.stringify(EXACT + token)))) as unknown;
}

/** An integer as parseExactJson would give it. */
export function exactInteger(value: bigint): unknown {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : `${EXACT}${String(value)}`;
}

/** The digits of an integer that was kept exact, or null. */
export function exactDigits(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(EXACT) ? value.slice(EXACT.length) : null;
}

/** A value of parseExactJson as JSON with the keys of all objects in order, and as Go writes it: `<`, `>` and `&` escaped. */
export function sortedGoJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedGoJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${goText(key)}:${sortedGoJson(inner)}`).join(',')}}`;
  }
  return exactDigits(value) ?? (typeof value === 'string' ? goText(value) : JSON.stringify(value));
}

function goText(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
