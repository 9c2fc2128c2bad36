import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCgroupHierarchies } from '../cgroup-mounts.ts';
import { faulty, until, withFirstLine } from '../fixtures/backends.ts';
import { REAL_TREE } from '../kernel-file.ts';
import { readTopology } from '../topology.ts';
import { cgroup2Backend } from './cgroup2.ts';
import { thisHost } from './group-host.ts';
import type { GroupRegistration } from './process-group.ts';

/** A hybrid host has a real v2 hierarchy, too, if without controllers: it counts CPU time and kills. */
const mount = readCgroupHierarchies(REAL_TREE).find(({ version }) => version === 2)?.mountFolder;
const request = { name: 'v2', cpus: readTopology().usable.slice(-1), cpuQuota: null, memoryMaxBytes: null };

describe.runIf(process.getuid?.() === 0 && mount !== undefined)('a group in a real v2 hierarchy', () => {
  it('is entered before exec, counts, is killed in one go and taken away', async () => {
    const registered: GroupRegistration[] = [];
    const host = thisHost({ groupAdded: (group) => void registered.push(group), processAdded: () => undefined, groupRemoved: () => undefined });
    const group = await cgroup2Backend(host, mount ?? '').create(request);
    const folder = registered[0]?.cgroupFolders[0] ?? '';
    expect(folder).toBe(join(mount ?? '', group.id));
    const burner = await group.launch(faulty(['burn', '200']));
    expect((await burner.exited).code).toBe(0);
    expect((await group.usage()).cpuUserNs).toBeGreaterThan(190e6);
    const { request: brood, firstLine } = withFirstLine(faulty(['brood']));
    await group.launch(brood);
    await firstLine;
    await until(async () => (await group.alive()).length > 3);
    await group.remove();
    expect(await group.alive()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  it.runIf(!existsSync(join(mount ?? '', 'memory.stat')))('refuses a limit that does not read back, and leaves no group', async () => {
    const registered: GroupRegistration[] = [];
    const host = thisHost({ groupAdded: (group) => void registered.push(group), processAdded: () => undefined, groupRemoved: () => undefined });
    await expect(cgroup2Backend(host, mount ?? '').create({ ...request, memoryMaxBytes: 1e9 })).rejects.toMatchObject({ code: 'HOST_LIMIT', what: expect.stringContaining('memoryMax 1000000000 bytes was asked for') as string });
    expect(existsSync(registered[0]?.cgroupFolders[0] ?? '/')).toBe(false);
  });
});
