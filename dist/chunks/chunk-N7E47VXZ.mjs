import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/concurrency-window.ts
var ALWAYS = { fromSeconds: 0, untilSeconds: Number.POSITIVE_INFINITY };
function concurrencyWindow(steps, client) {
  if (steps === void 0) return ALWAYS;
  const { startClients, endClients, stepClients, stepSeconds } = steps;
  if (client < Math.min(startClients, endClients)) return ALWAYS;
  if (endClients > startClients) return { ...ALWAYS, fromSeconds: Math.ceil((client + 1 - startClients) / stepClients) * stepSeconds };
  return { fromSeconds: 0, untilSeconds: Math.ceil((startClients - client) / stepClients) * stepSeconds };
}
__name(concurrencyWindow, "concurrencyWindow");

export {
  concurrencyWindow
};
