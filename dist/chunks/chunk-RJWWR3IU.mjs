import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseReferenceOptions
} from "./chunk-GJMTNFH5.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/systems/reference.ts
import { access } from "node:fs/promises";
import { isAbsolute, join } from "node:path";

// src/systems/system.ts
function settingOr(variant, name, fallback) {
  const value = variant.configuration[name];
  return value === void 0 ? fallback : value;
}
__name(settingOr, "settingOr");

// src/systems/reference.ts
var reference = {
  name: "reference",
  description: "the embedded CompactTxStreamer server; needs nothing installed",
  settings: {
    profile: { type: "string", description: "full, or serve-compact (height-based blocks and metadata only)" },
    unbatched: { type: "boolean", description: "one socket write a message, Nagle’s algorithm left on" },
    port: { type: "number", description: "a fixed port; by default a free one" },
    readySeconds: { type: "number", description: "longest time from launch to ready; by default 30" },
    faults: { type: "string", description: "faults for tests, comma-separated: see `indexbench reference --help`" }
  },
  stopSignal: "SIGINT",
  stopTimeoutMs: 5e3,
  readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", 30) * 1e3, "readyTimeoutMs"),
  fixedPort(variant) {
    const port = settingOr(variant, "port", 0);
    return port === 0 ? null : port;
  },
  check(variant) {
    parseReferenceOptions(flagsOf(variant, "-"));
  },
  async obtain(variant, packageRoot) {
    const file = fileOfPin(variant, packageRoot);
    try {
      await access(file);
    } catch (cause) {
      throw new IndexbenchError("TOOL_MISSING", { what: `${file} is absent`, where: `pin ${variant.pin}`, next: "In a checkout, run `npm run build` first.", cause });
    }
    return { file, reportedVersion: null, buildProfile: "as-shipped" };
  },
  launchSpec(variant, program, context) {
    return Promise.resolve({ command: process.execPath, args: [program.file, ...flagsOf(variant, context.snapshotFolder)], env: {}, configuration: null });
  },
  addressIn(line) {
    const match = /^\{"ready":true,"address":"([^":]+):(\d+)"/.exec(line);
    return match === null ? null : { host: match[1] ?? "", port: Number(match[2]) };
  }
};
function flagsOf(variant, chain) {
  const flags = ["--chain", chain, "--profile", settingOr(variant, "profile", "full"), "--listen", `127.0.0.1:${settingOr(variant, "port", 0)}`];
  if (settingOr(variant, "unbatched", false)) flags.push("--unbatched");
  for (const fault of settingOr(variant, "faults", "").split(",").filter(Boolean)) flags.push("--fault", fault);
  return flags;
}
__name(flagsOf, "flagsOf");
function fileOfPin(variant, packageRoot) {
  const path = /^path:(.+)$/.exec(variant.pin)?.[1];
  if (path === void 0) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the reference system cannot be obtained from ${variant.pin}`, next: "Use the pin path:dist/reference.mjs." });
  }
  return isAbsolute(path) ? path : join(packageRoot, path);
}
__name(fileOfPin, "fileOfPin");

// src/systems/registry.ts
var SYSTEMS = [reference];
function systemOf(variant) {
  const where = `variant ${variant.name}`;
  const system = SYSTEMS.find(({ name }) => name === variant.pin.system);
  if (system === void 0) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `unknown system "${variant.pin.system}"; known: ${SYSTEMS.map(({ name }) => name).join(", ")}`, where: `${where}#/system` });
  }
  for (const [key, value] of Object.entries(variant.pin.configuration)) {
    const setting = system.settings[key];
    const pointer = `${where}#/configuration/${key}`;
    if (setting === void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${system.name} has no setting "${key}"; it has: ${Object.keys(system.settings).join(", ")}`, where: pointer });
    if (typeof value !== setting.type) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(value)} is a ${typeof value}; ${system.name} wants a ${setting.type}`, where: pointer });
  }
  try {
    system.check(variant.pin);
  } catch (cause) {
    if (!(cause instanceof IndexbenchError)) throw cause;
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: cause.message, where: `${where}#/configuration`, next: cause.next, cause });
  }
  return system;
}
__name(systemOf, "systemOf");

export {
  reference,
  SYSTEMS,
  systemOf
};
