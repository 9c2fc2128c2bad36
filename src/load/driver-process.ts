import { createInterface } from 'node:readline';
import type { CheckResult, DriverProgress, DriverReply, DriverRequest, WarmResult } from './driver-messages.ts';
import type { DriveResult } from './drive-result.ts';

/** What a driver process is asked to do. */
export type DriverOrder = Extract<DriverRequest, { id: number; order: unknown }>;

export interface DriverHooks {
  readonly onProgress: (progress: DriverProgress) => void;
  readonly signal: AbortSignal;
  /** Of an order that is shared. */
  readonly agreeOnStart: (signal: AbortSignal) => Promise<number>;
}

/** Does one order in this process. */
export type DriverWork = (request: DriverOrder, hooks: DriverHooks) => Promise<WarmResult | DriveResult | CheckResult>;

/**
 * A driver process: orders on standard input, replies on standard output, one JSON document a line. It ends with its standard input,
 * so that it never outlives its controller.
 */
class DriverProcess {
  readonly #cancels = new Map<number, AbortController>();
  readonly #work: DriverWork;
  /** Orders that wait to be told when to start. */
  readonly #waiting = new Map<number, (startMs: number) => void>();
  #queue: Promise<void> = Promise.resolve();

  constructor(work: DriverWork) {
    this.#work = work;
  }

  accept(line: string): void {
    if (line.trim() === '') return;
    const request = JSON.parse(line) as DriverRequest;
    switch (request.kind) {
      case 'quit':
        this.end();
        return;
      case 'start':
        this.#waiting.get(request.id)?.(ownMs(BigInt(request.atNs)));
        return;
      case 'cancel':
        this.#cancels.get(request.id)?.abort();
        return;
      default:
        this.#enqueue(request);
    }
  }

  /** Cuts off what runs, and ends when it has been reported. */
  end(): void {
    for (const cancel of this.#cancels.values()) cancel.abort();
    void this.#queue.then(() => {
      process.stdout.end(() => {
        process.exit(0);
      });
    });
  }

  #toldToStart(id: number, signal: AbortSignal): Promise<number> {
    return new Promise<number>((resolve) => {
      const stop = (): void => {
        resolve(performance.now());
      };
      this.#waiting.set(id, resolve);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      reply({ kind: 'waiting', id });
    }).finally(() => this.#waiting.delete(id));
  }

  #enqueue(request: DriverOrder): void {
    const cancel = new AbortController();
    this.#cancels.set(request.id, cancel);
    this.#queue = this.#queue.then(async () => {
      try {
        const onProgress = (progress: DriverProgress): void => {
          reply({ kind: 'progress', id: request.id, progress });
        };
        const agreeOnStart = (signal: AbortSignal): Promise<number> => this.#toldToStart(request.id, signal);
        const result = await this.#work(request, { onProgress, signal: cancel.signal, agreeOnStart });
        reply({ kind: 'result', id: request.id, result });
      } catch (error) {
        const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
        reply({ kind: 'error', id: request.id, message: error instanceof Error ? (error.stack ?? error.message) : String(error), code });
      } finally {
        this.#cancels.delete(request.id);
      }
    });
  }
}

/** An instant of `process.hrtime`, of this process's `performance.now()`: the same clock, counted from another moment. */
function ownMs(atNs: bigint): number {
  return performance.now() + Number(atNs - process.hrtime.bigint()) / 1e6;
}

function reply(message: DriverReply): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** Makes this process a driver. */
export function runDriverProcess(work: DriverWork): void {
  const driver = new DriverProcess(work);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    driver.accept(line);
  });
  lines.on('close', () => {
    driver.end();
  });
  // The controller decides when a driver ends; a terminal's Ctrl-C reaches its whole group.
  process.on('SIGINT', () => undefined);
  // A controller that is gone cannot be told anything.
  process.stdout.on('error', () => {
    process.exit(1);
  });
  reply({ kind: 'ready', node: process.version, pid: process.pid });
}
