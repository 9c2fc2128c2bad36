import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadChain,
  projectNullifiers,
  projectPools
} from "./chunk-L64UNPHA.mjs";
import {
  CLIENT_PREFACE,
  DEFAULT_WINDOW_BYTES,
  FLAG,
  FRAME,
  FRAME_HEADER_BYTES,
  MAX_PAYLOAD_BYTES,
  MAX_WINDOW_BYTES,
  SETTING,
  encodeFrame,
  encodeUint32,
  readUint32,
  writeFrameHeader
} from "./chunk-K5Y77OU6.mjs";
import {
  MessageDeframer
} from "./chunk-DEM4TVKW.mjs";
import {
  GRPC_STATUS
} from "./chunk-XZD5FPPS.mjs";
import {
  EXIT_EARLY_CODE,
  EXIT_FAULT_CODE,
  SLOW_BLOCK_MS,
  USAGE_TEXT,
  parseReferenceOptions,
  planSend,
  spoilParent
} from "./chunk-SAZ5FXJJ.mjs";
import {
  methodOfPath
} from "./chunk-PDP6C3QV.mjs";
import {
  FRAME_PREFIX_BYTES,
  POOL_TYPE,
  decodeBlockId,
  decodeBlockRange,
  encodeBlockId,
  encodeBytesField,
  encodeStringField,
  encodeVarintField,
  frameMessage
} from "./chunk-4S4E7SE5.mjs";
import {
  WIRE_VARINT,
  WireError,
  WireReader
} from "./chunk-MHRDGMWQ.mjs";
import {
  IndexbenchError,
  describeError,
  exitCodeOf
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/reference/program.ts
import { spawn } from "node:child_process";

// src/reference/null-server.ts
import { createServer } from "node:net";

// src/reference/metadata.ts
var REFERENCE_VENDOR = "indexbench reference";
var REFERENCE_VERSION = "1.0.0";
var PROTOCOL_VERSION = "v0.5.0";
var CHAIN_NAME = "test";
var NU6_3_BRANCH_ID = "37a5165b";
function latestBlockFrame(chain) {
  return frameMessage(encodeBlockId(chain.shielded.tipHeight, chain.tipHash));
}
__name(latestBlockFrame, "latestBlockFrame");
function lightdInfoFrame(chain) {
  const tip = chain.shielded.tipHeight;
  return frameMessage(
    Buffer.concat([
      encodeStringField(1, REFERENCE_VERSION),
      encodeStringField(2, REFERENCE_VENDOR),
      encodeStringField(4, CHAIN_NAME),
      encodeVarintField(5, chain.shielded.firstHeight),
      encodeStringField(6, NU6_3_BRANCH_ID),
      encodeVarintField(7, tip),
      encodeVarintField(12, tip),
      encodeStringField(18, PROTOCOL_VERSION)
    ])
  );
}
__name(lightdInfoFrame, "lightdInfoFrame");
function nullMetadataFrame(tipHeight) {
  return frameMessage(
    Buffer.concat([
      encodeBytesField(2, Buffer.from("indexbench null server".padEnd(32, "."))),
      encodeStringField(4, CHAIN_NAME),
      encodeVarintField(7, tipHeight),
      encodeVarintField(12, tipHeight),
      encodeStringField(18, PROTOCOL_VERSION)
    ])
  );
}
__name(nullMetadataFrame, "nullMetadataFrame");

// src/reference/response-blocks.ts
function literal(name, value) {
  const head = typeof name === "number" ? Buffer.from([15, name - 15]) : Buffer.concat([Buffer.from([0, name.length]), Buffer.from(name)]);
  return Buffer.concat([head, Buffer.from([value.length]), Buffer.from(value)]);
}
__name(literal, "literal");
var STATUS_200 = Buffer.from([136]);
var CONTENT_TYPE_INDEX = 31;
var RESPONSE_BLOCK = Buffer.concat([STATUS_200, literal(CONTENT_TYPE_INDEX, "application/grpc")]);
var EMPTY_TABLE_BLOCK = Buffer.from([32]);
function trailerBlock(grpcStatus) {
  return literal("grpc-status", String(grpcStatus));
}
__name(trailerBlock, "trailerBlock");

// src/reference/null-connection.ts
var MAX_REQUEST_BYTES = 4096;
var FRAMES_A_WRITE = 16;
var MARGIN_BYTES = 256;
var OUT_BYTES = FRAMES_A_WRITE * (MAX_PAYLOAD_BYTES + FRAME_HEADER_BYTES) + 2 * MARGIN_BYTES;
var GRANT_BYTES = 16384;
var NO_BYTES = Buffer.alloc(0);
var TAG_BLOCK_ID_HEIGHT = 8;
var TAG_RANGE_START = 10;
var FULL_FRAMES = { oneMessageAFrame: false, messagesPerSecond: null };
var NullConnection = class {
  static {
    __name(this, "NullConnection");
  }
  #socket;
  #chain;
  #metadata;
  #framing;
  #ticking = false;
  #streams = /* @__PURE__ */ new Map();
  #out = Buffer.allocUnsafeSlow(OUT_BYTES);
  #outLength = 0;
  #writing = false;
  #input = NO_BYTES;
  #prefaceSeen = false;
  #control = [encodeFrame(FRAME.SETTINGS, 0, 0, NO_BYTES)];
  #window = DEFAULT_WINDOW_BYTES;
  #initialStreamWindow = DEFAULT_WINDOW_BYTES;
  #ungrantedBytes = 0;
  #tableUpdateDue = false;
  #lastStreamId = 0;
  #closing = false;
  constructor(socket, content) {
    this.#socket = socket;
    this.#chain = content.chain;
    this.#metadata = content.metadata;
    this.#framing = content.framing;
  }
  /** Takes bytes from the socket; what breaks the protocol ends the connection. */
  receive(chunk) {
    this.#input = this.#input.length === 0 ? chunk : Buffer.concat([this.#input, chunk]);
    if (!this.#prefaceSeen && !this.#takePreface()) return;
    while (this.#input.length >= FRAME_HEADER_BYTES) {
      const length = this.#input.readUIntBE(0, 3);
      if (length > MAX_PAYLOAD_BYTES) {
        this.#socket.destroy();
        return;
      }
      const end = FRAME_HEADER_BYTES + length;
      if (this.#input.length < end) break;
      const frame = this.#input.subarray(0, end);
      this.#input = this.#input.subarray(end);
      this.#accept(frame.readUInt8(3), frame.readUInt8(4), frame.readUInt32BE(5) & 2147483647, frame.subarray(FRAME_HEADER_BYTES));
    }
    this.#pump();
  }
  /** Announces the end after the write under way, and closes; unfinished responses are cut off. */
  close() {
    this.#closing = true;
    this.#socket.end(encodeFrame(FRAME.GOAWAY, 0, 0, Buffer.concat([encodeUint32(this.#lastStreamId), encodeUint32(0)])));
  }
  #takePreface() {
    const { length } = CLIENT_PREFACE;
    if (this.#input.length < length) return false;
    if (!this.#input.subarray(0, length).equals(CLIENT_PREFACE)) {
      this.#socket.destroy();
      return false;
    }
    this.#input = this.#input.subarray(length);
    this.#prefaceSeen = true;
    return true;
  }
  #accept(type, flags, streamId, payload) {
    switch (type) {
      case FRAME.HEADERS:
        this.#open(streamId);
        if ((flags & FLAG.END_STREAM) !== 0) this.#answer(streamId);
        return;
      case FRAME.DATA:
        this.#acceptData(flags, streamId, payload);
        return;
      case FRAME.SETTINGS:
        if ((flags & FLAG.ACK) === 0) this.#acceptSettings(payload);
        return;
      case FRAME.PING:
        if ((flags & FLAG.ACK) === 0) this.#control.push(encodeFrame(FRAME.PING, FLAG.ACK, 0, payload));
        return;
      case FRAME.WINDOW_UPDATE:
        this.#acceptWindow(streamId, payload.readUInt32BE(0) & 2147483647);
        return;
      case FRAME.RST_STREAM:
        this.#streams.delete(streamId);
        return;
      default:
    }
  }
  #open(id) {
    if (this.#streams.has(id)) return;
    this.#lastStreamId = Math.max(this.#lastStreamId, id);
    const window = this.#initialStreamWindow;
    this.#streams.set(id, { id, window, request: NO_BYTES, body: null, position: 0, end: 0, messageEnd: 0, messagesSent: 0, startMs: 0, status: GRPC_STATUS.OK, headersSent: false });
  }
  #acceptData(flags, streamId, payload) {
    this.#grant(payload.length);
    const stream = this.#streams.get(streamId);
    if (stream === void 0) return;
    const padded = (flags & FLAG.PADDED) !== 0;
    const content = padded ? payload.subarray(1, payload.length - payload.readUInt8(0)) : payload;
    stream.request = stream.request.length === 0 ? Buffer.from(content) : Buffer.concat([stream.request, content]);
    if (stream.request.length > MAX_REQUEST_BYTES) this.#socket.destroy();
    else if ((flags & FLAG.END_STREAM) !== 0) this.#answer(streamId);
  }
  /** Gives the client back the connection window that its requests use up. */
  #grant(bytes) {
    this.#ungrantedBytes += bytes;
    if (this.#ungrantedBytes < GRANT_BYTES) return;
    this.#control.push(encodeFrame(FRAME.WINDOW_UPDATE, 0, 0, encodeUint32(this.#ungrantedBytes)));
    this.#ungrantedBytes = 0;
  }
  #acceptSettings(payload) {
    for (let at = 0; at + 6 <= payload.length; at += 6) {
      const setting = payload.readUInt16BE(at);
      const value = payload.readUInt32BE(at + 2);
      if (setting === SETTING.HEADER_TABLE_SIZE) this.#tableUpdateDue = true;
      if (setting !== SETTING.INITIAL_WINDOW_SIZE) continue;
      for (const stream of this.#streams.values()) stream.window += value - this.#initialStreamWindow;
      this.#initialStreamWindow = value;
    }
    this.#control.push(encodeFrame(FRAME.SETTINGS, FLAG.ACK, 0, NO_BYTES));
  }
  #acceptWindow(streamId, increment) {
    if (streamId === 0) this.#window += increment;
    const stream = this.#streams.get(streamId);
    if (stream !== void 0) stream.window += increment;
    if (this.#window > MAX_WINDOW_BYTES) this.#socket.destroy();
  }
  #answer(streamId) {
    const stream = this.#streams.get(streamId);
    if (stream === void 0 || stream.body !== null) return;
    const message = stream.request.subarray(FRAME_PREFIX_BYTES);
    stream.body = NO_BYTES;
    stream.startMs = performance.now();
    if (message.length === 0) {
      stream.body = this.#metadata;
      stream.end = this.#metadata.length;
      return;
    }
    try {
      this.#findBlocks(stream, message);
    } catch {
      stream.status = GRPC_STATUS.INVALID_ARGUMENT;
    }
  }
  #findBlocks(stream, message) {
    let low = 0;
    let high = 0;
    if (message[0] === TAG_BLOCK_ID_HEIGHT) {
      low = decodeBlockId(message).height;
      high = low;
    } else if (message[0] === TAG_RANGE_START) {
      const range = decodeBlockRange(message);
      low = range.start?.height ?? 0;
      high = range.end?.height ?? 0;
    }
    if (low === 0 || low > high) stream.status = GRPC_STATUS.UNIMPLEMENTED;
    else if (!this.#chain.holds(low) || !this.#chain.holds(high)) stream.status = GRPC_STATUS.OUT_OF_RANGE;
    else {
      stream.body = this.#chain.bytes;
      stream.position = this.#chain.offsetOf(low);
      stream.end = this.#chain.offsetOf(high + 1);
    }
  }
  /** Fills the out buffer from all streams in turn and writes it, as long as the socket takes it and the windows allow. */
  #pump() {
    if (this.#writing || this.#closing || this.#socket.destroyed) return;
    this.#takeControl();
    let moved = true;
    while (moved) {
      moved = false;
      for (const stream of this.#streams.values()) if (this.#advance(stream)) moved = true;
      if (moved && this.#framing.messagesPerSecond !== null) break;
    }
    if (this.#framing.messagesPerSecond !== null && this.#streams.size > 0) this.#tick();
    if (this.#outLength === 0) return;
    this.#writing = true;
    const length = this.#outLength;
    this.#outLength = 0;
    this.#socket.write(this.#out.subarray(0, length), () => {
      this.#writing = false;
      this.#pump();
    });
  }
  #takeControl() {
    while (this.#control.length > 0) {
      const frame = this.#control[0];
      if (frame === void 0 || this.#outLength + frame.length > OUT_BYTES) return;
      this.#outLength += frame.copy(this.#out, this.#outLength);
      this.#control.shift();
    }
  }
  #hasRoom() {
    return this.#outLength + MAX_PAYLOAD_BYTES + FRAME_HEADER_BYTES + MARGIN_BYTES <= OUT_BYTES;
  }
  /** Adds what one stream can send next, at most a full frame's worth. False where it can send nothing. */
  #advance(stream) {
    const { body } = stream;
    if (body === null || !this.#hasRoom()) return false;
    let moved = false;
    if (!stream.headersSent) {
      this.#addHeaders(stream.id, 0, RESPONSE_BLOCK);
      stream.headersSent = true;
      moved = true;
    }
    if (this.#addData(stream, body)) moved = true;
    if (stream.position < stream.end) return moved;
    this.#addHeaders(stream.id, FLAG.END_STREAM, trailerBlock(stream.status));
    this.#streams.delete(stream.id);
    return true;
  }
  /** Adds what may go of a full frame's worth of the body. */
  #addData(stream, body) {
    const { oneMessageAFrame, messagesPerSecond } = this.#framing;
    const first = stream.position;
    const most = messagesPerSecond === null ? MAX_PAYLOAD_BYTES : 1;
    while (stream.position - first < most && this.#hasRoom()) {
      if (oneMessageAFrame && !this.#findMessage(stream, body)) break;
      const until = oneMessageAFrame ? stream.messageEnd : stream.end;
      const length = Math.min(MAX_PAYLOAD_BYTES, until - stream.position, stream.window, this.#window);
      if (length <= 0) break;
      const at = writeFrameHeader(this.#out, this.#outLength, { length, type: FRAME.DATA, flags: 0, streamId: stream.id });
      body.copy(this.#out, at, stream.position, stream.position + length);
      this.#outLength = at + length;
      stream.position += length;
      stream.window -= length;
      this.#window -= length;
    }
    return stream.position > first;
  }
  /** Finds the end of the message that is sent next; false where there is none, or it is not due yet. */
  #findMessage(stream, body) {
    const { position } = stream;
    if (position < stream.messageEnd) return true;
    if (position === stream.end || !this.#isDue(stream)) return false;
    stream.messageEnd = position + FRAME_PREFIX_BYTES + readUint32(body, position + 1);
    stream.messagesSent += 1;
    return true;
  }
  #isDue(stream) {
    const { messagesPerSecond } = this.#framing;
    return messagesPerSecond === null || stream.messagesSent < (performance.now() - stream.startMs) * messagesPerSecond / 1e3;
  }
  /** Timers are too coarse for a pace of messages a millisecond: looks again as soon as the loop comes round. */
  #tick() {
    if (this.#ticking) return;
    this.#ticking = true;
    setImmediate(() => {
      this.#ticking = false;
      this.#pump();
    });
  }
  #addHeaders(streamId, flags, block) {
    const full = this.#tableUpdateDue ? Buffer.concat([EMPTY_TABLE_BLOCK, block]) : block;
    this.#tableUpdateDue = false;
    const at = writeFrameHeader(this.#out, this.#outLength, { length: full.length, type: FRAME.HEADERS, flags: flags | FLAG.END_HEADERS, streamId });
    this.#outLength = at + full.copy(this.#out, at);
  }
};

// src/reference/null-server.ts
var LOOPBACK = "127.0.0.1";
var STOP_GRACE_MS = 1e3;
async function startNullServer(request) {
  const metadata = nullMetadataFrame(request.chain.tipHeight);
  const connections = /* @__PURE__ */ new Map();
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = new NullConnection(socket, { chain: request.chain, metadata, framing: request.framing ?? FULL_FRAMES });
    connections.set(connection, () => socket.destroy());
    socket.on("data", (chunk) => connection.receive(chunk));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => connections.delete(connection));
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(request.port, LOOPBACK, resolve);
  });
  const { port } = server.address();
  const stop = /* @__PURE__ */ __name(async () => {
    const closed = new Promise((resolve) => {
      server.close(() => resolve());
    });
    for (const connection of connections.keys()) connection.close();
    const timer = setTimeout(() => {
      for (const destroy of connections.values()) destroy();
    }, STOP_GRACE_MS);
    await closed;
    clearTimeout(timer);
  }, "stop");
  return { address: `${LOOPBACK}:${String(port)}`, stop };
}
__name(startNullServer, "startNullServer");

// src/reference/server.ts
import { createServer as createServer2 } from "node:http2";

// src/reference/block-source.ts
var BATCH_BYTES = 1024 * 1024;
var StoredBlocks = class {
  static {
    __name(this, "StoredBlocks");
  }
  #chain;
  constructor(chain) {
    this.#chain = chain;
  }
  batch(from, to, single) {
    if (single || from === to) return { frames: this.#chain.frames(from, from), last: from };
    return from < to ? this.#ascending(from, to) : this.#descending(from, to);
  }
  #ascending(from, to) {
    const limit = this.#chain.offsetOf(from) + BATCH_BYTES;
    if (this.#chain.offsetOf(to + 1) <= limit) return { frames: this.#chain.frames(from, to), last: to };
    let low = from;
    let high = to;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#chain.offsetOf(middle + 1) <= limit) low = middle;
      else high = middle - 1;
    }
    return { frames: this.#chain.frames(from, low), last: low };
  }
  #descending(from, to) {
    const parts = [];
    let bytes = 0;
    let height = from;
    for (; height >= to && bytes < BATCH_BYTES; height -= 1) {
      const frame = this.#chain.frames(height, height);
      parts.push(frame);
      bytes += frame.length;
    }
    return { frames: Buffer.concat(parts), last: height + 1 };
  }
};
var ProjectedBlocks = class {
  static {
    __name(this, "ProjectedBlocks");
  }
  #chain;
  #project;
  constructor(chain, project) {
    this.#chain = chain;
    this.#project = project;
  }
  batch(from, to, single) {
    const step = from <= to ? 1 : -1;
    const parts = [];
    let bytes = 0;
    let height = from;
    do {
      const frame = frameMessage(this.#project(this.#chain.message(height)));
      parts.push(frame);
      bytes += frame.length;
      height += step;
    } while (!single && (to - height) * step >= 0 && bytes < BATCH_BYTES);
    return { frames: Buffer.concat(parts), last: height - step };
  }
};
var SHIELDED_POOLS = [POOL_TYPE.SAPLING, POOL_TYPE.ORCHARD, POOL_TYPE.IRONWOOD];
var ALL_POOLS = [POOL_TYPE.TRANSPARENT, ...SHIELDED_POOLS];
function sourceForPools(chain, poolTypes) {
  const pools = new Set(poolTypes.length === 0 ? SHIELDED_POOLS : poolTypes);
  if (!pools.has(POOL_TYPE.TRANSPARENT)) {
    return pools.size === SHIELDED_POOLS.length ? new StoredBlocks(chain.shielded) : new ProjectedBlocks(chain.shielded, (block) => projectPools(block, pools));
  }
  const { allPools } = chain;
  if (allPools === null) return null;
  return pools.size === ALL_POOLS.length ? new StoredBlocks(allPools) : new ProjectedBlocks(allPools, (block) => projectPools(block, pools));
}
__name(sourceForPools, "sourceForPools");
function nullifierSource(chain) {
  return new ProjectedBlocks(chain.shielded, projectNullifiers);
}
__name(nullifierSource, "nullifierSource");

// src/reference/handlers.ts
var OK = { code: GRPC_STATUS.OK, message: "" };
var HASH_BYTES = 32;
var SUBTREE_LEAVES = 65536;
var status = /* @__PURE__ */ __name((code, message) => ({ kind: "status", ending: { code, message } }), "status");
var unimplemented = /* @__PURE__ */ __name((what) => status(GRPC_STATUS.UNIMPLEMENTED, what), "unimplemented");
function handlersOf(profile, chain) {
  const shielded = new StoredBlocks(chain.shielded);
  const latest = { kind: "message", frame: latestBlockFrame(chain) };
  const info = { kind: "message", frame: lightdInfoFrame(chain) };
  const compact = {
    GetLightdInfo: /* @__PURE__ */ __name(() => info, "GetLightdInfo"),
    GetLatestBlock: /* @__PURE__ */ __name(() => latest, "GetLatestBlock"),
    GetBlock: /* @__PURE__ */ __name((message) => blockReply(chain, shielded, decodeBlockId(message), profile), "GetBlock"),
    GetBlockRange: /* @__PURE__ */ __name((message) => rangeReply(chain, message, null), "GetBlockRange")
  };
  if (profile === "serve-compact") return compact;
  const nullifiers = nullifierSource(chain);
  return {
    ...compact,
    GetBlockNullifiers: /* @__PURE__ */ __name((message) => blockReply(chain, nullifiers, decodeBlockId(message), profile), "GetBlockNullifiers"),
    GetBlockRangeNullifiers: /* @__PURE__ */ __name((message) => rangeReply(chain, message, nullifiers), "GetBlockRangeNullifiers"),
    GetSubtreeRoots: /* @__PURE__ */ __name((message) => subtreeRootsReply(chain, message), "GetSubtreeRoots"),
    GetMempoolTx: /* @__PURE__ */ __name(() => ({ kind: "status", ending: OK }), "GetMempoolTx"),
    GetMempoolStream: /* @__PURE__ */ __name(() => ({ kind: "open" }), "GetMempoolStream")
  };
}
__name(handlersOf, "handlersOf");
function answer(handler, message) {
  if (handler === void 0) return unimplemented("this server holds compact blocks only");
  try {
    return handler(message);
  } catch (error) {
    if (error instanceof WireError) return status(GRPC_STATUS.INVALID_ARGUMENT, error.message);
    throw error;
  }
}
__name(answer, "answer");
function blockReply(chain, source, id, profile) {
  if (id.hash.length > 0 && profile === "serve-compact") return unimplemented("blocks are served by height only");
  if (id.hash.length > 0) return blockByHash(chain, source, id.hash);
  if (id.height === 0) return status(GRPC_STATUS.INVALID_ARGUMENT, "the request names no block");
  if (!chain.shielded.holds(id.height)) return status(GRPC_STATUS.OUT_OF_RANGE, outside(chain, id.height));
  return { kind: "blocks", source, from: id.height, to: id.height, ending: OK };
}
__name(blockReply, "blockReply");
function blockByHash(chain, source, hash) {
  if (hash.length !== HASH_BYTES) return status(GRPC_STATUS.INVALID_ARGUMENT, `a block hash has 32 bytes, not ${String(hash.length)}`);
  const height = chain.hashes.heightOf(hash);
  if (height === null) return status(GRPC_STATUS.NOT_FOUND, "no block has this hash");
  return { kind: "blocks", source, from: height, to: height, ending: OK };
}
__name(blockByHash, "blockByHash");
function rangeReply(chain, message, fixedSource) {
  const { start: start2, end, poolTypes } = decodeBlockRange(message);
  if (start2 === null || end === null) return status(GRPC_STATUS.INVALID_ARGUMENT, "a range needs both ends");
  const unknownPool = poolTypes.find((pool) => pool < POOL_TYPE.TRANSPARENT || pool > POOL_TYPE.IRONWOOD);
  if (unknownPool !== void 0) return status(GRPC_STATUS.INVALID_ARGUMENT, `unknown pool type ${String(unknownPool)}`);
  const source = fixedSource ?? sourceForPools(chain, poolTypes);
  if (source === null) return unimplemented("this snapshot holds no transparent data");
  if (!chain.shielded.holds(start2.height)) return status(GRPC_STATUS.OUT_OF_RANGE, outside(chain, start2.height));
  const to = Math.min(Math.max(end.height, chain.shielded.firstHeight), chain.shielded.tipHeight);
  const ending = to === end.height ? OK : { code: GRPC_STATUS.OUT_OF_RANGE, message: outside(chain, end.height) };
  return { kind: "blocks", source, from: start2.height, to, ending };
}
__name(rangeReply, "rangeReply");
function outside(chain, height) {
  return `height ${String(height)} lies outside ${String(chain.shielded.firstHeight)} to ${String(chain.shielded.tipHeight)}`;
}
__name(outside, "outside");
function subtreeRootsReply(chain, message) {
  const fields = /* @__PURE__ */ new Map();
  const reader = new WireReader();
  reader.reset(message, 0, message.length);
  while (reader.position < message.length) {
    const tag = reader.readTag();
    if ((tag & 7) === WIRE_VARINT) fields.set(Math.floor(tag / 8), reader.readVarint());
    else reader.skip(tag);
  }
  const { sapling, orchard, ironwood } = chain.tipTreeSizes;
  const protocol = fields.get(2) ?? 0;
  const size = [sapling, orchard, ironwood][protocol];
  if (size === void 0) return status(GRPC_STATUS.INVALID_ARGUMENT, `unknown shielded protocol ${String(protocol)}`);
  for (const field of [1, 3]) {
    if ((fields.get(field) ?? 0) > 65535) return status(GRPC_STATUS.INVALID_ARGUMENT, "index and limit of subtrees have 16 bits");
  }
  return size < SUBTREE_LEAVES ? { kind: "status", ending: OK } : unimplemented("subtree roots are not in compact blocks");
}
__name(subtreeRootsReply, "subtreeRootsReply");

// src/reference/response-writer.ts
import { constants } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
var RESPONSE_HEADERS = { ":status": 200, "content-type": "application/grpc" };
var OK2 = { code: GRPC_STATUS.OK, message: "" };
function trailersOf(ending) {
  const trailers = { "grpc-status": String(ending.code) };
  if (ending.message !== "") trailers["grpc-message"] = encodeURIComponent(ending.message).replaceAll("%20", " ");
  return trailers;
}
__name(trailersOf, "trailersOf");
function writeStatus(stream, ending) {
  if (stream.destroyed || stream.headersSent) return;
  stream.respond({ ...RESPONSE_HEADERS, ...trailersOf(ending) }, { endStream: true });
}
__name(writeStatus, "writeStatus");
function begin(stream, ending) {
  stream.respond(RESPONSE_HEADERS, { waitForTrailers: true });
  stream.on("wantTrailers", () => {
    const last = ending();
    stream.sendTrailers(last === null ? { "x-no-status": "1" } : trailersOf(last));
  });
}
__name(begin, "begin");
async function writeReply(stream, reply, manner) {
  switch (reply.kind) {
    case "status":
      writeStatus(stream, reply.ending);
      return;
    case "message":
      begin(stream, () => OK2);
      stream.end(reply.frame);
      return;
    case "open":
      begin(stream, () => ({ code: GRPC_STATUS.UNAVAILABLE, message: "the server stops" }));
      endWhenStopping(stream, manner.stopping);
      return;
    case "blocks":
      await writeBlocks(stream, reply, manner);
  }
}
__name(writeReply, "writeReply");
function endWhenStopping(stream, stopping) {
  const end = /* @__PURE__ */ __name(() => {
    stream.end();
  }, "end");
  stopping.addEventListener("abort", end);
  stream.on("close", () => stopping.removeEventListener("abort", end));
}
__name(endWhenStopping, "endWhenStopping");
async function writeBlocks(stream, reply, manner) {
  let ending = reply.ending;
  begin(stream, () => ending);
  const steps = planSend(reply.from, reply.to, manner.faults);
  for (const step of steps) {
    if (step.kind === "blocks") {
      const last = step === steps.at(-1);
      if (!await sendRun(stream, reply.source, { from: step.from, to: step.to, last }, manner)) return;
      if (last) return;
    } else if (step.kind === "goaway") {
      stream.session?.close();
    } else if (step.kind === "large") {
      if (!await written(stream, frameMessage(Buffer.alloc(LARGE_BYTES)))) return;
    } else if (isEnd(step.kind)) {
      ending = ENDS[step.kind];
    } else {
      breakOff(stream, step.kind);
      return;
    }
  }
  stream.end();
}
__name(writeBlocks, "writeBlocks");
var ENDS = { end: OK2, "late-error": { code: GRPC_STATUS.INTERNAL, message: "a late error" }, "no-status": null };
var LARGE_BYTES = 5 * 1024 * 1024;
var LYING_PREFIX = Buffer.from("00ffffffff", "hex");
function isEnd(kind) {
  return Object.hasOwn(ENDS, kind);
}
__name(isEnd, "isEnd");
function breakOff(stream, kind) {
  switch (kind) {
    case "stall":
      return;
    case "reset":
      stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      return;
    case "hard-goaway":
      stream.session?.goaway(constants.NGHTTP2_INTERNAL_ERROR);
      return;
    case "tcp-reset":
      stream.session?.socket?.resetAndDestroy();
      return;
    case "lying-length":
      stream.write(LYING_PREFIX);
  }
}
__name(breakOff, "breakOff");
async function sendRun(stream, source, run, manner) {
  const slow = manner.faults.has("slow");
  const lateMs = manner.faults.get("hesitate") ?? null;
  if (lateMs !== null) await sleep(lateMs);
  const step = run.from <= run.to ? 1 : -1;
  for (let height = run.from; ; ) {
    const { frames, last } = source.batch(height, run.to, manner.unbatched || slow);
    if (last === run.to && run.last && !manner.unbatched) {
      stream.end(frames);
      return true;
    }
    if (!await written(stream, frames)) return false;
    if (slow) await sleep(SLOW_BLOCK_MS);
    if (last === run.to) break;
    height = last + step;
  }
  if (run.last) stream.end();
  return true;
}
__name(sendRun, "sendRun");
function written(stream, bytes) {
  return new Promise((resolve) => {
    if (stream.destroyed) {
      resolve(false);
      return;
    }
    const closed = /* @__PURE__ */ __name(() => resolve(false), "closed");
    stream.once("close", closed);
    stream.write(bytes, (error) => {
      stream.off("close", closed);
      resolve(error === null || error === void 0);
    });
  });
}
__name(written, "written");

// src/reference/server.ts
var LOOPBACK2 = "127.0.0.1";
var MAX_REQUEST_BYTES2 = 4 * 1024 * 1024;
var SESSION_MEMORY_MEGABYTES = 4096;
var STOP_GRACE_MS2 = 1e3;
async function startReferenceServer(request) {
  const handlers = handlersOf(request.profile, request.chain);
  const stopping = new AbortController();
  const manner = { unbatched: request.unbatched, faults: request.faults, stopping: stopping.signal };
  let requests = 0;
  const dispatch = /* @__PURE__ */ __name(async (stream, method, message) => {
    requests += 1;
    request.onRequest?.(requests, method, message);
    await writeReply(stream, answer(method === null ? void 0 : handlers[method], message), manner);
  }, "dispatch");
  const server = createServer2({ settings: { enablePush: false }, maxSessionMemory: SESSION_MEMORY_MEGABYTES });
  const sessions = /* @__PURE__ */ new Set();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
    session.on("error", () => session.destroy());
  });
  if (request.unbatched) server.on("connection", leaveNagleOn);
  server.on("stream", (stream, headers) => {
    acceptStream(stream, headers, dispatch);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(request.port, LOOPBACK2, resolve);
  });
  const { port } = server.address();
  const stop = /* @__PURE__ */ __name(() => {
    stopping.abort();
    return stopServer(server, sessions);
  }, "stop");
  return { address: `${LOOPBACK2}:${String(port)}`, stop };
}
__name(startReferenceServer, "startReferenceServer");
function leaveNagleOn(socket) {
  socket.setNoDelay(false);
}
__name(leaveNagleOn, "leaveNagleOn");
function acceptStream(stream, headers, dispatch) {
  stream.on("error", () => stream.destroy());
  const contentType = headers["content-type"] ?? "";
  if (headers[":method"] !== "POST" || !contentType.startsWith("application/grpc")) {
    stream.respond({ ":status": 415 }, { endStream: true });
    return;
  }
  const method = methodOfPath(headers[":path"] ?? "");
  let message = null;
  const deframer = new MessageDeframer((buffer, start2, end) => {
    message ??= Buffer.from(buffer.subarray(start2, end));
  }, MAX_REQUEST_BYTES2);
  stream.on("data", (chunk) => {
    try {
      deframer.push(chunk);
    } catch (error) {
      refuse(stream, error);
    }
  });
  stream.on("end", () => {
    if (stream.headersSent) return;
    try {
      deframer.finish();
    } catch (error) {
      refuse(stream, error);
      return;
    }
    dispatch(stream, method, message ?? Buffer.alloc(0)).catch((error) => refuse(stream, error));
  });
}
__name(acceptStream, "acceptStream");
function refuse(stream, error) {
  writeStatus(stream, { code: GRPC_STATUS.INTERNAL, message: error instanceof Error ? error.message : String(error) });
}
__name(refuse, "refuse");
async function stopServer(server, sessions) {
  const closed = new Promise((resolve) => {
    server.close(() => resolve());
  });
  for (const session of sessions) session.close();
  const timer = setTimeout(() => {
    for (const session of sessions) session.destroy();
  }, STOP_GRACE_MS2);
  await closed;
  clearTimeout(timer);
}
__name(stopServer, "stopServer");

// src/reference/program.ts
var CHILD_LIFETIME_SECONDS = 600;
function log(line) {
  process.stdout.write(`${line}
`);
}
__name(log, "log");
function stopRequested(faults) {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) {
      process.on(signal, () => {
        if (faults.has("ignore-sigterm")) log(`${signal} ignored`);
        else resolve(signal);
      });
    }
  });
}
__name(stopRequested, "stopRequested");
function exitEarly() {
  for (const line of ["opening the chain", "error: the chain is locked by another process", "giving up"]) log(line);
  return EXIT_EARLY_CODE;
}
__name(exitEarly, "exitEarly");
function spoil(chain, faults) {
  const height = faults.get("wrong-parent") ?? null;
  if (height === null) return;
  spoilParent(chain.shielded, height);
  if (chain.allPools !== null) spoilParent(chain.allPools, height);
}
__name(spoil, "spoil");
function forkChild() {
  const shell = spawn("sh", ["-c", `sleep ${String(CHILD_LIFETIME_SECONDS)} >/dev/null & echo "child $!"`], { detached: true, stdio: ["ignore", "inherit", "ignore"] });
  shell.unref();
}
__name(forkChild, "forkChild");
function start(options, chain) {
  if (options.nullServer !== null) return startNullServer({ chain: chain.shielded, port: options.port, framing: options.nullServer });
  const exitAt = options.faults.get("exit") ?? null;
  return startReferenceServer({
    chain,
    profile: options.profile,
    port: options.port,
    unbatched: options.unbatched,
    faults: options.faults,
    onRequest: /* @__PURE__ */ __name((number) => {
      if (number === exitAt) process.exit(EXIT_FAULT_CODE);
    }, "onRequest")
  });
}
__name(start, "start");
async function listen(options, chain) {
  try {
    return await start(options, chain);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE") {
      throw new IndexbenchError("PORT_TAKEN", { what: `port ${String(options.port)} is already in use`, where: `127.0.0.1:${String(options.port)}`, cause });
    }
    throw cause;
  }
}
__name(listen, "listen");
async function serve(options) {
  if (options.faults.has("exit-early")) return exitEarly();
  const stop = stopRequested(options.faults);
  if (options.faults.has("fork-child")) forkChild();
  const chain = loadChain(options.chain, log);
  spoil(chain, options.faults);
  if (options.faults.has("never-ready")) {
    log("waiting for the chain to settle");
    const idle = setInterval(() => void 0, 6e4);
    await stop;
    clearInterval(idle);
    return 0;
  }
  const server = await listen(options, chain);
  const { blocks, tipHeight } = chain.shielded;
  log(JSON.stringify({ ready: true, address: server.address, blocks, tipHeight }));
  log(`${await stop}: stopping`);
  await server.stop();
  return 0;
}
__name(serve, "serve");
async function runReference(args) {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(USAGE_TEXT);
    return 0;
  }
  try {
    return await serve(parseReferenceOptions(args));
  } catch (error) {
    process.stderr.write(`${describeError(error)}
`);
    return exitCodeOf(error);
  }
}
__name(runReference, "runReference");

export {
  runReference
};
