import { afterAll, describe, expect, it } from 'vitest';
import { buildSlowdown } from './build-slowdown.ts';
import { Xoshiro128 } from './xoshiro128.ts';

const CELLS = 25;
const DRIFT = 0.1;
const SLOWDOWN = 1.2;
const BUILDS = { 5: 250, 8: 250, 11: 500 } as const;

const NOISE = {
  'sd 5 %': (random: Xoshiro128): number => 1 + 0.05 * normal(random),
  'uniform ± 10 %': (random: Xoshiro128): number => 0.9 + 0.2 * random.fraction(),
  'sd 10 %': (random: Xoshiro128): number => Math.max(0.1, 1 + 0.1 * normal(random)),
} as const;
type NoiseName = keyof typeof NOISE;

/** Box and Muller. */
function normal(random: Xoshiro128): number {
  return Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());
}

interface Build {
  readonly pairs: keyof typeof BUILDS;
  readonly noise: NoiseName;
  readonly hasOutlier: boolean;
  /** True ratio of cost of the first cell; of all the others 1. */
  readonly effect: number;
}

/** Base and candidate in turn (A B, B A, …) while the machine drifts by ± 10 %; in each cell one run of either side may take 1.5 to 2 times as long. */
function simulate({ pairs, noise, hasOutlier, effect }: Build, random: Xoshiro128): boolean {
  const drift = random.fraction() < 0.5 ? DRIFT : -DRIFT;
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const outlier = hasOutlier ? Math.floor(random.fraction() * 2 * pairs) : -1;
    const cost = (at: number): number => NOISE[noise](random) * (1 + drift * ((2 * at) / (2 * pairs - 1) - 1)) * (at === outlier ? 1.5 + 0.5 * random.fraction() : 1);
    return Array.from({ length: pairs }, (_, pair) => {
      const [first, second] = [cost(2 * pair), cost(2 * pair + 1)];
      return (cell === 0 ? effect : 1) * (pair % 2 === 0 ? second / first : first / second);
    });
  });
  return buildSlowdown(cells).some(({ isShown }) => isShown);
}

function rateOf(build: Build, seed: bigint): number {
  const random = Xoshiro128.fromSeed(seed);
  let slower = 0;
  const builds = BUILDS[build.pairs];
  for (let index = 0; index < builds; index += 1) if (simulate(build, random)) slower += 1;
  return slower / builds;
}

describe('builds of 25 gated cells, simulated', () => {
  const lines: string[] = [];
  afterAll(() => {
    process.stdout.write(`${['pairs, noise, outlier: false alarms per build, detection of one cell 20 % slower', ...lines].join('\n')}\n`);
  });

  for (const pairs of [5, 8, 11] as const) {
    for (const noise of Object.keys(NOISE) as NoiseName[]) {
      for (const hasOutlier of [false, true]) {
        it(`${String(pairs)} pairs, ${noise}, ${hasOutlier ? 'an outlier in each cell' : 'no outlier'}`, () => {
          const falseAlarms = rateOf({ pairs, noise, hasOutlier, effect: 1 }, 7n);
          const detection = rateOf({ pairs, noise, hasOutlier, effect: SLOWDOWN }, 8n);
          lines.push(`${String(pairs)}, ${noise}, ${hasOutlier ? 'with' : 'without'}: ${(100 * falseAlarms).toFixed(1)} %, ${(100 * detection).toFixed(1)} %`);
          // The adjustment holds for every noise; 250 builds tell 5 % from 9 %.
          expect(falseAlarms).toBeLessThanOrEqual(0.09);
          if (pairs === 11 && noise !== 'sd 10 %') {
            expect(falseAlarms).toBeLessThanOrEqual(0.05);
            expect(detection).toBeGreaterThanOrEqual(0.95);
          }
        });
      }
    }
  }
});

describe('buildSlowdown', () => {
  const slow = [1.2, 1.25, 1.15, 1.3, 1.2, 1.1, 1.2, 1.3];

  it('counts exchanges: alone, only the observed one and its like reach the level', () => {
    // 7 of 8 have to be at least the second smallest: 7 are, and the smallest may be exchanged or not.
    expect(buildSlowdown([slow])[0]).toMatchObject({ isShown: true, adjustedError: 2 / 256 });
  });

  it('does not show a cell that wild ones reach as often by chance', () => {
    const wild = [[0.4, 2.2, 0.5, 1.9, 0.6, 2.5, 0.3, 0.4], [2.2, 2.2, 0.5, 0.5, 0.6, 2.5, 1.9, 0.4], [0.4, 0.4, 0.5, 0.5, 2.6, 2.5, 0.3, 1.9]];
    const [cell] = buildSlowdown([slow, ...wild]);
    expect(cell?.alone?.isShown).toBe(true);
    expect(cell?.isShown).toBe(false);
    expect(cell?.adjustedError).toBeGreaterThan(0.05);
  });

  it('gives the same for many pairs, which are drawn, on every call', () => {
    const many = Array.from({ length: 40 }, (_, index) => 1.15 + 0.001 * index);
    const quiet = many.map((_, index) => (index % 2 === 0 ? 0.99 : 1.01));
    const once = buildSlowdown([many, quiet]);
    expect(buildSlowdown([many, quiet])).toEqual(once);
    expect(once.map(({ isShown }) => isShown)).toEqual([true, false]);
  });

  it('refuses cells of unlike numbers of pairs', () => {
    expect(() => buildSlowdown([[1, 2], [1]])).toThrow(RangeError);
  });
});
