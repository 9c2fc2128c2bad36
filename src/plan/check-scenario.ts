import { isGhz } from '../model/driver-kinds.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { DriverName, Scenario, Stop } from '../model/generated/types.ts';
import { MOST_STAIRS, stairCount } from './arrival.ts';
import { METHODS } from '../protocol/method.ts';
import { SCHEDULED_METHODS, requestKindsOf } from './request-kinds.ts';

const PUBLICATION_SECONDS = 2;

export interface ScenarioCheck {
  readonly scenario: Scenario;
  /** Document and JSON pointer of the scenario. */
  readonly where: string;
  /** Blocks of the snapshot that may be asked for. */
  readonly chainBlocks: number;
  readonly forPublication: boolean;
  readonly drivers: readonly DriverName[];
}

/** Parts of a scenario that ghz cannot do. */
const NOT_BY_GHZ = ['arrival', 'concurrencySteps', 'thinkSeconds', 'warmupSeconds', 'atEnd'] as const satisfies readonly (keyof Scenario)[];

/**
 * Refuses what a schema cannot: a scenario whose parts do not fit together, or do not fit the snapshot.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkScenario(check: ScenarioCheck): void {
  checkDrivers(check);
  checkRequests(check, check.scenario, check.where);
  checkClients(check);
  checkArrival(check);
  checkStop(check);
  checkWarmup(check);
}

/** ghz sends closed loops of one method, and its end by time differs: equal work needs another driver. */
function checkDrivers({ scenario, where, drivers }: ScenarioCheck): void {
  const other = drivers.find((driver) => isGhz(driver) && (scenario.drivers?.includes(driver) ?? true));
  if (other === undefined) return;
  const next = `ghz cannot do that, and the plan asks for ${other} too`;
  const key = NOT_BY_GHZ.find((name) => scenario[name] !== undefined);
  if (key !== undefined) refuse(`${where}/${key}`, next);
  if (scenario.requests.kind === 'mix') refuse(`${where}/requests/kind`, `"mix": ${next}`);
  if (METHODS[scenario.method].shape === 'client-streaming') refuse(`${where}/method`, `${scenario.method} sends a stream: ${next}`);
  if (scenario.stop.kind === 'first') refuse(`${where}/stop/kind`, `"first": ${next}`);
}

function checkRequests(check: ScenarioCheck, { method, requests }: Pick<Scenario, 'method' | 'requests'>, where: string): void {
  const { chainBlocks } = check;
  if (requests.kind === 'mix') {
    const [first] = requests.parts;
    if (first?.method !== method) refuse(`${where}/method`, `${method} is not the method of the mix's first part, ${String(first?.method)}`);
    for (const [index, part] of requests.parts.entries()) checkRequests(check, part, `${where}/requests/parts/${String(index)}`);
    return;
  }
  const kinds = requestKindsOf(method);
  if (kinds.length === 0) {
    refuse(`${where}/method`, `no schedule can make requests for ${method}; methods that can be measured: ${SCHEDULED_METHODS.join(', ')}`);
  }
  if (!kinds.includes(requests.kind)) {
    refuse(`${where}/requests/kind`, `"${requests.kind}" does not fit ${method}; allowed: ${kinds.join(', ')}`);
  }
  if (requests.kind === 'ranges' && requests.blocks > chainBlocks) {
    refuse(`${where}/requests/blocks`, `ranges of ${String(requests.blocks)} blocks do not fit into a snapshot of ${String(chainBlocks)} blocks`);
  }
}

function checkClients({ scenario, where }: ScenarioCheck): void {
  if (scenario.connections > scenario.clients) {
    refuse(`${where}/connections`, `${String(scenario.connections)} connections for ${String(scenario.clients)} clients; at most one connection a client`);
  }
  const { concurrencySteps: steps } = scenario;
  if (steps === undefined) return;
  const most = Math.max(steps.startClients, steps.endClients);
  if (most !== scenario.clients) refuse(`${where}/concurrencySteps`, `at most ${String(most)} clients, but the scenario has ${String(scenario.clients)}`);
}

/** In an open loop nobody waits for a call: what belongs to closed loops has no meaning there. */
function checkArrival({ scenario, where }: ScenarioCheck): void {
  const { arrival } = scenario;
  if (arrival === undefined) return;
  for (const key of ['concurrencySteps', 'thinkSeconds'] as const) {
    if (scenario[key] !== undefined) refuse(`${where}/${key}`, 'belongs to closed loops, but the scenario has an arrival');
  }
  if (scenario.stop.kind === 'passes') refuse(`${where}/stop/kind`, '"passes" belongs to closed loops, but the scenario has an arrival');
  if (arrival.kind === 'step' && stairCount(arrival) > MOST_STAIRS) refuse(`${where}/arrival/stepPerSecond`, `${String(stairCount(arrival))} stairs; at most ${String(MOST_STAIRS)}`);
}

function checkWarmup({ scenario, where }: ScenarioCheck): void {
  if (scenario.warmupSeconds !== undefined && scenario.warmupRequests === 0) {
    refuse(`${where}/warmupSeconds`, 'repeats the warm-up requests, but warmupRequests is 0');
  }
}

function checkStop({ scenario, where, forPublication }: ScenarioCheck): void {
  const { stop, requests } = scenario;
  checkBounds(scenario, where);
  if (stop.kind === 'passes' && requests.kind !== 'download') {
    refuse(`${where}/stop/kind`, `"passes" needs requests of kind "download", not "${requests.kind}"`);
  }
  const { atEnd } = scenario;
  if (atEnd !== undefined && atEnd !== 'wait' && stop.kind !== 'window' && stop.kind !== 'first') {
    refuse(`${where}/atEnd`, `"${atEnd}" needs a stop by time, not "${stop.kind}"`);
  }
  if (!forPublication || (stop.kind === 'count' && stop.maximumSeconds === undefined)) return;
  const [key, seconds] = timeOf(stop);
  if (seconds < PUBLICATION_SECONDS) {
    refuse(`${where}/stop/${key}`, `${String(seconds)} s is too short for a plan with forPublication: at least ${String(PUBLICATION_SECONDS)} s`);
  }
}

function checkBounds({ stop, arrival }: Scenario, where: string): void {
  if (stop.kind !== 'count') return;
  for (const key of ['minimumSeconds', 'maximumSeconds'] as const) {
    if (stop[key] !== undefined && arrival !== undefined) refuse(`${where}/stop/${key}`, 'belongs to closed loops, but the scenario has an arrival');
  }
  const { minimumSeconds = 0, maximumSeconds = Infinity } = stop;
  if (minimumSeconds > maximumSeconds) refuse(`${where}/stop/maximumSeconds`, `${String(maximumSeconds)} s is less than minimumSeconds, ${String(minimumSeconds)} s`);
}

function timeOf(stop: Stop): [key: string, seconds: number] {
  if (stop.kind === 'count') return ['maximumSeconds', stop.maximumSeconds ?? Infinity];
  return stop.kind === 'passes' ? ['minimumSeconds', stop.minimumSeconds] : ['seconds', stop.seconds];
}

function refuse(where: string, what: string): never {
  throw new IndexbenchError('INPUT_INCONSISTENT', { what, where, next: 'Correct the value, or choose other scenarios.' });
}
