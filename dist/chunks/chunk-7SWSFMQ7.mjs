import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/frozen.ts
var LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(?:\.\d{1,3}){3}\]?)(?::\d{1,5})?$/;
function frozenFault({ height, hash, peers }, { tipHeight, tipHash }) {
  if (height !== tipHeight || hash !== tipHash) return `is at height ${String(height)}, ${hash}; the snapshot’s tip is ${String(tipHeight)}, ${tipHash}`;
  const outside = peers.filter((address) => !LOOPBACK.test(address));
  return outside.length === 0 ? null : `has peers outside this host: ${outside.join(", ")}`;
}
__name(frozenFault, "frozenFault");

export {
  frozenFault
};
