import { canonicalJson } from '../model/canonical-json.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { DeclaredGates, Experiment, NamedVariant, Plan, PlanFile, PlannedLeg, PlannedScenario } from '../model/generated/types.ts';
import { DEFAULT_MINIMUM_EFFECT } from '../statistics/slowdown.ts';
import { checkGates } from './check-gates.ts';
import { requireKnown } from './known-name.ts';
import { legsOf } from './order.ts';

/** Pairs of an experiment whose plan does not say how many. */
export const DEFAULT_PAIRS = 8;
const DEFAULT_SCREENING_PAIRS = 3;

export interface ExperimentInputs {
  readonly asked: NonNullable<PlanFile['experiment']>;
  readonly variants: readonly NamedVariant[];
  readonly scenarios: readonly PlannedScenario[];
  readonly drivers: Plan['drivers'];
  readonly studies: Plan['studies'];
  readonly screeningGates: DeclaredGates | null;
  readonly files: { readonly plan: string; readonly gates: string };
}

/**
 * A paired experiment as it is run: which variant is the base, in what the other differs, in which order they alternate.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT where the variants are not two of one system, or the screening names what the plan does not run
 */
export function experimentOf({ asked, variants, scenarios, drivers, studies, screeningGates, files }: ExperimentInputs): Experiment {
  const [baseline, candidate, ...more] = variants;
  const where = `${files.plan}#/experiment`;
  if (baseline === undefined || candidate === undefined || more.length > 0) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `an experiment has two variants, base and candidate; this plan has ${String(variants.length)}`, where, next: 'Name the two.' });
  if (baseline.pin.system !== candidate.pin.system) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `an experiment is about one system; ${baseline.name} is ${baseline.pin.system}, ${candidate.name} is ${candidate.pin.system}`, where, next: 'Compare systems with a plan without "experiment".' });
  const known = scenarios.map(({ scenario }) => scenario.id);
  asked.screening?.scenarios?.forEach((name, index) => requireKnown({ kind: 'scenario', name, known, where: `${where}/screening/scenarios/${String(index)}` }));
  const chosen = asked.screening?.scenarios ?? known;
  if (screeningGates !== null) checkGates(screeningGates.document, { variants, scenarios: scenarios.filter(({ scenario }) => chosen.includes(scenario.id)), drivers, studies }, files.gates);
  return {
    stage: 'full',
    design: asked.design ?? 'alternate',
    minimumEffect: asked.minimumEffect ?? DEFAULT_MINIMUM_EFFECT,
    baseline: baseline.name,
    candidate: candidate.name,
    differences: pinDifferences(baseline, candidate),
    screening: asked.screening === undefined ? null : { pairs: asked.screening.pairs ?? DEFAULT_SCREENING_PAIRS, scenarios: [...chosen], gates: screeningGates },
  };
}

/** Order of the pairs: A B, B A, … in turn; or A B in the first half and B A in the second. */
export function pairLegs(experiment: Pick<Experiment, 'baseline' | 'candidate' | 'design'>, pairs: number): PlannedLeg[] {
  const order = [experiment.baseline, experiment.candidate];
  if (experiment.design === 'alternate') return legsOf(order, pairs);
  return Array.from({ length: pairs }, (_, index) => ({ repeat: index + 1, order: index < pairs / 2 ? [...order] : [...order].reverse() }));
}

/** What is run before the full matrix, as a plan of its own; null where the plan screens nothing. */
export function screeningPlan(plan: Plan): Plan | null {
  const { experiment } = plan;
  if (experiment === undefined || experiment.screening === null) return null;
  const { pairs, scenarios, gates } = experiment.screening;
  return {
    ...plan,
    scenarios: plan.scenarios.filter(({ scenario }) => scenarios.includes(scenario.id)),
    repeats: pairs,
    legs: pairLegs(experiment, pairs),
    gates,
    experiment: { ...experiment, stage: 'screening', screening: null },
  };
}

/** Each field in which the pins differ, the node's too, as JSON: binary, build, flags, environment, configuration. Descriptions do not count. */
export function pinDifferences(baseline: NamedVariant, candidate: NamedVariant): Experiment['differences'] {
  const [a, b] = [fieldsOf(baseline), fieldsOf(candidate)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((field) => {
    const [before, after] = [a[field] ?? null, b[field] ?? null].map((value) => canonicalJson(value));
    return before === undefined || after === undefined || before === after ? [] : [{ field, baseline: before, candidate: after }];
  });
}

function fieldsOf({ pin, node }: NamedVariant): Record<string, unknown> {
  const { configuration, indexBytes, indexSeconds, ...own } = pin;
  // What its index is expected to take decides nothing.
  void [indexBytes, indexSeconds];
  const settings = Object.fromEntries(Object.entries(configuration).map(([name, value]) => [`configuration.${name}`, value]));
  return { ...own, ...settings, ...(node === undefined ? {} : { nodePin: { ...node.pin, description: '' } }), description: '' };
}
