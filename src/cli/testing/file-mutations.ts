import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SplitMix64 } from '../../statistics/split-mix64.ts';

export interface FileEdit {
  readonly kind: string;
  /** Paths of the files that are changed, removed or added: naming one of them names the edit. */
  readonly files: readonly string[];
  /** False where it would change nothing. */
  readonly apply: () => boolean;
}

type Change = (bytes: Buffer, random: SplitMix64) => Buffer | null;

/** Null where there is nothing of the kind to change. */
const CHANGES: Readonly<Record<string, Change>> = {
  bit(bytes, random) {
    if (bytes.length === 0) return null;
    const at = random.below(bytes.length);
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return changed;
  },
  digit(bytes, random) {
    const places = [...bytes.keys()].filter((at) => isDigit(bytes[at]));
    const at = places[random.below(Math.max(1, places.length))];
    if (at === undefined) return null;
    const changed = Buffer.from(bytes);
    changed[at] = 0x30 + (((bytes[at] ?? 0) - 0x30 + 1 + random.below(9)) % 10);
    return changed;
  },
  'row removed': (bytes, random) => withLines(bytes, (lines) => void lines.splice(random.below(lines.length), 1)),
  'row doubled': (bytes, random) => withLines(bytes, (lines) => {
    const at = random.below(lines.length);
    lines.splice(at, 0, lines[at] ?? '');
  }),
  'rows turned': (bytes) => withLines(bytes, (lines) => void lines.reverse()),
  cut: (bytes, random) => (bytes.length === 0 ? null : bytes.subarray(0, random.below(bytes.length))),
  longer: (bytes) => Buffer.concat([bytes, Buffer.from('\n')]),
};

/** A random edit of a random file of a bundle. */
export function fileEdits(folder: string, random: SplitMix64): FileEdit {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();
  const file = files[random.below(files.length)] ?? '';
  const kinds = [...Object.entries(CHANGES), ['file removed', null], ['file added', null], ['files changed places', null]] as const;
  const [kind, change] = kinds[random.below(kinds.length)] ?? ['bit', CHANGES['bit']];
  if (change !== null && change !== undefined) return { kind, files: [file], apply: () => rewrite(file, change, random) };
  if (kind === 'file removed') return { kind, files: [file], apply: () => (rmSync(file), true) };
  if (kind === 'file added') return { kind, files: [`${file}.more`], apply: () => (writeFileSync(`${file}.more`, ''), true) };
  const other = files[random.below(files.length)] ?? '';
  return { kind, files: [file, other], apply: () => changePlaces(file, other) };
}

function rewrite(file: string, change: Change, random: SplitMix64): boolean {
  const bytes = readFileSync(file);
  const changed = change(bytes, random);
  if (changed === null || changed.equals(bytes)) return false;
  writeFileSync(file, changed);
  return true;
}

function changePlaces(file: string, other: string): boolean {
  if (readFileSync(file).equals(readFileSync(other))) return false;
  renameSync(file, `${file}.old`);
  renameSync(other, file);
  renameSync(`${file}.old`, other);
  return true;
}

/** Of a text; samples have no lines. */
function withLines(bytes: Buffer, change: (lines: string[]) => void): Buffer | null {
  if (bytes.includes(0)) return null;
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  if (lines.length === 0) return null;
  change(lines);
  return Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
