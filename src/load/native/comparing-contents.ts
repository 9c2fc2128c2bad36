import type { Schedule, ScheduledMix } from '../../plan/schedule.ts';
import { checkLevelOf } from '../drive-order.ts';
import type { CheckedPayloads, DriveOrder } from '../drive-order.ts';
import type { DriveResult, Violation } from '../drive-result.ts';
import { effectiveCheck } from './call-content.ts';
import { MOST_HASHED_BYTES, MethodComparison, earlierViolation } from './content-comparison.ts';
import type { ContentComparison, ContentFindings } from './content-comparison.ts';
import type { ContentRow } from './content-table.ts';
import { openExpectedContent } from './expected-content.ts';

/**
 * Does a drive and compares what it brought, outside its clock. The sizes are compared within; the first call whose digest differs
 * becomes the result's first violation, unless an earlier one is known.
 */
export async function comparingContents(order: DriveOrder, { schedule, signal }: { readonly schedule: Schedule; readonly signal: AbortSignal }, drive: (comparison: ContentComparison | null) => Promise<DriveResult>): Promise<DriveResult> {
  const comparison = openComparison(order, schedule);
  if (comparison === null) return drive(null);
  try {
    const result = await drive(comparison);
    const { first, compared, notCompared } = await comparison.compare(signal);
    return { ...result, firstViolation: earlierViolation(result.firstViolation, first), comparedCalls: { compared, notCompared } };
  } finally {
    comparison.close();
  }
}

/** Null where nothing was checked before, or no method of the order is. */
function openComparison(order: DriveOrder, { mix }: Schedule): ContentComparison | null {
  const { checkedPayloads, method } = order;
  if (checkedPayloads === null) return null;
  if (mix !== null) return MixComparison.open(checkedPayloads, mix);
  return effectiveCheck(order) === 'blocks' ? new MethodComparison(openExpectedContent(checkedPayloads, method)) : null;
}

/** Of the calls of a mix, each part's with what its own method must bring. */
class MixComparison implements ContentComparison {
  readonly #mix: ScheduledMix;
  /** Null for a part that does not answer with blocks: its calls leave no digest. */
  readonly #parts: readonly (MethodComparison | null)[];

  private constructor(mix: ScheduledMix, parts: readonly (MethodComparison | null)[]) {
    this.#mix = mix;
    this.#parts = parts;
  }

  static open(checked: CheckedPayloads, mix: ScheduledMix): MixComparison | null {
    const comparable = mix.parts.filter(({ method }) => checkLevelOf(method) === 'blocks').length;
    if (comparable === 0) return null;
    const bounds = { mostHashedBytes: Math.floor(MOST_HASHED_BYTES / comparable) };
    return new MixComparison(mix, mix.parts.map(({ method }) => (checkLevelOf(method) === 'blocks' ? new MethodComparison(openExpectedContent(checked, method), bounds) : null)));
  }

  add(row: ContentRow, bytes: number, sha256: string): Violation | null {
    return this.#parts[this.#mix.order.partOf(row.requestNumber)]?.add(row, bytes, sha256) ?? null;
  }

  async compare(signal: AbortSignal): Promise<ContentFindings> {
    let found: ContentFindings = { compared: 0, notCompared: 0, first: null };
    for (const part of this.#parts) {
      if (part === null) continue;
      const { compared, notCompared, first } = await part.compare(signal);
      found = { compared: found.compared + compared, notCompared: found.notCompared + notCompared, first: earlierViolation(found.first, first) };
    }
    return found;
  }

  close(): void {
    for (const part of this.#parts) part?.close();
  }
}
