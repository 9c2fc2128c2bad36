import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/scenario-methods.ts
function methodsOf({ method, requests }) {
  return requests.kind === "mix" ? [...new Set(requests.parts.map((part) => part.method))] : [method];
}
__name(methodsOf, "methodsOf");

export {
  methodsOf
};
