import type { BundleDocuments } from './bundle-documents.ts';
import type { ProgramChoice } from './other-programs.ts';

/**
 * Parts the runs that screened an experiment from those of its full matrix: what decided that it was run must not count in it as well. Where there are
 * only such runs, they are what is compared.
 */
export function partScreeningRuns(runs: readonly BundleDocuments[]): ProgramChoice {
  const full = runs.filter((run) => !isScreening(run));
  if (full.length === 0) return { runs, parted: [] };
  return { runs: full, parted: runs.filter(isScreening).map((run) => ({ run, field: 'plan.experiment.stage', value: '"screening"', others: '"full"' })) };
}

function isScreening({ plan }: BundleDocuments): boolean {
  return plan.experiment?.stage === 'screening';
}
