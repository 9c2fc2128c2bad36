import type { Measurement } from '../model/generated/types.ts';
import { inTurn } from '../plan/order.ts';
import { measureServing } from './serving.ts';
import { isAllGood, orderOf } from './scenario-measurement.ts';
import type { StudyContext } from './study-context.ts';

/**
 * The study of consumers: the same downloads with one driver after the other, in an order that moves on with each repeat. Of a driver that
 * looks at no message, what it receives is found afterwards, in a pass of its own.
 *
 * @param repeat from 1
 * @param onMeasurement called after each, so that it is written before the next begins
 */
export async function measureConsumers(context: StudyContext, repeat: number, onMeasurement: (measurements: readonly Measurement[]) => Promise<void>): Promise<readonly Measurement[]> {
  const measured = await measureServing({ ...context, drivers: inTurn(context.drivers, repeat) }, onMeasurement);
  const completed: Measurement[] = [...measured];
  for (const [index, measurement] of measured.entries()) {
    if (context.signal.aborted) break;
    completed[index] = await withReceived(context, measurement);
    if (completed[index] !== measurement) await onMeasurement(completed);
  }
  return completed;
}

async function withReceived(context: StudyContext, measurement: Measurement): Promise<Measurement> {
  const { driver } = context.drivers.find((entry) => entry.driver.identity.name === measurement.driver) ?? {};
  const planned = context.plan.scenarios.find(({ scenario }) => scenario.id === measurement.scenario);
  if (driver?.receiveApart === undefined || planned === undefined || !isAllGood(measurement)) return measurement;
  const received = await driver.receiveApart(orderOf(context, planned, () => undefined));
  return received === null ? measurement : { ...measurement, received };
}
