import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import { FLAG, FRAME } from '../../protocol/http2-frame.ts';
import { MessageDeframer } from '../../protocol/message-deframer.ts';
import type { DriveTarget } from '../drive-order.ts';
import { FrameReader } from '../native/transport/raw/frame-reader.ts';

/** What passed through a tap so far. */
export interface TappedMessages {
  readonly messages: number;
  /** Of the messages, without their prefixes. */
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * A relay on 127.0.0.1 to a server, which passes all bytes on as they come and hashes the messages of the answers as ChainDigest does, in the
 * order in which they end. Never for a timed call: it takes CPU time and adds latency.
 */
export class WireTap {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #digest = new ChainDigest();
  readonly #maxMessageBytes: number;
  #problem: Error | null = null;

  private constructor(to: DriveTarget, maxMessageBytes: number) {
    this.#maxMessageBytes = maxMessageBytes;
    this.#server = createServer({ noDelay: true }, (client) => {
      this.#relay(client, to);
    });
  }

  static async open(to: DriveTarget, maxMessageBytes: number): Promise<WireTap> {
    const tap = new WireTap(to, maxMessageBytes);
    await new Promise<void>((resolve, reject) => {
      tap.#server.once('error', reject);
      tap.#server.listen(0, '127.0.0.1', resolve);
    });
    return tap;
  }

  get address(): DriveTarget {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('a tap that is closed has no address');
    return { host: '127.0.0.1', port: address.port };
  }

  /** Null where something could not be read: then nothing is known. */
  get tapped(): TappedMessages | null {
    return this.#problem === null ? { messages: this.#digest.blocks, bytes: this.#digest.bytes, sha256: this.#digest.soFar() } : null;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }

  #relay(client: Socket, { host, port }: DriveTarget): void {
    const server = connect({ host, port, noDelay: true });
    const answers = new AnswerReader(this.#digest, this.#maxMessageBytes);
    server.on('data', (chunk: Buffer) => {
      if (this.#problem !== null) return;
      try {
        answers.push(chunk);
      } catch (error) {
        this.#problem = error instanceof Error ? error : new Error(String(error));
      }
    });
    for (const [socket, other] of [[client, server], [server, client]] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => this.#sockets.delete(socket));
      socket.pipe(other);
    }
  }
}

/** The messages in one connection's answers, stream after stream or interleaved. */
class AnswerReader {
  readonly #frames: FrameReader;
  readonly #deframers = new Map<number, MessageDeframer>();
  #stream = 0;

  constructor(digest: ChainDigest, maxMessageBytes: number) {
    this.#frames = new FrameReader({
      onDataBegin: (streamId) => {
        this.#stream = streamId;
        if (!this.#deframers.has(streamId)) this.#deframers.set(streamId, new MessageDeframer((buffer, start, end) => {
          digest.add(buffer, start, end);
        }, maxMessageBytes));
      },
      onData: (buffer, from, to) => {
        this.#deframers.get(this.#stream)?.pushSlice(buffer, from, to);
      },
      onDataEnd: (endStream) => {
        if (endStream) this.#deframers.delete(this.#stream);
      },
      onFrame: ({ type, flags, streamId }) => {
        // Trailers, or a reset: nothing more comes of the stream.
        if (type === FRAME.RST_STREAM || (type === FRAME.HEADERS && (flags & FLAG.END_STREAM) !== 0)) this.#deframers.delete(streamId);
      },
    });
  }

  push(chunk: Buffer): void {
    this.#frames.push(chunk, 0, chunk.length);
  }
}
