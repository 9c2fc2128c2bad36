import { NO_NARROW_VALUE, type SampleChunk } from '../bundle/sample-columns.ts';
import { SAMPLE_PHASE } from '../comparison/sample-codes.ts';
import { IndexbenchError } from '../model/errors.ts';

/**
 * Refuses samples that lack what every row has: its times, its phase and, unless it is no call, its status. Nothing can be computed from a
 * row without them.
 *
 * @param at path of the sample file and the number of the first row in it, for the message
 * @throws IndexbenchError BUNDLE_DAMAGED with the first row and column
 */
export function requireValues({ rows, wide, narrow }: SampleChunk, at: { readonly path: string; readonly firstRow: number }): void {
  for (let row = 0; row < rows; row += 1) {
    const isUnseen = narrow.phase[row] === SAMPLE_PHASE.unseen;
    const missing =
      (Number.isNaN(wide.startNs[row]) && 'startNs') ||
      (Number.isNaN(wide.endNs[row]) && 'endNs') ||
      (narrow.phase[row] === NO_NARROW_VALUE && 'phase') ||
      (narrow.status[row] === NO_NARROW_VALUE && !isUnseen && 'status');
    if (missing !== false) throw new IndexbenchError('BUNDLE_DAMAGED', { what: `row ${String(at.firstRow + row)} holds no ${missing}`, where: at.path });
  }
}
