import { IndexbenchError } from '../model/errors.ts';
import type { Gates, Plan } from '../model/generated/types.ts';
import { requireKnown } from './known-name.ts';

/**
 * Refuses gates that name what the plan does not run, that state no limit, or that share an id.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkGates(gates: Gates, plan: Pick<Plan, 'variants' | 'scenarios' | 'drivers'>, file: string): void {
  const variants = plan.variants.map(({ name }) => name);
  const scenarios = plan.scenarios.map(({ scenario }) => scenario.id);
  const seen = new Set<string>();
  gates.gates.forEach((gate, index) => {
    const where = `${file}#/gates/${String(index)}`;
    if (seen.has(gate.id)) refuse(`${where}/id`, `the id "${gate.id}" stands twice`);
    seen.add(gate.id);
    if (gate.kind !== 'ratio') {
      requireKnown({ kind: 'variant', name: gate.variant, known: variants, where: `${where}/variant` });
      return;
    }
    requireKnown({ kind: 'variant', name: gate.candidate, known: variants, where: `${where}/candidate` });
    requireKnown({ kind: 'variant', name: gate.baseline, known: variants, where: `${where}/baseline` });
    requireKnown({ kind: 'scenario', name: gate.select.scenario, known: scenarios, where: `${where}/select/scenario` });
    requireKnown({ kind: 'driver', name: gate.select.driver, known: plan.drivers, where: `${where}/select/driver` });
    if (gate.atMost === undefined && gate.atLeast === undefined) refuse(where, 'a ratio gate needs "atMost", "atLeast" or both');
  });
}

function refuse(where: string, what: string): never {
  throw new IndexbenchError('INPUT_INCONSISTENT', { what, where, next: 'Correct the gates file.' });
}
