import type { StopResult } from '../host/stop.ts';
import { IndexbenchError, type ErrorCode } from '../model/errors.ts';
import type { StateFailed } from '../model/generated/types.ts';
import { SHOWN_LOG_LINES, type Target } from './target.ts';

/** Notices when a target ends while it is measured, and judges how it ended when it was asked to. */
export class TargetWatch {
  /** Set before the target is asked to stop: from then on its end is no fault. */
  stopping = false;
  readonly #target: Target;
  readonly #name: string;
  readonly #controller = new AbortController();
  #gone: IndexbenchError | null = null;

  constructor(target: Target, name: string) {
    this.#target = target;
    this.#name = name;
    void target.process.exited.then(({ code, signal }) => {
      if (this.stopping) return;
      this.#gone = this.#error('SYSTEM_EXITED', `ended during its run (${signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`})`);
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

  /** A system that has to be killed, or leaves processes behind, has failed. @throws IndexbenchError SYSTEM_STOP */
  judgeStop(stopped: StopResult): void {
    // How it ended when nobody had asked says more than what its end left.
    if (this.#gone !== null) return;
    if (stopped.leftBehind.length > 0) {
      const names = stopped.leftBehind.map(({ pid, command }) => `${pid} (${command})`).join(', ');
      throw this.#error('SYSTEM_STOP', `left processes behind, which were ended: ${names}`);
    }
    if (stopped.endedBy === 'sigkill') throw this.#error('SYSTEM_STOP', 'ignored its stop signal and SIGTERM, and was killed');
  }

  #error(code: ErrorCode, what: string): IndexbenchError {
    return systemError(code, what, { target: this.#target, name: this.#name });
  }
}

/** An error of a running system, with its last log lines. */
export function systemError(code: ErrorCode, what: string, { target, name }: { readonly target: Target; readonly name: string }): IndexbenchError {
  return new IndexbenchError(code, { what, where: name, logLines: target.process.log.lastLines(SHOWN_LOG_LINES) });
}
