import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DelimitedDeframer
} from "./chunk-U32SJDCF.mjs";
import {
  ChainWalk,
  FrameError
} from "./chunk-DEM4TVKW.mjs";
import {
  FRAME_PREFIX_BYTES,
  POOL_TYPE,
  encodeBytesField
} from "./chunk-4S4E7SE5.mjs";
import {
  newBlockHeader,
  scanCompactBlock
} from "./chunk-HW67RLJ5.mjs";
import {
  WIRE_BYTES,
  WIRE_VARINT,
  WireError,
  WireReader
} from "./chunk-MHRDGMWQ.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/reference/chain-file.ts
import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";

// src/reference/block-projection.ts
var BLOCK_TRANSACTION = 7;
var BLOCK_CHAIN_METADATA = 8;
var FIELD_POOLS = {
  4: POOL_TYPE.SAPLING,
  5: POOL_TYPE.SAPLING,
  6: POOL_TYPE.ORCHARD,
  7: POOL_TYPE.TRANSPARENT,
  8: POOL_TYPE.TRANSPARENT,
  9: POOL_TYPE.IRONWOOD
};
var SPENDS = 4;
var ORCHARD_ACTIONS = 6;
var IRONWOOD_ACTIONS = 9;
var ACTION_NULLIFIER = 1;
var NOTHING = Buffer.alloc(0);
function rewriteFields(message, rewrite) {
  const reader = new WireReader();
  reader.reset(message, 0, message.length);
  const parts = [];
  while (reader.position < message.length) {
    const start = reader.position;
    const tag = reader.readTag();
    const field = Math.floor(tag / 8);
    let content = null;
    if ((tag & 7) === WIRE_BYTES) {
      const length = reader.readLength();
      content = message.subarray(reader.position, reader.position + length);
      reader.position += length;
    } else reader.skip(tag);
    const result = rewrite(field, content);
    if (result === "keep") parts.push(message.subarray(start, reader.position));
    else if (result !== null) parts.push(encodeBytesField(field, result));
  }
  return Buffer.concat(parts);
}
__name(rewriteFields, "rewriteFields");
function projectTransaction(transaction, pools) {
  let left = false;
  const projected = rewriteFields(transaction, (field) => {
    const pool = FIELD_POOLS[field];
    if (pool === void 0) return "keep";
    if (!pools.has(pool)) return null;
    left = true;
    return "keep";
  });
  return left ? projected : null;
}
__name(projectTransaction, "projectTransaction");
function projectPools(block, pools) {
  return rewriteFields(
    block,
    (field, content) => field === BLOCK_TRANSACTION && content !== null ? projectTransaction(content, pools) : "keep"
  );
}
__name(projectPools, "projectPools");
function onlyNullifier(action) {
  return rewriteFields(action, (field) => field === ACTION_NULLIFIER ? "keep" : null);
}
__name(onlyNullifier, "onlyNullifier");
function nullifierTransaction(transaction) {
  let left = false;
  const projected = rewriteFields(transaction, (field, content) => {
    if (FIELD_POOLS[field] === void 0) return "keep";
    if (field === SPENDS) {
      left = true;
      return "keep";
    }
    if ((field === ORCHARD_ACTIONS || field === IRONWOOD_ACTIONS) && content !== null) {
      left = true;
      return onlyNullifier(content);
    }
    return null;
  });
  return left ? projected : null;
}
__name(nullifierTransaction, "nullifierTransaction");
function projectNullifiers(block) {
  return rewriteFields(block, (field, content) => {
    if (field === BLOCK_TRANSACTION && content !== null) return nullifierTransaction(content);
    return field === BLOCK_CHAIN_METADATA ? NOTHING : "keep";
  });
}
__name(projectNullifiers, "projectNullifiers");
function readTreeSizes(block) {
  const sizes = [0, 0, 0];
  rewriteFields(block, (field, content) => {
    if (field === BLOCK_CHAIN_METADATA && content !== null) readNumbers(content, sizes);
    return null;
  });
  return { sapling: sizes[0] ?? 0, orchard: sizes[1] ?? 0, ironwood: sizes[2] ?? 0 };
}
__name(readTreeSizes, "readTreeSizes");
function readNumbers(metadata, sizes) {
  const reader = new WireReader();
  reader.reset(metadata, 0, metadata.length);
  while (reader.position < metadata.length) {
    const tag = reader.readTag();
    const field = Math.floor(tag / 8);
    if ((tag & 7) === WIRE_VARINT && field >= 1 && field <= 3) sizes[field - 1] = reader.readVarint();
    else reader.skip(tag);
  }
}
__name(readNumbers, "readNumbers");

// src/reference/framed-chain.ts
var FramedChain = class {
  static {
    __name(this, "FramedChain");
  }
  firstHeight;
  blocks;
  /** Frame i (height firstHeight + i) stands at `bytes[offsets[i], offsets[i + 1])`. */
  bytes;
  offsets;
  constructor(firstHeight, bytes, offsets) {
    this.firstHeight = firstHeight;
    this.blocks = offsets.length - 1;
    this.bytes = bytes;
    this.offsets = offsets;
  }
  get tipHeight() {
    return this.firstHeight + this.blocks - 1;
  }
  holds(height) {
    return height >= this.firstHeight && height <= this.tipHeight;
  }
  /** Where the frame of a height begins; one past the tip gives the end of the last. Throws RangeError elsewhere. */
  offsetOf(height) {
    const offset = this.offsets[height - this.firstHeight];
    if (offset === void 0) throw new RangeError(`no block at height ${String(height)}`);
    return offset;
  }
  /** The frames of the ascending heights `low` to `high`: a view, not a copy. */
  frames(low, high) {
    return this.bytes.subarray(this.offsetOf(low), this.offsetOf(high + 1));
  }
  /** The CompactBlock at a height, without its frame: a view. */
  message(height) {
    return this.bytes.subarray(this.offsetOf(height) + FRAME_PREFIX_BYTES, this.offsetOf(height + 1));
  }
};
var FramedChainBuilder = class {
  static {
    __name(this, "FramedChainBuilder");
  }
  #bytes;
  #length = 0;
  #offsets = new Float64Array(16384);
  #blocks = 0;
  /** `expectedBytes` spares regrowth where it is right. */
  constructor(expectedBytes) {
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(expectedBytes, 65536));
  }
  get blocks() {
    return this.#blocks;
  }
  add(source, start, end) {
    const length = end - start;
    this.#reserve(FRAME_PREFIX_BYTES + length);
    this.#bytes[this.#length] = 0;
    this.#bytes.writeUInt32BE(length, this.#length + 1);
    source.copy(this.#bytes, this.#length + FRAME_PREFIX_BYTES, start, end);
    this.#length += FRAME_PREFIX_BYTES + length;
    this.#blocks += 1;
    this.#offsets[this.#blocks] = this.#length;
  }
  build(firstHeight) {
    return new FramedChain(firstHeight, this.#bytes.subarray(0, this.#length), this.#offsets.slice(0, this.#blocks + 1));
  }
  #reserve(bytes) {
    if (this.#length + bytes > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.ceil((this.#length + bytes) * 1.5));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    if (this.#blocks + 2 > this.#offsets.length) {
      const larger = new Float64Array(this.#offsets.length * 2);
      larger.set(this.#offsets);
      this.#offsets = larger;
    }
  }
};

// src/reference/hash-index.ts
var EMPTY = 0;
var HashIndex = class {
  static {
    __name(this, "HashIndex");
  }
  #chain;
  #slots;
  #header = newBlockHeader();
  constructor(chain) {
    this.#chain = chain;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(chain.blocks, 1) * 2)));
    for (let height = chain.firstHeight; height <= chain.tipHeight; height += 1) this.#insert(height);
  }
  /** The height of the block with this hash (internal order), or null. */
  heightOf(hash) {
    if (hash.length < 4) return null;
    for (let slot = this.#firstSlot(hash); ; slot = this.#nextSlot(slot)) {
      const entry = this.#slots[slot] ?? EMPTY;
      if (entry === EMPTY) return null;
      const height = this.#chain.firstHeight + entry - 1;
      if (this.hashAt(height).equals(hash)) return height;
    }
  }
  /** The hash of the block at a height, a view. */
  hashAt(height) {
    const message = this.#chain.message(height);
    scanCompactBlock(message, 0, message.length, this.#header);
    return message.subarray(this.#header.hashStart, this.#header.hashStart + this.#header.hashLength);
  }
  #insert(height) {
    let slot = this.#firstSlot(this.hashAt(height));
    while (this.#slots[slot] !== EMPTY) slot = this.#nextSlot(slot);
    this.#slots[slot] = height - this.#chain.firstHeight + 1;
  }
  #firstSlot(hash) {
    const word = (hash[0] ?? 0) | (hash[1] ?? 0) << 8 | (hash[2] ?? 0) << 16 | (hash[3] ?? 0) << 24;
    return (word & this.#slots.length - 1) >>> 0;
  }
  #nextSlot(slot) {
    return slot + 1 & this.#slots.length - 1;
  }
};

// src/reference/chain-file.ts
var SHIELDED_FILE = "compact-blocks/shielded.pb";
var ALL_POOLS_FILE = "compact-blocks/all-pools.pb";
var READ_BYTES = 1024 * 1024;
var MAX_BLOCK_BYTES = 64 * 1024 * 1024;
var FRAMED_SIZE_RATIO = 1.06;
function loadChain(folder, log) {
  const shielded = loadFile(folder, SHIELDED_FILE, log);
  const allPools = existsSync(join(folder, ALL_POOLS_FILE)) ? loadFile(folder, ALL_POOLS_FILE, log) : null;
  if (allPools !== null && (allPools.firstHeight !== shielded.firstHeight || allPools.blocks !== shielded.blocks)) {
    throw new IndexbenchError("SNAPSHOT_CONTENT", {
      what: `${ALL_POOLS_FILE} holds ${describe(allPools)}, but ${SHIELDED_FILE} holds ${describe(shielded)}`,
      where: folder
    });
  }
  const startMs = performance.now();
  const hashes = new HashIndex(shielded);
  log(`index: ${String(shielded.blocks)} hashes in ${elapsed(startMs)}`);
  const tip = shielded.tipHeight;
  return { shielded, allPools, hashes, tipHash: hashes.hashAt(tip), tipTreeSizes: readTreeSizes(shielded.message(tip)) };
}
__name(loadChain, "loadChain");
function describe(chain) {
  return `heights ${String(chain.firstHeight)} to ${String(chain.tipHeight)}`;
}
__name(describe, "describe");
function elapsed(startMs) {
  return `${(performance.now() - startMs).toFixed(0)} ms`;
}
__name(elapsed, "elapsed");
function loadFile(folder, name, log) {
  const startMs = performance.now();
  const path = join(folder, name);
  const file = openFile(path);
  try {
    const fileBytes = fstatSync(file).size;
    const chain = readChain(file, fileBytes, path);
    log(`load: ${name}, ${describe(chain)}, ${String(fileBytes)} bytes in ${elapsed(startMs)}`);
    return chain;
  } finally {
    closeSync(file);
  }
}
__name(loadFile, "loadFile");
function openFile(path) {
  try {
    return openSync(path, "r");
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: "the chain file cannot be opened", where: path, cause });
  }
}
__name(openFile, "openFile");
var ChainReader = class {
  static {
    __name(this, "ChainReader");
  }
  builder;
  firstHeight = 0;
  #walk = new ChainWalk();
  #path;
  constructor(path, fileBytes) {
    this.#path = path;
    this.builder = new FramedChainBuilder(Math.ceil(fileBytes * FRAMED_SIZE_RATIO));
  }
  accept(buffer, start, end) {
    if (this.builder.blocks === 0) this.#begin(buffer, start, end);
    if (!this.#walk.accept(buffer, start, end)) {
      const wrong = this.#walk.violation;
      throw new IndexbenchError("SNAPSHOT_CONTENT", {
        what: wrong === null ? "the chain is broken" : `height ${String(wrong.height)}: ${wrong.field} should be ${wrong.expected}, found ${wrong.found}`,
        where: this.#path
      });
    }
    this.builder.add(buffer, start, end);
  }
  #begin(buffer, start, end) {
    const header = newBlockHeader();
    scanCompactBlock(buffer, start, end, header);
    this.firstHeight = header.height;
    this.#walk.begin(header.height, Number.MAX_SAFE_INTEGER);
  }
};
function readChain(file, fileBytes, path) {
  const reader = new ChainReader(path, fileBytes);
  const deframer = new DelimitedDeframer((buffer, start, end) => reader.accept(buffer, start, end), MAX_BLOCK_BYTES);
  const chunk = Buffer.allocUnsafeSlow(READ_BYTES);
  try {
    for (; ; ) {
      const count = readSync(file, chunk, 0, READ_BYTES, null);
      if (count === 0) break;
      deframer.push(chunk.subarray(0, count));
    }
    deframer.finish();
  } catch (cause) {
    if (cause instanceof FrameError || cause instanceof WireError) {
      throw new IndexbenchError("SNAPSHOT_CONTENT", { what: cause.message, where: path, cause });
    }
    throw cause;
  }
  if (reader.builder.blocks === 0) throw new IndexbenchError("SNAPSHOT_CONTENT", { what: "the chain file is empty", where: path });
  return reader.builder.build(reader.firstHeight);
}
__name(readChain, "readChain");

export {
  projectPools,
  projectNullifiers,
  SHIELDED_FILE,
  loadChain
};
