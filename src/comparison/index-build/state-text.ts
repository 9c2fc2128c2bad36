import type { IndexBuild } from '../../model/generated/types.ts';

/** How a build ended, for a reader; the plan says how long "too long" was. */
export function buildStateText({ state, figures, tip, work }: Pick<IndexBuild, 'state' | 'figures' | 'tip' | 'work'>): string {
  const seconds = figures === null ? '' : ` after ${(figures.endNs / 1e9).toFixed(1)} s`;
  switch (state.kind) {
    case 'complete':
      return 'its index is complete';
    case 'no-index':
      return 'it builds no index';
    case 'exited':
      return `it ${state.message}${seconds}, before its index was complete`;
    case 'stalled':
      return `its index stalled: ended${seconds}, after neither height nor index folder had changed for the plan’s stallSeconds`;
    case 'timeout':
      return `its index was not complete${seconds}, the plan’s timeoutSeconds`;
    case 'tip-mismatch':
      return `it says that its index is complete and serves ${tip === null ? 'no tip' : `height ${String(tip.height)}, hash ${tip.hash}`}; the snapshot's tip is ${String(work.fields.tipHeight)}, ${work.fields.tipHash}`;
    case 'cut-off':
      return `cut off: ${state.reason}`;
    case 'failed':
      return `${state.code}: ${state.message}`;
  }
}
