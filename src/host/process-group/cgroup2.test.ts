import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CGROUP2_MOUNT, layFakeTree } from '../fixtures/fake-tree.ts';
import { probeCgroup2 } from './cgroup2.ts';
import { readCgroup2Limits, readCgroup2Usage, writeCgroup2Limits } from './cgroup2-files.ts';
import { NO_REGISTRAR } from './process-group.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cgroup2-'));
  roots.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

async function reasonIn(files: Record<string, string>, groupsMode = 0o755): Promise<{ reason: string; root: string }> {
  const root = layFakeTree({ '/sys/fs/cgroup/x': '', ...files });
  roots.push(root);
  chmodSync(join(root, 'sys/fs/cgroup'), groupsMode);
  const host = { tree: { root, processes: '/proc' }, searchPath: '/usr/bin:/bin', isRoot: true, registrar: NO_REGISTRAR };
  const probe = await probeCgroup2(host, [0]);
  chmodSync(join(root, 'sys/fs/cgroup'), 0o755);
  return { reason: probe.works ? 'it works' : probe.reason.replaceAll(root, ''), root };
}

describe('cgroup v2 files', () => {
  it('reads usage in full', () => {
    const folder = folderWith({
      'cpu.stat': 'usage_usec 3500\nuser_usec 2500\nsystem_usec 1000\nnr_periods 0\n',
      'memory.current': '1000000\n',
      'memory.peak': '2000000\n',
      'memory.stat': 'anon 700000\nfile 300000\n',
      'memory.events': 'low 0\nhigh 0\nmax 3\noom 1\noom_kill 1\n',
      'io.stat': '259:0 rbytes=4096 wbytes=8192 rios=1 wios=2 dbytes=0 dios=0\n8:0 rbytes=1 wbytes=2 rios=1 wios=1 dbytes=5 dios=0\n',
    });
    expect(readCgroup2Usage(folder)).toEqual({
      cpuUserNs: 2_500_000,
      cpuSystemNs: 1_000_000,
      memoryCurrentBytes: 1_000_000,
      memoryPeakBytes: 2_000_000,
      anonymousBytes: 700_000,
      readBytes: 4097,
      writtenBytes: 8194,
      oomKills: 1,
    });
  });

  it('gives null for what a kernel before 5.19 or without delegation lacks', () => {
    const usage = readCgroup2Usage(folderWith({ 'cpu.stat': 'usage_usec 1\nuser_usec 1\nsystem_usec 0\n', 'memory.current': '5\n' }));
    expect(usage).toEqual({ cpuUserNs: 1000, cpuSystemNs: 0, memoryCurrentBytes: 5, memoryPeakBytes: null, anonymousBytes: null, readBytes: null, writtenBytes: null, oomKills: null });
  });

  it('writes limits and reads back what is in force, not what was asked', () => {
    const folder = folderWith({ 'cpuset.cpus': '', 'cpuset.cpus.effective': '0-1\n', 'cpu.max': 'max 100000\n', 'memory.max': 'max\n', 'memory.swap.max': 'max\n' });
    expect(readCgroup2Limits(folder)).toEqual({ cpus: [0, 1], cpuQuota: 'none', memoryMaxBytes: 'none', swapMaxBytes: 'none' });
    expect(writeCgroup2Limits(folder, { name: 'x', cpus: [1], cpuQuota: 2, memoryMaxBytes: 1_048_576 })).toEqual([]);
    expect(readCgroup2Limits(folder)).toMatchObject({ cpus: [0, 1], cpuQuota: 2 });
    expect(readCgroup2Limits(folderWith({}))).toEqual({ cpus: null, cpuQuota: null, memoryMaxBytes: null, swapMaxBytes: null });
    expect(writeCgroup2Limits(folderWith({}), { name: 'x', cpus: [1], cpuQuota: null, memoryMaxBytes: null })[0]).toMatch(/cpuset\.cpus: writing 1 gave ENOENT$/);
  });
});

describe('probeCgroup2 says why not', () => {
  const mounted = { '/proc/self/mountinfo': CGROUP2_MOUNT, '/proc/self/cgroup': '0::/user.slice/session-1.scope\n' };

  it('no hierarchy', async () => {
    expect((await reasonIn({ '/proc/self/mountinfo': '' })).reason).toBe('no cgroup v2 hierarchy is mounted');
  });

  it('controllers bound to v1', async () => {
    const { reason } = await reasonIn({ ...mounted, '/sys/fs/cgroup/cgroup.controllers': 'hugetlb\n' });
    expect(reason).toMatch(/^\/sys\/fs\/cgroup: the controllers cpu, memory are not in the v2 hierarchy/);
  });

  it('a group whose limits do not take, and leaves nothing behind', async () => {
    const controllers = 'cpuset cpu io memory pids\n';
    const { reason, root } = await reasonIn({ ...mounted, '/sys/fs/cgroup/cgroup.controllers': controllers, '/sys/fs/cgroup/cgroup.subtree_control': controllers });
    expect(reason).toContain('writing 100000 100000 gave ENOENT');
    expect(readdirSync(join(root, 'sys/fs/cgroup')).filter((name) => name.startsWith('indexbench-'))).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)('a hierarchy that may not be written', async () => {
    const controllers = 'cpuset cpu io memory pids\n';
    const { reason } = await reasonIn({ ...mounted, '/sys/fs/cgroup/cgroup.controllers': controllers, '/sys/fs/cgroup/cgroup.subtree_control': controllers }, 0o555);
    expect(reason).toMatch(/making the group gave EACCES/);
  });
});
