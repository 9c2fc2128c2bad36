import type { IndexBuildFile, IndexBuildPlan, Snapshot } from '../model/generated/types.ts';

/**
 * Stall and timeout are the reference study’s. Probes for the first answers cost a system little, and their interval is the error of the times
 * that they give.
 */
const DEFAULTS = {
  stallSeconds: 1_200,
  timeoutSeconds: 57_600,
  settleSeconds: 5,
  samplesPerSecond: 20,
  denseSeconds: 60,
  steadySamplesPerSecond: 2,
  probeIntervalSeconds: 0.1,
  pageCache: 'drop',
} as const satisfies Omit<IndexBuildPlan, 'probeHeight'>;

/** For progress displays and default deadlines only: the slowest pinned indexer, with its node, on two cores. */
const BLOCKS_PER_SECOND = 1_000;

/** What a plan file says of the study index-build, with the default of all that it leaves out. */
export function indexBuildPlan(file: IndexBuildFile | undefined, { firstHeight, tipHeight }: Pick<Snapshot, 'firstHeight' | 'tipHeight'>): IndexBuildPlan {
  return { ...DEFAULTS, ...file, probeHeight: probeHeightOf({ firstHeight, tipHeight }) };
}

/** The middle of the chain. */
export function probeHeightOf({ firstHeight, tipHeight }: Pick<Snapshot, 'firstHeight' | 'tipHeight'>): number {
  return Math.floor((firstHeight + tipHeight) / 2);
}

/** How long one build will take, in seconds, very roughly. */
export function indexBuildSeconds(plan: IndexBuildPlan, blocks: number): number {
  return Math.min(plan.timeoutSeconds, blocks / BLOCKS_PER_SECOND) + plan.settleSeconds;
}
