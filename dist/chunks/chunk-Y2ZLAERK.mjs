import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/sample-columns.ts
var WIDE_COLUMNS = ["intendedStartNs", "startNs", "firstMessageNs", "endNs", "bytes"];
var NARROW_COLUMNS = ["messages", "client", "status", "attempt", "phase", "part"];
var SAMPLE_COLUMNS = [...WIDE_COLUMNS, ...NARROW_COLUMNS];
var NO_WIDE_VALUE = Number.NaN;
var NO_NARROW_VALUE = -1;

// src/model/scenario-methods.ts
function methodsOf({ method, requests }) {
  return requests.kind === "mix" ? [...new Set(requests.parts.map((part) => part.method))] : [method];
}
__name(methodsOf, "methodsOf");

export {
  WIDE_COLUMNS,
  NARROW_COLUMNS,
  SAMPLE_COLUMNS,
  NO_WIDE_VALUE,
  NO_NARROW_VALUE,
  methodsOf
};
