import { closeSync, openSync, readSync } from 'node:fs';
import { NARROW_COLUMNS, WIDE_COLUMNS } from '../bundle/sample-columns.ts';
import type { NarrowColumn, SampleChunk, WideColumn } from '../bundle/sample-columns.ts';

const TIME_COLUMNS = ['intendedStartNs', 'startNs', 'firstMessageNs', 'endNs'] as const;

/** A file begins with a mark and, at this place, the origin: a float64 that reading subtracts from all times. */
export const FILE_HEADER_BYTES = 16;
const FILE_MARK = 0x5349_0001;
const ORIGIN_AT = 8;

export const CHUNK_HEADER_BYTES = 8;
const CHUNK_MARK = 0x3143_5349;

export function fileHeader(originNs: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(FILE_HEADER_BYTES));
  view.setUint32(0, FILE_MARK, true);
  view.setFloat64(ORIGIN_AT, originNs, true);
  return new Uint8Array(view.buffer);
}

/** Bytes of a chunk: a header (mark, rows; u32 little-endian), then each wide and each narrow column in turn. */
export function chunkBytes(rows: number): number {
  return CHUNK_HEADER_BYTES + rows * (WIDE_COLUMNS.length * Float64Array.BYTES_PER_ELEMENT + NARROW_COLUMNS.length * Int32Array.BYTES_PER_ELEMENT);
}

/** Typed arrays over a chunk's memory. The host must be little-endian, as every platform of Node.js that is built for is. */
export function chunkOver(memory: ArrayBuffer, rows: number): SampleChunk {
  let at = CHUNK_HEADER_BYTES;
  const next = <T>(make: (offset: number) => T, bytes: number): T => {
    const column = make(at);
    at += bytes;
    return column;
  };
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, next((offset) => new Float64Array(memory, offset, rows), rows * 8)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, next((offset) => new Int32Array(memory, offset, rows), rows * 4)]));
  return { rows, wide: wide as Record<WideColumn, Float64Array>, narrow: narrow as Record<NarrowColumn, Int32Array> };
}

export function writeChunkHeader(memory: ArrayBuffer, rows: number): void {
  const view = new DataView(memory);
  view.setUint32(0, CHUNK_MARK, true);
  view.setUint32(4, rows, true);
}

/**
 * The chunks of a raw sample file, in the order in which calls ended, times relative to the file's origin; each chunk has memory of
 * its own, and is read when it is asked for.
 * Throws Error where the file is cut off or is no sample file: it was written by this process's own driver, so that is a defect.
 */
export function* readRawSamples(file: string): Generator<SampleChunk> {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(FILE_HEADER_BYTES);
    const startBytes = readSync(descriptor, start, 0, FILE_HEADER_BYTES, null);
    if (startBytes < FILE_HEADER_BYTES || start.readUInt32LE(0) !== FILE_MARK) throw new Error(`${file} is not a raw sample file`);
    const originNs = start.readDoubleLE(ORIGIN_AT);
    const header = Buffer.alloc(CHUNK_HEADER_BYTES);
    for (;;) {
      const read = readSync(descriptor, header, 0, CHUNK_HEADER_BYTES, null);
      if (read === 0) return;
      if (read < CHUNK_HEADER_BYTES || header.readUInt32LE(0) !== CHUNK_MARK) throw new Error(`${file} is damaged`);
      const rows = header.readUInt32LE(4);
      const memory = new ArrayBuffer(chunkBytes(rows));
      const body = new Uint8Array(memory, CHUNK_HEADER_BYTES);
      readFully(descriptor, body, file);
      const chunk = chunkOver(memory, rows);
      for (const name of TIME_COLUMNS) {
        const column = chunk.wide[name];
        for (let row = 0; row < rows; row += 1) column[row] = (column[row] as number) - originNs;
      }
      yield chunk;
    }
  } finally {
    closeSync(descriptor);
  }
}

function readFully(descriptor: number, target: Uint8Array, file: string): void {
  for (let at = 0; at < target.length; ) {
    const read = readSync(descriptor, target, at, target.length - at, null);
    if (read === 0) throw new Error(`${file} ends within a chunk`);
    at += read;
  }
}
