import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ghzForTests } from '../load/ghz/testing-launcher.ts';
import { parseDocument } from '../model/document.ts';
import type { Comparison, ConsumerLine, Measurements } from '../model/generated/types.ts';
import { ROOT, ProgramTest } from './testing/program.ts';
import { reseal } from './testing/reseal.ts';

/** The real one; where it is not here, its line must say so. */
const program = await ghzForTests(process.env);

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
  const workload = parseDocument('Workload', readFileSync(join(ROOT, 'workloads', 'consumers.json'), 'utf8'), 'consumers.json');
  const scenarios = workload.scenarios.map((scenario) => ({ ...scenario, stop: { kind: 'passes', minimumSeconds: 0.3 } }));
  writeFileSync(test.path('work.json'), JSON.stringify({ ...workload, scenarios }));
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const lines = (): readonly ConsumerLine[] => (test.json('out', 'comparison.json') as Comparison).consumers[0]?.lines ?? [];
const line = (driver: string): ConsumerLine | undefined => lines().find((entry) => entry.driver === driver);

describe('run consumers', { timeout: 120_000 }, () => {
  it('says of each consumer what a pass cost and that all received the same, from evidence that verify recomputes', async () => {
    const { exitCode, stdout } = await test.run('run', 'consumers', '--workload', 'work.json', '--repeats', '1', '--out', 'out');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('consumers, one pass: Whole chain in ranges of 10,000 blocks, 1 client');
    expect(lines().map(({ driver }) => driver)).toEqual(['ghz', 'grpc-js', 'native-http2', 'native']);
    for (const driver of ['grpc-js', 'native-http2', 'native']) {
      expect(line(driver)).toMatchObject({ runs: 1, content: 'equal', received: { how: 'timed', blocks: 12_003, bytes: 1_042_730 } });
      expect(line(driver)?.secondsPerPass?.median).toBeGreaterThan(0);
    }
    // Some ten times apart: no load on the machine turns that round.
    expect(line('grpc-js')?.secondsPerPass?.median).toBeGreaterThan(2 * (line('native')?.secondsPerPass?.median ?? 0));
    if (program === null) expect(line('ghz')).toMatchObject({ state: { kind: 'empty', reason: 'driver-unavailable' } });
    else expect(line('ghz')).toMatchObject({ content: 'equal', received: { how: 'apart', blocks: 12_003, bytes: 1_042_730 } });
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
    forgeDigest();
    const forged = await test.run('verify', 'out');
    expect(forged.exitCode).toBe(1);
    expect(forged.stdout).toMatch(/measurements\.json#\/measurements\/\d\/received\/sha256: stored "0{64}", recomputed "[0-9a-f]{64}"/);
  });

  /** Another digest of the native driver, in a bundle that is sealed again. */
  function forgeDigest(): void {
    reseal(test.path('out', 'runs', 'reference-r1-a1'), {
      'measurements.json': ({ measurements }: Measurements) => {
        for (const { driver, received } of measurements) if (driver === 'native' && received !== undefined) Object.assign(received, { sha256: '0'.repeat(64) });
      },
    });
  }
});
