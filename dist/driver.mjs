import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  CheckedRange,
  CheckedRangeWriter,
  CheckedReplies,
  Connection,
  LimitWatch,
  NativeCall,
  ReplyLedger,
  TRANSPORTS,
  callContentOf,
  callHeaders,
  driveNative,
  encodeArguments
} from "./chunks/chunk-AMQ464O3.mjs";
import "./chunks/chunk-O4KOTFB6.mjs";
import {
  ChainDigest
} from "./chunks/chunk-HHHYB5DP.mjs";
import "./chunks/chunk-N7E47VXZ.mjs";
import {
  SplitMix64,
  driveOrderOf,
  sampleStatusName
} from "./chunks/chunk-GRBRNJJT.mjs";
import "./chunks/chunk-K5Y77OU6.mjs";
import {
  frameMessage
} from "./chunks/chunk-IWXKEQXP.mjs";
import "./chunks/chunk-L2VRDV3D.mjs";
import {
  GRPC_STATUS,
  METHODS
} from "./chunks/chunk-OXTG6FV5.mjs";
import "./chunks/chunk-Y2ZLAERK.mjs";
import "./chunks/chunk-DG5XGDJH.mjs";
import "./chunks/chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunks/chunk-Z3YZHBLK.mjs";

// src/load/driver-main.ts
import { createInterface } from "node:readline";

// src/load/native/payload-check.ts
var UNARY_AT_ONCE = 64;
var PROGRESS_MS = 1e3;
async function checkPayloads(order, hooks) {
  const check = new PayloadCheck(order, hooks);
  try {
    return await check.run();
  } finally {
    check.close();
  }
}
__name(checkPayloads, "checkPayloads");
var KeepingContent = class {
  static {
    __name(this, "KeepingContent");
  }
  #inner;
  reply = Buffer.alloc(0);
  constructor(inner) {
    this.#inner = inner;
  }
  begin(requestNumber, request) {
    this.reply = Buffer.alloc(0);
    this.#inner.begin(requestNumber, request);
  }
  message(buffer, start, end) {
    this.reply = Buffer.from(buffer.subarray(start, end));
    this.#inner.message(buffer, start, end);
  }
  end(messages) {
    return this.#inner.end(messages);
  }
  fail() {
    this.#inner.fail();
  }
};
var NO_DIGEST = { begin: /* @__PURE__ */ __name(() => void 0, "begin"), add: /* @__PURE__ */ __name(() => void 0, "add"), end: /* @__PURE__ */ __name(() => null, "end") };
var PayloadCheck = class {
  static {
    __name(this, "PayloadCheck");
  }
  #order;
  #hooks;
  #connection;
  #unsupported = [];
  #sameAsRange = [];
  #difference = null;
  #callsDone = 0;
  #progressAtMs = 0;
  constructor(order, hooks) {
    this.#order = order;
    this.#hooks = hooks;
    this.#connection = new Connection(TRANSPORTS[order.transport ?? "raw"], order.target, { opened: 0, goaways: 0, failedConnects: 0 });
  }
  async run() {
    const lightdInfoBase64 = await this.#lightdInfo();
    const { chunks, whole } = await this.#blocks();
    const unary = [];
    const range = whole === null ? null : new CheckedRange(this.#order.payloadFile, whole.firstHeight, whole.lastHeight);
    for (const method of this.#order.unaryMethods) {
      const checked = this.#difference === null ? await this.#unary(method, range) : null;
      if (checked !== null) unary.push(checked);
    }
    range?.close();
    return { chunks, whole, unary, unsupported: this.#unsupported, difference: this.#difference, sameAsRange: this.#sameAsRange, lightdInfoBase64 };
  }
  close() {
    this.#connection.close();
  }
  async #lightdInfo() {
    const keeping = new KeepingContent(callContentOf("GetLightdInfo", "status", NO_DIGEST));
    const call = this.#newCall("GetLightdInfo", keeping);
    await this.#runOne(call, { kind: "empty" });
    return this.#isGood("GetLightdInfo", call, 0) ? keeping.reply.toString("base64") : null;
  }
  async #blocks() {
    const kept = new CheckedRangeWriter(this.#order.payloadFile);
    try {
      const blocks = await this.#keepBlocks(kept);
      if (blocks.whole !== null) kept.finish();
      return blocks;
    } finally {
      kept.close();
    }
  }
  async #keepBlocks(kept) {
    const { firstHeight, lastHeight, chunkBlocks } = this.#order;
    const whole = new ChainDigest();
    const chunks = [];
    for (let start = firstHeight; start <= lastHeight; start += chunkBlocks) {
      const end = Math.min(lastHeight, start + chunkBlocks - 1);
      const digest = new ChainDigest();
      const all = {
        begin: /* @__PURE__ */ __name(() => void 0, "begin"),
        add: /* @__PURE__ */ __name((buffer, from, to) => {
          kept.add(buffer, from, to);
          digest.add(buffer, from, to);
          whole.add(buffer, from, to);
        }, "add"),
        end: /* @__PURE__ */ __name(() => null, "end")
      };
      const call = this.#newCall("GetBlockRange", callContentOf("GetBlockRange", "blocks", all));
      await this.#runOne(call, { kind: "range", start, end });
      if (!this.#isGood("GetBlockRange", call, start)) return { chunks, whole: null };
      chunks.push(chunkOf(start, end, digest));
      this.#progress((end - firstHeight + 1) / (lastHeight - firstHeight + 1));
    }
    return { chunks, whole: chunkOf(firstHeight, lastHeight, whole) };
  }
  /** Null where the method is not offered, or a reply is wrong. */
  async #unary(method, range) {
    const { firstHeight, lastHeight, unaryCount, seed } = this.#order;
    const generator = new SplitMix64(BigInt(seed));
    const heights = Array.from({ length: unaryCount }, () => firstHeight + generator.below(lastHeight - firstHeight + 1));
    const digest = new ChainDigest();
    const replies = new ReplyLedger(range);
    const keepers = Array.from({ length: Math.min(UNARY_AT_ONCE, unaryCount) }, () => new KeepingContent(callContentOf(method, "blocks", NO_DIGEST)));
    const calls = keepers.map((keeping) => this.#newCall(method, keeping));
    for (let first = 0; first < heights.length; first += calls.length) {
      const batch = heights.slice(first, first + calls.length);
      await this.#runAll(calls, batch.map((height) => ({ kind: "height", height })));
      for (const [at, height] of batch.entries()) {
        const call = calls[at];
        const reply2 = keepers[at]?.reply;
        if (call === void 0 || reply2 === void 0 || !this.#isGood(method, call, height)) return null;
        digest.add(reply2, 0, reply2.length);
        replies.add(height, reply2);
      }
      this.#progress((first + batch.length) / unaryCount);
    }
    if (replies.sameAsRange) this.#sameAsRange.push(method);
    else CheckedReplies.write(this.#order.payloadFile, method, replies.all);
    return { method, seed, count: unaryCount, payloadBytes: digest.bytes, sha256: digest.hex() };
  }
  #newCall(method, content) {
    const { target, maxMessageBytes, deadlineMs, idleLimitMs } = this.#order;
    return new NativeCall(this.#connection, { headers: callHeaders(target, METHODS[method].path, deadlineMs), maxMessageBytes, deadlineMs, idleLimitMs }, content);
  }
  #runOne(call, request) {
    return this.#runAll([call], [request]);
  }
  async #runAll(calls, requests) {
    const { signal } = this.#hooks;
    signal.throwIfAborted();
    const watch = new LimitWatch(calls, Math.min(this.#order.deadlineMs, this.#order.idleLimitMs));
    const onAbort = /* @__PURE__ */ __name(() => {
      for (const call of calls) call.cutOff();
    }, "onAbort");
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      await Promise.all(requests.map(async (request, at) => calls[at]?.run(this.#callsDone + at, request, frameMessage(encodeArguments(request)))));
    } finally {
      signal.removeEventListener("abort", onAbort);
      watch.close();
    }
    this.#callsDone += requests.length;
    signal.throwIfAborted();
  }
  /** Notes why a call is not good: a method that is not offered, or a difference. */
  #isGood(method, call, height) {
    if (call.status === GRPC_STATUS.OK) return true;
    const status = sampleStatusName(call.status);
    if (call.status === GRPC_STATUS.UNIMPLEMENTED) this.#unsupported.push({ method, status });
    else if (call.violation !== null) {
      const { field, expected, found } = call.violation;
      this.#difference ??= { height: call.violation.height ?? height, field, expected, found };
    } else this.#difference ??= { height, field: "status", expected: "OK", found: `${status}: ${call.text}` };
    return false;
  }
  #progress(fraction) {
    const nowMs = performance.now();
    if (nowMs - this.#progressAtMs < PROGRESS_MS) return;
    this.#progressAtMs = nowMs;
    this.#hooks.onProgress({ phase: "check", calls: this.#callsDone, fraction });
  }
};
function chunkOf(firstHeight, lastHeight, digest) {
  return { firstHeight, lastHeight, blocks: digest.blocks, payloadBytes: digest.bytes, sha256: digest.hex() };
}
__name(chunkOf, "chunkOf");

// src/load/native/warm.ts
import { devNull } from "node:os";
var BLOCKS_A_CALL = 1e3;
var UNARY_CALLS = 400;
var IDLE_LIMIT_MS = 5e3;
async function warmDriver(order, hooks) {
  const startMs = performance.now();
  let messages = 0;
  const drive = /* @__PURE__ */ __name(async (method, requests, stop) => {
    const planned = plannedWarmup(order, method, requests, stop);
    const overallLimitMs = Math.max(1, order.overallLimitMs - (performance.now() - startMs));
    const settings = { target: order.target, transport: order.transport, samplesFile: devNull, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs, expectedPassSha256: null };
    const result = await driveNative(driveOrderOf(planned, settings), { onProgress: /* @__PURE__ */ __name(() => void 0, "onProgress"), signal: hooks.signal });
    if (result.ok === 0 || result.endReason !== "normal") {
      throw new Error(`the null server did not answer ${method}: ${result.endReason}, ${result.failures[0]?.text ?? "no call ended"}`);
    }
    messages += result.messages ?? 0;
    hooks.onProgress({ phase: "warm", calls: result.ok, fraction: Math.min(1, messages / order.messages) });
  }, "drive");
  await drive("GetLightdInfo", { kind: "empty" }, { kind: "count", requests: UNARY_CALLS });
  await drive("GetBlock", { kind: "heights", listLength: UNARY_CALLS, seed: 1 }, { kind: "count", requests: UNARY_CALLS });
  while (messages < order.messages) {
    const remaining = order.messages - messages;
    const passes = Math.ceil(remaining / (order.lastHeight - order.firstHeight + 1));
    const calls = passes * Math.ceil((order.lastHeight - order.firstHeight + 1) / BLOCKS_A_CALL);
    await drive("GetBlockRange", { kind: "download", blocks: BLOCKS_A_CALL }, { kind: "count", requests: calls });
  }
  return { messages, durationNs: Math.round((performance.now() - startMs) * 1e6) };
}
__name(warmDriver, "warmDriver");
function plannedWarmup(order, method, requests, stop) {
  return {
    scenario: {
      id: "driver-warm-up",
      title: "driver warm-up",
      method,
      requests,
      clients: 1,
      connections: 1,
      warmupRequests: 0,
      stop,
      deadlineSeconds: order.overallLimitMs / 1e3,
      maxMessageBytes: 4 * 1024 * 1024
    },
    workload: "driver-warm-up",
    domain: "serving",
    unit: "block",
    projection: "shielded",
    firstHeight: order.firstHeight,
    lastHeight: order.lastHeight,
    scheduleSha256: "0".repeat(64)
  };
}
__name(plannedWarmup, "plannedWarmup");

// src/load/driver-main.ts
var DriverProcess = class {
  static {
    __name(this, "DriverProcess");
  }
  #cancels = /* @__PURE__ */ new Map();
  #queue = Promise.resolve();
  accept(line) {
    if (line.trim() === "") return;
    const request = JSON.parse(line);
    switch (request.kind) {
      case "quit":
        this.end();
        return;
      case "cancel":
        this.#cancels.get(request.id)?.abort();
        return;
      default:
        this.#enqueue(request);
    }
  }
  /** Cuts off what runs, and ends when it has been reported. */
  end() {
    for (const cancel of this.#cancels.values()) cancel.abort();
    void this.#queue.then(() => {
      process.stdout.end(() => {
        process.exit(0);
      });
    });
  }
  #enqueue(request) {
    const cancel = new AbortController();
    this.#cancels.set(request.id, cancel);
    this.#queue = this.#queue.then(async () => {
      try {
        const result = await perform(request, cancel.signal);
        reply({ kind: "result", id: request.id, result });
      } catch (error) {
        const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
        reply({ kind: "error", id: request.id, message: error instanceof Error ? error.stack ?? error.message : String(error), code });
      } finally {
        this.#cancels.delete(request.id);
      }
    });
  }
};
function perform(request, signal) {
  const onProgress = /* @__PURE__ */ __name((progress) => {
    reply({ kind: "progress", id: request.id, progress });
  }, "onProgress");
  switch (request.kind) {
    case "warm":
      return warmDriver(request.order, { onProgress, signal });
    case "drive":
      return driveNative(request.order, { onProgress, signal });
    case "check":
      return checkPayloads(request.order, { onProgress, signal });
  }
}
__name(perform, "perform");
function reply(message) {
  process.stdout.write(`${JSON.stringify(message)}
`);
}
__name(reply, "reply");
function main() {
  const driver = new DriverProcess();
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    driver.accept(line);
  });
  lines.on("close", () => {
    driver.end();
  });
  process.on("SIGINT", () => void 0);
  process.stdout.on("error", () => {
    process.exit(1);
  });
  reply({ kind: "ready", node: process.version, pid: process.pid });
}
__name(main, "main");
main();
