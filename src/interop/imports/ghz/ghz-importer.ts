import type { GhzReport, ImportWarning } from '../../../model/generated/types.ts';
import { GRPC_STATUS } from '../../../protocol/status.ts';
import { ghzCalls, type GhzCall, type GhzCalls } from '../../ghz-calls.ts';
import { parseGhzReport } from '../../ghz-report.ts';
import { CLIENT_NOT_MEASURED, countWarnings, goodRate, latencyFromCalls } from '../imported-latency.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';
import { requireDistinctKeys } from '../distinct-keys.ts';
import { checkUnits } from './unit-check.ts';

/** ghz's JSON report (`-O json`, `-O pretty`), also that of `indexbench load`. It does not tell ghz's version. */
export const GHZ_IMPORTER: Importer = {
  format: 'ghz',
  reads: 'a JSON report of ghz (-O json or pretty)',
  takes: 'file',
  read: (files) => ({ toolVersion: null, measurements: files.map(readReport) }),
};

function readReport({ text, path }: ImportFile): ReadMeasurement {
  const report = parseGhzReport(text, path);
  requireDistinctKeys(text, path);
  return ghzMeasurement(report, path);
}

/** Throws INPUT_INCONSISTENT where durations are in another unit than nanoseconds. */
export function ghzMeasurement(report: GhzReport, where: string): ReadMeasurement {
  const parsed = ghzCalls(report);
  const cutOff = parsed.calls.filter((call) => call.cutOff).length;
  const calls = report.count - cutOff;
  const ok = report.statusCodeDistribution['OK'] ?? 0;
  const good = parsed.calls.filter(({ status, cutOff: isCut }) => status === GRPC_STATUS.OK && !isCut);
  const measuredNs = measuredTime(report, parsed);
  const { call, concurrency, connections, skipFirst } = report.options;
  return {
    name: report.name ?? call ?? '',
    unit: 'call',
    measures: 'one gRPC call, from its start to its trailers; a stream is one call, whatever it holds',
    clients: concurrency ?? null,
    connections: connections ?? null,
    calls,
    ok,
    cutOff,
    measuredNs,
    callsPerSecond: goodRate(ok, measuredNs),
    latency: latencyFromCalls(good.map(({ latencyNs }) => latencyNs)),
    warnings: [
      ...countWarnings('call', { calls, ok, cutOff }),
      ...noteWarnings(parsed),
      ...(good.length === 0 && ok > 0 ? [{ code: 'no-latency' as const, detail: 'no details of good calls: ghz’s own percentiles may be of failed ones too and are not taken' }] : []),
      ...((skipFirst ?? 0) > 0 && measuredNs === report.total ? [{ code: 'warm-ups-in-time' as const, detail: `${String(skipFirst)} calls were left out of the count and not out of the time: the rate reads too low` }] : []),
      ...omissionWarning(report),
      ...checkUnits(report, parsed, where),
      { code: 'unchecked-content', detail: 'ghz looks at the status of a call and not at what it holds' },
      CLIENT_NOT_MEASURED,
    ],
  };
}

/** From the first start to the last end of the calls kept, so that skipped ones and dialling stay out; ghz's total where details are missing. */
function measuredTime(report: GhzReport, { calls, lostRows }: GhzCalls): number {
  if (lostRows > 0 || calls.length === 0) return report.total;
  const first = calls.reduce((least, call: GhzCall) => Math.min(least, call.startNs), Number.POSITIVE_INFINITY);
  const last = calls.reduce((most, call: GhzCall) => Math.max(most, call.endNs), Number.NEGATIVE_INFINITY);
  return last - first;
}

/** What the report itself shows, but for what countWarnings says already. Percentiles come from details. */
function noteWarnings({ notes }: GhzCalls): ImportWarning[] {
  return notes.flatMap(({ code, text }): ImportWarning[] => (code === 'no-call' || code === 'no-good-call' || code === 'no-latency' ? [] : [{ code, detail: text }]));
}

function omissionWarning({ options }: GhzReport): ImportWarning[] {
  const rate = options['rps'];
  const isPaced = (typeof rate === 'number' && rate > 0) || (typeof options['load-schedule'] === 'string' && options['load-schedule'] !== 'const');
  return isPaced ? [{ code: 'omission', detail: 'calls were paced, and ghz counts latency from the actual start: a stalled server is forgiven' }] : [];
}
