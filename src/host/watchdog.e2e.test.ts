import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { until, workingBackends } from './fixtures/backends.ts';
import { REAL_TREE } from './kernel-file.ts';
import { clearLeftovers } from './leftovers.ts';
import { isRunning, readProcessStat } from './process-table.ts';
import { createTempFolder, ownerOfTempFolder, removeTempFolder, TEMP_MARKER_FILE } from './temp-folder.ts';
import { startWatchdog } from './watchdog.ts';
import { WatchdogLedger } from './watchdog-ledger.ts';

interface Report {
  readonly watchdog: number;
  readonly main: number;
  readonly alive: number[];
  readonly folder: string;
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

it('tells that it was killed', async () => {
  const watchdog = await startWatchdog({ entry: fileURLToPath(new URL('watchdog-main.ts', import.meta.url)), nodeArguments: ['--import', tsx] });
  expect(watchdog.isAlive()).toBe(true);
  process.kill(watchdog.pid, 'SIGKILL');
  await until(() => !watchdog.isAlive());
  watchdog.folderRemoved('/nowhere');
  await watchdog.stop();
  expect(isAlive(watchdog.pid)).toBe(false);
});

describe('clearLeftovers touches only what is ours', () => {
  it('leaves a folder without the marker, with another token, or that is a link', async () => {
    const ledger = new WatchdogLedger();
    const bare = join(scratch, 'bare');
    const other = join(scratch, 'other');
    const link = join(scratch, 'link');
    for (const path of [bare, other]) mkdirSync(path);
    writeFileSync(join(other, TEMP_MARKER_FILE), 'token of somebody else');
    symlinkSync(other, link);
    for (const path of [bare, other]) ledger.take({ kind: 'folder-added', folder: { path, token: 'mine' } });
    ledger.take({ kind: 'folder-added', folder: { path: link, token: 'token of somebody else' } });
    await clearLeftovers(ledger, REAL_TREE);
    expect([bare, other, link].filter((path) => existsSync(path))).toEqual([bare, other, link]);
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

it('a temporary folder is marked with its owner and removed once', async () => {
  const folder = createTempFolder({ registrar: null, parent: join(scratch, 'new/parent') });
  writeFileSync(join(folder.path, 'x'), 'y');
  expect(ownerOfTempFolder(folder.path)).toBe(process.pid);
  expect(ownerOfTempFolder(scratch)).toBeNull();
  await folder.remove();
  await folder.remove();
  expect(existsSync(folder.path)).toBe(false);
  expect(await removeTempFolder({ path: folder.path, token: '' })).toBe(false);
});
