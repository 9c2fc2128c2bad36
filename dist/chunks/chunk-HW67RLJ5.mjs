import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  WIRE_BYTES,
  WIRE_VARINT,
  WireReader
} from "./chunk-MHRDGMWQ.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/compact-block.ts
var TAG_HEIGHT = 2 * 8 + WIRE_VARINT;
var TAG_HASH = 3 * 8 + WIRE_BYTES;
var TAG_PREV_HASH = 4 * 8 + WIRE_BYTES;
function newBlockHeader() {
  return { height: 0, hashStart: 0, hashLength: 0, prevHashStart: 0, prevHashLength: 0 };
}
__name(newBlockHeader, "newBlockHeader");
var reader = new WireReader();
function scanCompactBlock(buffer, start, end, out) {
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
__name(scanCompactBlock, "scanCompactBlock");

export {
  newBlockHeader,
  scanCompactBlock
};
