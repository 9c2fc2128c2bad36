import { freemem } from 'node:os';
import { join } from 'node:path';
import systeminformation from 'systeminformation';
import type { Host } from '../model/generated/types.ts';
import { formatCpuSet } from './cpu-set.ts';
import { REAL_TREE, readKernelFile, type HostTree } from './kernel-file.ts';
import type { Topology } from './topology.ts';

export interface HostFacts {
  /** As a bundle records it. */
  readonly host: Host;
  /** Random number of this boot: equal means one machine between two restarts. */
  readonly bootId: string | null;
  readonly pageSizeBytes: number | null;
  readonly freeMemoryBytes: number;
}

/**
 * What this machine is. The CPU model is the kernel's own full name: shorter forms make unlike models look alike.
 *
 * The machine's name, serial number and addresses are not read: a bundle is published.
 */
export async function readHostFacts(topology: Topology, tree: HostTree = REAL_TREE): Promise<HostFacts> {
  const [cpu, memory, system, machine] = await Promise.all([
    topology.cpuModel === null ? systeminformation.cpu() : null,
    systeminformation.mem(),
    systeminformation.osInfo(),
    systeminformation.system(),
  ]);
  const host: Host = {
    cpuModel: topology.cpuModel ?? textOrNull([cpu?.manufacturer, cpu?.brand]),
    logicalCpus: topology.online.length,
    allowedCpus: formatCpuSet(topology.allowed),
    cpuQuota: topology.quotaCpus,
    memoryBytes: memory.total > 0 ? memory.total : null,
    kernel: textOrNull([system.kernel]),
    operatingSystem: textOrNull([system.distro, system.release]),
    architecture: process.arch,
    virtualization: machine.virtual ? textOrNull([machine.virtualHost ?? '', machine.model]) ?? 'unknown' : null,
    clockSource: textOrNull([readKernelFile(join(tree.root, '/sys/devices/system/clocksource/clocksource0/current_clocksource'))]),
  };
  return { host, bootId: textOrNull([readKernelFile(join(tree.root, '/proc/sys/kernel/random/boot_id'))]), pageSizeBytes: pageSize(tree), freeMemoryBytes: freemem() };
}

function pageSize(tree: HostTree): number | null {
  const kib = /^KernelPageSize:\s*(\d+) kB/m.exec(readKernelFile(join(tree.root, '/proc/self/smaps')) ?? '')?.[1];
  return kib === undefined ? null : Number(kib) * 1024;
}

function textOrNull(parts: readonly (string | null | undefined)[]): string | null {
  const text = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '' && part !== '-').join(' ');
  return text === '' ? null : text.slice(0, 255);
}
