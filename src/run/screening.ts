import { join } from 'node:path';
import type { Comparison, Plan } from '../model/generated/types.ts';
import { screeningPlan } from '../plan/experiment.ts';
import { aggregate, type AggregateResult } from './aggregate.ts';
import { REPORT_FORMATS, writeReports } from './report-files.ts';
import type { EmitRunEvent } from './run-event.ts';
import type { VariantRunResult } from './variant-run.ts';

/** Below the output folder. */
export const SCREENING_FOLDER = 'screening';

export interface ScreeningRequest {
  readonly out: string;
  readonly version: string;
  readonly emit: EmitRunEvent;
  readonly signal: AbortSignal;
  /** Runs all legs of a plan, into the folder given. */
  readonly runLegs: (plan: Plan, out: string) => Promise<VariantRunResult[]>;
}

/** A screening after which nothing more is run. */
export interface StoppedByScreening extends AggregateResult {
  readonly folder: string;
  readonly results: readonly VariantRunResult[];
}

/**
 * Runs what a plan screens before its full matrix, and writes its reports. Null where the full matrix is to follow: nothing is screened, or the screening
 * is whole and its gates passed.
 */
export async function screen(plan: Plan, { out, version, emit, signal, runLegs }: ScreeningRequest): Promise<StoppedByScreening | null> {
  const screening = screeningPlan(plan);
  if (screening === null) return null;
  const folder = join(out, SCREENING_FOLDER);
  emit({ kind: 'notice', message: `screening: ${String(screening.repeats)} pairs of ${String(screening.scenarios.length)} scenarios before the full matrix` });
  const results = await runLegs(screening, folder);
  if (results.length === 0) return null;
  const found = await aggregate({ roots: [join(folder, 'runs')], gates: null, recheck: null, version });
  await writeReports(folder, found, REPORT_FORMATS);
  if (!signal.aborted && found.comparison.outcome === 'passed') return null;
  emit({ kind: 'notice', message: whyStopped(found.comparison) });
  return { ...found, folder, results };
}

function whyStopped({ outcome }: Comparison): string {
  return `the screening ${outcome === 'failed' ? 'did not pass its gates' : 'is incomplete'}: the full matrix is not run`;
}
