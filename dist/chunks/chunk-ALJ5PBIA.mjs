import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  driveNative
} from "./chunk-X4BF74KS.mjs";
import {
  driveOrderOf
} from "./chunk-YWLDVECH.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/load/driver-process.ts
import { createInterface } from "node:readline";
var DriverProcess = class {
  static {
    __name(this, "DriverProcess");
  }
  #cancels = /* @__PURE__ */ new Map();
  #work;
  /** Orders that wait to be told when to start. */
  #waiting = /* @__PURE__ */ new Map();
  #queue = Promise.resolve();
  constructor(work) {
    this.#work = work;
  }
  accept(line) {
    if (line.trim() === "") return;
    const request = JSON.parse(line);
    switch (request.kind) {
      case "quit":
        this.end();
        return;
      case "start":
        this.#waiting.get(request.id)?.(ownMs(BigInt(request.atNs)));
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
  #toldToStart(id, signal) {
    return new Promise((resolve) => {
      const stop = /* @__PURE__ */ __name(() => {
        resolve(performance.now());
      }, "stop");
      this.#waiting.set(id, resolve);
      signal.addEventListener("abort", stop, { once: true });
      if (signal.aborted) stop();
      reply({ kind: "waiting", id });
    }).finally(() => this.#waiting.delete(id));
  }
  #enqueue(request) {
    const cancel = new AbortController();
    this.#cancels.set(request.id, cancel);
    this.#queue = this.#queue.then(async () => {
      try {
        const onProgress = /* @__PURE__ */ __name((progress) => {
          reply({ kind: "progress", id: request.id, progress });
        }, "onProgress");
        const agreeOnStart = /* @__PURE__ */ __name((signal) => this.#toldToStart(request.id, signal), "agreeOnStart");
        const result = await this.#work(request, { onProgress, signal: cancel.signal, agreeOnStart });
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
function ownMs(atNs) {
  return performance.now() + Number(atNs - process.hrtime.bigint()) / 1e6;
}
__name(ownMs, "ownMs");
function reply(message) {
  process.stdout.write(`${JSON.stringify(message)}
`);
}
__name(reply, "reply");
function runDriverProcess(work) {
  const driver = new DriverProcess(work);
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
__name(runDriverProcess, "runDriverProcess");

// src/load/native/warm.ts
import { devNull } from "node:os";
var BLOCKS_A_CALL = 1e3;
var UNARY_CALLS = 400;
var MANY_CLIENTS = { clients: 32, calls: 4e3 };
var OPEN_LOOP = { clients: 64, calls: 8e3, arrival: { kind: "constant", perSecond: 2e4 } };
var IDLE_LIMIT_MS = 5e3;
async function warmDriver(order, hooks, driveOne = driveNative) {
  const startMs = performance.now();
  let messages = 0;
  const drive = /* @__PURE__ */ __name(async (warm) => {
    const planned = plannedWarmup(order, warm);
    const overallLimitMs = Math.max(1, order.overallLimitMs - (performance.now() - startMs));
    const settings = { target: order.target, transport: order.transport, samplesFile: devNull, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs, expectedPassSha256: null };
    const result = await driveOne(driveOrderOf(planned, settings), { onProgress: /* @__PURE__ */ __name(() => void 0, "onProgress"), signal: hooks.signal });
    if (result.ok === 0 || result.endReason !== "normal") {
      throw new Error(`the null server did not answer ${warm.method}: ${result.endReason}, ${result.failures[0]?.text ?? "no call ended"}`);
    }
    messages += result.messages ?? 0;
    hooks.onProgress({ phase: "warm", calls: result.ok, fraction: Math.min(1, messages / order.messages) });
  }, "drive");
  const heights = { kind: "heights", listLength: UNARY_CALLS, seed: 1 };
  await drive({ method: "GetLightdInfo", requests: { kind: "empty" }, calls: UNARY_CALLS });
  await drive({ method: "GetBlock", requests: heights, calls: UNARY_CALLS });
  await drive({ method: "GetBlock", requests: heights, ...MANY_CLIENTS });
  await drive({ method: "GetBlock", requests: heights, ...OPEN_LOOP });
  while (messages < order.messages) {
    const remaining = order.messages - messages;
    const passes = Math.ceil(remaining / (order.lastHeight - order.firstHeight + 1));
    const calls = passes * Math.ceil((order.lastHeight - order.firstHeight + 1) / BLOCKS_A_CALL);
    await drive({ method: "GetBlockRange", requests: { kind: "download", blocks: BLOCKS_A_CALL }, calls });
  }
  return { messages, durationNs: Math.round((performance.now() - startMs) * 1e6) };
}
__name(warmDriver, "warmDriver");
function plannedWarmup(order, { method, requests, calls, clients = 1, arrival }) {
  return {
    scenario: {
      id: "driver-warm-up",
      title: "driver warm-up",
      method,
      requests,
      clients,
      connections: 1,
      warmupRequests: 0,
      stop: { kind: "count", requests: calls },
      ...arrival === void 0 ? {} : { arrival },
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

export {
  runDriverProcess,
  warmDriver
};
