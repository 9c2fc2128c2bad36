import { canonicalJson } from '../model/canonical-json.ts';
import type { NotComparable, Variant } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { clip } from '../model/clip.ts';
import type { FieldDifference } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';

/** Pins that name a file as it is now: its digest is what identifies the program. Builds of a pinned source may differ in bytes. */
const PIN_OF_A_FILE = /^(path|command|release):/;

export interface ProgramChoice {
  readonly runs: readonly BundleDocuments[];
  /** The other runs, each with what parts it from its column. */
  readonly parted: readonly (FieldDifference & { readonly run: BundleDocuments })[];
}

/**
 * Parts runs of a variant whose pin, configuration or program file was not that of most of its runs: one column must not hold two programs.
 * Plans may give one name to unlike things. Among equals the first runs stand.
 */
export function partOtherPrograms(runs: readonly BundleDocuments[]): ProgramChoice {
  const pinned = partOtherPins(runs);
  const files = partOtherFiles(pinned.runs);
  return { runs: files.runs, parted: [...pinned.parted, ...files.parted] };
}

function partOtherPins(runs: readonly BundleDocuments[]): ProgramChoice {
  const parted: ProgramChoice['parted'][number][] = [];
  const kept = new Set<BundleDocuments>();
  for (const ofVariant of groupBy(runs, ({ bundle }) => bundle.variant.name).values()) {
    const byPin = [...groupBy(ofVariant, (run) => canonicalJson(pinFields(run))).values()];
    const [main = [], ...others] = orderBy(byPin, (same) => [-same.length]);
    for (const run of main) kept.add(run);
    for (const run of others.flat()) parted.push({ run, ...pinDifference(run, main[0] ?? run) });
  }
  return { runs: runs.filter((run) => kept.has(run)), parted };
}

/** All of a variant but its description, and the same of its node: another node beside it makes another column. */
function pinFields({ bundle }: BundleDocuments): Record<string, unknown> {
  const { pin, node } = bundle.variant;
  const own = programFields(pin);
  return node === undefined ? own : { ...own, node: programFields(node.pin) };
}

function programFields({ system, pin, configuration, build = {}, preload }: Variant): Record<string, unknown> {
  return { system, pin, configuration, build, preload: preload ?? null };
}

function pinDifference(run: BundleDocuments, main: BundleDocuments): FieldDifference {
  const [own, others] = [pinFields(run), pinFields(main)];
  const field = Object.keys({ ...own, ...others }).find((name) => textOf(own[name]) !== textOf(others[name])) ?? 'pin';
  return { field: `variant.${field}`, value: textOf(own[field]), others: textOf(others[field]) };
}

function textOf(value: unknown): string {
  return canonicalJson(value ?? null);
}

function partOtherFiles(runs: readonly BundleDocuments[]): ProgramChoice {
  const others = [...groupBy(runs, ({ bundle }) => bundle.variant.name).values()].flatMap((ofVariant) => {
    const known = ofVariant.filter(({ bundle }) => bundle.binary !== null);
    const [main] = orderBy([...groupBy(known, programOf)], ([sha256, same]) => [-same.length, sha256]);
    return main === undefined ? [] : known.filter((run) => programOf(run) !== main[0]).map((run) => ({ run, field: 'binary.sha256', value: programOf(run), others: main[0] }));
  });
  const byId = new Map(others.map((other) => [other.run.bundleId, other]));
  return { runs: runs.filter(({ bundleId }) => !byId.has(bundleId)), parted: runs.flatMap(({ bundleId }) => byId.get(bundleId) ?? []) };
}

/** Each measurement of a run as one that is not comparable. */
export function measurementsApart(run: BundleDocuments, { field, value, others }: FieldDifference): NotComparable[] {
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
