import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/canonical-json.ts
import { hash } from "node:crypto";
function canonicalJson(value) {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new TypeError(`canonicalJson: ${value} has no JSON form`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object") {
    const entries = Object.entries(value).filter(([, item]) => item !== void 0);
    entries.sort(([a], [b]) => a < b ? -1 : 1);
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
  }
  throw new TypeError(`canonicalJson: a ${typeof value} has no JSON form`);
}
__name(canonicalJson, "canonicalJson");
function sha256Hex(data) {
  return hash("sha256", data, "hex");
}
__name(sha256Hex, "sha256Hex");
function digestOf(value) {
  return sha256Hex(canonicalJson(value));
}
__name(digestOf, "digestOf");

export {
  canonicalJson,
  sha256Hex,
  digestOf
};
