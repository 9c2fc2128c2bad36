import { IndexbenchError } from '../model/errors.ts';
import type { DeclaredGates, DriverName, Pins, Plan, PlanFile, PlannedScenario, Scenario, Snapshot, StudyName, Workload } from '../model/generated/types.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import { checkConsumers } from './check-consumers.ts';
import { checkGates } from './check-gates.ts';
import { checkScenario } from './check-scenario.ts';
import { planSeconds } from './duration.ts';
import { DEFAULT_PAIRS, experimentOf, pairLegs } from './experiment.ts';
import { indexBuildPlan } from './index-build-plan.ts';
import { requireKnown } from './known-name.ts';
import { namedSnapshot, namedVariant, type PinSource } from './named-variant.ts';
import { legsOf } from './order.ts';
import { withOwnVariants, type OwnVariant } from './own-variants.ts';
import { plannedScenario } from './planned-scenario.ts';

/** What the flags of `run` put in the place of the plan file's values. */
export interface PlanOverrides {
  readonly studies?: readonly string[] | undefined;
  readonly variants?: readonly string[] | undefined;
  /** Those of `variants` that were given as NAME=PIN. */
  readonly ownVariants?: readonly OwnVariant[] | undefined;
  /** `all`: the extra ones too. */
  readonly scenarios?: 'all' | readonly string[] | undefined;
  readonly drivers?: readonly string[] | undefined;
  readonly repeats?: number | undefined;
  readonly snapshot?: string | undefined;
  readonly serverCpus?: string | undefined;
  readonly clientCpus?: string | undefined;
  readonly deadlineSeconds?: number | undefined;
}

export interface PlanInputs {
  readonly planFile: PlanFile;
  readonly pins: Pins;
  /** Null where the plan file names none. */
  readonly workload: Workload | null;
  readonly gates: DeclaredGates | null;
  /** Of the experiment's screening. */
  readonly screeningGates?: DeclaredGates | null;
  readonly overrides: PlanOverrides;
  /** What to call each document in messages, usually its path. */
  readonly files: { readonly plan: string; readonly pins: string; readonly workload: string; readonly gates: string };
}

export const DRIVER_NAMES = ['native', 'native-http2', 'grpc-js', 'ghz', 'ghz-as-published'] as const satisfies readonly DriverName[];

/** In the order in which they run. */
export const STUDY_NAMES = ['index-build', 'serving', 'consumers'] as const satisfies readonly StudyName[];

/** Seed of the reference study, which the pins' unary digests use too. */
const PAYLOAD_CHECK = { chunkBlocks: 1_000, unaryCount: 2_000, seed: 20_261_009 } as const;
const DRIVER_WARMUP_MESSAGES = 300_000;
const MAXIMUM_REPEATS = 1_000;
const DEFAULT_DEADLINE = { factor: 4, minimumSeconds: 600, maximumSeconds: 604_800 } as const;

/**
 * Makes a plan of names into a plan that holds everything inline. Pure: the same inputs give the same plan.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT for an unknown name (with the allowed ones), for parts that do not fit together, or for credentials in a pin
 */
export function resolvePlan(given: PlanInputs): Plan {
  const { planFile, overrides, files } = given;
  const inputs = { ...given, pins: withOwnVariants(given.pins, overrides.ownVariants ?? [], planFile.variants) };
  const snapshot = chooseSnapshot(inputs);
  const variants = chooseVariants(inputs);
  const studies = chooseStudies(inputs);
  const domain = studies.find((study) => study !== 'index-build') ?? null;
  const serving = domain === null ? null : { ...requireWorkload(inputs, domain), domain };
  const drivers = serving === null ? [] : chooseDrivers(inputs);
  const repeats = chooseRepeats(inputs);
  const forPublication = planFile.forPublication ?? false;
  const scenarios = serving === null ? [] : chooseScenarios(serving, drivers).map((scenario) => planScenario(serving, scenario, { pin: snapshot.pin, forPublication, drivers }));
  const indexBuild = studies.includes('index-build') ? indexBuildPlan(planFile.indexBuild, snapshot.pin) : null;
  const experiment = planFile.experiment === undefined ? null : experimentOf({ asked: planFile.experiment, variants, scenarios, drivers, studies, screeningGates: inputs.screeningGates ?? null, files });
  if (inputs.gates !== null) checkGates(inputs.gates.document, { variants, scenarios, drivers, studies }, files.gates);
  return {
    version: 1,
    id: planFile.id,
    description: planFile.description,
    studies,
    indexBuild,
    snapshot,
    variants,
    scenarios,
    drivers,
    repeats,
    legs: experiment === null ? legsOf(variants.map(({ name }) => name), repeats) : pairLegs(experiment, repeats),
    serverCpus: overrides.serverCpus ?? planFile.serverCpus ?? 'auto',
    clientCpus: overrides.clientCpus ?? planFile.clientCpus ?? 'auto',
    limits: { cpuQuota: planFile.cpuQuota ?? null, memoryMaxBytes: planFile.memoryMaxBytes ?? null },
    payloadCheck: { ...PAYLOAD_CHECK },
    driverWarmupMessages: DRIVER_WARMUP_MESSAGES,
    fixtures: null,
    leftOut: [],
    gates: inputs.gates,
    ...(experiment === null ? {} : { experiment }),
    deadlineSeconds: overrides.deadlineSeconds ?? planFile.deadlineSeconds ?? defaultDeadline({ variants, scenarios, drivers, repeats: repeats + (experiment?.screening?.pairs ?? 0), indexBuild, snapshot }),
    forPublication,
  };
}

function chooseStudies(inputs: PlanInputs): StudyName[] {
  const { overrides, planFile } = inputs;
  if (overrides.studies === undefined && planFile.studies === undefined) return ['serving'];
  const asked = named(inputs, 'studies', '--studies');
  for (const { name, where } of asked) requireKnown({ kind: 'study', name, known: STUDY_NAMES, where });
  const studies = STUDY_NAMES.filter((study) => asked.some(({ name }) => name === study));
  if (studies.includes('serving') && studies.includes('consumers')) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'a plan serves or has consumers, not both: its scenarios are of one of them', where: asked[0]?.where ?? '--studies', next: 'Make it two plans.' });
  }
  return studies;
}

interface ServingInputs extends PlanInputs {
  readonly workload: Workload;
}

/** Of a study with scenarios. */
interface StudyInputs extends ServingInputs {
  readonly domain: PlannedScenario['domain'];
}

function requireWorkload(inputs: PlanInputs, study: StudyName): ServingInputs {
  const { workload, files } = inputs;
  if (workload !== null) return { ...inputs, workload };
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the study ${study} needs a workload, and none is named`, where: files.plan, next: 'Name one: "workload": "serving", or --workload.' });
}

/** Names with where each stands: the flag, or the plan file's pointer. */
function named(inputs: PlanInputs, key: 'variants' | 'drivers' | 'scenarios' | 'studies', flag: string): { name: string; where: string }[] {
  const asked = inputs.overrides[key];
  if (asked !== undefined && asked !== 'all') return unique(asked).map((name) => ({ name, where: flag }));
  return (inputs.planFile[key] ?? []).map((name, index) => ({ name, where: `${inputs.files.plan}#/${key}/${String(index)}` }));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function chooseSnapshot(inputs: PlanInputs): Plan['snapshot'] {
  const { planFile, overrides, files } = inputs;
  return namedSnapshot(overrides.snapshot ?? planFile.snapshot, overrides.snapshot === undefined ? `${files.plan}#/snapshot` : '--snapshot', pinSource(inputs));
}

function chooseVariants(inputs: PlanInputs): Plan['variants'] {
  const asked = requireSome(named(inputs, 'variants', '--variants'), 'variant', Object.keys(inputs.pins.variants));
  return asked.map(({ name, where }) => namedVariant(name, where, pinSource(inputs)));
}

function pinSource({ pins, files }: PlanInputs): PinSource {
  return { pins, pinsName: files.pins };
}

function chooseDrivers(inputs: PlanInputs): DriverName[] {
  return requireSome(named(inputs, 'drivers', '--drivers'), 'driver', DRIVER_NAMES).map(({ name, where }) => {
    requireKnown({ kind: 'driver', name, known: DRIVER_NAMES, where });
    return name as DriverName;
  });
}

function chooseRepeats({ planFile, overrides, files }: PlanInputs): number {
  const repeats = overrides.repeats ?? planFile.repeats ?? (planFile.experiment === undefined ? undefined : DEFAULT_PAIRS);
  if (repeats === undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'no repeats are given', where: `${files.plan}#/repeats`, next: 'Say how often each variant is measured: "repeats": 5, or --repeats.' });
  if (Number.isInteger(repeats) && repeats >= 1 && repeats <= MAXIMUM_REPEATS) return repeats;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${String(repeats)} repeats; allowed: 1 to ${String(MAXIMUM_REPEATS)}`, where: '--repeats', next: 'Give a whole number.' });
}

/** Those that at least one of the drivers does. */
function chooseScenarios(inputs: ServingInputs, drivers: DriverName[]): Scenario[] {
  const asked = askedScenarios(inputs);
  const driven = asked.filter((scenario) => driversOf({ drivers }, { scenario }).length > 0);
  if (driven.length > 0) return driven;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `none of the scenarios is measured with ${drivers.join(' or ')}`, where: '--drivers', next: 'Choose other drivers or scenarios.' });
}

/** In the order of the workload file. */
function askedScenarios(inputs: ServingInputs): Scenario[] {
  const { workload, overrides, planFile, files } = inputs;
  const known = workload.scenarios.map(({ id }) => id);
  known.forEach((id, index) => {
    if (known.indexOf(id) === index) return;
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the scenario id "${id}" stands twice`, where: `${files.workload}#/scenarios/${String(index)}/id`, next: 'Give each scenario an id of its own.' });
  });
  if (overrides.scenarios === 'all') return [...workload.scenarios];
  if (overrides.scenarios === undefined && planFile.scenarios === undefined) {
    return requireSome(workload.scenarios.filter(({ extra }) => extra !== true), 'scenario', known);
  }
  const asked = requireSome(named(inputs, 'scenarios', '--scenarios'), 'scenario', known);
  for (const { name, where } of asked) requireKnown({ kind: 'scenario', name, known, where });
  return workload.scenarios.filter(({ id }) => asked.some(({ name }) => name === id));
}

function requireSome<T>(asked: T[], kind: string, known: readonly string[]): T[] {
  if (asked.length > 0) return asked;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `no ${kind} is named; allowed: ${known.join(', ')}`, where: `--${kind}s` });
}

function planScenario({ workload, files, domain }: StudyInputs, scenario: Scenario, around: { pin: Snapshot; forPublication: boolean; drivers: readonly DriverName[] }): PlannedScenario {
  const { firstHeight, tipHeight } = around.pin;
  const lastHeight = tipHeight - (workload.blocksBelowTip ?? 0);
  if (lastHeight < firstHeight) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${String(workload.blocksBelowTip)} blocks below the tip, ${String(tipHeight)}, nothing is left of a snapshot that begins at ${String(firstHeight)}`, where: `${files.workload}#/blocksBelowTip`, next: 'Use a smaller number, or a longer snapshot.' });
  const where = `${files.workload}#/scenarios/${String(workload.scenarios.indexOf(scenario))}`;
  checkScenario({ scenario, where, chainBlocks: lastHeight - firstHeight + 1, forPublication: around.forPublication, drivers: around.drivers });
  if (domain === 'consumers') checkConsumers(scenario, where);
  return plannedScenario({ scenario, workload: workload.id, firstHeight, lastHeight, domain });
}

function defaultDeadline(plan: Parameters<typeof planSeconds>[0]): number {
  const seconds = Math.ceil(planSeconds(plan) * DEFAULT_DEADLINE.factor);
  return Math.min(DEFAULT_DEADLINE.maximumSeconds, Math.max(DEFAULT_DEADLINE.minimumSeconds, seconds));
}
