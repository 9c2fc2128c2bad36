import type { HostClass, Input, RefusedInput } from '../model/generated/types.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import { programOriginText } from '../model/program-origin.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { clip } from '../model/clip.ts';
import { contradiction } from './contradiction.ts';
import { hostKey } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';

/** Why a bundle of sharedSamples is refused. */
export const SHARED_SAMPLES = 'all its samples are those of another bundle that says that it is another run';

export interface ChosenInputs {
  /** Every bundle that was accepted, in a fixed order. */
  readonly accepted: readonly BundleDocuments[];
  /** Those that figures may come from: the latest attempt of each run. */
  readonly used: readonly BundleDocuments[];
  readonly refused: readonly RefusedInput[];
}

/**
 * Sorts bundles, takes each only once, refuses those that contradict themselves or share an identity, and picks the latest attempt of each run.
 * A run is one variant and repeat of one leg of a plan; the latest attempt counts even where an earlier one was better.
 */
export function chooseInputs(bundles: readonly BundleDocuments[]): ChosenInputs {
  const distinct = [...groupBy(orderBy(bundles, ({ bundleId, label }) => [bundleId, label]), ({ bundleId }) => bundleId).values()].flatMap(([first]) => first ?? []);
  const refused: RefusedInput[] = [];
  const sound = distinct.filter((input) => {
    const reason = contradiction(input);
    if (reason !== null) refused.push(refusal(input, 'BUNDLE_FOREIGN', reason));
    return reason === null;
  });
  const accepted = [...groupBy(sound, (input) => canonicalJson([...runIdentity(input), input.bundle.attempt])).values()].flatMap((same) => {
    if (same.length === 1) return same;
    refused.push(...same.map((input) => refusal(input, 'BUNDLE_DUPLICATE', `${String(same.length)} different bundles say that they are attempt ${String(input.bundle.attempt)} of ${input.bundle.variant.name}, repeat ${String(input.bundle.repeat)}`)));
    return [];
  });
  const copied = sharedSamples(accepted);
  refused.push(...copied.map((input) => refusal(input, 'BUNDLE_DUPLICATE', SHARED_SAMPLES)));
  const sorted = orderBy(accepted.filter((input) => !copied.includes(input)), inputOrder);
  const used = [...groupBy(sorted, (input) => canonicalJson(runIdentity(input))).values()].flatMap((attempts) => attempts.at(-1) ?? []);
  return { accepted: sorted, used, refused };
}

/** Of different bundles those whose samples are, byte for byte, those of another one: no two runs take the same nanoseconds. */
export function sharedSamples<T extends Pick<BundleDocuments, 'measurements' | 'indexBuild'>>(inputs: readonly T[]): readonly T[] {
  const withSamples = inputs.filter((input) => sampleDigests(input).length > 0);
  return [...groupBy(withSamples, (input) => sampleDigests(input).join()).values()].flatMap((same) => (same.length === 1 ? [] : same));
}

/** Files without any row are alike by nature. */
function sampleDigests({ measurements, indexBuild }: Pick<BundleDocuments, 'measurements' | 'indexBuild'>): string[] {
  const files = [...measurements.measurements.map(({ samples }) => samples), indexBuild?.series ?? null];
  return files.flatMap((file) => (file === null || file.rows === 0 ? [] : [file.sha256])).sort();
}

/** The host classes that a run's measurements and index build name. */
export function hostsOf({ measurements, indexBuild }: Pick<BundleDocuments, 'measurements' | 'indexBuild'>): HostClass[] {
  return [...measurements.measurements.map(({ host }) => host), ...(indexBuild === null ? [] : [indexBuild.host])];
}

/** The entry of a comparison for each accepted bundle. */
export function inputEntries({ accepted, used }: ChosenInputs): Input[] {
  const usedIds = new Set(used.map(({ bundleId }) => bundleId));
  return accepted.map(({ bundleId, bundle, planSha256, measurements, indexBuild }) => ({
    bundleId,
    variant: bundle.variant.name,
    repeat: bundle.repeat,
    attempt: bundle.attempt,
    legId: bundle.leg.id,
    planSha256,
    hostKeys: [...new Set(hostsOf({ measurements, indexBuild }).map(({ fields }) => hostKey(fields)))].sort(),
    outcome: bundle.outcome.kind,
    used: usedIds.has(bundleId),
    ...(bundle.binary?.origin === undefined ? {} : { program: clip(programOriginText(bundle.binary.origin), 1024) }),
    startedAt: bundle.startedAt,
  }));
}

function runIdentity({ planSha256, bundle }: BundleDocuments): (string | number)[] {
  return [planSha256, bundle.variant.name, bundle.repeat, bundle.leg.id];
}

function inputOrder({ planSha256, plan, bundle, bundleId }: BundleDocuments): (string | number)[] {
  const column = plan.variants.findIndex(({ name }) => name === bundle.variant.name);
  return [planSha256, bundle.repeat, column, bundle.leg.id, bundle.attempt, bundleId];
}

function refusal({ label }: BundleDocuments, code: string, message: string): RefusedInput {
  return { label: clip(label, 255), code, message: clip(message, 4096) };
}
