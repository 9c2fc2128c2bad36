import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { faulty, until, withFirstLine, workingBackends } from '../fixtures/backends.ts';
import { isRunning, readProcessStat } from '../process-table.ts';
import { stopGroup } from '../stop.ts';
import { readTopology } from '../topology.ts';
import { verifyAffinity } from './affinity.ts';
import type { GroupBackend } from './backend.ts';
import type { LaunchRequest, ProcessGroup } from './process-group.ts';

const backends = await workingBackends();
const { usable } = readTopology();
const cpus = usable.slice(-1);
const folder = mkdtempSync(join(tmpdir(), 'process-group-'));
const groups: ProcessGroup[] = [];

afterEach(async () => {
  for (const group of groups.splice(0)) await group.remove();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function open(backend: GroupBackend, limits: { cpuQuota?: number; memoryMaxBytes?: number } = {}): Promise<ProcessGroup> {
  const group = await backend.create({ name: 'test/group', cpus, cpuQuota: null, memoryMaxBytes: null, ...limits });
  groups.push(group);
  return group;
}

const shell = (script: string, more: Partial<LaunchRequest> = {}): LaunchRequest => ({ command: 'sh', args: ['-c', script], cwd: folder, env: {}, stdin: 'ignore', ...more });
const isAlive = (pid: number): boolean => isRunning(readProcessStat('/proc', pid));

it('finds at least the /proc backend', () => {
  expect(backends.at(-1)?.source).toBe('proc');
});

describe.each(backends.map((backend) => [backend.source, backend] as const))('%s', (source, backend) => {
  it('starts a program pinned, with a clean environment, and tells its exit and output', async () => {
    process.env['INDEXBENCH_TEST_SECRET'] = 'c4n4ry';
    const group = await open(backend);
    const logFile = join(folder, `${source}.log`);
    const launched = await group.launch(shell('grep Cpus_allowed_list /proc/self/status; env; pwd; echo "token=c4n4ry" >&2; exit 7', { env: { GIVEN: 'yes' }, logFile }));
    expect(await launched.exited).toEqual({ code: 7, signal: null });
    const lines = readFileSync(logFile, 'utf8').split('\n');
    expect(lines).toContain(`Cpus_allowed_list:\t${cpus[0]}`);
    expect(lines).toContain('GIVEN=yes');
    expect(lines).toContain(folder);
    expect(lines).toContain('token=[removed]');
    const names = lines.map((line) => /^([A-Z_]+)=/.exec(line)?.[1]).filter((name) => name !== undefined);
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)).sort()).toEqual(['GIVEN', 'INDEXBENCH_GROUP', 'LANG', 'PATH']);
    delete process.env['INDEXBENCH_TEST_SECRET'];
  });

  it('tells the signal that ended a program', async () => {
    const launched = await (await open(backend)).launch(shell('kill -KILL $$'));
    expect(await launched.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('counts the CPU time of a short program and of its child after both have ended', async () => {
    const group = await open(backend);
    const launched = await group.launch(faulty(['child', '300']));
    expect((await launched.exited).code).toBe(0);
    const { cpuUserNs, cpuSystemNs, processes } = await group.usage();
    expect(cpuUserNs).toBeGreaterThan(280e6);
    expect((cpuUserNs ?? 0) + (cpuSystemNs ?? 0)).toBeLessThan(2e9);
    expect(processes).toBe(0);
  });

  it('passes input and output through', async () => {
    const group = await open(backend);
    const launched = await group.launch(shell('cat', { stdin: 'pipe', stdout: 'pipe' }));
    let text = '';
    launched.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    launched.stdin?.end('token=kept as it is\n');
    await launched.exited;
    expect(text).toBe('token=kept as it is\n');
  });

  it('reads memory of a running program', async () => {
    const group = await open(backend);
    const { request, firstLine } = withFirstLine(faulty(['hold', '64']));
    await group.launch(request);
    await firstLine;
    const usage = await group.usage();
    expect(usage.anonymousBytes).toBeGreaterThan(64 * 1024 * 1024);
    expect(usage.anonymousPeakBytes).toBe(usage.anonymousBytes);
    expect(usage.memoryPeakBytes).toBeGreaterThan(64 * 1024 * 1024);
    expect(usage.processes).toBe(1);
  });

  it('sees and ends a daemon that left its session and whose parent is gone', async () => {
    const group = await open(backend);
    const { request, firstLine } = withFirstLine(faulty(['daemon']));
    const launched = await group.launch(request);
    const daemon = Number(await firstLine);
    await launched.exited;
    await until(async () => (await group.alive()).includes(daemon));
    await group.remove();
    expect(isAlive(daemon)).toBe(false);
  });

  it('ends a program that goes on making children', async () => {
    const group = await open(backend);
    const { request, firstLine } = withFirstLine(faulty(['brood']));
    await group.launch(request);
    await firstLine;
    await until(async () => (await group.alive()).length > 5);
    const members = await group.alive();
    const result = await stopGroup({ group, signal: 'SIGTERM', signalTimeoutMs: 100, termTimeoutMs: 100, what: 'brood' });
    expect(result.endedBy).toBe('sigkill');
    expect(await group.alive()).toEqual([]);
    expect(members.filter(isAlive)).toEqual([]);
  });

  it('says at once when the program is absent or not executable', async () => {
    const group = await open(backend);
    const file = join(folder, 'no-mode');
    writeFileSync(file, '#!/bin/sh\n', { mode: 0o644 });
    await expect(group.launch(shell('', { command: file }))).rejects.toMatchObject({ code: 'TOOL_MISSING', next: `Run: chmod +x ${file}` });
    await expect(group.launch(shell('', { command: 'no-such-program' }))).rejects.toMatchObject({ code: 'TOOL_MISSING' });
    await expect(group.launch(shell('', { cwd: join(folder, 'nowhere') }))).rejects.toMatchObject({ code: 'INPUT_NOT_FOUND' });
  });

  it.runIf(usable.length > 1)('reads back every thread’s mask, and catches a program that resets its own', async () => {
    const group = await open(backend);
    const { request, firstLine } = withFirstLine(faulty(['unpin']));
    await group.launch(request);
    await firstLine;
    const reading = await verifyAffinity(group, cpus);
    const { cpus: cpuset } = await group.readBack();
    if (cpuset === null) {
      expect(reading.ok).toBe(false);
      expect(reading.offending.length).toBe(reading.threads);
      expect(reading.offending[0]?.cpus).toEqual(usable);
    } else {
      expect(cpuset).toEqual(cpus);
      expect(reading).toMatchObject({ ok: true, offending: [], missing: [] });
    }
    expect(reading.threads).toBeGreaterThan(3);
  });

  it('tells a mask that was shrunk without a word', async () => {
    const group = await open(backend);
    const { request, firstLine } = withFirstLine(faulty(['wait']));
    await group.launch(request);
    await firstLine;
    expect(await verifyAffinity(group, [...cpus, 4000])).toMatchObject({ ok: false, offending: [], missing: [4000] });
    expect((await verifyAffinity(group, cpus)).ok).toBe(true);
  });

  if (source === 'proc') {
    it('refuses limits that it cannot hold', async () => {
      await expect(open(backend, { cpuQuota: 1 })).rejects.toMatchObject({ code: 'HOST_LIMIT' });
      expect(await (await open(backend)).readBack()).toEqual({ cpus: null, cpuQuota: null, memoryMaxBytes: null, swapMaxBytes: null });
    });
  } else {
    it('sets limits, reads them back, and counts an OOM kill', async () => {
      const memoryMaxBytes = 96 * 1024 * 1024;
      const group = await open(backend, { cpuQuota: 0.5, memoryMaxBytes });
      expect(await group.readBack()).toEqual({ cpus, cpuQuota: 0.5, memoryMaxBytes, swapMaxBytes: 0 });
      const launched = await group.launch(faulty(['hold', '300']));
      expect((await launched.exited).signal).toBe('SIGKILL');
      const usage = await group.usage();
      expect(usage.oomKills).toBeGreaterThan(0);
      expect(usage.memoryPeakBytes).toBeLessThanOrEqual(memoryMaxBytes);
    });

    it('takes its groups away', async () => {
      const group = await open(backend);
      const launched = await group.launch(faulty(['wait']));
      const own = readFileSync(`/proc/${launched.pid}/cgroup`, 'utf8');
      expect(own).toContain(group.id);
      await group.remove();
      const places = ['unified', 'memory', 'cpuacct', 'cpuset', ''].map((name) => join('/sys/fs/cgroup', name, group.id));
      expect(places.filter((place) => existsSync(place))).toEqual([]);
      expect(isAlive(launched.pid)).toBe(false);
    });
  }
});
