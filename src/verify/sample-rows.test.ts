import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SMALL_PLAN } from '../bundle/fixtures/small-plan.ts';
import type { SampleChunk } from '../bundle/sample-columns.ts';
import { SAMPLE_PHASE } from '../comparison/sample-codes.ts';
import { ghzCalls } from '../interop/ghz-calls.ts';
import { parseGhzReport } from '../interop/ghz-report.ts';
import { writeGhzSamples } from '../load/ghz/ghz-samples.ts';
import { readRawSamples } from '../load/raw-samples.ts';
import type { DriverName, PlannedScenario } from '../model/generated/types.ts';
import { RowCheck } from './sample-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'indexbench-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Samples of a recorded run as published: row 0 is the time of the calls that ghz skipped. */
function asPublished(): SampleChunk {
  const report = parseGhzReport(readFileSync(new URL('../../fixtures/ghz/as-published.json', import.meta.url), 'utf8'), 'as-published.json');
  const file = join(folder, 'samples.raw');
  writeGhzSamples(file, { warmup: null, measured: ghzCalls(report), totalNs: report.total, blocksOf: () => 1000 });
  const [samples] = [...readRawSamples(file)];
  if (samples === undefined) throw new Error('no samples were written');
  return samples;
}

function difference(samples: SampleChunk, driver: DriverName = 'ghz-as-published'): string | null {
  const planned = SMALL_PLAN.scenarios[0] as PlannedScenario;
  const check = new RowCheck({ document: 'samples', pointer: '' }, { planned, driver, countsAreChecked: false });
  check.add(samples, 0);
  return check.difference === null ? null : `${check.difference.pointer}: ${check.difference.stored}`;
}

it('accepts unseen time from ghz as published, and from no other driver', () => {
  expect(difference(asPublished())).toBeNull();
  expect(difference(asPublished(), 'ghz')).toBe('/rows/0/phase: 3');
});

it('names unseen time that is there twice, reaches into the window, or is a call', () => {
  const twice = asPublished();
  twice.narrow.phase[5] = SAMPLE_PHASE.unseen;
  expect(difference(twice)).toBe('/rows/5/phase: 3');
  const long = asPublished();
  long.wide.endNs[0] = 1000;
  expect(difference(long)).toBe('/rows/0/endNs: 1000');
  const call = asPublished();
  call.narrow.status[0] = 0;
  expect(difference(call)).toBe('/rows/0/status: 0');
});
