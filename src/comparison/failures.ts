import type { Failure, Sums } from '../model/generated/types.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { clip } from '../model/clip.ts';
import { hasTooManyErrors } from './error-share.ts';

/** What went wrong in runs, replaced attempts included: whole runs first, then single measurements of complete runs. */
export function failuresOf(accepted: readonly BundleDocuments[]): Failure[] {
  return [...accepted.flatMap(runFailure), ...accepted.flatMap(measurementFailures)];
}

function runFailure(run: BundleDocuments): Failure[] {
  const { outcome } = run.bundle;
  if (outcome.kind === 'complete') return [];
  if (outcome.kind === 'failed') return [failure(run, { code: outcome.code, message: outcome.message, lastLogLines: outcome.lastLogLines })];
  return [failure(run, { code: outcome.reason === 'deadline' ? 'DEADLINE' : 'INTERRUPTED', message: 'the run ended before all was measured', lastLogLines: [] })];
}

/** A declared measurement that should have figures and has none. A method or driver that is not there is no failure. */
export function measurementFailures(run: BundleDocuments): Failure[] {
  if (run.bundle.outcome.kind !== 'complete') return [];
  return run.plan.scenarios.flatMap((planned) =>
    driversOf(run.plan, planned).flatMap((driver): Failure[] => {
      const { scenario } = planned;
      const found = run.measurements.measurements.find((entry) => entry.scenario === scenario.id && entry.driver === driver);
      const id = `${driver}/${scenario.id}`;
      if (found === undefined) return [failure(run, { code: 'RUN_FAILED', message: `${id}: the run is said to be complete, but holds no such measurement`, lastLogLines: [] })];
      const { state } = found;
      if (state.kind === 'failed') return [failure(run, { code: state.code, message: `${id}: ${state.message}`, lastLogLines: [] })];
      if (state.kind === 'wrong') return [failure(run, { code: 'PAYLOAD_WRONG', message: `${id}: ${state.message}`, lastLogLines: [] })];
      if (state.kind === 'cut-off') return [failure(run, { code: state.reason === 'deadline' ? 'DEADLINE' : 'INTERRUPTED', message: `${id}: cut off`, lastLogLines: [] })];
      if (state.kind === 'measured' && (found.sums?.ok ?? 0) === 0) return [failure(run, { code: 'RUN_FAILED', message: `${id}: not one call succeeded`, lastLogLines: [] })];
      if (state.kind === 'measured' && hasTooManyErrors(found.sums)) return [failure(run, { code: 'RUN_FAILED', message: `${id}: ${errorsText(found.sums)}`, lastLogLines: [] })];
      return [];
    }),
  );
}

function errorsText({ calls, ok, backpressure }: Sums): string {
  const besides = backpressure === 0 ? '' : `, ${String(backpressure)} of backpressure not counted`;
  return `errors: ${String(calls - ok - backpressure)} of ${String(calls)} calls failed${besides}`;
}

function failure({ label, bundle }: BundleDocuments, { code, message, lastLogLines }: Pick<Failure, 'code' | 'message' | 'lastLogLines'>): Failure {
  return { label: clip(label, 255), variant: bundle.variant.name, repeat: bundle.repeat, code, message: clip(message, 16_384), lastLogLines };
}
