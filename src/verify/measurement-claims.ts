import type { OpenedBundle } from '../bundle/reader.ts';
import type { SampleChunk } from '../bundle/sample-columns.ts';
import { summarizeSampleFile } from '../bundle/summary-columns.ts';
import { clientLoadOf } from '../comparison/client-bound.ts';
import { hostClassOf, hostFieldsOf, workFieldsOf, workOf } from '../comparison/keys.ts';
import type { MeasurementSummary } from '../comparison/measurement.ts';
import { scenarioPayloadClass } from '../comparison/payload-class.ts';
import { driftWarning, warningsOf } from '../comparison/warnings.ts';
import { driverFlagsOf } from '../load/driver-flags.ts';
import { driveOrderOf } from '../load/drive-order.ts';
import { isGhz } from '../model/driver-kinds.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { ClientLoad, Measurement, PlannedScenario, SampleFile, Statistics, Sums, Warning, WorkFields } from '../model/generated/types.ts';
import { callUnitsOf } from '../plan/call-units.ts';
import { below, differ, differencesBetween } from './difference.ts';
import type { Difference, Place } from './difference.ts';
import { receivedDifferences } from './received-claims.ts';
import { requireValues } from './required-values.ts';
import { RowCheck } from './sample-rows.ts';
import { StopEvidence } from './stop-evidence.ts';
import { stopRuleDifferences } from './stop-rule.ts';

/** Everything that one measurement claims, recomputed from the plan, the run's identity, the payload check, and its samples. */
export async function measurementDifferences(opened: OpenedBundle, measurement: Measurement, place: Place): Promise<Difference[]> {
  const planned = opened.plan.scenarios.find(({ scenario }) => scenario.id === measurement.scenario);
  if (planned === undefined) return [differ(below(place, 'scenario'), measurement.scenario, 'a scenario of the plan')];
  return [
    ...differencesBetween(below(place, 'id'), measurement.id, `${measurement.driver}/${measurement.scenario}`),
    ...differencesBetween(below(place, 'unit'), measurement.unit, planned.unit),
    ...differencesBetween(below(place, 'work'), measurement.work, workOf(recomputedWork(opened, measurement, planned))),
    ...differencesBetween(below(place, 'host'), measurement.host, hostClassOf(hostFieldsOf(opened.bundle))),
    ...(await figureDifferences(opened, { measurement, planned, place })),
  ];
}

interface Subject {
  readonly measurement: Measurement;
  readonly planned: PlannedScenario;
  readonly place: Place;
}

function recomputedWork({ bundle, plan, payloads }: OpenedBundle, measurement: Measurement, planned: PlannedScenario): WorkFields {
  const driver = bundle.drivers.find(({ name }) => name === measurement.driver);
  const work = { name: measurement.driver, version: driver?.programVersion ?? '', flags: driverFlagsOf(measurement.driver, planned), validation: validationOf(measurement, planned) };
  return workFieldsOf(planned, plan.snapshot.pin.sha256, work, scenarioPayloadClass(payloads, planned.scenario));
}

/** ghz does not look into blocks. */
function validationOf({ driver, work }: Measurement, planned: PlannedScenario): WorkFields['validation'] {
  if (isGhz(driver)) return work.fields.validation === 'blocks' ? 'unchecked' : work.fields.validation;
  return driveOrderOf(planned, { target: { host: '', port: 0 }, samplesFile: '', idleLimitMs: 0, overallLimitMs: 0, expectedPassSha256: null }).check;
}

async function figureDifferences(opened: OpenedBundle, subject: Subject): Promise<Difference[]> {
  const { measurement, planned, place } = subject;
  const { samples, driver } = measurement;
  const path = opened.sampleFiles.get(measurement.id);
  if (samples === null || path === undefined) return withoutSamples(measurement, place);
  const rows = new RowCheck({ document: samples.file, pointer: '' }, { planned, driver, countsAreChecked: measurement.work.fields.validation === 'blocks' });
  const evidence = new StopEvidence(planned, samples.rows);
  const summary = await summarizeNamed(path, { samples, planned }, (group, firstRow) => {
    rows.add(group, firstRow);
    evidence.add(group);
  });
  return [
    ...(rows.difference === null ? [] : [rows.difference]),
    ...differencesBetween(below(place, 'sums'), measurement.sums, summary.sums),
    ...differencesBetween(below(place, 'statistics'), measurement.statistics, summary.statistics),
    ...differencesBetween(below(place, 'series'), measurement.series, summary.series),
    ...receivedDifferences(opened, subject, summary.sums),
    ...clientDifferences(measurement, summary, below(place, 'client')),
    ...(measurement.resources === null ? [] : differencesBetween(below(below(place, 'resources'), 'source'), measurement.resources.source, opened.bundle.accounting.server)),
    ...differencesBetween(below(place, 'warnings'), measurement.warnings, recomputedWarnings(opened, subject, summary)),
    ...(measurement.state.kind === 'measured' ? stopRuleDifferences(below(place, 'sums'), { planned, driver, evidence, sums: summary.sums, lost: lostSamples(measurement) }) : []),
  ];
}

/** As summarizeSampleFile, of rows that hold every value that a row must have; the error names the file within its bundle. */
async function summarizeNamed(path: string, { samples, planned }: { samples: SampleFile; planned: PlannedScenario }, onGroup: (group: SampleChunk, firstRow: number) => void): Promise<MeasurementSummary> {
  try {
    return await summarizeSampleFile(path, samples, callUnitsOf(planned), (group, firstRow) => {
      requireValues(group, { path, firstRow });
      onGroup(group, firstRow);
    });
  } catch (cause) {
    if (!(cause instanceof IndexbenchError)) throw cause;
    throw new IndexbenchError(cause.code, { what: `${samples.file}: ${cause.what}`, where: path, cause });
  }
}

/** Figures without samples come from nowhere. */
function withoutSamples(measurement: Measurement, place: Place): Difference[] {
  const { state, sums, statistics, series, client, resources } = measurement;
  const found = state.kind === 'measured' ? [differ(below(place, 'samples'), null, 'a sample file, as the state is measured')] : [];
  const received = measurement.received === undefined ? [] : [differ(below(place, 'received'), measurement.received.how, 'nothing, as there are no samples')];
  return [...found, ...received, ...differencesBetween(place, { sums, statistics, series, client, resources }, { sums: null, statistics: null, series: null, client: null, resources: null })];
}

/** Shares of CPU time and the ceiling are readings; what they mean is not. */
function clientDifferences({ client }: Measurement, { sums, statistics }: MeasurementSummary, place: Place): Difference[] {
  if (client === null) return [];
  return differencesBetween(place, client, recomputedClient(client, sums, statistics));
}

/** With a window of 1 and one client on one CPU, CPU time is its share. */
function recomputedClient(client: ClientLoad, sums: Sums, { unitsPerSecond }: Statistics): ClientLoad {
  const { eventLoopLagMaxNs, eventLoopLagP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs } = client;
  return clientLoadOf({
    cpuNs: client.cpuShare,
    busiestProcessCpuNs: client.busiestProcessShare,
    measuredNs: 1,
    clients: 1,
    clientCpus: 1,
    unitsPerSecond,
    ceilingUnitsPerSecond: client.ceilingUnitsPerSecond,
    processes: client.processes,
    process: { eventLoopLagMaxNs, eventLoopLagP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs },
    sums,
  });
}

/** Two warnings report readings that stand nowhere else: they are taken as they are. */
function recomputedWarnings({ bundle, plan, payloads }: OpenedBundle, { measurement, planned }: Subject, { sums, statistics }: MeasurementSummary): Warning[] {
  const { client, noise, work, unit, resources, warnings } = measurement;
  const unread = warnings.find((warning) => warning.code === 'affinity-unread');
  return [
    ...warningsOf({
      sums,
      bytesPerCall: statistics.bytesPerCall,
      client: client === null ? null : recomputedClient(client, sums, statistics),
      noise,
      payloadClass: scenarioPayloadClass(payloads, planned.scenario),
      validation: work.fields.validation,
      unit,
      forPublication: plan.forPublication,
      cpus: bundle.cpus,
      affinityUnread: unread?.detail ?? null,
      oomKills: resources?.target.oomKills ?? null,
      lostSamples: lostSamples(measurement),
    }),
    ...driftWarning(bundle.noise.driftRatio),
  ];
}

function lostSamples({ warnings }: Measurement): number {
  const truncated = warnings.find((warning) => warning.code === 'samples-truncated');
  return truncated === undefined ? 0 : truncated.calls - truncated.kept;
}
