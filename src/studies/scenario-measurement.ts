import { join } from 'node:path';
import { NO_PROCESS_FACTS, clientLoadOf, type ProcessFacts } from '../comparison/client-bound.ts';
import { hostClassOf, workFieldsOf, workOf } from '../comparison/keys.ts';
import type { MeasurementSummary } from '../comparison/measurement.ts';
import { scenarioPayloadClass } from '../comparison/payload-class.ts';
import { receivedInPasses } from '../comparison/received.ts';
import { warningsOf } from '../comparison/warnings.ts';
import { noiseBetween } from '../host/noise.ts';
import type { UsageInWindow } from '../host/usage-window.ts';
import type { CheckedPayloads } from '../load/drive-order.ts';
import { driverFlagsOf } from '../load/driver-flags.ts';
import { readRawSamples } from '../load/raw-samples.ts';
import type { Measurement, MeasurementState, Noise, PlannedScenario, SampleFile, Usage } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { callUnitsOf } from '../plan/call-units.ts';
import { summarizeSampleFile } from '../bundle/summary-columns.ts';
import { cpuTimeNs } from './cpu-time.ts';
import { MeasuredWindow, type WindowCounters } from './measured-window.ts';
import { gateOf } from './payload-check.ts';
import type { DrivenScenario, ScenarioDriver, ScenarioOrder } from './scenario-driver.ts';
import type { StudyContext } from './study-context.ts';

/** Measures one scenario with one driver on the target. A cell that must stay empty is a measurement with its reason. */
export async function measureScenario(context: StudyContext, driver: ScenarioDriver, planned: PlannedScenario): Promise<Measurement> {
  const gate = gateOf(context.payloads, planned);
  if (gate.kind !== 'open') return emptyMeasurement(context, driver, planned, gate);
  const window = new MeasuredWindow(context.target);
  const driven = await driver
    .drive(orderOf(context, planned, () => window.open()))
    // Sampling ends whatever happens; the second call says whether it could.
    .finally(() => window.close().catch(() => undefined));
  const counters = await window.close();
  if (isUnsupported(driven.result)) return emptyMeasurement(context, driver, planned, { kind: 'not-supported', status: UNIMPLEMENTED });
  const id = measurementId(driver, planned);
  const samples = await context.bundle.writeSamples(id, { chunks: readRawSamples(driven.result.samples.file), absentColumns: driven.result.samples.absentColumns });
  const summary = await summarizeFile(context.bundle.folder, samples, planned);
  return {
    ...emptyMeasurement(context, driver, planned, stateOf(context, driven)),
    sums: summary.sums,
    statistics: summary.statistics,
    series: summary.series,
    resources: { source: context.target.group.source, target: usageOf(counters.target), node: counters.node === null ? null : usageOf(counters.node), client: usageOf(driven.clientUsage) },
    ...assess(context, { driver, planned, driven, summary, counters }),
    samples,
    ...receivedOf(planned, driven, summary),
  };
}

/** What a driver is told to do for a scenario. */
export function orderOf(context: StudyContext, planned: PlannedScenario, onMeasuredStart: () => void): ScenarioOrder {
  return {
    planned,
    target: context.target.address,
    samplesFile: join(context.workFolder, 'measurement.raw'),
    expectedPassSha256: passDigest(context, planned),
    checkedPayloads: checkedPayloadsOf(context),
    onMeasuredStart,
    signal: context.signal,
  };
}

/** Whether a measurement's calls were all good. */
export function isAllGood({ state, sums }: Measurement): boolean {
  return state.kind === 'measured' && sums !== null && sums.ok > 0 && sums.ok === sums.calls;
}

/** A measurement without figures. */
export function emptyMeasurement(context: StudyContext, driver: ScenarioDriver, planned: PlannedScenario, state: MeasurementState): Measurement {
  const { identity } = driver;
  const payloadClass = scenarioPayloadClass(context.payloads, planned.scenario);
  const work = workFieldsOf(planned, context.plan.snapshot.pin.sha256, { name: identity.name, version: identity.programVersion, flags: driverFlagsOf(identity.name, planned), validation: driver.validationOf(planned) }, payloadClass);
  return {
    id: measurementId(driver, planned),
    scenario: planned.scenario.id,
    driver: identity.name,
    unit: planned.unit,
    state,
    work: workOf(work),
    host: hostClassOf(context.hostFields),
    sums: null,
    statistics: null,
    series: null,
    resources: null,
    client: null,
    noise: null,
    samples: null,
    warnings: [],
  };
}

/** Of a download by one client, with a driver that hashes what comes. */
function receivedOf(planned: PlannedScenario, { result: { passes, firstViolation } }: DrivenScenario, { sums }: MeasurementSummary): Pick<Measurement, 'received'> {
  const sha256 = passes?.digestOf === 'blocks' && passes.firstDifference === null && firstViolation === null ? passes.sha256 : null;
  const received = receivedInPasses(sums, callUnitsOf(planned).requestsInPass, sha256);
  return received === null ? {} : { received };
}

/** Sums and statistics from the written sample file, so that they are of the very bytes that a reviewer gets. */
async function summarizeFile(folder: string, samples: SampleFile, planned: PlannedScenario): Promise<MeasurementSummary> {
  return summarizeSampleFile(join(folder, samples.file), samples, callUnitsOf(planned));
}

interface Measured {
  readonly driver: ScenarioDriver;
  readonly planned: PlannedScenario;
  readonly driven: DrivenScenario;
  readonly summary: MeasurementSummary;
  readonly counters: WindowCounters;
}

function assess(context: StudyContext, { driver, planned, driven, summary, counters }: Measured): Pick<Measurement, 'client' | 'noise' | 'warnings'> {
  const { result, clientUsage, clientCpuNs, busiestProcessCpuNs, processes } = driven;
  const { sums, statistics } = summary;
  const client = clientLoadOf({
    cpuNs: clientCpuNs === null ? null : clientCpuNs + counters.controllerCpuNs,
    busiestProcessCpuNs,
    processes,
    measuredNs: sums.measuredNs,
    clients: planned.scenario.clients,
    clientCpus: context.cpus.client.length,
    unitsPerSecond: statistics.unitsPerSecond,
    ceilingUnitsPerSecond: context.ceilings.of({ driver: driver.identity.name, scenario: planned.scenario.id, processes }),
    process: processFacts(result),
    sums,
  });
  const noise = noiseOf(context, counters, clientUsage);
  const warnings = warningsOf({
    sums,
    bytesPerCall: statistics.bytesPerCall,
    client,
    noise,
    payloadClass: scenarioPayloadClass(context.payloads, planned.scenario),
    validation: driver.validationOf(planned),
    unit: planned.unit,
    forPublication: context.plan.forPublication,
    cpus: context.cpus,
    affinityUnread: null,
    oomKills: counters.target.oomKills,
    lostSamples: result.samples.lostRows,
  });
  return { client, noise, warnings };
}

function processFacts({ process: figures }: DrivenScenario['result']): ProcessFacts {
  if (figures === null) return NO_PROCESS_FACTS;
  const { eventLoopDelayMaxNs, eventLoopDelayP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs } = figures;
  return { eventLoopLagMaxNs: eventLoopDelayMaxNs, eventLoopLagP99Ns: eventLoopDelayP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs };
}

/** What the node beside the target uses is no noise. */
function noiseOf({ cpus }: StudyContext, { target, node, controllerCpuNs, before, after }: WindowCounters, client: UsageInWindow): Noise {
  const ofStack = sumOrNull([cpuTimeNs(target), node === null ? 0 : cpuTimeNs(node)]);
  const ofClient = cpuTimeNs(client);
  const own = sumOrNull([ofStack, ofClient, controllerCpuNs]);
  const server = noiseBetween({ before, after, cpus: cpus.server, ownCpuNs: cpus.shared ? own : ofStack });
  const clientSide = noiseBetween({ before, after, cpus: cpus.client, ownCpuNs: cpus.shared || ofClient === null ? own : ofClient + controllerCpuNs });
  return { serverStealShare: rounded(server.stealShare), clientStealShare: rounded(clientSide.stealShare), serverOutsideShare: rounded(server.outsideShare), clientOutsideShare: rounded(clientSide.outsideShare) };
}

/** Null where one of them is not known. */
function sumOrNull(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

function usageOf(usage: UsageInWindow): Usage {
  return { ...usage };
}

function rounded(share: number | null): number | null {
  return share === null ? null : round12(share);
}

const UNIMPLEMENTED = 'UNIMPLEMENTED';

/** Every call was answered so: the system does not offer the method. */
function isUnsupported({ ok, statusCounts }: DrivenScenario['result']): boolean {
  const statuses = Object.keys(statusCounts);
  return ok === 0 && statuses.length === 1 && statuses[0] === UNIMPLEMENTED;
}

function stateOf(context: StudyContext, { result }: DrivenScenario): MeasurementState {
  if (result.endReason === 'cancel') return context.cutOffState();
  const violation = result.firstViolation;
  if (violation !== null) return { kind: 'wrong', message: `request ${violation.requestNumber}, height ${violation.height ?? 'unknown'}, ${violation.field}: expected ${violation.expected}, found ${violation.found}` };
  return { kind: 'measured' };
}

/** Whole downloads of just what was checked are compared with the payload check's own digest; of fewer heights, call by call only. */
function passDigest({ payloads: { whole } }: StudyContext, { scenario, firstHeight, lastHeight }: PlannedScenario): string | null {
  if (whole === null || whole.firstHeight !== firstHeight || whole.lastHeight !== lastHeight) return null;
  return scenario.requests.kind === 'download' && scenario.clients === 1 ? whole.sha256 : null;
}

/** What was timed is compared with what was checked, call by call. */
function checkedPayloadsOf({ kept, plan }: StudyContext): CheckedPayloads {
  const { firstHeight, tipHeight } = plan.snapshot.pin;
  return { file: kept.file, firstHeight, lastHeight: tipHeight, sameAsRange: kept.sameAsRange };
}

function measurementId(driver: ScenarioDriver, planned: PlannedScenario): string {
  return `${driver.identity.name}/${planned.scenario.id}`;
}
