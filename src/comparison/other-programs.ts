import { canonicalJson } from '../model/canonical-json.ts';
import type { NotComparable, Variant } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { clip } from './clip.ts';
import { groupBy, orderBy } from './order-by.ts';

/** Pins that name a file as it is now: its digest is what identifies the program. Builds of a pinned source may differ in bytes. */
const PIN_OF_A_FILE = /^(path|command|release):/;

export interface ProgramChoice {
  readonly runs: readonly BundleDocuments[];
  readonly notComparable: NotComparable[];
}

/**
 * Parts runs of a variant whose pin, configuration or program file was not that of most of its runs: one column must not hold two programs.
 * Plans may give one name to unlike things. Among equals the first runs stand.
 */
export function partOtherPrograms(runs: readonly BundleDocuments[]): ProgramChoice {
  const pinned = partOtherPins(runs);
  const files = partOtherFiles(pinned.runs);
  return { runs: files.runs, notComparable: [...pinned.notComparable, ...files.notComparable] };
}

function partOtherPins(runs: readonly BundleDocuments[]): ProgramChoice {
  const notComparable: NotComparable[] = [];
  const kept = new Set<BundleDocuments>();
  for (const ofVariant of groupBy(runs, ({ bundle }) => bundle.variant.name).values()) {
    const byPin = [...groupBy(ofVariant, (run) => canonicalJson(pinFields(run))).values()];
    const [main = [], ...others] = orderBy(byPin, (same) => [-same.length]);
    for (const run of main) kept.add(run);
    for (const run of others.flat()) notComparable.push(...measurementsApart(run, pinDifference(run, main[0] ?? run)));
  }
  return { runs: runs.filter((run) => kept.has(run)), notComparable };
}

/** All of a variant but its description, and the same of its node: another node beside it makes another column. */
function pinFields({ bundle }: BundleDocuments): Record<string, unknown> {
  const { pin, node } = bundle.variant;
  const own = programFields(pin);
  return node === undefined ? own : { ...own, node: programFields(node.pin) };
}

function programFields({ system, pin, configuration, build = {} }: Variant): Record<string, unknown> {
  return { system, pin, configuration, build };
}

function pinDifference(run: BundleDocuments, main: BundleDocuments): { field: string; value: string; others: string } {
  const [own, others] = [pinFields(run), pinFields(main)];
  const field = Object.keys({ ...own, ...others }).find((name) => textOf(own[name]) !== textOf(others[name])) ?? 'pin';
  return { field: `variant.${field}`, value: textOf(own[field]), others: textOf(others[field]) };
}

function textOf(value: unknown): string {
  return canonicalJson(value ?? null);
}

function partOtherFiles(runs: readonly BundleDocuments[]): ProgramChoice {
  const parted = [...groupBy(runs, ({ bundle }) => bundle.variant.name).values()].map((ofVariant) => {
    const known = ofVariant.filter(({ bundle }) => bundle.binary !== null);
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
    .map(({ scenario, driver }) => ({ scenario, driver, variant: run.bundle.variant.name, bundleId: run.bundleId, field, value: clip(value, 4096), others: clip(others, 4096) }));
}

/** Digests of the program and of its node's; of a pin that names a version none, since builds of it may differ in bytes. */
function programOf({ bundle }: BundleDocuments): string {
  const { variant, binary, node } = bundle;
  const own = PIN_OF_A_FILE.test(variant.pin.pin) ? (binary?.sha256 ?? '') : '';
  if (variant.node === undefined || node === null || !PIN_OF_A_FILE.test(variant.node.pin.pin)) return own;
  return `${own}, node ${node.binary.sha256}`;
}
