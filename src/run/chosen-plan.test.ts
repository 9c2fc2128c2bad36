import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializeDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Plan } from '../model/generated/types.ts';
import { choosePlan, type ChosenPlan, type PlanRequest } from './chosen-plan.ts';
import { planDigest } from './plan-matrix.ts';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ibtest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function choose(plan: string, overrides: PlanRequest['overrides'] = {}, files: Partial<PlanRequest['files']> = {}): ChosenPlan {
  return choosePlan({ plan, files: { pins: null, workload: null, gates: null, ...files }, overrides, packageRoot });
}

/** Writes the resolved plan, changed, and gives its path. */
function written(change: (plan: Plan) => unknown = () => undefined, name = 'regtest'): string {
  const plan = structuredClone(choose(name).plan);
  change(plan);
  const path = join(folder, 'resolved.json');
  writeFileSync(path, serializeDocument(plan));
  return path;
}

function refusal(run: () => unknown): IndexbenchError {
  try {
    run();
  } catch (error) {
    if (error instanceof IndexbenchError) return error;
    throw error;
  }
  throw new Error('not refused');
}

describe('a resolved plan', () => {
  it('is taken as it is: same document, same digest', () => {
    for (const name of ['demo', 'regtest', 'testnet', 'consumers', 'golden']) {
      const { plan } = choose(name);
      const again = choose(written(undefined, name));
      expect(again.plan).toEqual(plan);
      expect(planDigest(again.plan)).toBe(planDigest(plan));
    }
  });

  it('is run with other CPUs and another deadline without becoming another plan', () => {
    const { plan, settings } = choose(written(), { serverCpus: '0', clientCpus: '1', deadlineSeconds: 7 });
    expect(settings).toEqual({ serverCpus: '0', clientCpus: '1', deadlineSeconds: 7 });
    expect(planDigest(plan)).toBe(planDigest(choose('regtest').plan));
  });

  it.each([
    ['--variants', { variants: ['zebra-6.4.2'] }, {}],
    ['--repeats', { repeats: 1 }, {}],
    ['--scenarios', { scenarios: 'all' }, {}],
    ['--pins', {}, { pins: 'x.json' }],
    ['--gates', {}, { gates: 'x.json' }],
  ] as const)('is not changed by %s', (flag, overrides, files) => {
    expect(refusal(() => choose(written(), overrides, files))).toMatchObject({ code: 'INPUT_INCONSISTENT', what: `${flag} would make another plan of a resolved one` });
  });

  it.each<[string, string, (plan: Plan) => unknown]>([
    ['a digest', '#/scenarios/0/scheduleSha256', (plan) => (plan.scenarios[0]!.scheduleSha256 = 'a'.repeat(64))],
    ['a scenario, and not its digest', '#/scenarios/0/scheduleSha256', (plan) => (plan.scenarios[0]!.lastHeight -= 1)],
    ['more clients than connections can have', '#/scenarios/0/scenario', (plan) => (plan.scenarios[0]!.scenario.connections = 999)],
    ['an unknown variant in a leg', '#/legs/0/order/0', (plan) => (plan.legs[0]!.order[0] = 'unknown')],
    ['the order of a leg', '#/legs/1', (plan) => plan.legs[1]!.order.reverse()],
    ['more repeats than legs', '#/legs/2', (plan) => (plan.repeats = 3)],
    ['a leg twice', '#/legs/2', (plan) => plan.legs.push(plan.legs[0]!)],
    ['a variant twice', '#/variants/4/name', (plan) => plan.variants.push(plan.variants[0]!)],
    ['another node', '#/variants/0/node', (plan) => (plan.variants[0]!.node!.name = 'other')],
    ['no node', '#/variants/0/node', (plan) => delete plan.variants[0]!.node],
    ['a pin without a version', '#/variants/0/pin/pin', (plan) => (plan.variants[0]!.pin.pin = 'crate:zainod@latest')],
    ['credentials', '#/variants/0/pin/build/env/API_TOKEN', (plan) => (plan.variants[0]!.pin.build!.env = { API_TOKEN: 'x' })],
    ['heights beyond the tip', '#/scenarios/0', (plan) => (plan.scenarios[0]!.lastHeight = 99_999)],
    ['no scenarios', '#/scenarios', (plan) => (plan.scenarios = [])],
  ])('edited by hand is refused: %s', (_, pointer, change) => {
    const path = written(change);
    const error = refusal(() => choose(path));
    expect(error).toMatchObject({ code: 'INPUT_INCONSISTENT', where: expect.stringContaining(`${path}${pointer}`) as string });
  });

  it('with a key or value that its schema has not is refused with the pointer', () => {
    expect(refusal(() => choose(written((plan) => ((plan as unknown as Record<string, unknown>)['extra'] = 1))))).toMatchObject({ code: 'INPUT_INVALID', what: expect.stringContaining('unknown key "extra"') as string });
    expect(refusal(() => choose(written((plan) => (plan.repeats = 0))))).toMatchObject({ code: 'INPUT_INVALID', where: expect.stringContaining('#/repeats') as string });
  });

  it('cut short, it is no JSON', () => {
    const path = written();
    writeFileSync(path, '{"version":1,"legs":[');
    expect(refusal(() => choose(path)).code).toBe('INPUT_NOT_JSON');
  });
});
