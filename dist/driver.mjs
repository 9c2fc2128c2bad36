import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runDriverProcess,
  warmDriver
} from "./chunks/chunk-ALJ5PBIA.mjs";
import {
  AnswerContent,
  CheckedReplies,
  Connection,
  LimitWatch,
  NativeCall,
  ReplyLedger,
  callContentOf,
  callHeaders,
  driveNative,
  encodeArguments,
  requestKey,
  transportFor,
  writeCheckedAnswers
} from "./chunks/chunk-X4BF74KS.mjs";
import "./chunks/chunk-MEMUPC5V.mjs";
import {
  CheckedRange,
  CheckedRangeWriter,
  checkedRangeFile
} from "./chunks/chunk-OOIPZF4J.mjs";
import {
  ChainDigest
} from "./chunks/chunk-OHPKR2TC.mjs";
import "./chunks/chunk-N7E47VXZ.mjs";
import {
  sampleStatusName
} from "./chunks/chunk-YWLDVECH.mjs";
import "./chunks/chunk-K5Y77OU6.mjs";
import "./chunks/chunk-DEM4TVKW.mjs";
import {
  GRPC_STATUS
} from "./chunks/chunk-XZD5FPPS.mjs";
import "./chunks/chunk-H3MLDNIS.mjs";
import "./chunks/chunk-D7DRIS7J.mjs";
import "./chunks/chunk-CGC4KA2A.mjs";
import {
  SplitMix64
} from "./chunks/chunk-4PUNR7HK.mjs";
import "./chunks/chunk-3J2UOSSP.mjs";
import {
  METHODS
} from "./chunks/chunk-PDP6C3QV.mjs";
import {
  frameMessage
} from "./chunks/chunk-4S4E7SE5.mjs";
import "./chunks/chunk-HW67RLJ5.mjs";
import "./chunks/chunk-MHRDGMWQ.mjs";
import "./chunks/chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunks/chunk-Z3YZHBLK.mjs";

// src/load/native/answer-check.ts
import { createHash } from "node:crypto";
var FEW_REQUESTS = 64;
var CALLS_OF_FEW = 3;
var AT_ONCE = 16;
async function checkAnswers({ scenario, method, requests }, caller) {
  const rounds = requests.length <= FEW_REQUESTS ? CALLS_OF_FEW : 1;
  const answers = requests.map((request) => ({ key: requestKey(request), sha256: null, bytes: 0, failed: null }));
  const contents = Array.from({ length: Math.min(AT_ONCE, requests.length) }, () => new AnswerContent(method, null));
  const calls = contents.map((content) => caller.newCall(method, content));
  let changed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let first = 0; first < requests.length; first += calls.length) {
      const batch = requests.slice(first, first + calls.length);
      await caller.runAll(calls, batch);
      for (const at of batch.keys()) {
        const [call, content, answer] = [calls[at], contents[at], answers[first + at]];
        if (call === void 0 || content === void 0 || answer === void 0) continue;
        if (call.status === GRPC_STATUS.UNIMPLEMENTED) return { checked: failed(scenario, method, requests.length, sampleStatusName(call.status)), known: {} };
        if (call.status !== GRPC_STATUS.OK) answer.failed ??= `${sampleStatusName(call.status)}: ${call.text}`;
        else if (round === 0) Object.assign(answer, { sha256: content.sha256, bytes: content.bytes });
        else if (answer.sha256 !== null && answer.sha256 !== content.sha256) {
          answer.sha256 = null;
          changed += 1;
        }
      }
    }
  }
  const broken = answers.find((answer) => answer.failed !== null);
  const isStable = changed === 0 && broken === void 0;
  const hash = createHash("sha256");
  for (const { sha256 } of answers) hash.update(sha256 ?? "");
  return {
    checked: {
      scenario,
      method,
      requests: requests.length,
      changed,
      failed: broken?.failed?.slice(0, 1024) ?? null,
      payloadBytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: isStable ? hash.digest("hex") : null
    },
    known: Object.fromEntries(answers.filter((answer) => answer.failed === null).map(({ key, sha256 }) => [key, sha256]))
  };
}
__name(checkAnswers, "checkAnswers");
function failed(scenario, method, requests, status) {
  return { scenario, method, requests, changed: 0, failed: status, payloadBytes: 0, sha256: null };
}
__name(failed, "failed");

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
var UNIMPLEMENTED = sampleStatusName(GRPC_STATUS.UNIMPLEMENTED);
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
    this.#connection = new Connection(transportFor(order), order.target, { opened: 0, goaways: 0, failedConnects: 0 });
  }
  async run() {
    const lightdInfoBase64 = await this.#lightdInfo();
    const { chunks, whole } = await this.#blocks("GetBlockRange");
    const otherRanges = [];
    for (const method of this.#order.otherRangeMethods) {
      const other = this.#difference === null ? await this.#blocks(method) : null;
      if (other !== null && other.whole !== null) otherRanges.push({ method, range: other.whole });
    }
    const unary = [];
    const range = whole === null ? null : new CheckedRange(this.#order.payloadFile, whole.firstHeight, whole.lastHeight);
    for (const method of this.#order.unaryMethods) {
      const checked = this.#difference === null ? await this.#unary(method, range) : null;
      if (checked !== null) unary.push(checked);
    }
    range?.close();
    const answers = await this.#answers();
    return { chunks, whole, unary, otherRanges, answers, unsupported: this.#unsupported, difference: this.#difference, sameAsRange: this.#sameAsRange, lightdInfoBase64 };
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
  async #blocks(method) {
    const kept = new CheckedRangeWriter(checkedRangeFile(this.#order.payloadFile, method));
    try {
      const blocks = await this.#keepBlocks(method, kept);
      if (blocks.whole !== null) kept.finish();
      return blocks;
    } finally {
      kept.close();
    }
  }
  async #keepBlocks(method, kept) {
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
      const call = this.#newCall(method, callContentOf(method, "blocks", all));
      await this.#runOne(call, { kind: "range", start, end });
      if (!this.#isGood(method, call, start)) return { chunks, whole: null };
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
        const reply = keepers[at]?.reply;
        if (call === void 0 || reply === void 0 || !this.#isGood(method, call, height)) return null;
        digest.add(reply, 0, reply.length);
        replies.add(height, reply);
      }
      this.#progress((first + batch.length) / unaryCount);
    }
    if (replies.sameAsRange) this.#sameAsRange.push(method);
    else CheckedReplies.write(this.#order.payloadFile, method, replies.all);
    return { method, seed, count: unaryCount, payloadBytes: digest.bytes, sha256: digest.hex() };
  }
  /** A call that fails is no reason to distrust the system's blocks: its own scenario says so. */
  async #answers() {
    const caller = { newCall: /* @__PURE__ */ __name((method, content) => this.#newCall(method, content), "newCall"), runAll: this.#runAll.bind(this) };
    const all = {};
    const found = [];
    for (const [at, order] of this.#order.answers.entries()) {
      if (this.#difference !== null || this.#unsupported.some(({ method }) => method === order.method)) continue;
      const { checked, known } = await checkAnswers(order, caller);
      if (checked.failed === UNIMPLEMENTED) this.#unsupported.push({ method: order.method, status: checked.failed });
      else found.push(checked);
      all[order.method] = { ...all[order.method], ...known };
      this.#progress((at + 1) / this.#order.answers.length);
    }
    writeCheckedAnswers(this.#order.payloadFile, all);
    return found;
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

// src/load/driver-main.ts
runDriverProcess((request, hooks) => {
  switch (request.kind) {
    case "warm":
      return warmDriver(request.order, hooks);
    case "drive":
      return driveNative(request.order, hooks);
    case "check":
      return checkPayloads(request.order, hooks);
  }
});
