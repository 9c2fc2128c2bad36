import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DEFAULT_PATH,
  SYSTEM_PATH,
  findProgram
} from "./chunk-4XINFEGO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/tool.ts
import { execFile } from "node:child_process";
import { delimiter } from "node:path";
import { promisify } from "node:util";
var VERSION_LIMIT_MS = 3e3;
var MAX_VERSION_CHARACTERS = 64;
var VERSION = /\bv?(\d+\.\d+(?:\.\d+)*(?:[-+][0-9A-Za-z.+-]+)?)/;
async function readTool(name, folders = []) {
  const path = findProgram(name, [...folders, SYSTEM_PATH].join(delimiter));
  return { name, path, version: path === null ? null : await versionTold(path) };
}
__name(readTool, "readTool");
async function versionTold(path, { args = ["--version"], timeoutMs = VERSION_LIMIT_MS } = {}) {
  try {
    const { stdout, stderr } = await promisify(execFile)(path, [...args], { timeout: timeoutMs, killSignal: "SIGKILL", env: { PATH: DEFAULT_PATH, LANG: "C.UTF-8" } });
    const firstLine = `${stdout}${stderr}`.trim().split("\n")[0]?.slice(0, MAX_VERSION_CHARACTERS) ?? "";
    return VERSION.exec(stdout)?.[1] ?? VERSION.exec(stderr)?.[1] ?? (firstLine === "" ? null : firstLine);
  } catch {
    return null;
  }
}
__name(versionTold, "versionTold");

export {
  readTool,
  versionTold
};
