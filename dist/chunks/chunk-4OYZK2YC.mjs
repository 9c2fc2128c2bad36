import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/layout.ts
var DOCUMENT_FILES = {
  Bundle: "bundle.json",
  Plan: "plan.json",
  Measurements: "measurements.json",
  Payloads: "payloads.json"
};
var MANIFEST_FILE = "MANIFEST.sha256";
var JOURNAL_FILE = "events.ndjson";
var SAMPLES_FOLDER = "samples";
var LOGS_FOLDER = "logs";
var UNFINISHED_SUFFIX = ".tmp";
var SAFE_PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
function isBundlePath(path) {
  const parts = path.split("/");
  return parts.length <= 3 && parts.every((part) => SAFE_PART.test(part));
}
__name(isBundlePath, "isBundlePath");

export {
  DOCUMENT_FILES,
  MANIFEST_FILE,
  JOURNAL_FILE,
  SAMPLES_FOLDER,
  LOGS_FOLDER,
  UNFINISHED_SUFFIX,
  isBundlePath
};
