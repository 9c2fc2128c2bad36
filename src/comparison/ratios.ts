import type { Cell, Metric, Ratio } from '../model/generated/types.ts';
import { clip } from '../model/clip.ts';
import { METRICS, higherIsFaster, isSpeed } from './metric-values.ts';
import { unverifiedUnlikeSizes } from './payload-sizes.ts';
import { hostReason, noFigures, ratioFigures, type HostClasses, type RatioFigures } from './run-pairs.ts';

export type { HostClasses } from './run-pairs.ts';

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
  const figures = ratioFigures(sides, metric);
  const found = figures === null ? noRatio(sides, metric, hostReason(sides, sides.hosts)) : withFigures(sides, metric, figures);
  if (found.basis.kind === 'none' || !isSpeed(metric)) return found;
  if (isTooShort(sides.numerator) || isTooShort(sides.denominator)) return noRatio(sides, metric, 'a measured window is too short');
  return limitedByClient(found, sides);
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

function withFigures({ numerator, denominator }: RatioSides, metric: Metric, figures: RatioFigures): Ratio {
  return { metric, numerator: numerator.variant, denominator: denominator.variant, ...figures, bound: 'exact' };
}

function noRatio(sides: RatioSides, metric: Metric, reason: string): Ratio {
  return withFigures(sides, metric, noFigures(clip(reason, 4096)));
}
