import { createInterface } from 'node:readline';
import type { CheckResult, DriverProgress, DriverReply, DriverRequest, WarmResult } from './driver-messages.ts';
import type { DriveResult } from './drive-result.ts';
import { driveNative } from './native/native-drive.ts';
import { checkPayloads } from './native/payload-check.ts';
import { warmDriver } from './native/warm.ts';

type Order = Extract<DriverRequest, { id: number; order: unknown }>;

/**
 * The driver process: orders on standard input, replies on standard output, one JSON document a line. It ends with its standard input,
 * so that it never outlives its controller.
 */
class DriverProcess {
  readonly #cancels = new Map<number, AbortController>();
  #queue: Promise<void> = Promise.resolve();

  accept(line: string): void {
    if (line.trim() === '') return;
    const request = JSON.parse(line) as DriverRequest;
    switch (request.kind) {
      case 'quit':
        this.end();
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

  #enqueue(request: Order): void {
    const cancel = new AbortController();
    this.#cancels.set(request.id, cancel);
    this.#queue = this.#queue.then(async () => {
      try {
        const result = await perform(request, cancel.signal);
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

function perform(request: Order, signal: AbortSignal): Promise<WarmResult | DriveResult | CheckResult> {
  const onProgress = (progress: DriverProgress): void => {
    reply({ kind: 'progress', id: request.id, progress });
  };
  switch (request.kind) {
    case 'warm':
      return warmDriver(request.order, { onProgress, signal });
    case 'drive':
      return driveNative(request.order, { onProgress, signal });
    case 'check':
      return checkPayloads(request.order, { onProgress, signal });
  }
}

function reply(message: DriverReply): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function main(): void {
  const driver = new DriverProcess();
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

main();
