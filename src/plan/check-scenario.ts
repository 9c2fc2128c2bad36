import { IndexbenchError } from '../model/errors.ts';
import type { Scenario } from '../model/generated/types.ts';
import { SCHEDULED_METHODS, requestKindsOf } from './request-kinds.ts';

const PUBLICATION_SECONDS = 2;

export interface ScenarioCheck {
  readonly scenario: Scenario;
  /** Document and JSON pointer of the scenario. */
  readonly where: string;
  /** Blocks of the snapshot that may be asked for. */
  readonly chainBlocks: number;
  readonly forPublication: boolean;
}

/**
 * Refuses what a schema cannot: a scenario whose parts do not fit together, or do not fit the snapshot.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkScenario(check: ScenarioCheck): void {
  checkRequests(check);
  checkClients(check);
  checkStop(check);
}

function checkRequests({ scenario, where, chainBlocks }: ScenarioCheck): void {
  const { method, requests } = scenario;
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
}

function checkStop({ scenario, where, forPublication }: ScenarioCheck): void {
  const { stop, requests } = scenario;
  if (stop.kind === 'passes' && requests.kind !== 'download') {
    refuse(`${where}/stop/kind`, `"passes" needs requests of kind "download", not "${requests.kind}"`);
  }
  if (!forPublication || stop.kind === 'count') return;
  const seconds = stop.kind === 'window' ? stop.seconds : stop.minimumSeconds;
  if (seconds < PUBLICATION_SECONDS) {
    const key = stop.kind === 'window' ? 'seconds' : 'minimumSeconds';
    refuse(`${where}/stop/${key}`, `${String(seconds)} s is too short for a plan with forPublication: at least ${String(PUBLICATION_SECONDS)} s`);
  }
}

function refuse(where: string, what: string): never {
  throw new IndexbenchError('INPUT_INCONSISTENT', { what, where, next: 'Correct the value, or choose other scenarios.' });
}
