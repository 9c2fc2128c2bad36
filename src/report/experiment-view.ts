import type { ExperimentLine, ExperimentTable } from '../model/generated/types.ts';
import { NO_FIGURE, formatFactor, formatRatio } from './figures.ts';
import { metricTitle } from './wording.ts';

export const EXPERIMENT_HEADER = ['Work', 'Driver', 'Figure', 'Median ratio', 'Pairs', 'Over 1 / under 1', 'Smallest to largest', '95 % interval', 'Cost, k-th pair', 'Verdict'] as const;

export function experimentTitle({ id, stage, baseline, candidate }: ExperimentTable): string {
  return `${stage === 'screening' ? 'Screening' : 'Paired experiment'} ${id}: ${candidate} ÷ ${baseline}`;
}

/** What was compared, and how; before the table. */
export function experimentNotes({ design, differences, declaredPairs, minimumEffect, baseline, candidate }: ExperimentTable): string[] {
  const order = design === 'alternate' ? 'the two alternate (A B, B A, …)' : 'the two cross over half-way';
  const what = differences.length === 0 ? [`${candidate} differs from ${baseline} in nothing: what is shown here is chance`] : differences.map(({ field, baseline: before, candidate: after }) => `${field}: ${before} in ${baseline}, ${after} in ${candidate}`);
  return [...what, `${String(declaredPairs)} pairs on one machine; ${order}. Slower is shown where the k-th smallest ratio of cost is over 1 (one-sided error at most 5 % for the row) and the median is ${String(minimumEffect)}× or more. "Build" is the error over all rows together.`];
}

/** The cells of one line, in the order of the header. */
export function experimentCells({ scenario, driver, metric, ratio, shown, verdict, reason, buildError }: ExperimentLine): string[] {
  const pairs = pairCount(ratio);
  const isFew = ratio !== null && ratio.interval === null;
  const build = buildError === null ? '' : `, build error ${formatFactor(buildError).replace('×', '')}`;
  return [
    scenario,
    driver,
    metricTitle(metric, 'unit'),
    ratio === null ? NO_FIGURE : formatRatio(ratio),
    String(pairs),
    ratio === null ? NO_FIGURE : `${String(ratio.above)} / ${String(ratio.below)}`,
    ratio === null ? NO_FIGURE : `${formatFactor(ratio.min)} to ${formatFactor(ratio.max)}`,
    ratio === null ? NO_FIGURE : isFew ? 'too few pairs' : `${formatFactor(ratio.interval?.low ?? null)} to ${formatFactor(ratio.interval?.high ?? null)}`,
    shown === null ? NO_FIGURE : `k = ${String(shown.rank)}: ${formatFactor(shown.low)}`,
    `${verdict}${reason === null ? '' : ` (${reason})`}${build}`,
  ];
}

function pairCount(ratio: ExperimentLine['ratio']): number {
  return ratio?.basis.kind === 'paired' ? ratio.basis.pairs.length : 0;
}

/** Each pair of a line, in the order in which they ran. */
export function pairTexts({ ratio }: ExperimentLine): string[] {
  return ratio?.basis.kind === 'paired' ? ratio.basis.pairs.map((pair) => `${formatFactor(pair.ratio)} (${String(pair.repeat)}, ${pair.firstInOrder} first)`) : [];
}
