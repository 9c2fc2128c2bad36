import { IndexbenchError } from '../model/errors.ts';
import { launchGuard, type GuardProcess, type GuardProgram } from './guard-process.ts';
import type { LockRegistrar } from './lock-file.ts';
import type { GroupRegistrar } from './process-group/process-group.ts';
import type { TempFolderRegistrar } from './temp-folder.ts';
import { WatchdogLedger, type WatchdogMessage } from './watchdog-ledger.ts';

/** The controller's side of its watchdog. */
export interface Watchdog extends GroupRegistrar, TempFolderRegistrar, LockRegistrar {
  /** Of the process that is on guard now. */
  readonly pid: number;
  /** False while none is on guard. */
  isAlive(): boolean;
  /** Aborts with WATCHDOG_LOST when it was killed more often than it is started again: whoever works on must end. */
  readonly lost: AbortSignal;
  /** Ends it: the controller has undone everything itself. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 1000;
const MAX_RESTARTS = 3;

/**
 * Starts the watchdog and waits until it is on guard. It ends by `stop`, or after this process has died. One that is killed meanwhile is
 * replaced at once, up to 3 times, by one that is told everything again.
 *
 * @throws IndexbenchError INTERNAL where it cannot be started.
 */
export async function startWatchdog(program: GuardProgram): Promise<Watchdog> {
  const guard = launchGuard(program);
  await Promise.race([
    guard.ready,
    guard.ended.then((reason) => {
      throw new IndexbenchError('INTERNAL', { what: `the watchdog could not be started: ${reason}`, where: program.entry });
    }),
  ]);
  return new RestartingWatchdog(program, guard);
}

class RestartingWatchdog implements Watchdog {
  readonly #program: GuardProgram;
  readonly #ledger = new WatchdogLedger();
  readonly #lost = new AbortController();
  #guard: GuardProcess;
  #restarts = 0;
  #isStopping = false;

  constructor(program: GuardProgram, guard: GuardProcess) {
    this.#program = program;
    this.#guard = guard;
    this.#watch();
  }

  get pid(): number {
    return this.#guard.pid;
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  isAlive(): boolean {
    return this.#guard.isAlive();
  }

  groupAdded: GroupRegistrar['groupAdded'] = (group) => this.#tell({ kind: 'group-added', group });
  processAdded: GroupRegistrar['processAdded'] = (groupId, { pid, startTimeTicks }) => this.#tell({ kind: 'process-added', groupId, process: { pid, startTimeTicks } });
  groupRemoved: GroupRegistrar['groupRemoved'] = (groupId) => this.#tell({ kind: 'group-removed', groupId });
  folderAdded: TempFolderRegistrar['folderAdded'] = (folder) => this.#tell({ kind: 'folder-added', folder });
  folderRemoved: TempFolderRegistrar['folderRemoved'] = (path) => this.#tell({ kind: 'folder-removed', path });
  lockAdded: LockRegistrar['lockAdded'] = (lock) => this.#tell({ kind: 'lock-added', lock });
  lockRemoved: LockRegistrar['lockRemoved'] = (file) => this.#tell({ kind: 'lock-removed', file });

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#guard.send({ kind: 'bye' });
    await this.#guard.close(STOP_LIMIT_MS);
  }

  #tell(message: WatchdogMessage): void {
    this.#ledger.take(message);
    this.#guard.send(message);
  }

  #watch(): void {
    void this.#guard.ended.then((reason) => {
      if (!this.#isStopping) this.#replace(reason);
    });
  }

  #replace(reason: string): void {
    if (this.#restarts === MAX_RESTARTS) {
      this.#lost.abort(new IndexbenchError('WATCHDOG_LOST', { what: `the watchdog ended ${MAX_RESTARTS + 1} times, last by ${reason}` }));
      return;
    }
    this.#restarts += 1;
    this.#guard = launchGuard(this.#program, [...this.#ledger.messages()]);
    this.#watch();
  }
}
