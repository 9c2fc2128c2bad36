import { WIRE_BYTES, WIRE_VARINT, WireReader } from './wire-reader.ts';

const TAG_HEIGHT = 2 * 8 + WIRE_VARINT;
const TAG_HASH = 3 * 8 + WIRE_BYTES;
const TAG_PREV_HASH = 4 * 8 + WIRE_BYTES;

/** What the walk needs of a CompactBlock; starts are offsets in the buffer that was scanned. */
export interface BlockHeader {
  height: number;
  hashStart: number;
  hashLength: number;
  prevHashStart: number;
  prevHashLength: number;
}

export function newBlockHeader(): BlockHeader {
  return { height: 0, hashStart: 0, hashLength: 0, prevHashStart: 0, prevHashLength: 0 };
}

const reader = new WireReader();

/**
 * Finds height, hash and parent of the CompactBlock in `buffer[start, end)` without allocating. All top-level fields are walked, since
 * protobuf lets them come in any order and the last one win; what lies inside transactions is passed over unread.
 * Throws WireError where the bytes are no protobuf message, or where the height exceeds 2^53 − 1.
 */
export function scanCompactBlock(buffer: Uint8Array, start: number, end: number, out: BlockHeader): void {
  out.height = 0;
  out.hashStart = 0;
  out.hashLength = 0;
  out.prevHashStart = 0;
  out.prevHashLength = 0;
  reader.reset(buffer, start, end);
  while (reader.position < end) {
    const tag = reader.readTag();
    if (tag === TAG_HEIGHT) out.height = reader.readVarint();
    else if (tag === TAG_HASH) {
      out.hashLength = reader.readLength();
      out.hashStart = reader.position;
      reader.position += out.hashLength;
    } else if (tag === TAG_PREV_HASH) {
      out.prevHashLength = reader.readLength();
      out.prevHashStart = reader.position;
      reader.position += out.prevHashLength;
    } else reader.skip(tag);
  }
}
