import type { Warning } from '../model/generated/types.ts';
import { formatBytes, formatCount, formatDuration, formatShare } from './figures.ts';

/** What a warning means for the reader, and what to do about it. */
export function adviceOn(warning: Warning): string {
  switch (warning.code) {
    case 'too-short':
      return `Measured for ${formatDuration(warning.measuredNs)} only; ${formatDuration(warning.neededNs)} are needed to rank it. Use a longer window.`;
    case 'few-samples':
      return `${formatCount(warning.goodCalls)} good calls in a run: the high percentiles rest on a few calls. Use a longer window.`;
    case 'errors':
      return `${formatCount(warning.failed)} of ${formatCount(warning.calls)} calls failed; the figures count the good ones only. See the logs in the bundle.`;
    case 'no-good-call':
      return `None of ${formatCount(warning.calls)} calls succeeded in a run: it has no speed.`;
    case 'client-bound':
      return `The load generator was the limit: ${warning.reasons.map(reasonText).join(', ')}. The system can do at least this much.`;
    case 'steal':
      return `The hypervisor took ${formatShare(warning.share)} of the CPU time. Repeat on a quieter machine.`;
    case 'drift':
      return `The machine's speed changed by ${formatShare(warning.ratio)} during the run. Trust pairs, not single figures.`;
    case 'outside-cpu':
      return `Other programs used ${formatShare(warning.share)} of the measured CPUs. Stop them, or choose other CPUs.`;
    case 'shared-cpus':
      return 'Server and client compete for the same CPUs: use a machine with at least 2.';
    case 'smt-shared':
      return 'Server and client share physical cores: choose sets by core.';
    case 'unverified':
      return 'No expected digest exists for this content: only what the row says was checked.';
    case 'unlike-payload-sizes':
      return `${formatBytes(warning.bytesPerCall)} a call here and ${formatBytes(warning.otherBytesPerCall)} in another cell of the row: the windows held unlike requests, or what was sent is unlike.`;
    case 'different-payload':
      return `Valid content, but other bytes than expected${warning.bytesPerCall === null ? '' : ` (${formatBytes(warning.bytesPerCall)} a call)`}: it stands in a row of its own.`;
    case 'unchecked-blocks':
      return 'This driver does not look at what it receives: blocks are those asked for.';
    case 'samples-truncated':
      return `The driver kept ${formatCount(warning.kept)} of ${formatCount(warning.calls)} samples: percentiles describe those only.`;
    case 'cut-off':
      return `${formatCount(warning.calls)} calls were running when the measurement ended: neither good nor failed.`;
    case 'affinity-unread':
      return `The CPU masks could not be read back: ${warning.detail}`;
    case 'cpu-below-resolution':
      return `CPU time of the ${warning.sides.join(' and the ')} is below resolution: it is counted in steps of ${formatDuration(warning.tickNs)}, and a run used fewer than 10. Use a longer window, or a host with cgroup v2.`;
    case 'memory-limit':
      return `The kernel killed ${formatCount(warning.kills)} processes at the memory limit. Raise memoryMaxBytes.`;
  }
}

const BOUND_REASONS: ReadonlyMap<string, string> = new Map([
  ['cpu-share', 'its CPUs were busy (give it more)'],
  ['busiest-process', 'its busiest process used a whole CPU'],
  ['late-starts', 'it started calls after they were due (give it more CPU, or a lower rate)'],
  ['cap-hits', 'all its places were taken when calls were due (give it more clients: the most calls in flight)'],
  ['ceiling', 'it came near the rate that it reaches on the null server'],
]);

function reasonText(reason: string): string {
  return BOUND_REASONS.get(reason) ?? reason;
}
