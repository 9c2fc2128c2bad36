import type { Cell, Name, Ranking } from '../model/generated/types.ts';
import { INTERVAL_MINIMUM_COUNT } from '../statistics/rank-interval.ts';
import { RANKING_METRIC } from './metric-values.ts';
import { orderBy } from './order-by.ts';
import { ratioBetween, type HostClasses } from './ratios.ts';

/** A single pair could be chance. */
const MINIMUM_PAIRS = 2;

/**
 * Best first, by units per second. Each neighbour in the order must be faster than the next in every pair of one machine, or from 6 pairs on by the
 * whole rank interval; else the row is not ranked, and the reason says between which two it failed.
 */
export function rankingOf(cells: readonly Cell[], hosts: HostClasses): Ranking {
  const measured = cells.filter(({ state }) => state.kind === 'measured');
  const sound = measured.filter(({ state }) => state.kind === 'measured' && !state.tooManyErrors);
  const fit = sound.filter(({ state }) => state.kind === 'measured' && !state.tooShort);
  if (fit.length < 2) return { kind: 'unranked', reason: whyFew(measured.length, sound.length, fit.length) };
  const sorted = orderBy(fit, (cell) => [-rateOf(cell), cells.indexOf(cell)]);
  for (const [index, faster] of sorted.entries()) {
    const slower = sorted[index + 1];
    const objection = slower === undefined ? null : objectionTo({ faster, slower, hosts });
    if (objection !== null) return { kind: 'unranked', reason: objection };
  }
  return { kind: 'ranked', metric: RANKING_METRIC, order: sorted.map(({ variant }): Name => variant) };
}

function whyFew(measured: number, sound: number, fit: number): string {
  if (sound > fit) return 'a measured window is too short';
  return measured > sound ? 'more than 1 % of the calls of a variant failed' : 'fewer than two variants have figures';
}

function rateOf({ summary }: Cell): number {
  return summary.find(({ metric }) => metric === RANKING_METRIC)?.median ?? 0;
}

/** Why "faster" may not be said to be faster than "slower"; null where it may. */
function objectionTo({ faster, slower, hosts }: { faster: Cell; slower: Cell; hosts: HostClasses }): string | null {
  const names = `${faster.variant} and ${slower.variant}`;
  const ratio = ratioBetween({ numerator: faster, denominator: slower, hosts }, RANKING_METRIC);
  if (ratio.basis.kind === 'none') return `${names}: ${ratio.basis.reason}`;
  if (ratio.basis.kind === 'across-machines') return `${names} were not measured on one machine`;
  const pairs = ratio.basis.pairs.length;
  if (pairs < MINIMUM_PAIRS) return `${names} have one pair only`;
  const isShown = pairs < INTERVAL_MINIMUM_COUNT ? ratio.above === pairs : (ratio.interval?.low ?? 0) > 1;
  return isShown ? null : `${names} are not told apart: faster in ${String(ratio.above)} of ${String(pairs)} pairs`;
}
