import { afterEach, describe, expect, it } from 'vitest';
import { faulty, until, withFirstLine, workingBackends } from './fixtures/backends.ts';
import type { GroupBackend } from './process-group/backend.ts';
import type { LaunchRequest, ProcessGroup } from './process-group/process-group.ts';
import { readProcessStat } from './process-table.ts';
import { stopGroup } from './stop.ts';
import { readTopology } from './topology.ts';

const backends = await workingBackends();
const groups: ProcessGroup[] = [];
afterEach(async () => {
  for (const group of groups.splice(0)) await group.remove();
});

async function startedOn(backend: GroupBackend, request: LaunchRequest) {
  const group = await backend.create({ name: 'stop', cpus: readTopology().usable.slice(-1), cpuQuota: null, memoryMaxBytes: null });
  groups.push(group);
  const { request: heard, firstLine } = withFirstLine(request);
  const process = await group.launch(heard);
  await firstLine;
  return { group, process };
}

const shell = (script: string): LaunchRequest => ({ command: 'sh', args: ['-c', script], cwd: '/', env: {}, stdin: 'ignore' });

describe.each(backends.map((backend) => [backend.source, backend] as const))('stopGroup on %s', (_source, backend) => {
  const started = (request: LaunchRequest) => startedOn(backend, request);

  it('ends a willing program by its own signal, with its own exit code', async () => {
    const { group, process } = await started(shell('trap "exit 3" INT; echo ready; while :; do sleep 0.05; done'));
    const result = await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 5000, what: 'x' });
    expect(result).toMatchObject({ endedBy: 'own-signal', leftBehind: [], wereStopped: false });
    expect(await process.exited).toEqual({ code: 3, signal: null });
    expect(await group.alive()).toEqual([]);
  });

  it('goes on to SIGTERM', async () => {
    const { group, process } = await started(shell('trap "" INT; echo ready; while :; do sleep 0.05; done'));
    expect((await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 200, what: 'x' })).endedBy).toBe('sigterm');
  });

  it('goes on to SIGKILL', async () => {
    const { group, process } = await started(faulty(['noterm']));
    const result = await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 200, termTimeoutMs: 200, what: 'x' });
    expect(result.endedBy).toBe('sigkill');
    expect(await process.exited).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await group.alive()).toEqual([]);
  });

  it('cuts the waits short once it is hurried, also while it waits', async () => {
    const { group, process } = await started(faulty(['noterm']));
    let isHurried = false;
    setTimeout(() => (isHurried = true), 200);
    const result = await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 60_000, termTimeoutMs: 60_000, isHurried: () => isHurried, what: 'x' });
    expect(result.endedBy).toBe('sigkill');
    expect(await group.alive()).toEqual([]);
  });

  it('names the child that a program left behind, and ends it too', async () => {
    const { group, process } = await started(faulty(['daemon']));
    await process.exited;
    const result = await stopGroup({ group, process, signal: 'SIGTERM', signalTimeoutMs: 5000, termTimeoutMs: 300, what: 'x' });
    expect(result.endedBy).toBe('sigkill');
    expect(result.leftBehind.map(({ command }) => command)).toContain('sh');
    expect(await group.alive()).toEqual([]);
  });

  it('continues a program that somebody had stopped, so that it ends in order, and says so', async () => {
    const { group, process } = await started(shell('trap "exit 3" INT; echo ready; while :; do sleep 0.05; done'));
    await group.kill('SIGSTOP');
    await until(async () => (await group.alive()).some((pid) => readProcessStat('/proc', pid)?.state === 'T'));
    const result = await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 5000, what: 'x' });
    expect(result).toMatchObject({ endedBy: 'own-signal', wereStopped: true });
    expect(await process.exited).toEqual({ code: 3, signal: null });
  });

  it('says so too where a program is stopped only after its own signal', async () => {
    // Its own signal makes it stop itself.
    const { group, process } = await started(shell('trap "kill -STOP $$" INT; trap "exit 4" TERM; echo ready; while :; do sleep 0.05; done'));
    const result = await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 500, what: 'x' });
    expect(result).toMatchObject({ endedBy: 'sigterm', wereStopped: true });
    expect(await process.exited).toEqual({ code: 4, signal: null });
  });

  it('has nothing to do for a program that ended', async () => {
    const { group, process } = await started(shell('echo ready'));
    await process.exited;
    await until(async () => (await group.alive()).length === 0);
    expect((await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: 100, what: 'x' })).endedBy).toBe('already-gone');
  });
});

it('says so when something outlives SIGKILL', async () => {
  const stuck = { alive: () => Promise.resolve([4_194_304 + 7]), kill: () => Promise.resolve() };
  const stopping = stopGroup({ group: stuck, signal: 'SIGINT', signalTimeoutMs: 20, termTimeoutMs: 20, killTimeoutMs: 50, what: 'zaino' });
  await expect(stopping).rejects.toMatchObject({ code: 'SYSTEM_STOP', where: 'zaino' });
});
