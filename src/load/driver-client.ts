import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import type { DriveOrder } from './drive-order.ts';
import type { DriveResult } from './drive-result.ts';
import type { CheckOrder, CheckResult, DriverProgress, DriverReply, DriverRequest, WarmOrder, WarmResult } from './driver-messages.ts';

/** A driver process, however it was launched. */
export interface DriverChild {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Resolves when the process has ended: how, as a phrase ("exit code 1", "signal SIGKILL"). */
  readonly exited: Promise<string>;
  /** The last lines of its standard error. */
  readonly lastErrorLines: () => readonly string[];
}

export interface OrderOptions {
  /** Cuts the order off; a drive still gives its result that far. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: DriverProgress) => void) | undefined;
  /** Of a share of an order: called when its warm-up is done; resolves with when all shares start, in ns of `process.hrtime`. */
  readonly agreeOnStart?: (() => Promise<bigint>) | undefined;
  /** Without an answer for this long the driver counts as hung. Default: the order's own overall limit and a grace. */
  readonly limitMs?: number | undefined;
}

/** What a driver may take beyond its own limits, to end calls and write samples. */
const GRACE_MS = 30_000;

interface Pending {
  readonly resolve: (result: WarmResult | DriveResult | CheckResult) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: DriverProgress) => void) | undefined;
  readonly agreeOnStart: (() => Promise<bigint>) | undefined;
}

/** An order without its number. */
type NewOrder =
  | { readonly kind: 'warm'; readonly order: WarmOrder }
  | { readonly kind: 'drive'; readonly order: DriveOrder }
  | { readonly kind: 'check'; readonly order: CheckOrder };

/** A check has no limit but those of its calls. */
function ownLimitMs(order: NewOrder): number | null {
  return order.kind === 'check' ? null : order.order.overallLimitMs + GRACE_MS;
}

/**
 * The controller's side of a driver process. Orders are done one after the other. Whatever ends the process rejects what is
 * pending with DRIVER_FAILED.
 */
export class DriverClient {
  readonly #child: DriverChild;
  readonly #pending = new Map<number, Pending>();
  readonly #ready: Promise<{ node: string; pid: number }>;
  #markReady: (ready: { node: string; pid: number }) => void = () => undefined;
  #failReady: (error: Error) => void = () => undefined;
  #lastId = 0;
  #failure: IndexbenchError | null = null;

  constructor(child: DriverChild) {
    this.#child = child;
    this.#ready = new Promise((resolve, reject) => {
      this.#markReady = resolve;
      this.#failReady = reject;
    });
    this.#ready.catch(() => undefined);
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      this.#accept(line);
    });
    // Writing to a process that has ended: `exited` says so.
    child.stdin.on('error', () => undefined);
    const drained = new Promise<void>((resolve) => lines.once('close', resolve));
    void Promise.all([child.exited, drained]).then(([how]) => {
      this.#fail(`the driver ended: ${how}`);
    });
  }

  /** Resolves when the process takes orders. */
  ready(): Promise<{ node: string; pid: number }> {
    return this.#ready;
  }

  warm(order: WarmOrder, options: OrderOptions = {}): Promise<WarmResult> {
    return this.#order({ kind: 'warm', order }, options) as Promise<WarmResult>;
  }

  drive(order: DriveOrder, options: OrderOptions = {}): Promise<DriveResult> {
    return this.#order({ kind: 'drive', order }, options) as Promise<DriveResult>;
  }

  check(order: CheckOrder, options: OrderOptions = {}): Promise<CheckResult> {
    return this.#order({ kind: 'check', order }, options) as Promise<CheckResult>;
  }

  /** Asks the process to end, and waits until it has. */
  async quit(): Promise<void> {
    if (this.#failure === null) this.#send({ kind: 'quit' });
    this.#child.stdin.end();
    await this.#child.exited;
  }

  async #order(order: NewOrder, options: OrderOptions): Promise<WarmResult | DriveResult | CheckResult> {
    await this.#ready;
    if (this.#failure !== null) throw this.#failure;
    this.#lastId += 1;
    const id = this.#lastId;
    const cancel = (): void => {
      this.#send({ kind: 'cancel', id });
    };
    const { signal } = options;
    const limitMs = options.limitMs ?? ownLimitMs(order);
    const hung = limitMs === null ? null : setTimeout(() => {
      this.#pending.get(id)?.reject(this.#error(`no answer to the order "${order.kind}" within ${String(limitMs)} ms`));
    }, limitMs);
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject, onProgress: options.onProgress, agreeOnStart: options.agreeOnStart });
        this.#send({ ...order, id });
        if (signal?.aborted === true) cancel();
        else signal?.addEventListener('abort', cancel, { once: true });
      });
    } finally {
      this.#pending.delete(id);
      if (hung !== null) clearTimeout(hung);
      signal?.removeEventListener('abort', cancel);
    }
  }

  #send(request: DriverRequest): void {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
  }

  #accept(line: string): void {
    let reply: DriverReply;
    try {
      reply = JSON.parse(line) as DriverReply;
    } catch {
      this.#fail(`the driver wrote a line that is no JSON: ${line.slice(0, 200)}`);
      return;
    }
    switch (reply.kind) {
      case 'ready':
        this.#markReady({ node: reply.node, pid: reply.pid });
        return;
      case 'progress':
        this.#pending.get(reply.id)?.onProgress?.(reply.progress);
        return;
      case 'waiting':
        this.#tellStart(reply.id);
        return;
      case 'result':
        this.#pending.get(reply.id)?.resolve(reply.result);
        return;
      case 'error':
        this.#pending.get(reply.id)?.reject(isFullDisk(reply.code) ? new IndexbenchError('DISK_FULL', { what: reply.message, where: 'native driver' }) : this.#error(reply.message));
    }
  }

  #tellStart(id: number): void {
    void this.#pending.get(id)?.agreeOnStart?.().then((atNs) => {
      this.#send({ kind: 'start', id, atNs: String(atNs) });
    });
  }

  #fail(what: string): void {
    this.#failure ??= this.#error(what);
    this.#failReady(this.#failure);
    for (const pending of this.#pending.values()) pending.reject(this.#failure);
  }

  #error(what: string): IndexbenchError {
    const last = this.#child.lastErrorLines();
    const tail = last.length === 0 ? '' : `\nlast lines of its standard error:\n${last.join('\n')}`;
    return new IndexbenchError('DRIVER_FAILED', { what: `${what}${tail}`, where: 'native driver' });
  }
}
