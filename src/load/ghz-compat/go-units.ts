/** Go's duration strings and ghz's sizes, as its flags take them. */

const NS_PER_UNIT: Readonly<Record<string, number>> = { ns: 1, us: 1e3, 'µs': 1e3, 'μs': 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3600e9 };

/** Nanoseconds of "1h2m3.5s"; null where the text is none. Source: Go, time.ParseDuration, without a sign. */
export function parseGoDuration(text: string): number | null {
  if (text === '0') return 0;
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h)(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))*$/.test(text)) return null;
  let ns = 0;
  for (const [, number = '', unit = ''] of text.matchAll(/([\d.]+)(ns|us|µs|μs|ms|s|m|h)/g)) ns += Number(number) * (NS_PER_UNIT[unit] ?? 0);
  return Math.round(ns);
}

const BYTES_PER_UNIT: Readonly<Record<string, number>> = { '': 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 };

/** Bytes of "4MB" (decimal) or "4MiB" (binary); null where the text is none. */
export function parseByteSize(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?) ?([a-z]*)$/i.exec(text) ?? [];
  const factor = BYTES_PER_UNIT[unit.toLowerCase()];
  return number === '' || factor === undefined ? null : Math.round(Number(number) * factor);
}
