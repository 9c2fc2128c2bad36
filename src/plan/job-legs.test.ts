import { describe, expect, it } from 'vitest';
import type { IndexbenchError } from '../model/errors.ts';
import type { Plan, Scenario } from '../model/generated/types.ts';
import { runSeconds } from './duration.ts';
import { jobLegs, type JobLimits } from './job-legs.ts';
import { runsOfLeg } from './leg-selection.ts';
import { legsOf } from './order.ts';
import { plannedScenario } from './planned-scenario.ts';

const LIMITS: JobLimits = { split: 'auto', jobMinutes: 330, maxJobs: 256 };

/** Each run takes about `minutes`. */
function planOf(repeats: number, names: readonly string[], minutes = 1): Plan {
  const sha256 = 'a'.repeat(64);
  const scenario: Scenario = { id: 'single', title: '', method: 'GetBlock', requests: { kind: 'heights', listLength: 10, seed: 1 }, clients: 1, connections: 1, warmupRequests: 0, stop: { kind: 'window', seconds: minutes * 60 }, deadlineSeconds: 10, maxMessageBytes: 4096 };
  const plan: Plan = {
    version: 1, id: 'test', description: '', studies: ['serving'], indexBuild: null, drivers: ['native'], repeats, legs: legsOf(names, repeats), serverCpus: 'auto', clientCpus: 'auto',
    snapshot: { name: 'demo', pin: { kind: 'compact-blocks', description: '', source: { kind: 'path', path: 'x' }, format: 'tar.gz', sha256, archiveBytes: 1, unpackedBytes: 1, network: 'regtest', firstHeight: 1, tipHeight: 1000, tipHash: sha256, chainDigests: [], unaryDigests: [] } },
    variants: names.map((name) => ({ name, pin: { system: 'reference', pin: 'path:x', description: '', configuration: {} } })),
    scenarios: [plannedScenario({ scenario, workload: 'w', firstHeight: 1, lastHeight: 1000 })],
    limits: { cpuQuota: null, memoryMaxBytes: null }, payloadCheck: { chunkBlocks: 100, unaryCount: 10, seed: 1 }, driverWarmupMessages: 0, fixtures: null, leftOut: [], gates: null, deadlineSeconds: 100, forPublication: false,
  };
  expect(runSeconds(plan) / 60).toBeCloseTo(minutes, 0);
  return plan;
}

function refusalOf(plan: Plan, limits: Partial<JobLimits> = {}): IndexbenchError {
  try {
    jobLegs(plan, { ...LIMITS, ...limits });
  } catch (error) {
    return error as IndexbenchError;
  }
  throw new Error('not refused');
}

/** Every run of the plan is in one leg, once. */
function expectWhole(plan: Plan, legs: ReturnType<typeof jobLegs>['legs']): void {
  const runs = legs.flatMap(({ leg }) => runsOfLeg(plan, leg)).map(({ variant, repeat }) => `${variant} ${String(repeat)}`);
  expect(runs).toHaveLength(plan.repeats * plan.variants.length);
  expect(new Set(runs).size).toBe(runs.length);
  expect(new Set(legs.map(({ label }) => label)).size).toBe(legs.length);
}

describe('jobLegs', () => {
  it('makes one repeat with all variants a leg', () => {
    const plan = planOf(3, ['a', 'b']);
    expect(jobLegs(plan, LIMITS)).toEqual({ legs: [{ leg: '1', label: 'r1' }, { leg: '2', label: 'r2' }, { leg: '3', label: 'r3' }], minutesPerLeg: 5, acrossMachines: false });
  });

  it('makes several repeats a leg where there are more than jobs may be', () => {
    const plan = planOf(300, ['a', 'b']);
    const { legs, acrossMachines, minutesPerLeg } = jobLegs(plan, LIMITS);
    expect(legs).toHaveLength(150);
    expect(legs.at(-1)).toEqual({ leg: '299-300', label: 'r299-300' });
    expect({ acrossMachines, minutesPerLeg }).toEqual({ acrossMachines: false, minutesPerLeg: 7 });
    expectWhole(plan, legs);
    const odd = jobLegs(planOf(7, ['a', 'b']), { ...LIMITS, maxJobs: 3 });
    expect(odd.legs.map(({ leg }) => leg)).toEqual(['1-3', '4-6', '7']);
  });

  it('splits by variant where one repeat of all takes longer than a job may, and says so', () => {
    const plan = planOf(2, ['a', 'b', 'c'], 150);
    const { legs, acrossMachines, minutesPerLeg } = jobLegs(plan, LIMITS);
    expect(legs).toEqual(['1/a', '1/b', '1/c', '2/a', '2/b', '2/c'].map((leg) => ({ leg, label: `r${leg.replace('/', '-')}` })));
    expect(acrossMachines).toBe(true);
    expect(minutesPerLeg).toBe(153);
    expectWhole(plan, legs);
  });

  it('splits by variant when told to, also into few jobs', () => {
    const plan = planOf(5, ['a', 'b']);
    const { legs } = jobLegs(plan, { ...LIMITS, split: 'variant', maxJobs: 5 });
    expect(legs.map(({ leg }) => leg)).toEqual(['1-3/a', '1-3/b', '4-5/a', '4-5/b']);
    expectWhole(plan, legs);
  });

  it('one variant is never across machines', () => {
    expect(jobLegs(planOf(2, ['a']), { ...LIMITS, split: 'variant' })).toMatchObject({ acrossMachines: false, legs: [{ leg: '1' }, { leg: '2' }] });
  });

  it('refuses, with the minutes, what does not fit', () => {
    expect(refusalOf(planOf(2, ['a', 'b'], 150), { split: 'repeat', jobMinutes: 300 })).toMatchObject({ code: 'INPUT_INCONSISTENT', where: '--job-minutes', what: 'one repeat of all variants takes about 303 minutes; a job may take 300' });
    expect(refusalOf(planOf(2, ['a', 'b'], 400)).what).toBe('one repeat of one variant takes about 403 minutes; a job may take 330');
    expect(refusalOf(planOf(900, ['a', 'b'], 45))).toMatchObject({ what: '900 repeats of all variants in 256 jobs at most make 4 repeats a leg, about 363 minutes; a job may take 330', next: 'Take fewer repeats: 256 fit, one a leg.' });
    expect(refusalOf(planOf(1, ['a', 'b', 'c']), { split: 'variant', maxJobs: 2 })).toMatchObject({ where: '--max-jobs' });
  });

  it('keeps an experiment in one leg', () => {
    const experiment: NonNullable<Plan['experiment']> = { stage: 'full', design: 'alternate', minimumEffect: 1.1, baseline: 'a', candidate: 'b', differences: [], screening: { pairs: 2, scenarios: [], gates: null } };
    const plan = { ...planOf(8, ['a', 'b']), experiment };
    expect(jobLegs(plan, LIMITS)).toEqual({ legs: [{ leg: '1-8', label: 'r1-8' }], minutesPerLeg: 24, acrossMachines: false });
    expectWhole(plan, jobLegs(plan, LIMITS).legs);
    expect(refusalOf(plan, { split: 'variant' }).where).toBe('--split');
    expect(refusalOf(plan, { jobMinutes: 20 }).what).toContain('the 8 pairs of an experiment are one leg');
  });
});
