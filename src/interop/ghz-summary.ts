import type { GhzBucket, GhzReport } from '../model/generated/types.ts';

const LONGEST_BAR = 40;
const BAR = '∎';
const COLUMN_GAP = 3;

/**
 * A report as text, field by field what ghz prints as its summary; where no call succeeded, a sentence instead of the average and rate
 * of failures. Names and texts are shown without control characters.
 */
export function ghzSummary(report: GhzReport): string {
  const lines = ['', 'Summary:'];
  if (report.name !== undefined) lines.push(`  Name:\t\t${plain(report.name)}`);
  lines.push(
    `  Count:\t${String(report.count)}`,
    `  Total:\t${duration(report.total)}`,
    `  Slowest:\t${duration(report.slowest)}`,
    `  Fastest:\t${duration(report.fastest)}`,
    ...(someSucceeded(report) ? [`  Average:\t${duration(report.average)}`, `  Requests/sec:\t${report.rps.toFixed(2)}`] : ['  No call succeeded.']),
    '',
    'Response time histogram:',
    ...histogramLines(report.histogram ?? []),
    '',
    'Latency distribution:',
    ...(report.latencyDistribution ?? []).map(({ percentage, latency }) => `  ${String(percentage)} % in ${duration(latency)} `),
    '',
    'Status code distribution:',
    ...aligned(Object.entries(report.statusCodeDistribution).map(([name, count]) => [`[${plain(name)}]`, `${String(count)} responses`])),
    '',
  );
  const errors = Object.entries(report.errorDistribution).map(([text, count]) => [`[${String(count)}]`, plain(text)] as const);
  if (errors.length > 0) lines.push('Error distribution:', ...aligned(errors));
  lines.push('');
  return `${lines.join('\n')}\n`;
}

export function someSucceeded({ statusCodeDistribution }: GhzReport): boolean {
  return (statusCodeDistribution['OK'] ?? 0) > 0;
}

/** Nanoseconds below 10 µs, milliseconds below a second, then seconds. */
function duration(ns: number): string {
  if (ns < 10_000) return `${String(ns)} ns`;
  return ns < 1e9 ? `${(ns / 1e6).toFixed(2)} ms` : `${(ns / 1e9).toFixed(2)} s`;
}

/** Marks in milliseconds; bars in proportion to the fullest bucket. */
function histogramLines(buckets: readonly GhzBucket[]): string[] {
  const most = Math.max(0, ...buckets.map(({ count }) => count));
  const marks = buckets.map(({ mark }) => (mark * 1000).toFixed(3));
  const counts = buckets.map(({ count }) => `[${String(count)}]`);
  const markWidth = Math.max(0, ...marks.map((text) => text.length));
  const countWidth = Math.max(0, ...counts.map((text) => text.length));
  return buckets.map(({ count }, i) => {
    const bar = BAR.repeat(most === 0 ? 0 : Math.floor((count * LONGEST_BAR + most / 2) / most));
    return `  ${(marks[i] ?? '').padEnd(markWidth)} ${(counts[i] ?? '').padEnd(countWidth)} |${bar}`;
  });
}

/** Two columns, each as wide as its widest cell and a gap. */
function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const widthOf = (column: 0 | 1): number => Math.max(0, ...rows.map((row) => row[column].length)) + COLUMN_GAP;
  return rows.map(([first, second]) => `  ${first.padEnd(widthOf(0))}${second.padEnd(widthOf(1))}`);
}

function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
