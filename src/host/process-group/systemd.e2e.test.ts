import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../fixtures/backends.ts';
import { CGROUP2_MOUNT, layFakeTree } from '../fixtures/fake-tree.ts';
import { readTopology } from '../topology.ts';
import { chooseBackend } from './choose.ts';
import type { GroupHost } from './group-host.ts';
import { NO_REGISTRAR, type GroupRegistration } from './process-group.ts';
import { probeSystemd } from './systemd.ts';

const cpus = readTopology().usable.slice(-1);
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

interface FakeOptions {
  readonly isRoot?: boolean;
  /** What the fake writes as the effective CPU set; ASKED stands for what was asked for. */
  readonly effective?: string;
  readonly sudo?: string;
  readonly systemdRun?: string;
}

function fakeHost({ isRoot = true, effective = 'ASKED', sudo, systemdRun }: FakeOptions = {}): GroupHost & { root: string } {
  const root = layFakeTree({ '/proc/self/mountinfo': CGROUP2_MOUNT, '/proc/self/cgroup': '0::/user.slice\n', '/run/systemd/system/x': '', '/sys/fs/cgroup/cgroup.controllers': '' });
  roots.push(root);
  const bin = join(root, 'bin');
  mkdirSync(bin);
  const script = systemdRun ?? readFileSync(new URL('../fixtures/fake-systemd-run.sh', import.meta.url), 'utf8').replaceAll('FAKE_ROOT', root).replace('EFFECTIVE_CPUS', effective);
  writeFileSync(join(bin, 'systemd-run'), script);
  chmodSync(join(bin, 'systemd-run'), 0o755);
  if (sudo !== undefined) writeFileSync(join(bin, 'sudo'), sudo, { mode: 0o755 });
  return { root, tree: { root, processes: '/proc' }, searchPath: `${bin}:/usr/bin:/bin`, isRoot, registrar: NO_REGISTRAR };
}

const scopesIn = (root: string): string[] => (existsSync(join(root, 'sys/fs/cgroup/system.slice')) ? readdirSync(join(root, 'sys/fs/cgroup/system.slice')) : []);

describe('systemd backend', () => {
  it('makes a scope with limits, accounts in it, and lets it go', async () => {
    const host = fakeHost();
    const registrations: GroupRegistration[] = [];
    const removed: string[] = [];
    const registrar = { ...NO_REGISTRAR, groupAdded: (registration: GroupRegistration) => void registrations.push(registration), groupRemoved: (id: string) => void removed.push(id) };
    const { backend, rejected } = await chooseBackend({ host: { ...host, registrar }, cpus });
    expect(backend.source).toBe('systemd');
    expect(rejected).toEqual([]);
    const group = await backend.create({ name: 'zaino-0.10.1', cpus, cpuQuota: 1.5, memoryMaxBytes: 4_000_000_000 });
    expect(await group.readBack()).toEqual({ cpus, cpuQuota: 1.5, memoryMaxBytes: 4_000_000_000, swapMaxBytes: 0 });
    expect(group.notes).toEqual([]);
    const call = readFileSync(join(host.root, 'calls'), 'utf8').trim().split('\n').at(-1);
    expect(call).toContain(`--scope --quiet --collect --unit=${group.id}.scope -p AllowedCPUs=${cpus[0]} `);
    expect(call).toContain('-p CPUQuota=150% -p MemoryMax=4000000000 -p MemorySwapMax=0 -- ');
    const launched = await group.launch({ command: 'sleep', args: ['60'], cwd: '/', env: {}, stdin: 'ignore' });
    expect(await group.alive()).toEqual([launched.pid]);
    // Missing files are missing figures, never 0.
    expect(await group.usage()).toEqual({
      cpuUserNs: 3000,
      cpuSystemNs: 2000,
      memoryCurrentBytes: null,
      memoryPeakBytes: null,
      anonymousBytes: null,
      anonymousPeakBytes: null,
      readBytes: null,
      writtenBytes: null,
      oomKills: null,
      processes: 1,
    });
    await group.remove();
    expect(await launched.exited).toEqual({ code: null, signal: 'SIGKILL' });
    await until(() => scopesIn(host.root).length === 0);
    expect(registrations.at(-1)?.cgroupFolders).toEqual([join(host.root, `sys/fs/cgroup/system.slice/${group.id}.scope`)]);
    expect(removed).toEqual([group.id]);
  });

  it('says where the cpuset is not what was asked for', async () => {
    const probe = await probeSystemd(fakeHost({ effective: '0-63' }), cpus);
    if (!probe.works) throw new Error(probe.reason);
    const group = await probe.backend.create({ name: 'x', cpus, cpuQuota: null, memoryMaxBytes: null });
    expect(group.notes).toEqual([`cpuset ${cpus[0]} was asked for, 0-63 is in force: the CPU set is held by affinity alone`]);
    await group.remove();
  });

  it('goes through sudo where it is not root, for the scope and for entering it', async () => {
    const host = fakeHost({ isRoot: false, sudo: '#!/bin/sh\necho "sudo $*" >> "$(dirname "$0")/../sudo-calls"\n[ "$1" = -n ] || exit 1\nshift\nexec "$@"\n' });
    const probe = await probeSystemd(host, cpus);
    if (!probe.works) throw new Error(probe.reason);
    const group = await probe.backend.create({ name: 'x', cpus, cpuQuota: null, memoryMaxBytes: null });
    const launched = await group.launch({ command: 'sh', args: ['-c', 'env | grep -c INDEXBENCH_WRITER; exit 5'], cwd: '/', env: {}, stdin: 'ignore' });
    expect((await launched.exited).code).toBe(5);
    expect(launched.log.text()).toBe('0\n');
    const calls = readFileSync(join(host.root, 'sudo-calls'), 'utf8');
    expect(calls).toMatch(/^sudo -n \S+\/systemd-run --scope /);
    expect(calls).toMatch(/^sudo -n \S+\/tee \S+\.scope\/cgroup\.procs$/m);
    await group.remove();
  });

  it('says why it is not taken', async () => {
    const reasonOf = async (options: FakeOptions): Promise<string> => {
      const probe = await probeSystemd(fakeHost(options), cpus);
      return probe.works ? 'it works' : probe.reason;
    };
    expect(await reasonOf({ isRoot: false, sudo: '#!/bin/sh\necho "sudo: a password is required" >&2\nexit 1\n' })).toMatch(/systemd made no scope of its own: sudo: a password is required/);
    expect(await reasonOf({ systemdRun: '#!/bin/sh\necho "Failed to connect to bus" >&2\nexit 1\n' })).toContain('Failed to connect to bus');
    // One that runs the command without making a scope: the holder is still in this user's own group.
    expect(await reasonOf({ systemdRun: '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n' })).toMatch(/made no scope of its own: pid \d+ 0::\/user\.slice/);
    const bare = { ...fakeHost(), searchPath: '/nowhere' };
    expect(await probeSystemd(bare, cpus)).toEqual({ works: false, reason: 'systemd-run was not found' });
  });
});
