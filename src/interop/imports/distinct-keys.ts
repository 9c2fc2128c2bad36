import { IndexbenchError } from '../../model/errors.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Refuses JSON in which an object has a key twice: parsers take one of the values and say nothing. The text must be valid JSON.
 *
 * @throws IndexbenchError INPUT_INVALID with the key and its line
 */
export function requireDistinctKeys(text: string, where: string): void {
  /** The keys so far of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (expectsKey && keys !== null && keys !== undefined) addKey(keys, text.slice(at, end + 1), { text, at, where });
        expectsKey = false;
        at = end;
        break;
      }
      case 0x7b:
        open.push(new Set());
        expectsKey = true;
        break;
      case 0x5b:
        open.push(null);
        expectsKey = false;
        break;
      case 0x7d:
      case 0x5d:
        open.pop();
        expectsKey = false;
        break;
      case 0x2c:
        expectsKey = (open.at(-1) ?? null) !== null;
        break;
    }
  }
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function addKey(keys: Set<string>, literal: string, { text, at, where }: { readonly text: string; readonly at: number; readonly where: string }): void {
  const key = literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
  if (keys.has(key)) throw new IndexbenchError('INPUT_INVALID', { what: `the key ${JSON.stringify(key)} stands twice in one object`, where: `${where}, line ${String(text.slice(0, at).split('\n').length)}` });
  keys.add(key);
}
