import type { Cell, Comparison, Metric, MetricSummary, Ratio, Row, Warning } from '../model/generated/types.ts';
import { outcomeText } from './wording.ts';

/** The metric that tables show. */
export const MAIN_METRIC: Metric = 'unitsPerSecond';

export function summaryOf(cell: Cell, metric: Metric): MetricSummary | null {
  return cell.summary.find((entry) => entry.metric === metric) ?? null;
}

/** The ratio of a variant over the first one; null for the first itself and where a side is empty. */
export function ratioFor(row: Row, variant: string, metric: Metric): Ratio | null {
  return row.ratios.find((entry) => entry.numerator === variant && entry.metric === metric) ?? null;
}

/** Title of a row; a payload that is not the expected one is named. */
export function rowTitle(row: Row): string {
  const { payloadClass } = row.work;
  const isPlain = payloadClass === 'expected' || payloadClass.startsWith('unverified');
  return isPlain ? row.title : `${row.title} (other bytes, ${payloadClass.slice(0, 12)}…)`;
}

export function hasSeveralDrivers({ rows }: Comparison): boolean {
  return new Set(rows.map(({ driver }) => driver)).size > 1;
}

/** One warning a code over the whole table, for legends. */
export function warningCodes(comparison: Comparison): Set<Warning['code']> {
  const cells = [...comparison.rows.flatMap((row) => row.cells), ...(comparison.indexBuild?.cells ?? [])];
  return new Set(cells.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
}

/** Its figures are of few runs. */
export const ONE_LEG = 'One leg of the plan; gates are judged where all legs are aggregated';

/** The sentences that a reader needs before the table: what is missing, failed or refused. */
export function shortcomings({ plans, expected, onlyRuns, failures, refused, notComparable: measurements, indexBuild }: Comparison): string[] {
  const notComparable = [...measurements, ...(indexBuild?.apart ?? [])];
  const lines = [...new Set(plans.flatMap(notOnTheChain))];
  if (onlyRuns !== undefined) lines.push(ONE_LEG);
  if (expected.missing.length > 0) lines.push(`Missing runs: ${expected.missing.map(({ variant, repeat }) => `${variant} r${String(repeat)}`).join(', ')}`);
  if (failures.length > 0) lines.push(`${String(failures.length)} ${failures.length === 1 ? 'failure' : 'failures'}: see the appendix`);
  if (refused.length > 0) lines.push(`${String(refused.length)} ${refused.length === 1 ? 'input was' : 'inputs were'} refused: see the appendix`);
  if (notComparable.length > 0) lines.push(`${String(notComparable.length)} ${notComparable.length === 1 ? 'measurement is' : 'measurements are'} not comparable: see the appendix`);
  return lines;
}

/** Whether a node beside a system used CPU time that is not the system's own: only then is the sum another figure. */
export function hasNodeCpu(rows: readonly Row[]): boolean {
  return rows.some(({ cells }) =>
    cells.some((cell) => {
      const stack = summaryOf(cell, 'stackCpuNsPerUnit');
      return stack !== null && stack.median !== summaryOf(cell, 'serverCpuNsPerUnit')?.median;
    }),
  );
}

/** Where the programs came from, a line for each that is told. */
export function programLines({ inputs }: Comparison): string[] {
  return [...new Set(inputs.flatMap(({ variant, program }) => (program === undefined ? [] : [`Program of ${variant}: ${program}.`])))];
}

function notOnTheChain({ notFound = [], leftOut = [] }: Comparison['plans'][number]): string[] {
  const lines = leftOut.map(({ scenario, reason }) => `${scenario} is not measured: ${reason}`);
  return notFound.length === 0 ? lines : [`Requests name no ${notFound.join(', ')}: not found on the chain`, ...lines];
}

/** Complete runs; of those that are, measurements may have failed. */
export function runsLine({ expected, failures, outcome }: Comparison): string {
  const isWhole = expected.present === expected.runs && expected.missing.length === 0;
  const hasFailed = isWhole && failures.length > 0 && outcome !== 'passed';
  return `${String(expected.present)} of ${String(expected.runs)} runs complete${hasFailed ? ', with failed measurements' : ''}`;
}

/** Runs, and what is wrong with the whole where something is. */
export function outcomeLine(comparison: Comparison): string {
  return comparison.outcome === 'passed' ? runsLine(comparison) : `${runsLine(comparison)}; ${outcomeText(comparison)}`;
}
