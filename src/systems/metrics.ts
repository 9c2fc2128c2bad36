import { request } from 'undici';

const TIMEOUT_MS = 2_000;
const METRIC_LINE = /^([A-Za-z_:][A-Za-z0-9_:]*) (\S+)/;

/** Values by name of the metrics without labels; NaN is left out, as a value that is not known yet. */
export type Metrics = ReadonlyMap<string, number>;

/** What a program shows at 127.0.0.1:port/metrics, or another path, in Prometheus' text format; null where nothing answers in time. Rejects at the signal. */
export async function readMetrics(port: number, signal: AbortSignal, path = '/metrics'): Promise<Metrics | null> {
  try {
    const { statusCode, body } = await request(`http://127.0.0.1:${String(port)}${path}`, { signal, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
    const text = await body.text();
    return statusCode === 200 ? parseMetrics(text) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Pure. */
export function parseMetrics(text: string): Metrics {
  const metrics = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = METRIC_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined || Number.isNaN(Number(value))) continue;
    metrics.set(name, Number(value));
  }
  return metrics;
}

/** The highest of some metrics; null where none of them is shown. */
export function highestOf(metrics: Metrics | null, names: readonly string[]): number | null {
  const values = names.flatMap((name) => metrics?.get(name) ?? []);
  return values.length === 0 ? null : Math.max(...values);
}
