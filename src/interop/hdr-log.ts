import { HdrHistogram } from '../statistics/hdr-histogram.ts';

const NS_PER_SECOND = 1e9;
const NS_PER_MS = 1e6;

/** Values with the time at which each was seen, in order of these times. */
export interface TimedValues {
  readonly startUnixMs: number;
  readonly values: Iterable<{ /** From the start. */ readonly atNs: number; readonly valueNs: number }>;
}

/**
 * Nanoseconds as a histogram log: one V2 compressed histogram for each second in which there is a value; the largest values of the
 * lines are in milliseconds. Source: HdrHistogram, HistogramLogWriter.java, log format 1.3, public domain.
 */
export function hdrLog({ startUnixMs, values }: TimedValues): string {
  const startSeconds = startUnixMs / 1000;
  const lines = [
    '#[Histogram log format version 1.3]',
    `#[StartTime: ${startSeconds.toFixed(3)} (seconds since epoch), ${new Date(startUnixMs).toISOString()}]`,
    '"StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"',
  ];
  const histogram = new HdrHistogram();
  let second = 0;
  const end = (): void => {
    if (histogram.total > 0) lines.push(`${(startSeconds + second).toFixed(3)},1.000,${(histogram.max / NS_PER_MS).toFixed(3)},${histogram.encode()}`);
    histogram.clear();
  };
  for (const { atNs, valueNs } of values) {
    const its = Math.max(0, Math.floor(atNs / NS_PER_SECOND));
    if (its > second) {
      end();
      second = its;
    }
    histogram.record(valueNs);
  }
  end();
  return `${lines.join('\n')}\n`;
}
