import { rmSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NARROW_COLUMNS, WIDE_COLUMNS, type NarrowColumn, type SampleChunk, type SampleColumn, type WideColumn } from '../../bundle/sample-columns.ts';
import { readSamples } from '../../bundle/samples-reader.ts';
import { writeSampleParquet } from '../../bundle/samples-writer.ts';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { sha256Hex } from '../../model/canonical-json.ts';
import type { Measurement, Measurements } from '../../model/generated/types.ts';
import type { SplitMix64 } from '../../statistics/split-mix64.ts';
import { reseal } from './reseal.ts';

export interface SampleEdit {
  readonly name: string;
  /** Changes a row of the samples, or gives other rows. Null where it would change nothing. */
  readonly edit: (samples: SampleChunk, row: number, random: SplitMix64) => SampleChunk | null;
  /** Whether it alters a count, status, messages, bytes or the latency sum, given the row that it changes. */
  readonly isStated: (row: { readonly isMeasured: boolean; readonly isGood: boolean; readonly isOpenLoop: boolean }) => boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;

/** Every column, and rows as a whole. Statements rest on calls in the measured window; those of latency and size on the good ones. */
export const SAMPLE_EDITS: readonly SampleEdit[] = [
  { name: 'row removed', isStated: always, edit: (samples, row) => rowsOf(samples, (at) => (at === row ? [] : [at])) },
  { name: 'row doubled', isStated: always, edit: (samples, row) => rowsOf(samples, (at) => (at === row ? [at, at] : [at])) },
  { name: 'status', isStated: ({ isMeasured }) => isMeasured, edit: add('status', (random) => 1 + random.below(15)) },
  { name: 'phase', isStated: always, edit: add('phase', () => 1) },
  { name: 'messages', isStated: ({ isGood }) => isGood, edit: add('messages', (random) => 1 + random.below(9)) },
  { name: 'bytes', isStated: ({ isGood }) => isGood, edit: add('bytes', (random) => 1 + random.below(999)) },
  { name: 'end later', isStated: ({ isGood }) => isGood, edit: add('endNs', (random) => 1 + random.below(1000)) },
  { name: 'end much later', isStated: ({ isGood }) => isGood, edit: add('endNs', (random) => 10_000_000 + random.below(1e9)) },
  { name: 'both starts earlier', isStated: ({ isGood }) => isGood, edit: both(add('startNs', () => -1), add('intendedStartNs', () => -1)) },
  { name: 'due earlier', isStated: ({ isGood, isOpenLoop }) => isGood && isOpenLoop, edit: add('intendedStartNs', (random) => -1 - random.below(1000)) },
  { name: 'first message earlier', isStated: never, edit: add('firstMessageNs', () => -1) },
  { name: 'client', isStated: never, edit: add('client', () => 1) },
  { name: 'attempt', isStated: never, edit: add('attempt', () => 1) },
  { name: 'part', isStated: never, edit: add('part', () => 1) },
];

/**
 * Changes the samples of a measurement and seals its bundle again, with the file's new digest and rows.
 *
 * @returns whether the edit alters what is stated; null where there was nothing to change
 */
export async function writeEditedSamples(folder: string, { id, samples, work }: Measurement, { edit, isStated }: SampleEdit, random: SplitMix64): Promise<boolean | null> {
  if (samples === null) return null;
  const path = join(folder, samples.file);
  const before = await readSamples(path, samples);
  const row = random.below(before.rows);
  const phase = before.narrow.phase[row];
  const facts = { isMeasured: phase === SAMPLE_PHASE.measured, isGood: phase === SAMPLE_PHASE.measured && before.narrow.status[row] === 0, isOpenLoop: work.fields.load.startsWith('open loop') };
  const changed = edit(before, row, random);
  if (changed === null) return null;
  rmSync(path);
  const rows = await writeSampleParquet(path, [changed], samples.absentColumns as SampleColumn[]);
  const sha256 = sha256Hex(readFileSync(path));
  reseal(folder, { 'measurements.json': ({ measurements }: Measurements) => Object.assign(measurements.find((entry) => entry.id === id)?.samples ?? {}, { sha256, rows }) });
  return isStated(facts);
}

function add(column: SampleColumn, amount: (random: SplitMix64) => number): SampleEdit['edit'] {
  return (samples, row, random) => {
    const columns: Record<SampleColumn, Float64Array | Int32Array> = { ...samples.wide, ...samples.narrow };
    const value = columns[column][row] ?? Number.NaN;
    if (Number.isNaN(value)) return null;
    columns[column][row] = value + amount(random);
    return samples;
  };
}

function both(first: SampleEdit['edit'], second: SampleEdit['edit']): SampleEdit['edit'] {
  return (samples, row, random) => {
    const changed = first(samples, row, random);
    return changed === null ? null : second(changed, row, random);
  };
}

function rowsOf(samples: SampleChunk, keep: (row: number) => readonly number[]): SampleChunk {
  const rows = Array.from({ length: samples.rows }, (_, row) => keep(row)).flat();
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, Float64Array.from(rows, (row) => samples.wide[name][row] ?? Number.NaN)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, Int32Array.from(rows, (row) => samples.narrow[name][row] ?? -1)]));
  return { rows: rows.length, wide: wide as Record<WideColumn, Float64Array>, narrow: narrow as Record<NarrowColumn, Int32Array> };
}
