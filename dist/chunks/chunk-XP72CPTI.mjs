import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  require_undici
} from "./chunk-OQQZG2TW.mjs";
import {
  REAL_TREE,
  listFolder,
  listProcesses,
  readKernelFile,
  readProcessStat,
  systemCode
} from "./chunk-UZHZWLOY.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// src/systems/node-rpc.ts
var import_undici = __toESM(require_undici(), 1);
import { readFile } from "node:fs/promises";
var NodeRpcError = class extends Error {
  static {
    __name(this, "NodeRpcError");
  }
  name = "NodeRpcError";
  /** Of JSON-RPC; null where no answer came, or it was no JSON-RPC answer. */
  code;
  /** Nothing took the connection, or it broke: worth another try while a node starts. */
  isUnreachable;
  constructor(message, { code = null, isUnreachable = false, cause } = {}) {
    super(message, { cause });
    this.code = code;
    this.isUnreachable = isUnreachable;
  }
};
var DEFAULT_TIMEOUT_MS = 1e4;
var MAX_REPLY_BYTES = 64 * 1024 * 1024;
var SHOWN_CHARACTERS = 200;
var NodeRpc = class {
  static {
    __name(this, "NodeRpc");
  }
  #url;
  #cookieFile;
  #agent = new import_undici.Agent({ connections: 4, pipelining: 1, maxResponseSize: MAX_REPLY_BYTES });
  constructor({ jsonRpc, cookieFile }) {
    this.#url = `http://${jsonRpc.host}:${String(jsonRpc.port)}/`;
    this.#cookieFile = cookieFile;
  }
  /** @throws NodeRpcError */
  async blockchainInfo(options) {
    const { chain, blocks, bestblockhash } = fieldsOf(await this.call("getblockchaininfo", [], options), "getblockchaininfo");
    return { chain: String(chain), blocks: Number(blocks), bestblockhash: String(bestblockhash) };
  }
  /** @throws NodeRpcError */
  async blockCount(options) {
    return Number(await this.call("getblockcount", [], options));
  }
  /** Display order. Throws NodeRpcError. */
  async bestBlockHash(options) {
    return String(await this.call("getbestblockhash", [], options));
  }
  /** @throws NodeRpcError */
  async peerInfo(options) {
    const peers = await this.call("getpeerinfo", [], options);
    if (!Array.isArray(peers)) throw new NodeRpcError("getpeerinfo: the answer is no list");
    return peers.map((peer) => {
      const { addr, inbound } = fieldsOf(peer, "getpeerinfo");
      return { addr: String(addr), inbound: inbound === true };
    });
  }
  /**
   * A block by height or hash. Verbosity 0 gives its bytes in hexadecimal, 1 and 2 an object.
   *
   * @throws NodeRpcError
   */
  block(heightOrHash, verbosity, options) {
    return this.call("getblock", [String(heightOrHash), verbosity], options);
  }
  /** @throws NodeRpcError with the node's own code and words */
  async call(method, params = [], options = {}) {
    return resultOf(await this.#post({ jsonrpc: "2.0", id: 0, method, params }, method, options), method);
  }
  /**
   * Many calls in one HTTP request; the results are in the order of the calls.
   *
   * @throws NodeRpcError for the first call that failed
   */
  async batch(calls, options = {}) {
    if (calls.length === 0) return [];
    const what = `a batch of ${String(calls.length)} calls`;
    const replies = await this.#post(calls.map(({ method, params = [] }, id) => ({ jsonrpc: "2.0", id, method, params })), what, options);
    if (!Array.isArray(replies)) return [resultOf(replies, what)];
    const byId = new Map(replies.map((reply) => [reply.id, reply]));
    return calls.map(({ method }, id) => resultOf(byId.get(id), method));
  }
  close() {
    return this.#agent.destroy();
  }
  async #post(body, what, { timeoutMs = DEFAULT_TIMEOUT_MS, signal }) {
    const deadline = AbortSignal.timeout(timeoutMs);
    const ends = signal === void 0 ? deadline : AbortSignal.any([signal, deadline]);
    const { status, text } = await this.#send(JSON.stringify(body), ends).catch((cause) => {
      if (signal?.aborted === true) throw signal.reason;
      if (deadline.aborted) throw new NodeRpcError(`${what}: no answer within ${String(timeoutMs / 1e3)} s`, { isUnreachable: true, cause });
      if (cause instanceof NodeRpcError) throw cause;
      throw new NodeRpcError(`${what}: ${messageOf(cause)}`, { isUnreachable: true, cause });
    });
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new NodeRpcError(`${what}: HTTP status ${String(status)}, no JSON: ${text.slice(0, SHOWN_CHARACTERS)}`, { cause });
    }
  }
  async #send(body, signal) {
    const authorization = this.#cookieFile === null ? {} : { authorization: `Basic ${Buffer.from(await readCookie(this.#cookieFile)).toString("base64")}` };
    const reply = await (0, import_undici.request)(this.#url, { method: "POST", dispatcher: this.#agent, headers: { "content-type": "application/json", ...authorization }, body, signal });
    return { status: reply.statusCode, text: await reply.body.text() };
  }
};
async function readCookie(file) {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (cause) {
    throw new NodeRpcError(`the cookie file cannot be read: ${messageOf(cause)}`, { isUnreachable: true, cause });
  }
}
__name(readCookie, "readCookie");
function resultOf(reply, method) {
  if (reply === null || typeof reply !== "object") throw new NodeRpcError(`${method}: no answer`);
  const { result, error } = reply;
  if (error === void 0 || error === null) return result;
  throw new NodeRpcError(`${method}: ${String(error.message)}`, { code: typeof error.code === "number" ? error.code : null });
}
__name(resultOf, "resultOf");
function fieldsOf(value, method) {
  if (value === null || typeof value !== "object") throw new NodeRpcError(`${method}: the answer is no object`);
  return value;
}
__name(fieldsOf, "fieldsOf");
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.message === "" ? error.name : error.message;
}
__name(messageOf, "messageOf");

// src/host/listener.ts
import { readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
var STATE_LISTEN = "0A";
var REACHED_BY_LOOPBACK = /* @__PURE__ */ new Set([
  "0100007F",
  "00000000",
  "00000000000000000000000000000000",
  "00000000000000000000000001000000",
  "0000000000000000FFFF00000100007F",
  "0000000000000000FFFF000000000000"
]);
function findListeners(port, tree = REAL_TREE) {
  const inodes = /* @__PURE__ */ new Set();
  for (const file of ["tcp", "tcp6"]) {
    for (const line of (readKernelFile(join(tree.root, "/proc/net", file)) ?? "").split("\n").slice(1)) {
      const fields = line.trim().split(/\s+/);
      const [address, hexPort] = fields[1]?.split(":") ?? [];
      const inode = Number(fields[9]);
      if (fields[3] === STATE_LISTEN && address !== void 0 && REACHED_BY_LOOPBACK.has(address) && Number.parseInt(hexPort ?? "", 16) === port) inodes.add(inode);
    }
  }
  if (inodes.size === 0) return [];
  const holders = holdersOf(inodes, tree.processes);
  return [...inodes].map((inode) => ({ inode, holders: holders.get(inode) ?? [] }));
}
__name(findListeners, "findListeners");
async function assertListenerBelongsTo(port, group, tree = REAL_TREE) {
  const where = `127.0.0.1:${port}`;
  const listeners = findListeners(port, tree);
  if (listeners.length === 0) throw new IndexbenchError("SYSTEM_WRONG_SOCKET", { what: "nothing listens there", where, next: "Check the address that the system was given." });
  const ours = new Set(await group.alive());
  const foreign = listeners.filter(({ holders }) => !holders.some(({ pid }) => ours.has(pid)));
  if (foreign.length === 0) return;
  throw new IndexbenchError("SYSTEM_WRONG_SOCKET", {
    what: `the socket is held by ${foreign.map(describeHolders).join(", ")}, not by a process that was started (${[...ours].join(", ") || "none is left"})`,
    where
  });
}
__name(assertListenerBelongsTo, "assertListenerBelongsTo");
async function assertPortFree(port, tree = REAL_TREE) {
  const reason = await tryListen(port);
  if (reason === null) return;
  const holders = findListeners(port, tree).map(describeHolders);
  const by = holders.length > 0 ? ` by ${holders.join(", ")}` : ` (${reason})`;
  throw new IndexbenchError("PORT_TAKEN", { what: `port ${port} is in use${by}`, where: `127.0.0.1:${port}` });
}
__name(assertPortFree, "assertPortFree");
var handedOut = /* @__PURE__ */ new Set();
async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = await anyPort();
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    return port;
  }
  throw new IndexbenchError("PORT_TAKEN", { what: "no free port was found in 100 tries", where: "127.0.0.1" });
}
__name(freePort, "freePort");
function holdersOf(inodes, processes) {
  const holders = /* @__PURE__ */ new Map();
  for (const pid of listProcesses(processes)) {
    const folder = join(processes, String(pid), "fd");
    for (const inode of new Set(listFolder(folder).map((name) => socketInode(join(folder, name))))) {
      if (inode === null || !inodes.has(inode)) continue;
      const command = readProcessStat(processes, pid)?.command ?? "unknown";
      holders.set(inode, [...holders.get(inode) ?? [], { pid, command }]);
    }
  }
  return holders;
}
__name(holdersOf, "holdersOf");
function socketInode(link) {
  try {
    const match = /^socket:\[(\d+)\]$/.exec(readlinkSync(link));
    return match === null ? null : Number(match[1]);
  } catch {
    return null;
  }
}
__name(socketInode, "socketInode");
function describeHolders({ holders }) {
  return holders.length === 0 ? "a process that this user may not see" : holders.map(({ pid, command }) => `process ${pid} (${command})`).join(" and ");
}
__name(describeHolders, "describeHolders");
function tryListen(port) {
  return new Promise((settle) => {
    const server = createServer();
    server.once("error", (error) => settle(systemCode(error)));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => server.close(() => settle(null)));
  });
}
__name(tryListen, "tryListen");
function anyPort() {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen({ host: "127.0.0.1", port: 0, exclusive: true }, () => {
      const address = server.address();
      server.close(() => address !== null && typeof address === "object" ? settle(address.port) : fail(new Error("a listening TCP socket has no address")));
    });
  });
}
__name(anyPort, "anyPort");

// src/snapshot/state-in-use.ts
import { readFile as readFile2 } from "node:fs/promises";
import { basename } from "node:path";
var LOCK_NAME = "LOCK";
var KERNEL_LOCKS = "/proc/locks";
async function refuseStateInUse(folder, { files }) {
  const locks = files.filter(({ name }) => basename(name) === LOCK_NAME);
  if (locks.length === 0) return;
  const holders = lockHolders(await readFile2(KERNEL_LOCKS, "utf8").catch(() => ""));
  for (const { name, device, inode } of locks) {
    const pid = holders.get(`${device} ${inode}`);
    if (pid !== void 0) throw new IndexbenchError("STATE_IN_USE", { what: `process ${pid} has it open for writing (${name} is locked)`, where: folder });
  }
}
__name(refuseStateInUse, "refuseStateInUse");
function lockHolders(text) {
  const holders = /* @__PURE__ */ new Map();
  for (const line of text.split("\n")) {
    const [, pid = "", major = "", minor = "", inode = ""] = /\sWRITE\s+(-?\d+)\s+([0-9a-f]+):([0-9a-f]+):(\d+)\s/.exec(line) ?? [];
    if (inode !== "") holders.set(`${deviceNumber(parseInt(major, 16), parseInt(minor, 16))} ${inode}`, pid);
  }
  return holders;
}
__name(lockHolders, "lockHolders");
function deviceNumber(major, minor) {
  const [high, low] = [BigInt(major), BigInt(minor)];
  return (high & 0xfffff000n) << 32n | (high & 0xfffn) << 8n | (low & 0xffffff00n) << 12n | low & 0xffn;
}
__name(deviceNumber, "deviceNumber");

export {
  refuseStateInUse,
  NodeRpcError,
  NodeRpc,
  findListeners,
  assertListenerBelongsTo,
  assertPortFree,
  freePort
};
