import { connect, constants } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import type { DriveTarget } from '../drive-order.ts';
import { resetName } from './call-status.ts';

const WINDOW_BYTES = 16 * 1024 * 1024;
/** node:http2 refuses streams beyond this; its 10 MB would lie below the windows. */
const SESSION_MEMORY_MB = 256;
const FIRST_BACKOFF_MS = 10;
const LONGEST_BACKOFF_MS = 1000;

/** What happened to a session, kept as long as one of its calls may ask. */
interface SessionFate {
  /** Set once the session is lost otherwise than by a graceful GOAWAY. */
  lost: string | null;
  /** Streams above this were not processed; null where no graceful GOAWAY came. */
  gracefulLastStream: number | null;
  goaway: boolean;
  /** Whether its loss has lengthened the pause already. */
  counted: boolean;
}

/** Counts of all connections of a drive. */
export interface ConnectionCounts {
  opened: number;
  goaways: number;
  failedConnects: number;
}

/**
 * One HTTP/2 connection (prior knowledge) that is opened again when it is gone: at once after a graceful GOAWAY, after a growing
 * pause when connecting, or keeping a connection, failed.
 */
export class Connection {
  readonly #target: DriveTarget;
  readonly #counts: ConnectionCounts;
  /** Set once it is open. */
  #session: ClientHttp2Session | null = null;
  #connecting: ClientHttp2Session | null = null;
  #opening: Promise<ClientHttp2Session> | null = null;
  #backoffMs = 0;
  #retryAtMs = 0;
  #failingSinceMs: number | null = null;
  #closed = false;
  readonly #fates = new WeakMap<ClientHttp2Session, SessionFate>();

  constructor(target: DriveTarget, counts: ConnectionCounts) {
    this.#target = target;
    this.#counts = counts;
  }

  /** The open session that takes new streams, or null: then `open` makes one. */
  get session(): ClientHttp2Session | null {
    const session = this.#session;
    return session === null || session.closed || session.destroyed ? null : session;
  }

  /** How long to wait before the next attempt to connect, in ms. */
  pauseMs(nowMs: number): number {
    return this.session === null ? Math.max(0, this.#retryAtMs - nowMs) : 0;
  }

  /** Since when no call has succeeded and connecting has failed, or null. */
  get failingSinceMs(): number | null {
    return this.#failingSinceMs;
  }

  /** A call succeeded: the connection is sound, so that the next failure pauses shortly again. */
  succeeded(): void {
    this.#backoffMs = 0;
    this.#failingSinceMs = null;
  }

  /** A call was lost with this session: the next attempt to connect pauses, even where the server had said GOAWAY politely. */
  callLost(session: ClientHttp2Session): void {
    const fate = this.#fates.get(session);
    if (fate !== undefined) this.#failed(fate);
  }

  /** Why a session is gone, or null where it stands. */
  lostReason(session: ClientHttp2Session): string | null {
    return this.#fates.get(session)?.lost ?? null;
  }

  /** True where a graceful GOAWAY says that this stream was not processed. */
  wasLeftUnprocessed(session: ClientHttp2Session, streamId: number | undefined): boolean {
    const last = this.#fates.get(session)?.gracefulLastStream ?? null;
    return last !== null && (streamId === undefined || streamId > last);
  }

  /** The open session, or a new one. Rejects with an Error that names why there is none. */
  async open(): Promise<ClientHttp2Session> {
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
    this.#session?.destroy();
    this.#connecting?.destroy();
    this.#session = null;
  }

  #connect(): Promise<ClientHttp2Session> {
    const { host, port } = this.#target;
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('the drive has ended'));
        return;
      }
      const fate: SessionFate = { lost: null, gracefulLastStream: null, goaway: false, counted: false };
      const socket = connectSocket({ host, port, noDelay: true });
      const session = connect(`http://${authorityOf(this.#target)}`, {
        createConnection: () => socket,
        maxSessionMemory: SESSION_MEMORY_MB,
        settings: { headerTableSize: 0, enablePush: false, initialWindowSize: WINDOW_BYTES },
      });
      let opened = false;
      this.#connecting = session;
      this.#fates.set(session, fate);
      session.once('connect', () => {
        opened = true;
        this.#session = session;
        session.setLocalWindowSize(WINDOW_BYTES);
        this.#counts.opened += 1;
        resolve(session);
      });
      session.on('goaway', (code: number, lastStreamId: number) => {
        // A server may say it twice: first that it will go, then which stream was the last.
        if (!fate.goaway) this.#counts.goaways += 1;
        fate.goaway = true;
        if (code === constants.NGHTTP2_NO_ERROR) fate.gracefulLastStream = lastStreamId;
        else fate.lost ??= `GOAWAY with error code ${resetName(code)}`;
      });
      session.on('error', (error: Error) => {
        fate.lost ??= `connection lost: ${describe(error)}`;
      });
      // The socket goes before the session's streams do, so that they find the reason.
      socket.once('close', () => {
        fate.lost ??= 'connection lost: closed by the server';
      });
      session.once('close', () => {
        if (fate.gracefulLastStream === null) this.#failed(fate);
        if (opened) return;
        this.#counts.failedConnects += 1;
        reject(new Error(fate.lost ?? 'connection lost: closed before it was open'));
      });
    });
  }

  #failed(fate: SessionFate): void {
    if (this.#closed || fate.counted) return;
    fate.counted = true;
    const nowMs = performance.now();
    this.#failingSinceMs ??= nowMs;
    this.#backoffMs = Math.min(LONGEST_BACKOFF_MS, this.#backoffMs === 0 ? FIRST_BACKOFF_MS : this.#backoffMs * 2);
    this.#retryAtMs = nowMs + this.#backoffMs;
  }
}

/** host:port as a URL and `:authority` want it. */
export function authorityOf(target: DriveTarget): string {
  return `${target.host.includes(':') ? `[${target.host}]` : target.host}:${String(target.port)}`;
}

function describe(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code;
  return code === undefined || error.message.includes(code) ? error.message : `${code} ${error.message}`;
}
