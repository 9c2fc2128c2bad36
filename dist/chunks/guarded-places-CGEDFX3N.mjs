import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  takeLock
} from "./chunk-JBDIOBWF.mjs";
import {
  createTempFolder
} from "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/guarded-places.ts
function guardedPlaces(registrar) {
  return {
    makeFolder: /* @__PURE__ */ __name((parent, prefix) => createTempFolder({ registrar, parent, prefix }), "makeFolder"),
    lock: /* @__PURE__ */ __name((target) => {
      const file = `${target}.lock`;
      return takeLock({ file, registrar, refusal: /* @__PURE__ */ __name((holder) => new IndexbenchError("OUTPUT_EXISTS", { where: target, ...refusalOf(holder, file) }), "refusal") });
    }, "lock")
  };
}
__name(guardedPlaces, "guardedPlaces");
function refusalOf(holder, file) {
  if (holder === "foreign") return { what: `${file} is in the way, and is no lock of indexbench`, next: "Choose another folder, or move that file away." };
  const what = holder === "starting" ? "another restore into this folder is starting" : `process ${holder.pid} is restoring into this folder`;
  return { what, next: "Wait until it has ended, or choose another folder." };
}
__name(refusalOf, "refusalOf");
export {
  guardedPlaces
};
