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
function catchInterrupts({ onSecond = /* @__PURE__ */ __name(() => process.exit(130), "onSecond") } = {}) {
  const controller = new AbortController();
  let firstAtMs = 0;
  const handle = /* @__PURE__ */ __name((name) => {
    if (!controller.signal.aborted) {
      firstAtMs = performance.now();
      controller.abort(new IndexbenchError("INTERRUPTED", { what: `received ${name}` }));
    } else if (performance.now() - firstAtMs >= ONE_WISH_MS) onSecond(name);
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
  catchInterrupts
};
