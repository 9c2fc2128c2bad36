import { round12 } from '../model/rounding.ts';
import { DEFAULT_MINIMUM_EFFECT, oneSidedRank, slowdownOf, type Slowdown } from './slowdown.ts';
import { Xoshiro128 } from './xoshiro128.ts';

/** Of a whole build, over all its cells together. */
export const BUILD_ERROR = 0.05;

/**
 * Cells are compared by their k-th smallest ratio, k the one-sided rank of this error: 2 of 8 pairs, 4 of 11. The 5 % hold for any k. With the median (6 of 11)
 * one outlier in the base's runs, which counts for the candidate wherever that pair is exchanged, hides half of all slowdowns of 20 %; with the smallest it does too.
 */
const COMPARED_RANK_ERROR = 1 / 8;

/** Up to so many pairs every exchange of sides is counted; beyond, as many drawn ones. */
const COUNTED_PAIRS = 13;
const DRAWN_EXCHANGES = 2 ** COUNTED_PAIRS;
const WORD_BITS = 32;
const SEED = 20_261_009n;

/** The pair ratios of cost of one cell (over 1: slower), by pair: the same pair stands at the same place in every cell. */
export type CellPairs = readonly number[];

export interface CellSlowdown {
  /** Of the cell alone; null where it has too few pairs. */
  readonly alone: Slowdown | null;
  /** The chance, for a build that is slower nowhere, that any of its cells looks as slow as this one. Of cells that are slower by themselves; else null. */
  readonly adjustedError: number | null;
  /** Slower by itself, and still so among all cells of the build. */
  readonly isShown: boolean;
}

/**
 * Whether a build is slower, over all its gated cells. A cell counts if it is slower by itself and its lower ratios are so high that in at most 5 % of all
 * exchanges of base and candidate within pairs *any* cell reaches them; sides are exchanged in all cells of a pair together, since cells of one run share
 * its noise. So the 5 % hold for the build, whatever the noise is and however the cells depend on each other, as long as the sides of a pair
 * could have been exchanged, which their turns (A B, B A) see to.
 * Source: single-step max-T adjustment, Westfall & Young, Resampling-Based Multiple Testing, 1993, chapter 2; exchanges of signs within pairs: Fisher,
 * The Design of Experiments, 1935, section 21.
 *
 * @throws RangeError where cells have unlike numbers of pairs
 */
export function buildSlowdown(cells: readonly CellPairs[], minimumEffect: number = DEFAULT_MINIMUM_EFFECT): CellSlowdown[] {
  const count = cells[0]?.length ?? 0;
  if (cells.some((cell) => cell.length !== count)) throw new RangeError('cells of one build have the same pairs');
  const rank = oneSidedRank(count, COMPARED_RANK_ERROR)?.rank ?? 1;
  return cells.map((cell) => {
    const alone = slowdownOf(cell, minimumEffect);
    if (alone?.isShown !== true) return { alone, adjustedError: null, isShown: false };
    const adjustedError = shareReaching(cells, rank, [...cell].sort((a, b) => a - b)[rank - 1] ?? 0);
    return { alone, adjustedError, isShown: adjustedError <= BUILD_ERROR };
  });
}

/** The share of exchanges after which some cell's ratio of that rank is at least `level`, which is over 1. */
function shareReaching(cells: readonly CellPairs[], rank: number, level: number): number {
  const count = cells[0]?.length ?? 0;
  const needed = count - rank + 1;
  // The k-th smallest reaches the level where at least count − k + 1 do: those over it as they are, those under its inverse once exchanged.
  const masks = cells
    .filter((cell) => cell.filter((ratio) => ratio >= level || ratio <= 1 / level).length >= needed)
    .map((cell) => ({ kept: maskOf(cell, (ratio) => ratio >= level), exchanged: maskOf(cell, (ratio) => ratio <= 1 / level) }));
  const exchange = exchanges(count);
  let reaching = 0;
  for (let index = 0; index < exchange.total; index += 1) {
    const words = exchange.next(index);
    const isReached = masks.some(({ kept, exchanged }) => kept.reduce((sum, bits, word) => sum + bitsOf((bits & ~(words[word] ?? 0)) | ((exchanged[word] ?? 0) & (words[word] ?? 0))), 0) >= needed);
    if (isReached) reaching += 1;
  }
  return round12(reaching / exchange.total);
}

/** All exchanges of so many pairs, or drawn ones; one bit a pair. Number 0 exchanges nothing: what was observed is one of the possible outcomes. */
function exchanges(count: number): { readonly total: number; next(index: number): readonly number[] } {
  if (count <= COUNTED_PAIRS) return { total: 2 ** count, next: (index) => [index] };
  const random = Xoshiro128.fromSeed(SEED);
  const words = Math.ceil(count / WORD_BITS);
  return { total: DRAWN_EXCHANGES, next: (index) => Array.from({ length: words }, () => (index === 0 ? 0 : random.next())) };
}

function maskOf(cell: CellPairs, isIn: (ratio: number) => boolean): number[] {
  const masks = Array.from({ length: Math.ceil(cell.length / WORD_BITS) }, () => 0);
  cell.forEach((ratio, index) => {
    const word = Math.floor(index / WORD_BITS);
    if (isIn(ratio)) masks[word] = (masks[word] ?? 0) | (1 << (index % WORD_BITS));
  });
  return masks;
}

function bitsOf(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
