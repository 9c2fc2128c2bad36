import type { Arrival, ArrivalStep, ConcurrencySteps } from '../../model/generated/types.ts';
import { optionError } from './option-values.ts';
import type { OptionValues } from './option-values.ts';
import type { OptionName } from './option-table.ts';

const MOST_CLIENTS = 4096;
const MOST_RATE = 1_000_000;
/** ghz's line is stairs of this length. */
const LINE_STEP_SECONDS = 1;

export interface LoadRates {
  /** Closed loops, or with an arrival the most calls in flight. */
  readonly clients: number;
  readonly arrival: Arrival | undefined;
  readonly concurrencySteps: ConcurrencySteps | undefined;
}

/** The load model that ghz's flags describe. Throws USAGE where they describe none, or one that is not offered. */
export function loadRates(values: OptionValues): LoadRates {
  const arrival = arrivalOf(values);
  const concurrencySteps = concurrencyOf(values);
  if (arrival !== undefined && concurrencySteps !== undefined) throw optionError('concurrency-schedule', 'cannot be combined with a rate: there the calls in flight follow from the server');
  const isAsync = values.boolean('async');
  if (isAsync && arrival === undefined) throw optionError('async', 'needs a rate: without one all requests would start at once', 'Add --rps N.');
  const clients = values.integer('concurrency', 1, MOST_CLIENTS);
  if (concurrencySteps !== undefined) return { clients: Math.max(concurrencySteps.startClients, concurrencySteps.endClients), arrival, concurrencySteps };
  return { clients: isAsync ? MOST_CLIENTS : clients, arrival, concurrencySteps };
}

function arrivalOf(values: OptionValues): Arrival | undefined {
  const schedule = values.choice('load-schedule');
  if (schedule === 'const') {
    const perSecond = values.integer('rps', 0, MOST_RATE);
    return perSecond === 0 ? undefined : { kind: 'constant', perSecond };
  }
  const stairs = stairsOf(values, schedule === 'line', { start: 'load-start', end: 'load-end', step: 'load-step', stepDuration: 'load-step-duration', maxDuration: 'load-max-duration', most: MOST_RATE });
  return { kind: 'step', startPerSecond: stairs.start, endPerSecond: stairs.end, stepPerSecond: stairs.size, stepSeconds: stairs.seconds } satisfies ArrivalStep;
}

function concurrencyOf(values: OptionValues): ConcurrencySteps | undefined {
  const schedule = values.choice('concurrency-schedule');
  if (schedule === 'const') return undefined;
  const stairs = stairsOf(values, schedule === 'line', {
    start: 'concurrency-start', end: 'concurrency-end', step: 'concurrency-step', stepDuration: 'concurrency-step-duration', maxDuration: 'concurrency-max-duration', most: MOST_CLIENTS,
  });
  return { startClients: stairs.start, endClients: stairs.end, stepClients: stairs.size, stepSeconds: stairs.seconds };
}

interface StairFlags {
  readonly start: OptionName;
  readonly end: OptionName;
  readonly step: OptionName;
  readonly stepDuration: OptionName;
  readonly maxDuration: OptionName;
  readonly most: number;
}

interface Stairs {
  readonly start: number;
  readonly end: number;
  /** Of one stair, without its sign. */
  readonly size: number;
  readonly seconds: number;
}

function stairsOf(values: OptionValues, isLine: boolean, flags: StairFlags): Stairs {
  const given = values.integer(flags.start, 0, flags.most);
  const start = flags.start === 'concurrency-start' ? Math.max(1, given) : given;
  if (start === 0) throw optionError(flags.start, 'is needed: 1 or more');
  const step = values.integer(flags.step, -flags.most, flags.most);
  if (step === 0) throw optionError(flags.step, 'is needed: how much a stair adds, or takes where it is negative');
  const seconds = isLine ? LINE_STEP_SECONDS : values.durationNs(flags.stepDuration) / 1e9;
  if (seconds === 0) throw optionError(flags.stepDuration, 'is needed: how long a stair lasts');
  const maxSeconds = values.durationNs(flags.maxDuration) / 1e9;
  const end = endOf(values, flags, { start, step, seconds, maxSeconds });
  if (end === start) throw optionError(flags.end, `${String(end)} is the start, too: there are no stairs`);
  if (Math.sign(end - start) !== Math.sign(step)) throw optionError(flags.step, `${String(step)} does not lead from ${String(start)} to ${String(end)}`);
  const needed = Math.ceil(Math.abs((end - start) / step)) * seconds;
  if (maxSeconds > 0 && needed > maxSeconds) throw optionError(flags.maxDuration, `ends the stairs before they are at ${String(end)}, where ghz would jump`, `Give ${String(needed)} s or more, or leave it out.`);
  return { start, end, size: Math.abs(step), seconds };
}

/** Given, or what is reached within the longest time. */
function endOf(values: OptionValues, flags: StairFlags, { start, step, seconds, maxSeconds }: { start: number; step: number; seconds: number; maxSeconds: number }): number {
  const end = values.integer(flags.end, 0, flags.most);
  if (end > 0) return end;
  if (maxSeconds === 0) throw optionError(flags.end, 'is needed where no longest time is given: stairs without an end are not offered');
  const reached = start + step * Math.floor(maxSeconds / seconds);
  if (reached < 1 || reached > flags.most) throw optionError(flags.maxDuration, `leads the stairs to ${String(reached)}, which lies outside 1 to ${String(flags.most)}`);
  return reached;
}
