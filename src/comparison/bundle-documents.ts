import type { Bundle, IndexBuild, Measurement, Measurements, Payloads, Plan, Sha256 } from '../model/generated/types.ts';

/** The documents of one bundle, already validated. */
export interface BundleDocuments {
  readonly bundleId: Sha256;
  /** Last part of its path: shown, never read. */
  readonly label: string;
  readonly bundle: Bundle;
  readonly plan: Plan;
  /** Of plan.json in the bundle. */
  readonly planSha256: Sha256;
  readonly measurements: Measurements;
  readonly payloads: Payloads;
  /** Null where its plan has no such study. */
  readonly indexBuild: IndexBuild | null;
}

/** A declared measurement of one run; null where the run holds none. */
export interface RunEntry {
  readonly run: BundleDocuments;
  readonly variant: string;
  readonly measurement: Measurement | null;
}

/** A measurement that ended, of a run that is complete: the only source of figures. */
export interface MeasuredEntry extends RunEntry {
  readonly measurement: Measurement;
}

export function isMeasured(entry: RunEntry): entry is MeasuredEntry {
  return entry.run.bundle.outcome.kind === 'complete' && entry.measurement?.state.kind === 'measured';
}

export function goodCalls(entry: MeasuredEntry): number {
  return entry.measurement.sums?.ok ?? 0;
}
