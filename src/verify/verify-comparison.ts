import type { OpenedBundle } from '../bundle/reader.ts';
import { compare } from '../comparison/compare.ts';
import type { Comparison, RefusedInput } from '../model/generated/types.ts';
import { below, differ, differencesBetween } from './difference.ts';
import type { Difference, Place } from './difference.ts';

export interface ComparisonClaim {
  readonly comparison: Comparison;
  /** What to call its file in differences. */
  readonly document: string;
  /** The bundles found beside it. */
  readonly bundles: readonly OpenedBundle[];
  /** Folders beside it that are no usable bundles. */
  readonly refused: readonly RefusedInput[];
}

export interface ComparisonFindings {
  /** The comparison that the bundles give; null where they are not its bundles. */
  readonly recomputed: Comparison | null;
  readonly differences: readonly Difference[];
  /** What could not be recomputed, as sentences. */
  readonly notes: readonly string[];
}

/**
 * Recomputes a comparison from its bundles. Bundle ids come first: without the same inputs no other difference means anything, so that then
 * only the missing ids are returned. Verdicts of gates that the plan did not declare stand: their file is no part of the evidence.
 */
export function verifyComparison({ comparison, document, bundles, refused }: ComparisonClaim): ComparisonFindings {
  const root: Place = { document, pointer: '' };
  const found = new Set(bundles.map(({ bundleId }) => bundleId));
  const missing = comparison.inputs.flatMap(({ bundleId }, index) => (found.has(bundleId) ? [] : [differ(below(below(below(root, 'inputs'), index), 'bundleId'), bundleId, null)]));
  if (missing.length > 0) return { recomputed: null, differences: missing, notes: [] };
  const { indexbenchVersion, samplesVerified, onlyRuns } = comparison;
  // The stored run of a trend is no part of the evidence, and the trend no part of the outcome.
  const { trend } = comparison;
  const again = { ...compare(bundles, refused, { indexbenchVersion, samplesVerified, gates: null, onlyRuns }), ...(trend === undefined ? {} : { trend }) };
  const trendNotes = trend === undefined ? [] : ['Its trend against a stored run was not recomputed.'];
  if (!hasForeignGates(comparison, again)) return { recomputed: again, differences: differencesBetween(root, comparison, again), notes: trendNotes };
  const { gates, outcome } = comparison;
  const recomputed = { ...again, gates, outcome };
  return {
    recomputed,
    differences: differencesBetween(root, comparison, recomputed),
    notes: [...trendNotes, 'Its gates were given after the run; their verdicts and the outcome were not recomputed.'],
  };
}

/** Gates that no plan holds. Those that only some of the plans declared are after the run for the others, but can be judged again. */
function hasForeignGates(comparison: Comparison, again: Comparison): boolean {
  const limits = ({ gates }: Comparison): string => JSON.stringify(gates.map(({ id, limit }) => [id, limit]));
  return comparison.gates.some(({ postHoc }) => postHoc) && limits(comparison) !== limits(again);
}
