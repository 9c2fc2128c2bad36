import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readCgroupHierarchies } from '../cgroup-mounts.ts';
import { layFakeTree } from '../fixtures/fake-tree.ts';
import { probeCgroup1 } from './cgroup1.ts';
import { readCgroup1Limits, readCgroup1Usage } from './cgroup1-files.ts';
import { NO_REGISTRAR } from './process-group.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function lay(files: Record<string, string>): string {
  const root = layFakeTree(files);
  roots.push(root);
  return root;
}

describe('cgroup v1 files', () => {
  it('reads usage in full', () => {
    const root = lay({
      '/a/cpuacct.usage_user': '2500\n',
      '/a/cpuacct.usage_sys': '1000\n',
      '/m/memory.usage_in_bytes': '10\n',
      '/m/memory.max_usage_in_bytes': '20\n',
      '/m/memory.stat': 'rss 1\ntotal_rss 7\n',
      '/m/memory.oom_control': 'oom_kill_disable 0\nunder_oom 0\noom_kill 2\n',
      '/b/blkio.throttle.io_service_bytes_recursive': '8:0 Read 4096\n8:0 Write 1\n8:0 Total 4097\n8:16 Read 4\n8:16 Write 8\nTotal 4109\n',
    });
    expect(readCgroup1Usage({ cpuacct: `${root}/a`, memory: `${root}/m`, blkio: `${root}/b` })).toEqual({
      cpuUserNs: 2500,
      cpuSystemNs: 1000,
      memoryCurrentBytes: 10,
      memoryPeakBytes: 20,
      anonymousBytes: 7,
      readBytes: 4100,
      writtenBytes: 9,
      oomKills: 2,
    });
  });

  it('falls back to ticks on older kernels, and gives null for controllers that are absent', () => {
    const root = lay({ '/a/cpuacct.stat': 'user 3\nsystem 4\n' });
    expect(readCgroup1Usage({ cpuacct: `${root}/a` })).toEqual({
      cpuUserNs: 30_000_000,
      cpuSystemNs: 40_000_000,
      memoryCurrentBytes: null,
      memoryPeakBytes: null,
      anonymousBytes: null,
      readBytes: null,
      writtenBytes: null,
      oomKills: null,
    });
    expect(readCgroup1Limits({})).toEqual({ cpus: null, cpuQuota: null, memoryMaxBytes: null, swapMaxBytes: null });
  });

  it('tells no limit from a limit', () => {
    const root = lay({
      '/m/memory.limit_in_bytes': '9223372036854771712\n',
      '/m/memory.memsw.limit_in_bytes': '9223372036854771712\n',
      '/c/cpu.cfs_quota_us': '-1\n',
      '/c/cpu.cfs_period_us': '100000\n',
      '/s/cpuset.effective_cpus': '0-1\n',
    });
    expect(readCgroup1Limits({ memory: `${root}/m`, cpu: `${root}/c`, cpuset: `${root}/s` })).toEqual({ cpus: [0, 1], cpuQuota: 'none', memoryMaxBytes: 'none', swapMaxBytes: 'none' });
  });
});

it('finds controllers that are mounted together, and the own group in each', () => {
  const root = lay({
    '/proc/self/mountinfo':
      '32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw shared:9 - cgroup cgroup rw,cpu,cpuacct\n35 31 0:32 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n36 31 0:33 / /proc rw - proc proc rw\n41 31 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw\n',
    '/proc/self/cgroup': '4:memory:/mine\n2:cpu,cpuacct:/\n0::/v2/mine\n',
  });
  const found = readCgroupHierarchies({ root, processes: '/proc' }).map(({ version, controllers, ownFolder }) => [version, controllers.join('+'), ownFolder.slice(root.length)]);
  expect(found).toEqual([
    [1, 'cpu+cpuacct', '/sys/fs/cgroup/cpu,cpuacct'],
    [1, 'memory', '/sys/fs/cgroup/memory/mine'],
    [2, '', '/sys/fs/cgroup/unified/v2/mine'],
  ]);
});

it('is refused where CPU time is not counted', async () => {
  const root = lay({ '/proc/self/mountinfo': '35 31 0:32 / /sys/fs/cgroup/cpuacct rw - cgroup cgroup rw,cpuacct\n', '/proc/self/cgroup': '2:cpuacct:/\n', '/sys/fs/cgroup/cpuacct/x': '' });
  const probe = await probeCgroup1({ tree: { root, processes: '/proc' }, searchPath: '', isRoot: true, registrar: NO_REGISTRAR }, [0]);
  expect(probe).toMatchObject({ works: false });
  expect(probe.works ? '' : probe.reason).toMatch(new RegExp(`^${join(root, '/sys/fs/cgroup/cpuacct/indexbench-')}\\S+ tells no CPU time$`));
});
