import type { BundleDocuments } from './bundle-documents.ts';
import type { ProgramChoice } from './other-programs.ts';

/**
 * Parts the runs of plans in which a program is changed from outside (`preload`): a diagnostic says something of its own plan, and is no
 * column beside systems as they are. Where there are only such runs, they are what is compared.
 */
export function partDiagnosticRuns(runs: readonly BundleDocuments[]): ProgramChoice {
  const plain = runs.filter((run) => preloadIn(run) === null);
  if (plain.length === 0) return { runs, parted: [] };
  return { runs: plain, parted: runs.flatMap((run) => {
    const preload = preloadIn(run);
    return preload === null ? [] : [{ run, field: 'plan.variants.preload', value: JSON.stringify(preload), others: 'null' }];
  }) };
}

function preloadIn({ plan }: BundleDocuments): string | null {
  return plan.variants.find(({ pin }) => pin.preload !== undefined)?.pin.preload ?? null;
}
