import { connect as connectSocket } from 'node:net';
import type { Socket } from 'node:net';
import type { DriveTarget } from '../../../drive-order.ts';
import { describeSocketError } from '../transport.ts';
import { ReadRests } from './read-rests.ts';

/** What one read may bring: below 64 KiB reads cost more, beyond this nothing is gained. */
const READ_BUFFER_BYTES = 256 * 1024;
/** The shortest that a timer can wait. */
const REST_MS = 1;

/** What hears of a socket. It may not throw. */
export interface SocketListener {
  onConnect(): void;
  /** Bytes in `buffer[0, bytes)`, valid only during the call, read at `nowMs`. */
  onRead(buffer: Buffer, bytes: number, nowMs: number): void;
  /** See ReadRests. */
  messagesDue(): number;
  onLost(reason: string): void;
}

/** A TCP connection with TCP_NODELAY that is read into one buffer again and again; see ReadRests for when it is not read at once. */
export class RestingSocket {
  readonly socket: Socket;
  readonly #rests = new ReadRests();
  #timer: NodeJS.Timeout | null = null;
  #isResting = false;
  readonly #onTimer = (): void => {
    this.wake();
  };

  /** Begins to connect. */
  constructor(target: DriveTarget, listener: SocketListener) {
    const buffer = Buffer.allocUnsafeSlow(READ_BUFFER_BYTES);
    const callback = (bytes: number): boolean => {
      const nowMs = performance.now();
      listener.onRead(buffer, bytes, nowMs);
      if (!this.#rests.restsAfter(bytes, nowMs, listener.messagesDue())) return true;
      this.#rest();
      return false;
    };
    this.socket = connectSocket({ host: target.host, port: target.port, noDelay: true, onread: { buffer, callback } });
    this.socket.once('connect', () => {
      listener.onConnect();
    });
    this.socket.on('error', (error) => {
      listener.onLost(`connection lost: ${describeSocketError(error)}`);
    });
    for (const event of ['end', 'close'] as const) {
      this.socket.once(event, () => {
        listener.onLost('connection lost: closed by the server');
      });
    }
  }

  /** Reads on at once where it rests. */
  wake(): void {
    if (!this.#isResting) return;
    this.#isResting = false;
    this.socket.resume();
  }

  destroy(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isResting = false;
    this.socket.destroy();
  }

  #rest(): void {
    if (this.socket.destroyed) return;
    this.#isResting = true;
    if (this.#timer === null) this.#timer = setTimeout(this.#onTimer, REST_MS);
    else this.#timer.refresh();
  }
}
