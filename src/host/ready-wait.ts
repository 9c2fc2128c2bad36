import { IndexbenchError } from '../model/errors.ts';
import { exitPhrase } from './process-group/exit-phrase.ts';
import type { LaunchedProcess } from './process-group/process-group.ts';

/** How many of a process's last lines an error shows. */
export const SHOWN_LOG_LINES = 20;

interface ReadyWaitRequest {
  readonly process: LaunchedProcess;
  /** Name of the variant or server, for messages. */
  readonly what: string;
  readonly timeoutMs: number;
  /** An interrupt. */
  readonly signal: AbortSignal;
}

/** Waits for something of a starting process, bounded by one deadline, by the process's end and by an interrupt. */
export class ReadyWait {
  /** True once one of them has come: then nothing is waited for any more. */
  over = false;
  readonly #ended: Promise<never>;
  #missing = '';
  #dispose: () => void = () => undefined;

  constructor({ process, what, timeoutMs, signal }: ReadyWaitRequest) {
    this.#ended = new Promise((_resolve, reject) => {
      const end = (error: Error): void => {
        this.over = true;
        reject(error);
      };
      const failure = (code: 'SYSTEM_EXITED' | 'SYSTEM_NOT_READY', text: string): IndexbenchError => new IndexbenchError(code, { what: text, where: what, logLines: process.log.lastLines(SHOWN_LOG_LINES) });
      const timer = setTimeout(() => end(failure('SYSTEM_NOT_READY', `not ready after ${timeoutMs / 1000} s: ${this.#missing}`)), timeoutMs);
      timer.unref();
      void process.exited.then((exit) => end(failure('SYSTEM_EXITED', `ended before it was ready (${exitPhrase(exit)})`)));
      const interrupted = (): void => end(signal.reason instanceof Error ? signal.reason : new IndexbenchError('INTERRUPTED', { what: 'interrupted while it was starting', where: what }));
      signal.addEventListener('abort', interrupted);
      this.#dispose = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', interrupted);
      };
      if (signal.aborted) interrupted();
    });
    this.#ended.catch(() => undefined);
  }

  /**
   * @param missing what has not come, as the end of a sentence, should the deadline pass
   * @throws IndexbenchError SYSTEM_NOT_READY, SYSTEM_EXITED with the last log lines; the signal's reason
   */
  until<T>(wanted: Promise<T>, missing: string): Promise<T> {
    this.#missing = missing;
    return Promise.race([wanted, this.#ended]);
  }

  dispose(): void {
    this.#dispose();
  }
}
