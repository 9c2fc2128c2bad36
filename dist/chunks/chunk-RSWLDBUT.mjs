import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/interrupt.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var ONE_WISH_MS = 500;
function isInterrupted(signal) {
  const { reason } = signal;
  return signal.aborted && reason instanceof IndexbenchError && reason.code === "INTERRUPTED";
}
__name(isInterrupted, "isInterrupted");
function exitOnSame(name, first) {
  if (name === first) process.exit(130);
}
__name(exitOnSame, "exitOnSame");
function catchInterrupts({ onSecond = /* @__PURE__ */ __name(() => process.exit(130), "onSecond") } = {}) {
  const controller = new AbortController();
  let firstAtMs = 0;
  let first = "SIGINT";
  const handle = /* @__PURE__ */ __name((name) => {
    if (!controller.signal.aborted) {
      firstAtMs = performance.now();
      first = name;
      controller.abort(new IndexbenchError("INTERRUPTED", { what: `received ${name}` }));
    } else if (performance.now() - firstAtMs >= ONE_WISH_MS) onSecond(name, first);
  }, "handle");
  for (const name of SIGNALS) process.on(name, handle);
  return {
    signal: controller.signal,
    release: /* @__PURE__ */ __name(() => {
      for (const name of SIGNALS) process.off(name, handle);
    }, "release")
  };
}
__name(catchInterrupts, "catchInterrupts");

export {
  isInterrupted,
  exitOnSame,
  catchInterrupts
};
