import type { DriveTarget } from '../drive-order.ts';
import type { ConnectionCounts, DriveConnection } from './drive-call.ts';
import { ReconnectPause } from './reconnect-pause.ts';
import type { Transport, TransportSession } from './transport/transport.ts';

/**
 * One connection that is opened again when it is gone: at once after a graceful GOAWAY, after a growing pause when connecting, or
 * keeping a connection, failed.
 */
export class Connection implements DriveConnection {
  readonly #transport: Transport;
  readonly #target: DriveTarget;
  readonly #counts: ConnectionCounts;
  /** Set once it is open. */
  #session: TransportSession | null = null;
  #connecting: TransportSession | null = null;
  #opening: Promise<TransportSession> | null = null;
  readonly #pause = new ReconnectPause();
  #closed = false;
  /** Sessions whose loss has lengthened the pause already. */
  readonly #counted = new WeakSet<TransportSession>();

  constructor(transport: Transport, target: DriveTarget, counts: ConnectionCounts) {
    this.#transport = transport;
    this.#target = target;
    this.#counts = counts;
  }

  /** The open session that takes new streams, or null: then `open` makes one. */
  get session(): TransportSession | null {
    const session = this.#session;
    return session?.takesRequests === true ? session : null;
  }

  /** How long to wait before the next attempt to connect, in ms. */
  pauseMs(nowMs: number): number {
    return this.session === null ? this.#pause.leftMs(nowMs) : 0;
  }

  /** Since when no call has succeeded and connecting has failed, or null. */
  get failingSinceMs(): number | null {
    return this.#pause.failingSinceMs;
  }

  /** A call succeeded: the connection is sound, so that the next failure pauses shortly again. */
  succeeded(): void {
    this.#pause.succeeded();
  }

  /** A call was lost with this session: the next attempt to connect pauses, even where the server had said GOAWAY politely. */
  callLost(session: TransportSession): void {
    if (this.#closed || this.#counted.has(session)) return;
    this.#counted.add(session);
    this.#pause.failed();
  }

  /** The open session, or a new one. Rejects with an Error that names why there is none. */
  async open(): Promise<TransportSession> {
    const session = this.session;
    if (session !== null) return session;
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
      this.#connecting = null;
    });
    return this.#opening;
  }

  /** Ends the connection and everything on it. */
  close(): void {
    this.#closed = true;
    this.#session?.close();
    this.#connecting?.close();
    this.#session = null;
  }

  async #connect(): Promise<TransportSession> {
    if (this.#closed) throw new Error('the drive has ended');
    const session = this.#transport.connect(this.#target, {
      onGoaway: () => {
        this.#counts.goaways += 1;
      },
      onGone: (announced) => {
        if (!announced) this.callLost(session);
      },
    });
    this.#connecting = session;
    try {
      await session.opened;
    } catch (error) {
      if (!this.#closed) this.#counts.failedConnects += 1;
      throw error;
    }
    this.#session = session;
    this.#counts.opened += 1;
    return session;
  }
}
