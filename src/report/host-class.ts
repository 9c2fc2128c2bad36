import type { HostClass } from '../model/generated/types.ts';
import { formatBytes } from './figures.ts';

/** A class of hosts in a sentence: what has to be equal for a ratio. */
export function hostClassText({ fields }: HostClass): string {
  const sharing = fields.shared ? ', shared by both' : fields.smtShared ? ', of the same physical cores' : '';
  const parts = [
    fields.cpuModel ?? 'unknown CPU',
    `${cpus(fields.serverCpus)} for the server and ${String(fields.clientCpus)} for the client${sharing}`,
    ...(fields.cpuQuota === null ? [] : [`at most ${String(fields.cpuQuota)} CPUs`]),
    ...(fields.memoryMaxBytes === null ? [] : [`at most ${formatBytes(fields.memoryMaxBytes)}`]),
    `accounting by ${fields.accountingSource}`,
    fields.pageCache === 'warm' ? 'warm page cache' : 'page cache dropped before',
    `build: ${fields.buildProfile}`,
  ];
  return parts.join('; ');
}

function cpus(count: number): string {
  return count === 1 ? '1 CPU' : `${String(count)} CPUs`;
}
