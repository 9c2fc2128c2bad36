import { spawn } from 'node:child_process';
import { closeInheritedDescriptors } from './inherited-descriptors.ts';
import { DEFAULT_PATH } from './process-group/group-host.ts';
import type { WatchdogMessage } from './watchdog-ledger.ts';

export interface GuardProgram {
  /** Path of the watchdog's program (`watchdog.mjs`). */
  readonly entry: string;
  /** Arguments for `node` before the program. */
  readonly nodeArguments?: readonly string[] | undefined;
}

/** One process of the watchdog's program. */
export interface GuardProcess {
  readonly pid: number;
  isAlive(): boolean;
  /** Settles when it withstands the signals that end the controller. */
  readonly ready: Promise<void>;
  /** Settles with the reason when it has ended, or could not be started; never rejects. */
  readonly ended: Promise<string>;
  send(message: WatchdogMessage): void;
  /** Closes its input and waits for its end, which is forced after the limit. */
  close(limitMs: number): Promise<void>;
}

/**
 * Starts it in a session of its own, where no Ctrl-C of this terminal reaches it. It does not keep this process from ending.
 *
 * It is the first process of a run: what this one inherited and would pass on is closed before.
 *
 * @param known what it has to know from its first moment on: the controller may be killed before it can send anything
 */
export function launchGuard({ entry, nodeArguments = [] }: GuardProgram, known: readonly WatchdogMessage[] = []): GuardProcess {
  closeInheritedDescriptors();
  const child = spawn(process.execPath, [...nodeArguments, entry, ...known.map((message) => JSON.stringify(message))], {
    detached: true,
    cwd: '/',
    env: { PATH: DEFAULT_PATH, LANG: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<string>((settle) => {
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, signal) => settle(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const ready = new Promise<void>((settle) => {
    child.stdout.once('data', () => {
      child.stdout.destroy();
      settle();
    });
  });
  // One that was killed breaks the pipe: its end tells that, the write does not fail the run.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  child.unref();
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    ready,
    ended,
    send: (message) => {
      if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    close: async (limitMs) => {
      child.stdin.end();
      child.ref();
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
