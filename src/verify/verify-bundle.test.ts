import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSmallBundle } from '../bundle/fixtures/small-bundle.ts';
import type { Changes } from '../bundle/fixtures/small-bundle.ts';
import { openBundle } from '../bundle/reader.ts';
import type { OpenedBundle } from '../bundle/reader.ts';
import { NARROW_COLUMNS, WIDE_COLUMNS } from '../bundle/sample-columns.ts';
import type { NarrowColumn, SampleChunk, WideColumn } from '../bundle/sample-columns.ts';
import { describeDifference } from './difference.ts';
import { recheckBundle, verifyBundle } from './verify-bundle.ts';

let root = '';
let good: OpenedBundle;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'indexbench-verify-'));
  await writeSmallBundle(join(root, 'good'));
  good = await openBundle(join(root, 'good'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let written = 0;
async function findings(changes: Changes): Promise<string[]> {
  written += 1;
  const folder = join(root, `changed-${String(written)}`);
  await writeSmallBundle(folder, changes);
  return (await verifyBundle(await openBundle(folder))).map(describeDifference);
}

type DocumentKey = 'bundle' | 'measurements' | 'payloads';

/** JSON pointers of all numbers in a document. */
function numbersIn(value: unknown, pointer = ''): string[] {
  if (typeof value === 'number') return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${pointer}/${key}`));
}

function withNumber(key: DocumentKey, pointer: string): OpenedBundle {
  const document = structuredClone(good[key]) as unknown as Record<string, unknown>;
  const parts = pointer.split('/').slice(1);
  const last = parts.pop() ?? '';
  const parent = parts.reduce<Record<string, unknown>>((at, part) => at[part] as Record<string, unknown>, document);
  const value = parent[last] as number;
  parent[last] = Number.isInteger(value) ? value + 1 : value * (1 + 1e-11);
  return { ...good, [key]: document };
}

describe('verifyBundle', () => {
  it('finds nothing in a bundle that is right', async () => {
    expect(await verifyBundle(good)).toEqual([]);
    await expect(recheckBundle(good)).resolves.toBeUndefined();
  });

  /** Readings: no other evidence of them is kept. */
  const readings = /^\/version$|\/resources\/|\/noise\/(server|client)|\/client\/(cpuShare|busiestProcessShare|ceilingUnitsPerSecond|eventLoopLag(Max|P99)Ns|gcPause(s|Ns|MaxNs))$|\/samples\/rows$/;

  it('names every stored number of measurements.json that was changed', async () => {
    const pointers = numbersIn(good.measurements).filter((pointer) => !readings.test(pointer));
    expect(pointers.length).toBeGreaterThan(120);
    const missed: string[] = [];
    for (const pointer of pointers) {
      const found = await verifyBundle(withNumber('measurements', pointer));
      if (!found.some((difference) => difference.document === 'measurements.json' && difference.pointer === pointer)) missed.push(pointer);
    }
    expect(missed).toEqual([]);
  });

  it('names every stored number of payloads.json that was changed, or what it was added to', async () => {
    const missed: string[] = [];
    for (const pointer of numbersIn(good.payloads).filter((found) => !readings.test(found))) {
      const found = await verifyBundle(withNumber('payloads', pointer));
      if (found.length === 0) missed.push(pointer);
    }
    expect(missed).toEqual([]);
  });

  it('names what bundle.json says wrongly of plan, order and drift', async () => {
    expect(await findings({ bundle: (bundle) => Object.assign(bundle.noise, { driftRatio: 0.01 }) })).toEqual([
      'bundle.json#/noise/driftRatio: stored 0.01, recomputed 0.08',
      ...[0, 1, 2].map((index) => expect.stringMatching(new RegExp(`^measurements\\.json#/measurements/${String(index)}/warnings/\\d+: stored \\{"code":"drift","ratio":0\\.08\\}, recomputed nothing$`)) as string),
    ]);
    expect(await findings({ bundle: (bundle) => Object.assign(bundle.leg, { position: 2 }) })).toEqual(['bundle.json#/leg/position: stored 2, recomputed 1']);
    expect(await findings({ bundle: (bundle) => Object.assign(bundle.variant.pin, { pin: 'path:other' }) })).toEqual(['bundle.json#/variant/pin/pin: stored "path:other", recomputed "path:dist/reference.mjs"']);
  });

  it('names a key that does not belong to its fields', async () => {
    const [first] = await findings({ measurements: ({ measurements }) => Object.assign(measurements[0]?.work ?? {}, { workKey: '0'.repeat(64) }) });
    expect(first).toMatch(new RegExp(`^measurements\\.json#/measurements/0/work/workKey: stored "${'0'.repeat(64)}", recomputed "[0-9a-f]{64}"$`));
  });

  it('names a host that was made better than bundle.json says', async () => {
    const found = await findings({ bundle: (bundle) => Object.assign(bundle.cpus, { serverCount: 4 }) });
    expect(found).toContain('measurements.json#/measurements/0/host/fields/serverCpus: stored 1, recomputed 4');
  });

  it('names a warning that was left out, and a client that was bound', async () => {
    const found = await findings({ measurements: ({ measurements }) => Object.assign(measurements[1] ?? {}, { warnings: [] }) });
    expect(found[0]).toMatch(/^measurements\.json#\/measurements\/1\/warnings\/0: stored nothing, recomputed \{"code":/);
    const bound = await findings({ measurements: ({ measurements }) => Object.assign(measurements[0]?.client ?? {}, { cpuShare: 0.9 }) });
    expect(bound).toContain('measurements.json#/measurements/0/client/bound: stored false, recomputed true');
  });

  it('names a measurement that is missing from a complete run', async () => {
    expect(await findings({ measurements: (document) => void document.measurements.splice(2, 1) })).toEqual(['measurements.json#/measurements: stored null, recomputed "a measurement native/download"']);
  });

  it('names figures without samples', async () => {
    const found = await findings({ measurements: ({ measurements }) => Object.assign(measurements[3] ?? {}, { state: { kind: 'measured' }, sums: measurements[0]?.sums }) });
    expect(found).toContain('measurements.json#/measurements/3/samples: stored null, recomputed "a sample file, as the state is measured"');
    expect(found.some((line) => line.startsWith('measurements.json#/measurements/3/sums: stored {'))).toBe(true);
  });

  it('throws the first difference for a caller that needs a whole bundle', async () => {
    const changed = withNumber('measurements', '/measurements/0/sums/ok');
    await expect(recheckBundle(changed)).rejects.toMatchObject({ code: 'VERIFY_DIFFERENCE', exitCode: 1, what: 'measurements.json#/measurements/0/sums/ok: stored 301, recomputed 300' });
  });
});

describe('payload claims', () => {
  it('names a verdict that the digests do not bear out', async () => {
    const wrong = '1'.repeat(64);
    const found = await findings({ payloads: (payloads) => Object.assign(payloads.whole ?? {}, { sha256: wrong }) });
    expect(found).toContain('payloads.json#/verdict/kind: stored "verified", recomputed "wrong"');
    expect(found).toContain(`measurements.json#/measurements/1/work/fields/payloadClass: stored "expected", recomputed "${wrong}"`);
  });

  it('names an expected digest that is not the pin’s', async () => {
    const digest = '2'.repeat(64);
    const found = await findings({ payloads: (payloads) => Object.assign(payloads.unary[0] ?? {}, { sha256: digest, expectedSha256: digest }) });
    expect(found[0]).toMatch(/^payloads\.json#\/unary\/0\/expectedSha256: stored "2{64}", recomputed "82fc097c/);
  });
});

describe('samples that were changed together with all figures', () => {
  const only = (scenario: string, change: (samples: SampleChunk) => SampleChunk): Changes => ({ samples: (name, samples) => (name === scenario ? change(samples) : samples) });

  it('are found where the slowest calls of a counted scenario are left out', async () => {
    const found = await findings(only('single', (samples) => keep(samples, (row) => latency(samples, row) < slowest(samples, 5))));
    expect(found).toEqual(['measurements.json#/measurements/0/sums/calls: stored 295, recomputed 300']);
  });

  it('are found where a pass is not whole', async () => {
    const found = await findings(only('download', (samples) => keep(samples, (row) => row !== 50)));
    expect(found).toEqual(['measurements.json#/measurements/2/sums/calls: stored 119, recomputed "a multiple of 3, the calls of a pass"']);
  });

  it('are found where the end of a window is cut away', async () => {
    const found = await findings(only('ranges', (samples) => keep(samples, (row) => (samples.wide.startNs[row] ?? 0) < 6e8 && samples.narrow.status[row] === 0)));
    expect(found).toEqual([expect.stringMatching(/^measurements\.json#\/measurements\/1\/sums\/measuredNs: stored \d+, recomputed "at least the window of 1\.2 s"$/)]);
  });

  it('are found where calls start after the window', async () => {
    const found = await findings(only('ranges', (samples) => edit(samples, 100, { intendedStartNs: 1.6e9, startNs: 1.6e9, firstMessageNs: Number.NaN, endNs: 1.7e9 })));
    expect(found).toEqual(['measurements.json#/measurements/1/sums/measuredNs: stored "a start at 1600000000 ns", recomputed "no start after the window of 1.2 s"']);
  });

  const rows: [string, Partial<Record<WideColumn | NarrowColumn, number>>, string][] = [
    ['ends before it starts', { startNs: 100, endNs: 50, firstMessageNs: Number.NaN, intendedStartNs: 100, status: 14 }, 'endNs: stored 50, recomputed "at least startNs, 100"'],
    ['has its first message after its end', { firstMessageNs: 9e9 }, 'firstMessageNs: stored 9000000000, recomputed'],
    ['starts before it was meant to', { intendedStartNs: 9e9 }, 'intendedStartNs: stored 9000000000, recomputed'],
    ['is measured before the window', { startNs: -50, intendedStartNs: -50 }, 'startNs: stored -50, recomputed "at least 0 in the measured window"'],
    ['has a status below all', { status: -2 }, 'status: stored -2, recomputed'],
    ['has an unknown status', { status: 17 }, 'status: stored 17, recomputed'],
    ['is of an unknown phase', { phase: 4 }, 'phase: stored 4, recomputed "0, 1 or 2"'],
    ['is said to be unseen, by a driver that sees all', { phase: 3 }, 'phase: stored 3, recomputed "0, 1 or 2; unseen time is one row of ghz-as-published"'],
    ['is of a client that does not exist', { client: 1 }, 'client: stored 1, recomputed "below 1"'],
    ['has more blocks than it asked for', { messages: 2 }, 'messages: stored 2, recomputed "1, as asked for"'],
  ];
  it.each([['startNs', Number.NaN], ['endNs', Number.NaN], ['status', -1], ['phase', -1]] as const)('are refused where a row has no %s', async (column, none) => {
    const change = { samples: (name: string, samples: SampleChunk): SampleChunk => (name === 'single' ? edit(samples, 2, { [column]: none }) : samples) };
    await expect(findings(change)).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED', what: `samples/native.single.parquet: row 2 holds no ${column}` });
  });

  it.each(rows)('are found where a call %s', async (_name, change, text) => {
    const found = await findings(only('single', (samples) => edit(samples, 200, change)));
    expect(found.join('\n')).toContain(`samples/native.single.parquet#/rows/200/${text}`);
  });
});

function latency({ wide }: SampleChunk, row: number): number {
  return (wide.endNs[row] ?? 0) - (wide.startNs[row] ?? 0);
}

/** The latency that `count` measured calls reach or pass. */
function slowest(samples: SampleChunk, count: number): number {
  const measured = Array.from({ length: samples.rows }, (_, row) => row).filter((row) => samples.narrow.phase[row] === 1);
  return measured.map((row) => latency(samples, row)).sort((a, b) => b - a)[count - 1] ?? 0;
}

function keep(samples: SampleChunk, isKept: (row: number) => boolean): SampleChunk {
  const rows = Array.from({ length: samples.rows }, (_, row) => row).filter((row) => samples.narrow.phase[row] === 0 || isKept(row));
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, Float64Array.from(rows, (row) => samples.wide[name][row] ?? Number.NaN)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, Int32Array.from(rows, (row) => samples.narrow[name][row] ?? -1)]));
  return { rows: rows.length, wide: wide as Record<WideColumn, Float64Array>, narrow: narrow as Record<NarrowColumn, Int32Array> };
}

function edit(samples: SampleChunk, row: number, change: Partial<Record<WideColumn | NarrowColumn, number>>): SampleChunk {
  const columns: Record<WideColumn | NarrowColumn, Float64Array | Int32Array> = { ...samples.wide, ...samples.narrow };
  for (const [name, value] of Object.entries(change)) columns[name as WideColumn][row] = value;
  return samples;
}
