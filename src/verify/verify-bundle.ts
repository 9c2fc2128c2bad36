import type { OpenedBundle } from '../bundle/reader.ts';
import { IndexbenchError } from '../model/errors.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import { below, describeDifference, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';
import { indexBuildDifferences } from './index-build-claims.ts';
import { measurementDifferences } from './measurement-claims.ts';
import { payloadDifferences } from './payload-claims.ts';
import { runDifferences } from './run-claims.ts';
import { stackDifferences } from './stack-claims.ts';

const MEASUREMENTS: Place = { document: 'measurements.json', pointer: '/measurements' };

/**
 * Recomputes everything that an opened bundle claims: plan and schedule digests, keys, sums, statistics, client shares and warnings from the
 * samples (with the functions that the run used), sample counts against the stop rules, and payload verdicts against the pin. Manifest,
 * schemas and the plan's digest were checked by `openBundle`. Empty where all agrees; CPU times, memory, noise and ceilings are readings and stand.
 *
 * Throws BUNDLE_DAMAGED where a sample file cannot be read, or something cannot be recomputed at all.
 */
export async function verifyBundle(opened: OpenedBundle): Promise<readonly Difference[]> {
  const recompute = recomputerOf(opened.folder);
  const differences = await recompute('its documents', () => [...runDifferences(opened), ...stackDifferences(opened), ...payloadDifferences(opened), ...missingMeasurements(opened)]);
  for (const [index, measurement] of opened.measurements.measurements.entries()) {
    differences.push(...(await recompute(measurement.id, () => measurementDifferences(opened, measurement, below(MEASUREMENTS, index)))));
  }
  differences.push(...(await recompute('its index build', () => indexBuildDifferences(opened))));
  return differences;
}

/** Whatever a hostile bundle makes fail is the end of that bundle, not of the command. */
function recomputerOf(folder: string): (what: string, differences: () => Difference[] | Promise<Difference[]>) => Promise<Difference[]> {
  return async (what, differences) => {
    try {
      return await differences();
    } catch (cause) {
      if (cause instanceof IndexbenchError) throw cause;
      throw new IndexbenchError('BUNDLE_DAMAGED', { what: `${what} cannot be recomputed: ${cause instanceof Error ? cause.message : String(cause)}`, where: folder, cause });
    }
  };
}

/** As verifyBundle. Throws VERIFY_DIFFERENCE with the first difference. */
export async function recheckBundle(opened: OpenedBundle): Promise<void> {
  const error = verificationError(opened.folder, await verifyBundle(opened));
  if (error !== null) throw error;
}

/** The error that says of a folder what differs first; null where nothing does. */
export function verificationError(folder: string, [first, ...others]: readonly Difference[]): IndexbenchError | null {
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` (and ${String(others.length)} more)`;
  return new IndexbenchError('VERIFY_DIFFERENCE', { what: `${describeDifference(first)}${more}`, where: folder });
}

/** A complete run has measured all that its plan asks for. */
function missingMeasurements({ bundle, plan, measurements }: OpenedBundle): Difference[] {
  if (bundle.outcome.kind !== 'complete') return [];
  const present = new Set(measurements.measurements.map(({ driver, scenario }) => `${driver}/${scenario}`));
  const declared = plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => `${driver}/${planned.scenario.id}`));
  return declared.filter((id) => !present.has(id)).map((id) => differ(MEASUREMENTS, null, `a measurement ${id}`));
}
