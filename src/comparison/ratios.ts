import type { Cell, CellRun, HostFields, Metric, Pair, Ratio, RatioBasis } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { median } from '../statistics/median.ts';
import { rankInterval } from '../statistics/rank-interval.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { signCount } from '../statistics/sign-count.ts';
import { clip } from './clip.ts';
import { fieldDifferences } from './keys.ts';
import { METRICS, higherIsFaster, isSpeed } from './metric-values.ts';
import { groupBy, orderBy } from './order-by.ts';
import { unverifiedUnlikeSizes } from './payload-sizes.ts';

export type HostClasses = ReadonlyMap<string, HostFields>;

/** Two measured cells of one row. */
export interface RatioSides {
  readonly numerator: Cell;
  readonly denominator: Cell;
  /** The fields behind each hostKey. */
  readonly hosts: HostClasses;
}

/** The ratios of a row: every measured cell over the first variant's, all metrics. Empty where the first cell is. */
export function ratiosOf(cells: readonly Cell[], hosts: HostClasses): Ratio[] {
  const [denominator, ...others] = cells;
  if (denominator === undefined || denominator.state.kind === 'empty') return [];
  return others
    .filter(({ state }) => state.kind === 'measured')
    .flatMap((numerator) => METRICS.filter((metric) => hasValue(numerator, metric) && hasValue(denominator, metric)).map((metric) => ratioBetween({ numerator, denominator, hosts }, metric)));
}

/**
 * The ratio of one metric (docs/design.md, rules 5 and 6): from pairs of one machine; else of medians over machines of one class, labelled so;
 * else none, with the reason. Where the load generator held the faster side back the ratio is a bound; where it held the slower side back there is none.
 */
export function ratioBetween(sides: RatioSides, metric: Metric): Ratio {
  const { numerator, denominator } = sides;
  if (!hasValue(numerator, metric) || !hasValue(denominator, metric)) return noRatio(sides, metric, 'no such figure in every run');
  if (isFailing(numerator) || isFailing(denominator)) return noRatio(sides, metric, 'more than 1 % of the calls failed');
  const unlike = unverifiedUnlikeSizes(numerator, denominator);
  if (unlike !== null) return noRatio(sides, metric, `unverified payloads of unlike size: ${String(unlike[0])} and ${String(unlike[1])} bytes a call`);
  const found = pairedRatio(sides, metric) ?? acrossRatio(sides, metric) ?? noRatio(sides, metric, hostReason(sides));
  if (found.basis.kind === 'none' || !isSpeed(metric)) return found;
  if (isTooShort(sides.numerator) || isTooShort(sides.denominator)) return noRatio(sides, metric, 'a measured window is too short');
  return limitedByClient(found, sides);
}

function pairedRatio(sides: RatioSides, metric: Metric): Ratio | null {
  const pairs = pairsOf(sides, metric);
  const ratios = pairs.map(({ ratio }) => ratio);
  const middle = median(ratios);
  if (middle === null) return null;
  return {
    ...start(sides, metric, { kind: 'paired', pairs }),
    median: round12(middle),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    ...signCount(ratios),
    interval: rankInterval(ratios),
  };
}

/** Runs of one leg on one boot of one machine of one class, in one repeat; each run is in one pair at most. */
function pairsOf({ numerator, denominator }: RatioSides, metric: Metric): Pair[] {
  const byMachine = groupBy(denominator.runs, machineKey);
  const pairs = numerator.runs.flatMap((run): Pair[] => {
    const other = byMachine.get(machineKey(run))?.shift();
    const ratio = ratioOf(run.values[metric], other?.values[metric]);
    if (other === undefined || ratio === null) return [];
    return [{ legId: run.legId, repeat: run.repeat, ratio, firstInOrder: run.position < other.position ? numerator.variant : denominator.variant }];
  });
  return orderBy(pairs, ({ repeat, legId }) => [repeat, legId]);
}

function machineKey({ legId, bootId, repeat, hostKey }: CellRun): string {
  return JSON.stringify([legId, bootId, repeat, hostKey]);
}

function acrossRatio(sides: RatioSides, metric: Metric): Ratio | null {
  const classes = commonClasses(sides, metric);
  const best = orderBy(classes, ({ key, above, below }) => [-Math.min(above.length, below.length), -above.length - below.length, key])[0];
  if (best === undefined) return null;
  const middle = ratioOf(median(best.above), median(best.below));
  if (middle === null) return null;
  return {
    ...start(sides, metric, { kind: 'across-machines', runs: best.above.length + best.below.length }),
    median: middle,
    min: ratioOf(Math.min(...best.above), Math.max(...best.below)),
    max: ratioOf(Math.max(...best.above), Math.min(...best.below)),
  };
}

interface ClassValues {
  readonly key: string;
  readonly above: readonly number[];
  readonly below: readonly number[];
}

/** Host classes on which both sides have values. */
function commonClasses({ numerator, denominator }: RatioSides, metric: Metric): ClassValues[] {
  const keys = new Set(numerator.runs.map(({ hostKey }) => hostKey));
  const valuesOn = (cell: Cell, key: string): number[] => cell.runs.flatMap((run) => (run.hostKey === key ? (run.values[metric] ?? []) : []));
  return [...keys].map((key) => ({ key, above: valuesOn(numerator, key), below: valuesOn(denominator, key) })).filter(({ above, below }) => above.length > 0 && below.length > 0);
}

/** Rule 6. */
function limitedByClient(ratio: Ratio, { numerator, denominator, hosts }: RatioSides): Ratio {
  const boundAbove = isClientBound(numerator);
  const boundBelow = isClientBound(denominator);
  if (ratio.median === null || (!boundAbove && !boundBelow)) return ratio;
  const isAboveFaster = higherIsFaster(ratio.metric) ? ratio.median > 1 : ratio.median < 1;
  const isSlowerBound = isAboveFaster ? boundBelow : boundAbove;
  if (isSlowerBound || ratio.median === 1) return noRatio({ numerator, denominator, hosts }, ratio.metric, 'the load generator was the limit of the slower side');
  return { ...ratio, bound: ratio.median > 1 ? 'at-least' : 'at-most' };
}

function isClientBound({ state }: Cell): boolean {
  return state.kind === 'measured' && state.clientBound;
}

function isTooShort({ state }: Cell): boolean {
  return state.kind === 'measured' && state.tooShort;
}

function isFailing({ state }: Cell): boolean {
  return state.kind === 'measured' && state.tooManyErrors;
}

function hasValue({ summary }: Cell, metric: Metric): boolean {
  return summary.some((entry) => entry.metric === metric);
}

function start({ numerator, denominator }: RatioSides, metric: Metric, basis: RatioBasis): Ratio {
  return { metric, numerator: numerator.variant, denominator: denominator.variant, basis, median: null, min: null, max: null, above: 0, below: 0, interval: null, bound: 'exact' };
}

function noRatio(sides: RatioSides, metric: Metric, reason: string): Ratio {
  return start(sides, metric, { kind: 'none', reason: clip(reason, 4096) });
}

/** Names the first field in which the sides' host classes differ. */
function hostReason({ numerator, denominator, hosts }: RatioSides): string {
  const above = hosts.get(numerator.runs[0]?.hostKey ?? '');
  const below = hosts.get(denominator.runs[0]?.hostKey ?? '');
  const difference = above === undefined || below === undefined ? undefined : fieldDifferences(above, below)[0];
  return difference === undefined ? 'no figure to divide by' : `not comparable: ${difference.field} differs (${difference.value}, ${difference.others})`;
}
