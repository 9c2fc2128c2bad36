import { spawn } from 'node:child_process';
import { IndexbenchError } from '../model/errors.ts';
import { DEFAULT_PATH } from './process-group/group-host.ts';
import type { GroupRegistrar } from './process-group/process-group.ts';
import type { TempFolderRegistrar } from './temp-folder.ts';
import type { WatchdogMessage } from './watchdog-ledger.ts';

/** The controller's side of its watchdog. */
export interface Watchdog extends GroupRegistrar, TempFolderRegistrar {
  readonly pid: number;
  /** False once the watchdog has ended, by whatever. */
  isAlive(): boolean;
  /** Ends it: the controller has undone everything itself. */
  stop(): Promise<void>;
}

interface WatchdogOptions {
  /** Path of the watchdog's program (`watchdog.mjs`). */
  readonly entry: string;
  /** Arguments for `node` before the program. */
  readonly nodeArguments?: readonly string[] | undefined;
}

const STOP_LIMIT_MS = 1000;

/**
 * Starts the watchdog in a session of its own, where no Ctrl-C of this terminal reaches it, and waits until it is on guard. It ends by `stop`,
 * or after this process has died.
 *
 * @throws IndexbenchError INTERNAL where it cannot be started.
 */
export async function startWatchdog({ entry, nodeArguments = [] }: WatchdogOptions): Promise<Watchdog> {
  const child = spawn(process.execPath, [...nodeArguments, entry], {
    detached: true,
    cwd: '/',
    env: { PATH: DEFAULT_PATH, LANG: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  await new Promise<void>((settle, fail) => {
    const refuse = (cause: unknown): void => fail(new IndexbenchError('INTERNAL', { what: 'the watchdog could not be started', where: entry, cause }));
    // Only then does it withstand the signals that end the controller.
    child.stdout.once('data', () => settle());
    child.once('error', refuse);
    child.once('exit', (code) => refuse(new Error(`exit code ${code}`)));
  });
  child.stdout.destroy();
  const pid = child.pid ?? 0;
  // A watchdog that was killed breaks the pipe: `isAlive` tells it, the write does not fail the run.
  child.stdin.on('error', () => undefined);
  child.unref();
  const send = (message: WatchdogMessage): void => {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  return {
    pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    groupAdded: (group) => send({ kind: 'group-added', group }),
    processAdded: (groupId, { pid: memberPid, startTimeTicks }) => send({ kind: 'process-added', groupId, process: { pid: memberPid, startTimeTicks } }),
    groupRemoved: (groupId) => send({ kind: 'group-removed', groupId }),
    folderAdded: (folder) => send({ kind: 'folder-added', folder }),
    folderRemoved: (path) => send({ kind: 'folder-removed', path }),
    stop: async () => {
      send({ kind: 'bye' });
      child.stdin.end();
      child.ref();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
