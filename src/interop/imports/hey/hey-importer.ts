import { IndexbenchError } from '../../../model/errors.ts';
import type { ImportWarning } from '../../../model/generated/types.ts';
import { CLIENT_NOT_MEASURED, countWarnings, goodRate, latencyAsStated, latencyFromCalls } from '../imported-latency.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';

const NS_PER_SECOND = 1e9;
/** hey keeps no more requests than this: times of further ones are in no percentile and no row. */
const MOST_KEPT = 1_000_000;
const CSV_HEADER = 'response-time,DNS+dialup,DNS,Request-write,Response-delay,Response-read,status-code,offset';
const CSV_ROW = /^(\d+\.\d+),(?:\d+\.\d+,){5}(\d{3}),(-?\d+\.\d+)$/;

const WHAT_IT_IS: Pick<ReadMeasurement, 'name' | 'unit' | 'measures' | 'clients' | 'connections' | 'cutOff'> = {
  // hey repeats neither its target nor its flags.
  name: '',
  unit: 'request',
  measures: 'one HTTP request, dialling included, in tenths of a millisecond',
  clients: null,
  connections: null,
  cutOff: 0,
};
const COARSE: ImportWarning = { code: 'coarse-times', detail: 'latencies are whole tenths of a millisecond' };

/** hey's text, or its rows (`-o csv`). */
export const HEY_IMPORTER: Importer = {
  format: 'hey',
  reads: 'the text that hey prints, or its rows (-o csv)',
  takes: 'file',
  read: (files) => ({ toolVersion: null, measurements: files.map((file) => (file.text.startsWith(CSV_HEADER) ? readRows(file) : readText(file))) }),
};

function readText({ text, path }: ImportFile): ReadMeasurement {
  const measuredNs = Math.round(secondsOf(text, 'Total', path) * NS_PER_SECOND);
  const statuses = [...text.matchAll(/^ {2}\[(\d{3})\]\t(\d+) responses$/gm)].map(([, status, count]) => ({ status: Number(status), count: Number(count) }));
  const responses = sum(statuses.map(({ count }) => count));
  const ok = sum(statuses.filter(({ status }) => isGood(status)).map(({ count }) => count));
  const [, errorsText = ''] = text.split('\nError distribution:\n');
  const errors = sum([...errorsText.matchAll(/^ {2}\[(\d+)\]\t/gm)].map(([, count]) => Number(count)));
  const counts = { calls: responses + errors, ok, cutOff: 0 };
  const ns = (label: string): number => secondsOf(text, label, path) * NS_PER_SECOND;
  const percentiles = [...text.matchAll(/^ {2}(\d{1,2})% in (\d+\.\d+) secs$/gm)].map(([, percent, seconds]): [number, number] => [Number(percent), Number(seconds) * NS_PER_SECOND]);
  return {
    ...WHAT_IT_IS,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(ok, measuredNs),
    latency: ok === 0 ? null : latencyAsStated({ count: responses, meanNs: ns('Average'), minNs: ns('Fastest'), maxNs: ns('Slowest'), percentiles }),
    warnings: [
      ...countWarnings('request', counts),
      ...(ok === 0 ? [] : [COARSE]),
      ...(ok > 0 && responses > ok ? [{ code: 'failures-in-latency' as const, detail: `latencies are of all ${String(responses)} responses, ${String(responses - ok)} of them not 2xx` }] : []),
      ...(responses > MOST_KEPT ? [{ code: 'details-truncated' as const, detail: `hey keeps the times of the first ${String(MOST_KEPT)} requests: its percentiles are of those` }] : []),
      CLIENT_NOT_MEASURED,
    ],
  };
}

function readRows({ text, path }: ImportFile): ReadMeasurement {
  const rows = text.split('\n').slice(1).flatMap((line, index) => (line === '' ? [] : [rowOf(line, `${path}:${String(index + 2)}`)]));
  const good = rows.filter(({ status }) => isGood(status));
  const counts = { calls: rows.length, ok: good.length, cutOff: 0 };
  const first = rows.reduce((least, { startNs }) => Math.min(least, startNs), Infinity);
  const last = rows.reduce((most, { startNs, latencyNs }) => Math.max(most, startNs + latencyNs), -Infinity);
  const measuredNs = rows.length === 0 ? null : last - first;
  return {
    ...WHAT_IT_IS,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(good.length, measuredNs),
    latency: latencyFromCalls(good.map(({ latencyNs }) => latencyNs)),
    warnings: [
      ...countWarnings('request', counts),
      ...(good.length === 0 ? [] : [COARSE]),
      { code: 'failures-unseen', detail: 'hey has no row for a request without a response' },
      ...(rows.length >= MOST_KEPT ? [{ code: 'details-truncated' as const, detail: `hey keeps the first ${String(MOST_KEPT)} requests` }] : []),
      CLIENT_NOT_MEASURED,
    ],
  };
}

function rowOf(line: string, where: string): { readonly startNs: number; readonly latencyNs: number; readonly status: number } {
  const [, seconds, status, offset] = CSV_ROW.exec(line) ?? [];
  if (seconds === undefined) throw new IndexbenchError('INPUT_INVALID', { what: `${JSON.stringify(line.slice(0, 120))} is no row of hey’s`, where, next: 'Give what hey -o csv printed, unedited.' });
  return { startNs: Math.round(Number(offset) * NS_PER_SECOND), latencyNs: Math.round(Number(seconds) * NS_PER_SECOND), status: Number(status) };
}

/** 3xx were followed: one that is left came from no target that was asked for. */
function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

function secondsOf(text: string, label: string, where: string): number {
  const found = new RegExp(`^ {2}${label}:\\t(\\d+\\.\\d+) secs$`, 'm').exec(text)?.[1];
  if (found !== undefined) return Number(found);
  const said = text.split('\n').find((line) => line.trim() !== '') ?? 'the file is empty';
  throw new IndexbenchError('INPUT_INVALID', { what: `no line "${label}" in seconds (${said.trim().slice(0, 200)})`, where, next: 'Give what hey printed for a run that ended.' });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
