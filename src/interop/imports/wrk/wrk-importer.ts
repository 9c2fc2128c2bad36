import { IndexbenchError } from '../../../model/errors.ts';
import type { ImportWarning } from '../../../model/generated/types.ts';
import { CLIENT_NOT_MEASURED, countWarnings, goodRate, latencyAsStated } from '../imported-latency.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';

const NS_PER_UNIT: Readonly<Record<string, number>> = { us: 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3600e9 };
const TIME = '(\\d+(?:\\.\\d+)?)(us|ms|s|m|h)';

/** wrk's text, best with `--latency`. */
export const WRK_IMPORTER: Importer = {
  format: 'wrk',
  reads: 'the text that wrk prints (with --latency for percentiles)',
  takes: 'file',
  read: (files) => ({ toolVersion: null, measurements: files.map(readText) }),
};

function readText({ text, path }: ImportFile): ReadMeasurement {
  const total = new RegExp(`^ +(\\d+) requests in ${TIME}, `, 'm').exec(text);
  if (total === null) throw withoutResult(text, path);
  const responses = Number(total[1]);
  const errors = errorsOf(text);
  // Late responses, and those of another status, are among the responses; requests that a socket error ended are not.
  const counts = { calls: responses + errors.sockets, ok: Math.max(0, responses - errors.status - errors.late), cutOff: 0 };
  const measuredNs = Math.round(nsOf(total[2], total[3]));
  const latency = new RegExp(`^ +Latency +${TIME} +${TIME} +${TIME} `, 'm').exec(text);
  const connections = /^ +\d+ threads and (\d+) connections$/m.exec(text)?.[1];
  const percentiles = [...text.matchAll(new RegExp(`^ +(\\d{2})% +${TIME}$`, 'gm'))].map(([, percent, value, unit]): [number, number] => [Number(percent), nsOf(value, unit)]);
  return {
    name: (/^Running .* test @ (.*)$/m.exec(text)?.[1] ?? '').slice(0, 1024),
    unit: 'request',
    measures: 'one HTTP request, from its sending to the end of its response',
    clients: connections === undefined ? null : Number(connections),
    connections: connections === undefined ? null : Number(connections),
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(counts.ok, measuredNs),
    latency: counts.ok === 0 || latency === null ? null : latencyAsStated({ count: responses, meanNs: nsOf(latency[1], latency[2]), minNs: null, maxNs: nsOf(latency[5], latency[6]), percentiles }),
    warnings: [...countWarnings('request', counts), ...(counts.ok === 0 ? [] : latencyWarnings(errors, percentiles.length)), CLIENT_NOT_MEASURED],
  };
}

interface WrkErrors {
  /** Connections that could not be made, read or written. */
  readonly sockets: number;
  /** Answered, later than wrk's limit. */
  readonly late: number;
  /** Answered with 400 or more. */
  readonly status: number;
}

/** wrk has these lines only where there is something to say. */
function errorsOf(text: string): WrkErrors {
  const sockets = /^ +Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/m.exec(text)?.slice(1).map(Number) ?? [];
  const [connect = 0, read = 0, write = 0, late = 0] = sockets;
  return { sockets: connect + read + write, late, status: Number(/^ +Non-2xx or 3xx responses: (\d+)$/m.exec(text)?.[1] ?? 0) };
}

function latencyWarnings({ status, late }: WrkErrors, percentiles: number): ImportWarning[] {
  return [
    ...(percentiles === 0 ? [{ code: 'details-missing' as const, detail: 'no percentiles: wrk was run without --latency' }] : []),
    { code: 'omission', detail: 'wrk adds latencies that its connections would have seen had they gone on sending: its figures are of more values than it had responses' },
    ...(status > 0 ? [{ code: 'failures-in-latency' as const, detail: `latencies are also of ${String(status)} responses with a status from 400 on` }] : []),
    ...(late > 0 ? [{ code: 'figures-disagree' as const, detail: `latencies of ${String(late)} responses are left out: they came later than wrk’s limit` }] : []),
  ];
}

function nsOf(value: string | undefined, unit: string | undefined): number {
  return Number(value) * (NS_PER_UNIT[unit ?? ''] ?? Number.NaN);
}

function withoutResult(text: string, where: string): IndexbenchError {
  const said = text.split('\n').find((line) => line.trim() !== '') ?? 'the file is empty';
  return new IndexbenchError('INPUT_INVALID', { what: `no line "… requests in …": wrk ended without a result (${said.trim().slice(0, 200)})`, where, next: 'Give what wrk printed for a run that ended.' });
}
