const SIGNIFICANT_DIGITS = 3;
/** Sub-buckets: the power of two that gives every value of up to 2 × 10^3 a slot of its own. */
const SUB_BUCKET_BITS = 11;
const HALF_COUNT = 2 ** (SUB_BUCKET_BITS - 1);
const LARGEST_VALUE = Number.MAX_SAFE_INTEGER;
const SLOTS = slotOf(LARGEST_VALUE) + 1;

/** As HdrHistogram counts them: of its first bucket, and how many there are. */
export const SUB_BUCKETS = 2 * HALF_COUNT;
export const BUCKETS = SLOTS / HALF_COUNT - 1;

/** Values that share a slot, and are not told apart. */
export interface HdrSlot {
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
}

const V2_COOKIE = 0x1c84_9313;
const V2_COMPRESSED_COOKIE = 0x1c84_9314;
const HEADER_BYTES = 40;

/**
 * A histogram of whole numbers from 0 to 2^53 − 1 with 3 significant digits, for export: its slots and its encoding are HdrHistogram's.
 * Sources: HdrHistogram, AbstractHistogram.java (countsArrayIndex; encodeIntoByteBuffer, V2; ZigZagEncoding.java, LEB128-64b9B), public
 * domain; RFC 1950 and RFC 1951.
 */
export class HdrHistogram {
  readonly #counts = new Float64Array(SLOTS);
  #total = 0;
  #max = 0;

  get total(): number {
    return this.#total;
  }

  /** The largest value, as it was recorded; 0 of nothing. */
  get max(): number {
    return this.#max;
  }

  /** The slots that hold something, ascending. */
  *slots(): Generator<HdrSlot> {
    const last = slotOf(this.#max);
    for (let slot = 0; slot <= last; slot += 1) {
      const count = this.#counts[slot] as number;
      if (count === 0) continue;
      const width = 2 ** bucketOf(slot);
      const lowest = (slot - bucketOf(slot) * HALF_COUNT) * width;
      yield { lowest, highest: lowest + width - 1, count };
    }
  }

  /** Forgets all values. */
  clear(): void {
    this.#counts.fill(0);
    this.#total = 0;
    this.#max = 0;
  }

  record(value: number): void {
    const slot = slotOf(value);
    this.#counts[slot] = (this.#counts[slot] as number) + 1;
    this.#total += 1;
    if (value > this.#max) this.#max = value;
  }

  /**
   * V2 compressed, base64, as a histogram log line holds it. Its zlib stream has stored blocks only, so that the same counts give the same
   * text with every version of zlib.
   */
  encode(): string {
    const stream = zlibStored(this.#encodeV2());
    const whole = Buffer.alloc(8 + stream.length);
    whole.writeInt32BE(V2_COMPRESSED_COOKIE, 0);
    whole.writeInt32BE(stream.length, 4);
    stream.copy(whole, 8);
    return whole.toString('base64');
  }

  #encodeV2(): Buffer {
    const payload = this.#encodeCounts();
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeInt32BE(V2_COOKIE, 0);
    header.writeInt32BE(payload.length, 4);
    // Normalizing index offset: no slot is shifted.
    header.writeInt32BE(0, 8);
    header.writeInt32BE(SIGNIFICANT_DIGITS, 12);
    header.writeBigInt64BE(1n, 16);
    // Readers want at least twice the lowest value.
    header.writeBigInt64BE(BigInt(Math.max(2, this.#max)), 24);
    header.writeDoubleBE(1, 32);
    return Buffer.concat([header, payload]);
  }

  /** Counts of all slots up to the largest value; runs of empty ones are one negative number. */
  #encodeCounts(): Buffer {
    const bytes: number[] = [];
    const limit = slotOf(this.#max) + 1;
    for (let slot = 0; slot < limit; ) {
      const count = this.#counts[slot] as number;
      let empty = 0;
      while (slot + empty < limit && this.#counts[slot + empty] === 0) empty += 1;
      // ZigZag: 2n for n ≥ 0, 2|n| − 1 below.
      pushVarint(bytes, empty > 1 ? 2 * empty - 1 : 2 * count);
      slot += empty > 1 ? empty : 1;
    }
    return Buffer.from(bytes);
  }
}

/** Each bucket beyond the first covers twice the range of the one before with half the sub-buckets. */
function slotOf(value: number): number {
  const high = Math.floor(value / 2 ** 32);
  const bits = high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(value);
  const bucket = Math.max(0, bits - SUB_BUCKET_BITS);
  return bucket * HALF_COUNT + Math.floor(value / 2 ** bucket);
}

function bucketOf(slot: number): number {
  return Math.max(0, Math.floor(slot / HALF_COUNT) - 1);
}

/** Seven bits a byte, the lowest first. A ninth byte, which would hold eight, is out of reach of whole doubles. */
function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

const LARGEST_STORED = 65_535;
const ADLER_BASE = 65_521;

function zlibStored(data: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0x78, 0x01])];
  for (let at = 0; at === 0 || at < data.length; at += LARGEST_STORED) {
    const block = data.subarray(at, at + LARGEST_STORED);
    const header = Buffer.alloc(5);
    header.writeUInt8(at + LARGEST_STORED >= data.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(block.length ^ 0xffff, 3);
    parts.push(header, block);
  }
  const check = Buffer.alloc(4);
  check.writeUInt32BE(adler32(data));
  return Buffer.concat([...parts, check]);
}

function adler32(data: Buffer): number {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % ADLER_BASE;
    b = (b + a) % ADLER_BASE;
  }
  return b * 65_536 + a;
}
