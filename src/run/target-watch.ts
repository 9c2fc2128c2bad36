import { setTimeout as delay } from 'node:timers/promises';
import { exitPhrase } from '../host/process-group/exit-phrase.ts';
import type { StopResult } from '../host/stop.ts';
import type { IndexbenchError } from '../model/errors.ts';
import type { StateFailed } from '../model/generated/types.ts';
import { systemError } from './system-error.ts';
import type { Target } from './target.ts';

/** Connections of a process that ends break before its end is known here, which may take this long. */
const EXIT_NOTICE_MS = 500;

/** Notices when a target ends while it is measured, and judges how it ended when it was asked to. */
export class TargetWatch {
  /** Set before the target is asked to stop: from then on its end is no fault. */
  stopping = false;
  readonly #target: Target;
  readonly #name: string;
  readonly #controller = new AbortController();
  readonly #noticed: Promise<void>;
  #gone: IndexbenchError | null = null;

  constructor(target: Target, name: string) {
    this.#target = target;
    this.#name = name;
    this.#noticed = target.process.exited.then(async (exit) => {
      if (this.stopping) return;
      const { oomKills } = await target.group.usage().catch(() => ({ oomKills: null }));
      const why = oomKills === null || oomKills === 0 ? '' : ': the kernel killed it for its memory (memoryMaxBytes of the plan, or the host is full)';
      this.#gone = this.#error('SYSTEM_EXITED', `ended during its run (${exitPhrase(exit)})${why}`);
      this.#controller.abort(this.#gone);
    });
  }

  /** Aborts when the target has ended by itself. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What the measurements that it left unfinished are; null while it runs. */
  get goneState(): StateFailed | null {
    return this.#gone === null ? null : { kind: 'failed', code: this.#gone.code, message: this.#gone.message };
  }

  /** @throws IndexbenchError SYSTEM_EXITED with the last log lines */
  throwIfGone(): void {
    if (this.#gone !== null) throw this.#gone;
  }

  /** The error that says why something failed: the target's end, where that is what the failure came from, else the failure itself. */
  async causeOf(failure: unknown): Promise<unknown> {
    const noticed = new AbortController();
    await Promise.race([this.#noticed, delay(EXIT_NOTICE_MS, undefined, { signal: noticed.signal }).catch(() => undefined)]);
    noticed.abort();
    return this.#gone ?? failure;
  }

  /** A system that has to be killed, or leaves processes behind, has failed. @throws IndexbenchError SYSTEM_STOP */
  judgeStop(stopped: StopResult): void {
    if (stopped.leftBehind.length > 0) {
      const names = stopped.leftBehind.map(({ pid, command }) => `${pid} (${command})`).join(', ');
      throw this.#error('SYSTEM_STOP', `left processes behind, which were ended: ${names}`);
    }
    if (stopped.wereStopped) throw this.#error('SYSTEM_STOP', 'its processes had been stopped (SIGSTOP) by somebody, and were continued to end them');
    if (stopped.endedBy === 'sigkill') throw this.#error('SYSTEM_STOP', 'ignored its stop signal and SIGTERM, and was killed');
  }

  #error(code: 'SYSTEM_EXITED' | 'SYSTEM_STOP', what: string): IndexbenchError {
    return systemError(code, what, { process: this.#target.process, name: this.#name });
  }
}
