import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/decompressor.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, createGunzip } from "node:zlib";
import * as zlib from "node:zlib";
var WINDOW_LOG = 31;
async function createDecompressor(format) {
  if (format === "tar.gz") return ofTransform("zlib", createGunzip());
  return await startZstd() ?? zstdOfNode();
}
__name(createDecompressor, "createDecompressor");
function ofTransform(name, transform) {
  const ended = new Promise((resolve) => transform.once("end", () => resolve(null)).once("error", resolve).once("close", () => resolve(null)));
  return { name, input: transform, output: transform, ended, destroy: /* @__PURE__ */ __name(() => void transform.destroy(), "destroy") };
}
__name(ofTransform, "ofTransform");
async function startZstd() {
  const child = spawn("zstd", ["--decompress", "--stdout", "--quiet", `--long=${String(WINDOW_LOG)}`], { stdio: ["pipe", "pipe", "pipe"] });
  const started = await once(child, "spawn").catch(() => null);
  if (started === null) return null;
  child.stdin.on("error", () => void 0);
  return { name: "zstd", input: child.stdin, output: child.stdout, ended: endOf(child), destroy: /* @__PURE__ */ __name(() => void child.kill("SIGKILL"), "destroy") };
}
__name(startZstd, "startZstd");
async function endOf(child) {
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text2) => said = (said + text2).slice(-2e3));
  const [code, signal] = await once(child, "close");
  if (code === 0) return null;
  const reason = said.trim().split("\n").at(-1)?.replace(/^zstd: (?:\/\*stdin\*\\ *: *)?/, "") ?? "";
  return new Error(`zstd ended with ${signal ?? `exit code ${String(code)}`}${reason === "" ? "" : `: ${reason}`}`);
}
__name(endOf, "endOf");
function zstdOfNode() {
  const { createZstdDecompress } = zlib;
  const windowLogMax = constants["ZSTD_d_windowLogMax"];
  if (createZstdDecompress === void 0 || windowLogMax === void 0) {
    throw new IndexbenchError("TOOL_MISSING", { what: "the archive is compressed with zstd, and this host has no program zstd", next: "Install zstd (apt-get install zstd, brew install zstd), or use Node 22.15 or later, which has it built in." });
  }
  return ofTransform(`zlib of Node ${process.versions.node}`, createZstdDecompress({ params: { [windowLogMax]: WINDOW_LOG } }));
}
__name(zstdOfNode, "zstdOfNode");

// src/snapshot/tar-reader.ts
var TarFailure = class extends Error {
  static {
    __name(this, "TarFailure");
  }
  name = "TarFailure";
};
var BLOCK = 512;
var MAX_EXTENSION_BYTES = 1024 * 1024;
var FIELD = { name: [0, 100], mode: [100, 8], size: [124, 12], checksum: [148, 8], type: [156, 1], linkName: [157, 100], magic: [257, 5], prefix: [345, 155] };
var KINDS = { "\0": "file", "0": "file", "7": "file", "1": "link", "2": "link", "3": "CharacterDevice", "4": "BlockDevice", "5": "folder", "6": "FIFO", S: "sparse file" };
var TarReader = class {
  static {
    __name(this, "TarReader");
  }
  #sink;
  #header = Buffer.alloc(BLOCK);
  #headerBytes = 0;
  /** Bytes of content that are to come, and of padding after it. */
  #content = 0;
  #padding = 0;
  /** Content goes to the sink, or is collected as an extended header of this type. */
  #extensionType = null;
  #extensionParts = [];
  #extension = {};
  #zeroBlocks = 0;
  #entries = 0;
  constructor(sink) {
    this.#sink = sink;
  }
  /** Throws TarFailure, and what the sink throws. */
  push(chunk) {
    for (let at = 0; at < chunk.length; ) {
      if (this.#content > 0) at += this.#takeContent(chunk, at);
      else if (this.#padding > 0) {
        const taken = Math.min(this.#padding, chunk.length - at);
        this.#padding -= taken;
        at += taken;
      } else at += this.#takeHeader(chunk, at);
    }
  }
  /** The tar has ended. Throws TarFailure where it should not have. */
  finish() {
    if (this.#content > 0 || this.#padding > 0 || this.#headerBytes > 0) throw new TarFailure(`the tar ends within entry ${String(this.#entries)}`);
    if (this.#zeroBlocks === 0) throw new TarFailure(`the tar ends without an end mark after ${String(this.#entries)} entries`);
  }
  #takeContent(chunk, at) {
    const taken = Math.min(this.#content, chunk.length - at);
    const piece = chunk.subarray(at, at + taken);
    if (this.#extensionType === null) this.#sink.content(piece);
    else this.#extensionParts.push(Buffer.from(piece));
    this.#content -= taken;
    if (this.#content === 0) this.#endContent();
    return taken;
  }
  #endContent() {
    if (this.#extensionType === null) {
      this.#sink.end();
      return;
    }
    const text2 = Buffer.concat(this.#extensionParts).toString("utf8");
    if (this.#extensionType === "L") this.#extension.path = untilNul(text2);
    else if (this.#extensionType === "K") this.#extension.linkPath = untilNul(text2);
    else if (this.#extensionType === "x") this.#extension = { ...this.#extension, ...readPax(text2) };
    this.#extensionType = null;
    this.#extensionParts = [];
  }
  #takeHeader(chunk, at) {
    const taken = Math.min(BLOCK - this.#headerBytes, chunk.length - at);
    chunk.copy(this.#header, this.#headerBytes, at, at + taken);
    this.#headerBytes += taken;
    if (this.#headerBytes === BLOCK) {
      this.#headerBytes = 0;
      this.#readHeader(this.#header);
    }
    return taken;
  }
  #readHeader(header) {
    if (header[0] === 0 && header.every((byte) => byte === 0)) {
      this.#zeroBlocks += 1;
      return;
    }
    if (this.#zeroBlocks > 0) throw new TarFailure("the tar goes on after its end mark");
    this.#entries += 1;
    if (!hasRightChecksum(header)) throw new TarFailure(`header ${String(this.#entries)} of the tar has a wrong checksum`);
    const type = header.toString("latin1", FIELD.type[0], FIELD.type[0] + 1);
    const bytes = readNumber(header, FIELD.size);
    if ("LKxg".includes(type)) this.#beginExtension(type, bytes);
    else this.#beginEntry(header, type, bytes);
  }
  #beginExtension(type, bytes) {
    if (bytes > MAX_EXTENSION_BYTES) throw new TarFailure(`an extended header of the tar has ${String(bytes)} bytes`);
    this.#extensionType = type;
    this.#expect(bytes);
    if (bytes === 0) this.#endContent();
  }
  #beginEntry(header, type, headerSize) {
    const { path = pathOf(header), linkPath = text(header, FIELD.linkName), bytes = headerSize } = this.#extension;
    this.#extension = {};
    const kind = type === "\0" && path.endsWith("/") ? "folder" : KINDS[type] ?? `type ${JSON.stringify(type)}`;
    const contentBytes = kind === "file" || kind.startsWith("type") || kind === "sparse file" ? bytes : 0;
    this.#sink.begin({ path, kind, mode: readNumber(header, FIELD.mode), bytes: contentBytes, linkPath });
    this.#expect(contentBytes);
    if (contentBytes === 0) this.#sink.end();
  }
  #expect(bytes) {
    this.#content = bytes;
    this.#padding = (BLOCK - bytes % BLOCK) % BLOCK;
  }
};
function hasRightChecksum(header) {
  const [start, length] = FIELD.checksum;
  let sum = length * 32;
  for (const [index, byte] of header.entries()) if (index < start || index >= start + length) sum += byte;
  return sum === parseOctal(header.toString("latin1", start, start + length));
}
__name(hasRightChecksum, "hasRightChecksum");
function readNumber(header, [start, length]) {
  const first = header[start] ?? 0;
  const value = first === 128 ? header.subarray(start + 1, start + length).reduce((sum, byte) => sum * 256 + byte, 0) : parseOctal(header.toString("latin1", start, start + length));
  if (!Number.isSafeInteger(value)) throw new TarFailure("a header of the tar holds something that is no number");
  return value;
}
__name(readNumber, "readNumber");
function parseOctal(field) {
  const digits = untilNul(field).trim();
  if (digits === "") return 0;
  return /^[0-7]+$/.test(digits) ? parseInt(digits, 8) : NaN;
}
__name(parseOctal, "parseOctal");
function pathOf(header) {
  const name = text(header, FIELD.name);
  const prefix = header[FIELD.magic[0] + FIELD.magic[1]] === 0 && text(header, FIELD.magic) === "ustar" ? text(header, FIELD.prefix) : "";
  return prefix === "" ? name : `${prefix}/${name}`;
}
__name(pathOf, "pathOf");
function text(header, [start, length]) {
  return untilNul(header.toString("utf8", start, start + length));
}
__name(text, "text");
function untilNul(field) {
  const end = field.indexOf("\0");
  return end < 0 ? field : field.slice(0, end);
}
__name(untilNul, "untilNul");
function readPax(records) {
  const bytes = Buffer.from(records, "utf8");
  const found = {};
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(32, at);
    const length = blank < 0 ? NaN : parseDecimal(bytes.toString("latin1", at, blank));
    const record = bytes.toString("utf8", blank + 1, at + length - 1);
    const equals = record.indexOf("=");
    if (!(length > 0) || at + length > bytes.length || equals < 0) throw new TarFailure("an extended header of the tar is damaged");
    takeRecord(found, record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  return found;
}
__name(readPax, "readPax");
function takeRecord(found, key, value) {
  if (key === "path") found.path = value;
  else if (key === "linkpath") found.linkPath = value;
  else if (key === "size") found.bytes = parseDecimal(value);
  else if (key.startsWith("GNU.sparse.")) throw new TarFailure("the tar holds sparse files, which are not supported");
  if (Number.isNaN(found.bytes)) throw new TarFailure("an extended header of the tar is damaged");
}
__name(takeRecord, "takeRecord");
function parseDecimal(digits) {
  return /^\d{1,15}$/.test(digits) ? Number(digits) : NaN;
}
__name(parseDecimal, "parseDecimal");

export {
  createDecompressor,
  TarFailure,
  TarReader
};
