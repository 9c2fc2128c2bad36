import { IndexbenchError } from '../model/errors.ts';
import { cpuSetOf, differenceOf, formatCpuSet, intersectionOf, parseCpuSet, type CpuSet } from './cpu-set.ts';
import type { Topology } from './topology.ts';

/** Which CPUs each side runs on. */
export interface CpuPlan {
  readonly server: CpuSet;
  readonly client: CpuSet;
  /** Both sides compete for the same CPUs. */
  readonly shared: boolean;
  /** The sides have CPUs of their own, but some of them are threads of one physical core. */
  readonly smtShared: boolean;
}

interface CpuPlanRequest {
  readonly topology: Pick<Topology, 'usable' | 'coreOf'>;
  /** `auto`, or a list such as `0-1`. */
  readonly server: string;
  readonly client: string;
}

/**
 * Chooses the CPU sets of server and client. `auto` always gives a set: the client takes the last CPUs, 1 of 2 or 3 and max(2, ⌊n/4⌋) of
 * n ≥ 4, by whole physical cores; a thread whose sibling works for the other side stays idle where that leaves the server a CPU.
 *
 * @throws IndexbenchError USAGE, CPUS_UNAVAILABLE, CPUS_OVERLAP for sets that are given in full.
 */
export function chooseCpuSets({ topology, server, client }: CpuPlanRequest): CpuPlan {
  const available = topology.usable;
  if (available.length === 0) throw new IndexbenchError('CPUS_UNAVAILABLE', { what: 'the CPUs of this process could not be read', where: '/proc/self/status' });
  const askedServer = server === 'auto' ? null : parseCpuSet(server, { where: '--server-cpus', available });
  const askedClient = client === 'auto' ? null : parseCpuSet(client, { where: '--client-cpus', available });
  if (askedServer !== null && askedClient !== null) assertDisjoint(askedServer, askedClient);
  const clientSet = askedClient ?? autoClient(topology, askedServer);
  const serverSet = askedServer ?? autoServer(topology, clientSet);
  const shared = intersectionOf(serverSet, clientSet).length > 0;
  const smtShared = !shared && intersectionOf(serverSet, coresOf(clientSet, topology)).length > 0;
  return { server: serverSet, client: clientSet, shared, smtShared };
}

function assertDisjoint(server: CpuSet, client: CpuSet): void {
  const both = intersectionOf(server, client);
  if (both.length === 0) return;
  throw new IndexbenchError('CPUS_OVERLAP', {
    what: `server CPUs ${formatCpuSet(server)} and client CPUs ${formatCpuSet(client)} have ${formatCpuSet(both)} in common`,
    where: '--server-cpus, --client-cpus',
  });
}

function autoClient(topology: CpuPlanRequest['topology'], server: CpuSet | null): CpuSet {
  const { usable } = topology;
  const size = clientSize(usable.length);
  if (server === null) return usable.length === 1 ? usable : takeFromEnd(usable, size, topology);
  const apart = differenceOf(usable, coresOf(server, topology));
  if (apart.length > 0) return takeFromEnd(apart, size, topology);
  const others = differenceOf(usable, server);
  return others.length > 0 ? others.slice(-size) : usable.slice(-size);
}

function autoServer(topology: CpuPlanRequest['topology'], client: CpuSet): CpuSet {
  const apart = differenceOf(topology.usable, coresOf(client, topology));
  if (apart.length > 0) return apart;
  const others = differenceOf(topology.usable, client);
  return others.length > 0 ? others : topology.usable;
}

function clientSize(cpus: number): number {
  return cpus < 4 ? 1 : Math.max(2, Math.floor(cpus / 4));
}

/** Whole cores from the end as long as they fit, then a part of the last core left. */
function takeFromEnd(cpus: CpuSet, size: number, topology: CpuPlanRequest['topology']): CpuSet {
  const cores = new Set<string>();
  const groups: CpuSet[] = [];
  for (const cpu of [...cpus].reverse()) {
    const core = intersectionOf(topology.coreOf.get(cpu) ?? [cpu], cpus);
    if (!cores.has(core.join())) groups.push(core);
    cores.add(core.join());
  }
  const taken: number[] = [];
  for (const core of groups) if (taken.length + core.length <= size) taken.push(...core);
  for (const core of groups) if (taken.length < size && !taken.includes(core[0] ?? -1)) taken.push(...core.slice(taken.length - size));
  return cpuSetOf(taken);
}

function coresOf(cpus: CpuSet, topology: CpuPlanRequest['topology']): CpuSet {
  return cpuSetOf(cpus.flatMap((cpu) => [...(topology.coreOf.get(cpu) ?? [cpu])]));
}
