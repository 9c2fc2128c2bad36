import type { DocumentKind } from './document.ts';
import type { Documents } from './generated/types.ts';

/** Long enough that writing one takes longer than asking for it, short enough to be gone by the next small collection of garbage. */
const BLOCK_CHARACTERS = 64 * 1024;
/** A value so far below the top is put into words at once: in a comparison one run of a cell. */
const WHOLE_DEPTH = 6;

/** What serializeDocument gives, in blocks: the comparison of 1,000 bundles has 70 MB, which nobody needs in memory at once. */
export function* documentBlocks(value: Documents[DocumentKind]): Generator<string> {
  let block = '';
  for (const piece of piecesOf(value, 0)) {
    block += piece;
    if (block.length < BLOCK_CHARACTERS) continue;
    yield block;
    block = '';
  }
  yield `${block}\n`;
}

function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (Array.isArray(value) && value.length > 0 && depth < WHOLE_DEPTH) yield* bracketed('[]', value.map((item: unknown): Entry => ['', item]), depth);
  else if (isFilledObject(value) && depth < WHOLE_DEPTH) yield* bracketed('{}', Object.entries(value).flatMap(([key, item]): Entry[] => (item === undefined ? [] : [[`${JSON.stringify(key)}: `, item]])), depth);
  // No text in JSON holds a line break of its own.
  else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);
}

/** What stands before an item, and the item. */
type Entry = readonly [string, unknown];

function* bracketed([open = '', close = '']: string, entries: readonly Entry[], depth: number): Generator<string> {
  const margin = `\n${'  '.repeat(depth)}`;
  for (const [index, [name, item]] of entries.entries()) {
    yield `${index === 0 ? open : ','}${margin}  ${name}`;
    yield* piecesOf(item, depth + 1);
  }
  yield `${margin}${close}`;
}

function isFilledObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).some((item) => item !== undefined);
}
