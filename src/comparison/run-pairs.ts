import type { HostFields, Name, Pair, Ratio } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { median } from '../statistics/median.ts';
import { rankInterval } from '../statistics/rank-interval.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { signCount } from '../statistics/sign-count.ts';
import { fieldDifferences } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';

export type HostClasses = ReadonlyMap<string, HostFields>;

/** One run of a variant, as far as ratios need it. */
export interface PairedRun {
  readonly legId: string;
  readonly bootId: string | null;
  readonly repeat: number;
  readonly position: number;
  readonly hostKey: string;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface PairSide {
  readonly variant: Name;
  readonly runs: readonly PairedRun[];
}

export interface PairSides {
  readonly numerator: PairSide;
  readonly denominator: PairSide;
}

/** A ratio but for what it is of. */
export type RatioFigures = Pick<Ratio, 'basis' | 'median' | 'min' | 'max' | 'above' | 'below' | 'interval'>;

/** From pairs of runs of one machine; else of medians over machines of one class, labelled so; null where there is neither (docs/design.md, rule 5). */
export function ratioFigures(sides: PairSides, metric: string): RatioFigures | null {
  return pairedFigures(sides, metric) ?? acrossFigures(sides, metric);
}

/** Figures that are none, with the reason. */
export function noFigures(reason: string): RatioFigures {
  return { basis: { kind: 'none', reason }, ...NO_FIGURES };
}

const NO_FIGURES = { median: null, min: null, max: null, above: 0, below: 0, interval: null } as const;

function pairedFigures(sides: PairSides, metric: string): RatioFigures | null {
  const pairs = pairsOf(sides, metric);
  const ratios = pairs.map(({ ratio }) => ratio);
  const middle = median(ratios);
  if (middle === null) return null;
  return { basis: { kind: 'paired', pairs }, median: round12(middle), min: Math.min(...ratios), max: Math.max(...ratios), ...signCount(ratios), interval: rankInterval(ratios) };
}

function pairsOf({ numerator, denominator }: PairSides, metric: string): Pair[] {
  return pairedRuns(numerator.runs, denominator.runs).flatMap(({ run, other }): Pair[] => {
    const ratio = ratioOf(run.values[metric], other.values[metric]);
    return ratio === null ? [] : [{ legId: run.legId, repeat: run.repeat, ratio, firstInOrder: run.position < other.position ? numerator.variant : denominator.variant }];
  });
}

interface PairOfRuns {
  readonly run: PairedRun;
  readonly other: PairedRun;
}

/** Runs of one leg on one boot of one machine of one class, in one repeat; each run is in one pair at most. */
function pairedRuns(numerator: readonly PairedRun[], denominator: readonly PairedRun[]): readonly PairOfRuns[] {
  const known = knownPairs.get(numerator);
  if (known?.denominator === denominator) return known.pairs;
  const byMachine = groupBy(denominator, machineKey);
  const found = numerator.flatMap((run): PairOfRuns[] => {
    const other = byMachine.get(machineKey(run))?.shift();
    return other === undefined ? [] : [{ run, other }];
  });
  const pairs = orderBy(found, ({ run: { repeat, legId } }) => [repeat, legId]);
  knownPairs.set(numerator, { denominator, pairs });
  return pairs;
}

function machineKey(run: PairedRun): string {
  const known = machineKeys.get(run);
  if (known !== undefined) return known;
  const { legId, bootId, repeat, hostKey } = run;
  const key = JSON.stringify([legId, bootId, repeat, hostKey]);
  machineKeys.set(run, key);
  return key;
}

/** A run is paired with each other variant. */
const machineKeys = new WeakMap<PairedRun, string>();

/** The last of each numerator's: the same two are divided for each metric. */
const knownPairs = new WeakMap<readonly PairedRun[], { readonly denominator: readonly PairedRun[]; readonly pairs: readonly PairOfRuns[] }>();

function acrossFigures(sides: PairSides, metric: string): RatioFigures | null {
  const classes = commonClasses(sides, metric);
  const best = orderBy(classes, ({ key, above, below }) => [-Math.min(above.length, below.length), -above.length - below.length, key])[0];
  if (best === undefined) return null;
  const middle = ratioOf(median(best.above), median(best.below));
  if (middle === null) return null;
  return {
    basis: { kind: 'across-machines', runs: best.above.length + best.below.length },
    ...NO_FIGURES,
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
function commonClasses({ numerator, denominator }: PairSides, metric: string): ClassValues[] {
  const keys = new Set(numerator.runs.map(({ hostKey }) => hostKey));
  const valuesOn = ({ runs }: PairSide, key: string): number[] => runs.flatMap((run) => (run.hostKey === key ? (run.values[metric] ?? []) : []));
  return [...keys].map((key) => ({ key, above: valuesOn(numerator, key), below: valuesOn(denominator, key) })).filter(({ above, below }) => above.length > 0 && below.length > 0);
}

/** Why two sides have no figure to divide: names the first field in which their host classes differ. */
export function hostReason({ numerator, denominator }: PairSides, hosts: HostClasses): string {
  const above = hosts.get(numerator.runs[0]?.hostKey ?? '');
  const below = hosts.get(denominator.runs[0]?.hostKey ?? '');
  const difference = above === undefined || below === undefined ? undefined : fieldDifferences(above, below)[0];
  return difference === undefined ? 'no figure to divide by' : `not comparable: ${difference.field} differs (${difference.value}, ${difference.others})`;
}
