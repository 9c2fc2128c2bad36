import type { ImportWarning } from '../../../model/generated/types.ts';
import { CLIENT_NOT_MEASURED, countWarnings, goodRate, latencyAsStated } from '../imported-latency.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';
import { JsonValue } from '../json-value.ts';

const NS_PER_MS = 1e6;
/** Of responses that were as expected alone: k6 keeps it beside that of all. */
const GOOD_DURATION = 'http_req_duration{expected_response:true}';

/** k6's `--summary-export`, whose durations are milliseconds. A metric `http_req_failed` counts failures in its field "passes". */
export const K6_IMPORTER: Importer = {
  format: 'k6',
  reads: 'the JSON of k6 run --summary-export',
  takes: 'file',
  read: (files) => ({ toolVersion: null, measurements: files.map(readSummary) }),
};

function readSummary({ text, path }: ImportFile): ReadMeasurement {
  const metrics = JsonValue.parse(text, path).at('metrics');
  const calls = metrics.at('http_reqs').at('count').count();
  const rate = metrics.at('http_reqs').at('rate').number();
  const failures = metrics.at('http_req_failed');
  const failed = failures.isAbsent ? 0 : failures.at('passes').count();
  const counts = { calls, ok: Math.max(0, calls - failed), cutOff: 0 };
  const measuredNs = rate === 0 ? null : Math.round((calls / rate) * 1e9);
  const hasGood = !metrics.at(GOOD_DURATION).isAbsent;
  const duration = metrics.at(hasGood ? GOOD_DURATION : 'http_req_duration');
  return {
    name: path.replace(/^.*\//, '').slice(0, 1024),
    unit: 'request',
    measures: 'one HTTP request: sending, waiting and receiving, connecting not included',
    clients: metrics.at('vus_max').isAbsent ? null : metrics.at('vus_max').at('max').count(),
    connections: null,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(counts.ok, measuredNs),
    latency: counts.ok === 0 ? null : latencyOf(duration, hasGood ? counts.ok : calls),
    warnings: [...countWarnings('request', counts), ...warningsOf(failures.isAbsent, !hasGood && failed > 0), CLIENT_NOT_MEASURED],
  };
}

function latencyOf(duration: JsonValue, count: number): ReturnType<typeof latencyAsStated> {
  const ns = (key: string): number => duration.at(key).number() * NS_PER_MS;
  const percents = duration.keys().flatMap((key) => /^p\((\d+(?:\.\d+)?)\)$/.exec(key)?.[1] ?? []);
  return latencyAsStated({ count, meanNs: ns('avg'), minNs: ns('min'), maxNs: ns('max'), percentiles: [[50, ns('med')], ...percents.map((percent): [number, number] => [Number(percent), ns(`p(${percent})`)])] });
}

function warningsOf(failuresUnseen: boolean, failuresInLatency: boolean): ImportWarning[] {
  return [
    { code: 'other-rule', detail: 'k6 interpolates between calls: its percentiles are not nearest-rank' },
    ...(failuresUnseen ? [{ code: 'failures-unseen' as const, detail: 'the summary does not count failed requests' }] : []),
    ...(failuresInLatency ? [{ code: 'failures-in-latency' as const, detail: 'latencies are of failed requests too' }] : []),
  ];
}
