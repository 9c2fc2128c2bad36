import { describe, expect, it } from 'vitest';
import { testPlan } from '../comparison/fixtures/bundles.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Experiment, NamedVariant, Plan, Setting } from '../model/generated/types.ts';
import { experimentOf, pairLegs, screeningPlan } from './experiment.ts';

const variant = (name: string, configuration: Record<string, Setting> = {}, pin: Partial<NamedVariant['pin']> = {}): NamedVariant => ({ name, pin: { system: 'reference', pin: 'path:x', description: `the ${name}`, configuration, ...pin } });
const plan = testPlan();
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
    expect(resolved([variant('a'), variant('b')], { screening: {} })).toMatchObject({ stage: 'full', design: 'alternate', minimumEffect: 1.1, screening: { pairs: 3, scenarios: ['single', 'range'], gates: null } });
  });

  it('refuses other than two variants of one system, and a screening of what is not run', () => {
    expect(refusal(() => resolved([variant('a')]))).toMatchObject({ code: 'INPUT_INCONSISTENT', where: 'plan.json#/experiment' });
    expect(refusal(() => resolved([variant('a'), variant('b'), variant('c')])).what).toContain('this plan has 3');
    expect(refusal(() => resolved([variant('a'), variant('b', {}, { system: 'zebra' })])).what).toContain('a is reference, b is zebra');
    expect(refusal(() => resolved([variant('a'), variant('b')], { screening: { scenarios: ['single', 'none'] } })).where).toBe('plan.json#/experiment/screening/scenarios/1');
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
    const experiment = resolved([variant('a'), variant('b')], { screening: { pairs: 2, scenarios: ['range'] } });
    const full: Plan = testPlan({ repeats: 8, experiment });
    expect(screeningPlan(full)).toMatchObject({ repeats: 2, legs: [{ order: ['a', 'b'] }, { order: ['b', 'a'] }], scenarios: [{ scenario: { id: 'range' } }], gates: null, experiment: { stage: 'screening', screening: null } });
    expect(screeningPlan(testPlan())).toBeNull();
    expect(screeningPlan(testPlan({ experiment: resolved([variant('a'), variant('b')]) }))).toBeNull();
  });
});
