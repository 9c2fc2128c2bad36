import type { SplitMix64 } from '../../statistics/split-mix64.ts';

/** A leaf of a document with a way to make it another. */
export interface LeafEdit {
  readonly pointer: string;
  /** What was done, in a word. */
  readonly kind: string;
  readonly apply: (document: unknown) => void;
}

type Branch = Record<string, unknown>;

/** Edits of every leaf of a document: one for each way in which a value of its type can be wrong. */
export function leafEdits(value: unknown, pointer = ''): LeafEdit[] {
  if (Array.isArray(value)) return [...listEdits(value, pointer), ...value.flatMap((item, index) => leafEdits(item, `${pointer}/${String(index)}`))];
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => leafEdits(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`));
  return others(value).map(([kind, other]) => ({ pointer, kind, apply: (document) => set(document, pointer, other) }));
}

function others(value: unknown): [string, unknown][] {
  if (typeof value === 'boolean') return [['negated', !value]];
  if (value === null) return [['one', 1], ['text', 'x']];
  if (typeof value === 'string') return [['another', otherText(value)]];
  if (typeof value !== 'number') return [];
  const near: [string, unknown] = Number.isInteger(value) ? ['one more', value + 1] : ['a little more', value * (1 + 1e-9)];
  const double: [string, unknown][] = value === 0 ? [] : [['double', value * 2], ['none', null]];
  return [near, ...double];
}

/** The last letter or digit becomes another one, so that digests, names and times keep their form. */
function otherText(value: string): string {
  const at = value.search(/[0-9a-z](?=[^0-9a-z]*$)/i);
  if (at < 0) return `${value}x`;
  const letter = value[at] ?? '';
  return `${value.slice(0, at)}${/[0-9]/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'a' ? 'b' : 'a'}${value.slice(at + 1)}`;
}

function listEdits(value: readonly unknown[], pointer: string): LeafEdit[] {
  if (value.length === 0) return [];
  const edit = (kind: string, change: (list: unknown[]) => void): LeafEdit => ({ pointer, kind, apply: (document) => change(at(document, pointer) as unknown[]) });
  const cut = edit('cut', (list) => void list.pop());
  return JSON.stringify(value[0]) === JSON.stringify(value.at(-1)) ? [cut] : [cut, edit('turned', (list) => void list.reverse())];
}

function set(document: unknown, pointer: string, value: unknown): void {
  const cut = pointer.lastIndexOf('/');
  (at(document, pointer.slice(0, cut)) as Branch)[unescaped(pointer.slice(cut + 1))] = value;
}

function at(document: unknown, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>((value, part) => (value as Branch)[unescaped(part)], document);
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `count` of the items, or all where there are fewer, in an order that the seed decides. */
export function chosen<T>(items: readonly T[], count: number, random: SplitMix64): T[] {
  const left = [...items];
  for (let i = 0; i < Math.min(count, left.length); i += 1) {
    const other = i + random.below(left.length - i);
    [left[i], left[other]] = [left[other] as T, left[i] as T];
  }
  return left.slice(0, count);
}

/** How many of each kind, as lines of a score. */
export function tally(names: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => `  ${String(count)} ${name}`).join('\n');
}
