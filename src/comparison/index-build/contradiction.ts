import { canonicalJson } from '../../model/canonical-json.ts';
import type { IndexBuild, Plan } from '../../model/generated/types.ts';
import type { BundleDocuments } from '../bundle-documents.ts';
import { fieldDifferences } from '../keys.ts';
import { indexBuildHostOf, indexBuildWorkOf } from './work.ts';

/** What index-build.json says against the other documents of its bundle, or against itself; null where they agree. */
export function indexBuildContradiction({ bundle, plan, planSha256, indexBuild: build }: Pick<BundleDocuments, 'bundle' | 'plan' | 'planSha256' | 'indexBuild'>): string | null {
  if (build === null) return plan.indexBuild === null ? null : 'its plan has the study index-build, and it holds none';
  if (plan.indexBuild === null) return 'it holds an index build that its plan does not ask for';
  if (build.planSha256 !== planSha256) return 'index-build.json names another plan than the one that it holds';
  const [workField] = fieldDifferences(build.work.fields, indexBuildWorkOf(plan, build.work.fields.probeHash).fields);
  if (workField !== undefined) return `index-build.json#/work/fields/${workField.field}: ${workField.value} is not what its plan says, ${workField.others}`;
  const [hostField] = fieldDifferences(build.host.fields, indexBuildHostOf(bundle, build.host.fields.pageCache).fields);
  if (hostField !== undefined) return `index-build.json#/host/fields/${hostField.field}: ${hostField.value} is not what bundle.json says, ${hostField.others}`;
  if (bundle.outcome.kind === 'complete' && build.state.kind !== 'complete' && build.state.kind !== 'no-index') return `bundle.json says that the run is complete, and index-build.json#/state that its build is not: ${build.state.kind}`;
  const state = stateContradiction(build, plan);
  return state === null ? null : `index-build.json#/${state}`;
}

function stateContradiction({ state, figures, series, source, tip }: IndexBuild, { snapshot }: Plan): string | null {
  if ((figures === null) !== (series === null)) return 'figures: figures and a series belong together';
  if (figures !== null && source === null) return 'source: figures have a source';
  const isRightTip = tip !== null && canonicalJson(tip) === canonicalJson({ height: snapshot.pin.tipHeight, hash: snapshot.pin.tipHash });
  switch (state.kind) {
    case 'complete':
      if ((figures?.complete ?? null) === null) return 'state/kind: complete, and no figure says when';
      return isRightTip ? null : 'tip: a complete index serves the snapshot’s tip';
    case 'tip-mismatch':
      return isRightTip ? 'tip: it is the snapshot’s, and the state is tip-mismatch' : null;
    case 'no-index':
      return figures === null ? null : 'figures: there is no index';
    case 'exited':
    case 'stalled':
    case 'timeout':
      return (figures?.complete ?? null) === null ? null : `state/kind: ${state.kind}, and figures/complete says when it was complete`;
    case 'cut-off':
    case 'failed':
      return null;
  }
}
