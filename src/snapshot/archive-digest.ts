import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** SHA-256 of an archive as it comes. */
export interface ArchiveDigest {
  /** Takes the next piece, which stays as it is; resolves when the next one may come. */
  update(piece: Buffer): Promise<void>;
  /** Everything has come. In hexadecimal. */
  hex(): Promise<string>;
  /** Frees what it holds; safe to call at any time. */
  close(): Promise<void>;
}

/** Archives up to this are digested where they are read: a thread would take longer to start. */
const SMALL_BYTES = 16 * 1024 * 1024;
/** Pieces on their way to the thread are held in memory: no more than this. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

/** @param archiveBytes null where the size is not known: it may be large */
export function createArchiveDigest(archiveBytes: number | null): ArchiveDigest {
  return archiveBytes !== null && archiveBytes <= SMALL_BYTES ? new InlineDigest() : new ThreadDigest();
}

class InlineDigest implements ArchiveDigest {
  readonly #hash = createHash('sha256');

  update(piece: Buffer): Promise<void> {
    this.#hash.update(piece);
    return Promise.resolve();
  }

  hex(): Promise<string> {
    return Promise.resolve(this.#hash.digest('hex'));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Plain text, so that it needs no file of its own beside the bundle. Gives each piece back, and answers null with the digest. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
const hash = require('node:crypto').createHash('sha256');
parentPort.on('message', (piece) => {
  if (piece === null) return parentPort.postMessage(hash.digest('hex'));
  hash.update(piece);
  parentPort.postMessage(piece, [piece.buffer]);
});`;

/** In a thread of its own: reading, unpacking and writing already fill one. */
class ThreadDigest implements ArchiveDigest {
  readonly #worker = new Worker(THREAD, { eval: true });
  readonly #digest: Promise<string>;
  /** Memory that the thread gave back: new memory for each piece would cost more than the copy. */
  readonly #spare: ArrayBuffer[] = [];
  #waitingBytes = 0;
  #wake: () => void = () => undefined;

  constructor() {
    this.#digest = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: Uint8Array<ArrayBuffer> | string) => {
        if (typeof answer === 'string') resolve(answer);
        else {
          this.#waitingBytes -= answer.byteLength;
          this.#spare.push(answer.buffer);
        }
        this.#wake();
      });
      this.#worker.on('error', reject);
    });
    // Whoever asks for the digest is told.
    this.#digest.catch(() => this.#wake());
  }

  async update(piece: Buffer): Promise<void> {
    const copy = this.#room(piece.byteLength);
    copy.set(piece);
    this.#waitingBytes += copy.byteLength;
    this.#worker.postMessage(copy, [copy.buffer]);
    while (this.#waitingBytes > MAX_WAITING_BYTES) await Promise.race([new Promise<void>((resolve) => (this.#wake = resolve)), this.#digest]);
  }

  #room(bytes: number): Uint8Array<ArrayBuffer> {
    const memory = this.#spare.pop();
    return memory !== undefined && memory.byteLength >= bytes ? new Uint8Array(memory, 0, bytes) : new Uint8Array(bytes);
  }

  hex(): Promise<string> {
    this.#worker.postMessage(null);
    return this.#digest;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
