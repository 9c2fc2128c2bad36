import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import type { Experiment, NamedVariant, Pins, Plan, PlanFile, Setting, Workload } from '../model/generated/types.ts';
import { experimentOf, pairLegs, screeningPlan } from './experiment.ts';
import { resolvePlan } from './resolve.ts';

const variant = (name: string, configuration: Record<string, Setting> = {}, pin: Partial<NamedVariant['pin']> = {}): NamedVariant => ({ name, pin: { system: 'reference', pin: 'path:x', description: `the ${name}`, configuration, ...pin } });
const embedded = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../workloads/${name}`, import.meta.url), 'utf8'));
const planOf = (experiment?: PlanFile['experiment'], repeats: Pick<PlanFile, 'repeats'> = experiment === undefined ? { repeats: 2 } : {}): Plan =>
  resolvePlan({
    planFile: { version: 1, id: 'p', description: '', snapshot: 'demo', variants: ['reference', 'reference-unbatched'], scenarios: ['GetBlock', 'GetBlockRange-1000'], drivers: ['native'], ...repeats, ...(experiment === undefined ? {} : { experiment }) },
    pins: embedded('pins.json') as Pins, workload: embedded('demo.json') as Workload, gates: null, overrides: {}, files: { plan: 'plan.json', pins: 'pins.json', workload: 'w.json', gates: 'gates.json' },
  });
const plan = planOf();
type Asked = Parameters<typeof experimentOf>[0]['asked'];
const resolved = (variants: readonly NamedVariant[], asked: Asked = {}): Experiment => experimentOf({ asked, variants, scenarios: plan.scenarios, drivers: plan.drivers, studies: plan.studies, screeningGates: null, files: { plan: 'plan.json', gates: 'gates.json' } });
const refusal = (run: () => unknown): Partial<IndexbenchError> => {
  try {
    run();
  } catch (error) {
    if (error instanceof IndexbenchError) return error;
    throw error;
  }
  throw new Error('not refused');
};

describe('experimentOf', () => {
  it('records every field in which the candidate differs, and no description', () => {
    expect(resolved([variant('a', { cache: 1, same: true }), variant('b', { cache: 2, same: true, flag: '-x' }, { pin: 'path:y' })]).differences).toEqual([
      { field: 'configuration.cache', baseline: '1', candidate: '2' },
      { field: 'configuration.flag', baseline: 'null', candidate: '"-x"' },
      { field: 'pin', baseline: '"path:x"', candidate: '"path:y"' },
    ]);
    expect(resolved([variant('a'), variant('b')]).differences).toEqual([]);
  });

  it('has the defaults that the design states', () => {
    expect(resolved([variant('a'), variant('b')], { screening: {} })).toMatchObject({ stage: 'full', design: 'alternate', minimumEffect: 1.1, screening: { pairs: 3, scenarios: ['GetBlock', 'GetBlockRange-1000'], gates: null } });
  });

  it('refuses other than two variants of one system, and a screening of what is not run', () => {
    expect(refusal(() => resolved([variant('a')]))).toMatchObject({ code: 'INPUT_INCONSISTENT', where: 'plan.json#/experiment' });
    expect(refusal(() => resolved([variant('a'), variant('b'), variant('c')])).what).toContain('this plan has 3');
    expect(refusal(() => resolved([variant('a'), variant('b', {}, { system: 'zebra' })])).what).toContain('a is reference, b is zebra');
    expect(refusal(() => resolved([variant('a'), variant('b')], { screening: { scenarios: ['GetBlock', 'none'] } })).where).toBe('plan.json#/experiment/screening/scenarios/1');
  });
});

describe('the order of pairs', () => {
  const orders = (design: Experiment['design'], pairs: number): string[] => pairLegs({ baseline: 'a', candidate: 'b', design }, pairs).map(({ order }) => order.join(''));

  it('alternates, or crosses over half-way', () => {
    expect(orders('alternate', 5)).toEqual(['ab', 'ba', 'ab', 'ba', 'ab']);
    expect(orders('cross-over', 4)).toEqual(['ab', 'ab', 'ba', 'ba']);
    expect(orders('cross-over', 5)).toEqual(['ab', 'ab', 'ab', 'ba', 'ba']);
  });
});

describe('the screening', () => {
  it('is a plan of its own: its scenarios, pairs and gates, and no screening before it', () => {
    const full = planOf({ screening: { pairs: 2, scenarios: ['GetBlockRange-1000'] } });
    expect(full).toMatchObject({ repeats: 8, experiment: { differences: [{ field: 'configuration.unbatched', candidate: 'true' }] } });
    const [a, b] = ['reference', 'reference-unbatched'];
    expect(screeningPlan(full)).toMatchObject({ repeats: 2, legs: [{ order: [a, b] }, { order: [b, a] }], scenarios: [{ scenario: { id: 'GetBlockRange-1000' } }], gates: null, experiment: { stage: 'screening', screening: null } });
    expect(screeningPlan(plan)).toBeNull();
    expect(screeningPlan(planOf({}))).toBeNull();
  });

  it('is in no other plan, which has to say its repeats', () => {
    expect('experiment' in plan).toBe(false);
    expect(refusal(() => planOf(undefined, {}))).toMatchObject({ code: 'INPUT_INCONSISTENT', where: 'plan.json#/repeats' });
  });
});
