import type { Warning } from '../model/generated/types.ts';

type Code = Warning['code'];

/** Order in which a cell lists its warnings: what forbids a claim first. */
export const WARNING_CODES: readonly Code[] = [
  'no-good-call', 'too-short', 'client-bound', 'errors', 'unverified', 'unlike-payload-sizes', 'different-payload', 'unchecked-blocks', 'cut-off', 'samples-truncated', 'few-samples',
  'memory-limit', 'shared-cpus', 'smt-shared', 'affinity-unread', 'steal', 'drift', 'outside-cpu', 'cpu-below-resolution',
];

/** One warning a code over the runs of a cell: counts are added up, of everything else the worst run is kept. */
export function mergeWarnings(warnings: readonly Warning[]): Warning[] {
  return WARNING_CODES.flatMap((code) => {
    const same = warnings.filter((warning) => warning.code === code);
    const [first, ...rest] = same;
    return first === undefined ? [] : [rest.reduce(mergeTwo, first)];
  });
}

function mergeTwo(a: Warning, b: Warning): Warning {
  return mergeCounts(a, b) ?? (severity(b) > severity(a) ? b : mergeReasons(a, b));
}

function mergeCounts(a: Warning, b: Warning): Warning | null {
  if (a.code === 'errors' && b.code === 'errors') return { code: 'errors', failed: a.failed + b.failed, calls: a.calls + b.calls };
  if (a.code === 'no-good-call' && b.code === 'no-good-call') return { code: 'no-good-call', calls: a.calls + b.calls };
  if (a.code === 'cut-off' && b.code === 'cut-off') return { code: 'cut-off', calls: a.calls + b.calls };
  if (a.code === 'memory-limit' && b.code === 'memory-limit') return { code: 'memory-limit', kills: a.kills + b.kills };
  if (a.code === 'samples-truncated' && b.code === 'samples-truncated') return { code: 'samples-truncated', kept: a.kept + b.kept, calls: a.calls + b.calls };
  return null;
}

function mergeReasons(a: Warning, b: Warning): Warning {
  if (a.code !== 'client-bound' || b.code !== 'client-bound') return a;
  return { code: 'client-bound', reasons: [...new Set([...a.reasons, ...b.reasons])].sort() };
}

/** Greater is worse; among equals the first run is kept. */
function severity(warning: Warning): number {
  switch (warning.code) {
    case 'too-short':
      return -warning.measuredNs;
    case 'few-samples':
      return -warning.goodCalls;
    case 'steal':
    case 'outside-cpu':
      return warning.share;
    case 'drift':
      return warning.ratio;
    case 'different-payload':
      return warning.bytesPerCall ?? 0;
    default:
      return 0;
  }
}
