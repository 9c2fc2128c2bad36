import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AB_IMPORTER } from './ab/ab-importer.ts';
import { AUTOCANNON_IMPORTER } from './autocannon/autocannon-importer.ts';
import { CRITERION_IMPORTER } from './criterion/criterion-importer.ts';
import { HEY_IMPORTER } from './hey/hey-importer.ts';
import { HYPERFINE_IMPORTER } from './hyperfine/hyperfine-importer.ts';
import type { Importer, ImportFile, ReadMeasurement } from './importer.ts';
import { K6_IMPORTER } from './k6/k6-importer.ts';
import { IMPORTERS } from './registry.ts';
import { WRK_IMPORTER } from './wrk/wrk-importer.ts';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const read = (importer: Importer, name: string, change: (text: string) => string = (same) => same): ReadMeasurement =>
  importer.read([{ path: name, text: change(text(`./${importer.format}/fixtures/${name}`)) }]).measurements[0]!;
const codes = ({ warnings }: ReadMeasurement): string[] => warnings.map(({ code }) => code);
const percentile = ({ latency }: ReadMeasurement, percent: number): number | undefined => latency?.percentiles.find((entry) => entry.percent === percent)?.valueNs;

it('every importer’s folder is in the registry', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(IMPORTERS.map(({ format }) => format)).toEqual(folders.sort());
});

describe('hyperfine', () => {
  it('is runs of commands, without a rate', () => {
    const measurement = read(HYPERFINE_IMPORTER, 'curl-two.json');
    expect(measurement).toMatchObject({ name: 'health', unit: 'command run', calls: 5, ok: 5, callsPerSecond: null, latency: { source: 'calls', count: 5, minNs: 12_801_366, maxNs: 38_557_547 } });
    expect(percentile(measurement, 50)).toBe(29_565_823);
  });

  it('takes no time of runs that failed, and says where failures cannot be seen', () => {
    expect(read(HYPERFINE_IMPORTER, 'failing-ignored.json')).toMatchObject({ calls: 3, ok: 0, latency: null });
    expect(codes(read(HYPERFINE_IMPORTER, 'curl-two.json', (same) => same.replaceAll('"exit_codes"', '"other"')))).toContain('failures-unseen');
    expect(codes(read(HYPERFINE_IMPORTER, 'curl-two.json', (same) => same.replaceAll('0.012801366000000002', '0.0')))).toContain('zero-times');
    expect(read(HYPERFINE_IMPORTER, 'curl-two.json', (same) => same.replace('0,', 'null,'))).toMatchObject({ calls: 5, ok: 4 });
  });

  it('refuses an empty file and a time that is none', () => {
    expect(() => read(HYPERFINE_IMPORTER, 'failing.json')).toThrow(/failing\.json: not valid JSON: the file is empty/);
    expect(() => read(HYPERFINE_IMPORTER, 'curl-two.json', (same) => same.replaceAll('0.038557547000000005,', 'null,'))).toThrow(/#\/results\/0\/times\/1: null where a number/);
  });
});

describe('autocannon', () => {
  it('is HTTP requests in whole milliseconds', () => {
    const measurement = read(AUTOCANNON_IMPORTER, 'getRecord-a600-c10.json');
    expect(measurement).toMatchObject({ name: 'getRecord', unit: 'request', clients: 10, calls: 600, ok: 600, measuredNs: 1_020_000_000, latency: { source: 'stated', count: 600 } });
    expect(percentile(measurement, 97.5)).toBe(39_000_000);
    expect(measurement.latency?.percentiles.map(({ percent }) => percent)).toEqual([50, 75, 90, 97.5, 99]);
    expect(codes(measurement)).toEqual(['coarse-times', 'time-rounded', 'client-not-measured']);
  });

  it('reads the run and not its warm-up', () => {
    expect(text('./autocannon/fixtures/getRecord-warmup-c10.json').trim().split('\n')).toHaveLength(2);
    expect(read(AUTOCANNON_IMPORTER, 'getRecord-warmup-c10.json').clients).toBe(10);
  });

  it('takes no speed from refused connections or from answers that are all 400', () => {
    expect(read(AUTOCANNON_IMPORTER, 'connection-refused.json')).toMatchObject({ calls: 16_794, ok: 0, callsPerSecond: null, latency: null });
    expect(read(AUTOCANNON_IMPORTER, 'non2xx-400.json')).toMatchObject({ calls: 100, ok: 0, callsPerSecond: null, latency: null });
  });

  it('says when latencies were corrected for a fixed rate', () => {
    expect(read(AUTOCANNON_IMPORTER, 'getRecord-rate200-c10.json').warnings.find(({ code }) => code === 'omission')?.detail).toMatch(/^13863 latencies for 600 responses/);
  });
});

describe('ab', () => {
  it('is HTTP requests in whole milliseconds', () => {
    const measurement = read(AB_IMPORTER, 'getRecord-c10.txt');
    expect(measurement).toMatchObject({ unit: 'request', clients: 10, calls: 600, ok: 600, measuredNs: 2_051_000_000, latency: { meanNs: 34_000_000, minNs: 5_000_000, maxNs: 186_000_000 } });
    expect([percentile(measurement, 50), percentile(measurement, 99)]).toEqual([15_000_000, 155_000_000]);
    expect(read(AB_IMPORTER, 'createSession-post-c4.txt')).toMatchObject({ clients: 4, calls: 40, ok: 40, latency: { minNs: 377_000_000 } });
    expect(AB_IMPORTER.read([{ path: 'x', text: text('./ab/fixtures/getRecord-c10.txt') }]).toolVersion).toBe('2.3');
  });

  it('counts answers that are not 2xx as failed, which ab does not', () => {
    const measurement = read(AB_IMPORTER, 'non2xx-400.txt');
    expect(measurement).toMatchObject({ calls: 100, ok: 0, callsPerSecond: null, latency: null });
    expect(codes(measurement)).toEqual(expect.arrayContaining(['no-good-call', 'failures-unseen']));
  });

  it('has no percentile of one request', () => {
    expect(read(AB_IMPORTER, 'health-one-request.txt').latency).toMatchObject({ count: 1, meanNs: 3_000_000, percentiles: [] });
  });

  it('refuses output without a result, with what ab said', () => {
    expect(() => read(AB_IMPORTER, 'connection-refused.txt')).toThrow(/no line "Complete requests": ab ended without a result \(.*Connection refused/);
    expect(() => read(AB_IMPORTER, 'usage-error-c-gt-n.txt')).toThrow(/Cannot use concurrency level/);
  });
});

describe('hey', () => {
  it('is HTTP requests in tenths of a millisecond, from its text', () => {
    const measurement = read(HEY_IMPORTER, 'getRecord-c10.txt');
    expect(measurement).toMatchObject({ unit: 'request', clients: null, calls: 600, ok: 600, measuredNs: 1_551_300_000, latency: { source: 'stated', count: 600, meanNs: 25_200_000, minNs: 3_700_000, maxNs: 121_400_000 } });
    expect(measurement.callsPerSecond).toBeCloseTo(386.7724, 3);
    expect([percentile(measurement, 50), percentile(measurement, 99)]).toEqual([15_400_000, 95_100_000]);
    expect(codes(measurement)).toEqual(['coarse-times', 'client-not-measured']);
  });

  it('and from its rows, by nearest rank', () => {
    const measurement = read(HEY_IMPORTER, 'getRecord-c10.csv');
    expect(measurement).toMatchObject({ calls: 200, ok: 200, latency: { source: 'calls', count: 200 } });
    const times = text('./hey/fixtures/getRecord-c10.csv').trim().split('\n').slice(1).map((line) => Math.round(Number(line.split(',')[0]) * 1e9)).sort((a, b) => a - b);
    expect([percentile(measurement, 50), percentile(measurement, 95)]).toEqual([times[99], times[189]]);
    expect(codes(measurement)).toContain('failures-unseen');
    expect(() => read(HEY_IMPORTER, 'getRecord-c10.csv', (same) => same.replace('0.0105,', 'NaN,'))).toThrow(/getRecord-c10\.csv:2: "NaN,.*" is no row of hey’s/);
  });

  it('counts other statuses and errors as failed, and takes no speed from them alone', () => {
    const some = read(HEY_IMPORTER, 'getRecord-c10.txt', (same) => same.replace('[200]\t600 responses\n', '[200]\t500 responses\n  [503]\t90 responses\n\nError distribution:\n  [10]\tGet "http://127.0.0.1:1/": EOF\n'));
    expect(some).toMatchObject({ calls: 600, ok: 500, latency: { count: 590 } });
    expect(codes(some)).toEqual(['errors', 'coarse-times', 'failures-in-latency', 'client-not-measured']);
    const none = read(HEY_IMPORTER, 'getRecord-c10.txt', (same) => same.replace('[200]\t600', '[500]\t600').replace('Average:\t0.0252', 'Average:\tNaN'));
    expect(none).toMatchObject({ calls: 600, ok: 0, callsPerSecond: null, latency: null });
    expect(read(HEY_IMPORTER, 'getRecord-c10.csv', (same) => same.replaceAll(',200,', ',404,'))).toMatchObject({ calls: 200, ok: 0, callsPerSecond: null, latency: null });
  });

  it('refuses what is no result', () => {
    expect(() => read(HEY_IMPORTER, 'getRecord-c10.txt', () => 'Usage: hey [options...] <url>\n')).toThrow(/no line "Total" in seconds \(Usage: hey/);
    expect(() => read(HEY_IMPORTER, 'getRecord-c10.txt', (same) => same.replace('0.0252 secs', '25.2 ms'))).toThrow(/no line "Average" in seconds/);
  });
});

describe('wrk', () => {
  it('is HTTP requests, corrected by a rule of its own', () => {
    const measurement = read(WRK_IMPORTER, 'getRecord-c10.txt');
    expect(measurement).toMatchObject({ unit: 'request', clients: 10, connections: 10, calls: 1842, ok: 1842, measuredNs: 3_010_000_000, latency: { source: 'stated', count: 1842, meanNs: 16_560_000, minNs: null, maxNs: 54_490_000 } });
    expect(measurement.name).toMatch(/^http:\/\/127\.0\.0\.1:22583\//);
    expect([50, 75, 90, 99].map((percent) => percentile(measurement, percent))).toEqual([13_720_000, 17_520_000, 26_230_000, 41_600_000]);
    expect(codes(measurement)).toEqual(['omission', 'client-not-measured']);
  });

  it('counts late answers, other statuses and socket errors as failed', () => {
    const lines = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 38\nRequests/sec:';
    const some = read(WRK_IMPORTER, 'getRecord-c10.txt', (same) => same.replace('Requests/sec:', lines));
    expect(some).toMatchObject({ calls: 1848, ok: 1800 });
    expect(some.callsPerSecond).toBeCloseTo(1800 / 3.01, 6);
    expect(codes(some)).toEqual(['errors', 'omission', 'failures-in-latency', 'figures-disagree', 'client-not-measured']);
    expect(read(WRK_IMPORTER, 'getRecord-c10.txt', (same) => same.replace('Requests/sec:', '  Non-2xx or 3xx responses: 1842\nRequests/sec:'))).toMatchObject({ ok: 0, callsPerSecond: null, latency: null });
  });

  it('says when it has no percentiles, knows its units, and refuses what is no result', () => {
    expect(codes(read(WRK_IMPORTER, 'getRecord-c10.txt', (same) => same.replace(/ {2}Latency Distribution\n(?: +\d+% .*\n)+/, '')))).toContain('details-missing');
    expect(read(WRK_IMPORTER, 'getRecord-c10.txt', (same) => same.replace('16.56ms', '845.00us').replace('54.49ms', ' 1.50s ')).latency).toMatchObject({ meanNs: 845_000, maxNs: 1_500_000_000 });
    expect(() => read(WRK_IMPORTER, 'getRecord-c10.txt', () => 'unable to connect to 127.0.0.1:1 Connection refused\n')).toThrow(/wrk ended without a result \(unable to connect/);
  });
});

describe('k6', () => {
  it('is HTTP requests, interpolated', () => {
    const measurement = read(K6_IMPORTER, 'summary-export.json');
    expect(measurement).toMatchObject({ unit: 'request', calls: 200, ok: 200, latency: { source: 'stated', count: 200, minNs: 1_646_290, maxNs: 20_178_627 } });
    expect(measurement.callsPerSecond).toBeCloseTo(676.631905, 5);
    expect([percentile(measurement, 50), percentile(measurement, 95)]).toEqual([6_070_489, 16_112_798.85]);
    expect(codes(measurement)).toContain('other-rule');
  });

  it('takes rate and latency of the requests that did not fail', () => {
    const measurement = read(K6_IMPORTER, 'summary-export-threshold-failed.json');
    expect(measurement).toMatchObject({ calls: 200, ok: 100, latency: { count: 100 } });
    expect(codes(measurement)).toContain('errors');
    expect(codes(measurement)).not.toContain('failures-in-latency');
    const unseen = read(K6_IMPORTER, 'summary-export.json', (same) => same.replace('"http_req_failed"', '"other"').replace('{expected_response:true}', '{other:true}'));
    expect(codes(unseen)).toContain('failures-unseen');
  });
});

describe('criterion', () => {
  const files: ImportFile[] = ['plain_sum', 'sizes_nested/sum/100'].flatMap((name) => ['benchmark', 'sample', 'estimates'].map((file) => ({ path: `${name}/new/${file}.json`, text: text(`./criterion/fixtures/${name}/new/${file}.json`) })));

  it('is iterations, from samples that are means', () => {
    const { measurements } = CRITERION_IMPORTER.read(files);
    expect(measurements.map(({ name }) => name)).toEqual(['plain_sum', 'sizes/nested/sum/100']);
    const [first] = measurements;
    expect(first).toMatchObject({ unit: 'iteration', calls: 478_500, latency: { source: 'samples', count: 10 } });
    // The fifth smallest of ten: 20,288,175 ns for 17,400 iterations.
    expect(first?.latency?.percentiles.find(({ percent }) => percent === 50)?.valueNs).toBeCloseTo(20_288_175 / 17_400, 6);
    expect(codes(first!)).toContain('averaged-samples');
  });

  it('refuses a folder that is none of Criterion’s, and counts of zero', () => {
    expect(() => CRITERION_IMPORTER.read([])).toThrow(/no …\/new\/sample\.json in it/);
    const broken = files.map((file) => ({ ...file, text: file.text.replace('8700.0', '0.0') }));
    expect(() => CRITERION_IMPORTER.read(broken)).toThrow(/plain_sum\/new\/sample\.json: .*or a count of 0/);
  });
});
