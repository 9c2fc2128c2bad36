import { IndexbenchError } from '../../../model/errors.ts';
import type { ImportWarning } from '../../../model/generated/types.ts';
import { CLIENT_NOT_MEASURED, countWarnings, goodRate, latencyAsStated } from '../imported-latency.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';

const NS_PER_MS = 1e6;

/** ApacheBench's text. */
export const AB_IMPORTER: Importer = {
  format: 'ab',
  reads: 'the text that ab (ApacheBench) prints',
  takes: 'file',
  read: (files) => ({ toolVersion: /ApacheBench, Version (\S{1,32})/.exec(files[0]?.text ?? '')?.[1] ?? null, measurements: files.map(readText) }),
};

function readText({ text, path }: ImportFile): ReadMeasurement {
  const calls = required(text, 'Complete requests', path);
  const failed = required(text, 'Failed requests', path);
  const non2xx = optional(text, 'Non-2xx responses') ?? 0;
  // A response can be both: ab counts one that is shorter than the first as failed, whatever its status.
  const counts = { calls, ok: Math.max(0, calls - failed - non2xx), cutOff: 0 };
  const measuredNs = Math.round(required(text, 'Time taken for tests', path) * 1e9);
  const clients = required(text, 'Concurrency Level', path);
  const total = /^Total: +(\d+) +(\d+) +[\d.]+ +\d+ +(\d+)$/m.exec(text);
  const percentiles = [...text.matchAll(/^ {1,3}(\d{2})% +(\d+)$/gm)].map(([, percent, ms]): [number, number] => [Number(percent), Number(ms) * NS_PER_MS]);
  const ms = (group: number): number | null => (total?.[group] === undefined ? null : Number(total[group]) * NS_PER_MS);
  return {
    name: (field(text, 'Document Path') ?? '').slice(0, 1024),
    unit: 'request',
    measures: 'one HTTP request, connecting included, in whole milliseconds',
    clients,
    connections: null,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(counts.ok, measuredNs),
    latency: counts.ok === 0 ? null : latencyAsStated({ count: calls, meanNs: ms(2), minNs: ms(1), maxNs: ms(3), percentiles }),
    warnings: [...countWarnings('request', counts), ...latencyWarnings(counts, non2xx), CLIENT_NOT_MEASURED],
  };
}

function latencyWarnings({ calls, ok }: { readonly calls: number; readonly ok: number }, non2xx: number): ImportWarning[] {
  return [
    ...(non2xx > 0 ? [{ code: 'failures-unseen' as const, detail: `ab itself counts ${String(non2xx)} responses that are not 2xx as no failures` }] : []),
    ...(ok === 0 ? [] : [{ code: 'coarse-times' as const, detail: 'latencies are whole milliseconds' }]),
    ...(ok > 0 && calls > ok ? [{ code: 'failures-in-latency' as const, detail: `latencies are of all ${String(calls)} requests` }] : []),
  ];
}

function field(text: string, label: string): string | null {
  return new RegExp(`^${label}: +(.*)$`, 'm').exec(text)?.[1] ?? null;
}

function optional(text: string, label: string): number | null {
  const found = /^\d+(?:\.\d+)?/.exec(field(text, label) ?? '')?.[0];
  return found === undefined ? null : Number(found);
}

function required(text: string, label: string, where: string): number {
  const value = optional(text, label);
  if (value !== null) return value;
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.find((line) => /apr_|cannot|invalid|error|timed? ?out/i.test(line)) ?? lines.find((line) => line !== '') ?? 'the file is empty';
  throw new IndexbenchError('INPUT_INVALID', { what: `no line "${label}": ab ended without a result (${said.slice(0, 200)})`, where, next: 'Give what ab printed for a run that ended.' });
}
