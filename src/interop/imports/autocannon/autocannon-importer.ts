import type { ImportWarning } from '../../../model/generated/types.ts';
import { CLIENT_NOT_MEASURED, countWarnings, goodRate, latencyAsStated } from '../imported-latency.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';
import { JsonValue } from '../json-value.ts';

const NS_PER_MS = 1e6;
const PERCENTILES = [['p50', 50], ['p75', 75], ['p90', 90], ['p97_5', 97.5], ['p99', 99], ['p99_9', 99.9], ['p99_99', 99.99]] as const;

/** autocannon's `-j`: one document a line, that of a warm-up (`-W`) before the measured one. */
export const AUTOCANNON_IMPORTER: Importer = {
  format: 'autocannon',
  reads: 'the JSON of autocannon -j',
  takes: 'file',
  read: (files) => ({ toolVersion: null, measurements: files.map(readFile) }),
};

function readFile({ text, path }: ImportFile): ReadMeasurement {
  const documents = text.split('\n').filter((line) => line.trim() !== '');
  return readResult(JsonValue.parse(documents.at(-1) ?? '', path));
}

function readResult(result: JsonValue): ReadMeasurement {
  const ok = result.at('2xx').count();
  const errors = result.at('errors').count();
  const responses = ok + result.at('non2xx').count();
  const counts = { calls: responses + errors, ok, cutOff: 0 };
  const measuredNs = Math.round(result.at('duration').number() * 1e9);
  const latency = result.at('latency');
  const entries = latency.at('totalCount').isAbsent ? responses : latency.at('totalCount').count();
  const ns = (key: string): number => latency.at(key).number() * NS_PER_MS;
  return {
    name: nameOf(result),
    unit: 'request',
    measures: 'one HTTP request, from its sending to the end of its response, in whole milliseconds',
    clients: result.at('connections').count() * result.at('pipelining').count(),
    connections: result.at('connections').count(),
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(ok, measuredNs),
    latency: ok === 0 ? null : latencyAsStated({ count: entries, meanNs: ns('mean'), minNs: ns('min'), maxNs: ns('max'), percentiles: PERCENTILES.map(([key, percent]) => [percent, ns(key)]) }),
    warnings: [...countWarnings('request', counts), ...latencyWarnings({ ok, responses, entries }), { code: 'time-rounded', detail: 'the duration ends with a sampling interval: the rate reads too low in short runs' }, CLIENT_NOT_MEASURED],
  };
}

function nameOf(result: JsonValue): string {
  const title = result.at('title');
  return (title.isAbsent ? result.at('url') : title).text().slice(0, 1024);
}

function latencyWarnings({ ok, responses, entries }: { readonly ok: number; readonly responses: number; readonly entries: number }): ImportWarning[] {
  if (ok === 0) return [];
  return [
    { code: 'coarse-times', detail: 'latencies are whole milliseconds' },
    ...(responses > ok ? [{ code: 'failures-in-latency' as const, detail: `latencies are of all ${String(responses)} responses, ${String(responses - ok)} of them not 2xx` }] : []),
    ...(entries > responses ? [{ code: 'omission' as const, detail: `${String(entries)} latencies for ${String(responses)} responses: autocannon added what a fixed rate would have waited` }] : []),
  ];
}
