import { canonicalJson } from '../model/canonical-json.ts';
import type { HostFields, Measurement, Plan, PlannedScenario } from '../model/generated/types.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { indexBuildContradiction } from './index-build/contradiction.ts';
import { fieldDifferences, hostFieldsOf, workFieldsOf } from './keys.ts';

/**
 * What the documents of a bundle say against each other, so that no figure can be taken from it; null where they agree. Needs no samples:
 * it is asked of every bundle, also where nothing is recomputed.
 */
export function contradiction(documents: BundleDocuments): string | null {
  return runContradiction(documents) ?? measurementsContradiction(documents) ?? indexBuildContradiction(documents);
}

function runContradiction({ bundle, plan, planSha256, measurements, payloads }: BundleDocuments): string | null {
  const variant = bundle.variant.name;
  if (bundle.planSha256 !== planSha256 || measurements.planSha256 !== planSha256 || payloads.planSha256 !== planSha256) return 'its documents name another plan than the one that it holds';
  const pinned = plan.snapshot.pin.sha256;
  if (bundle.snapshotSha256 !== pinned) return `bundle.json#/snapshotSha256: ${bundle.snapshotSha256} is not the snapshot of its plan, ${pinned}`;
  const planned = plan.variants.find(({ name }) => name === variant);
  if (planned === undefined) return `its plan has no variant ${variant}`;
  if (canonicalJson(planned) !== canonicalJson(bundle.variant)) return `the pin of ${variant}, or its node’s, is not the one of its plan`;
  if (bundle.repeat < 1 || bundle.repeat > plan.repeats) return `repeat ${String(bundle.repeat)} is not one of the plan’s ${String(plan.repeats)}`;
  const leg = plan.legs.find(({ repeat }) => repeat === bundle.repeat);
  if (leg === undefined) return `its plan has no leg of repeat ${String(bundle.repeat)}`;
  if (canonicalJson(leg.order) !== canonicalJson(bundle.leg.order)) return `bundle.json#/leg/order: ${bundle.leg.order.join(', ')} is not the order of its plan, ${leg.order.join(', ')}`;
  return null;
}

function measurementsContradiction(documents: BundleDocuments): string | null {
  const { plan, measurements } = documents;
  const seen = new Set<string>();
  const host = hostFieldsOf(documents.bundle);
  for (const [index, measurement] of measurements.measurements.entries()) {
    const { driver, scenario } = measurement;
    const id = `${driver}/${scenario}`;
    if (seen.has(id)) return `it holds ${id} twice`;
    seen.add(id);
    const planned = plan.scenarios.find((entry) => entry.scenario.id === scenario);
    if (planned === undefined || !driversOf(plan, planned).includes(driver)) return `its plan has no measurement ${id}`;
    const field = fieldContradiction(documents.plan, host, measurement, planned);
    if (field !== null) return `measurements.json#/measurements/${String(index)}${field}`;
  }
  return null;
}

/** The host class follows from bundle.json, and the work from the plan but for the driver's own part and the payload. */
function fieldContradiction(plan: Plan, hostFields: HostFields, { driver, work, host }: Measurement, planned: PlannedScenario): string | null {
  const [hostField] = fieldDifferences(host.fields, hostFields);
  if (hostField !== undefined) return `/host/fields/${hostField.field}: ${hostField.value} is not what bundle.json says, ${hostField.others}`;
  const { driverVersion, driverFlags, validation, payloadClass } = work.fields;
  const [workField] = fieldDifferences(work.fields, workFieldsOf(planned, plan.snapshot.pin.sha256, { name: driver, version: driverVersion, flags: driverFlags, validation }, payloadClass));
  return workField === undefined ? null : `/work/fields/${workField.field}: ${workField.value} is not what its plan says, ${workField.others}`;
}
