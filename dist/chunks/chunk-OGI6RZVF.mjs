import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/full-disk.ts
function isFullDisk(error) {
  const code = error instanceof Error && "code" in error ? error.code : error;
  return code === "ENOSPC" || code === "EDQUOT";
}
__name(isFullDisk, "isFullDisk");

export {
  isFullDisk
};
