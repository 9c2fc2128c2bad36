import type { NotComparable } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { groupBy, orderBy } from './order-by.ts';

/** Pins that name a file as it is now: its digest is what identifies the program. Builds of a pinned source may differ in bytes. */
const PIN_OF_A_FILE = /^(path|command|release):/;

export interface ProgramChoice {
  readonly runs: readonly BundleDocuments[];
  readonly notComparable: NotComparable[];
}

/** Parts runs of a variant whose program file was not the one that most of its runs used: one column must not hold two programs. */
export function partOtherPrograms(runs: readonly BundleDocuments[]): ProgramChoice {
  const parted = [...groupBy(runs, ({ bundle }) => bundle.variant.name).values()].map((ofVariant) => {
    const known = ofVariant.filter(({ bundle }) => bundle.binary !== null && PIN_OF_A_FILE.test(bundle.variant.pin.pin));
    const [main] = orderBy([...groupBy(known, programOf)], ([sha256, same]) => [-same.length, sha256]);
    return known.filter((run) => main !== undefined && programOf(run) !== main[0]).map((run) => ({ run, main: main?.[0] ?? '' }));
  });
  const others = new Map(parted.flat().map(({ run, main }) => [run.bundleId, main]));
  return {
    runs: runs.filter(({ bundleId }) => !others.has(bundleId)),
    notComparable: runs.flatMap((run) => measurementsApart(run, { field: 'binary.sha256', value: programOf(run), others: others.get(run.bundleId) })),
  };
}

/** Each measurement of a run as one that is not comparable; none where `others` is undefined. */
export function measurementsApart(run: BundleDocuments, difference: { field: string; value: string; others: string | undefined }): NotComparable[] {
  const { field, value, others } = difference;
  if (others === undefined) return [];
  return run.measurements.measurements
    .filter(({ state }) => state.kind === 'measured')
    .map(({ scenario, driver }) => ({ scenario, driver, variant: run.bundle.variant.name, bundleId: run.bundleId, field, value, others }));
}

function programOf({ bundle }: BundleDocuments): string {
  return bundle.binary?.sha256 ?? '';
}
