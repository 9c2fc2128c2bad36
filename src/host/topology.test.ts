import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { CGROUP2_MOUNT, layFakeTree } from './fixtures/fake-tree.ts';
import { readTopology } from './topology.ts';

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function topologyOf(files: Record<string, string>) {
  const root = layFakeTree(files);
  trees.push(root);
  return readTopology({ root, processes: `${root}/proc` });
}

it('keeps to CPUs that are both allowed and online, and reads siblings and model', () => {
  const topology = topologyOf({
    '/proc/self/status': 'Name:\tnode\nCpus_allowed:\tff\nCpus_allowed_list:\t0-3,6\nMems_allowed_list:\t0\n',
    '/proc/cpuinfo': 'processor\t: 0\nmodel name\t: AMD EPYC 7763 64-Core Processor\n',
    '/sys/devices/system/cpu/online': '0-2,6\n',
    '/sys/devices/system/cpu/cpu0/topology/thread_siblings_list': '0,4\n',
    '/sys/devices/system/cpu/cpu1/topology/thread_siblings_list': '1-2\n',
    '/sys/devices/system/cpu/cpu2/topology/thread_siblings_list': '1-2\n',
  });
  expect(topology.usable).toEqual([0, 1, 2, 6]);
  expect([...topology.coreOf]).toEqual([[0, [0]], [1, [1, 2]], [2, [1, 2]], [6, [6]]]);
  expect(topology.cpuModel).toBe('AMD EPYC 7763 64-Core Processor');
  expect(topology.quotaCpus).toBeNull();
});

it('finds the tightest quota above the own group, v2', () => {
  const topology = topologyOf({
    '/proc/self/status': 'Cpus_allowed_list:\t0\n',
    '/proc/self/mountinfo': CGROUP2_MOUNT,
    '/proc/self/cgroup': '0::/a/b\n',
    '/sys/fs/cgroup/a/cpu.max': '25000 100000\n',
    '/sys/fs/cgroup/a/b/cpu.max': 'max 100000\n',
  });
  expect(topology.quotaCpus).toBe(0.25);
});

it('finds a v1 quota where a container sees only its own part of the hierarchy', () => {
  const topology = topologyOf({
    '/proc/self/status': 'Cpus_allowed_list:\t0-1\n',
    '/proc/self/mountinfo': '32 31 0:29 /docker/abc /sys/fs/cgroup/cpu,cpuacct ro - cgroup cgroup rw,cpu,cpuacct\n',
    '/proc/self/cgroup': '1:cpu,cpuacct:/docker/abc\n',
    '/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us': '150000\n',
    '/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us': '100000\n',
  });
  expect(topology.quotaCpus).toBe(1.5);
});

it('reads this machine', () => {
  const topology = readTopology();
  expect(topology.usable.length).toBeGreaterThan(0);
  expect([...topology.coreOf.keys()]).toEqual(topology.usable);
});
