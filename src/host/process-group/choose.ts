import { IndexbenchError } from '../../model/errors.ts';
import type { CpuSet } from '../cpu-set.ts';
import type { GroupBackend, Probe } from './backend.ts';
import { probeCgroup1 } from './cgroup1.ts';
import { probeCgroup2 } from './cgroup2.ts';
import type { GroupHost } from './group-host.ts';
import { probeProc } from './proc.ts';
import type { AccountingSource } from './process-group.ts';
import { probeSystemd } from './systemd.ts';

export interface BackendChoice {
  readonly backend: GroupBackend;
  /** Why each earlier backend was not taken. */
  readonly rejected: readonly { readonly source: AccountingSource; readonly reason: string }[];
}

interface ChooseRequest {
  readonly host: GroupHost;
  /** CPUs to try a cpuset with. */
  readonly cpus: CpuSet;
  /** Take this one or fail; by default the first that works. */
  readonly only?: AccountingSource | undefined;
}

const PROBES: readonly (readonly [AccountingSource, (host: GroupHost, cpus: CpuSet) => Promise<Probe>])[] = [
  ['systemd', probeSystemd],
  ['cgroup2', probeCgroup2],
  ['cgroup1', probeCgroup1],
  ['proc', (host) => Promise.resolve(probeProc(host))],
];

/**
 * The first backend that really works here: each is tried by making a group with limits, reading them back and removing it.
 *
 * @throws IndexbenchError HOST_LIMIT where none works (or not the one asked for), with every reason.
 */
export async function chooseBackend({ host, cpus, only }: ChooseRequest): Promise<BackendChoice> {
  const rejected: { source: AccountingSource; reason: string }[] = [];
  for (const [source, probe] of PROBES) {
    if (only !== undefined && source !== only) continue;
    const result = await probe(host, cpus);
    if (result.works) return { backend: result.backend, rejected };
    rejected.push({ source, reason: result.reason });
  }
  throw new IndexbenchError('HOST_LIMIT', {
    what: `no way to group and account processes works: ${rejected.map(({ source, reason }) => `${source}: ${reason}`).join('; ')}`,
    next: 'Install the package util-linux (taskset), or run where cgroups are writable.',
  });
}
