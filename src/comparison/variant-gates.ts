import type { ErrorsGate, Measurement, MemoryGate } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { isMeasured } from './bundle-documents.ts';
import { NOT_MEASURED, pointVerdict, type Verdict } from './gate-verdict.ts';
import { isUnverified } from './payload-class.ts';

type VariantGate = ErrorsGate | MemoryGate;

/** At most so many failed calls over all measurements of a variant that the gate selects. */
export function judgeErrors(gate: ErrorsGate, used: readonly BundleDocuments[]): Verdict {
  const counted = selected(gate, used).flatMap(({ measurement }) => (measurement.sums === null ? [] : [{ measurement, sums: measurement.sums }]));
  const calls = counted.reduce((total, { sums }) => total + sums.calls, 0);
  if (calls === 0) return NOT_MEASURED(null);
  const failed = counted.reduce((total, { sums }) => total + sums.calls - sums.ok, 0);
  const figure = `${String(failed)} of ${String(calls)} calls failed`;
  return passIfSound({ verdict: pointVerdict(failed, gate), figure }, counted.map(({ measurement }) => measurement));
}

/** At most so many bytes in each of them. */
export function judgeMemory(gate: MemoryGate, used: readonly BundleDocuments[]): Verdict {
  const measured = selected(gate, used).filter(isMeasured).map(({ measurement }) => measurement);
  const peaks = measured.map(({ resources }) => resources?.target.anonymousPeakBytes ?? null);
  const known = peaks.flatMap((peak) => peak ?? []);
  if (known.length === 0) return NOT_MEASURED(null);
  const highest = Math.max(...known);
  const figure = `${String(highest)} bytes at most in ${String(known.length)} of ${String(peaks.length)} measurements`;
  if (pointVerdict(highest, { atMost: gate.atMostBytes }) === 'fail') return { verdict: 'fail', figure };
  return known.length < peaks.length ? NOT_MEASURED(figure) : passIfSound({ verdict: 'pass', figure }, measured);
}

/** What the gate selects, in words. */
export function selectionText({ scenarios, drivers }: VariantGate): string {
  const of = [...(scenarios ?? []), ...(drivers ?? [])];
  return of.length === 0 ? '' : ` (${of.join(', ')})`;
}

function selected(gate: VariantGate, used: readonly BundleDocuments[]): { readonly run: BundleDocuments; readonly variant: string; readonly measurement: Measurement }[] {
  return used
    .filter(({ bundle }) => bundle.variant.name === gate.variant)
    .flatMap((run) => run.measurements.measurements.map((measurement) => ({ run, variant: gate.variant, measurement })))
    .filter(({ measurement: { scenario, driver } }) => (gate.scenarios?.includes(scenario) ?? true) && (gate.drivers?.includes(driver) ?? true));
}

/**
 * A failure stays one, whatever else is to be said of the load. But that no call failed says little where nobody knows what the right answer is, and
 * that little memory was used says little where the load generator was the limit.
 */
function passIfSound(found: Verdict, measurements: readonly Measurement[]): Verdict {
  if (found.verdict !== 'pass') return found;
  const [first, ...others] = new Set(measurements.flatMap(objectionsTo));
  if (first === undefined) return found;
  return NOT_MEASURED(`${found.figure ?? ''}; ${first}${others.length === 0 ? '' : `, and ${String(others.length)} more such`}`);
}

function objectionsTo({ scenario, driver, client, work }: Measurement): string[] {
  const reasons = [client?.bound === true ? ['client-bound'] : [], isUnverified(work.fields.payloadClass) ? ['unverified payloads'] : []].flat();
  return reasons.length === 0 ? [] : [`${scenario} (${driver}): ${reasons.join(', ')}`];
}
