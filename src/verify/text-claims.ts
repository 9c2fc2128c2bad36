import { COMPARISON_FILES } from '../report/comparison-files.ts';
import type { BundlePlaces } from '../report/evidence-links.ts';
import type { Comparison } from '../model/generated/types.ts';
import { differ, type Difference } from './difference.ts';

const { md, csv, html } = COMPARISON_FILES;

/** The forms of a comparison that people read. */
export const TEXT_FILES = [md, csv, html] as const;

/**
 * The first line in which a text beside a comparison is not what the recomputed comparison gives; null where all bytes are equal. Where bundles
 * lay when it was written is no claim.
 *
 * @param bytes of the file as found
 */
export function textDifference({ file, render, claims }: (typeof TEXT_FILES)[number], bytes: Buffer, comparison: Comparison): Difference | null {
  const places: BundlePlaces = new Map(comparison.inputs.map(({ bundleId }) => [bundleId, '.']));
  const expected = claims(render(comparison, places));
  const text = claims(bytes.toString('utf8'));
  if (bytes.equals(Buffer.from(bytes.toString('utf8'), 'utf8')) && text === expected) return null;
  const found = text.split('\n');
  const lines = expected.split('\n');
  const line = Array.from({ length: Math.max(found.length, lines.length) }, (_, index) => index).find((index) => found[index] !== lines[index]) ?? 0;
  return differ({ document: file, pointer: `L${String(line + 1)}` }, found[line], lines[line]);
}
