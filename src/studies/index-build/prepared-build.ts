import { readCpuTimes, type CpuTimesReading } from '../../host/noise.ts';
import { dropPageCache, type PageCacheState } from '../../host/page-cache.ts';
import type { IndexBuildPlan } from '../../model/generated/types.ts';
import { BuildCounters, type AccountedGroup } from './build-counters.ts';

/** What stands before a build is launched. */
export interface PreparedBuild {
  readonly pageCache: PageCacheState;
  /** Of the node beside; null where there is none. */
  readonly nodeCounters: BuildCounters | null;
  /** What the node had used by then. */
  readonly nodeBase: Partial<Awaited<ReturnType<BuildCounters['ofNode']>>>;
  readonly cpuTimes: CpuTimesReading;
  /** Of this process. */
  readonly controllerCpu: NodeJS.CpuUsage;
}

/** Empties the page cache if the plan asks for it and this user may, then reads the counters that others are differences to: to be called right before the launch. */
export async function prepareBuild({ pageCache }: Pick<IndexBuildPlan, 'pageCache'>, node: AccountedGroup | null): Promise<PreparedBuild> {
  const state: PageCacheState = pageCache === 'keep' ? { state: 'warm', note: 'the plan says "keep"' } : await dropPageCache();
  const nodeCounters = node === null ? null : new BuildCounters(node);
  const nodeBase = (await nodeCounters?.ofNode()) ?? {};
  return { pageCache: state, nodeCounters, nodeBase, cpuTimes: readCpuTimes(), controllerCpu: process.cpuUsage() };
}
