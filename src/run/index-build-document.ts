import { indexBuildWarnings } from '../comparison/index-build/warnings.ts';
import { indexBuildHostOf, indexBuildWorkOf } from '../comparison/index-build/work.ts';
import type { PageCacheState } from '../host/page-cache.ts';
import type { IndexBuild, IndexBuildState, Outcome, SeriesFile } from '../model/generated/types.ts';
import type { BuiltIndex } from '../studies/index-build/index-build.ts';
import { runHostOf } from './bundle-documents.ts';
import type { RunFindings } from './run-findings.ts';
import type { VariantRunRequest } from './variant-run-request.ts';

/** What a run has found out so far of its index build. */
export interface BuildFindings {
  readonly probeHash: string | null;
  readonly pageCache: PageCacheState;
  /** Null until it was built, or given up. */
  readonly built: (Omit<BuiltIndex, 'series' | 'stopped'> & Pick<IndexBuild, 'source' | 'ioSource'> & { readonly series: SeriesFile }) | null;
}

export const NO_BUILD: BuildFindings = { probeHash: null, pageCache: { state: 'warm', note: 'nothing was launched' }, built: null };

/**
 * The document of a run's index build; the plan has that study.
 *
 * @param outcome of the run, once that is known: it says why there is no build
 */
export function indexBuildDocument(request: Pick<VariantRunRequest, 'plan' | 'session'>, findings: RunFindings, outcome: Outcome | null): IndexBuild {
  const { probeHash, pageCache, built } = findings.indexBuild;
  const host = runHostOf(request, findings);
  const { noise = null, oomKills = null } = built ?? {};
  return {
    version: 1,
    planSha256: findings.planSha256,
    state: built?.state ?? stateWithout(outcome),
    work: indexBuildWorkOf(request.plan, probeHash),
    host: indexBuildHostOf(host, pageCache.state),
    pageCacheNote: pageCache.note,
    source: built?.source ?? null,
    ioSource: built?.ioSource ?? null,
    tip: built?.tip ?? null,
    figures: built?.figures ?? null,
    noise,
    oomKills,
    series: built?.series ?? null,
    warnings: indexBuildWarnings({ noise, oomKills }, host.cpus),
  };
}

/** Of a run that measured no build: its system has no index, or it did not come so far. */
function stateWithout(outcome: Outcome | null): IndexBuildState {
  if (outcome === null) return { kind: 'cut-off', reason: 'interrupted' };
  switch (outcome.kind) {
    case 'complete':
      return { kind: 'no-index' };
    case 'failed':
      return { kind: 'failed', code: outcome.code, message: outcome.message.slice(0, 4096) };
    case 'incomplete':
      return { kind: 'cut-off', reason: outcome.reason };
  }
}
