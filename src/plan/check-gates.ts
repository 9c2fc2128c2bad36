import { IndexbenchError } from '../model/errors.ts';
import type { Gate, Gates, Plan, SlowdownGate } from '../model/generated/types.ts';
import { requireKnown } from './known-name.ts';

/** What gates may name: of a plan, or of several together. */
export interface GatedPlan {
  readonly variants: readonly Plan['variants'][number][];
  readonly scenarios: readonly Plan['scenarios'][number][];
  readonly drivers: readonly Plan['drivers'][number][];
  readonly studies: readonly Plan['studies'][number][];
}

/**
 * Refuses gates that name what the plan does not run, and everything that checkGateForms refuses.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkGates(gates: Gates, plan: GatedPlan, file: string): void {
  checkGateForms(gates, file);
  const variants = [...new Set(plan.variants.map(({ name }) => name))];
  const scenarios = [...new Set(plan.scenarios.map(({ scenario }) => scenario.id))];
  const drivers = [...new Set(plan.drivers)];
  gates.gates.forEach((gate, index) => {
    const where = placeOf(file, index);
    if (isIndexBuildGate(gate) && !plan.studies.includes('index-build')) refuse(`${where}/kind`, `"${gate.kind}" is about index builds, and no plan here has the study index-build`);
    if (!('candidate' in gate)) {
      requireKnown({ kind: 'variant', name: gate.variant, known: variants, where: `${where}/variant` });
      if ('scenarios' in gate || 'drivers' in gate) checkSelection(gate, where, { scenarios, drivers });
      return;
    }
    requireKnown({ kind: 'variant', name: gate.candidate, known: variants, where: `${where}/candidate` });
    requireKnown({ kind: 'variant', name: gate.baseline, known: variants, where: `${where}/baseline` });
    if (gate.candidate === gate.baseline) refuse(`${where}/baseline`, `"${gate.baseline}" is the candidate too`);
    if (gate.kind === 'slowdown') checkSelection(gate, where, { scenarios, drivers });
    if (gate.kind !== 'ratio') return;
    requireKnown({ kind: 'scenario', name: gate.select.scenario, known: scenarios, where: `${where}/select/scenario` });
    requireKnown({ kind: 'driver', name: gate.select.driver, known: drivers, where: `${where}/select/driver` });
    const chosen = plan.scenarios.filter(({ scenario }) => scenario.id === gate.select.scenario);
    if (!chosen.some(({ scenario }) => scenario.drivers?.includes(gate.select.driver) ?? true)) refuse(`${where}/select/driver`, `the scenario ${gate.select.scenario} is not measured with ${gate.select.driver}`);
  });
}

function checkSelection(gate: Pick<SlowdownGate, 'scenarios' | 'drivers'>, where: string, known: { readonly scenarios: readonly string[]; readonly drivers: readonly string[] }): void {
  gate.scenarios?.forEach((name, index) => requireKnown({ kind: 'scenario', name, known: known.scenarios, where: `${where}/scenarios/${String(index)}` }));
  gate.drivers?.forEach((name, index) => requireKnown({ kind: 'driver', name, known: known.drivers, where: `${where}/drivers/${String(index)}` }));
}

/**
 * Refuses gates that no run could pass or fail: without a limit, with limits that leave nothing between them, or with an id that stands twice.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkGateForms({ gates }: Gates, file: string): void {
  gates.forEach((gate, index) => {
    const where = placeOf(file, index);
    if (gates.findIndex(({ id }) => id === gate.id) !== index) refuse(`${where}/id`, `the id "${gate.id}" stands twice`);
    checkLimits(gate, where);
  });
}

function checkLimits(gate: Gate, where: string): void {
  if (gate.kind !== 'ratio' && gate.kind !== 'index-build-ratio') return;
  const { atMost, atLeast, withinPercent } = gate;
  const hasLimits = atMost !== undefined || atLeast !== undefined;
  if (!hasLimits && withinPercent === undefined) refuse(where, 'a ratio gate needs "atMost", "atLeast" or both, or "withinPercent"');
  if (hasLimits && withinPercent !== undefined) refuse(`${where}/withinPercent`, 'stands in the place of "atMost" and "atLeast"');
  if (atMost !== undefined && atLeast !== undefined && atLeast > atMost) refuse(`${where}/atLeast`, `${String(atLeast)} is more than "atMost", ${String(atMost)}: nothing could pass`);
}

function isIndexBuildGate({ kind }: Gate): boolean {
  return kind === 'index-build-ratio' || kind === 'index-build-limit';
}

function placeOf(file: string, index: number): string {
  return `${file}#/gates/${String(index)}`;
}

function refuse(where: string, what: string): never {
  throw new IndexbenchError('INPUT_INCONSISTENT', { what, where, next: 'Correct the gates file.' });
}
