import { digestOf } from '../../model/canonical-json.ts';
import type { Bundle, HostClass, IndexBuild, IndexBuildWork, IndexBuildWorkFields, Plan, Sha256 } from '../../model/generated/types.ts';
import { hostClassOf, hostFieldsOf } from '../keys.ts';

/** What decides the host class of a run. */
type RunHost = Parameters<typeof hostFieldsOf>[0];

/**
 * The work of an index build as its plan says it.
 *
 * @param probeHash of the block at the probe's height, as the node beside the system says it; null where there was none to ask
 */
export function indexBuildWorkOf({ snapshot, indexBuild }: Pick<Plan, 'snapshot' | 'indexBuild'>, probeHash: Sha256 | null): IndexBuildWork {
  if (indexBuild === null) throw new RangeError('the plan has no index build');
  const { sha256, tipHeight, tipHash } = snapshot.pin;
  const { probeHeight, probeIntervalSeconds, settleSeconds } = indexBuild;
  const fields: IndexBuildWorkFields = { domain: 'index-build', snapshotSha256: sha256, tipHeight, tipHash, probeHeight, probeHash, probeIntervalSeconds, settleSeconds };
  return { workKey: digestOf(fields), fields };
}

/** The run's host class, but for the page cache, which a build begins with in a state of its own. */
export function indexBuildHostOf(run: RunHost | Bundle, pageCache: IndexBuild['host']['fields']['pageCache']): HostClass {
  return hostClassOf({ ...hostFieldsOf(run), pageCache });
}
