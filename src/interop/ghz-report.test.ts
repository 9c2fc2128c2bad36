import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GhzReport } from '../model/generated/types.ts';
import { ghzCalls } from './ghz-calls.ts';
import { parseGhzReport } from './ghz-report.ts';
import { toGhzReport } from './ghz-report-writer.ts';
import type { ReportedRun } from './ghz-report-writer.ts';
import { ghzSummary } from './ghz-summary.ts';

const text = (name: string): string => readFileSync(new URL(`../../fixtures/ghz/${name}`, import.meta.url), 'utf8');
const recorded = (name: string): GhzReport => parseGhzReport(text(name), name);

const SMALL = {
  date: '2026-01-01T00:00:00Z', endReason: 'normal', options: { total: 1, concurrency: 1 }, count: 1, total: 10, average: 5, fastest: 5, slowest: 5, rps: 1,
  errorDistribution: {}, statusCodeDistribution: { OK: 1 }, latencyDistribution: null, histogram: null,
  details: [{ timestamp: '2026-01-01T00:00:00Z', latency: 5, error: '', status: 'OK' }],
};

describe('parseGhzReport', () => {
  it('reads what ghz wrote', () => {
    expect(recorded('unary-ok.json')).toMatchObject({ count: 40, name: 'demo', tags: { env: 'test' }, statusCodeDistribution: { OK: 40 } });
    for (const name of ['range-mixed.json', 'refused.json', 'window-close.json', 'skip-first-count-errors.json']) expect(recorded(name).count).toBeGreaterThan(0);
  });

  it('keeps no request metadata', () => {
    expect(text('unary-ok.json')).toContain('c4n4ry');
    expect(JSON.stringify(recorded('unary-ok.json'))).not.toContain('c4n4ry');
  });

  const refused: readonly [string, string, RegExp][] = [
    ['NaN', JSON.stringify(SMALL).replace('"rps":1', '"rps":NaN'), /x#\/rps: NaN is not a number/],
    ['-nan', JSON.stringify(SMALL).replace('"average":5', '"average": -nan'), /x#\/average: -nan is not a number/],
    ['Infinity', JSON.stringify(SMALL).replace('"slowest":5', '"slowest":Infinity'), /x#\/slowest: Infinity is not a number/],
    ['a number too great for a double', JSON.stringify(SMALL).replace('"slowest":5', '"slowest":1e400'), /x#\/slowest/],
    ['null for a number', JSON.stringify({ ...SMALL, rps: null }), /x#\/rps: null/],
    ['a text for a number', JSON.stringify({ ...SMALL, average: '12ms' }), /x#\/average: "12ms"/],
    ['a negative number', JSON.stringify({ ...SMALL, average: -5 }), /x#\/average: -5/],
    ['a detail’s bad time', JSON.stringify({ ...SMALL, details: [{ ...SMALL.details[0], timestamp: 'yesterday' }] }), /x#\/details\/0\/timestamp: "yesterday"/],
    ['a missing key', JSON.stringify({ ...SMALL, count: undefined }), /key "count" is missing/],
    ['half a file', JSON.stringify(SMALL).slice(0, 100), /not valid JSON/],
  ];
  for (const [name, broken, message] of refused) {
    it(`refuses ${name}, by the field’s name`, () => {
      expect(() => parseGhzReport(broken, 'x')).toThrow(message);
    });
  }

  it('lets a text be that looks like a bad number, and keys that it does not know', () => {
    expect(parseGhzReport(JSON.stringify({ ...SMALL, name: 'a "rps": NaN b', future: 1 }), 'x').name).toBe('a "rps": NaN b');
  });

  it('drops percentiles that were never filled in', () => {
    const latencyDistribution = [{ percentage: 0, latency: 0 }, { percentage: 0, latency: 0 }, { percentage: 99, latency: 5 }];
    expect(parseGhzReport(JSON.stringify({ ...SMALL, latencyDistribution }), 'x').latencyDistribution).toEqual([{ percentage: 99, latency: 5 }]);
  });
});

describe('ghzCalls', () => {
  it('takes starts and ends from the details, exactly', () => {
    const details = [
      { timestamp: '2026-11-30T18:00:00.000000007Z', latency: 3, error: '', status: 'OK' },
      { timestamp: '2026-11-30T19:00:01.5+01:00', latency: 1_500_000_000, error: 'rpc error: code = Code(99) desc = x', status: 'Code(99)' },
    ];
    const { calls, baseUnixSeconds } = ghzCalls(parseGhzReport(JSON.stringify({ ...SMALL, count: 2, options: {}, details }), 'x'));
    expect(baseUnixSeconds).toBe(Date.parse('2026-11-30T18:00:00Z') / 1000);
    expect(calls).toEqual([
      { startNs: 4, endNs: 7, latencyNs: 3, status: 0, text: '', cutOff: false },
      { startNs: 0, endNs: 1_500_000_000, latencyNs: 1_500_000_000, status: 2, text: 'rpc error: code = Code(99) desc = x', cutOff: false },
    ]);
  });

  it('sets calls that ghz cut off apart from failures', () => {
    const { calls, notes } = ghzCalls(recorded('window-close.json'));
    expect(calls.filter(({ cutOff }) => cutOff)).toHaveLength(2);
    expect(calls.filter(({ cutOff, status }) => !cutOff && status === 14)).toHaveLength(1);
    expect(notes).toEqual([]);
  });

  it('lets no more calls be cut off than could have been running', () => {
    const closed = { timestamp: '2026-01-01T00:00:01Z', latency: 5, error: 'rpc error: code = Canceled desc = grpc: the client connection is closing', status: 'Canceled' };
    const details = Array.from({ length: 20 }, () => closed);
    const report = { ...SMALL, endReason: 'timeout', count: 20, details, options: { concurrency: 2, total: 2_147_483_647 }, statusCodeDistribution: { Canceled: 20 } };
    const { calls } = ghzCalls(parseGhzReport(JSON.stringify(report), 'x'));
    expect(calls.map(({ cutOff }) => cutOff)).toEqual([...new Array<boolean>(18).fill(false), true, true]);
    const normal = ghzCalls(parseGhzReport(JSON.stringify({ ...report, endReason: 'normal' }), 'x'));
    expect(normal.calls.some(({ cutOff }) => cutOff)).toBe(false);
  });

  it('says when nothing succeeded behind an exit code 0', () => {
    expect(ghzCalls(recorded('refused.json')).notes).toEqual([{ code: 'no-good-call', text: 'ghz reports an end without error, but none of its 4 calls succeeded.' }]);
    const none = parseGhzReport(JSON.stringify({ ...SMALL, count: 0, details: null, statusCodeDistribution: {} }), 'x');
    expect(ghzCalls(none)).toMatchObject({ calls: [], notes: [{ code: 'no-call', text: 'ghz kept no call at all.' }] });
  });

  it('says when details are missing, and when there are rows of retries', () => {
    const cut = ghzCalls(parseGhzReport(JSON.stringify({ ...SMALL, count: 3_600_000, options: { total: 3_600_000 } }), 'x'));
    expect(cut.lostRows).toBe(3_599_999);
    expect(cut.notes[0]).toEqual({ code: 'details-missing', text: 'ghz counted 3600000 calls and gave details of 1.' });
    expect(ghzCalls(parseGhzReport(JSON.stringify({ ...SMALL, count: 1, options: { total: 3, skipFirst: 3 } }), 'x')).notes[0]?.text).toMatch(/asked for 0 calls and counted 1/);
  });
});

/** A recorded run, back through our own writer. */
function rewritten(name: string): { ours: GhzReport; theirs: GhzReport } {
  const theirs = recorded(name);
  const { calls, baseUnixSeconds } = ghzCalls(theirs);
  const run: ReportedRun = {
    options: theirs.options, name: theirs.name ?? '', tags: theirs.tags ?? {}, countErrors: theirs.options['count-errors'] === true,
    endReason: theirs.endReason as ReportedRun['endReason'], startUnixMs: baseUnixSeconds * 1000, totalNs: theirs.total,
    calls: calls.map(({ endNs, latencyNs, status, text: error }) => ({ endNs, latencyNs, status, text: error.replace(/^rpc error: code = \w+ desc = /, '') })),
  };
  return { ours: toGhzReport(run), theirs };
}

describe('toGhzReport', () => {
  for (const name of ['unary-ok.json', 'range-mixed.json', 'refused.json', 'window-close.json', 'skip-first-count-errors.json']) {
    it(`comes to ghz’s own figures from the calls of ${name}`, () => {
      const { ours, theirs } = rewritten(name);
      const { details, histogram, latencyDistribution } = theirs;
      // Options are an echo, and the date is of the moment of writing: both are ours.
      const { options, date } = ours;
      expect(ours).toMatchObject({ ...theirs, options, date, details: ours.details, histogram: ours.histogram, latencyDistribution: ours.latencyDistribution });
      expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
      expect(ours.details?.map((detail) => ({ ...detail, timestamp: Date.parse(detail.timestamp) }))).toEqual(details?.map((detail) => ({ ...detail, timestamp: Date.parse(detail.timestamp) })));
      expect(ours.histogram?.map(({ count }) => count)).toEqual(histogram?.map(({ count }) => count));
      for (const [i, bucket] of (histogram ?? []).entries()) expect(ours.histogram?.[i]?.mark).toBeCloseTo(bucket.mark, 9);
      // ghz takes latencies through seconds and back, and may lose a nanosecond.
      for (const [i, entry] of (latencyDistribution ?? []).entries()) {
        expect(ours.latencyDistribution?.[i]?.percentage).toBe(entry.percentage);
        expect(Math.abs((ours.latencyDistribution?.[i]?.latency ?? 0) - entry.latency)).toBeLessThanOrEqual(1);
      }
      expect(parseGhzReport(JSON.stringify(ours), 'ours')).toEqual(ours);
    });
  }

  it('writes nanoseconds, also over a second’s border', () => {
    const { ours } = rewritten('unary-ok.json');
    expect(ours.details?.map(({ timestamp }) => timestamp)).toEqual(recorded('unary-ok.json').details?.map(({ timestamp }) => timestamp.replace(/\.(\d+)Z/, (_all, digits: string) => `.${digits.padEnd(9, '0')}Z`)));
  });
});

/** The layout of a summary: figures and bars blanked, runs of blanks kept to one. */
const layout = (summary: string): string[] => summary.replace(/\d+(?:\.\d+)?/g, '#').replace(/∎+/g, '').replace(/ +/g, ' ').split('\n');

describe('ghzSummary', () => {
  it('has the layout of ghz’s', () => {
    const mixed = rewritten('skip-first-count-errors.json').ours;
    expect(layout(ghzSummary({ ...mixed, name: 'demo' }))).toEqual(layout(text('summary-mixed.txt')));
  });

  it('has ghz’s layout where nothing succeeded, but no average and no rate', () => {
    const lines = layout(text('summary-refused.txt'));
    const average = lines.findIndex((line) => line.includes('Average:'));
    expect(lines[average + 1]).toContain('Requests/sec:');
    const summary = ghzSummary(rewritten('refused.json').ours);
    expect(layout(summary)).toEqual(lines.toSpliced(average, 2, ' No call succeeded.'));
    expect(summary).not.toMatch(/Average|Requests\/sec/);
  });

  it('prints ghz’s figures as ghz does, bars and padding included', () => {
    // The report behind summary-mixed.txt, as far as its figures tell.
    const counts = [1, 15, 0, 0, 0, 0, 0, 0, 0, 0, 8];
    const marks = [3.189, 15.329, 27.468, 39.607, 51.747, 63.886, 76.026, 88.165, 100.304, 112.444, 124.583];
    const latencies = [3.49, 3.81, 4.72, 120.89, 121.62, 123.43, 124.58];
    const report: GhzReport = {
      date: '', endReason: 'normal', options: {}, name: 'demo', count: 30, total: 659_060_000, slowest: 124_580_000, fastest: 3_190_000, average: 43_720_000, rps: 45.52,
      errorDistribution: { 'rpc error: code = Unavailable desc = busy': 6 }, statusCodeDistribution: { OK: 24, Unavailable: 6 },
      latencyDistribution: [10, 25, 50, 75, 90, 95, 99].map((percentage, i) => ({ percentage, latency: Math.round((latencies[i] ?? 0) * 1e6) })),
      histogram: marks.map((mark, i) => ({ mark: mark / 1000, count: counts[i] ?? 0, frequency: 0 })),
    };
    expect(ghzSummary(report)).toBe(text('summary-mixed.txt'));
  });

  it('shows control characters of foreign text as blanks', () => {
    const { ours } = rewritten('refused.json');
    expect(ghzSummary({ ...ours, name: 'a\u001b[2Jb' })).toContain('Name:\t\ta [2Jb\n');
  });
});
