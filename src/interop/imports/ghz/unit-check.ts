import { IndexbenchError } from '../../../model/errors.ts';
import type { GhzReport, ImportWarning } from '../../../model/generated/types.ts';
import type { GhzCalls } from '../../ghz-calls.ts';

/** ghz rounds nothing that it divides, so figures that belong together differ by less. */
const TOLERANCE = 0.02;
/** A factor from which a disagreement is one of units: 1,000 or a power of it, with room for what else is off. */
const UNIT_FACTOR = 200;

interface Pair {
  readonly field: string;
  readonly stated: number;
  readonly from: string;
  readonly recomputed: number;
}

/**
 * Whether a report's durations are nanoseconds, as ghz writes them: its rate against count over total time, its average against its calls'
 * mean, its total against the times at which its calls ended. Warns where they disagree a little.
 *
 * @param parsed the report's calls
 * @throws IndexbenchError INPUT_INCONSISTENT where they disagree by a factor of a wrong unit
 */
export function checkUnits(report: GhzReport, parsed: GhzCalls, where: string): ImportWarning[] {
  const warnings: ImportWarning[] = [];
  for (const pair of comparablePairs(report, parsed)) {
    const factor = Math.max(pair.stated / pair.recomputed, pair.recomputed / pair.stated);
    if (factor >= UNIT_FACTOR) throw wrongUnit(pair, factor, where);
    if (factor > 1 + TOLERANCE) warnings.push({ code: 'figures-disagree', detail: `${pair.field} is ${String(pair.stated)}, ${pair.from} gives ${String(pair.recomputed)}` });
  }
  const spanNs = spanOf(parsed);
  if (report.total > 0 && spanNs > report.total * UNIT_FACTOR) throw wrongUnit({ field: 'total', stated: report.total, from: 'the span of the timestamps', recomputed: spanNs }, spanNs / report.total, where);
  return warnings;
}

function comparablePairs(report: GhzReport, { calls, lostRows }: GhzCalls): Pair[] {
  const { count, total, rps, average } = report;
  const meanNs = calls.reduce((sum, { latencyNs }) => sum + latencyNs, 0) / calls.length;
  return [
    { field: 'rps', stated: rps, from: 'count over total', recomputed: count / (total / 1e9) },
    ...(lostRows === 0 ? [{ field: 'average', stated: average, from: 'the mean of the details', recomputed: meanNs }] : []),
  ].filter(({ stated, recomputed }) => stated > 0 && recomputed > 0 && Number.isFinite(recomputed));
}

/** From the first end to the last, ns. */
function spanOf({ calls }: GhzCalls): number {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { endNs } of calls) {
    if (endNs < first) first = endNs;
    if (endNs > last) last = endNs;
  }
  return calls.length < 2 ? 0 : last - first;
}

function wrongUnit({ field, stated, from, recomputed }: Pair, factor: number, where: string): IndexbenchError {
  return new IndexbenchError('INPUT_INCONSISTENT', {
    what: `${field} is ${String(stated)}, ${from} gives ${String(Number(recomputed.toPrecision(6)))}: a factor of ${String(Number(factor.toPrecision(3)))}, so durations are not all in nanoseconds`,
    where: `${where}#/${field}`,
    next: 'Give ghz’s own JSON, whose durations are nanoseconds.',
  });
}
