import { IndexbenchError } from '../model/errors.ts';
import type { JobLeg, Name, NamedVariant, Plan } from '../model/generated/types.ts';
import { runSeconds } from './duration.ts';
import { formatRepeats } from './leg-selection.ts';

/** auto: by repeat; by variant too only where one repeat of all variants takes longer than a job may. */
export type JobSplit = 'auto' | 'repeat' | 'variant';

export interface JobLimits {
  readonly split: JobSplit;
  /** Longest time that a job may take, minutes. */
  readonly jobMinutes: number;
  readonly maxJobs: number;
}

export interface JobLegs {
  readonly legs: readonly JobLeg[];
  /** Of the longest leg, very roughly. */
  readonly minutesPerLeg: number;
  /** Variants are measured on machines of their own. */
  readonly acrossMachines: boolean;
}

/** Check-out, caches, upload. */
const JOB_OVERHEAD_SECONDS = 120;
/** Fetching, unpacking and digesting a snapshot, by the bytes that it unpacks to. */
const RESTORED_BYTES_PER_SECOND = 25e6;

/**
 * The legs of a plan as jobs: one repeat a leg with all variants in turn, since ratios belong to one machine. Where there are more repeats than jobs
 * may be, several repeats are one leg; an experiment is one leg as a whole, since its pairs take turns in it.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT, with the minutes, for a plan that cannot be split so that each leg fits into a job
 */
export function jobLegs(plan: Plan, limits: JobLimits): JobLegs {
  if (plan.experiment !== undefined) return experimentLeg(plan, limits);
  const names = plan.variants.map(({ name }) => name);
  const seconds = plan.variants.map((variant) => variantSeconds(plan, variant));
  const together = { names: [null], minutes: (repeats: number) => legMinutes(plan, repeats * sum(seconds)) };
  const apart = { names, minutes: (repeats: number) => legMinutes(plan, repeats * Math.max(...seconds)) };
  const isTooLong = together.minutes(1) > limits.jobMinutes;
  const isApart = names.length > 1 && (limits.split === 'variant' || (limits.split === 'auto' && isTooLong));
  return legsBy(plan, isApart ? apart : together, limits);
}

/** Legs of some repeats and one variant, or all (null). */
interface Shape {
  readonly names: readonly (Name | null)[];
  readonly minutes: (repeats: number) => number;
}

function legsBy(plan: Plan, { names, minutes }: Shape, { split, jobMinutes, maxJobs }: JobLimits): JobLegs {
  const acrossMachines = names[0] !== null;
  const all = acrossMachines ? 'one variant' : 'all variants';
  if (minutes(1) > jobMinutes) throw tooLong(`one repeat of ${all} takes about ${String(minutes(1))} minutes`, jobMinutes, acrossMachines || split === 'repeat' ? 'Measure fewer scenarios or drivers (--scenarios, --drivers), or raise --job-minutes where jobs may take longer.' : undefined);
  const legsOfEach = Math.floor(maxJobs / names.length);
  if (legsOfEach < 1) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${String(names.length)} variants, each in jobs of its own, are more than ${String(maxJobs)} jobs`, where: '--max-jobs', next: 'Take fewer variants, or --split repeat.' });
  const repeatsEach = Math.ceil(plan.repeats / legsOfEach);
  const minutesPerLeg = minutes(repeatsEach);
  if (minutesPerLeg > jobMinutes) {
    throw tooLong(`${String(plan.repeats)} repeats of ${all} in ${String(maxJobs)} jobs at most make ${String(repeatsEach)} repeats a leg, about ${String(minutesPerLeg)} minutes`, jobMinutes, `Take fewer repeats: ${String(legsOfEach)} fit, one a leg.`);
  }
  const groups = Array.from({ length: Math.ceil(plan.repeats / repeatsEach) }, (_, index) => range(index * repeatsEach + 1, Math.min(plan.repeats, (index + 1) * repeatsEach)));
  return { legs: groups.flatMap((repeats) => names.map((name) => legOf(repeats, name))), minutesPerLeg, acrossMachines };
}

function experimentLeg(plan: Plan, { split, jobMinutes }: JobLimits): JobLegs {
  if (split === 'variant') throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the pairs of an experiment take turns on one machine', where: '--split', next: 'Leave --split out.' });
  const minutesPerLeg = legMinutes(plan, sum(plan.variants.map((variant) => variantSeconds(plan, variant))) * (plan.repeats + (plan.experiment?.screening?.pairs ?? 0)));
  if (minutesPerLeg > jobMinutes) throw tooLong(`the ${String(plan.repeats)} pairs of an experiment are one leg, about ${String(minutesPerLeg)} minutes`, jobMinutes, 'Take fewer pairs (--repeats) or scenarios.');
  return { legs: [legOf(range(1, plan.repeats), null)], minutesPerLeg, acrossMachines: false };
}

/** One run, with its index built as long as its pin says. */
function variantSeconds(plan: Plan, { pin }: NamedVariant): number {
  const { indexBuild, snapshot } = plan;
  const known = pin.indexSeconds?.[snapshot.pin.network];
  return indexBuild === null || known === undefined ? runSeconds(plan) : runSeconds({ ...plan, indexBuild: null }) + known + indexBuild.settleSeconds;
}

/** How long a leg takes whose runs take so many seconds, in minutes, very roughly: for jobs' limits. */
function legMinutes({ snapshot: { pin } }: Plan, seconds: number): number {
  const stateBytes = pin.unpackedBytes ?? (pin.kind === 'node-state' ? pin.aboutUnpackedBytes : undefined) ?? 0;
  return Math.ceil((JOB_OVERHEAD_SECONDS + stateBytes / RESTORED_BYTES_PER_SECOND + seconds) / 60);
}

function legOf(repeats: readonly number[], name: Name | null): JobLeg {
  const text = formatRepeats(repeats);
  return name === null ? { leg: text, label: `r${text}` } : { leg: `${text}/${name}`, label: `r${text}-${name}` };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function tooLong(what: string, jobMinutes: number, next: string | undefined): IndexbenchError {
  return new IndexbenchError('INPUT_INCONSISTENT', { what: `${what}; a job may take ${String(jobMinutes)}`, where: '--job-minutes', next });
}
