import { canonicalJson } from '../model/canonical-json.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { NamedVariant, Plan } from '../model/generated/types.ts';
import { checkGates } from './check-gates.ts';
import { checkScenario } from './check-scenario.ts';
import { checkSnapshotSecrets, checkVariantSecrets } from './check-pin-secrets.ts';
import { fixtureKindsOf } from './chain-fixtures.ts';
import { pairLegs } from './experiment.ts';
import { requireKnown } from './known-name.ts';
import { legsOf } from './order.ts';
import { parseProgramPin } from './program-pin.ts';
import { scheduleSha256 } from './schedule.ts';

/**
 * Refuses a resolved plan whose parts do not follow from each other, as one that was edited by hand: `verify` would refuse its bundles, after
 * hours. What was edited so that all parts still fit is another plan, and has another digest.
 *
 * @param file what to call it in messages
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkResolvedPlan(plan: Plan, file: string): void {
  const refuse: Refuse = (pointer, what) => {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what, where: `${file}#${pointer}`, next: 'Do not edit a resolved plan: edit the plan file, and run `indexbench plan resolve` again.' });
  };
  checkSnapshotSecrets(plan.snapshot.pin, `${file}#/snapshot/pin`);
  plan.variants.forEach((variant, index) => checkVariant(variant, `${file}#/variants/${String(index)}`));
  checkNames(plan, file, refuse);
  checkLegs(plan, refuse);
  checkScenarios(plan, file, refuse);
  if (plan.gates !== null) checkGates(plan.gates.document, plan, `${file}#/gates/document`);
}

type Refuse = (pointer: string, what: string) => never;

function checkVariant({ name, pin, node }: NamedVariant, where: string): void {
  checkVariantSecrets(pin, `${where}/pin`);
  parseProgramPin(pin, `${where}/pin`);
  if (node?.name !== pin.node || node?.pin.node !== undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `"${name}" names the node ${pin.node ?? 'none'} and has ${node?.name ?? 'none'}`, where: `${where}/node` });
  if (node === undefined) return;
  checkVariantSecrets(node.pin, `${where}/node/pin`);
  parseProgramPin(node.pin, `${where}/node/pin`);
}

/** Names are unique, and those used exist. */
function checkNames({ variants, scenarios, legs, experiment }: Plan, file: string, refuse: Refuse): void {
  const known = variants.map(({ name }) => name);
  const ids = scenarios.map(({ scenario }) => scenario.id);
  known.forEach((name, index) => known.indexOf(name) !== index && refuse(`/variants/${String(index)}/name`, `the variant "${name}" stands twice`));
  ids.forEach((id, index) => ids.indexOf(id) !== index && refuse(`/scenarios/${String(index)}/scenario/id`, `the scenario "${id}" stands twice`));
  legs.forEach(({ order }, leg) => order.forEach((name, place) => requireKnown({ kind: 'variant', name, known, where: `${file}#/legs/${String(leg)}/order/${String(place)}` })));
  for (const key of ['baseline', 'candidate'] as const) if (experiment !== undefined) requireKnown({ kind: 'variant', name: experiment[key], known, where: `${file}#/experiment/${key}` });
}

function checkLegs({ variants, repeats, legs, experiment }: Plan, refuse: Refuse): void {
  const expected = experiment === undefined ? legsOf(variants.map(({ name }) => name), repeats) : pairLegs(experiment, repeats);
  const index = Math.max(legs.length, expected.length) === 0 ? -1 : Array.from({ length: Math.max(legs.length, expected.length) }, (_, at) => canonicalJson(legs[at] ?? null) !== canonicalJson(expected[at] ?? null)).indexOf(true);
  if (index !== -1) refuse(`/legs/${String(index)}`, `is ${JSON.stringify(legs[index] ?? null)}; from variants and repeats follows ${JSON.stringify(expected[index] ?? null)}`);
}

function checkScenarios({ scenarios, drivers, snapshot, forPublication, studies }: Plan, file: string, refuse: Refuse): void {
  const { firstHeight, tipHeight } = snapshot.pin;
  if (scenarios.length === 0 && studies.some((study) => study !== 'index-build')) refuse('/scenarios', 'is empty, and a study serves');
  scenarios.forEach((planned, index) => {
    const pointer = `/scenarios/${String(index)}`;
    if (planned.firstHeight !== firstHeight || planned.lastHeight > tipHeight || planned.lastHeight < firstHeight) refuse(pointer, `heights ${String(planned.firstHeight)} to ${String(planned.lastHeight)} are not those of a snapshot from ${String(firstHeight)} to ${String(tipHeight)}`);
    checkScenario({ scenario: planned.scenario, where: `${file}#${pointer}/scenario`, chainBlocks: planned.lastHeight - firstHeight + 1, forPublication, drivers });
    const lacksValues = fixtureKindsOf(planned).some((kind) => (kind === 'transactions' ? planned.txids : planned.addresses) === undefined);
    // What names nothing yet has no requests to digest: a node selects them when it is run.
    if (!lacksValues && scheduleSha256(planned) !== planned.scheduleSha256) refuse(`${pointer}/scheduleSha256`, `${planned.scheduleSha256} is not the digest of its requests, ${scheduleSha256(planned)}`);
  });
}
