import type { DocumentKind } from './document.ts';
import type { Documents } from './generated/types.ts';

/** Long enough that writing one takes longer than asking for it, short enough to be gone by the next small collection of garbage. */
const BLOCK_CHARACTERS = 64 * 1024;
/** A value so far below the top is put into words at once: in a comparison one cell, one ratio. */
const WHOLE_DEPTH = 4;
/** An object so far below the top stands on one line: in a comparison one run of a cell, one pair of a ratio. */
const LINE_DEPTH = 6;

/**
 * A document as serializeDocument lays it out, but for the objects that lie deep, which take a line each, in blocks: the comparison of 1,000
 * bundles has 40 MB (73 with a line for each value), which nobody needs in memory at once.
 */
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
  const form = depth < WHOLE_DEPTH ? formOf(value, depth) : null;
  if (form === null) {
    yield textOf(value, depth);
    return;
  }
  for (const [before, item] of form.entries) {
    yield before;
    yield* piecesOf(item, depth + 1);
  }
  yield form.end;
}

function textOf(value: unknown, depth: number): string {
  const form = formOf(value, depth);
  if (form === null) return JSON.stringify(value);
  return form.entries.reduce((text, [before, item]) => `${text}${before}${textOf(item, depth + 1)}`, '') + form.end;
}

/** How a value is laid out over lines: what stands before each item, the items, and the end. */
interface Form {
  readonly entries: readonly (readonly [before: string, item: unknown])[];
  readonly end: string;
}

/** Null for what stands on one line. */
function formOf(value: unknown, depth: number): Form | null {
  const margin = `\n${'  '.repeat(depth)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return { entries: value.map((item: unknown, index) => [`${index === 0 ? '[' : ','}${margin}  `, item]), end: `${margin}]` };
  }
  if (depth >= LINE_DEPTH || typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return null;
  return { entries: entries.map(([key, item], index) => [`${index === 0 ? '{' : ','}${margin}  ${JSON.stringify(key)}: `, item]), end: `${margin}}` };
}
