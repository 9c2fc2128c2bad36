import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/write-refusal.ts
var REASONS = /* @__PURE__ */ new Map([
  ["EACCES", "this user may not write there"],
  ["EPERM", "this user may not write there"],
  ["EROFS", "the disk is read-only"],
  ["ENOTDIR", "a part of the path is a file, not a folder"],
  ["EEXIST", "a file of that name is in the way"],
  ["EISDIR", "a folder of that name is in the way"],
  ["ENOENT", "the folder that it should be in does not exist and cannot be made"]
]);
function writeRefusal(error, path) {
  const reason = error instanceof Error && "code" in error ? REASONS.get(error.code) : void 0;
  return reason === void 0 ? error : new IndexbenchError("OUTPUT_UNWRITABLE", { what: `cannot be written: ${reason}`, where: path, cause: error });
}
__name(writeRefusal, "writeRefusal");

export {
  writeRefusal
};
