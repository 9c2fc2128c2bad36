import type { Input, RefusedInput } from '../model/generated/types.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { clip } from './clip.ts';
import { hostKey } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';

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
  const sorted = orderBy(accepted, inputOrder);
  const used = [...groupBy(sorted, (input) => canonicalJson(runIdentity(input))).values()].flatMap((attempts) => attempts.at(-1) ?? []);
  return { accepted: sorted, used, refused };
}

/** The entry of a comparison for each accepted bundle. */
export function inputEntries({ accepted, used }: ChosenInputs): Input[] {
  const usedIds = new Set(used.map(({ bundleId }) => bundleId));
  return accepted.map(({ bundleId, bundle, planSha256, measurements }) => ({
    bundleId,
    variant: bundle.variant.name,
    repeat: bundle.repeat,
    attempt: bundle.attempt,
    legId: bundle.leg.id,
    planSha256,
    hostKeys: [...new Set(measurements.measurements.map(({ host }) => hostKey(host.fields)))].sort(),
    outcome: bundle.outcome.kind,
    used: usedIds.has(bundleId),
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

/** What its documents say against each other; null where they agree. */
function contradiction({ bundle, plan, planSha256, measurements, payloads }: BundleDocuments): string | null {
  const variant = bundle.variant.name;
  if (bundle.planSha256 !== planSha256 || measurements.planSha256 !== planSha256 || payloads.planSha256 !== planSha256) return 'its documents name another plan than the one that it holds';
  const planned = plan.variants.find(({ name }) => name === variant);
  if (planned === undefined) return `its plan has no variant ${variant}`;
  if (canonicalJson(planned.pin) !== canonicalJson(bundle.variant.pin)) return `the pin of ${variant} is not the one of its plan`;
  if (bundle.repeat < 1 || bundle.repeat > plan.repeats) return `repeat ${String(bundle.repeat)} is not one of the plan’s ${String(plan.repeats)}`;
  const seen = new Set<string>();
  for (const { scenario, driver } of measurements.measurements) {
    const id = `${driver}/${scenario}`;
    if (seen.has(id)) return `it holds ${id} twice`;
    seen.add(id);
    if (!plan.drivers.includes(driver) || !plan.scenarios.some((entry) => entry.scenario.id === scenario)) return `its plan has no measurement ${id}`;
  }
  return null;
}

function refusal({ label }: BundleDocuments, code: string, message: string): RefusedInput {
  return { label: clip(label, 255), code, message: clip(message, 4096) };
}
