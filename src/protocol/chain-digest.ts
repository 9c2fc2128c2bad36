import { createHash, hash as hashOnce } from 'node:crypto';
import type { Hash } from 'node:crypto';

const SCRATCH_BYTES = 256 * 1024;
/** Most digests are of one small answer, and a drive keeps one a client: memory that is not used would be cleared, and collected, all the same. */
const FIRST_SCRATCH_BYTES = 4 * 1024;
const LENGTH_BYTES = 8;

/**
 * SHA-256 over (length as u64 big-endian ‖ bytes) of each message in turn. Messages are gathered into one scratch buffer, because a
 * hash update costs more than the copy of a small message.
 */
export class ChainDigest {
  /** Opened when the scratch first has to be emptied: what fits into it is hashed at once, which costs a call less than half. */
  #hash: Hash | null = null;
  #scratch = Buffer.allocUnsafeSlow(FIRST_SCRATCH_BYTES);
  #used = 0;
  #blocks = 0;
  #bytes = 0;
  #hex: string | null = null;

  /** Messages added. */
  get blocks(): number {
    return this.#blocks;
  }

  /** Bytes of the messages added, without their length prefixes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Adds the message in `buffer[start, end)`. */
  add(buffer: Buffer, start: number, end: number): void {
    if (this.#hex !== null) throw new Error('the digest is already closed');
    const length = end - start;
    if (this.#used + LENGTH_BYTES + length > this.#scratch.length) this.#makeRoom(LENGTH_BYTES + length);
    this.#writeLength(length);
    if (length > SCRATCH_BYTES - LENGTH_BYTES) {
      this.#flush();
      this.#opened().update(buffer.subarray(start, end));
    } else {
      buffer.copy(this.#scratch, this.#used, start, end);
      this.#used += length;
    }
    this.#blocks += 1;
    this.#bytes += length;
  }

  /** The digest in lower-case hex; nothing can be added afterwards. */
  hex(): string {
    this.#hex ??= this.#digest();
    return this.#hex;
  }

  /** The digest of what was added so far, in lower-case hex; more can be added afterwards. */
  soFar(): string {
    this.#flush();
    return this.#opened().copy().digest('hex');
  }

  /** The digest in lower-case hex; begins anew afterwards. */
  take(): string {
    const digest = this.#digest();
    this.restart();
    return digest;
  }

  /** Forgets what was added. */
  restart(): void {
    this.#hash = null;
    this.#used = 0;
    this.#blocks = 0;
    this.#bytes = 0;
    this.#hex = null;
  }

  #digest(): string {
    if (this.#hash === null) return hashOnce('sha256', this.#scratch.subarray(0, this.#used), 'hex');
    this.#flush();
    return this.#hash.digest('hex');
  }

  #opened(): Hash {
    return (this.#hash ??= createHash('sha256'));
  }

  /** Grows the scratch as far as it may, and empties it where that is not enough. */
  #makeRoom(bytes: number): void {
    const wanted = this.#used + bytes;
    if (wanted > SCRATCH_BYTES) this.#flush();
    if (this.#scratch.length === SCRATCH_BYTES) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(SCRATCH_BYTES, Math.max(wanted, this.#scratch.length * 4)));
    this.#scratch.copy(larger, 0, 0, this.#used);
    this.#scratch = larger;
  }

  #writeLength(length: number): void {
    const scratch = this.#scratch;
    const at = this.#used;
    scratch[at] = 0;
    scratch[at + 1] = 0;
    scratch[at + 2] = 0;
    scratch[at + 3] = 0;
    scratch[at + 4] = length >>> 24;
    scratch[at + 5] = length >>> 16;
    scratch[at + 6] = length >>> 8;
    scratch[at + 7] = length;
    this.#used = at + LENGTH_BYTES;
  }

  #flush(): void {
    if (this.#used === 0) return;
    this.#opened().update(this.#scratch.subarray(0, this.#used));
    this.#used = 0;
  }
}
