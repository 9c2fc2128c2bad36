import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { Method } from '../../model/generated/types.ts';
import type { ExpectedContent, ExpectedDigest } from './expected-content.ts';

/** Where the messages of a streaming method are kept, `file` being GetBlockRange's. */
export function checkedRangeFile(file: string, method: Method): string {
  return method === 'GetBlockRange' ? file : `${file}.${method}`;
}

const LENGTH_BYTES = 8;
const INDEX_BYTES = 4;
const WRITE_BYTES = 1024 * 1024;
const READ_BYTES = 1024 * 1024;
const SHORTER = 'a file of checked payloads became shorter';

/**
 * Writes the messages of a range of blocks as ChainDigest hashes them (length as u64 big-endian, then the bytes), so that the digest
 * of any heights is that of one stretch of the file. Their lengths follow as u32 little-endian.
 */
export class CheckedRangeWriter {
  readonly #descriptor: number;
  readonly #pending = Buffer.alloc(WRITE_BYTES);
  #used = 0;
  #lengths = new Uint32Array(4096);
  #messages = 0;
  #closed = false;

  /** Creates or replaces `file`. */
  constructor(file: string) {
    this.#descriptor = openSync(file, 'w');
  }

  add(buffer: Buffer, start: number, end: number): void {
    const length = end - start;
    if (this.#used + LENGTH_BYTES + length > WRITE_BYTES) this.#flush();
    this.#used = this.#pending.writeUInt32BE(0, this.#used);
    this.#used = this.#pending.writeUInt32BE(length, this.#used);
    if (this.#used + length > WRITE_BYTES) {
      this.#flush();
      writeAll(this.#descriptor, buffer.subarray(start, end));
    } else this.#used += buffer.copy(this.#pending, this.#used, start, end);
    if (this.#messages === this.#lengths.length) {
      const longer = new Uint32Array(this.#lengths.length * 2);
      longer.set(this.#lengths);
      this.#lengths = longer;
    }
    this.#lengths[this.#messages] = length;
    this.#messages += 1;
  }

  /** Writes the index: only then can the file be read. */
  finish(): void {
    this.#flush();
    const index = Buffer.alloc(this.#messages * INDEX_BYTES);
    for (let at = 0; at < this.#messages; at += 1) index.writeUInt32LE(this.#lengths[at] as number, at * INDEX_BYTES);
    writeAll(this.#descriptor, index);
    this.close();
  }

  /** Safe to call twice. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#descriptor);
  }

  #flush(): void {
    writeAll(this.#descriptor, this.#pending.subarray(0, this.#used));
    this.#used = 0;
  }
}

/** What the payload check received of a range of blocks and found right. */
export class CheckedRange implements ExpectedContent {
  readonly #descriptor: number;
  readonly #firstHeight: number;
  /** Place of each block's length prefix in the file, and one more for the end. */
  readonly #offsets: Float64Array;
  readonly #read = Buffer.alloc(READ_BYTES);

  /** Throws Error where the file does not hold these heights. */
  constructor(file: string, firstHeight: number, lastHeight: number) {
    this.#firstHeight = firstHeight;
    this.#descriptor = openSync(file, 'r');
    try {
      this.#offsets = readOffsets(this.#descriptor, lastHeight - firstHeight + 1);
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
  }

  bytesIn(start: number, end: number): number | null {
    const from = this.#offsets[start - this.#firstHeight];
    const to = this.#offsets[end - this.#firstHeight + 1];
    return from === undefined || to === undefined ? null : to - from - (end - start + 1) * LENGTH_BYTES;
  }

  openDigest(start: number): ExpectedDigest {
    const hash = createHash('sha256');
    let next = start;
    return {
      upTo: (end) => {
        this.#update(hash, next, end);
        next = end + 1;
        return hash.copy().digest('hex');
      },
    };
  }

  /** The message of one height. */
  message(height: number): Buffer {
    const from = (this.#offsets[height - this.#firstHeight] as number) + LENGTH_BYTES;
    const message = Buffer.alloc(this.bytesIn(height, height) ?? 0);
    for (let at = 0; at < message.length; ) {
      const bytes = readSync(this.#descriptor, message, at, message.length - at, from + at);
      if (bytes === 0) throw new Error(SHORTER);
      at += bytes;
    }
    return message;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #update(hash: Hash, start: number, end: number): void {
    const to = this.#offsets[end - this.#firstHeight + 1] as number;
    for (let at = this.#offsets[start - this.#firstHeight] as number; at < to; ) {
      const bytes = readSync(this.#descriptor, this.#read, 0, Math.min(READ_BYTES, to - at), at);
      if (bytes === 0) throw new Error(SHORTER);
      hash.update(this.#read.subarray(0, bytes));
      at += bytes;
    }
  }
}

function readOffsets(descriptor: number, messages: number): Float64Array {
  const indexAt = fstatSync(descriptor).size - messages * INDEX_BYTES;
  const index = Buffer.alloc(messages * INDEX_BYTES);
  for (let at = 0; at < index.length; ) {
    const bytes = indexAt < 0 ? 0 : readSync(descriptor, index, at, index.length - at, indexAt + at);
    if (bytes === 0) throw new Error('a file of checked payloads is too short for its heights');
    at += bytes;
  }
  const offsets = new Float64Array(messages + 1);
  for (let at = 0; at < messages; at += 1) offsets[at + 1] = (offsets[at] as number) + LENGTH_BYTES + index.readUInt32LE(at * INDEX_BYTES);
  if (offsets[messages] !== indexAt) throw new Error('a file of checked payloads does not hold its heights');
  return offsets;
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
