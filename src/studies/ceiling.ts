import { join } from 'node:path';
import type { DriveTarget } from '../load/drive-order.ts';
import type { DriverName, PlannedScenario, Scenario, Stop } from '../model/generated/types.ts';
import { fixtureKindsOf } from '../plan/chain-fixtures.ts';
import type { ScenarioDriver } from './scenario-driver.ts';
import type { StudyContext } from './study-context.ts';

/** Units a second that each driver reaches on the null server, by driver, scenario and number of processes. Null = nothing succeeded. */
export class Ceilings {
  readonly #unitsPerSecond = new Map<string, number | null>();

  /** Keeps the larger of what was found. */
  raise(of: CeilingOf, unitsPerSecond: number | null): void {
    const known = this.of(of);
    if (known === null || (unitsPerSecond ?? 0) > known) this.#unitsPerSecond.set(keyOf(of), unitsPerSecond);
  }

  of(of: CeilingOf): number | null {
    return this.#unitsPerSecond.get(keyOf(of)) ?? null;
  }
}

function keyOf({ driver, scenario, processes }: CeilingOf): string {
  return `${driver}/${scenario}/${processes}`;
}

export interface CeilingOf {
  readonly driver: DriverName;
  readonly scenario: string;
  readonly processes: number;
}

/** Long enough for some thousand small calls or some hundred thousand blocks; a ceiling is a bound, not a result. */
const CEILING_SECONDS = 0.25;
/** Apart from each other, so that neither code that is compiled only then nor a busy moment of the host passes for a bound. */
const PASSES = 2;
const NS_PER_SECOND = 1e9;

/** Blocks of a chain, both ends included. */
export interface ChainHeights {
  readonly firstHeight: number;
  readonly lastHeight: number;
}

export interface CeilingRequest {
  readonly nullServer: DriveTarget;
  /** That the null server has. */
  readonly heights: ChainHeights;
  readonly workFolder: string;
  readonly signal: AbortSignal;
  readonly into: Ceilings;
}

/** Measures the ceilings of all drivers that are on this host, scenario by scenario: the best of some passes. Throws the signal's reason once it has aborted. */
export async function measureCeilings(drivers: StudyContext['drivers'], scenarios: readonly PlannedScenario[], request: CeilingRequest): Promise<void> {
  const present = drivers.filter(({ unavailable }) => unavailable === null);
  for (const { driver } of Array.from({ length: PASSES }, () => present).flat()) {
    for (const planned of scenarios.filter(({ scenario }) => scenario.drivers?.includes(driver.identity.name) ?? true)) {
      request.signal.throwIfAborted();
      for (const processes of driver.processCounts(planned)) {
        const of = { driver: driver.identity.name, scenario: planned.scenario.id, processes };
        request.into.raise(of, await measureCeiling(driver, planned, { ...request, processes }));
      }
    }
  }
}

/** The scenario on the null server's blocks, where its own lie elsewhere: ranges as long as they can be, of as many clients. */
export function onHeights(planned: PlannedScenario, { firstHeight, lastHeight }: ChainHeights): PlannedScenario {
  if (planned.firstHeight >= firstHeight && planned.lastHeight <= lastHeight) return planned;
  const { scenario } = planned;
  const blocks = lastHeight - firstHeight + 1;
  const fit = <Requests extends Scenario['requests']>(requests: Requests): Requests => ('blocks' in requests ? { ...requests, blocks: Math.min(requests.blocks, blocks) } : requests);
  const requests: Scenario['requests'] = scenario.requests.kind === 'mix' ? { ...scenario.requests, parts: scenario.requests.parts.map((part) => ({ ...part, requests: fit(part.requests) })) } : fit(scenario.requests);
  return { ...planned, firstHeight, lastHeight, scenario: { ...scenario, requests } };
}

/**
 * Measures one scenario's ceiling: the same requests, clients, size and framing on the null server, for a fraction of a second.
 *
 * @returns units of work a second, or null where no call succeeded, for an open loop, or where the null server has no such answer
 */
async function measureCeiling(driver: ScenarioDriver, planned: PlannedScenario, request: CeilingRequest & { readonly processes: number }): Promise<number | null> {
  // An open loop does not try to be fast: its client is judged by late starts and cap hits.
  if (planned.scenario.arrival !== undefined || fixtureKindsOf(planned).length > 0 || planned.scenario.requests.kind === 'subtrees') return null;
  const stop: Stop = planned.scenario.stop.kind === 'passes' ? { kind: 'passes', minimumSeconds: CEILING_SECONDS } : { kind: 'window', seconds: CEILING_SECONDS };
  const scenario = { ...planned.scenario };
  for (const key of ['concurrencySteps', 'thinkSeconds', 'warmupSeconds', 'atEnd'] as const) delete scenario[key];
  const short = onHeights({ ...planned, scenario: { ...scenario, stop } }, request.heights);
  const { result } = await driver.drive({
    planned: short,
    target: request.nullServer,
    samplesFile: join(request.workFolder, 'ceiling.raw'),
    expectedPassSha256: null,
    checkedPayloads: null,
    onMeasuredStart: () => undefined,
    processes: request.processes,
    signal: request.signal,
  });
  if (result.ok === 0 || result.window.ratedNs <= 0) return null;
  const units = planned.unit === 'block' ? result.blocks : result.ok;
  return (units * NS_PER_SECOND) / result.window.ratedNs;
}
