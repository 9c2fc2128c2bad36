import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GhzDetail, GhzReport } from '../../../model/generated/types.ts';
import type { ReadMeasurement } from '../importer.ts';
import { GHZ_IMPORTER, ghzMeasurement } from './ghz-importer.ts';

const recorded = (name: string): string => readFileSync(new URL(`../../../../fixtures/ghz/${name}`, import.meta.url), 'utf8');
const read = (text: string): ReadMeasurement => GHZ_IMPORTER.read([{ path: 'x.json', text }]).measurements[0]!;
const codes = ({ warnings }: ReadMeasurement): string[] => warnings.map(({ code }) => code);
const detail = (measurement: ReadMeasurement, code: string): string | undefined => measurement.warnings.find((warning) => warning.code === code)?.detail;

const BASE = Date.parse('2026-01-01T00:00:00Z');
/** Calls of 5 ms one after the other, 10 ms apart. */
function details(count: number): GhzDetail[] {
  return Array.from({ length: count }, (_, at) => ({ timestamp: new Date(BASE + at * 10 + 5).toISOString(), latency: 5_000_000, error: '', status: 'OK' }));
}
function report(changes: Partial<GhzReport> = {}): GhzReport {
  const calls = 300;
  return {
    date: '2026-01-01T00:00:03Z', endReason: 'normal', options: { call: 's.S/M', total: calls, concurrency: 1, connections: 1 }, count: calls, total: 3_000_000_000, average: 5_000_000, fastest: 5_000_000, slowest: 5_000_000,
    rps: 100, errorDistribution: {}, statusCodeDistribution: { OK: calls }, latencyDistribution: [{ percentage: 50, latency: 5_000_000 }], histogram: null, details: details(calls), ...changes,
  };
}
const readReport = (changes: Partial<GhzReport> = {}): ReadMeasurement => read(JSON.stringify(report(changes)));
const replaced = (from: string, to: string): string => {
  const text = JSON.stringify(report());
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a report of ghz', () => {
  it('comes in with its own unit, percentiles from its calls, and time from its first start to its last end', () => {
    const measurement = readReport();
    expect(measurement).toMatchObject({ name: 's.S/M', unit: 'call', clients: 1, connections: 1, calls: 300, ok: 300, cutOff: 0, measuredNs: 2_995_000_000 });
    expect(measurement.callsPerSecond).toBeCloseTo(300 / 2.995, 9);
    expect(measurement.latency).toMatchObject({ source: 'calls', count: 300, meanNs: 5_000_000 });
    expect(codes(measurement)).toEqual(['unchecked-content', 'client-not-measured']);
  });

  it('recorded with a stream, keeps skipped calls out of its rate', () => {
    const measurement = read(recorded('as-published.json'));
    expect(measurement).toMatchObject({ calls: 24, ok: 24 });
    const { rps, total } = JSON.parse(recorded('as-published.json')) as GhzReport;
    expect(measurement.measuredNs).toBeLessThan(total);
    expect(measurement.callsPerSecond).toBeGreaterThan(rps * 1.3);
    expect(measurement.measures).toMatch(/a stream is one call/);
  });

  it('recorded at its end by time, sets cut-off calls apart', () => {
    expect(read(recorded('window-close.json'))).toMatchObject({ calls: 8, ok: 7, cutOff: 2 });
  });

  it('keeps no credential', () => {
    expect(JSON.stringify(read(recorded('unary-ok.json')))).not.toContain('c4n4ry');
  });

  it('says that a paced run forgives a stalled server', () => {
    expect(codes(readReport({ options: { total: 300, rps: 100 } }))).toContain('omission');
    expect(codes(readReport({ options: { total: 300, 'load-schedule': 'step' } }))).toContain('omission');
    expect(codes(readReport({ options: { total: 300, 'load-schedule': 'const' } }))).not.toContain('omission');
  });
});

/** The table of bad input: what each kind comes to. */
describe('bad input', () => {
  it('only errors: no rate and no latency, however fast the failures were', () => {
    const measurement = read(recorded('refused.json'));
    expect(measurement).toMatchObject({ calls: 4, ok: 0, callsPerSecond: null, latency: null });
    expect(detail(measurement, 'no-good-call')).toBe('not one of 4 calls succeeded: there is no speed');
  });

  it('zero count: the same', () => {
    const measurement = readReport({ count: 0, rps: 0, average: 0, total: 940_000, statusCodeDistribution: {}, latencyDistribution: null, details: null });
    expect(measurement).toMatchObject({ calls: 0, ok: 0, callsPerSecond: null, latency: null });
    expect(codes(measurement)).toContain('no-good-call');
  });

  it('null latencyDistribution with details: percentiles come from the calls', () => {
    expect(readReport({ latencyDistribution: null }).latency).toMatchObject({ source: 'calls', count: 300 });
  });

  it('null latencyDistribution and no details: no latency, and it says so', () => {
    const measurement = readReport({ latencyDistribution: null, details: null });
    expect(measurement.latency).toBeNull();
    expect(codes(measurement)).toEqual(expect.arrayContaining(['details-missing', 'no-latency']));
  });

  it('a million details of more calls: percentiles are of the first million, and it says so', () => {
    const kept = new Array<GhzDetail>(1_000_000).fill(details(1)[0]!);
    const measurement = ghzMeasurement(report({ count: 1_500_000, total: 15_000_000_000_000, options: { total: 1_500_000, skipFirst: 100 }, statusCodeDistribution: { OK: 1_500_000 }, details: kept }), 'x.json');
    expect(detail(measurement, 'details-truncated')).toMatch(/kept the first 1000000 of 1500000 calls/);
    expect(detail(measurement, 'warm-ups-in-time')).toMatch(/100 calls were left out of the count and not out of the time/);
    expect(measurement).toMatchObject({ ok: 1_500_000, measuredNs: 15_000_000_000_000, latency: { count: 1_000_000 } });
  });

  const numbers: readonly [string, string, string, RegExp][] = [
    ['NaN', '"rps":100', '"rps":NaN', /x\.json#\/rps: NaN is not a number/],
    ['-nan', '"average":5000000', '"average":-nan', /#\/average: -nan is not a number/],
    ['an overflow', '"slowest":5000000', '"slowest":1e400', /#\/slowest/],
    ['null for a number', '"rps":100', '"rps":null', /#\/rps: null/],
    ['a text for a number', '"average":5000000', '"average":"5ms"', /#\/average: "5ms"/],
    ['a negative number', '"average":5000000', '"average":-5', /#\/average: -5/],
    ['an integer beyond 2^53', '"total":3000000000', '"total":9007199254740993', /#\/total: 9007199254740992 must be <= 9007199254740991/],
    ['one in the details', '"latency":5000000,"error"', '"latency":18446744073709551615,"error"', /#\/details\/0\/latency: 18446744073709552000 must be <=/],
  ];
  for (const [name, from, to, message] of numbers) {
    it(`${name}: refused by the field’s name`, () => {
      expect(() => read(replaced(from, to))).toThrow(message);
    });
  }

  const units: readonly [string, Partial<GhzReport>, RegExp][] = [
    ['a total in ms', { total: 3000 }, /x\.json#\/rps: rps is 100, count over total gives 100000000: a factor of 1000000, so durations are not all in nanoseconds/],
    ['a total in µs', { total: 3_000_000 }, /a factor of 1000, so/],
    ['an average in ms', { average: 5 }, /#\/average: average is 5, the mean of the details gives 5000000/],
    ['details in ms', { details: details(300).map((entry) => ({ ...entry, latency: 5 })) }, /#\/average/],
    ['all in ms, the rate with them', { total: 3000, rps: 100_000_000, average: 5, details: details(300).map((entry) => ({ ...entry, latency: 5 })) }, /#\/total: total is 3000, the span of the timestamps gives 2990000000/],
  ];
  for (const [name, changes, message] of units) {
    it(`${name}: refused as a mistake of units`, () => {
      expect(() => readReport(changes)).toThrow(message);
    });
  }

  it('figures that disagree by less than a unit: taken, and it says so', () => {
    const measurement = readReport({ rps: 110 });
    expect(detail(measurement, 'figures-disagree')).toBe('rps is 110, count over total gives 100');
    expect(measurement.callsPerSecond).toBeCloseTo(300 / 2.995, 9);
  });

  it('a key that stands twice: refused, since parsers would take one and say nothing', () => {
    expect(() => read(replaced('"rps":100,', '"rps":100,"rps":200,'))).toThrow(/x\.json, line 1: the key "rps" stands twice in one object/);
    expect(() => read(replaced('"status":"OK"}', '"status":"OK","\\u0073tatus":"OK"}'))).toThrow(/the key "status" stands twice/);
    expect(() => readReport({ name: '{"a":1,"a":2}', tags: { 'a"': 'x', 'a\\': 'y' } })).not.toThrow();
  });

  it('HTML, pipes, line ends and control characters in a name: kept as they are, for those who print it to make safe', () => {
    const name = '<script>alert(1)</script>|a\nb\u001b[2Jc\u0000';
    expect(readReport({ name }).name).toBe(name);
  });

  it('a document of another kind or of an old ghz: refused by the key that is missing', () => {
    expect(() => read(JSON.stringify({ version: 1, schemaVersion: 2, measurements: [] }))).toThrow(/x\.json#: key "date" is missing/);
    expect(() => read(JSON.stringify({ ...report(), options: undefined }))).toThrow(/key "options" is missing/);
    expect(() => read(JSON.stringify([report()]))).toThrow(/x\.json#: \[/);
  });

  it('rows of retries: named', () => {
    expect(codes(readReport({ options: { total: 299 } }))).toContain('rows-of-retries');
  });
});
