import type { Arrival, Scenario } from '../model/generated/types.ts';

/** How a scenario offers its calls, in words that differ where the load does. At most a few hundred characters. */
export function describeLoad(scenario: Scenario): string {
  const { requests, arrival, concurrencySteps: steps, thinkSeconds, warmupSeconds, atEnd } = scenario;
  return [
    arrival === undefined ? 'closed loop' : `open loop, ${describeArrival(arrival)}`,
    ...(steps === undefined ? [] : [`${String(steps.startClients)} to ${String(steps.endClients)} clients by ${String(steps.stepClients)} every ${String(steps.stepSeconds)} s`]),
    ...(thinkSeconds === undefined ? [] : [`${String(thinkSeconds)} s between calls`]),
    ...(requests.kind === 'mix' ? [`mix of ${requests.parts.map(({ weight, method }) => `${String(weight)} ${method}`).join(', ')}`] : []),
    ...(warmupSeconds === undefined ? [] : [`warm-up ${String(warmupSeconds)} s`]),
    ...(atEnd === undefined || atEnd === 'wait' ? [] : [`running calls at the end: ${atEnd}`]),
  ].join('; ');
}

function describeArrival(arrival: Arrival): string {
  switch (arrival.kind) {
    case 'constant':
      return `${String(arrival.perSecond)} a second`;
    case 'step':
      return `${String(arrival.startPerSecond)} to ${String(arrival.endPerSecond)} a second by ${String(arrival.stepPerSecond)} every ${String(arrival.stepSeconds)} s`;
    case 'line':
      return `${String(arrival.startPerSecond)} to ${String(arrival.endPerSecond)} a second evenly in ${String(arrival.seconds)} s`;
    case 'poisson':
      return `Poisson, ${String(arrival.perSecond)} a second, seed ${String(arrival.seed)}`;
  }
}

