import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  newBlockHeader,
  scanCompactBlock
} from "./chunk-HW67RLJ5.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/reference/faults.ts
var FAULT_KINDS = {
  stall: { at: "height", does: "a response stops before block N and stays open" },
  reset: { at: "height", does: "the stream is reset (RST_STREAM, INTERNAL_ERROR) before block N" },
  goaway: { at: "height", does: "the connection announces its end (GOAWAY) before block N; the open streams are completed" },
  short: { at: "height", does: "a range ends before block N with status OK" },
  "wrong-parent": { at: "height", does: "block N carries a wrong parent hash" },
  hole: { at: "height", does: "block N is left out" },
  swap: { at: "height", does: "a range sends block N and the one after it in the wrong order" },
  duplicate: { at: "height", does: "block N is sent twice" },
  extra: { at: "height", does: "a range that ends at block N sends the next one, too" },
  "late-error": { at: "height", does: "a range ends before block N with status INTERNAL" },
  "no-status": { at: "height", does: "a range ends before block N with trailers that have no status" },
  "hard-goaway": { at: "height", does: "GOAWAY with INTERNAL_ERROR comes before block N" },
  "tcp-reset": { at: "height", does: "the connection is reset before block N" },
  "lying-length": { at: "height", does: "a message of 4 GiB is announced before block N, and never comes" },
  large: { at: "height", does: "a message of 5 MiB comes before block N" },
  exit: { at: "request", does: "the process exits with code 9 at the N-th request" },
  slow: { at: null, does: "blocks go out one by one, 2 ms apart" },
  hesitate: { at: "milliseconds", does: "a range begins N ms late" },
  "never-ready": { at: null, does: "the process loads its chain and then never listens" },
  "ignore-sigterm": { at: null, does: "SIGTERM and SIGINT are ignored" },
  "fork-child": { at: null, does: "a child in a session of its own outlives the process (for at most ten minutes)" },
  "exit-early": { at: null, does: "the process prints three lines and exits with code 7 before it is ready" }
};
var EXIT_FAULT_CODE = 9;
var EXIT_EARLY_CODE = 7;
var SLOW_BLOCK_MS = 2;
function isFaultName(name) {
  return Object.hasOwn(FAULT_KINDS, name);
}
__name(isFaultName, "isFaultName");
function known() {
  return Object.entries(FAULT_KINDS).map(([name, kind]) => kind.at === null ? name : `${name}@N`).join(", ");
}
__name(known, "known");
function parseFaults(values) {
  const faults = /* @__PURE__ */ new Map();
  for (const value of values) {
    const [name = "", number, ...rest] = value.split("@");
    if (!isFaultName(name) || rest.length > 0) throw wrong(value);
    const takesNumber = FAULT_KINDS[name].at !== null;
    if (takesNumber !== (number !== void 0)) throw wrong(value);
    if (number !== void 0 && !/^[1-9][0-9]{0,14}$/.test(number)) throw wrong(value);
    faults.set(name, number === void 0 ? null : Number(number));
  }
  return faults;
}
__name(parseFaults, "parseFaults");
function wrong(value) {
  return new IndexbenchError("USAGE", { what: `unknown fault "${value}"`, where: "--fault", next: `Use one of: ${known()} (N is a whole number from 1).` });
}
__name(wrong, "wrong");
var SINGLE_STEPS = ["stall", "reset", "goaway", "late-error", "no-status", "hard-goaway", "tcp-reset", "lying-length", "large"];
var HEIGHT_FAULTS = [...SINGLE_STEPS, "short", "hole", "swap", "duplicate", "extra"];
function hitsWithin(start, end, faults) {
  const hits = [];
  for (const name of HEIGHT_FAULTS) {
    const height = faults.get(name) ?? null;
    if (height !== null && height >= Math.min(start, end) && height <= Math.max(start, end)) hits.push({ name, height });
  }
  return hits.sort((a, b) => start <= end ? a.height - b.height : b.height - a.height);
}
__name(hitsWithin, "hitsWithin");
function planSend(start, end, faults) {
  const step = start <= end ? 1 : -1;
  const steps = [];
  let next = start;
  let extra = false;
  const sendBefore = /* @__PURE__ */ __name((height) => {
    if ((height - next) * step <= 0) return;
    steps.push({ kind: "blocks", from: next, to: height - step });
    next = height;
  }, "sendBefore");
  for (const { name, height } of hitsWithin(start, end, faults)) {
    sendBefore(height);
    if (name === "goaway" || name === "large") steps.push({ kind: name });
    else if (name === "duplicate") steps.push({ kind: "blocks", from: height, to: height });
    else if (name === "extra") extra = height === end;
    else if (name === "hole") next = height + step;
    else if (name === "swap") {
      if (height === end) continue;
      steps.push({ kind: "blocks", from: height + step, to: height });
      next = height + 2 * step;
    } else {
      steps.push({ kind: name === "short" ? "end" : name });
      return steps;
    }
  }
  sendBefore(end + step);
  if (extra) steps.push({ kind: "blocks", from: end + step, to: end + step });
  return steps;
}
__name(planSend, "planSend");
function spoilParent(chain, height) {
  if (!chain.holds(height)) return;
  const message = chain.message(height);
  const header = newBlockHeader();
  scanCompactBlock(message, 0, message.length, header);
  message.writeUInt8(message.readUInt8(header.prevHashStart) ^ 1, header.prevHashStart);
}
__name(spoilParent, "spoilParent");

// src/reference/options.ts
import { parseArgs } from "node:util";
var USAGE_TEXT = `usage: indexbench reference [--chain DIR] [--profile full|serve-compact] [--listen 127.0.0.1:PORT] [--unbatched] [--null [--one-message-a-frame | --messages-per-second N]] [--fault NAME[@N]]...

  --chain DIR     a restored snapshot folder (compact-blocks/shielded.pb, and all-pools.pb if there); by default the demo snapshot
  --profile       full (default): all that compact blocks can answer; serve-compact: blocks by height and metadata only
  --listen        127.0.0.1:PORT; port 0 (default) takes a free one
  --unbatched     one socket write a message, Nagle's algorithm left on
  --null          the null server, which measures a driver's own ceiling
  --one-message-a-frame   of the null server: a DATA frame a message, as grpc-go sends them, in place of full frames
  --messages-per-second N of the null server: each response at this pace, a write a message; it keeps its CPU busy
  --fault         misbehave, for tests; repeatable:
${Object.entries(FAULT_KINDS).map(([name, { at, does }]) => `                  ${(at === null ? name : `${name}@N`).padEnd(16)}${does}`).join("\n")}

It listens on loopback only, says as one line of JSON when it is ready, and ends at SIGINT or SIGTERM.
`;
function wrong2(where, what, next) {
  return new IndexbenchError("USAGE", { what, where, next });
}
__name(wrong2, "wrong");
function parseReferenceOptions(args) {
  const values = parseFlags(args);
  if (values.chain === void 0) throw wrong2("--chain", "no chain folder is given", "Give the folder of a restored snapshot.");
  if (values.null && (values.unbatched || values.fault.length > 0)) {
    throw wrong2("--null", "the null server takes neither --unbatched nor --fault", "Leave one of them out.");
  }
  const nullServer = parseNullFraming(values);
  return {
    chain: values.chain,
    profile: parseProfile(values.profile),
    port: parseListen(values.listen),
    unbatched: values.unbatched,
    nullServer,
    faults: parseFaults(values.fault)
  };
}
__name(parseReferenceOptions, "parseReferenceOptions");
function parseFlags(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        chain: { type: "string" },
        profile: { type: "string", default: "full" },
        listen: { type: "string", default: "127.0.0.1:0" },
        unbatched: { type: "boolean", default: false },
        null: { type: "boolean", default: false },
        "one-message-a-frame": { type: "boolean", default: false },
        "messages-per-second": { type: "string" },
        fault: { type: "string", multiple: true, default: [] }
      }
    }).values;
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: cause instanceof Error ? cause.message : String(cause), where: "reference", next: "Run it with --help.", cause });
  }
}
__name(parseFlags, "parseFlags");
function parseNullFraming(values) {
  const pace = values["messages-per-second"];
  const oneMessageAFrame = values["one-message-a-frame"];
  if (!values.null) {
    if (pace !== void 0 || oneMessageAFrame) throw wrong2("--one-message-a-frame, --messages-per-second", "only the null server knows these", "Give --null too.");
    return null;
  }
  if (pace === void 0) return { oneMessageAFrame, messagesPerSecond: null };
  if (!/^[1-9][0-9]{0,6}$/.test(pace)) throw wrong2("--messages-per-second", `"${pace}" is no whole number from 1 to 9999999`, "Give the pace of one response.");
  return { oneMessageAFrame: true, messagesPerSecond: Number(pace) };
}
__name(parseNullFraming, "parseNullFraming");
function parseProfile(value) {
  if (value === "full" || value === "serve-compact") return value;
  throw wrong2("--profile", `unknown profile "${value}"`, "Use full or serve-compact.");
}
__name(parseProfile, "parseProfile");
function parseListen(value) {
  const port = /^127\.0\.0\.1:([0-9]{1,5})$/.exec(value)?.[1];
  if (port === void 0 || Number(port) > 65535) throw wrong2("--listen", `"${value}" is not 127.0.0.1:PORT`, "It listens on loopback only; port 0 takes a free one.");
  return Number(port);
}
__name(parseListen, "parseListen");

export {
  EXIT_FAULT_CODE,
  EXIT_EARLY_CODE,
  SLOW_BLOCK_MS,
  planSend,
  spoilParent,
  USAGE_TEXT,
  parseReferenceOptions
};
