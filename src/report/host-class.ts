import type { HostClass } from '../model/generated/types.ts';
import { formatBytes } from './figures.ts';

/** A class of hosts in a sentence: what has to be equal for a ratio. */
export function hostClassText({ fields }: HostClass): string {
  const sharing = fields.shared ? ', shared by both' : fields.smtShared ? ', of the same physical cores' : '';
  const parts = [
    fields.cpuModel ?? 'unknown CPU',
    `${cpus(fields.serverCpus)} for the server and ${String(fields.clientCpus)} for the client${sharing}`,
    ...limitsText(fields),
    `accounting by ${fields.accountingSource}`,
    fields.pageCache === 'warm' ? 'warm page cache' : 'page cache dropped before',
    `build: ${fields.buildProfile}`,
  ];
  return parts.join('; ');
}

/** Limits are each process group's own: a system and the node beside it may use twice as much together. */
function limitsText({ cpuQuota, memoryMaxBytes }: HostClass['fields']): string[] {
  const limits = [...(cpuQuota === null ? [] : [cpus(cpuQuota)]), ...(memoryMaxBytes === null ? [] : [formatBytes(memoryMaxBytes)])];
  return limits.length === 0 ? [] : [`at most ${limits.join(' and ')} for the system, and as much for a node beside it`];
}

function cpus(count: number): string {
  return count === 1 ? '1 CPU' : `${String(count)} CPUs`;
}
