import type { Bundle, IndexBuild, Warning } from '../../model/generated/types.ts';
import { hostWarnings } from '../warnings.ts';

/** What the host did to a build. Drift is known only at the end of a run: the comparison adds it from there. */
export function indexBuildWarnings({ noise, oomKills }: Pick<IndexBuild, 'noise' | 'oomKills'>, cpus: Pick<Bundle['cpus'], 'shared' | 'smtShared'>): Warning[] {
  return hostWarnings({ noise, cpus, affinityUnread: null, oomKills });
}
