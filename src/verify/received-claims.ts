import type { OpenedBundle } from '../bundle/reader.ts';
import { receivedInPasses } from '../comparison/received.ts';
import { isGhz } from '../model/driver-kinds.ts';
import type { Measurement, PlannedScenario, Sums } from '../model/generated/types.ts';
import { callUnitsOf } from '../plan/call-units.ts';
import { below, differ, differencesBetween } from './difference.ts';
import type { Difference, Place } from './difference.ts';

/**
 * What a measurement says that it received, as far as it follows from elsewhere: counts and sizes from the samples, and the digest from the payload
 * check, with which each pass was compared while it came. What a relay read of ghz's own pass is a reading: it only cannot contradict the check.
 *
 * @param sums recomputed from the samples
 */
export function receivedDifferences(opened: Pick<OpenedBundle, 'payloads'>, { measurement, planned, place }: { readonly measurement: Measurement; readonly planned: PlannedScenario; readonly place: Place }, sums: Sums): Difference[] {
  const { received, driver, work } = measurement;
  if (received === undefined) return [];
  const at = below(place, 'received');
  const how = work.fields.validation === 'blocks' ? 'timed' : 'apart';
  if (received.how !== how || (how === 'apart' && !isGhz(driver))) return [differ(below(at, 'how'), received.how, how)];
  const { whole } = opened.payloads;
  const checked = whole?.firstHeight === planned.firstHeight && whole.lastHeight === planned.lastHeight ? whole : null;
  if (how === 'timed') {
    const recomputed = receivedInPasses(sums, callUnitsOf(planned).requestsInPass, checked?.sha256 ?? received.sha256);
    return [...differencesBetween(at, received, recomputed), ...sizeDifferences(at, received.bytes, checked?.payloadBytes)];
  }
  if (checked === null || received.sha256 !== checked.sha256) return [];
  return differencesBetween(at, received, { how, blocks: checked.blocks, bytes: checked.payloadBytes, sha256: checked.sha256 });
}

/** What has the digest of the check has its size. */
function sizeDifferences(at: Place, bytes: number, checkedBytes: number | undefined): Difference[] {
  return checkedBytes === undefined || bytes === checkedBytes ? [] : [differ(below(at, 'bytes'), bytes, checkedBytes)];
}
