import { describe, expect, it } from 'vitest';
import type { ConsumerTable, DriverName, Measurement, Plan, Received } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { receivedInPasses } from './received.ts';
import { testBundle, testPlan } from './fixtures/bundles.ts';
import { checked } from './fixtures/compared.ts';

const CHECKED = 'c'.repeat(64);
const OTHER = 'd'.repeat(64);
const DRIVERS: readonly DriverName[] = ['ghz', 'grpc-js', 'native'];

function plan(repeats: number, domain: 'consumers' | 'serving' = 'consumers'): Plan {
  const range = testPlan().scenarios.filter(({ scenario }) => scenario.id === 'range').map((planned) => ({ ...planned, domain }));
  return testPlan({ studies: [domain], scenarios: range, drivers: [...DRIVERS], repeats }, ['a']);
}

interface Pass {
  readonly seconds: number;
  readonly cpuNs?: number;
  readonly sha256?: string | null;
  readonly failed?: number;
}

/** Two whole passes of 1,000 blocks in 10 calls each, by driver. */
function run(repeat: number, repeats: number, passes: Partial<Record<DriverName, Pass>>): BundleDocuments {
  const documents = testBundle(plan(repeats), { variant: 'a', repeat });
  const measurements = documents.measurements.measurements.map((measurement): Measurement => {
    const { seconds, cpuNs = 400_000_000, sha256 = CHECKED, failed = 0 } = passes[measurement.driver] ?? { seconds: 1 };
    const { sums, resources } = measurement;
    if (sums === null || resources === null) throw new Error('not measured');
    const received: Received | null = sha256 === null ? null : { how: measurement.driver === 'ghz' ? 'apart' : 'timed', blocks: 1000, bytes: 5000, sha256 };
    const client = { ...resources.client, cpuUserNs: cpuNs, cpuSystemNs: 0 };
    return { ...measurement, ...(received === null ? {} : { received }), resources: { ...resources, client }, sums: { ...sums, calls: 20 + failed, ok: 20, units: 2000, bytes: 10_000, passes: 2, measuredNs: 2e9 * seconds } };
  });
  const whole = { firstHeight: 1, lastHeight: 1000, blocks: 1000, payloadBytes: 5000, sha256: CHECKED, expectedSha256: null };
  return { ...documents, measurements: { ...documents.measurements, measurements }, payloads: { ...documents.payloads, whole } };
}

function tableOf(runs: readonly BundleDocuments[]): ConsumerTable {
  const [table, ...others] = checked(runs).consumers;
  if (table === undefined || others.length > 0) throw new Error('one table was expected');
  return table;
}

const lineOf = (table: ConsumerTable, driver: DriverName): ConsumerTable['lines'][number] | undefined => table.lines.find((line) => line.driver === driver);

describe('the table of consumers', () => {
  it('has a line a driver, in the plan’s order, with what one pass cost', () => {
    const table = tableOf([1, 2, 3].map((repeat) => run(repeat, 3, { ghz: { seconds: repeat }, native: { seconds: 0.1 * repeat, cpuNs: 2e8 * repeat } })));
    expect(table).toMatchObject({ scenario: 'range', variant: 'a', checked: { blocks: 1000, bytes: 5000, sha256: CHECKED } });
    expect(table.lines.map(({ driver }) => driver)).toEqual(DRIVERS);
    expect(lineOf(table, 'ghz')).toMatchObject({ runs: 3, passes: 6, secondsPerPass: { n: 3, median: 2, min: 1, max: 3 }, content: 'equal', received: { how: 'apart', blocks: 1000, bytes: 5000 } });
    expect(lineOf(table, 'native')).toMatchObject({ secondsPerPass: { median: 0.2, min: 0.1, max: 0.3 }, clientCpuSecondsPerPass: { median: 0.2, min: 0.1, max: 0.3 }, serverCpuSecondsPerPass: { median: 0.5 } });
  });

  it('has no such table for what is served', () => {
    expect(checked([testBundle(plan(1, 'serving'), { variant: 'a' })]).consumers).toEqual([]);
  });

  it('says where one run of a driver received something else', () => {
    const table = tableOf([run(1, 2, { 'grpc-js': { seconds: 1 } }), run(2, 2, { 'grpc-js': { seconds: 1, sha256: OTHER } })]);
    expect(lineOf(table, 'grpc-js')).toMatchObject({ content: 'other', received: null });
    expect(lineOf(table, 'native')).toMatchObject({ content: 'equal' });
  });

  it('claims nothing of a driver of which one run tells nothing', () => {
    const table = tableOf([run(1, 2, {}), run(2, 2, { ghz: { seconds: 1, sha256: null } })]);
    expect(lineOf(table, 'ghz')).toMatchObject({ content: 'unknown', received: null });
  });

  it('gives no time of a pass where a call failed, and no CPU time of a few ticks', () => {
    const table = tableOf([run(1, 1, { ghz: { seconds: 1, failed: 1 }, native: { seconds: 1, cpuNs: 90_000_000 } })]);
    expect(lineOf(table, 'ghz')).toMatchObject({ passes: 0, secondsPerPass: null, clientCpuSecondsPerPass: null });
    expect(lineOf(table, 'native')).toMatchObject({ secondsPerPass: { n: 1, median: 1 }, clientCpuSecondsPerPass: null });
  });

  it('compares with no check where the runs’ checks disagree', () => {
    const first = run(1, 2, {});
    const second = run(2, 2, {});
    const disagreeing = { ...second, payloads: { ...second.payloads, whole: second.payloads.whole === null ? null : { ...second.payloads.whole, sha256: OTHER } } };
    const table = tableOf([first, disagreeing]);
    expect(table.checked).toBeNull();
    expect(table.lines.map(({ content }) => content)).toEqual(['unknown', 'unknown', 'unknown']);
  });
});

describe('what whole passes received', () => {
  const sums = { warmupCalls: 0, calls: 6, ok: 6, cutOff: 0, lateStarts: null, capHits: null, dataErrors: 0, backpressure: 0, statusCounts: {}, messages: 30, bytes: 600, units: 30, latencySumNs: 1, measuredNs: 1, passes: 3 };

  it('is the share of one pass', () => {
    expect(receivedInPasses(sums, 2, CHECKED)).toEqual({ how: 'timed', blocks: 10, bytes: 200, sha256: CHECKED });
  });

  it.each([[{ ok: 5 }], [{ cutOff: 1 }], [{ calls: 7, ok: 7 }], [{ bytes: 601 }], [{ bytes: null }], [{ passes: 0 }], [{ passes: null }]])('is not known with %j', (change) => {
    expect(receivedInPasses({ ...sums, ...change }, 2, CHECKED)).toBeNull();
  });
});
