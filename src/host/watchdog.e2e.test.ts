import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { until, workingBackends } from './fixtures/backends.ts';
import { guardedPlaces } from './guarded-places.ts';
import { readKernelFile, REAL_TREE } from './kernel-file.ts';
import { clearLeftovers } from './leftovers.ts';
import { isRunning, listProcesses, readProcessStat, thisProcess } from './process-table.ts';
import { createTempFolder, ownerOfTempFolder, removeTempFolder, TEMP_MARKER_FILE } from './temp-folder.ts';
import { startWatchdog } from './watchdog.ts';
import { WatchdogLedger } from './watchdog-ledger.ts';

interface Report {
  readonly watchdog: number;
  readonly main: number;
  readonly alive: number[];
  readonly folder: string;
  readonly lock: string;
  readonly groupId: string;
}

const backends = await workingBackends();
const tsx = import.meta.resolve('tsx');
const isAlive = (pid: number): boolean => isRunning(readProcessStat('/proc', pid));
const groupsLeft = (id: string): string => execFileSync('find', ['/sys/fs/cgroup', '-name', `${id}*`], { encoding: 'utf8' });
const scratch = mkdtempSync(join(tmpdir(), 'watchdog-test-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function startController(source: string, ending = ''): Promise<{ child: ChildProcess; report: Report }> {
  const script = fileURLToPath(new URL('fixtures/controller.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, script, source, ending], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await new Promise<string[]>((settle, fail) => {
    createInterface({ input: child.stdout }).once('line', (text) => settle([text]));
    child.once('exit', (code) => fail(new Error(`the controller ended with ${code}`)));
  });
  return { child, report: JSON.parse(line ?? '') as Report };
}

/** The process of the watchdog's program that a controller has now; 0 for none. */
function watchdogOf(controller: number): number {
  const isIts = (pid: number): boolean => readProcessStat('/proc', pid)?.parent === controller && isAlive(pid) && (readKernelFile(`/proc/${pid}/cmdline`) ?? '').includes('watchdog-main');
  return listProcesses('/proc').find(isIts) ?? 0;
}

describe.each(backends.map(({ source }) => source))('%s', (source) => {
  it('leaves nothing when the controller is killed', async () => {
    const { child, report } = await startController(source);
    expect(report.alive.filter(isAlive)).toEqual(report.alive);
    expect(report.alive.length).toBeGreaterThan(4);
    // The whole process group of the controller is interrupted first: the watchdog must not be in it.
    for (const signal of ['SIGSTOP', 'SIGKILL'] as const) process.kill(-(child.pid ?? 0), signal);
    await until(() => !isAlive(report.watchdog), 5000);
    expect(report.alive.filter(isAlive)).toEqual([]);
    expect(existsSync(report.folder)).toBe(false);
    expect(existsSync(report.lock)).toBe(false);
    expect(groupsLeft(report.groupId)).toBe('');
  });

  it('leaves nothing when the watchdog is killed, and then the controller', async () => {
    const { child, report } = await startController(source);
    const controller = child.pid ?? 0;
    process.kill(report.watchdog, 'SIGKILL');
    let second = 0;
    await until(() => (second = watchdogOf(controller)) !== 0 && second !== report.watchdog, 5000);
    // At once, before it is ready: what it has to know is on its way.
    process.kill(-controller, 'SIGKILL');
    await until(() => !isAlive(second), 8000);
    expect(report.alive.filter(isAlive)).toEqual([]);
    expect([report.folder, report.lock].filter((path) => existsSync(path))).toEqual([]);
    expect(groupsLeft(report.groupId)).toBe('');
  });
});

it('leaves nothing when the controller ends by a signal that the watchdog gets too', async () => {
  const { child, report } = await startController('proc');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(report.watchdog, signal);
  process.kill(child.pid ?? 0, 'SIGTERM');
  await until(() => !isAlive(report.watchdog), 5000);
  expect(report.alive.filter(isAlive)).toEqual([]);
  expect(existsSync(report.folder)).toBe(false);
});

it('ends with a controller that ends in order', async () => {
  const { child, report } = await startController('proc', 'orderly');
  await new Promise((settle) => child.once('exit', settle));
  expect(child.exitCode).toBe(0);
  expect([report.watchdog, ...report.alive].filter(isAlive)).toEqual([]);
  expect(existsSync(report.folder)).toBe(false);
});

describe('a watchdog that is killed', () => {
  const program = { entry: fileURLToPath(new URL('watchdog-main.ts', import.meta.url)), nodeArguments: ['--import', tsx] };

  it('is replaced three times, and then lost', async () => {
    const watchdog = await startWatchdog(program);
    const pids = [watchdog.pid];
    for (let restart = 1; restart <= 3; restart += 1) {
      process.kill(watchdog.pid, 'SIGKILL');
      await until(() => watchdog.pid !== pids.at(-1));
      pids.push(watchdog.pid);
      expect(watchdog.isAlive()).toBe(true);
      expect(watchdog.lost.aborted).toBe(false);
    }
    process.kill(watchdog.pid, 'SIGKILL');
    await until(() => watchdog.lost.aborted);
    expect(watchdog.lost.reason).toMatchObject({ code: 'WATCHDOG_LOST', exitCode: 4, what: 'the watchdog ended 4 times, last by signal SIGKILL' });
    expect(watchdog.isAlive()).toBe(false);
    watchdog.folderRemoved('/nowhere');
    await watchdog.stop();
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('is not replaced once it was told to stop', async () => {
    const watchdog = await startWatchdog(program);
    const { pid } = watchdog;
    const stopping = watchdog.stop();
    process.kill(pid, 'SIGKILL');
    await stopping;
    expect(watchdog.pid).toBe(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it('is told by name where it cannot even start', async () => {
    await expect(startWatchdog({ entry: join(scratch, 'absent.mjs') })).rejects.toMatchObject({ code: 'INTERNAL', what: 'the watchdog could not be started: exit code 1' });
  });
});

describe('clearLeftovers touches only what is ours', () => {
  it('leaves a folder without the marker, with another token, or that is a link', async () => {
    const ledger = new WatchdogLedger();
    const bare = join(scratch, 'bare');
    const other = join(scratch, 'other');
    const link = join(scratch, 'link');
    for (const path of [bare, other]) mkdirSync(path);
    writeFileSync(join(bare, 'file'), '');
    writeFileSync(join(other, TEMP_MARKER_FILE), 'token of somebody else');
    symlinkSync(other, link);
    for (const path of [bare, other]) ledger.take({ kind: 'folder-added', folder: { path, token: 'mine' } });
    ledger.take({ kind: 'folder-added', folder: { path: link, token: 'token of somebody else' } });
    await clearLeftovers(ledger, REAL_TREE);
    expect([bare, other, link].filter((path) => existsSync(path))).toEqual([bare, other, link]);
  });

  it('removes a folder whose owner died before it could mark it', async () => {
    const empty = join(scratch, 'empty');
    mkdirSync(empty);
    const ledger = new WatchdogLedger();
    ledger.take({ kind: 'folder-added', folder: { path: empty, token: 'mine' } });
    await clearLeftovers(ledger, REAL_TREE);
    expect(existsSync(empty)).toBe(false);
  });

  it('leaves a process whose pid was given anew', async () => {
    const stranger = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    const pid = stranger.pid ?? 0;
    const started = readProcessStat('/proc', pid)?.startTimeTicks ?? 0;
    const ledger = new WatchdogLedger();
    ledger.take({ kind: 'group-added', group: { id: 'g', source: 'proc', marker: 'no-such-marker', cgroupFolders: [] } });
    ledger.take({ kind: 'process-added', groupId: 'g', process: { pid, startTimeTicks: started - 1 } });
    await clearLeftovers(ledger, REAL_TREE);
    expect(isAlive(pid)).toBe(true);
    ledger.take({ kind: 'process-added', groupId: 'g', process: { pid, startTimeTicks: started } });
    await clearLeftovers(ledger, REAL_TREE);
    expect(isAlive(pid)).toBe(false);
  });
});

it('a ledger forgets what was removed, and a line that was cut off', () => {
  const ledger = new WatchdogLedger();
  ledger.take({ kind: 'group-added', group: { id: 'a', source: 'proc', marker: 'a', cgroupFolders: [] } });
  ledger.take({ kind: 'process-added', groupId: 'a', process: { pid: 5, startTimeTicks: 1 } });
  ledger.take({ kind: 'group-added', group: { id: 'a', source: 'systemd', marker: 'a', cgroupFolders: ['/x'] } });
  ledger.takeLine('{"kind":"group-removed","gro');
  expect(ledger.groups).toEqual([{ id: 'a', source: 'systemd', marker: 'a', cgroupFolders: ['/x'], processes: [{ pid: 5, startTimeTicks: 1 }] }]);
  ledger.takeLine('{"kind":"group-removed","groupId":"a"}');
  expect(ledger.groups).toEqual([]);
  expect(ledger.finished).toBe(false);
  ledger.takeLine('{"kind":"bye"}');
  expect(ledger.finished).toBe(true);
});

it('a ledger tells all that another has to know', () => {
  const ledger = new WatchdogLedger();
  ledger.take({ kind: 'group-added', group: { id: 'a', source: 'cgroup2', marker: 'a', cgroupFolders: ['/x'] } });
  ledger.take({ kind: 'group-added', group: { id: 'b', source: 'proc', marker: 'b', cgroupFolders: [] } });
  for (const pid of [5, 6]) ledger.take({ kind: 'process-added', groupId: 'a', process: { pid, startTimeTicks: 1 } });
  ledger.take({ kind: 'group-removed', groupId: 'b' });
  ledger.take({ kind: 'folder-added', folder: { path: '/f', token: 't' } });
  ledger.take({ kind: 'lock-added', lock: { file: '/l', content: 'c' } });
  ledger.take({ kind: 'lock-added', lock: { file: '/m', content: 'c' } });
  ledger.take({ kind: 'lock-removed', file: '/m' });
  const other = new WatchdogLedger();
  for (const message of ledger.messages()) other.takeLine(JSON.stringify(message));
  expect(other.groups).toEqual([{ id: 'a', source: 'cgroup2', marker: 'a', cgroupFolders: ['/x'], processes: [{ pid: 5, startTimeTicks: 1 }, { pid: 6, startTimeTicks: 1 }] }]);
  expect(other.folders).toEqual([{ path: '/f', token: 't' }]);
  expect(other.locks).toEqual([{ file: '/l', content: 'c' }]);
});

it('clearLeftovers removes a lock of ours, and leaves one that somebody else has by now', async () => {
  const [ours, theirs] = [join(scratch, 'ours'), join(scratch, 'theirs')];
  const ledger = new WatchdogLedger();
  const places = guardedPlaces({ folderAdded: () => undefined, folderRemoved: () => undefined, lockAdded: (lock) => ledger.take({ kind: 'lock-added', lock }), lockRemoved: () => undefined });
  for (const target of [ours, theirs]) places.lock(target);
  writeFileSync(`${theirs}.lock`, 'other content');
  await clearLeftovers(ledger, REAL_TREE);
  expect([ours, theirs].map((target) => existsSync(`${target}.lock`))).toEqual([false, true]);
});

it('a temporary folder is marked with its owner and removed once', async () => {
  const folder = createTempFolder({ registrar: null, parent: join(scratch, 'new/parent') });
  writeFileSync(join(folder.path, 'x'), 'y');
  expect(ownerOfTempFolder(folder.path)).toEqual(thisProcess());
  expect(ownerOfTempFolder(scratch)).toBeNull();
  await folder.remove();
  await folder.remove();
  expect(existsSync(folder.path)).toBe(false);
  expect(await removeTempFolder({ path: folder.path, token: '' })).toBe(false);
});
