import { setTimeout as delay } from 'node:timers/promises';
import { exitPhrase } from '../host/process-group/exit-phrase.ts';
import type { ProcessExit } from '../host/process-group/process-group.ts';
import type { StopResult } from '../host/stop.ts';
import type { IndexbenchError } from '../model/errors.ts';
import type { StateFailed } from '../model/generated/types.ts';
import { stopWayOf } from '../systems/system.ts';
import type { LaunchedSystem } from './launched-system.ts';
import type { RunJournal } from './run-journal.ts';
import { systemError } from './system-error.ts';

/** Connections of a process that ends break before its end is known here, which may take this long. */
const EXIT_NOTICE_MS = 500;

export type WatchedProcess = Pick<LaunchedSystem, 'name' | 'process' | 'group'>;

/** Notices when a process that a measurement rests on ends: the target, or the node beside it. What ends first is the cause. */
export class TargetWatch {
  /** Set before they are asked to stop: from then on their end is no fault. */
  stopping = false;
  /** The one that is not ready yet, where there is one. */
  starting: WatchedProcess | null = null;
  readonly #controller = new AbortController();
  readonly #noticed: Promise<void>;
  #gone: IndexbenchError | null = null;

  constructor(watched: readonly WatchedProcess[]) {
    this.#noticed = Promise.race(watched.map((one) => one.process.exited.then((exit) => this.#notice(one, exit))));
  }

  /** Aborts when one of them has ended by itself. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What the measurements that it left unfinished are; null while they run. */
  get goneState(): StateFailed | null {
    return this.#gone === null ? null : { kind: 'failed', code: this.#gone.code, message: this.#gone.message };
  }

  /** @throws IndexbenchError SYSTEM_EXITED with the last log lines */
  throwIfGone(): void {
    if (this.#gone !== null) throw this.#gone;
  }

  /** The error that says why something failed: the end of one of them, where that is what the failure came from, else the failure itself. */
  async causeOf(failure: unknown): Promise<unknown> {
    const noticed = new AbortController();
    await Promise.race([this.#noticed, delay(EXIT_NOTICE_MS, undefined, { signal: noticed.signal }).catch(() => undefined)]);
    noticed.abort();
    return this.#gone ?? failure;
  }

  async #notice(watched: WatchedProcess, exit: ProcessExit): Promise<void> {
    if (this.stopping || this.#gone !== null) return;
    const { oomKills } = await watched.group.usage().catch(() => ({ oomKills: null }));
    const why = oomKills === null || oomKills === 0 ? '' : ': the kernel killed it for its memory (memoryMaxBytes of the plan, or the host is full)';
    this.#gone ??= systemError('SYSTEM_EXITED', `ended ${watched === this.starting ? 'before it was ready' : 'during its run'} (${exitPhrase(exit)})${why}`, watched);
    this.#controller.abort(this.#gone);
  }
}

/** Journals how a system was stopped, and says so where it followed not its own stop signal but only SIGTERM: its data may be unfinished. */
export function noteStopped(journal: RunJournal, stopped: StopResult, { name, system, variant }: Pick<LaunchedSystem, 'name' | 'system' | 'variant'>): void {
  journal.note({ kind: 'stopped', ...stopped });
  const { signal } = stopWayOf(system, variant);
  if (stopped.endedBy === 'sigterm' && signal !== 'SIGTERM') journal.emit({ kind: 'notice', message: `${name} did not follow its stop signal ${signal} for ${(stopped.durationNs / 1e9).toFixed(1)} s, and ended at SIGTERM` });
}

/** A system that has to be killed, or leaves processes behind, has failed. @throws IndexbenchError SYSTEM_STOP */
export function judgeStop(stopped: StopResult, watched: WatchedProcess): void {
  if (stopped.leftBehind.length > 0) {
    const names = stopped.leftBehind.map(({ pid, command }) => `${pid} (${command})`).join(', ');
    throw systemError('SYSTEM_STOP', `left processes behind, which were ended: ${names}`, watched);
  }
  if (stopped.wereStopped) throw systemError('SYSTEM_STOP', 'its processes had been stopped (SIGSTOP) by somebody, and were continued to end them', watched);
  if (stopped.endedBy === 'sigkill') throw systemError('SYSTEM_STOP', 'ignored its stop signal and SIGTERM, and was killed', watched);
}
