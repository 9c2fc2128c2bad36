import type { Measurement, PlannedScenario } from '../model/generated/types.ts';
import { driversOf, measurementCount } from '../model/scenario-drivers.ts';
import { measurementSeconds } from '../plan/duration.ts';
import type { ScenarioDriver } from './scenario-driver.ts';
import { emptyMeasurement, measureScenario } from './scenario-measurement.ts';
import type { StudyContext } from './study-context.ts';

/**
 * The serving study: every scenario with every driver on a ready target, one after the other. Once the signal has aborted, what is left
 * stays empty with the reason.
 *
 * @param onMeasurement called after each, so that it is written before the next begins
 */
export async function measureServing(context: StudyContext, onMeasurement: (measurements: readonly Measurement[]) => Promise<void>): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  const { plan } = context;
  const total = measurementCount(plan);
  for (const { driver, unavailable } of context.drivers) {
    for (const planned of plan.scenarios) {
      if (!driversOf(plan, planned).includes(driver.identity.name)) continue;
      measurements.push(await measureOne(context, { driver, unavailable, planned, position: { index: measurements.length + 1, total } }));
      await onMeasurement(measurements);
    }
  }
  return measurements;
}

interface One {
  readonly driver: ScenarioDriver;
  readonly unavailable: string | null;
  readonly planned: PlannedScenario;
  readonly position: { readonly index: number; readonly total: number };
}

async function measureOne(context: StudyContext, { driver, unavailable, planned, position }: One): Promise<Measurement> {
  if (unavailable !== null) return emptyMeasurement(context, driver, planned, { kind: 'driver-unavailable', message: unavailable });
  if (context.signal.aborted) return emptyMeasurement(context, driver, planned, context.cutOffState());
  const { plan } = context;
  const names = { scenario: planned.scenario.id, driver: driver.identity.name };
  context.emit({ kind: 'measuring', ...names, measurement: position, expectedSeconds: measurementSeconds(planned, driver.identity.name, plan.snapshot.pin.kind) });
  const measurement = await measureScenario(context, driver, planned);
  const { statistics, state } = measurement;
  context.emit({
    kind: 'measured',
    ...names,
    unit: planned.unit,
    unitsPerSecond: statistics?.unitsPerSecond ?? null,
    p50Ns: statistics?.latency.percentiles.find(({ percent }) => percent === 50)?.valueNs ?? null,
    note: state.kind === 'measured' ? (measurement.client?.bound === true ? 'client-bound' : null) : state.kind,
  });
  return measurement;
}
