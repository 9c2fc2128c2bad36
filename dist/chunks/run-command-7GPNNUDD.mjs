import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  reference,
  systemOf
} from "./chunk-RJWWR3IU.mjs";
import {
  ControlClient,
  isNotYetServing,
  plannedScenario
} from "./chunk-XYWUDAJL.mjs";
import {
  requireFreeSpace,
  restoreSnapshot
} from "./chunk-SQNUAAES.mjs";
import "./chunk-OTOVSJ3J.mjs";
import {
  openHostSession
} from "./chunk-AJDVLH3B.mjs";
import "./chunk-SBC3EOLE.mjs";
import {
  REPORT_FORMATS,
  publish,
  writeDurably,
  writeFailure,
  writeReport,
  writeReports
} from "./chunk-VLQXYFWR.mjs";
import "./chunk-Z6BYZWAL.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  loadPlanInputs
} from "./chunk-SSFGVUZB.mjs";
import "./chunk-G4SSSCAT.mjs";
import "./chunk-OOJJHVB4.mjs";
import {
  NO_PROCESS_FACTS,
  callUnitsOf,
  checkPayloads,
  clientLoadOf,
  describeDifference,
  driftOf,
  gateOf,
  summarizeSampleFile
} from "./chunk-LR74RQ6S.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-XPNTZ3YA.mjs";
import {
  DEFAULT_PATH,
  findTaskset
} from "./chunk-4C5SWKNK.mjs";
import "./chunk-7BKZQ47T.mjs";
import {
  DriveTally,
  EMPTY_ROW,
  SampleRecorder,
  readRawSamples
} from "./chunk-O4KOTFB6.mjs";
import "./chunk-HHHYB5DP.mjs";
import {
  MOST_STAIRS,
  RANGE_STEP,
  SAMPLE_PHASE,
  SCHEDULED_METHODS,
  compileArrival,
  compileSchedule,
  driveOrderOf,
  rangeStarts,
  requestKindsOf,
  scenarioCheckLevel,
  stairCount
} from "./chunk-GRBRNJJT.mjs";
import "./chunk-GJMTNFH5.mjs";
import "./chunk-FJCORIUK.mjs";
import "./chunk-IWXKEQXP.mjs";
import "./chunk-L2VRDV3D.mjs";
import {
  GRPC_STATUS,
  SERVICE,
  statusCodeOf,
  statusName
} from "./chunk-OXTG6FV5.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-X77IQW5X.mjs";
import {
  takeLock
} from "./chunk-F5VHUKZQ.mjs";
import {
  NS_PER_TICK,
  REAL_TREE,
  cpuSetOf,
  differenceOf,
  formatCpuSet,
  isRunning,
  isSubset,
  listFolder,
  listProcesses,
  parseKernelCpuList,
  readKernelFile,
  readProcessStat,
  readThreadAffinities,
  sameCpus,
  sendSignal,
  systemCode
} from "./chunk-5CGUT4ID.mjs";
import {
  aggregate,
  checkGates
} from "./chunk-4VPFGO45.mjs";
import {
  formatManifest
} from "./chunk-FC5PHTIL.mjs";
import {
  DOCUMENT_FILES,
  JOURNAL_FILE,
  LOGS_FOLDER,
  MANIFEST_FILE,
  SAMPLES_FOLDER,
  UNFINISHED_SUFFIX,
  isBundlePath
} from "./chunk-4OYZK2YC.mjs";
import {
  parseDocument,
  serializeDocument,
  validateDocument
} from "./chunk-7ZF54KZQ.mjs";
import {
  CODEC,
  ENCODING,
  ROW_GROUP_ROWS,
  digestFile,
  driftWarning,
  hostClassOf,
  hostFieldsOf,
  isWide,
  parquetType,
  presentColumns,
  round12,
  scenarioPayloadClass,
  warningsOf,
  workFieldsOf,
  workOf
} from "./chunk-4NHYBI5M.mjs";
import {
  NO_NARROW_VALUE,
  SAMPLE_COLUMNS
} from "./chunk-Y2ZLAERK.mjs";
import {
  sha256Hex
} from "./chunk-DG5XGDJH.mjs";
import {
  requireKnown
} from "./chunk-EEEB7KOY.mjs";
import {
  assertWritable,
  makeFolder
} from "./chunk-BY66MVX2.mjs";
import {
  writeRefusal
} from "./chunk-WDLHGED5.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/run-command.ts
import { randomUUID } from "node:crypto";
import { join as join16, resolve as resolve3 } from "node:path";

// src/bundle/review.ts
function reviewText(verifyCommand) {
  return `How to review this folder
=========================

runs/*/            one bundle a run: one variant, one repeat. The folder's name is a label; identity is in bundle.json.
comparison.json    all runs aggregated; it names each bundle by its id, the SHA-256 of the bundle's MANIFEST.sha256.
comparison.md, comparison.csv, report.html    the same for readers and spreadsheets.

1. No file was changed since the run ended (needs coreutils):

   for run in runs/*/; do (cd "$run" && sha256sum --quiet -c MANIFEST.sha256 && sha256sum MANIFEST.sha256); done

   The digests printed are the bundle ids in comparison.json. Compare that file with the published one: whoever can change all files
   together can also make a new manifest.

2. Every figure follows from the samples (needs Node.js 20.19 or later):

   ${verifyCommand}

3. Look at the samples yourself, with DuckDB in this folder. One row is one call; times are ns from the start of the measured window;
   phase 0 = warm-up, 1 = measured, 2 = cut off, 3 = no call but time that counts (ghz-as-published: its skipped first calls); status 0 = good, 100 = OK but wrong blocks, others as in gRPC.

${REVIEW_QUERIES.map(({ title, sql }) => `   -- ${title}
${indent(sql)}`).join("\n\n")}
`;
}
__name(reviewText, "reviewText");
var REVIEW_QUERIES = [
  {
    title: "Calls, goodput and median latency of each measurement",
    sql: `SELECT filename, count(*) FILTER (phase = 1) AS calls, count(*) FILTER (phase = 1 AND status = 0) AS good,
  round(count(*) FILTER (phase = 1 AND status = 0) * 1e9 / (max(endNs) FILTER (phase > 0) - min(startNs) FILTER (phase > 0)), 1) AS good_calls_per_second,
  quantile_disc(endNs - coalesce(intendedStartNs, startNs), 0.5) FILTER (phase = 1 AND status = 0) AS p50_ns
FROM read_parquet('runs/*/samples/*.parquet', filename = true, union_by_name = true) GROUP BY filename ORDER BY filename;`
  },
  {
    title: "Calls that failed, by status",
    sql: `SELECT filename, status, count(*) AS calls, min(startNs) AS first_ns
FROM read_parquet('runs/*/samples/*.parquet', filename = true, union_by_name = true) WHERE phase = 1 AND status <> 0
GROUP BY filename, status ORDER BY calls DESC;`
  },
  {
    title: "Goodput in tenths of a second: a rate that falls or stalls within a window shows here",
    sql: `SELECT filename, (endNs // 100000000) / 10 AS second, count(*) AS good_calls
FROM read_parquet('runs/*/samples/*.parquet', filename = true, union_by_name = true) WHERE phase = 1 AND status = 0
GROUP BY filename, second ORDER BY filename, second;`
  }
];
function indent(text) {
  return text.split("\n").map((line) => `   ${line}`).join("\n");
}
__name(indent, "indent");

// src/host/listener.ts
import { readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
var STATE_LISTEN = "0A";
var REACHED_BY_LOOPBACK = /* @__PURE__ */ new Set([
  "0100007F",
  "00000000",
  "00000000000000000000000000000000",
  "00000000000000000000000001000000",
  "0000000000000000FFFF00000100007F",
  "0000000000000000FFFF000000000000"
]);
function findListeners(port, tree = REAL_TREE) {
  const inodes = /* @__PURE__ */ new Set();
  for (const file of ["tcp", "tcp6"]) {
    for (const line of (readKernelFile(join(tree.root, "/proc/net", file)) ?? "").split("\n").slice(1)) {
      const fields = line.trim().split(/\s+/);
      const [address, hexPort] = fields[1]?.split(":") ?? [];
      const inode = Number(fields[9]);
      if (fields[3] === STATE_LISTEN && address !== void 0 && REACHED_BY_LOOPBACK.has(address) && Number.parseInt(hexPort ?? "", 16) === port) inodes.add(inode);
    }
  }
  if (inodes.size === 0) return [];
  const holders = holdersOf(inodes, tree.processes);
  return [...inodes].map((inode) => ({ inode, holders: holders.get(inode) ?? [] }));
}
__name(findListeners, "findListeners");
async function assertListenerBelongsTo(port, group, tree = REAL_TREE) {
  const where = `127.0.0.1:${port}`;
  const listeners = findListeners(port, tree);
  if (listeners.length === 0) throw new IndexbenchError("SYSTEM_WRONG_SOCKET", { what: "nothing listens there", where, next: "Check the address that the system was given." });
  const ours = new Set(await group.alive());
  const foreign = listeners.filter(({ holders }) => !holders.some(({ pid }) => ours.has(pid)));
  if (foreign.length === 0) return;
  throw new IndexbenchError("SYSTEM_WRONG_SOCKET", {
    what: `the socket is held by ${foreign.map(describeHolders).join(", ")}, not by a process that was started (${[...ours].join(", ") || "none is left"})`,
    where
  });
}
__name(assertListenerBelongsTo, "assertListenerBelongsTo");
async function assertPortFree(port, tree = REAL_TREE) {
  const reason = await tryListen(port);
  if (reason === null) return;
  const holders = findListeners(port, tree).map(describeHolders);
  const by = holders.length > 0 ? ` by ${holders.join(", ")}` : ` (${reason})`;
  throw new IndexbenchError("PORT_TAKEN", { what: `port ${port} is in use${by}`, where: `127.0.0.1:${port}` });
}
__name(assertPortFree, "assertPortFree");
function holdersOf(inodes, processes) {
  const holders = /* @__PURE__ */ new Map();
  for (const pid of listProcesses(processes)) {
    const folder = join(processes, String(pid), "fd");
    for (const inode of new Set(listFolder(folder).map((name) => socketInode(join(folder, name))))) {
      if (inode === null || !inodes.has(inode)) continue;
      const command = readProcessStat(processes, pid)?.command ?? "unknown";
      holders.set(inode, [...holders.get(inode) ?? [], { pid, command }]);
    }
  }
  return holders;
}
__name(holdersOf, "holdersOf");
function socketInode(link) {
  try {
    const match = /^socket:\[(\d+)\]$/.exec(readlinkSync(link));
    return match === null ? null : Number(match[1]);
  } catch {
    return null;
  }
}
__name(socketInode, "socketInode");
function describeHolders({ holders }) {
  return holders.length === 0 ? "a process that this user may not see" : holders.map(({ pid, command }) => `process ${pid} (${command})`).join(" and ");
}
__name(describeHolders, "describeHolders");
function tryListen(port) {
  return new Promise((settle) => {
    const server = createServer();
    server.once("error", (error) => settle(systemCode(error)));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => server.close(() => settle(null)));
  });
}
__name(tryListen, "tryListen");

// src/plan/check-pin-secrets.ts
var SECRET_PARAMETERS = /^(?:xamz(?:signature|credential|securitytoken)|xgoog(?:signature|credential)|sig|signature|awsaccesskeyid|accesskeyid|accesskey|accesstoken|apikey|key|token|auth|secret|password|passwd|pass|credential|policy|keypairid)$/;
var PLAIN_USERS = /* @__PURE__ */ new Set(["", "git"]);
function checkSnapshotSecrets({ source }, where) {
  if (source.kind === "url") refuseSecret(source.url, `${where}/source/url`);
}
__name(checkSnapshotSecrets, "checkSnapshotSecrets");
function checkVariantSecrets({ pin }, where) {
  refuseSecret(pin.slice(pin.indexOf(":") + 1), `${where}/pin`);
}
__name(checkVariantSecrets, "checkVariantSecrets");
function refuseSecret(text, where) {
  const secret = secretIn(text);
  if (secret === null) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the URL holds credentials (${secret})`, where, next: "Put no credentials into a pin; its plan is published with every bundle. Fetch the file yourself and pin its path." });
}
__name(refuseSecret, "refuseSecret");
function secretIn(text) {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, searchParams, hash } = new URL(text);
  if (password !== "" || !PLAIN_USERS.has(username)) return "a user name or password";
  const names = [...searchParams.keys(), ...new URLSearchParams(hash.slice(1)).keys()];
  const name = names.find((key) => SECRET_PARAMETERS.test(key.toLowerCase().replaceAll(/[-_]/g, "")));
  return name === void 0 ? null : `the parameter ${name}`;
}
__name(secretIn, "secretIn");

// src/plan/check-scenario.ts
var PUBLICATION_SECONDS = 2;
var NATIVE_ONLY = ["arrival", "concurrencySteps", "thinkSeconds", "warmupSeconds", "atEnd"];
function checkScenario(check) {
  checkDrivers(check);
  checkRequests(check, check.scenario, check.where);
  checkClients(check);
  checkArrival(check);
  checkStop(check);
  checkWarmup(check);
}
__name(checkScenario, "checkScenario");
function checkDrivers({ scenario, where, drivers }) {
  const other = drivers.find((driver) => driver !== "native");
  if (other === void 0) return;
  const next = `only the driver native does that, and the plan asks for ${other} too`;
  const key = NATIVE_ONLY.find((name) => scenario[name] !== void 0);
  if (key !== void 0) refuse(`${where}/${key}`, next);
  if (scenario.requests.kind === "mix") refuse(`${where}/requests/kind`, `"mix": ${next}`);
  if (scenario.stop.kind === "first") refuse(`${where}/stop/kind`, `"first": ${next}`);
}
__name(checkDrivers, "checkDrivers");
function checkRequests(check, { method, requests }, where) {
  const { chainBlocks } = check;
  if (requests.kind === "mix") {
    const [first] = requests.parts;
    if (first?.method !== method) refuse(`${where}/method`, `${method} is not the method of the mix's first part, ${String(first?.method)}`);
    for (const [index, part] of requests.parts.entries()) checkRequests(check, part, `${where}/requests/parts/${String(index)}`);
    return;
  }
  const kinds = requestKindsOf(method);
  if (kinds.length === 0) {
    refuse(`${where}/method`, `no schedule can make requests for ${method}; methods that can be measured: ${SCHEDULED_METHODS.join(", ")}`);
  }
  if (!kinds.includes(requests.kind)) {
    refuse(`${where}/requests/kind`, `"${requests.kind}" does not fit ${method}; allowed: ${kinds.join(", ")}`);
  }
  if (requests.kind === "ranges" && requests.blocks > chainBlocks) {
    refuse(`${where}/requests/blocks`, `ranges of ${String(requests.blocks)} blocks do not fit into a snapshot of ${String(chainBlocks)} blocks`);
  }
}
__name(checkRequests, "checkRequests");
function checkClients({ scenario, where }) {
  if (scenario.connections > scenario.clients) {
    refuse(`${where}/connections`, `${String(scenario.connections)} connections for ${String(scenario.clients)} clients; at most one connection a client`);
  }
  const { concurrencySteps: steps } = scenario;
  if (steps === void 0) return;
  const most = Math.max(steps.startClients, steps.endClients);
  if (most !== scenario.clients) refuse(`${where}/concurrencySteps`, `at most ${String(most)} clients, but the scenario has ${String(scenario.clients)}`);
}
__name(checkClients, "checkClients");
function checkArrival({ scenario, where }) {
  const { arrival } = scenario;
  if (arrival === void 0) return;
  for (const key of ["concurrencySteps", "thinkSeconds"]) {
    if (scenario[key] !== void 0) refuse(`${where}/${key}`, "belongs to closed loops, but the scenario has an arrival");
  }
  if (scenario.stop.kind === "passes") refuse(`${where}/stop/kind`, '"passes" belongs to closed loops, but the scenario has an arrival');
  if (arrival.kind === "step" && stairCount(arrival) > MOST_STAIRS) refuse(`${where}/arrival/stepPerSecond`, `${String(stairCount(arrival))} stairs; at most ${String(MOST_STAIRS)}`);
}
__name(checkArrival, "checkArrival");
function checkWarmup({ scenario, where }) {
  if (scenario.warmupSeconds !== void 0 && scenario.warmupRequests === 0) {
    refuse(`${where}/warmupSeconds`, "repeats the warm-up requests, but warmupRequests is 0");
  }
}
__name(checkWarmup, "checkWarmup");
function checkStop({ scenario, where, forPublication }) {
  const { stop: stop2, requests } = scenario;
  if (stop2.kind === "passes" && requests.kind !== "download") {
    refuse(`${where}/stop/kind`, `"passes" needs requests of kind "download", not "${requests.kind}"`);
  }
  const { atEnd } = scenario;
  if (atEnd !== void 0 && atEnd !== "wait" && stop2.kind !== "window" && stop2.kind !== "first") {
    refuse(`${where}/atEnd`, `"${atEnd}" needs a stop by time, not "${stop2.kind}"`);
  }
  if (!forPublication || stop2.kind === "count") return;
  const [key, seconds2] = timeOf(stop2);
  if (seconds2 < PUBLICATION_SECONDS) {
    refuse(`${where}/stop/${key}`, `${String(seconds2)} s is too short for a plan with forPublication: at least ${String(PUBLICATION_SECONDS)} s`);
  }
}
__name(checkStop, "checkStop");
function timeOf(stop2) {
  return stop2.kind === "passes" ? ["minimumSeconds", stop2.minimumSeconds] : ["seconds", stop2.seconds];
}
__name(timeOf, "timeOf");
function refuse(where, what) {
  throw new IndexbenchError("INPUT_INCONSISTENT", { what, where, next: "Correct the value, or choose other scenarios." });
}
__name(refuse, "refuse");

// src/plan/duration.ts
var CALLS_PER_SECOND = 4e3;
var BLOCKS_PER_SECOND = 4e5;
var NATIVE_OVERHEAD_SECONDS = 0.8;
var GHZ_OVERHEAD_SECONDS = 1.6;
var RUN_OVERHEAD_SECONDS = 4;
function measurementSeconds(planned, driver) {
  const { scenario } = planned;
  const overhead = driver === "native" ? NATIVE_OVERHEAD_SECONDS : GHZ_OVERHEAD_SECONDS;
  const warmupSeconds = scenario.warmupSeconds ?? scenario.warmupRequests * callSeconds(planned);
  return overhead + warmupSeconds + stopSeconds(planned, scenario.stop);
}
__name(measurementSeconds, "measurementSeconds");
function runSeconds(plan) {
  const pairs = plan.drivers.flatMap((driver) => plan.scenarios.map((planned) => measurementSeconds(planned, driver)));
  return pairs.reduce((sum, seconds2) => sum + seconds2, RUN_OVERHEAD_SECONDS);
}
__name(runSeconds, "runSeconds");
function planSeconds(plan) {
  return runSeconds(plan) * plan.variants.length * plan.repeats;
}
__name(planSeconds, "planSeconds");
function stopSeconds(planned, stop2) {
  switch (stop2.kind) {
    case "count":
      return countSeconds(planned, stop2.requests);
    case "window":
      return stop2.seconds;
    case "first":
      return Math.min(stop2.seconds, countSeconds(planned, stop2.requests));
    case "passes":
      return Math.max(stop2.minimumSeconds, (planned.lastHeight - planned.firstHeight + 1) / BLOCKS_PER_SECOND);
  }
}
__name(stopSeconds, "stopSeconds");
function countSeconds(planned, requests) {
  const { arrival, thinkSeconds = 0, clients } = planned.scenario;
  const atFullSpeed = requests * (callSeconds(planned) + thinkSeconds / clients);
  if (arrival === void 0) return atFullSpeed;
  return Math.max(atFullSpeed, compileArrival(arrival).dueSeconds(requests - 1));
}
__name(countSeconds, "countSeconds");
function callSeconds(planned) {
  const { requests } = planned.scenario;
  const blocks = requests.kind === "ranges" || requests.kind === "download" ? requests.blocks : 0;
  return 1 / CALLS_PER_SECOND + blocks / BLOCKS_PER_SECOND;
}
__name(callSeconds, "callSeconds");

// src/plan/order.ts
function legsOf(variants, repeats) {
  return Array.from({ length: repeats }, (_, index) => ({ repeat: index + 1, order: orderOf(variants, index) }));
}
__name(legsOf, "legsOf");
function orderOf(variants, index) {
  const shift = index % variants.length;
  const rotated = [...variants.slice(shift), ...variants.slice(0, shift)];
  const isBackwards = variants.length > 2 && Math.floor(index / variants.length) % 2 === 1;
  return isBackwards ? rotated.reverse() : rotated;
}
__name(orderOf, "orderOf");

// src/plan/resolve.ts
var DRIVER_NAMES = ["native", "ghz", "ghz-as-published"];
var PAYLOAD_CHECK = { chunkBlocks: 1e3, unaryCount: 2e3, seed: 20261009 };
var DRIVER_WARMUP_MESSAGES = 3e5;
var MAXIMUM_REPEATS = 1e3;
var DEFAULT_DEADLINE = { factor: 4, minimumSeconds: 600, maximumSeconds: 604800 };
function resolvePlan(inputs) {
  const { planFile, overrides, files } = inputs;
  const snapshot = chooseSnapshot(inputs);
  const variants = chooseVariants(inputs);
  const drivers = chooseDrivers(inputs);
  const repeats = chooseRepeats(inputs);
  const forPublication = planFile.forPublication ?? false;
  const scenarios = chooseScenarios(inputs).map((scenario) => planScenario(inputs, scenario, { pin: snapshot.pin, forPublication, drivers }));
  if (inputs.gates !== null) checkGates(inputs.gates.document, { variants, scenarios, drivers }, files.gates);
  return {
    version: 1,
    id: planFile.id,
    description: planFile.description,
    study: "serving",
    snapshot,
    variants,
    scenarios,
    drivers,
    repeats,
    legs: legsOf(variants.map(({ name }) => name), repeats),
    serverCpus: overrides.serverCpus ?? planFile.serverCpus ?? "auto",
    clientCpus: overrides.clientCpus ?? planFile.clientCpus ?? "auto",
    limits: { cpuQuota: planFile.cpuQuota ?? null, memoryMaxBytes: planFile.memoryMaxBytes ?? null },
    payloadCheck: { ...PAYLOAD_CHECK },
    driverWarmupMessages: DRIVER_WARMUP_MESSAGES,
    gates: inputs.gates,
    deadlineSeconds: overrides.deadlineSeconds ?? planFile.deadlineSeconds ?? defaultDeadline({ variants, scenarios, drivers, repeats }),
    forPublication
  };
}
__name(resolvePlan, "resolvePlan");
function named(inputs, key, flag) {
  const asked = inputs.overrides[key];
  if (asked !== void 0 && asked !== "all") return unique(asked).map((name) => ({ name, where: flag }));
  return (inputs.planFile[key] ?? []).map((name, index) => ({ name, where: `${inputs.files.plan}#/${key}/${String(index)}` }));
}
__name(named, "named");
function unique(names) {
  return [...new Set(names)];
}
__name(unique, "unique");
function chooseSnapshot({ planFile, pins, overrides, files }) {
  const name = overrides.snapshot ?? planFile.snapshot;
  const known = Object.keys(pins.snapshots);
  requireKnown({ kind: "snapshot", name, known, where: overrides.snapshot === void 0 ? `${files.plan}#/snapshot` : "--snapshot" });
  const pin = ownEntry(pins.snapshots, name);
  checkSnapshotSecrets(pin, `${files.pins}#/snapshots/${name}`);
  return { name, pin };
}
__name(chooseSnapshot, "chooseSnapshot");
function chooseVariants(inputs) {
  const known = Object.keys(inputs.pins.variants);
  const asked = requireSome(named(inputs, "variants", "--variants"), "variant", known);
  return asked.map(({ name, where }) => {
    requireKnown({ kind: "variant", name, known, where });
    const pin = ownEntry(inputs.pins.variants, name);
    checkVariantSecrets(pin, `${inputs.files.pins}#/variants/${name}`);
    return { name, pin };
  });
}
__name(chooseVariants, "chooseVariants");
function chooseDrivers(inputs) {
  return requireSome(named(inputs, "drivers", "--drivers"), "driver", DRIVER_NAMES).map(({ name, where }) => {
    requireKnown({ kind: "driver", name, known: DRIVER_NAMES, where });
    return name;
  });
}
__name(chooseDrivers, "chooseDrivers");
function chooseRepeats({ planFile, overrides }) {
  const repeats = overrides.repeats ?? planFile.repeats;
  if (Number.isInteger(repeats) && repeats >= 1 && repeats <= MAXIMUM_REPEATS) return repeats;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${String(repeats)} repeats; allowed: 1 to ${String(MAXIMUM_REPEATS)}`, where: "--repeats", next: "Give a whole number." });
}
__name(chooseRepeats, "chooseRepeats");
function chooseScenarios(inputs) {
  const { workload, overrides, planFile, files } = inputs;
  const known = workload.scenarios.map(({ id }) => id);
  known.forEach((id, index) => {
    if (known.indexOf(id) === index) return;
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the scenario id "${id}" stands twice`, where: `${files.workload}#/scenarios/${String(index)}/id`, next: "Give each scenario an id of its own." });
  });
  if (overrides.scenarios === "all") return [...workload.scenarios];
  if (overrides.scenarios === void 0 && planFile.scenarios === void 0) {
    return requireSome(workload.scenarios.filter(({ extra }) => extra !== true), "scenario", known);
  }
  const asked = requireSome(named(inputs, "scenarios", "--scenarios"), "scenario", known);
  for (const { name, where } of asked) requireKnown({ kind: "scenario", name, known, where });
  return workload.scenarios.filter(({ id }) => asked.some(({ name }) => name === id));
}
__name(chooseScenarios, "chooseScenarios");
function requireSome(asked, kind, known) {
  if (asked.length > 0) return asked;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `no ${kind} is named; allowed: ${known.join(", ")}`, where: `--${kind}s` });
}
__name(requireSome, "requireSome");
function planScenario({ workload, files }, scenario, around) {
  const { firstHeight, tipHeight } = around.pin;
  const where = `${files.workload}#/scenarios/${String(workload.scenarios.indexOf(scenario))}`;
  checkScenario({ scenario, where, chainBlocks: tipHeight - firstHeight + 1, forPublication: around.forPublication, drivers: around.drivers });
  return plannedScenario({ scenario, workload: workload.id, firstHeight, lastHeight: tipHeight });
}
__name(planScenario, "planScenario");
function defaultDeadline(plan) {
  const seconds2 = Math.ceil(planSeconds(plan) * DEFAULT_DEADLINE.factor);
  return Math.min(DEFAULT_DEADLINE.maximumSeconds, Math.max(DEFAULT_DEADLINE.minimumSeconds, seconds2));
}
__name(defaultDeadline, "defaultDeadline");
function ownEntry(record2, name) {
  const entry = Object.hasOwn(record2, name) ? record2[name] : void 0;
  if (entry === void 0) throw new RangeError(`no entry ${name}`);
  return entry;
}
__name(ownEntry, "ownEntry");

// src/run/drivers.ts
import { join as join6 } from "node:path";

// src/load/ghz/find-ghz.ts
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join as join2 } from "node:path";
var GHZ_VERSION = "v0.121.0";
var GHZ_HOW_TO_GET = `go install github.com/bojand/ghz/cmd/ghz@${GHZ_VERSION}, or its release page; then put it on PATH or name its folder in INDEXBENCH_BIN`;
var VERSION_LIMIT_MS = 1e4;
async function findGhz(folders) {
  for (const folder of folders) {
    const path = join2(folder, "ghz");
    const version = await isExecutable(path) ? await versionOf(path) : null;
    if (version !== null) return { path, version, isPinnedVersion: version === GHZ_VERSION };
  }
  return null;
}
__name(findGhz, "findGhz");
async function isExecutable(path) {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
__name(isExecutable, "isExecutable");
function versionOf(path) {
  return new Promise((resolve4) => {
    execFile(path, ["--version"], { timeout: VERSION_LIMIT_MS }, (error, stdout, stderr) => {
      const version = `${stdout}${stderr}`.trim().split("\n")[0] ?? "";
      resolve4(error === null && version !== "" ? version : null);
    });
  });
}
__name(versionOf, "versionOf");

// src/host/process-group/affinity.ts
async function verifyAffinity(group, cpus, processes = "/proc") {
  const threads = (await group.alive()).flatMap((pid) => readThreadAffinities(processes, pid));
  const offending = threads.filter((thread) => !isSubset(thread.cpus, cpus));
  const missing = threads.length === 0 ? [] : differenceOf(cpus, cpuSetOf(threads.flatMap((thread) => [...thread.cpus])));
  return { ok: threads.length > 0 && offending.length === 0 && missing.length === 0, offending, missing, threads: threads.length };
}
__name(verifyAffinity, "verifyAffinity");
function assertAffinity(reading, cpus, name) {
  if (reading.ok) return;
  const threads = reading.offending.slice(0, 3).map(({ pid, tid, cpus: mask }) => `thread ${tid} of process ${pid} may run on ${formatCpuSet(mask)}`);
  const shrunk = reading.missing.length === 0 ? [] : [`no thread may run on ${formatCpuSet(reading.missing)}`];
  const none = reading.threads === 0 ? ["no thread could be read"] : [];
  throw new IndexbenchError("AFFINITY", { what: `CPUs ${formatCpuSet(cpus)} were asked for, but ${[...threads, ...shrunk, ...none].join("; ")}`, where: name });
}
__name(assertAffinity, "assertAffinity");

// src/host/process-group/exit-phrase.ts
function exitPhrase({ code, signal }) {
  return signal === null ? `exit code ${code ?? "unknown"}` : `signal ${signal}`;
}
__name(exitPhrase, "exitPhrase");

// src/host/ready-wait.ts
var SHOWN_LOG_LINES = 20;
var ReadyWait = class {
  static {
    __name(this, "ReadyWait");
  }
  /** True once one of them has come: then nothing is waited for any more. */
  over = false;
  #ended;
  #missing = "";
  #dispose = /* @__PURE__ */ __name(() => void 0, "#dispose");
  constructor({ process: process2, what, timeoutMs, signal }) {
    this.#ended = new Promise((_resolve, reject) => {
      const end = /* @__PURE__ */ __name((error) => {
        this.over = true;
        reject(error);
      }, "end");
      const failure = /* @__PURE__ */ __name((code, text) => new IndexbenchError(code, { what: text, where: what, logLines: process2.log.lastLines(SHOWN_LOG_LINES) }), "failure");
      const timer = setTimeout(() => end(failure("SYSTEM_NOT_READY", `not ready after ${timeoutMs / 1e3} s: ${this.#missing}`)), timeoutMs);
      timer.unref();
      void process2.exited.then((exit) => end(failure("SYSTEM_EXITED", `ended before it was ready (${exitPhrase(exit)})`)));
      const interrupted = /* @__PURE__ */ __name(() => end(signal.reason instanceof Error ? signal.reason : new IndexbenchError("INTERRUPTED", { what: "interrupted while it was starting", where: what })), "interrupted");
      signal.addEventListener("abort", interrupted);
      this.#dispose = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", interrupted);
      };
      if (signal.aborted) interrupted();
    });
    this.#ended.catch(() => void 0);
  }
  /**
   * @param missing what has not come, as the end of a sentence, should the deadline pass
   * @throws IndexbenchError SYSTEM_NOT_READY, SYSTEM_EXITED with the last log lines; the signal's reason
   */
  until(wanted, missing) {
    this.#missing = missing;
    return Promise.race([wanted, this.#ended]);
  }
  dispose() {
    this.#dispose();
  }
};

// src/host/usage-window.ts
async function openUsageWindow(group, intervalMs = 200) {
  const before = await group.usage();
  let anonymousPeakBytes = before.anonymousBytes;
  let memorySamples = before.anonymousBytes === null ? 0 : 1;
  const note = /* @__PURE__ */ __name((usage) => {
    if (usage.anonymousBytes === null) return;
    memorySamples += 1;
    anonymousPeakBytes = Math.max(anonymousPeakBytes ?? 0, usage.anonymousBytes);
  }, "note");
  let pending = Promise.resolve();
  const timer = setInterval(() => {
    pending = group.usage().then(note);
  }, intervalMs);
  timer.unref();
  return {
    close: /* @__PURE__ */ __name(async () => {
      clearInterval(timer);
      await pending;
      const after = await group.usage();
      note(after);
      return {
        cpuUserNs: grown(before.cpuUserNs, after.cpuUserNs),
        cpuSystemNs: grown(before.cpuSystemNs, after.cpuSystemNs),
        anonymousPeakBytes,
        memoryPeakBytes: after.memoryPeakBytes,
        readBytes: grown(before.readBytes, after.readBytes),
        writtenBytes: grown(before.writtenBytes, after.writtenBytes),
        oomKills: grown(before.oomKills, after.oomKills),
        memorySamples
      };
    }, "close")
  };
}
__name(openUsageWindow, "openUsageWindow");
function grown(before, after) {
  return after === null ? null : after - (before ?? 0);
}
__name(grown, "grown");

// src/load/ghz/ghz-drive.ts
import { readFile, rm, writeFile } from "node:fs/promises";
import { join as join4 } from "node:path";

// src/interop/ghz-calls.ts
var MOST_DETAILS = 1e6;
var CLOSED_BY_CLIENT = /client connection is closing|use of closed network connection/;
function ghzCalls(report) {
  const details = report.details ?? [];
  const baseUnixSeconds = details.length === 0 ? 0 : timestampOf(details[0]).unixSeconds;
  const cutOff = cutOffRows(report, details);
  const calls = details.map((detail, at) => toCall(detail, baseUnixSeconds, cutOff.has(at)));
  return { baseUnixSeconds, calls, lostRows: Math.max(0, report.count - details.length), notes: notesOn(report) };
}
__name(ghzCalls, "ghzCalls");
function cutOffRows(report, details) {
  const rows = /* @__PURE__ */ new Set();
  if (report.endReason === "normal") return rows;
  const workers = report.options.concurrency ?? 0;
  for (let at = details.length - 1; at >= 0 && rows.size < workers; at -= 1) {
    if (CLOSED_BY_CLIENT.test(details[at]?.error ?? "")) rows.add(at);
  }
  return rows;
}
__name(cutOffRows, "cutOffRows");
function toCall(detail, baseUnixSeconds, cutOff) {
  const { unixSeconds, nanoseconds } = timestampOf(detail);
  const endNs = (unixSeconds - baseUnixSeconds) * 1e9 + nanoseconds;
  return {
    startNs: endNs - detail.latency,
    endNs,
    latencyNs: detail.latency,
    // grpc-go prints numbers outside its names as Code(99), which the specification reads as UNKNOWN.
    status: statusCodeOf(detail.status) ?? GRPC_STATUS.UNKNOWN,
    text: detail.status === "OK" ? "" : detail.error,
    cutOff
  };
}
__name(toCall, "toCall");
function timestampOf(detail) {
  const [, seconds2 = "", fraction = "", zone = ""] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(detail.timestamp) ?? [];
  return { unixSeconds: Date.parse(`${seconds2}${zone}`) / 1e3, nanoseconds: Number(fraction.padEnd(9, "0")) };
}
__name(timestampOf, "timestampOf");
function notesOn(report) {
  const notes = [];
  const details = report.details ?? [];
  const ok = report.statusCodeDistribution["OK"] ?? 0;
  if (report.count === 0) notes.push("ghz kept no call at all.");
  else if (ok === 0) notes.push(`ghz reports an end without error, but none of its ${String(report.count)} calls succeeded.`);
  if (report.count > details.length && details.length >= MOST_DETAILS) {
    notes.push(`ghz kept the first ${String(details.length)} of ${String(report.count)} calls: its percentiles are of the first ones.`);
  } else if (report.count !== details.length) {
    notes.push(`ghz counted ${String(report.count)} calls and gave details of ${String(details.length)}.`);
  }
  const asked = report.options.total;
  const skipped = report.options.skipFirst ?? 0;
  if (report.endReason === "normal" && typeof asked === "number" && asked > 0 && report.count > asked - skipped) {
    notes.push(`ghz was asked for ${String(asked - skipped)} calls and counted ${String(report.count)}: grpc-go sent some again, and both attempts are rows.`);
  }
  if ((report.latencyDistribution ?? null) === null && ok > 0) notes.push("ghz gave no latency distribution.");
  return notes;
}
__name(notesOn, "notesOn");

// src/interop/ghz-report.ts
var NOT_A_NUMBER = /"([^"\\]{1,64})"\s*:\s*([-+]?(?:nan|inf|infinity))\b/i;
function parseGhzReport(text, where) {
  return withoutMetadata(withoutEmptyPercentiles(parseDocument("GhzReport", withNumbersOnly(text, where), where)));
}
__name(parseGhzReport, "parseGhzReport");
function withNumbersOnly(text, where) {
  const found = NOT_A_NUMBER.exec(text);
  if (found === null || isJson(text)) return text;
  throw new IndexbenchError("INPUT_INVALID", { what: `${String(found[2])} is not a number`, where: `${where}#/${String(found[1])}` });
}
__name(withNumbersOnly, "withNumbersOnly");
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
__name(isJson, "isJson");
function withoutEmptyPercentiles(report) {
  const { latencyDistribution } = report;
  if (latencyDistribution === void 0 || latencyDistribution === null) return report;
  return { ...report, latencyDistribution: latencyDistribution.filter(({ percentage }) => percentage > 0) };
}
__name(withoutEmptyPercentiles, "withoutEmptyPercentiles");
function withoutMetadata(report) {
  const options = Object.fromEntries(Object.entries(report.options).filter(([key]) => !/metadata/i.test(key)));
  return { ...report, options };
}
__name(withoutMetadata, "withoutMetadata");

// src/load/ghz/ghz-arguments.ts
import { join as join3 } from "node:path";
function ghzArguments(mode, run) {
  return mode === "ghz" ? equalWork(run) : asPublished(run);
}
__name(ghzArguments, "ghzArguments");
function equalWork(run) {
  const { order } = run;
  return [
    "--insecure",
    "--proto",
    join3(run.protoFolder, "service.proto"),
    "--import-paths",
    run.protoFolder,
    "--call",
    `${SERVICE}/${order.method}`,
    "-c",
    String(order.clients),
    "--connections",
    String(order.connections),
    "-t",
    seconds(order.deadlineMs),
    "--max-recv-message-size",
    `${String(order.maxMessageBytes)}B`,
    "--max-send-message-size",
    `${String(order.maxMessageBytes)}B`,
    "--duration-stop",
    "wait",
    ...run.stop.kind === "total" ? ["-n", String(run.stop.requests)] : ["-z", `${String(run.stop.seconds)}s`],
    ...run.data.kind === "template" ? [] : ["--disable-template-functions", "--disable-template-data"],
    ...run.data.kind === "list" ? ["-D", run.dataFile] : ["-d", run.data.json],
    "-O",
    "json",
    "-o",
    run.reportFile,
    targetOf(order)
  ];
}
__name(equalWork, "equalWork");
function asPublished(run) {
  const { order } = run;
  return [
    "--insecure",
    "--proto",
    join3(run.protoFolder, "service.proto"),
    "--import-paths",
    run.protoFolder,
    "--call",
    `${SERVICE}.${order.method}`,
    "--concurrency",
    String(order.clients),
    "--connections",
    String(order.connections),
    "--timeout",
    seconds(order.deadlineMs),
    "--max-recv-message-size",
    megabytes(order.maxMessageBytes),
    "--format",
    "json",
    "--output",
    run.reportFile,
    ...run.stop.kind === "total" ? ["--total", String(run.stop.requests)] : ["--duration", `${String(run.stop.seconds)}s`, "--duration-stop", "wait"],
    ...run.skipFirst > 0 ? ["--skipFirst", String(run.skipFirst)] : [],
    ...run.data.kind === "list" ? ["--data-file", run.dataFile] : ["--data", run.data.json],
    targetOf(order)
  ];
}
__name(asPublished, "asPublished");
function ghzFlags(args) {
  const flags = [];
  for (let at = 0; at < args.length - 1; at += 1) {
    const flag = args[at] ?? "";
    if (WITHOUT_VALUE.has(flag)) flags.push(flag);
    else {
      if (!LEFT_OUT.has(flag)) flags.push(`${flag} ${args[at + 1] ?? ""}`);
      at += 1;
    }
  }
  return flags;
}
__name(ghzFlags, "ghzFlags");
var WITHOUT_VALUE = /* @__PURE__ */ new Set(["--insecure", "--disable-template-functions", "--disable-template-data"]);
var LEFT_OUT = /* @__PURE__ */ new Set(["--proto", "--import-paths", "-o", "--output", "-D", "--data-file", "-d", "--data", "-n", "--total"]);
function targetOf(order) {
  const { host, port } = order.target;
  return `${host.includes(":") ? `[${host}]` : host}:${String(port)}`;
}
__name(targetOf, "targetOf");
function seconds(ms) {
  return `${String(ms / 1e3)}s`;
}
__name(seconds, "seconds");
function megabytes(bytes) {
  return bytes % 1e6 === 0 ? `${String(bytes / 1e6)}MB` : `${String(bytes)}B`;
}
__name(megabytes, "megabytes");

// src/load/ghz/ghz-data.ts
var LONGEST_RANGE_LIST = 5e4;
function ghzData(planned, firstRequest, count) {
  const { requests } = planned.scenario;
  const schedule = compileSchedule(planned);
  if (requests.kind === "empty") return { kind: "inline", json: "{}" };
  if (schedule.cycleLength !== null) return listOf(schedule, firstRequest, Math.min(schedule.cycleLength, count ?? schedule.cycleLength));
  if (requests.kind !== "ranges" || count !== null && count <= LONGEST_RANGE_LIST) return listOf(schedule, firstRequest, count ?? LONGEST_RANGE_LIST);
  return { kind: "template", json: rangeTemplate(planned, requests.blocks, requests.offset, firstRequest) };
}
__name(ghzData, "ghzData");
function listOf(schedule, firstRequest, length) {
  return { kind: "list", json: JSON.stringify(Array.from({ length }, (_, n) => toMessage(schedule.at(firstRequest + n)))) };
}
__name(listOf, "listOf");
function toMessage(request) {
  switch (request.kind) {
    case "empty":
      return {};
    case "height":
      return { height: request.height };
    case "range":
      return { start: { height: request.start }, end: { height: request.end } };
  }
}
__name(toMessage, "toMessage");
function rangeTemplate(planned, blocks, offset, firstRequest) {
  const number = firstRequest === 0 ? ".RequestNumber" : `(add .RequestNumber ${String(firstRequest)})`;
  const start = `add ${String(planned.firstHeight)} (mod (add (mul ${number} ${String(RANGE_STEP)}) ${String(offset)}) ${String(rangeStarts(planned, blocks))})`;
  return JSON.stringify({ end: { height: `{{$s := ${start}}}{{add $s ${String(blocks - 1)}}}` }, start: { height: "{{$s}}" } });
}
__name(rangeTemplate, "rangeTemplate");
function ghzDataAsPublished(planned) {
  const { requests } = planned.scenario;
  const { firstHeight, lastHeight } = planned;
  switch (requests.kind) {
    case "mix":
      throw new Error("ghz has no mixes: a plan with one is refused");
    case "empty":
      return { kind: "inline", json: "{}" };
    case "heights":
      return ghzData(planned, 0, null);
    case "ranges": {
      const start = `(add ${String(firstHeight)} (mod (add (mul .RequestNumber ${String(RANGE_STEP)}) ${String(requests.offset)}) ${String(rangeStarts(planned, requests.blocks))}))`;
      return { kind: "template", json: rangeObject(start, `add ${start} ${String(requests.blocks - 1)}`) };
    }
    case "download": {
      const start = `(add ${String(firstHeight)} (mul .RequestNumber ${String(requests.blocks)}))`;
      return { kind: "template", json: rangeObject(start, `min (add ${start} ${String(requests.blocks - 1)}) ${String(lastHeight)}`) };
    }
  }
}
__name(ghzDataAsPublished, "ghzDataAsPublished");
function rangeObject(start, end) {
  return JSON.stringify({ start: { height: `{{ ${start} }}` }, end: { height: `{{ ${end} }}` } });
}
__name(rangeObject, "rangeObject");

// src/load/ghz/ghz-samples.ts
var GHZ_ABSENT_COLUMNS = ["intendedStartNs", "firstMessageNs", "bytes", "messages", "client", "attempt", "part"];
function writeGhzSamples(file, { warmup, measured, totalNs, blocksOf }) {
  const recorder = new SampleRecorder(file);
  const window = windowOf(measured);
  try {
    const warmupTally = new DriveTally();
    const measuredTally = new DriveTally();
    const windowNs = window.endNs - window.startNs;
    const unseenNs = measured.calls.length === 0 ? 0 : Math.max(0, (totalNs ?? windowNs) - windowNs);
    if (unseenNs > 0) recordUnseen(recorder, window.startNs, unseenNs);
    const shiftNs = warmup === null ? 0 : (warmup.baseUnixSeconds - measured.baseUnixSeconds) * 1e9;
    if (warmup !== null) record(recorder, warmup, { phase: SAMPLE_PHASE.warmup, shiftNs, tally: warmupTally, blocksOf: /* @__PURE__ */ __name(() => 0, "blocksOf") });
    record(recorder, measured, { phase: SAMPLE_PHASE.measured, shiftNs: 0, tally: measuredTally, blocksOf });
    const warmupWindow = warmup === null ? null : windowOf(warmup);
    return {
      rows: recorder.rows,
      ratedNs: windowNs + unseenNs,
      startUnixMs: measured.baseUnixSeconds * 1e3 + window.startNs / 1e6,
      lastStartNs: window.lastStartNs - window.startNs,
      lastEndNs: windowNs,
      warmup: warmupTally,
      warmupNs: warmupWindow === null ? 0 : warmupWindow.endNs - warmupWindow.startNs,
      measured: measuredTally
    };
  } finally {
    recorder.close(window.startNs);
  }
}
__name(writeGhzSamples, "writeGhzSamples");
function windowOf({ calls }) {
  let startNs = Number.POSITIVE_INFINITY;
  let lastStartNs = Number.NEGATIVE_INFINITY;
  let endNs = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    startNs = Math.min(startNs, call.startNs);
    lastStartNs = Math.max(lastStartNs, call.startNs);
    endNs = Math.max(endNs, call.endNs);
  }
  return calls.length === 0 ? { startNs: 0, lastStartNs: 0, endNs: 0 } : { startNs, lastStartNs, endNs };
}
__name(windowOf, "windowOf");
function recordUnseen(recorder, endNs, durationNs) {
  Object.assign(recorder.row, EMPTY_ROW, { startNs: endNs - durationNs, endNs, phase: SAMPLE_PHASE.unseen });
  recorder.commit();
}
__name(recordUnseen, "recordUnseen");
function record(recorder, { calls }, recording) {
  const { row } = recorder;
  const { tally, shiftNs } = recording;
  Object.assign(row, EMPTY_ROW);
  for (const [n, call] of calls.entries()) {
    row.startNs = call.startNs + shiftNs;
    row.endNs = call.endNs + shiftNs;
    row.status = call.status;
    row.phase = call.cutOff ? SAMPLE_PHASE.cutOff : recording.phase;
    recorder.commit();
    if (call.cutOff) {
      tally.cutOff += 1;
      continue;
    }
    const ok = call.status === GRPC_STATUS.OK;
    tally.add({
      statusName: statusName(call.status),
      ok,
      text: call.text,
      messages: 0,
      bytes: 0,
      blocks: ok ? recording.blocksOf(n) : 0,
      latencyNs: call.latencyNs,
      violation: null
    });
  }
}
__name(record, "record");
function askedBlocks(calls, schedule, firstRequest, clients) {
  const allGood = calls.calls.every(({ status, cutOff }) => status === GRPC_STATUS.OK && !cutOff);
  if (clients === 1 || allGood) return (n) => schedule.blocksIn(firstRequest + n);
  const cycle = schedule.requestsInPass ?? 1;
  const smallest = Math.min(...Array.from({ length: Math.min(cycle, 2) }, (_, at) => schedule.blocksIn(cycle - 1 - at)));
  return () => smallest;
}
__name(askedBlocks, "askedBlocks");

// src/load/ghz/ghz-drive.ts
var FULL_DISK = "no space left on device";
var TIMING_NS = 2e8;
var MOST_TIMINGS = 3;
var PASS_MARGIN = 1.3;
async function driveGhz(order, options) {
  if (order.requests.kind !== "schedule") throw new Error("ghz is only driven by a schedule");
  const drive = new GhzDrive(order, order.requests.planned, options);
  try {
    return options.mode === "ghz" ? await drive.equalWork() : await drive.asPublished();
  } finally {
    await drive.removeFiles();
  }
}
__name(driveGhz, "driveGhz");
var NO_FIRST = "ghz has no stop by count or time";
var GhzDrive = class {
  static {
    __name(this, "GhzDrive");
  }
  #order;
  #planned;
  #options;
  #schedule;
  #signal;
  #overall;
  #reportFile;
  #dataFile;
  #notes = [];
  constructor(order, planned, options) {
    this.#order = order;
    this.#planned = planned;
    this.#options = options;
    this.#schedule = compileSchedule(planned);
    this.#overall = AbortSignal.timeout(order.overallLimitMs);
    this.#signal = AbortSignal.any([options.signal, this.#overall]);
    this.#reportFile = join4(options.workFolder, "ghz-report.json");
    this.#dataFile = join4(options.workFolder, "ghz-data.json");
  }
  async equalWork() {
    const { stop: stop2, warmupRequests } = this.#order;
    const first = this.#schedule.firstMeasured;
    const warmup = warmupRequests === 0 ? null : await this.#total(0, warmupRequests);
    if (stop2.kind === "window") {
      this.#options.onMeasuredStart();
      const measured = await this.#run({ stop: { kind: "duration", seconds: stop2.seconds }, skipFirst: 0, data: ghzData(this.#planned, first, null) });
      return this.#result(warmup, measured, first);
    }
    if (stop2.kind === "first") throw new Error(NO_FIRST);
    const requests = stop2.kind === "count" ? stop2.requests : await this.#requestsInPasses(first, stop2.minimumSeconds);
    this.#options.onMeasuredStart();
    return this.#result(warmup, await this.#total(first, requests), first);
  }
  async asPublished() {
    const { stop: stop2, warmupRequests } = this.#order;
    const passRequests = this.#schedule.requestsInPass ?? 1;
    if (stop2.kind === "passes") this.#notes.push("As published, a download is measured over one pass.");
    const ghzStop = (() => {
      switch (stop2.kind) {
        case "window":
          return { kind: "duration", seconds: stop2.seconds };
        case "count":
          return { kind: "total", requests: stop2.requests + warmupRequests };
        case "passes":
          return { kind: "total", requests: passRequests };
        case "first":
          throw new Error(NO_FIRST);
      }
    })();
    const skipFirst = stop2.kind === "passes" ? 0 : warmupRequests;
    this.#options.onMeasuredStart();
    const measured = await this.#run({ stop: ghzStop, skipFirst, data: ghzDataAsPublished(this.#planned) });
    return this.#result(null, measured, skipFirst);
  }
  async removeFiles() {
    await Promise.all([this.#reportFile, this.#dataFile].map((file) => rm(file, { force: true })));
  }
  /** Whole passes that fill the time, in requests. */
  async #requestsInPasses(first, minimumSeconds) {
    const inPass = this.#schedule.requestsInPass ?? 1;
    let passes = 1;
    let passNs = 0;
    for (let timing = 1; timing <= MOST_TIMINGS; timing += 1) {
      const { report } = await this.#total(first, passes * inPass);
      passNs = Math.max(1, report.total / passes);
      if (report.total >= Math.min(TIMING_NS, minimumSeconds * 1e9) || this.#signal.aborted) break;
      passes = Math.ceil(TIMING_NS * PASS_MARGIN / passNs);
    }
    const needed = Math.max(1, Math.ceil(minimumSeconds * 1e9 * PASS_MARGIN / passNs));
    this.#notes.push(`The number of passes, ${String(needed)}, comes from a timing of ${String(passes)} before the measured process: ${(passNs / 1e6).toFixed(1)} ms each.`);
    return needed * inPass;
  }
  #total(first, requests) {
    return this.#run({ stop: { kind: "total", requests }, skipFirst: 0, data: ghzData(this.#planned, first, requests) });
  }
  async #run(part) {
    const { mode, program, protoFolder, workFolder, launch: launch2 } = this.#options;
    const args = ghzArguments(mode, { ...part, order: this.#order, protoFolder, reportFile: this.#reportFile, dataFile: this.#dataFile });
    if (part.data.kind === "list") await writeFile(this.#dataFile, part.data.json);
    await rm(this.#reportFile, { force: true });
    const { ended, exitCode, stderr } = await launch2({ command: program.path, args, cwd: workFolder, env: {}, signal: this.#signal });
    const text = exitCode === 0 ? await this.#readReport() : null;
    if (text === null) {
      if (stderr.includes(FULL_DISK)) throw new IndexbenchError("DISK_FULL", { what: "ghz could not write its report", where: workFolder });
      const tail = stderr.trim().split("\n").slice(-10).join("\n");
      throw new IndexbenchError("DRIVER_FAILED", { what: `ghz left no report: ${ended}${tail === "" ? "" : `
${tail}`}`, where: program.path });
    }
    const report = parseGhzReport(text, "report of ghz");
    return { report, calls: ghzCalls(report), flags: ghzFlags(args) };
  }
  async #readReport() {
    try {
      return await readFile(this.#reportFile, "utf8");
    } catch {
      return null;
    }
  }
  #result(warmup, measured, firstRequest) {
    const { program, mode } = this.#options;
    const { calls, report } = measured;
    const blocksOf = askedBlocks(calls, this.#schedule, firstRequest, this.#order.clients);
    const totalNs = mode === "ghz-as-published" ? report.total : null;
    const samples = writeGhzSamples(this.#order.samplesFile, { warmup: warmup?.calls ?? null, measured: calls, totalNs, blocksOf });
    const { measured: tally } = samples;
    return {
      driver: mode,
      driverVersion: program.version,
      driverFlags: measured.flags,
      endReason: this.#endReason(),
      started: tally.ended + tally.cutOff + calls.lostRows,
      ok: tally.ok,
      dataErrors: 0,
      cutOff: tally.cutOff,
      statusCounts: tally.statusCounts,
      messages: null,
      bytes: null,
      blocks: tally.blocks,
      blocksChecked: false,
      latencySumNs: tally.latencySumNs,
      warmup: { requests: samples.warmup.ended, ok: samples.warmup.ok, durationNs: samples.warmupNs },
      window: { startUnixMs: samples.startUnixMs, lastStartNs: samples.lastStartNs, lastEndNs: samples.lastEndNs, ratedNs: samples.ratedNs },
      passes: this.#passes(tally.ok, tally.ended),
      messagesSha256: null,
      openLoop: null,
      process: null,
      connections: null,
      firstViolation: null,
      failures: tally.failures,
      samples: { file: this.#order.samplesFile, rows: samples.rows, absentColumns: GHZ_ABSENT_COLUMNS, lostRows: calls.lostRows },
      reported: { totalNs: report.total, count: report.count, callsPerSecond: report.rps },
      notes: [...this.#notes, ...calls.notes]
    };
  }
  #endReason() {
    if (this.#options.signal.aborted) return "cancel";
    return this.#overall.aborted ? "timeout" : "normal";
  }
  /** Passes without a digest; known only where every call was good. */
  #passes(ok, ended) {
    const inPass = this.#schedule.requestsInPass;
    if (inPass === null) return null;
    return { complete: ok === ended ? Math.floor(ok / inPass) : 0, sha256: null, digestOf: "blocks", firstDifference: null };
  }
};

// src/studies/cpu-time.ts
function cpuTimeNs({ cpuUserNs, cpuSystemNs }) {
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
__name(cpuTimeNs, "cpuTimeNs");

// src/studies/scenario-order.ts
var IDLE_LIMIT_MS = 3e4;
var GRACE_MS = 3e4;
var MOST_MS = 24 * 36e5;
function scenarioOrder({ planned, target, samplesFile, expectedPassSha256, checkedPayloads }) {
  return driveOrderOf(planned, { target, samplesFile, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: overallLimitMs(planned), expectedPassSha256, checkedPayloads });
}
__name(scenarioOrder, "scenarioOrder");
function overallLimitMs({ scenario }) {
  const deadlineMs = scenario.deadlineSeconds * 1e3;
  const warmupMs = (scenario.warmupSeconds ?? 0) * 1e3 + dueMs(scenario, scenario.warmupRequests);
  const thinkMs = (scenario.thinkSeconds ?? 0) * 1e3;
  switch (scenario.stop.kind) {
    case "window":
      return warmupMs + scenario.stop.seconds * 1e3 + deadlineMs + GRACE_MS;
    case "passes":
      return warmupMs + scenario.stop.minimumSeconds * 1e3 + 2 * deadlineMs + GRACE_MS;
    case "first":
      return warmupMs + Math.min(MOST_MS, scenario.stop.seconds * 1e3 + deadlineMs + GRACE_MS);
    case "count":
      return warmupMs + Math.min(MOST_MS, scenario.stop.requests * (deadlineMs + thinkMs) + dueMs(scenario, scenario.stop.requests) + GRACE_MS);
  }
}
__name(overallLimitMs, "overallLimitMs");
function dueMs({ arrival }, requests) {
  return arrival === void 0 || requests === 0 ? 0 : compileArrival(arrival).dueSeconds(requests - 1) * 1e3;
}
__name(dueMs, "dueMs");

// src/studies/ghz-scenario-driver.ts
var GhzScenarioDriver = class {
  static {
    __name(this, "GhzScenarioDriver");
  }
  identity;
  #request;
  constructor(request) {
    this.identity = request.identity;
    this.#request = request;
  }
  /** ghz looks at the status of a call and at nothing else. */
  validationOf() {
    return "unchecked";
  }
  async drive(order) {
    const { mode, program, protoFolder, workFolder } = this.#request;
    let measuring = false;
    let usage = null;
    const launch2 = /* @__PURE__ */ __name(async (process2) => {
      const ended = await this.#launch(process2);
      if (measuring) usage = ended.usage;
      return ended;
    }, "launch");
    const result = await driveGhz(scenarioOrder(order), {
      mode,
      program,
      protoFolder,
      workFolder,
      launch: launch2,
      signal: order.signal,
      onMeasuredStart: /* @__PURE__ */ __name(() => {
        measuring = true;
        order.onMeasuredStart();
      }, "onMeasuredStart")
    });
    const clientUsage = usage ?? UNKNOWN_USAGE;
    return { result, clientUsage, clientCpuNs: cpuTimeNs(clientUsage) };
  }
  close() {
    return Promise.resolve();
  }
  async #launch(launch2) {
    const { backend, cpus, mode } = this.#request;
    const group = await backend.create({ name: `driver-${mode}`, cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const window = await openUsageWindow(group);
      const ended = await this.#untilEnded(group, launch2).finally(() => window.close());
      return { ...ended, usage: await window.close() };
    } finally {
      await group.remove();
    }
  }
  async #untilEnded(group, { command, args, cwd, env, signal }) {
    const { cpus, mode } = this.#request;
    const launched = await group.launch({ command, args, cwd, env, stdin: "ignore" });
    let killing;
    const interrupt = /* @__PURE__ */ __name(() => {
      void group.kill("SIGINT");
      killing = setTimeout(() => void group.kill("SIGKILL"), INTERRUPT_LIMIT_MS);
    }, "interrupt");
    signal.addEventListener("abort", interrupt);
    if (signal.aborted) interrupt();
    try {
      const reading = await verifyAffinity(group, cpus);
      if (reading.threads > 0) assertAffinity(reading, cpus, mode);
      const exit = await launched.exited;
      return { ended: exitPhrase(exit), exitCode: exit.code, stderr: launched.log.lastLines(SHOWN_LOG_LINES).join("\n") };
    } finally {
      signal.removeEventListener("abort", interrupt);
      clearTimeout(killing);
    }
  }
};
var INTERRUPT_LIMIT_MS = 5e3;
var UNKNOWN_USAGE = { cpuUserNs: null, cpuSystemNs: null, anonymousPeakBytes: null, memoryPeakBytes: null, readBytes: null, writtenBytes: null, oomKills: null, memorySamples: 0 };

// src/studies/native-scenario-driver.ts
import { join as join5 } from "node:path";

// src/host/stop.ts
import { setTimeout as delay } from "node:timers/promises";
var TERM_TIMEOUT_MS = 2e3;
var KILL_TIMEOUT_MS = 2e3;
var POLL_MS = 10;
var FOLLOW_MS = 500;
var STOPPED_STATES = ["T", "t"];
async function stopGroup(request) {
  const { group, signal } = request;
  const started = process.hrtime.bigint();
  let wereStopped = false;
  const result = /* @__PURE__ */ __name((endedBy, leftBehind2 = []) => ({
    endedBy,
    durationNs: Number(process.hrtime.bigint() - started),
    leftBehind: leftBehind2,
    wereStopped
  }), "result");
  if ((await group.alive()).length === 0) return result("already-gone");
  wereStopped = await continueStopped(group);
  const mainGone = request.process === void 0 ? null : hasEnded(request.process);
  if (mainGone?.() === true) {
  } else if (request.process === void 0) await group.kill(signal);
  else sendSignal(request.process.pid, signal);
  if (await isEmptyWithin(group, request.signalTimeoutMs, mainGone)) return result("own-signal");
  const leftBehind = mainGone?.() === true ? await namesOf(group) : [];
  wereStopped = await continueStopped(group) || wereStopped;
  await group.kill("SIGTERM");
  if (await isEmptyWithin(group, request.termTimeoutMs ?? TERM_TIMEOUT_MS)) return result("sigterm", leftBehind);
  const killTimeoutMs = request.killTimeoutMs ?? KILL_TIMEOUT_MS;
  for (let waitedMs = 0; waitedMs < killTimeoutMs; waitedMs += POLL_MS) {
    await group.kill("SIGKILL");
    if (await isEmptyWithin(group, POLL_MS)) return result("sigkill", leftBehind);
  }
  const left = (await namesOf(group)).map(({ pid, command }) => `${pid} (${command})`);
  throw new IndexbenchError("SYSTEM_STOP", { what: `still running after SIGKILL: ${left.join(", ")}`, where: request.what });
}
__name(stopGroup, "stopGroup");
async function continueStopped(group) {
  const anyStopped = (await group.alive()).some((pid) => STOPPED_STATES.includes(readProcessStat("/proc", pid)?.state ?? ""));
  if (anyStopped) await group.kill("SIGCONT");
  return anyStopped;
}
__name(continueStopped, "continueStopped");
function hasEnded(launched) {
  return () => {
    const stat = readProcessStat("/proc", launched.pid);
    return !isRunning(stat) || stat.startTimeTicks !== launched.startTimeTicks;
  };
}
__name(hasEnded, "hasEnded");
async function isEmptyWithin(group, limitMs, mainGone = null) {
  const deadline = performance.now() + limitMs;
  let followUntil = Number.POSITIVE_INFINITY;
  while ((await group.alive()).length > 0) {
    const now = performance.now();
    if (followUntil === Number.POSITIVE_INFINITY && mainGone?.() === true) followUntil = now + FOLLOW_MS;
    if (now >= deadline || now >= followUntil) return false;
    await delay(POLL_MS);
  }
  return true;
}
__name(isEmptyWithin, "isEmptyWithin");
async function namesOf(group) {
  return (await group.alive()).map((pid) => ({ pid, command: readProcessStat("/proc", pid)?.command ?? "gone" }));
}
__name(namesOf, "namesOf");

// src/load/driver-client.ts
import { createInterface } from "node:readline";
var GRACE_MS2 = 3e4;
function ownLimitMs(order) {
  return order.kind === "check" ? null : order.order.overallLimitMs + GRACE_MS2;
}
__name(ownLimitMs, "ownLimitMs");
var DriverClient = class {
  static {
    __name(this, "DriverClient");
  }
  #child;
  #pending = /* @__PURE__ */ new Map();
  #ready;
  #markReady = /* @__PURE__ */ __name(() => void 0, "#markReady");
  #failReady = /* @__PURE__ */ __name(() => void 0, "#failReady");
  #lastId = 0;
  #failure = null;
  constructor(child) {
    this.#child = child;
    this.#ready = new Promise((resolve4, reject) => {
      this.#markReady = resolve4;
      this.#failReady = reject;
    });
    this.#ready.catch(() => void 0);
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      this.#accept(line);
    });
    child.stdin.on("error", () => void 0);
    const drained = new Promise((resolve4) => lines.once("close", resolve4));
    void Promise.all([child.exited, drained]).then(([how]) => {
      this.#fail(`the driver ended: ${how}`);
    });
  }
  /** Resolves when the process takes orders. */
  ready() {
    return this.#ready;
  }
  warm(order, options = {}) {
    return this.#order({ kind: "warm", order }, options);
  }
  drive(order, options = {}) {
    return this.#order({ kind: "drive", order }, options);
  }
  check(order, options = {}) {
    return this.#order({ kind: "check", order }, options);
  }
  /** Asks the process to end, and waits until it has. */
  async quit() {
    if (this.#failure === null) this.#send({ kind: "quit" });
    this.#child.stdin.end();
    await this.#child.exited;
  }
  async #order(order, options) {
    await this.#ready;
    if (this.#failure !== null) throw this.#failure;
    this.#lastId += 1;
    const id = this.#lastId;
    const cancel = /* @__PURE__ */ __name(() => {
      this.#send({ kind: "cancel", id });
    }, "cancel");
    const { signal } = options;
    const limitMs = options.limitMs ?? ownLimitMs(order);
    const hung = limitMs === null ? null : setTimeout(() => {
      this.#pending.get(id)?.reject(this.#error(`no answer to the order "${order.kind}" within ${String(limitMs)} ms`));
    }, limitMs);
    try {
      return await new Promise((resolve4, reject) => {
        this.#pending.set(id, { resolve: resolve4, reject, onProgress: options.onProgress });
        this.#send({ ...order, id });
        if (signal?.aborted === true) cancel();
        else signal?.addEventListener("abort", cancel, { once: true });
      });
    } finally {
      this.#pending.delete(id);
      if (hung !== null) clearTimeout(hung);
      signal?.removeEventListener("abort", cancel);
    }
  }
  #send(request) {
    this.#child.stdin.write(`${JSON.stringify(request)}
`);
  }
  #accept(line) {
    let reply;
    try {
      reply = JSON.parse(line);
    } catch {
      this.#fail(`the driver wrote a line that is no JSON: ${line.slice(0, 200)}`);
      return;
    }
    switch (reply.kind) {
      case "ready":
        this.#markReady({ node: reply.node, pid: reply.pid });
        return;
      case "progress":
        this.#pending.get(reply.id)?.onProgress?.(reply.progress);
        return;
      case "result":
        this.#pending.get(reply.id)?.resolve(reply.result);
        return;
      case "error":
        this.#pending.get(reply.id)?.reject(isFullDisk(reply.code) ? new IndexbenchError("DISK_FULL", { what: reply.message, where: "native driver" }) : this.#error(reply.message));
    }
  }
  #fail(what) {
    this.#failure ??= this.#error(what);
    this.#failReady(this.#failure);
    for (const pending of this.#pending.values()) pending.reject(this.#failure);
  }
  #error(what) {
    const last = this.#child.lastErrorLines();
    const tail = last.length === 0 ? "" : `
last lines of its standard error:
${last.join("\n")}`;
    return new IndexbenchError("DRIVER_FAILED", { what: `${what}${tail}`, where: "native driver" });
  }
};

// src/studies/late-usage-window.ts
var LateUsageWindow = class {
  static {
    __name(this, "LateUsageWindow");
  }
  #group;
  #opened = null;
  #closed = null;
  constructor(group) {
    this.#group = group;
  }
  /** True the first time. */
  open() {
    if (this.#opened !== null) return false;
    this.#opened = openUsageWindow(this.#group);
    return true;
  }
  /** Ends the sampling; safe to call twice. */
  close() {
    return this.#closed ??= this.#end();
  }
  async #end() {
    this.open();
    const window = await (this.#opened ?? openUsageWindow(this.#group));
    return window.close();
  }
};

// src/studies/native-scenario-driver.ts
var QUIT_TIMEOUT_MS = 3e3;
var WARM_LIMIT_MS = 6e4;
var NativeScenarioDriver = class _NativeScenarioDriver {
  static {
    __name(this, "NativeScenarioDriver");
  }
  identity;
  client;
  group;
  #process;
  constructor(identity, client, group, launched) {
    this.identity = identity;
    this.client = client;
    this.group = group;
    this.#process = launched;
  }
  /** @throws IndexbenchError DRIVER_FAILED, AFFINITY */
  static async launch(request) {
    const { backend, cpus, packageRoot, workFolder, logFile, identity } = request;
    const group = await backend.create({ name: "driver-native", cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const launched = await group.launch({ command: process.execPath, args: [join5(packageRoot, "dist", "driver.mjs")], cwd: workFolder, env: {}, stdin: "pipe", stdout: "pipe", logFile });
      if (launched.stdin === null || launched.stdout === null) throw new Error("a driver was launched without pipes");
      const client = new DriverClient({
        stdin: launched.stdin,
        stdout: launched.stdout,
        exited: launched.exited.then(exitPhrase),
        lastErrorLines: /* @__PURE__ */ __name(() => launched.log.lastLines(20), "lastErrorLines")
      });
      await client.ready();
      assertAffinity(await verifyAffinity(group, cpus), cpus, "the native driver");
      return new _NativeScenarioDriver(identity, client, group, launched);
    } catch (error) {
      await group.remove();
      throw error;
    }
  }
  /** Runs the driver's own code until it is compiled, on the null server, before anything is timed (docs/design.md, rule 13). */
  async warm(plan, target, signal) {
    const { firstHeight, tipHeight } = plan.snapshot.pin;
    await this.client.warm({ target, messages: plan.driverWarmupMessages, firstHeight, lastHeight: tipHeight, overallLimitMs: WARM_LIMIT_MS }, { signal });
  }
  validationOf(planned) {
    return scenarioCheckLevel(planned.scenario);
  }
  async drive(order) {
    const usage = new LateUsageWindow(this.group);
    const result = await this.client.drive(scenarioOrder(order), {
      signal: order.signal,
      onProgress: /* @__PURE__ */ __name(({ phase }) => {
        if (phase === "measured" && usage.open()) order.onMeasuredStart();
      }, "onProgress")
    }).finally(() => usage.close().catch(() => void 0));
    const cpu = result.process?.measuredCpu ?? null;
    return { result, clientUsage: await usage.close(), clientCpuNs: cpu === null ? null : cpu.userNs + cpu.systemNs };
  }
  async close() {
    const quit = this.client.quit();
    quit.catch(() => void 0);
    await Promise.race([quit, new Promise((resolve4) => setTimeout(resolve4, QUIT_TIMEOUT_MS).unref())]);
    await stopGroup({ group: this.group, process: this.#process, signal: "SIGTERM", signalTimeoutMs: 1e3, what: "the native driver" }).finally(() => this.group.remove());
  }
};

// src/run/drivers.ts
var GHZ_ABSENT = `the program ghz was not found, so its cells stay empty; to get it: ${GHZ_HOW_TO_GET}`;
async function findDriverPrograms(request) {
  const file = join6(request.packageRoot, "dist", "driver.mjs");
  const native = { name: "native", program: "indexbench", programVersion: `${request.version}, node ${process.version}`, sha256: await digestFile(file), arguments: [] };
  if (request.plan.drivers.every((name) => name === "native")) return { native, ghz: null, notes: [] };
  const program = await findGhz(request.toolFolders);
  if (program === null) {
    if (!request.plan.drivers.includes("native")) throw new IndexbenchError("TOOL_MISSING", { what: "the program ghz was not found, and the plan has no other driver", where: "INDEXBENCH_BIN, PATH", next: `Get it (${GHZ_HOW_TO_GET}), or add the driver native.` });
    return { native, ghz: null, notes: [GHZ_ABSENT] };
  }
  const notes = program.isPinnedVersion ? [] : [`ghz says that it is ${program.version}, not ${GHZ_VERSION}: recorded as such`];
  return { native, ghz: { program, sha256: await digestFile(program.path) }, notes };
}
__name(findDriverPrograms, "findDriverPrograms");
async function openDrivers(request) {
  const { plan, programs } = request;
  const native = await NativeScenarioDriver.launch({ ...request, identity: programs.native });
  const all = plan.drivers.map((name) => {
    if (name === "native") return { driver: native, unavailable: null };
    const { ghz } = programs;
    const program = ghz?.program ?? { path: "ghz", version: "absent", isPinnedVersion: false };
    const identity = { name, program: "ghz", programVersion: program.version, sha256: ghz?.sha256 ?? null, arguments: [] };
    return { driver: new GhzScenarioDriver({ ...request, mode: name, program, identity }), unavailable: ghz === null ? GHZ_ABSENT : null };
  });
  return { native, all, close: /* @__PURE__ */ __name(() => native.close(), "close") };
}
__name(openDrivers, "openDrivers");

// src/run/output-lock.ts
import { existsSync, readdirSync, rmdirSync } from "node:fs";
import { dirname, join as join7, resolve } from "node:path";
var OUTPUT_LOCK_FILE = ".indexbench-running.lock";
function lockOutput(folder) {
  const missing = missingFolders(resolve(folder));
  makeFolder(folder);
  const removeMade = /* @__PURE__ */ __name(() => missing.forEach(removeIfEmpty), "removeMade");
  let unlock;
  try {
    unlock = takeLock({ file: join7(folder, OUTPUT_LOCK_FILE), registrar: null, refusal: /* @__PURE__ */ __name((holder) => refusal(folder, holder), "refusal") });
  } catch (error) {
    removeMade();
    throw writeRefusal(error, folder);
  }
  const release = /* @__PURE__ */ __name(() => {
    unlock();
    removeMade();
  }, "release");
  if (readdirSync(folder).every((name) => name === OUTPUT_LOCK_FILE)) return release;
  release();
  throw new IndexbenchError("OUTPUT_EXISTS", { what: "the folder is not empty", where: folder });
}
__name(lockOutput, "lockOutput");
function refusal(folder, holder) {
  const who = holder === "starting" ? "another run" : holder === "foreign" ? `somebody (${OUTPUT_LOCK_FILE} holds no process)` : `the run of process ${holder.pid}`;
  return new IndexbenchError("OUTPUT_EXISTS", { what: `${who} is writing into this folder`, where: folder, next: "Choose another --out, or wait until it has ended." });
}
__name(refusal, "refusal");
function missingFolders(folder) {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}
__name(missingFolders, "missingFolders");
function removeIfEmpty(folder) {
  try {
    rmdirSync(folder);
  } catch {
  }
}
__name(removeIfEmpty, "removeIfEmpty");

// src/run/output-space.ts
import { existsSync as existsSync2 } from "node:fs";
import { dirname as dirname2, resolve as resolve2 } from "node:path";
var BASE_BYTES = 64 * 1024 * 1024;
var MEASUREMENT_BYTES = 8 * 1024 * 1024;
async function requireOutputSpace(folder, measurements) {
  await requireFreeSpace(nearestExisting(resolve2(folder)), BASE_BYTES + measurements * MEASUREMENT_BYTES);
}
__name(requireOutputSpace, "requireOutputSpace");
function nearestExisting(path) {
  return existsSync2(path) || dirname2(path) === path ? path : nearestExisting(dirname2(path));
}
__name(nearestExisting, "nearestExisting");

// src/run/tool-identity.ts
import { execFile as execFile2 } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync as existsSync3, readdirSync as readdirSync2, readFileSync, statSync } from "node:fs";
import { join as join8, relative } from "node:path";
import { promisify } from "node:util";
async function readToolIdentity(packageRoot, version) {
  return { version, commit: await readCommit(packageRoot), distSha256: digestFolder(join8(packageRoot, "dist")) };
}
__name(readToolIdentity, "readToolIdentity");
async function readBinary(file, reportedVersion) {
  return { file: file.slice(file.lastIndexOf("/") + 1), sha256: await digestFile(file), bytes: statSync(file).size, reportedVersion };
}
__name(readBinary, "readBinary");
async function readCommit(packageRoot) {
  if (!existsSync3(join8(packageRoot, ".git"))) return null;
  try {
    const { stdout } = await promisify(execFile2)("git", ["-C", packageRoot, "rev-parse", "HEAD"], { timeout: 5e3 });
    return /^[0-9a-f]{40,64}$/.exec(stdout.trim())?.[0] ?? null;
  } catch {
    return null;
  }
}
__name(readCommit, "readCommit");
function digestFolder(folder) {
  if (!existsSync3(folder)) return null;
  const files = readdirSync2(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join8(entry.parentPath, entry.name)).sort();
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${relative(folder, path)}\0`).update(createHash("sha256").update(readFileSync(path)).digest());
  return hash.digest("hex");
}
__name(digestFolder, "digestFolder");

// src/run/variant-run.ts
import { mkdirSync } from "node:fs";
import { join as join15 } from "node:path";

// src/bundle/writer.ts
import { appendFileSync, closeSync, existsSync as existsSync4, fsyncSync, openSync, readdirSync as readdirSync3 } from "node:fs";
import { mkdir, readdir, rm as rm2 } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/bundle/safe-file-name.ts
var MAX_LABEL = 120;
var DIGEST_DIGITS = 10;
function safeFileName(label) {
  const safe = label.replaceAll(/[^A-Za-z0-9._-]/g, "-").replace(/^\.+/, "").slice(0, MAX_LABEL);
  return safe === label && safe !== "" ? safe : `${safe === "" ? "file" : safe}-${sha256Hex(label).slice(0, DIGEST_DIGITS)}`;
}
__name(safeFileName, "safeFileName");

// node_modules/hyparquet-writer/src/node.js
import fs from "fs";

// node_modules/hyparquet-writer/src/bytewriter.js
var ByteWriter = class {
  static {
    __name(this, "ByteWriter");
  }
  /**
   * @param {number} [initalSize]
   */
  constructor(initalSize = 1024) {
    this.buffer = new ArrayBuffer(initalSize);
    this.view = new DataView(this.buffer);
    this.offset = 0;
    this.index = 0;
  }
  /**
   * @param {number} size
   */
  ensure(size) {
    if (this.index + size > this.buffer.byteLength) {
      const newSize = Math.max(this.buffer.byteLength * 2, this.index + size);
      const newBuffer = new ArrayBuffer(newSize);
      new Uint8Array(newBuffer).set(new Uint8Array(this.buffer));
      this.buffer = newBuffer;
      this.view = new DataView(this.buffer);
    }
  }
  finish() {
  }
  getBuffer() {
    return this.buffer.slice(0, this.index);
  }
  getBytes() {
    return new Uint8Array(this.buffer, 0, this.index);
  }
  /**
   * @param {number} value
   */
  appendUint8(value) {
    this.ensure(1);
    this.view.setUint8(this.index, value);
    this.offset++;
    this.index++;
  }
  /**
   * @param {number} value
   */
  appendUint32(value) {
    this.ensure(4);
    this.view.setUint32(this.index, value, true);
    this.offset += 4;
    this.index += 4;
  }
  /**
   * @param {number} value
   */
  appendInt32(value) {
    this.ensure(4);
    this.view.setInt32(this.index, value, true);
    this.offset += 4;
    this.index += 4;
  }
  /**
   * @param {bigint} value
   */
  appendInt64(value) {
    this.ensure(8);
    this.view.setBigInt64(this.index, BigInt(value), true);
    this.offset += 8;
    this.index += 8;
  }
  /**
   * @param {number} value
   */
  appendFloat32(value) {
    this.ensure(4);
    this.view.setFloat32(this.index, value, true);
    this.offset += 4;
    this.index += 4;
  }
  /**
   * @param {number} value
   */
  appendFloat64(value) {
    this.ensure(8);
    this.view.setFloat64(this.index, value, true);
    this.offset += 8;
    this.index += 8;
  }
  /**
   * @param {ArrayBuffer} value
   */
  appendBuffer(value) {
    this.appendBytes(new Uint8Array(value));
  }
  /**
   * @param {Uint8Array} value
   */
  appendBytes(value) {
    this.ensure(value.length);
    new Uint8Array(this.buffer, this.index, value.length).set(value);
    this.offset += value.length;
    this.index += value.length;
  }
  /**
   * Convert a 32-bit signed integer to varint (1-5 bytes).
   * Writes out groups of 7 bits at a time, setting high bit if more to come.
   *
   * @param {number} value
   */
  appendVarInt(value) {
    while (true) {
      if ((value & ~127) === 0) {
        this.appendUint8(value);
        return;
      } else {
        this.appendUint8(value & 127 | 128);
        value >>>= 7;
      }
    }
  }
  /**
   * Convert a bigint to varint (1-10 bytes for 64-bit range).
   *
   * @param {bigint} value
   */
  appendVarBigInt(value) {
    while (true) {
      if ((value & ~0x7fn) === 0n) {
        this.appendUint8(Number(value));
        return;
      } else {
        this.appendUint8(Number(value & 0x7fn | 0x80n));
        value >>= 7n;
      }
    }
  }
  /**
   * Convert number to zigzag encoding and write as varint.
   *
   * @param {number | bigint} value
   */
  appendZigZag(value) {
    if (typeof value === "number") {
      this.appendVarInt(value << 1 ^ value >> 31);
    } else {
      this.appendVarBigInt(value << 1n ^ value >> 63n);
    }
  }
};

// node_modules/hyparquet-writer/node_modules/hyparquet/src/xxhash.js
var MASK = 0xffffffffffffffffn;
var PRIME1 = 0x9e3779b185ebca87n;
var PRIME2 = 0xc2b2ae3d27d4eb4fn;
var PRIME3 = 0x165667b19e3779f9n;
var PRIME4 = 0x85ebca77c2b2ae63n;
var PRIME5 = 0x27d4eb2f165667c5n;
function rotl64(x, r) {
  return (x << r | x >> 64n - r) & MASK;
}
__name(rotl64, "rotl64");
function round(acc, val) {
  acc = acc + val * PRIME2 & MASK;
  acc = rotl64(acc, 31n);
  return acc * PRIME1 & MASK;
}
__name(round, "round");
function mergeRound(acc, val) {
  acc ^= round(0n, val);
  return acc * PRIME1 + PRIME4 & MASK;
}
__name(mergeRound, "mergeRound");
function xxhash64(input, seed = 0n) {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  const len = input.byteLength;
  let offset = 0;
  let h64;
  if (len >= 32) {
    let v1 = seed + PRIME1 + PRIME2 & MASK;
    let v2 = seed + PRIME2 & MASK;
    let v3 = seed;
    let v4 = seed - PRIME1 & MASK;
    while (offset + 32 <= len) {
      v1 = round(v1, view.getBigUint64(offset, true));
      offset += 8;
      v2 = round(v2, view.getBigUint64(offset, true));
      offset += 8;
      v3 = round(v3, view.getBigUint64(offset, true));
      offset += 8;
      v4 = round(v4, view.getBigUint64(offset, true));
      offset += 8;
    }
    h64 = rotl64(v1, 1n) + rotl64(v2, 7n) + rotl64(v3, 12n) + rotl64(v4, 18n) & MASK;
    h64 = mergeRound(h64, v1);
    h64 = mergeRound(h64, v2);
    h64 = mergeRound(h64, v3);
    h64 = mergeRound(h64, v4);
  } else {
    h64 = seed + PRIME5 & MASK;
  }
  h64 = h64 + BigInt(len) & MASK;
  while (offset + 8 <= len) {
    h64 ^= round(0n, view.getBigUint64(offset, true));
    h64 = rotl64(h64, 27n) * PRIME1 + PRIME4 & MASK;
    offset += 8;
  }
  if (offset + 4 <= len) {
    h64 ^= BigInt(view.getUint32(offset, true)) * PRIME1 & MASK;
    h64 = rotl64(h64, 23n) * PRIME2 + PRIME3 & MASK;
    offset += 4;
  }
  while (offset < len) {
    h64 ^= BigInt(view.getUint8(offset)) * PRIME5 & MASK;
    h64 = rotl64(h64, 11n) * PRIME1 & MASK;
    offset += 1;
  }
  h64 ^= h64 >> 33n;
  h64 = h64 * PRIME2 & MASK;
  h64 ^= h64 >> 29n;
  h64 = h64 * PRIME3 & MASK;
  h64 ^= h64 >> 32n;
  return h64;
}
__name(xxhash64, "xxhash64");

// node_modules/hyparquet-writer/node_modules/hyparquet/src/bloom.js
var textEncoder = new TextEncoder();
var SALT = new Uint32Array([
  1203114875,
  1150766481,
  2284105051,
  2729912477,
  1884591559,
  770785867,
  2667333959,
  1550580529
]);
function hashParquetValue(value, element) {
  if (value === null || value === void 0) return void 0;
  const { type, converted_type, logical_type } = element;
  if (type === "BOOLEAN") {
    if (typeof value !== "boolean") return void 0;
    return xxhash64(new Uint8Array([value ? 1 : 0]));
  }
  if (type === "FLOAT") {
    if (typeof value !== "number") return void 0;
    const buf = new ArrayBuffer(4);
    new DataView(buf).setFloat32(0, value, true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "DOUBLE") {
    if (typeof value !== "number") return void 0;
    const buf = new ArrayBuffer(8);
    new DataView(buf).setFloat64(0, value, true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "INT32") {
    if (converted_type === "DATE" || converted_type === "DECIMAL" || converted_type === "TIME_MILLIS") return void 0;
    if (logical_type?.type === "DATE" || logical_type?.type === "TIME" || logical_type?.type === "DECIMAL") return void 0;
    if (typeof value !== "number" || !Number.isInteger(value)) return void 0;
    const buf = new ArrayBuffer(4);
    new DataView(buf).setInt32(0, value | 0, true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "INT64") {
    if (converted_type === "TIMESTAMP_MILLIS" || converted_type === "TIMESTAMP_MICROS") return void 0;
    if (converted_type === "TIME_MICROS" || converted_type === "DECIMAL") return void 0;
    if (logical_type?.type === "TIMESTAMP" || logical_type?.type === "TIME" || logical_type?.type === "DECIMAL") return void 0;
    let bigValue;
    if (typeof value === "bigint") bigValue = value;
    else if (typeof value === "number" && Number.isSafeInteger(value)) bigValue = BigInt(value);
    else return void 0;
    const buf = new ArrayBuffer(8);
    new DataView(buf).setBigUint64(0, BigInt.asUintN(64, bigValue), true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "BYTE_ARRAY") {
    if (converted_type === "JSON" || converted_type === "BSON" || converted_type === "DECIMAL") return void 0;
    if (logical_type?.type === "JSON" || logical_type?.type === "BSON" || logical_type?.type === "VARIANT") return void 0;
    if (logical_type?.type === "GEOMETRY" || logical_type?.type === "GEOGRAPHY") return void 0;
    if (typeof value === "string") return xxhash64(textEncoder.encode(value));
    if (value instanceof Uint8Array) return xxhash64(value);
    return void 0;
  }
  if (type === "FIXED_LEN_BYTE_ARRAY") {
    if (converted_type === "DECIMAL" || converted_type === "INTERVAL") return void 0;
    if (logical_type?.type === "DECIMAL" || logical_type?.type === "UUID" || logical_type?.type === "FLOAT16") return void 0;
    if (logical_type?.type === "GEOMETRY" || logical_type?.type === "GEOGRAPHY") return void 0;
    if (value instanceof Uint8Array) return xxhash64(value);
    return void 0;
  }
  return void 0;
}
__name(hashParquetValue, "hashParquetValue");

// node_modules/hyparquet-writer/src/thrift.js
var STOP = 0;
var TRUE = 1;
var FALSE = 2;
var BYTE = 3;
var I32 = 5;
var I64 = 6;
var DOUBLE = 7;
var BINARY = 8;
var LIST = 9;
var STRUCT = 12;
var ThriftStruct = class {
  static {
    __name(this, "ThriftStruct");
  }
  /**
   * @param {ThriftField[]} fields
   */
  constructor(fields) {
    this.fields = fields;
  }
};
function serializeTCompactProtocol(writer, data) {
  writeElement(writer, STRUCT, data);
}
__name(serializeTCompactProtocol, "serializeTCompactProtocol");
function writeElement(writer, type, value) {
  if (type === TRUE) return;
  if (type === FALSE) return;
  if (type === BYTE && typeof value === "number") {
    writer.appendUint8(value);
  } else if (type === I32 && typeof value === "number") {
    writer.appendZigZag(value);
  } else if (type === I64 && typeof value === "bigint") {
    writer.appendZigZag(value);
  } else if (type === DOUBLE && typeof value === "number") {
    writer.appendFloat64(value);
  } else if (type === BINARY && typeof value === "string") {
    const bytes = new TextEncoder().encode(value);
    writer.appendVarInt(bytes.length);
    writer.appendBytes(bytes);
  } else if (type === BINARY && value instanceof Uint8Array) {
    writer.appendVarInt(value.byteLength);
    writer.appendBytes(value);
  } else if (type === LIST && Array.isArray(value)) {
    const elemType = getCompactTypeForList(value);
    if (value.length > 14) {
      writer.appendUint8(15 << 4 | elemType);
      writer.appendVarInt(value.length);
    } else {
      writer.appendUint8(value.length << 4 | elemType);
    }
    if (elemType === FALSE) {
      for (const v of value) {
        writer.appendUint8(v ? 1 : 0);
      }
    } else {
      for (const v of value) {
        writeElement(writer, elemType, v);
      }
    }
  } else if (type === STRUCT && value instanceof ThriftStruct) {
    let lastFid = 0;
    for (const [fid, fieldType, fieldValue] of value.fields) {
      if (fieldValue === void 0) continue;
      lastFid = writeStructField(writer, lastFid, fid, fieldType, fieldValue);
    }
    writer.appendUint8(STOP);
  } else if (type === STRUCT && typeof value === "object") {
    let lastFid = 0;
    for (const [k, v] of Object.entries(value)) {
      if (v === void 0) continue;
      const fid = parseInt(k.replace(/^field_/, ""), 10);
      if (Number.isNaN(fid)) {
        throw new Error(`thrift invalid field name: ${k}. Expected "field_###"`);
      }
      const t = getCompactTypeForValue(v);
      lastFid = writeStructField(writer, lastFid, fid, t, v);
    }
    writer.appendUint8(STOP);
  } else {
    throw new Error(`thrift invalid type ${type} for value ${value}`);
  }
}
__name(writeElement, "writeElement");
function writeStructField(writer, lastFid, fid, type, value) {
  const delta = fid - lastFid;
  if (delta <= 0) {
    throw new Error(`thrift non-monotonic field id: fid=${fid}, lastFid=${lastFid}`);
  }
  if (delta > 15) {
    writer.appendUint8(type);
    writer.appendZigZag(fid);
  } else {
    writer.appendUint8(delta << 4 | type);
  }
  writeElement(writer, type, value);
  return fid;
}
__name(writeStructField, "writeStructField");
function getCompactTypeForValue(value) {
  if (value === true) return TRUE;
  if (value === false) return FALSE;
  if (Number.isInteger(value)) return I32;
  if (typeof value === "number") return DOUBLE;
  if (typeof value === "bigint") return I64;
  if (typeof value === "string") return BINARY;
  if (value instanceof Uint8Array) return BINARY;
  if (Array.isArray(value)) return LIST;
  if (value && typeof value === "object") return STRUCT;
  throw new Error(`Cannot determine thrift compact type for: ${value}`);
}
__name(getCompactTypeForValue, "getCompactTypeForValue");
function getCompactTypeForList(value) {
  let elemType = 0;
  for (const v of value) {
    let t = getCompactTypeForValue(v);
    if (t === TRUE) t = FALSE;
    if (!elemType) elemType = t;
    if (elemType === DOUBLE && t === I32) t = DOUBLE;
    if (elemType === I32 && t === DOUBLE) elemType = DOUBLE;
    if (t !== elemType) {
      throw new Error(`thrift invalid type for list element: ${v} (expected type ${elemType})`);
    }
  }
  return elemType ?? BYTE;
}
__name(getCompactTypeForList, "getCompactTypeForList");

// node_modules/hyparquet-writer/src/bloom.js
var SALT2 = new Uint32Array([
  1203114875,
  1150766481,
  2284105051,
  2729912477,
  1884591559,
  770785867,
  2667333959,
  1550580529
]);
var MIN_BYTES = 32;
var MAX_BYTES = 128 * 1024 * 1024;
function blockIndex(hash, numBlocks) {
  return Number((hash >> 32n) * BigInt(numBlocks) >> 32n);
}
__name(blockIndex, "blockIndex");
function blockMask(hash) {
  const m = new Uint32Array(8);
  const low = Number(hash & 0xffffffffn) | 0;
  for (let i = 0; i < 8; i++) {
    m[i] = 1 << (Math.imul(low, SALT2[i]) >>> 27);
  }
  return m;
}
__name(blockMask, "blockMask");
function sbbfInsert(blocks, hash) {
  const offset = blockIndex(hash, blocks.length >> 3) << 3;
  const m = blockMask(hash);
  for (let i = 0; i < 8; i++) {
    blocks[offset + i] |= m[i];
  }
}
__name(sbbfInsert, "sbbfInsert");
function nextPowerOfTwo(n) {
  let p = 1;
  while (p < n) p <<= 1;
  return p;
}
__name(nextPowerOfTwo, "nextPowerOfTwo");
function optimalNumBytes(ndv, fpp) {
  if (!(fpp > 0 && fpp < 1)) throw new Error(`bloom filter fpp must be in (0, 1), got ${fpp}`);
  if (!(ndv >= 0)) throw new Error(`bloom filter ndv must be >= 0, got ${ndv}`);
  const m = -8 * ndv / Math.log(1 - fpp ** (1 / 8));
  const numBytes = Math.ceil(m / 8);
  if (!(numBytes <= MAX_BYTES)) return MAX_BYTES;
  return nextPowerOfTwo(Math.max(numBytes, MIN_BYTES));
}
__name(optimalNumBytes, "optimalNumBytes");
var BloomBuilder = class {
  static {
    __name(this, "BloomBuilder");
  }
  /**
   * @param {SchemaElement} element
   * @param {{ fpp?: number, maxBytes?: number }} [options]
   */
  constructor(element, { fpp = 0.01, maxBytes = 1024 * 1024 } = {}) {
    this.element = element;
    this.fpp = fpp;
    this.maxBytes = maxBytes;
    this.hashes = /* @__PURE__ */ new Set();
    this.skipped = 0;
  }
  /** @param {any} value */
  insert(value) {
    if (value === null || value === void 0) return;
    const h = hashParquetValue(value, this.element);
    if (h === void 0) {
      this.skipped++;
      return;
    }
    this.hashes.add(h);
  }
  /** @returns {Uint32Array | undefined} */
  finalize() {
    if (this.skipped > 0 || this.hashes.size === 0) return void 0;
    let numBytes = optimalNumBytes(this.hashes.size, this.fpp);
    while (numBytes > this.maxBytes && numBytes > MIN_BYTES) numBytes >>= 1;
    if (numBytes > this.maxBytes) return void 0;
    const blocks = new Uint32Array(numBytes >> 2);
    for (const h of this.hashes) sbbfInsert(blocks, h);
    return blocks;
  }
};
function writeBloomFilter(writer, blocks) {
  if (blocks.length % 8 !== 0) {
    throw new Error(`bloom filter block count must be a multiple of 8 uint32 words, got ${blocks.length}`);
  }
  serializeTCompactProtocol(writer, {
    field_1: blocks.byteLength,
    // numBytes
    field_2: { field_1: {} },
    // algorithm: SplitBlockAlgorithm
    field_3: { field_1: {} },
    // hash: XxHash
    field_4: { field_1: {} }
    // compression: Uncompressed
  });
  for (let i = 0; i < blocks.length; i++) {
    writer.appendUint32(blocks[i]);
  }
}
__name(writeBloomFilter, "writeBloomFilter");
function writeBlooms(writer, pageIndexes) {
  for (const { chunk, bloomFilter } of pageIndexes) {
    if (!bloomFilter || !chunk.meta_data) continue;
    const offset = writer.offset;
    writeBloomFilter(writer, bloomFilter);
    chunk.meta_data.bloom_filter_offset = BigInt(offset);
    chunk.meta_data.bloom_filter_length = writer.offset - offset;
  }
}
__name(writeBlooms, "writeBlooms");

// node_modules/hyparquet-writer/node_modules/hyparquet/src/constants.js
var ParquetTypes = [
  "BOOLEAN",
  "INT32",
  "INT64",
  "INT96",
  // deprecated
  "FLOAT",
  "DOUBLE",
  "BYTE_ARRAY",
  "FIXED_LEN_BYTE_ARRAY"
];
var Encodings = [
  "PLAIN",
  "GROUP_VAR_INT",
  // deprecated
  "PLAIN_DICTIONARY",
  "RLE",
  "BIT_PACKED",
  // deprecated
  "DELTA_BINARY_PACKED",
  "DELTA_LENGTH_BYTE_ARRAY",
  "DELTA_BYTE_ARRAY",
  "RLE_DICTIONARY",
  "BYTE_STREAM_SPLIT"
];
var FieldRepetitionTypes = [
  "REQUIRED",
  "OPTIONAL",
  "REPEATED"
];
var ConvertedTypes = [
  "UTF8",
  "MAP",
  "MAP_KEY_VALUE",
  "LIST",
  "ENUM",
  "DECIMAL",
  "DATE",
  "TIME_MILLIS",
  "TIME_MICROS",
  "TIMESTAMP_MILLIS",
  "TIMESTAMP_MICROS",
  "UINT_8",
  "UINT_16",
  "UINT_32",
  "UINT_64",
  "INT_8",
  "INT_16",
  "INT_32",
  "INT_64",
  "JSON",
  "BSON",
  "INTERVAL"
];
var CompressionCodecs = [
  "UNCOMPRESSED",
  "SNAPPY",
  "GZIP",
  "LZO",
  "BROTLI",
  "LZ4",
  "ZSTD",
  "LZ4_RAW"
];
var PageTypes = [
  "DATA_PAGE",
  "INDEX_PAGE",
  "DICTIONARY_PAGE",
  "DATA_PAGE_V2"
];
var BoundaryOrders = [
  "UNORDERED",
  "ASCENDING",
  "DESCENDING"
];
var EdgeInterpolationAlgorithms = [
  "SPHERICAL",
  "VINCENTY",
  "THOMAS",
  "ANDOYER",
  "KARNEY"
];

// node_modules/hyparquet-writer/src/delta.js
var BLOCK_SIZE = 128;
var MINIBLOCKS_PER_BLOCK = 4;
var VALUES_PER_MINIBLOCK = BLOCK_SIZE / MINIBLOCKS_PER_BLOCK;
function deltaBinaryPack(writer, values, type) {
  if (values.length === 0) {
    writer.appendVarInt(BLOCK_SIZE);
    writer.appendVarInt(MINIBLOCKS_PER_BLOCK);
    writer.appendVarInt(0);
    writer.appendVarInt(0);
    return;
  }
  if (typeof values[0] !== "number" && typeof values[0] !== "bigint") {
    throw new Error("deltaBinaryPack only supports number or bigint arrays");
  }
  if (usesInt32NumberPath(values)) {
    deltaBinaryPackInt32(writer, values, type === "INT32");
  } else {
    deltaBinaryPackBigInt(writer, values, type === "INT32" ? 32 : 64);
  }
}
__name(deltaBinaryPack, "deltaBinaryPack");
function usesInt32NumberPath(values) {
  if (values instanceof Int32Array) return true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value !== "number" || value !== (value | 0)) return false;
  }
  return true;
}
__name(usesInt32NumberPath, "usesInt32NumberPath");
function deltaBinaryPackInt32(writer, values, wrap) {
  const count = values.length;
  writer.appendVarInt(BLOCK_SIZE);
  writer.appendVarInt(MINIBLOCKS_PER_BLOCK);
  writer.appendVarInt(count);
  appendZigZagNumber(writer, values[0]);
  const packedByBitWidth = [];
  const blockDeltas = new Float64Array(BLOCK_SIZE);
  const bitWidths = new Uint8Array(MINIBLOCKS_PER_BLOCK);
  let index = 1;
  while (index < count) {
    const blockEnd = Math.min(index + BLOCK_SIZE, count);
    const blockSize = blockEnd - index;
    const firstDelta = wrap ? values[index] - values[index - 1] | 0 : values[index] - values[index - 1];
    let previous = values[index];
    let constantEnd = index + 1;
    while (constantEnd < blockEnd) {
      const value = values[constantEnd];
      if ((wrap ? value - previous | 0 : value - previous) !== firstDelta) break;
      previous = value;
      constantEnd++;
    }
    if (constantEnd === blockEnd) {
      appendZigZagNumber(writer, firstDelta);
      writer.appendUint32(0);
      index = blockEnd;
      continue;
    }
    let minDelta = firstDelta;
    blockDeltas[0] = minDelta;
    for (let i = 1; i < blockSize; i++) {
      const delta = wrap ? values[index + i] - values[index + i - 1] | 0 : values[index + i] - values[index + i - 1];
      blockDeltas[i] = delta;
      if (delta < minDelta) minDelta = delta;
    }
    appendZigZagNumber(writer, minDelta);
    for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
      const mbStart = mb * VALUES_PER_MINIBLOCK;
      const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
      let maxAdjusted = 0;
      for (let i = mbStart; i < mbEnd; i++) {
        const adjusted = blockDeltas[i] - minDelta;
        if (adjusted > maxAdjusted) maxAdjusted = adjusted;
      }
      bitWidths[mb] = bitWidthNumber(maxAdjusted);
    }
    writer.appendBytes(bitWidths);
    for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
      const bitWidth2 = bitWidths[mb];
      if (bitWidth2 === 0) continue;
      const mbStart = mb * VALUES_PER_MINIBLOCK;
      const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
      const packed = packedByBitWidth[bitWidth2] ??= new Uint8Array(bitWidth2 * 4);
      let byteIndex = 0;
      let buffer = 0;
      let bitsUsed = 0;
      if (bitWidth2 <= 25) {
        for (let i = 0; i < VALUES_PER_MINIBLOCK; i++) {
          const adjusted = mbStart + i < mbEnd ? blockDeltas[mbStart + i] - minDelta : 0;
          buffer |= adjusted << bitsUsed;
          bitsUsed += bitWidth2;
          while (bitsUsed >= 8) {
            packed[byteIndex++] = buffer & 255;
            buffer >>>= 8;
            bitsUsed -= 8;
          }
        }
      } else {
        for (let i = 0; i < VALUES_PER_MINIBLOCK; i++) {
          const adjusted = mbStart + i < mbEnd ? blockDeltas[mbStart + i] - minDelta : 0;
          buffer += adjusted * 2 ** bitsUsed;
          bitsUsed += bitWidth2;
          while (bitsUsed >= 8) {
            packed[byteIndex++] = buffer % 256;
            buffer = Math.floor(buffer / 256);
            bitsUsed -= 8;
          }
        }
      }
      writer.appendBytes(packed);
    }
    index = blockEnd;
  }
}
__name(deltaBinaryPackInt32, "deltaBinaryPackInt32");
function deltaBinaryPackBigInt(writer, values, bits) {
  const count = values.length;
  writer.appendVarInt(BLOCK_SIZE);
  writer.appendVarInt(MINIBLOCKS_PER_BLOCK);
  writer.appendVarInt(count);
  writer.appendZigZag(BigInt.asIntN(bits, BigInt(values[0])));
  const blockDeltas = new BigInt64Array(BLOCK_SIZE);
  const bitWidths = new Uint8Array(MINIBLOCKS_PER_BLOCK);
  let index = 1;
  while (index < count) {
    const blockEnd = Math.min(index + BLOCK_SIZE, count);
    const blockSize = blockEnd - index;
    let minDelta = 0n;
    for (let i = 0; i < blockSize; i++) {
      blockDeltas[i] = BigInt(values[index + i]) - BigInt(values[index + i - 1]);
      if (bits === 32) blockDeltas[i] = BigInt.asIntN(32, blockDeltas[i]);
      const delta = blockDeltas[i];
      if (i === 0 || delta < minDelta) minDelta = delta;
    }
    writer.appendZigZag(minDelta);
    for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
      const mbStart = mb * VALUES_PER_MINIBLOCK;
      const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
      let maxAdjusted = 0n;
      for (let i = mbStart; i < mbEnd; i++) {
        const adjusted = blockDeltas[i] - minDelta;
        if (adjusted > maxAdjusted) maxAdjusted = adjusted;
      }
      bitWidths[mb] = bitWidth(maxAdjusted);
    }
    writer.appendBytes(bitWidths);
    for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
      const bitWidth2 = bitWidths[mb];
      if (bitWidth2 === 0) continue;
      const mbStart = mb * VALUES_PER_MINIBLOCK;
      const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
      let buffer = 0n;
      let bitsUsed = 0;
      for (let i = 0; i < VALUES_PER_MINIBLOCK; i++) {
        const adjusted = mbStart + i < mbEnd ? blockDeltas[mbStart + i] - minDelta : 0n;
        buffer |= adjusted << BigInt(bitsUsed);
        bitsUsed += bitWidth2;
        while (bitsUsed >= 8) {
          writer.appendUint8(Number(buffer & 0xffn));
          buffer >>= 8n;
          bitsUsed -= 8;
        }
      }
    }
    index = blockEnd;
  }
}
__name(deltaBinaryPackBigInt, "deltaBinaryPackBigInt");
function appendZigZagNumber(writer, value) {
  let encoded = value < 0 ? -value * 2 - 1 : value * 2;
  while (encoded >= 128) {
    writer.appendUint8(encoded % 128 + 128);
    encoded = Math.floor(encoded / 128);
  }
  writer.appendUint8(encoded);
}
__name(appendZigZagNumber, "appendZigZagNumber");
function bitWidthNumber(value) {
  if (value === 0) return 0;
  return value > 4294967295 ? 33 : 32 - Math.clz32(value);
}
__name(bitWidthNumber, "bitWidthNumber");
function deltaLengthByteArray(writer, values) {
  const lengths = new Int32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (!(value instanceof Uint8Array)) {
      throw new Error("deltaLengthByteArray expects Uint8Array values");
    }
    lengths[i] = value.length;
  }
  deltaBinaryPack(writer, lengths, "INT32");
  for (const value of values) {
    writer.appendBytes(value);
  }
}
__name(deltaLengthByteArray, "deltaLengthByteArray");
function deltaByteArray(writer, values) {
  if (values.length === 0) {
    deltaBinaryPack(writer, [], "INT32");
    deltaBinaryPack(writer, [], "INT32");
    return;
  }
  const prefixLengths = new Int32Array(values.length);
  const suffixLengths = new Int32Array(values.length);
  const value = values[0];
  if (!(value instanceof Uint8Array)) {
    throw new Error("deltaByteArray expects Uint8Array values");
  }
  prefixLengths[0] = 0;
  suffixLengths[0] = value.length;
  for (let i = 1; i < values.length; i++) {
    const prev = values[i - 1];
    const curr = values[i];
    let prefixLen;
    if (curr === prev) {
      prefixLen = curr.length;
    } else {
      if (!(curr instanceof Uint8Array)) {
        throw new Error("deltaByteArray expects Uint8Array values");
      }
      prefixLen = 0;
      const maxPrefix = Math.min(prev.length, curr.length);
      while (prefixLen < maxPrefix && prev[prefixLen] === curr[prefixLen]) {
        prefixLen++;
      }
    }
    prefixLengths[i] = prefixLen;
    suffixLengths[i] = curr.length - prefixLen;
  }
  deltaBinaryPack(writer, prefixLengths, "INT32");
  deltaBinaryPack(writer, suffixLengths, "INT32");
  for (let i = 0; i < values.length; i++) {
    if (suffixLengths[i] > 0) {
      writer.appendBytes(values[i].subarray(prefixLengths[i]));
    }
  }
}
__name(deltaByteArray, "deltaByteArray");
function bitWidth(value) {
  if (value === 0n) return 0;
  let bits = 0;
  while (value > 0n) {
    bits++;
    value >>= 1n;
  }
  return bits;
}
__name(bitWidth, "bitWidth");

// node_modules/hyparquet-writer/src/encoding.js
function writeRleBitPackedHybrid(writer, values, bitWidth2) {
  const offsetStart = writer.offset;
  let pendingBitPackedGroups = 0;
  let bitPackedStart = 0;
  let i = 0;
  while (i < values.length) {
    let rleCount = 1;
    const firstVal = values[i];
    while (i + rleCount < values.length && values[i + rleCount] === firstVal) {
      rleCount++;
    }
    if (rleCount >= 8) {
      if (pendingBitPackedGroups) {
        writeBitPackedGroups(writer, values, bitPackedStart, pendingBitPackedGroups, bitWidth2);
        pendingBitPackedGroups = 0;
      }
      writeRleRun(writer, firstVal, rleCount, bitWidth2);
      i += rleCount;
    } else {
      if (pendingBitPackedGroups === 0) {
        bitPackedStart = i;
      }
      pendingBitPackedGroups++;
      i += 8;
    }
  }
  if (pendingBitPackedGroups) {
    writeBitPackedGroups(writer, values, bitPackedStart, pendingBitPackedGroups, bitWidth2);
  }
  return writer.offset - offsetStart;
}
__name(writeRleBitPackedHybrid, "writeRleBitPackedHybrid");
function writeRleRun(writer, value, count, bitWidth2) {
  writer.appendVarInt(count << 1);
  const width = bitWidth2 + 7 >> 3;
  for (let j = 0; j < width; j++) {
    writer.appendUint8(value >> (j << 3) & 255);
  }
}
__name(writeRleRun, "writeRleRun");
function writeBitPackedGroups(writer, values, start, numGroups, bitWidth2) {
  writer.appendVarInt(numGroups << 1 | 1);
  if (bitWidth2 === 0) return;
  const mask = (1 << bitWidth2) - 1;
  let buffer = 0;
  let bitsUsed = 0;
  const totalValues = numGroups * 8;
  for (let i = 0; i < totalValues; i++) {
    const idx = start + i;
    const v = idx < values.length ? values[idx] & mask : 0;
    buffer |= v << bitsUsed;
    bitsUsed += bitWidth2;
    while (bitsUsed >= 8) {
      writer.appendUint8(buffer & 255);
      buffer >>>= 8;
      bitsUsed -= 8;
    }
  }
  if (bitsUsed > 0) {
    writer.appendUint8(buffer & 255);
  }
}
__name(writeBitPackedGroups, "writeBitPackedGroups");

// node_modules/hyparquet-writer/src/plain.js
function writePlain(writer, values, type, fixedLength) {
  if (type === "BOOLEAN") {
    writePlainBoolean(writer, values);
  } else if (type === "INT32") {
    writePlainInt32(writer, values);
  } else if (type === "INT64") {
    writePlainInt64(writer, values);
  } else if (type === "FLOAT") {
    writePlainFloat(writer, values);
  } else if (type === "DOUBLE") {
    writePlainDouble(writer, values);
  } else if (type === "BYTE_ARRAY") {
    writePlainByteArray(writer, values);
  } else if (type === "FIXED_LEN_BYTE_ARRAY") {
    if (!fixedLength) throw new Error("parquet FIXED_LEN_BYTE_ARRAY expected type_length");
    writePlainByteArrayFixed(writer, values, fixedLength);
  } else {
    throw new Error(`parquet unsupported type: ${type}`);
  }
}
__name(writePlain, "writePlain");
function writePlainBoolean(writer, values) {
  let currentByte = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value !== "boolean") throw new Error("parquet expected boolean value, got " + value);
    const bitOffset = i % 8;
    if (value) {
      currentByte |= 1 << bitOffset;
    }
    if (bitOffset === 7) {
      writer.appendUint8(currentByte);
      currentByte = 0;
    }
  }
  if (values.length % 8) {
    writer.appendUint8(currentByte);
  }
}
__name(writePlainBoolean, "writePlainBoolean");
function writePlainInt32(writer, values) {
  for (const value of values) {
    if (!Number.isSafeInteger(value)) throw new Error("parquet expected integer value, got " + value);
    if (value < -2147483648 || value > 2147483647) throw new Error("parquet expected int32 value, got " + value);
    writer.appendInt32(value);
  }
}
__name(writePlainInt32, "writePlainInt32");
function writePlainInt64(writer, values) {
  for (const value of values) {
    if (typeof value !== "bigint") throw new Error("parquet expected bigint value, got " + value);
    writer.appendInt64(value);
  }
}
__name(writePlainInt64, "writePlainInt64");
function writePlainFloat(writer, values) {
  for (const value of values) {
    if (typeof value !== "number") throw new Error("parquet expected number value, got " + value);
    writer.appendFloat32(value);
  }
}
__name(writePlainFloat, "writePlainFloat");
function writePlainDouble(writer, values) {
  for (const value of values) {
    if (typeof value !== "number") throw new Error("parquet expected number value, got " + value);
    writer.appendFloat64(value);
  }
}
__name(writePlainDouble, "writePlainDouble");
function writePlainByteArray(writer, values) {
  for (const value of values) {
    let bytes = value;
    if (typeof bytes === "string") {
      bytes = new TextEncoder().encode(value);
    }
    if (!(bytes instanceof Uint8Array)) {
      throw new Error("parquet expected Uint8Array value, got " + typeof bytes);
    }
    writer.appendUint32(bytes.length);
    writer.appendBytes(bytes);
  }
}
__name(writePlainByteArray, "writePlainByteArray");
function writePlainByteArrayFixed(writer, values, fixedLength) {
  for (const value of values) {
    if (!(value instanceof Uint8Array)) throw new Error("parquet expected Uint8Array value, got " + typeof value);
    if (value.length !== fixedLength) throw new Error(`parquet expected Uint8Array of length ${fixedLength}`);
    writer.appendBytes(value);
  }
}
__name(writePlainByteArrayFixed, "writePlainByteArrayFixed");

// node_modules/hyparquet-writer/node_modules/hyparquet/src/schema.js
function schemaTree(schema, rootIndex, path) {
  const element = schema[rootIndex];
  const children = [];
  let count = 1;
  if (element.num_children) {
    while (children.length < element.num_children) {
      const childElement = schema[rootIndex + count];
      const child = schemaTree(schema, rootIndex + count, [...path, childElement.name]);
      count += child.count;
      children.push(child);
    }
  }
  return { count, element, children, path };
}
__name(schemaTree, "schemaTree");
function getSchemaPath(schema, name) {
  return getTreePath(schemaTree(schema, 0, []), name);
}
__name(getSchemaPath, "getSchemaPath");
function getTreePath(tree, name) {
  const path = [tree];
  for (const part of name) {
    const child = tree.children.find((child2) => child2.element.name === part);
    if (!child) throw new Error(`parquet schema element not found: ${name}`);
    path.push(child);
    tree = child;
  }
  return path;
}
__name(getTreePath, "getTreePath");
function getMaxDefinitionLevel(schemaPath) {
  let maxLevel = 0;
  for (const { element } of schemaPath.slice(1)) {
    if (element.repetition_type !== "REQUIRED") {
      maxLevel++;
    }
  }
  return maxLevel;
}
__name(getMaxDefinitionLevel, "getMaxDefinitionLevel");
function isListLike(schema) {
  if (!schema) return false;
  if (schema.element.converted_type !== "LIST") return false;
  if (schema.children.length > 1) return false;
  const firstChild = schema.children[0];
  if (firstChild.children.length > 1) return false;
  if (firstChild.element.repetition_type !== "REPEATED") return false;
  return true;
}
__name(isListLike, "isListLike");
function isMapLike(schema) {
  if (!schema) return false;
  if (schema.element.converted_type !== "MAP") return false;
  if (schema.children.length > 1) return false;
  const firstChild = schema.children[0];
  if (firstChild.children.length !== 2) return false;
  if (firstChild.element.repetition_type !== "REPEATED") return false;
  const keyChild = firstChild.children.find((child) => child.element.name === "key");
  if (keyChild?.element.repetition_type === "REPEATED") return false;
  const valueChild = firstChild.children.find((child) => child.element.name === "value");
  if (valueChild?.element.repetition_type === "REPEATED") return false;
  return true;
}
__name(isMapLike, "isMapLike");

// node_modules/hyparquet-writer/node_modules/hyparquet/src/metadata.js
var defaultInitialFetchSize = 1 << 19;
var decoder = new TextDecoder();
function parquetSchema({ schema }) {
  return getSchemaPath(schema, [])[0];
}
__name(parquetSchema, "parquetSchema");

// node_modules/hyparquet-writer/node_modules/hyparquet/src/utils.js
function toJson(obj) {
  if (obj === void 0) return null;
  if (typeof obj === "bigint") return Number(obj);
  if (Object.is(obj, -0)) return 0;
  if (Array.isArray(obj)) return obj.map(toJson);
  if (obj instanceof Uint8Array) return Array.from(obj);
  if (obj instanceof Date) return obj.toISOString();
  if (obj instanceof Object) {
    const newObj = {};
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0) continue;
      newObj[key] = toJson(obj[key]);
    }
    return newObj;
  }
  return obj;
}
__name(toJson, "toJson");

// node_modules/hyparquet-writer/src/variant.js
var encoder = new TextEncoder();
var INT64_MIN = -(2n ** 63n);
var INT64_MAX = 2n ** 63n - 1n;
var VARIANT_NULL = new Uint8Array([0]);
var RESERVED_SHREDDING_FIELDS = /* @__PURE__ */ new Set(["value", "typed_value"]);
var EMPTY_KEY_INDEX = /* @__PURE__ */ new Map();
var EMPTY_METADATA = writeVariantMetadata([]);
function encodeVariantColumn(values, shredding, column) {
  if (column?.required) {
    for (let i = 0; i < values.length; i++) {
      if (values[i] === void 0) {
        throw new Error(`required variant column ${column.name} has undefined value at index ${i}`);
      }
    }
  }
  const scratchWriters = [];
  const shreddingConfig = shredding && normalizeShreddingConfig(shredding);
  if (shreddingConfig) {
    const metadataCache = /* @__PURE__ */ new Map();
    return values.map((value) => {
      if (value === void 0) return null;
      const keys = /* @__PURE__ */ new Set();
      collectKeys(value, keys);
      const { metadata: metadata2, keyIndex: keyIndex2 } = getVariantRowMetadata(keys, metadataCache);
      return { metadata: metadata2, ...encodeShredded(value, shreddingConfig, keyIndex2, true, scratchWriters) };
    });
  }
  const dictionary = buildVariantDictionary(values);
  const metadata = writeVariantMetadata(dictionary);
  const keyIndex = /* @__PURE__ */ new Map();
  for (let i = 0; i < dictionary.length; i++) {
    keyIndex.set(dictionary[i], i);
  }
  return values.map((value) => {
    if (value === void 0) return null;
    return { metadata, value: writeVariantValue(value, keyIndex, scratchWriters) };
  });
}
__name(encodeVariantColumn, "encodeVariantColumn");
function encodeShredded(value, shredType, keyIndex, allowPartialObjects, scratchWriters) {
  if (value === null || value === void 0) {
    return { value: VARIANT_NULL, typed_value: null };
  }
  if (Array.isArray(shredType)) {
    if (!Array.isArray(value)) {
      return { value: writeVariantValue(value, keyIndex, scratchWriters), typed_value: null };
    }
    const elemShred = shredType[0];
    return {
      value: null,
      typed_value: value.map((el) => encodeShredded(el, elemShred, keyIndex, false, scratchWriters))
    };
  }
  if (typeof shredType === "object") {
    if (typeof value !== "object" || Array.isArray(value) || value instanceof Date || value instanceof Uint8Array) {
      return { value: writeVariantValue(value, keyIndex, scratchWriters), typed_value: null };
    }
    const remaining = {};
    let hasRemaining = false;
    for (const k of Object.keys(value)) {
      if (k in shredType || value[k] === void 0) continue;
      remaining[k] = value[k];
      hasRemaining = true;
    }
    if (hasRemaining && !allowPartialObjects) {
      return { value: writeVariantValue(value, keyIndex, scratchWriters), typed_value: null };
    }
    const fieldNames = Object.keys(shredType);
    const hasMissingFieldConflict = fieldNames.some(
      (fieldName) => (!Object.prototype.hasOwnProperty.call(value, fieldName) || value[fieldName] === void 0) && keyIndex.has(fieldName)
    );
    if (hasMissingFieldConflict) {
      return { value: writeVariantValue(value, keyIndex, scratchWriters), typed_value: null };
    }
    const typedValue = {};
    for (const fieldName of fieldNames) {
      if (!Object.prototype.hasOwnProperty.call(value, fieldName) || value[fieldName] === void 0) {
        continue;
      }
      typedValue[fieldName] = encodeShredded(
        value[fieldName],
        shredType[fieldName],
        keyIndex,
        false,
        scratchWriters
      );
    }
    const binaryValue = hasRemaining ? writeVariantValue(remaining, keyIndex, scratchWriters) : null;
    return { value: binaryValue, typed_value: typedValue };
  }
  if (matchesType(value, shredType)) {
    return { value: null, typed_value: value };
  }
  return { value: writeVariantValue(value, keyIndex, scratchWriters), typed_value: null };
}
__name(encodeShredded, "encodeShredded");
function getVariantRowMetadata(keys, metadataCache) {
  if (keys.size === 0) {
    return { metadata: EMPTY_METADATA, keyIndex: EMPTY_KEY_INDEX };
  }
  const dictionary = [...keys].sort();
  const cacheKey = dictionary.join("\0");
  const cached = metadataCache.get(cacheKey);
  if (cached) {
    return cached;
  }
  const metadata = writeVariantMetadata(dictionary);
  const keyIndex = /* @__PURE__ */ new Map();
  for (let i = 0; i < dictionary.length; i++) keyIndex.set(dictionary[i], i);
  const rowMetadata = { metadata, keyIndex };
  metadataCache.set(cacheKey, rowMetadata);
  return rowMetadata;
}
__name(getVariantRowMetadata, "getVariantRowMetadata");
function matchesType(value, type) {
  if (value === null || value === void 0) return false;
  switch (type) {
    case "BOOLEAN":
      return typeof value === "boolean";
    case "INT32":
      return typeof value === "number" && Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
    case "INT64":
      return typeof value === "bigint" && value >= INT64_MIN && value <= INT64_MAX;
    case "FLOAT":
      return typeof value === "number";
    case "DOUBLE":
      return typeof value === "number";
    case "STRING":
      return typeof value === "string";
    case "TIMESTAMP":
      return value instanceof Date;
    default:
      return false;
  }
}
__name(matchesType, "matchesType");
function normalizeShreddingConfig(shredding) {
  if (Array.isArray(shredding)) {
    const elem = shredding.length ? normalizeShreddingConfig(shredding[0]) : void 0;
    return elem === void 0 ? void 0 : [elem];
  }
  if (typeof shredding === "object") {
    const normalized = {};
    for (const [key, type] of Object.entries(shredding)) {
      if (RESERVED_SHREDDING_FIELDS.has(key)) continue;
      const norm = normalizeShreddingConfig(type);
      if (norm !== void 0) normalized[key] = norm;
    }
    return Object.keys(normalized).length > 0 ? normalized : void 0;
  }
  return shredding;
}
__name(normalizeShreddingConfig, "normalizeShreddingConfig");
function buildVariantDictionary(values) {
  const keys = /* @__PURE__ */ new Set();
  collectKeys(values, keys);
  return [...keys].sort();
}
__name(buildVariantDictionary, "buildVariantDictionary");
function collectKeys(value, keys) {
  if (value === null || value === void 0) return;
  if (Array.isArray(value)) {
    for (const item of value) {
      collectKeys(item, keys);
    }
    return;
  }
  if (value instanceof Date || value instanceof Uint8Array) return;
  if (typeof value === "object") {
    for (const key of Object.keys(value)) {
      keys.add(key);
      collectKeys(value[key], keys);
    }
  }
}
__name(collectKeys, "collectKeys");
function writeVariantMetadata(dictionary) {
  const n = dictionary.length;
  const encoded = new Array(n);
  let totalStringBytes = 0;
  for (let i = 0; i < n; i++) {
    const e = encoder.encode(dictionary[i]);
    encoded[i] = e;
    totalStringBytes += e.length;
  }
  const offsetSize = byteWidth(totalStringBytes);
  const header = 1 | 1 << 4 | offsetSize - 1 << 6;
  const totalSize = 1 + offsetSize + (n + 1) * offsetSize + totalStringBytes;
  const bytes = new Uint8Array(totalSize);
  let offset = 0;
  bytes[offset++] = header;
  for (let j = 0; j < offsetSize; j++) bytes[offset++] = n >> j * 8 & 255;
  let strOffset = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < offsetSize; j++) bytes[offset++] = strOffset >> j * 8 & 255;
    strOffset += encoded[i].length;
  }
  for (let j = 0; j < offsetSize; j++) bytes[offset++] = strOffset >> j * 8 & 255;
  for (let i = 0; i < n; i++) {
    bytes.set(encoded[i], offset);
    offset += encoded[i].length;
  }
  return bytes;
}
__name(writeVariantMetadata, "writeVariantMetadata");
function writeVariantValue(value, keyIndex, scratchWriters) {
  const writer = new ByteWriter(8);
  writeValue(value, writer, keyIndex, scratchWriters);
  return writer.getBytes();
}
__name(writeVariantValue, "writeVariantValue");
function writeValue(val, writer, keyIndex, scratchWriters) {
  if (val === null || val === void 0) {
    writer.appendUint8(0);
    return;
  }
  if (val === true) {
    writer.appendUint8(4);
    return;
  }
  if (val === false) {
    writer.appendUint8(8);
    return;
  }
  if (typeof val === "bigint") {
    if (val < INT64_MIN || val > INT64_MAX) {
      throw new RangeError(`variant bigint out of int64 range: ${val}`);
    }
    writer.appendUint8(6 << 2);
    writer.appendInt64(val);
    return;
  }
  if (typeof val === "number") {
    if (Number.isInteger(val)) {
      if (val >= -128 && val <= 127) {
        writer.appendUint8(3 << 2);
        writer.appendUint8(val & 255);
        return;
      }
      if (val >= -32768 && val <= 32767) {
        writer.appendUint8(4 << 2);
        appendUnsignedLE(writer, val, 2);
        return;
      }
      if (val >= -2147483648 && val <= 2147483647) {
        writer.appendUint8(5 << 2);
        writer.appendInt32(val);
        return;
      }
    }
    writer.appendUint8(7 << 2);
    writer.appendFloat64(val);
    return;
  }
  if (typeof val === "string") {
    const strBytes = encoder.encode(val);
    if (strBytes.length <= 63) {
      writer.appendUint8(strBytes.length << 2 | 1);
      writer.appendBytes(strBytes);
    } else {
      writer.appendUint8(16 << 2);
      writer.appendUint32(strBytes.length);
      writer.appendBytes(strBytes);
    }
    return;
  }
  if (val instanceof Date) {
    writer.appendUint8(13 << 2);
    writer.appendInt64(BigInt(val.getTime()) * 1000n);
    return;
  }
  if (val instanceof Uint8Array) {
    writer.appendUint8(15 << 2);
    writer.appendUint32(val.length);
    writer.appendBytes(val);
    return;
  }
  if (Array.isArray(val)) {
    writeVariantArray(val, writer, keyIndex, scratchWriters);
    return;
  }
  if (typeof val === "object") {
    writeVariantObject(val, writer, keyIndex, scratchWriters);
    return;
  }
  throw new Error(`variant cannot encode value: ${val}`);
}
__name(writeValue, "writeValue");
function writeVariantObject(obj, writer, keyIndex, scratchWriters) {
  const entries = Object.keys(obj).filter((key) => obj[key] !== void 0).map((key) => {
    const id = keyIndex.get(key);
    if (id === void 0) throw new Error(`variant key not in dictionary: ${key}`);
    return { id, key };
  });
  entries.sort((a, b) => a.id - b.id);
  const numElements = entries.length;
  const maxFieldId = numElements > 0 ? entries[numElements - 1].id : 0;
  const idWidth = byteWidth(maxFieldId);
  const scratch = scratchWriters.pop() ?? new ByteWriter(8);
  const offsets = new Array(numElements + 1);
  offsets[0] = 0;
  for (let i = 0; i < numElements; i++) {
    writeValue(obj[entries[i].key], scratch, keyIndex, scratchWriters);
    offsets[i + 1] = scratch.index;
  }
  const offsetWidth = byteWidth(offsets[numElements]);
  const isLarge = numElements > 255 ? 1 : 0;
  writer.appendUint8((offsetWidth - 1 | idWidth - 1 << 2 | isLarge << 4) << 2 | 2);
  if (isLarge) writer.appendUint32(numElements);
  else writer.appendUint8(numElements);
  for (const { id } of entries) appendUnsignedLE(writer, id, idWidth);
  for (const off of offsets) appendUnsignedLE(writer, off, offsetWidth);
  writer.appendBytes(scratch.getBytes());
  scratch.index = 0;
  scratch.offset = 0;
  scratchWriters.push(scratch);
}
__name(writeVariantObject, "writeVariantObject");
function writeVariantArray(arr, writer, keyIndex, scratchWriters) {
  const numElements = arr.length;
  const scratch = scratchWriters.pop() ?? new ByteWriter(8);
  const offsets = new Array(numElements + 1);
  offsets[0] = 0;
  for (let i = 0; i < numElements; i++) {
    writeValue(arr[i], scratch, keyIndex, scratchWriters);
    offsets[i + 1] = scratch.index;
  }
  const offsetWidth = byteWidth(offsets[numElements]);
  const isLarge = numElements > 255 ? 1 : 0;
  writer.appendUint8((offsetWidth - 1 | isLarge << 2) << 2 | 3);
  if (isLarge) writer.appendUint32(numElements);
  else writer.appendUint8(numElements);
  for (const off of offsets) appendUnsignedLE(writer, off, offsetWidth);
  writer.appendBytes(scratch.getBytes());
  scratch.index = 0;
  scratch.offset = 0;
  scratchWriters.push(scratch);
}
__name(writeVariantArray, "writeVariantArray");
function byteWidth(maxValue) {
  if (maxValue <= 255) return 1;
  if (maxValue <= 65535) return 2;
  if (maxValue <= 16777215) return 3;
  return 4;
}
__name(byteWidth, "byteWidth");
function appendUnsignedLE(writer, value, width) {
  for (let i = 0; i < width; i++) {
    writer.appendUint8(value >> i * 8 & 255);
  }
}
__name(appendUnsignedLE, "appendUnsignedLE");

// node_modules/hyparquet-writer/src/schema.js
function getMaxRepetitionLevel(schemaPath) {
  let maxLevel = 0;
  for (const element of schemaPath) {
    if (element.repetition_type === "REPEATED") {
      maxLevel++;
    }
  }
  return maxLevel;
}
__name(getMaxRepetitionLevel, "getMaxRepetitionLevel");
function schemaPathResolver(schema) {
  const root = parquetSchema({ schema });
  const childrenByName = /* @__PURE__ */ new Map();
  return (path) => {
    let tree = root;
    const schemaPath = [tree];
    for (const part of path) {
      let children = childrenByName.get(tree);
      if (!children) {
        children = /* @__PURE__ */ new Map();
        for (const child2 of tree.children) {
          if (!children.has(child2.element.name)) children.set(child2.element.name, child2);
        }
        childrenByName.set(tree, children);
      }
      const child = children.get(part);
      if (!child) throw new Error(`parquet schema element not found: ${path}`);
      schemaPath.push(child);
      tree = child;
    }
    return schemaPath;
  };
}
__name(schemaPathResolver, "schemaPathResolver");

// node_modules/hyparquet-writer/src/splitstream.js
function writeByteStreamSplit(writer, values, type, typeLength) {
  const count = values.length;
  let bytes;
  let width;
  if (type === "FLOAT") {
    const typed = values instanceof Float32Array ? values : new Float32Array(numberArray(values));
    bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
    width = 4;
  } else if (type === "DOUBLE") {
    const typed = values instanceof Float64Array ? values : new Float64Array(numberArray(values));
    bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
    width = 8;
  } else if (type === "INT32") {
    const typed = values instanceof Int32Array ? values : new Int32Array(numberArray(values));
    bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
    width = 4;
  } else if (type === "INT64") {
    const typed = bigIntArray(values);
    bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
    width = 8;
  } else if (type === "FIXED_LEN_BYTE_ARRAY") {
    if (!typeLength) throw new Error("parquet byte_stream_split missing type_length");
    width = typeLength;
    bytes = new Uint8Array(count * width);
    for (let i = 0; i < count; i++) {
      bytes.set(values[i], i * width);
    }
  } else {
    throw new Error(`parquet byte_stream_split unsupported type: ${type}`);
  }
  for (let b = 0; b < width; b++) {
    for (let i = 0; i < count; i++) {
      writer.appendUint8(bytes[i * width + b]);
    }
  }
}
__name(writeByteStreamSplit, "writeByteStreamSplit");
function numberArray(values) {
  if (Array.isArray(values) && values.every((v) => typeof v === "number")) {
    return values;
  }
  throw new Error("Expected number array for BYTE_STREAM_SPLIT encoding");
}
__name(numberArray, "numberArray");
function bigIntArray(values) {
  if (values instanceof BigInt64Array) return values;
  if (Array.isArray(values) && values.every((v) => typeof v === "bigint")) {
    return new BigInt64Array(values);
  }
  throw new Error("Expected bigint array for BYTE_STREAM_SPLIT encoding");
}
__name(bigIntArray, "bigIntArray");

// node_modules/hyparquet-writer/src/datapage.js
function writeDataPageV2({ writer, column, encoding, pageData }) {
  const { columnName, element, codec, compressors } = column;
  const { type, type_length, repetition_type } = element;
  if (!type) throw new Error(`column ${columnName} cannot determine type`);
  if (repetition_type === "REPEATED") throw new Error(`column ${columnName} repeated types not supported`);
  const levelWriter = new ByteWriter();
  const {
    definition_levels_byte_length,
    repetition_levels_byte_length,
    num_nulls,
    num_values,
    num_rows
  } = writeLevels(levelWriter, column, pageData);
  const nonnull = num_nulls ? pageData.values.filter((v) => v !== null && v !== void 0) : pageData.values;
  const page = new ByteWriter();
  if (encoding === "PLAIN") {
    writePlain(page, nonnull, type, type_length);
  } else if (encoding === "RLE") {
    if (type !== "BOOLEAN") throw new Error("RLE encoding only supported for BOOLEAN type");
    const rleData = new ByteWriter();
    writeRleBitPackedHybrid(rleData, nonnull, 1);
    page.appendUint32(rleData.offset);
    page.appendBytes(rleData.getBytes());
  } else if (encoding === "PLAIN_DICTIONARY" || encoding === "RLE_DICTIONARY") {
    let maxValue = 0;
    for (const v of nonnull) if (v > maxValue) maxValue = v;
    const bitWidth2 = Math.ceil(Math.log2(maxValue + 1));
    page.appendUint8(bitWidth2);
    writeRleBitPackedHybrid(page, nonnull, bitWidth2);
  } else if (encoding === "DELTA_BINARY_PACKED") {
    if (type !== "INT32" && type !== "INT64") {
      throw new Error("DELTA_BINARY_PACKED encoding only supported for INT32 and INT64 types");
    }
    deltaBinaryPack(page, nonnull, type);
  } else if (encoding === "DELTA_LENGTH_BYTE_ARRAY") {
    if (type !== "BYTE_ARRAY") {
      throw new Error("DELTA_LENGTH_BYTE_ARRAY encoding only supported for BYTE_ARRAY type");
    }
    deltaLengthByteArray(page, nonnull);
  } else if (encoding === "DELTA_BYTE_ARRAY") {
    if (type !== "BYTE_ARRAY") {
      throw new Error("DELTA_BYTE_ARRAY encoding only supported for BYTE_ARRAY type");
    }
    deltaByteArray(page, nonnull);
  } else if (encoding === "BYTE_STREAM_SPLIT") {
    writeByteStreamSplit(page, nonnull, type, type_length);
  } else {
    throw new Error(`parquet unsupported encoding: ${encoding}`);
  }
  const pageBytes = page.getBytes();
  const compressedBytes = compressors[codec]?.(pageBytes) ?? pageBytes;
  const headerStart = writer.offset;
  writePageHeader(writer, {
    type: "DATA_PAGE_V2",
    uncompressed_page_size: levelWriter.offset + page.offset,
    compressed_page_size: levelWriter.offset + compressedBytes.length,
    data_page_header_v2: {
      num_values,
      num_nulls,
      num_rows,
      encoding,
      definition_levels_byte_length,
      repetition_levels_byte_length,
      is_compressed: !!codec
      // is there benefit to page statistics here?
    }
  });
  const headerSize = writer.offset - headerStart;
  writer.appendBytes(levelWriter.getBytes());
  writer.appendBytes(compressedBytes);
  return headerSize + levelWriter.offset + page.offset;
}
__name(writeDataPageV2, "writeDataPageV2");
function writePageHeader(writer, header) {
  const compact = {
    field_1: PageTypes.indexOf(header.type),
    field_2: header.uncompressed_page_size,
    field_3: header.compressed_page_size,
    field_4: header.crc,
    field_5: header.data_page_header && {
      field_1: header.data_page_header.num_values,
      field_2: Encodings.indexOf(header.data_page_header.encoding),
      field_3: Encodings.indexOf(header.data_page_header.definition_level_encoding),
      field_4: Encodings.indexOf(header.data_page_header.repetition_level_encoding)
      // field_5: header.data_page_header.statistics,
    },
    field_7: header.dictionary_page_header && {
      field_1: header.dictionary_page_header.num_values,
      field_2: Encodings.indexOf(header.dictionary_page_header.encoding)
    },
    field_8: header.data_page_header_v2 && {
      field_1: header.data_page_header_v2.num_values,
      field_2: header.data_page_header_v2.num_nulls,
      field_3: header.data_page_header_v2.num_rows,
      field_4: Encodings.indexOf(header.data_page_header_v2.encoding),
      field_5: header.data_page_header_v2.definition_levels_byte_length,
      field_6: header.data_page_header_v2.repetition_levels_byte_length,
      field_7: header.data_page_header_v2.is_compressed ? void 0 : false
      // default true
    }
  };
  serializeTCompactProtocol(writer, compact);
}
__name(writePageHeader, "writePageHeader");
function writeLevels(writer, column, dataPage) {
  const { schemaPath } = column;
  const { values, definitionLevels, repetitionLevels, maxDefinitionLevel } = dataPage;
  const num_values = definitionLevels.length || values.length;
  let num_nulls = 0;
  let num_rows = 0;
  if (repetitionLevels.length) {
    for (let i = 0; i < repetitionLevels.length; i++) {
      if (repetitionLevels[i] === 0) num_rows++;
    }
  } else {
    num_rows = values.length;
  }
  if (definitionLevels.length) {
    for (let i = 0; i < definitionLevels.length; i++) {
      if (definitionLevels[i] < maxDefinitionLevel) num_nulls++;
    }
  }
  const maxRepetitionLevel = getMaxRepetitionLevel(schemaPath);
  let repetition_levels_byte_length = 0;
  if (maxRepetitionLevel) {
    const bitWidth2 = Math.ceil(Math.log2(maxRepetitionLevel + 1));
    repetition_levels_byte_length = writeRleBitPackedHybrid(writer, repetitionLevels, bitWidth2);
  }
  let definition_levels_byte_length = 0;
  if (maxDefinitionLevel) {
    const bitWidth2 = Math.ceil(Math.log2(maxDefinitionLevel + 1));
    definition_levels_byte_length = writeRleBitPackedHybrid(writer, definitionLevels, bitWidth2);
  }
  return { definition_levels_byte_length, repetition_levels_byte_length, num_values, num_nulls, num_rows };
}
__name(writeLevels, "writeLevels");

// node_modules/hyparquet-writer/src/dictionary.js
var textEncoder2 = new TextEncoder();
function estimateValueSize(value, type, type_length) {
  if (value === null || value === void 0) return 0;
  if (type === "BOOLEAN") return 0.125;
  if (type === "INT32" || type === "FLOAT") return 4;
  if (type === "INT64" || type === "DOUBLE") return 8;
  if (type === "INT96") return 12;
  if (type === "FIXED_LEN_BYTE_ARRAY") return type_length ?? 0;
  if (type === "BYTE_ARRAY") {
    if (value instanceof Uint8Array) return value.byteLength;
    if (typeof value === "string") return value.length;
  }
  return 0;
}
__name(estimateValueSize, "estimateValueSize");
function hashBytes(bytes) {
  let h = 2166136261;
  for (let i = 0; i < bytes.length; i++) {
    h ^= bytes[i];
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
__name(hashBytes, "hashBytes");
function bytesEqual(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return false;
  }
  return true;
}
__name(bytesEqual, "bytesEqual");
var sampleRejectionRatio = 0.9;
function useDictionary(values, type, type_length, encoding, dictionarySize, required) {
  if (encoding && encoding !== "RLE_DICTIONARY") return {};
  if (type === "BOOLEAN") return {};
  const forced = encoding === "RLE_DICTIONARY";
  const byteArrayPrefixSize = type === "BYTE_ARRAY" ? 4 : 0;
  if (!forced) {
    const sampleSize = Math.min(values.length, 1e3);
    const sampleSizes = /* @__PURE__ */ new Map();
    const sampleHashes = /* @__PURE__ */ new Map();
    let sampleDictionarySize = 0;
    let sampleTotalSize = 0;
    for (let i = 0; i < sampleSize; i++) {
      const sampleIndex = sampleSize === 1 ? 0 : Math.floor(i * (values.length - 1) / (sampleSize - 1));
      const value = values[sampleIndex];
      let key = value;
      if (value instanceof Uint8Array) {
        key = sampleHashes.get(value);
        if (key === void 0) {
          key = hashBytes(value);
          sampleHashes.set(value, key);
        }
      }
      let valueSize = sampleSizes.get(key);
      if (valueSize === void 0) {
        valueSize = estimateValueSize(value, type, type_length) + (value === null || value === void 0 ? 0 : byteArrayPrefixSize);
        sampleSizes.set(key, valueSize);
        sampleDictionarySize += valueSize;
      }
      sampleTotalSize += valueSize;
    }
    if (!sampleTotalSize || sampleDictionarySize / sampleTotalSize > sampleRejectionRatio) return {};
  }
  const dictionary = [];
  const indexes = new Array(values.length);
  const valueIndex = /* @__PURE__ */ new Map();
  const valueSizes = [];
  const hashBuckets = /* @__PURE__ */ new Map();
  let dictSize = 0;
  let physicalDictSize = 0;
  let totalSize = 0;
  let nonNullCount = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value === null || value === void 0) {
      if (required) throw new Error("parquet required value is undefined");
      continue;
    }
    nonNullCount++;
    let index;
    if (value instanceof Uint8Array) {
      totalSize += value.byteLength;
      index = valueIndex.get(value);
      if (index !== void 0) {
        indexes[i] = index;
        continue;
      }
      const hash = hashBytes(value);
      const bucket = hashBuckets.get(hash);
      if (bucket) {
        for (const j of bucket) {
          if (bytesEqual(dictionary[j], value)) {
            index = j;
            break;
          }
        }
      }
      if (index === void 0) {
        dictSize += value.byteLength;
        if (!forced && dictionarySize) {
          physicalDictSize += value.byteLength;
          if (physicalDictSize > dictionarySize) return {};
        }
        index = dictionary.length;
        dictionary.push(value);
        if (bucket) bucket.push(index);
        else hashBuckets.set(hash, [index]);
      }
      valueIndex.set(value, index);
    } else {
      index = valueIndex.get(value);
      const valueSize = index === void 0 ? estimateValueSize(value, type, type_length) : valueSizes[index];
      totalSize += valueSize;
      if (index === void 0) {
        dictSize += valueSize;
        if (!forced && dictionarySize) {
          physicalDictSize += typeof value === "string" ? textEncoder2.encode(value).byteLength : valueSize;
          if (physicalDictSize > dictionarySize) return {};
        }
        index = dictionary.length;
        dictionary.push(value);
        valueSizes[index] = valueSize;
        valueIndex.set(value, index);
      }
    }
    indexes[i] = index;
  }
  const bitWidth2 = Math.ceil(Math.log2(dictionary.length));
  const indexSize = Math.ceil(nonNullCount * bitWidth2 / 8);
  const plainSize = totalSize + nonNullCount * byteArrayPrefixSize;
  const dictionaryValueSize = dictSize + dictionary.length * byteArrayPrefixSize;
  if (!forced && 2 * (dictionaryValueSize + indexSize) > plainSize) return {};
  return { dictionary, indexes };
}
__name(useDictionary, "useDictionary");
function writeDictionaryPage(writer, column, dictionary) {
  const { element, codec, compressors } = column;
  const { type, type_length } = element;
  if (!type) throw new Error(`column ${column.columnName} cannot determine type`);
  const dictionaryPage = new ByteWriter();
  writePlain(dictionaryPage, dictionary, type, type_length);
  const dictionaryBytes = dictionaryPage.getBytes();
  const compressedBytes = compressors[codec]?.(dictionaryBytes) ?? dictionaryBytes;
  const headerStart = writer.offset;
  writePageHeader(writer, {
    type: "DICTIONARY_PAGE",
    uncompressed_page_size: dictionaryBytes.byteLength,
    compressed_page_size: compressedBytes.byteLength,
    dictionary_page_header: {
      num_values: dictionary.length,
      encoding: "PLAIN"
    }
  });
  const headerSize = writer.offset - headerStart;
  writer.appendBytes(compressedBytes);
  return headerSize + dictionaryBytes.byteLength;
}
__name(writeDictionaryPage, "writeDictionaryPage");

// node_modules/hyparquet-writer/src/geospatial.js
function geospatialStatistics(values) {
  const typeCodes = /* @__PURE__ */ new Set();
  let partial;
  for (const value of values) {
    if (value === null || value === void 0) continue;
    if (typeof value !== "object") {
      throw new Error("geospatial column expects GeoJSON geometries");
    }
    partial = extendBoundsFromGeometry(partial, value);
    typeCodes.add(geometryTypeCodeWithDimension(value));
  }
  let bbox;
  const { xmin, ymin, xmax, ymax } = partial ?? {};
  if (xmin !== void 0 && ymin !== void 0 && xmax !== void 0 && ymax !== void 0) {
    bbox = { ...partial, xmin, ymin, xmax, ymax };
  }
  if (typeCodes.size || bbox) {
    return {
      bbox,
      // Geospatial type codes of all instances, or an empty list if not known
      geospatial_types: typeCodes.size ? Array.from(typeCodes).sort((a, b) => a - b) : []
    };
  }
}
__name(geospatialStatistics, "geospatialStatistics");
function extendBoundsFromGeometry(bbox, geometry) {
  if (geometry.type === "GeometryCollection") {
    for (const child of geometry.geometries || []) {
      bbox = extendBoundsFromGeometry(bbox, child);
    }
    return bbox;
  }
  return extendBoundsFromCoordinates(bbox, geometry.coordinates);
}
__name(extendBoundsFromGeometry, "extendBoundsFromGeometry");
function extendBoundsFromCoordinates(bbox, coordinates) {
  if (typeof coordinates[0] === "number") {
    bbox = updateAxis(bbox, "xmin", "xmax", coordinates[0]);
    bbox = updateAxis(bbox, "ymin", "ymax", coordinates[1]);
    if (coordinates.length > 2) bbox = updateAxis(bbox, "zmin", "zmax", coordinates[2]);
    if (coordinates.length > 3) bbox = updateAxis(bbox, "mmin", "mmax", coordinates[3]);
    return bbox;
  }
  for (const child of coordinates) {
    bbox = extendBoundsFromCoordinates(bbox, child);
  }
  return bbox;
}
__name(extendBoundsFromCoordinates, "extendBoundsFromCoordinates");
function updateAxis(bbox, minKey, maxKey, value) {
  if (value === void 0 || !Number.isFinite(value)) return bbox;
  if (!bbox) bbox = {};
  const min = bbox[minKey];
  const max = bbox[maxKey];
  if (min === void 0 || value < min) bbox[minKey] = value;
  if (max === void 0 || value > max) bbox[maxKey] = value;
  return bbox;
}
__name(updateAxis, "updateAxis");
function geometryTypeCodeWithDimension(geometry) {
  const base = geometryTypeCodes[geometry.type];
  if (base === void 0) throw new Error(`unknown geometry type: ${geometry.type}`);
  const dim = inferGeometryDimensions(geometry);
  if (dim === 2) return base;
  if (dim === 3) return base + 1e3;
  if (dim === 4) return base + 3e3;
  throw new Error(`unsupported geometry dimensions: ${dim}`);
}
__name(geometryTypeCodeWithDimension, "geometryTypeCodeWithDimension");
var geometryTypeCodes = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
  GeometryCollection: 7
};
function inferGeometryDimensions(geometry) {
  if (geometry.type === "GeometryCollection") {
    let maxDim = 0;
    for (const child of geometry.geometries || []) {
      maxDim = Math.max(maxDim, inferGeometryDimensions(child));
    }
    return maxDim || 2;
  }
  return inferCoordinateDimensions(geometry.coordinates);
}
__name(inferGeometryDimensions, "inferGeometryDimensions");
function inferCoordinateDimensions(value) {
  if (!value.length) return 2;
  if (typeof value[0] === "number") return value.length;
  let maxDim = 0;
  for (const item of value) {
    maxDim = Math.max(maxDim, inferCoordinateDimensions(item));
  }
  return maxDim || 2;
}
__name(inferCoordinateDimensions, "inferCoordinateDimensions");

// node_modules/hyparquet-writer/src/wkb.js
function geojsonToWkb(geometry) {
  const writer = new ByteWriter();
  writeGeometry(writer, geometry);
  return writer.getBytes();
}
__name(geojsonToWkb, "geojsonToWkb");
function writeGeometry(writer, geometry) {
  if (typeof geometry !== "object") {
    throw new Error("geometry values must be GeoJSON geometries");
  }
  const typeCode = geometryTypeCode(geometry.type);
  const dim = inferGeometryDimensions2(geometry);
  let flag = 0;
  if (dim === 3) flag = 1;
  else if (dim === 4) flag = 3;
  else if (dim > 4) throw new Error(`unsupported geometry dimensions: ${dim}`);
  writer.appendUint8(1);
  writer.appendUint32(typeCode + flag * 1e3);
  if (geometry.type === "Point") {
    writePosition(writer, geometry.coordinates, dim);
  } else if (geometry.type === "LineString") {
    writeLine(writer, geometry.coordinates, dim);
  } else if (geometry.type === "Polygon") {
    writer.appendUint32(geometry.coordinates.length);
    for (const ring of geometry.coordinates) {
      writeLine(writer, ring, dim);
    }
  } else if (geometry.type === "MultiPoint") {
    writer.appendUint32(geometry.coordinates.length);
    for (const coordinates of geometry.coordinates) {
      writeGeometry(writer, { type: "Point", coordinates });
    }
  } else if (geometry.type === "MultiLineString") {
    writer.appendUint32(geometry.coordinates.length);
    for (const coordinates of geometry.coordinates) {
      writeGeometry(writer, { type: "LineString", coordinates });
    }
  } else if (geometry.type === "MultiPolygon") {
    writer.appendUint32(geometry.coordinates.length);
    for (const coordinates of geometry.coordinates) {
      writeGeometry(writer, { type: "Polygon", coordinates });
    }
  } else if (geometry.type === "GeometryCollection") {
    writer.appendUint32(geometry.geometries.length);
    for (const child of geometry.geometries) {
      writeGeometry(writer, child);
    }
  } else {
    throw new Error("unsupported geometry type");
  }
}
__name(writeGeometry, "writeGeometry");
function writePosition(writer, position, dim) {
  if (position.length < dim) {
    throw new Error("geometry position dimensions mismatch");
  }
  for (let i = 0; i < dim; i++) {
    writer.appendFloat64(position[i]);
  }
}
__name(writePosition, "writePosition");
function writeLine(writer, coordinates, dim) {
  writer.appendUint32(coordinates.length);
  for (const position of coordinates) {
    writePosition(writer, position, dim);
  }
}
__name(writeLine, "writeLine");
function geometryTypeCode(type) {
  if (type === "Point") return 1;
  if (type === "LineString") return 2;
  if (type === "Polygon") return 3;
  if (type === "MultiPoint") return 4;
  if (type === "MultiLineString") return 5;
  if (type === "MultiPolygon") return 6;
  if (type === "GeometryCollection") return 7;
  throw new Error(`unknown geometry type: ${type}`);
}
__name(geometryTypeCode, "geometryTypeCode");
function inferGeometryDimensions2(geometry) {
  if (geometry.type === "GeometryCollection") {
    let maxDim = 0;
    for (const child of geometry.geometries) {
      maxDim = Math.max(maxDim, inferGeometryDimensions2(child));
    }
    return maxDim || 2;
  }
  return inferCoordinateDimensions2(geometry.coordinates);
}
__name(inferGeometryDimensions2, "inferGeometryDimensions");
function inferCoordinateDimensions2(value) {
  if (!Array.isArray(value)) return 2;
  if (!value.length) return 2;
  if (typeof value[0] === "number") return value.length;
  let maxDim = 0;
  for (const item of value) {
    maxDim = Math.max(maxDim, inferCoordinateDimensions2(item));
  }
  return maxDim || 2;
}
__name(inferCoordinateDimensions2, "inferCoordinateDimensions");

// node_modules/hyparquet-writer/src/unconvert.js
var dayMillis = 864e5;
function mapConverted(values, convert) {
  const cache = /* @__PURE__ */ new Map();
  return Array.from(values, (value) => {
    if (cache.has(value)) return cache.get(value);
    const result = convert(value);
    cache.set(value, result);
    return result;
  });
}
__name(mapConverted, "mapConverted");
function unconvert(element, values) {
  const { type, converted_type: ctype, logical_type: ltype } = element;
  if (ctype === "DECIMAL") {
    const factor = 10 ** (element.scale || 0);
    return Array.from(values, (v) => {
      if (v === null || v === void 0) return v;
      if (typeof v === "bigint") return unconvertDecimal(element, v);
      if (typeof v !== "number") throw new Error("DECIMAL must be a number or bigint");
      return unconvertDecimal(element, BigInt(Math.round(v * factor)));
    });
  }
  if (ctype === "DATE") {
    return Array.from(values).map((v) => {
      if (v instanceof Date) return Math.floor(v.getTime() / dayMillis);
      return v;
    });
  }
  if (ctype === "TIMESTAMP_MILLIS") {
    return Array.from(values).map((v) => {
      if (v === null || v === void 0) return v;
      if (v instanceof Date) return BigInt(v.getTime());
      return BigInt(v);
    });
  }
  if (ctype === "TIMESTAMP_MICROS") {
    return Array.from(values).map((v) => {
      if (v === null || v === void 0) return v;
      if (v instanceof Date) return BigInt(v.getTime() * 1e3);
      return BigInt(v);
    });
  }
  if (ctype === "JSON") {
    if (!Array.isArray(values)) throw new Error("JSON must be an array");
    const encoder2 = new TextEncoder();
    return mapConverted(
      values,
      (v) => v === null || v === void 0 ? v : encoder2.encode(JSON.stringify(toJson(v)))
    );
  }
  if (ctype === "UTF8") {
    if (!Array.isArray(values)) throw new Error("strings must be an array");
    const encoder2 = new TextEncoder();
    return values.map((v) => typeof v === "string" ? encoder2.encode(v) : v);
  }
  if (ctype === "UINT_32" || ltype?.type === "INTEGER" && ltype.bitWidth === 32 && !ltype.isSigned) {
    if (values instanceof Uint32Array) return values;
    if (values instanceof Int32Array) return new Uint32Array(values.buffer, values.byteOffset, values.length);
    return Array.from(values).map((v) => {
      if (v === null || v === void 0) return v;
      if (!Number.isSafeInteger(v)) throw new Error("expected integer value, got " + v);
      if (v < 0 || v > 4294967295) throw new Error("expected uint32 value, got " + v);
      if (v > 2147483647) return v - 4294967296;
      return v;
    });
  }
  if (ltype?.type === "FLOAT16") {
    if (type !== "FIXED_LEN_BYTE_ARRAY") throw new Error("FLOAT16 must be FIXED_LEN_BYTE_ARRAY type");
    if (element.type_length !== 2) throw new Error("FLOAT16 expected type_length to be 2 bytes");
    return Array.from(values).map(unconvertFloat16);
  }
  if (ltype?.type === "UUID") {
    if (!Array.isArray(values)) throw new Error("UUID must be an array");
    if (type !== "FIXED_LEN_BYTE_ARRAY") throw new Error("UUID must be FIXED_LEN_BYTE_ARRAY type");
    if (element.type_length !== 16) throw new Error("UUID expected type_length to be 16 bytes");
    return values.map(unconvertUuid);
  }
  if (ltype?.type === "TIMESTAMP") {
    return Array.from(values).map((v) => {
      if (v === null || v === void 0) return v;
      if (v instanceof Date) {
        const millis = BigInt(v.getTime());
        if (ltype.unit === "NANOS") return millis * 1000000n;
        if (ltype.unit === "MICROS") return millis * 1000n;
        return millis;
      }
      return BigInt(v);
    });
  }
  if (ltype?.type === "GEOMETRY" || ltype?.type === "GEOGRAPHY") {
    if (!Array.isArray(values)) throw new Error("geometry must be an array");
    return mapConverted(values, (v) => {
      if (v === null || v === void 0) return v;
      return geojsonToWkb(v);
    });
  }
  return values;
}
__name(unconvert, "unconvert");
function unconvertUuid(value) {
  if (value === void 0 || value === null) return;
  if (value instanceof Uint8Array) return value;
  if (typeof value === "string") {
    const uuidRegex = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
    if (!uuidRegex.test(value)) {
      throw new Error("UUID must be a valid UUID string");
    }
    value = value.replace(/-/g, "").toLowerCase();
    const bytes = new Uint8Array(16);
    for (let i = 0; i < 16; i++) {
      bytes[i] = parseInt(value.slice(i * 2, i * 2 + 2), 16);
    }
    return bytes;
  }
  throw new Error("UUID must be a string or Uint8Array");
}
__name(unconvertUuid, "unconvertUuid");
var STATS_TRUNCATE_LENGTH = 16;
var utf8Decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function truncateStatistic(bytes, element, isMax, length) {
  if (bytes.length <= length || !isTruncatable(element)) return bytes;
  const truncated = isUtf8(element) ? truncateUtf8(bytes, isMax, length) : truncateBytes(bytes, isMax, length);
  return truncated ?? bytes;
}
__name(truncateStatistic, "truncateStatistic");
function isTruncatable({ type, converted_type, logical_type }) {
  if (type !== "BYTE_ARRAY") return false;
  if (converted_type === "DECIMAL" || converted_type === "JSON" || converted_type === "BSON") return false;
  return logical_type?.type !== "JSON" && logical_type?.type !== "BSON";
}
__name(isTruncatable, "isTruncatable");
function isUtf8({ converted_type, logical_type }) {
  return converted_type === "UTF8" || converted_type === "ENUM" || logical_type?.type === "STRING" || logical_type?.type === "ENUM";
}
__name(isUtf8, "isUtf8");
function truncateBytes(bytes, isMax, length) {
  const prefix = new Uint8Array(bytes.subarray(0, length));
  if (!isMax) return prefix;
  let i = prefix.length - 1;
  while (i >= 0 && prefix[i] === 255) i--;
  if (i < 0) return void 0;
  const rounded2 = prefix.slice(0, i + 1);
  rounded2[i] += 1;
  return rounded2;
}
__name(truncateBytes, "truncateBytes");
function truncateUtf8(bytes, isMax, length) {
  let end = length;
  while (end > 0 && (bytes[end] & 192) === 128) end--;
  if (!isMax) return new Uint8Array(bytes.subarray(0, end));
  let text;
  try {
    text = utf8Decoder.decode(bytes.subarray(0, end));
  } catch {
    return truncateBytes(bytes, isMax, length);
  }
  const codePoints = Array.from(text, (c) => c.codePointAt(0) ?? 0);
  const encoder2 = new TextEncoder();
  for (let i = codePoints.length - 1; i >= 0; i--) {
    end--;
    while (end > 0 && (bytes[end] & 192) === 128) end--;
    const code = codePoints[i];
    if (code === 1114111) continue;
    const next = code === 55295 ? 57344 : code + 1;
    const suffix = encoder2.encode(String.fromCodePoint(next));
    if (end + suffix.length > length) continue;
    const rounded2 = new Uint8Array(end + suffix.length);
    rounded2.set(bytes.subarray(0, end));
    rounded2.set(suffix, end);
    return rounded2;
  }
}
__name(truncateUtf8, "truncateUtf8");
function minMaxIsExact(value, element, isMax, length) {
  if (value === void 0 || value === null) return void 0;
  if (!isTruncatable(element)) return void 0;
  const bytes = value instanceof Uint8Array ? value : new TextEncoder().encode(value.toString());
  return truncateStatistic(bytes, element, isMax, length) === bytes ? void 0 : false;
}
__name(minMaxIsExact, "minMaxIsExact");
function unconvertMinMax(value, element, isMax, truncateLength = STATS_TRUNCATE_LENGTH) {
  if (value === void 0 || value === null) return void 0;
  const { type, converted_type } = element;
  if (type === "BOOLEAN") return new Uint8Array([value ? 1 : 0]);
  if (element.logical_type?.type === "UUID" && (typeof value === "string" || value instanceof Uint8Array)) {
    return unconvertUuid(value);
  }
  if (converted_type === "DECIMAL") {
    if (typeof value !== "number" && typeof value !== "bigint") {
      throw new Error("DECIMAL must be a number or bigint");
    }
    const factor = 10 ** (element.scale || 0);
    const scaled = typeof value === "bigint" ? value : BigInt(Math.round(value * factor));
    const out = unconvertDecimal(element, scaled);
    if (out instanceof Uint8Array) return out;
    if (typeof out === "number") {
      const buffer = new ArrayBuffer(4);
      new DataView(buffer).setInt32(0, out, true);
      return new Uint8Array(buffer);
    }
    if (typeof out === "bigint") {
      const buffer = new ArrayBuffer(8);
      new DataView(buffer).setBigInt64(0, out, true);
      return new Uint8Array(buffer);
    }
  }
  if (element.logical_type?.type === "FLOAT16" && typeof value === "number") {
    return unconvertFloat16(value);
  }
  if (type === "BYTE_ARRAY" || type === "FIXED_LEN_BYTE_ARRAY") {
    const bytes = value instanceof Uint8Array ? value : new TextEncoder().encode(value.toString());
    return truncateStatistic(bytes, element, isMax, truncateLength);
  }
  if (type === "FLOAT" && typeof value === "number") {
    const buffer = new ArrayBuffer(4);
    new DataView(buffer).setFloat32(0, value, true);
    return new Uint8Array(buffer);
  }
  if (type === "DOUBLE" && typeof value === "number") {
    const buffer = new ArrayBuffer(8);
    new DataView(buffer).setFloat64(0, value, true);
    return new Uint8Array(buffer);
  }
  if (type === "INT32" && typeof value === "number") {
    const buffer = new ArrayBuffer(4);
    new DataView(buffer).setInt32(0, value, true);
    return new Uint8Array(buffer);
  }
  if (type === "INT64" && (typeof value === "bigint" || typeof value === "number" && Number.isInteger(value))) {
    const buffer = new ArrayBuffer(8);
    new DataView(buffer).setBigInt64(0, BigInt(value), true);
    return new Uint8Array(buffer);
  }
  if (type === "INT32" && converted_type === "DATE" && value instanceof Date) {
    const buffer = new ArrayBuffer(4);
    new DataView(buffer).setInt32(0, Math.floor(value.getTime() / dayMillis), true);
    return new Uint8Array(buffer);
  }
  if (type === "INT64" && converted_type === "TIMESTAMP_MILLIS" && value instanceof Date) {
    const buffer = new ArrayBuffer(8);
    new DataView(buffer).setBigInt64(0, BigInt(value.getTime()), true);
    return new Uint8Array(buffer);
  }
  if (type === "INT64" && converted_type === "TIMESTAMP_MICROS" && value instanceof Date) {
    const buffer = new ArrayBuffer(8);
    new DataView(buffer).setBigInt64(0, BigInt(value.getTime() * 1e3), true);
    return new Uint8Array(buffer);
  }
  if (type === "INT64" && element.logical_type?.type === "TIMESTAMP" && value instanceof Date) {
    const millis = BigInt(value.getTime());
    const { unit } = element.logical_type;
    let bigintValue = millis;
    if (unit === "NANOS") bigintValue = millis * 1000000n;
    else if (unit === "MICROS") bigintValue = millis * 1000n;
    const buffer = new ArrayBuffer(8);
    new DataView(buffer).setBigInt64(0, bigintValue, true);
    return new Uint8Array(buffer);
  }
  throw new Error(`unsupported type for statistics: ${type} with value ${value}`);
}
__name(unconvertMinMax, "unconvertMinMax");
function unconvertStatistics(stats, element, truncateLength = STATS_TRUNCATE_LENGTH) {
  return {
    field_1: unconvertMinMax(stats.max, element, true, truncateLength),
    field_2: unconvertMinMax(stats.min, element, false, truncateLength),
    field_3: stats.null_count,
    field_4: stats.distinct_count,
    field_5: unconvertMinMax(stats.max_value, element, true, truncateLength),
    field_6: unconvertMinMax(stats.min_value, element, false, truncateLength),
    field_7: stats.is_max_value_exact ?? minMaxIsExact(stats.max_value ?? stats.max, element, true, truncateLength),
    field_8: stats.is_min_value_exact ?? minMaxIsExact(stats.min_value ?? stats.min, element, false, truncateLength),
    field_9: stats.nan_count
  };
}
__name(unconvertStatistics, "unconvertStatistics");
function unconvertDecimal({ type, type_length }, value) {
  if (type === "INT32") return Number(value);
  if (type === "INT64") return value;
  if (type === "FIXED_LEN_BYTE_ARRAY" && !type_length) {
    throw new Error("fixed length byte array type_length is required");
  }
  if (!type_length && !value) return new Uint8Array();
  const bytes = [];
  while (true) {
    const byte = Number(value & 0xffn);
    bytes.unshift(byte);
    value >>= 8n;
    if (type_length) {
      if (bytes.length >= type_length) break;
    } else {
      const sign = byte & 128;
      if (!sign && value === 0n || sign && value === -1n) {
        break;
      }
    }
  }
  return new Uint8Array(bytes);
}
__name(unconvertDecimal, "unconvertDecimal");
function unconvertFloat16(value) {
  if (value === void 0 || value === null) return;
  if (typeof value !== "number") throw new Error("parquet float16 expected number value");
  if (Number.isNaN(value)) return new Uint8Array([0, 126]);
  const sign = value < 0 || Object.is(value, -0) ? 1 : 0;
  const abs = Math.abs(value);
  if (!isFinite(abs)) return new Uint8Array([0, sign << 7 | 124]);
  if (abs === 0) return new Uint8Array([0, sign << 7]);
  if (abs >= 65520) return new Uint8Array([0, sign << 7 | 124]);
  let exponent = -14;
  if (abs >= 2 ** -14) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, abs);
    exponent = (view.getUint32(0) >>> 20 & 2047) - 1023;
  }
  const scaled = abs / 2 ** (exponent - 10);
  let significand = Math.floor(scaled);
  const remainder = scaled - significand;
  if (remainder > 0.5 || remainder === 0.5 && significand % 2) significand++;
  const magnitude = abs < 2 ** -14 ? significand : (exponent + 14) * 1024 + significand;
  const bits16 = sign << 15 | magnitude;
  return new Uint8Array([bits16 & 255, bits16 >> 8]);
}
__name(unconvertFloat16, "unconvertFloat16");

// node_modules/hyparquet-writer/src/column.js
function writeColumn({ writer, column, pageData }) {
  const { columnName, element, schemaPath, stats, pageSize, dictionarySize, encoding: userEncoding } = column;
  const { type, type_length } = element;
  if (!type) throw new Error(`column ${columnName} cannot determine type`);
  const { values, definitionLevels, repetitionLevels, maxDefinitionLevel } = pageData;
  const offsetStart = writer.offset;
  let uncompressedSize = 0;
  const encodings = [];
  const isGeospatial = element?.logical_type?.type === "GEOMETRY" || element?.logical_type?.type === "GEOGRAPHY";
  const geospatial_statistics = stats && isGeospatial ? geospatialStatistics(values) : void 0;
  let bloomFilter;
  if (column.bloomFilter) {
    const opts = typeof column.bloomFilter === "object" ? column.bloomFilter : void 0;
    const builder = new BloomBuilder(element, opts);
    for (const v of values) builder.insert(v);
    bloomFilter = builder.finalize();
  }
  let dictionary_page_offset;
  const selectPhysical = element.converted_type !== "UTF8";
  const dictionaryValues = selectPhysical ? unconvert(element, values) : values;
  if (type === "INT64") {
    const unsigned = element.converted_type === "UINT_64" || element.logical_type?.type === "INTEGER" && !element.logical_type.isSigned;
    const min = unsigned ? 0n : -(2n ** 63n);
    const max = unsigned ? 2n ** 64n - 1n : 2n ** 63n - 1n;
    for (const value of dictionaryValues) {
      if (value !== null && value !== void 0 && (value < min || value > max)) {
        throw new RangeError(`parquet INT64 value out of range: ${value}`);
      }
    }
  }
  const statisticsValues = element.converted_type === "JSON" ? dictionaryValues : values;
  const statistics = stats ? getStatistics(statisticsValues, element) : void 0;
  const { dictionary, indexes } = useDictionary(
    dictionaryValues,
    type,
    type_length,
    userEncoding,
    dictionarySize,
    maxDefinitionLevel === 0
  );
  let encoding;
  let writeValues;
  let writeType = type;
  if (dictionary && indexes) {
    writeValues = indexes;
    writeType = "INT32";
    encoding = "RLE_DICTIONARY";
    dictionary_page_offset = BigInt(writer.offset);
    const unconverted = selectPhysical ? dictionary : unconvert(element, dictionary);
    uncompressedSize += writeDictionaryPage(writer, column, unconverted);
    encodings.push("PLAIN");
  } else {
    writeValues = selectPhysical ? dictionaryValues : unconvert(element, values);
    encoding = userEncoding && userEncoding !== "RLE_DICTIONARY" ? userEncoding : type === "BOOLEAN" && values.length > 16 ? "RLE" : "PLAIN";
  }
  encodings.push(encoding);
  const pageBoundaries = getPageBoundaries(writeValues, writeType, type_length, pageSize, repetitionLevels);
  let columnIndex = column.columnIndex && pageBoundaries.length > 1 ? {
    null_pages: [],
    min_values: [],
    max_values: [],
    boundary_order: "UNORDERED",
    null_counts: [],
    nan_counts: isFloat(element) ? [] : void 0
  } : void 0;
  const offsetIndex = column.offsetIndex && pageBoundaries.length > 1 ? {
    page_locations: []
  } : void 0;
  const data_page_offset = BigInt(writer.offset);
  let first_row_index = 0n;
  let prevStart = 0;
  let prevMinValue;
  let prevMaxValue;
  let ascending = true;
  let descending = true;
  for (const { start, end } of pageBoundaries) {
    const pageOffset = writer.offset;
    const pageChunk = {
      values: writeValues.slice(start, end),
      definitionLevels: definitionLevels.slice(start, end),
      repetitionLevels: repetitionLevels.slice(start, end),
      maxDefinitionLevel
    };
    uncompressedSize += writeDataPageV2({ writer, column, encoding, pageData: pageChunk });
    if (columnIndex) {
      const pageValues = statisticsValues.slice(start, end);
      const { min_value, max_value, null_count = 0n, nan_count } = getStatistics(pageValues, element);
      const nullPage = null_count === BigInt(end - start);
      const minBytes = unconvertMinMax(min_value, element, false, column.statisticsTruncateLength);
      const maxBytes = unconvertMinMax(max_value, element, true, column.statisticsTruncateLength);
      if (!nullPage && (!minBytes || !maxBytes)) {
        columnIndex = void 0;
      } else {
        columnIndex.null_pages.push(nullPage);
        columnIndex.min_values.push(minBytes ?? new Uint8Array());
        columnIndex.max_values.push(maxBytes ?? new Uint8Array());
        columnIndex.null_counts?.push(null_count);
        if (nan_count !== void 0) columnIndex.nan_counts?.push(nan_count);
        if (prevMinValue !== void 0 && min_value !== void 0) {
          const order = compareValues(prevMinValue, min_value);
          if (order > 0) ascending = false;
          if (order < 0) descending = false;
        }
        if (prevMaxValue !== void 0 && max_value !== void 0) {
          const order = compareValues(prevMaxValue, max_value);
          if (order > 0) ascending = false;
          if (order < 0) descending = false;
        }
        prevMinValue = min_value;
        prevMaxValue = max_value;
      }
    }
    if (offsetIndex) {
      if (repetitionLevels.length) {
        for (let i = prevStart + 1; i <= start; i++) {
          if (repetitionLevels[i] === 0) first_row_index++;
        }
      } else {
        first_row_index = BigInt(start);
      }
      offsetIndex.page_locations.push({
        offset: BigInt(pageOffset),
        compressed_page_size: writer.offset - pageOffset,
        first_row_index
      });
    }
    prevStart = start;
  }
  if (columnIndex) {
    if (ascending) columnIndex.boundary_order = "ASCENDING";
    else if (descending) columnIndex.boundary_order = "DESCENDING";
  }
  let encoding_stats;
  if (stats) {
    encoding_stats = [];
    if (dictionary_page_offset !== void 0) {
      encoding_stats.push({ page_type: "DICTIONARY_PAGE", encoding: "PLAIN", count: 1 });
    }
    encoding_stats.push({ page_type: "DATA_PAGE_V2", encoding, count: pageBoundaries.length });
  }
  return {
    chunk: {
      meta_data: {
        type,
        encodings,
        path_in_schema: schemaPath.slice(1).map((s) => s.name),
        codec: column.codec ?? "UNCOMPRESSED",
        num_values: BigInt(values.length),
        total_compressed_size: BigInt(writer.offset - offsetStart),
        total_uncompressed_size: BigInt(uncompressedSize),
        data_page_offset,
        dictionary_page_offset,
        statistics,
        encoding_stats,
        geospatial_statistics
      },
      file_offset: BigInt(offsetStart)
    },
    columnIndex,
    offsetIndex,
    bloomFilter
  };
}
__name(writeColumn, "writeColumn");
function getPageBoundaries(values, type, type_length, pageSize, repetitionLevels = []) {
  if (!pageSize) {
    return [{ start: 0, end: values.length }];
  }
  const boundaries = [];
  let start = 0;
  let accumulatedBytes = 0;
  for (let i = 0; i < values.length; i++) {
    const valueSize = estimateValueSize(values[i], type, type_length);
    accumulatedBytes += valueSize;
    const rowStart = !repetitionLevels.length || repetitionLevels[i] === 0;
    if (accumulatedBytes >= pageSize && i > start && rowStart) {
      boundaries.push({ start, end: i });
      start = i;
      accumulatedBytes = valueSize;
    }
  }
  if (start < values.length) {
    boundaries.push({ start, end: values.length });
  }
  return boundaries;
}
__name(getPageBoundaries, "getPageBoundaries");
function getStatistics(values, element) {
  let min_value = void 0;
  let max_value = void 0;
  let null_count = 0n;
  let nan_count = isFloat(element) ? 0n : void 0;
  for (const value of values) {
    if (value === null || value === void 0) {
      null_count++;
      continue;
    }
    const statisticValue = physicalStatistic(value, element);
    if (typeof statisticValue === "object" && !(statisticValue instanceof Uint8Array)) continue;
    if (typeof statisticValue === "number" && Number.isNaN(statisticValue)) {
      if (nan_count !== void 0) nan_count++;
      continue;
    }
    if (min_value === void 0 || compareValues(statisticValue, min_value) < 0) min_value = statisticValue;
    if (max_value === void 0 || compareValues(statisticValue, max_value) > 0) max_value = statisticValue;
  }
  if (min_value === 0) min_value = -0;
  if (max_value === 0) max_value = 0;
  return { min_value, max_value, null_count, nan_count };
}
__name(getStatistics, "getStatistics");
function isFloat({ type, logical_type }) {
  return type === "FLOAT" || type === "DOUBLE" || logical_type?.type === "FLOAT16";
}
__name(isFloat, "isFloat");
function physicalStatistic(value, element) {
  if (element.converted_type === "DECIMAL" && typeof value === "number") {
    return BigInt(Math.round(value * 10 ** (element.scale || 0)));
  }
  if (value instanceof Date && (element.type === "INT32" || element.type === "INT64")) {
    return unconvert(element, [value])[0];
  }
  return value;
}
__name(physicalStatistic, "physicalStatistic");
function compareValues(left, right) {
  if (left instanceof Uint8Array && right instanceof Uint8Array) {
    const length = Math.min(left.length, right.length);
    for (let i = 0; i < length; i += 1) {
      if (left[i] !== right[i]) return left[i] - right[i];
    }
    return left.length - right.length;
  }
  if (typeof left === "string" && typeof right === "string") return compareStrings(left, right);
  if (left < right) return -1;
  if (left > right) return 1;
  return 0;
}
__name(compareValues, "compareValues");
function compareStrings(left, right) {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  let i = 0;
  while (i < length && left.charCodeAt(i) === right.charCodeAt(i)) i++;
  if (i > 0) {
    const prev = left.charCodeAt(i - 1);
    if (prev >= 55296 && prev <= 56319) i--;
  }
  while (i < left.length && i < right.length) {
    const a = codePointAt(left, i);
    const b = codePointAt(right, i);
    if (a !== b) return a - b;
    i += a > 65535 ? 2 : 1;
  }
  return left.length - right.length;
}
__name(compareStrings, "compareStrings");
function codePointAt(str, i) {
  const code = str.codePointAt(i) ?? 65533;
  return code >= 55296 && code <= 57343 ? 65533 : code;
}
__name(codePointAt, "codePointAt");

// node_modules/hyparquet-writer/src/dremel.js
function encodeNestedValues(treePath, rows) {
  const schemaPath = treePath.map((n) => n.element);
  if (treePath.length < 2) throw new Error("parquet schema path must include column");
  const definitionLevels = [];
  const repetitionLevels = [];
  const maxDefinitionLevel = getMaxDefinitionLevel(treePath);
  if (treePath.length === 2 && maxDefinitionLevel === 0) {
    return { values: rows, definitionLevels, repetitionLevels, maxDefinitionLevel };
  }
  if (treePath.length === 2 && maxDefinitionLevel === 1) {
    const definitionLevels2 = new Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      definitionLevels2[i] = rows[i] === null || rows[i] === void 0 ? 0 : 1;
    }
    return { values: rows, definitionLevels: definitionLevels2, repetitionLevels, maxDefinitionLevel };
  }
  const repLevelPrior = new Array(treePath.length);
  let repeatedCount = 0;
  for (let i = 0; i < treePath.length; i++) {
    repLevelPrior[i] = repeatedCount;
    if (schemaPath[i].repetition_type === "REPEATED") repeatedCount++;
  }
  const values = [];
  for (const row of rows) {
    visit(1, row, 0, 0, false);
  }
  return { values, definitionLevels, repetitionLevels, maxDefinitionLevel };
  function visit(depth, value, defLevel, repLevel, allowNull) {
    const element = schemaPath[depth];
    const repetition = element.repetition_type || "REQUIRED";
    if (depth === treePath.length - 1) {
      if (value === null || value === void 0) {
        if (repetition === "REQUIRED" && !allowNull) {
          throw new Error("parquet required value is undefined");
        }
        definitionLevels.push(defLevel);
      } else {
        definitionLevels.push(repetition === "REQUIRED" ? defLevel : defLevel + 1);
      }
      repetitionLevels.push(repLevel);
      values.push(value);
      return;
    }
    if (repetition === "REPEATED") {
      if (value === null || value === void 0) {
        if (!allowNull) throw new Error("parquet required value is undefined");
        visit(depth + 1, void 0, defLevel, repLevel, true);
        return;
      }
      if (!Array.isArray(value)) {
        throw new Error(`parquet repeated field ${element.name} must be an array`);
      }
      if (!value.length) {
        visit(depth + 1, void 0, defLevel, repLevel, true);
        return;
      }
      const isMapEntry = isMapLike(treePath[depth - 1]);
      const childElement = schemaPath[depth + 1];
      for (let i = 0; i < value.length; i++) {
        let childValue = value[i];
        if (isMapEntry && childValue && typeof childValue === "object" && childElement) {
          childValue = childValue[childElement.name];
        }
        const childRep = i === 0 ? repLevel : repLevelPrior[depth] + 1;
        visit(depth + 1, childValue, defLevel + 1, childRep, false);
      }
      return;
    }
    if (repetition === "OPTIONAL") {
      if (value === null || value === void 0) {
        visit(depth + 1, void 0, defLevel, repLevel, true);
      } else {
        const childValue = getChildValue(depth, value);
        const childIsNull = childValue === null || childValue === void 0;
        const isLogicalContainer = isListLike(treePath[depth]) || isMapLike(treePath[depth]);
        const isStruct = element.num_children && !element.type && !isLogicalContainer;
        const nextDef = isStruct || !childIsNull ? defLevel + 1 : defLevel;
        visit(depth + 1, childValue, nextDef, repLevel, childIsNull);
      }
      return;
    }
    if (value === null || value === void 0) {
      if (!allowNull) throw new Error("parquet required value is undefined");
      visit(depth + 1, void 0, defLevel, repLevel, true);
    } else {
      visit(depth + 1, getChildValue(depth, value), defLevel, repLevel, false);
    }
  }
  __name(visit, "visit");
  function getChildValue(depth, currentValue) {
    if (currentValue === null || currentValue === void 0) return void 0;
    const child = schemaPath[depth + 1];
    if (!child) return void 0;
    if (isListLike(treePath[depth])) return currentValue;
    if (isMapLike(treePath[depth])) {
      return normalizeMap(currentValue, schemaPath[depth]);
    }
    if (typeof currentValue === "object" && !Array.isArray(currentValue)) {
      return currentValue[child.name];
    }
    throw new Error(`parquet expected struct, got ${currentValue}`);
  }
  __name(getChildValue, "getChildValue");
}
__name(encodeNestedValues, "encodeNestedValues");
function normalizeMap(value, element) {
  if (value instanceof Map) {
    return Array.from(value.entries(), ([k, v]) => ({ key: k, value: v }));
  }
  if (Array.isArray(value)) {
    return value.map((entry) => {
      if (entry && typeof entry === "object" && "key" in entry && "value" in entry) {
        return entry;
      }
      if (Array.isArray(entry) && entry.length === 2) {
        return { key: entry[0], value: entry[1] };
      }
      throw new Error("parquet map entry must provide key and value");
    });
  }
  if (typeof value === "object") {
    return Object.entries(value).map(([k, v]) => ({ key: k, value: v }));
  }
  throw new Error(`parquet map field ${element.name} must be Map, array, or object`);
}
__name(normalizeMap, "normalizeMap");

// node_modules/hyparquet-writer/src/indexes.js
function writeIndexes(writer, pageIndexes) {
  for (const { chunk, columnIndex } of pageIndexes) {
    writeColumnIndex(writer, chunk, columnIndex);
  }
  for (const { chunk, offsetIndex } of pageIndexes) {
    writeOffsetIndex(writer, chunk, offsetIndex);
  }
}
__name(writeIndexes, "writeIndexes");
function writeColumnIndex(writer, columnChunk, columnIndex) {
  if (!columnIndex || columnIndex.min_values.length <= 1) return;
  const columnIndexOffset = writer.offset;
  serializeTCompactProtocol(writer, {
    field_1: columnIndex.null_pages,
    field_2: columnIndex.min_values,
    field_3: columnIndex.max_values,
    field_4: BoundaryOrders.indexOf(columnIndex.boundary_order),
    field_5: columnIndex.null_counts,
    field_8: columnIndex.nan_counts
  });
  columnChunk.column_index_offset = BigInt(columnIndexOffset);
  columnChunk.column_index_length = writer.offset - columnIndexOffset;
}
__name(writeColumnIndex, "writeColumnIndex");
function writeOffsetIndex(writer, columnChunk, offsetIndex) {
  if (!offsetIndex || offsetIndex.page_locations.length <= 1) return;
  const offsetIndexOffset = writer.offset;
  serializeTCompactProtocol(writer, {
    field_1: offsetIndex.page_locations.map((p) => ({
      field_1: p.offset,
      field_2: p.compressed_page_size,
      field_3: p.first_row_index
    }))
  });
  columnChunk.offset_index_offset = BigInt(offsetIndexOffset);
  columnChunk.offset_index_length = writer.offset - offsetIndexOffset;
}
__name(writeOffsetIndex, "writeOffsetIndex");

// node_modules/hyparquet-writer/src/metadata.js
function writeMetadata(writer, metadata, statisticsTruncateLength) {
  const resolveSchemaPath = schemaPathResolver(metadata.schema);
  const compact = {
    field_1: metadata.version,
    field_2: metadata.schema.map((element) => ({
      field_1: element.type && ParquetTypes.indexOf(element.type),
      field_2: element.type_length,
      field_3: element.repetition_type && FieldRepetitionTypes.indexOf(element.repetition_type),
      field_4: element.name,
      field_5: element.num_children,
      field_6: element.converted_type && ConvertedTypes.indexOf(element.converted_type),
      field_7: element.scale,
      field_8: element.precision,
      field_9: element.field_id,
      field_10: logicalType(element.logical_type)
    })),
    field_3: metadata.num_rows,
    field_4: metadata.row_groups.map((rg) => ({
      field_1: rg.columns.map((c) => ({
        field_1: c.file_path,
        field_2: c.file_offset,
        field_3: c.meta_data && {
          field_1: ParquetTypes.indexOf(c.meta_data.type),
          field_2: c.meta_data.encodings.map((e) => Encodings.indexOf(e)),
          field_3: c.meta_data.path_in_schema,
          field_4: CompressionCodecs.indexOf(c.meta_data.codec),
          field_5: c.meta_data.num_values,
          field_6: c.meta_data.total_uncompressed_size,
          field_7: c.meta_data.total_compressed_size,
          field_8: c.meta_data.key_value_metadata && c.meta_data.key_value_metadata.map((kv) => ({
            field_1: kv.key,
            field_2: kv.value
          })),
          field_9: c.meta_data.data_page_offset,
          field_10: c.meta_data.index_page_offset,
          field_11: c.meta_data.dictionary_page_offset,
          field_12: c.meta_data.statistics && unconvertStatistics(
            c.meta_data.statistics,
            schemaElement(c.meta_data.path_in_schema),
            statisticsTruncateLength
          ),
          field_13: c.meta_data.encoding_stats && c.meta_data.encoding_stats.map((es) => ({
            field_1: PageTypes.indexOf(es.page_type),
            field_2: Encodings.indexOf(es.encoding),
            field_3: es.count
          })),
          field_14: c.meta_data.bloom_filter_offset,
          field_15: c.meta_data.bloom_filter_length,
          field_16: c.meta_data.size_statistics && {
            field_1: c.meta_data.size_statistics.unencoded_byte_array_data_bytes,
            field_2: c.meta_data.size_statistics.repetition_level_histogram,
            field_3: c.meta_data.size_statistics.definition_level_histogram
          },
          field_17: c.meta_data.geospatial_statistics && {
            field_1: c.meta_data.geospatial_statistics.bbox && thriftBoundingBox(c.meta_data.geospatial_statistics.bbox),
            field_2: c.meta_data.geospatial_statistics.geospatial_types
          }
        },
        field_4: c.offset_index_offset,
        field_5: c.offset_index_length,
        field_6: c.column_index_offset,
        field_7: c.column_index_length,
        // field_8: c.crypto_metadata,
        field_9: c.encrypted_column_metadata
      })),
      field_2: rg.total_byte_size,
      field_3: rg.num_rows,
      field_4: rg.sorting_columns && rg.sorting_columns.map((sc) => ({
        field_1: sc.column_idx,
        field_2: sc.descending,
        field_3: sc.nulls_first
      })),
      field_5: rg.file_offset,
      field_6: rg.total_compressed_size
      // field_7: rg.ordinal, // should be int16
    })),
    field_5: metadata.key_value_metadata && metadata.key_value_metadata.map((kv) => ({
      field_1: kv.key,
      field_2: kv.value
    })),
    field_6: metadata.created_by,
    field_7: metadata.schema.filter((element) => element.type).map(() => ({ field_1: {} }))
  };
  const metadataStart = writer.offset;
  serializeTCompactProtocol(writer, compact);
  const metadataLength = writer.offset - metadataStart;
  writer.appendUint32(metadataLength);
  function schemaElement(path) {
    const tree = resolveSchemaPath(path);
    return tree[tree.length - 1].element;
  }
  __name(schemaElement, "schemaElement");
}
__name(writeMetadata, "writeMetadata");
function thriftBoundingBox(bbox) {
  return new ThriftStruct([
    [1, DOUBLE, bbox.xmin],
    [2, DOUBLE, bbox.xmax],
    [3, DOUBLE, bbox.ymin],
    [4, DOUBLE, bbox.ymax],
    [5, DOUBLE, bbox.zmin],
    [6, DOUBLE, bbox.zmax],
    [7, DOUBLE, bbox.mmin],
    [8, DOUBLE, bbox.mmax]
  ]);
}
__name(thriftBoundingBox, "thriftBoundingBox");
function logicalType(type) {
  if (!type) return;
  if (type.type === "STRING") return { field_1: {} };
  if (type.type === "MAP") return { field_2: {} };
  if (type.type === "LIST") return { field_3: {} };
  if (type.type === "ENUM") return { field_4: {} };
  if (type.type === "DECIMAL") return { field_5: {
    field_1: type.scale,
    field_2: type.precision
  } };
  if (type.type === "DATE") return { field_6: {} };
  if (type.type === "TIME") return { field_7: {
    field_1: type.isAdjustedToUTC,
    field_2: timeUnit(type.unit)
  } };
  if (type.type === "TIMESTAMP") return { field_8: {
    field_1: type.isAdjustedToUTC,
    field_2: timeUnit(type.unit)
  } };
  if (type.type === "INTEGER") return { field_10: {
    field_1: type.bitWidth,
    field_2: type.isSigned
  } };
  if (type.type === "NULL") return { field_11: {} };
  if (type.type === "JSON") return { field_12: {} };
  if (type.type === "BSON") return { field_13: {} };
  if (type.type === "UUID") return { field_14: {} };
  if (type.type === "FLOAT16") return { field_15: {} };
  if (type.type === "VARIANT") return { field_16: {} };
  if (type.type === "GEOMETRY") return { field_17: {
    field_1: type.crs
  } };
  if (type.type === "GEOGRAPHY") return { field_18: {
    field_1: type.crs,
    field_2: type.algorithm && EdgeInterpolationAlgorithms.indexOf(type.algorithm)
  } };
}
__name(logicalType, "logicalType");
function timeUnit(unit) {
  if (unit === "NANOS") return { field_3: {} };
  if (unit === "MICROS") return { field_2: {} };
  return { field_1: {} };
}
__name(timeUnit, "timeUnit");

// node_modules/hyparquet-writer/src/snappy.js
var MAX_HASH_TABLE_BITS = 14;
var MAX_OFFSET = 65535;
var globalHashTables = new Array(MAX_HASH_TABLE_BITS + 1);
function snappyCompress(input) {
  const writer = new ByteWriter();
  writer.appendVarInt(input.length);
  compressInput(writer, input);
  return writer.getBytes();
}
__name(snappyCompress, "snappyCompress");
function hashFunc(key, hashFuncShift) {
  return Math.imul(key, 506832829) >>> hashFuncShift;
}
__name(hashFunc, "hashFunc");
function load32(array, pos) {
  return array[pos] + (array[pos + 1] << 8) + (array[pos + 2] << 16) + (array[pos + 3] << 24);
}
__name(load32, "load32");
function equals32(array, pos1, pos2) {
  return array[pos1] === array[pos2] && array[pos1 + 1] === array[pos2 + 1] && array[pos1 + 2] === array[pos2 + 2] && array[pos1 + 3] === array[pos2 + 3];
}
__name(equals32, "equals32");
function emitLiteral(writer, input, ip, len) {
  if (len <= 60) {
    writer.appendUint8(len - 1 << 2);
  } else {
    const value = len - 1;
    const bytes = value < 256 ? 1 : value < 65536 ? 2 : value < 16777216 ? 3 : 4;
    writer.appendUint8(59 + bytes << 2);
    for (let i = 0; i < bytes; i++) {
      writer.appendUint8(value >>> i * 8);
    }
  }
  writer.appendBytes(input.subarray(ip, ip + len));
}
__name(emitLiteral, "emitLiteral");
function emitCopyLessThan64(writer, offset, len) {
  if (len < 12 && offset < 2048) {
    writer.appendUint8(1 + (len - 4 << 2) + (offset >>> 8 << 5));
    writer.appendUint8(offset & 255);
  } else {
    writer.appendUint8(2 + (len - 1 << 2));
    writer.appendUint8(offset & 255);
    writer.appendUint8(offset >>> 8);
  }
}
__name(emitCopyLessThan64, "emitCopyLessThan64");
function emitCopy(writer, offset, len) {
  while (len >= 68) {
    emitCopyLessThan64(writer, offset, 64);
    len -= 64;
  }
  if (len > 64) {
    emitCopyLessThan64(writer, offset, 60);
    len -= 60;
  }
  emitCopyLessThan64(writer, offset, len);
}
__name(emitCopy, "emitCopy");
function compressInput(writer, input) {
  const inputSize = input.length;
  let hashTableBits = 1;
  while (1 << hashTableBits <= inputSize && hashTableBits <= MAX_HASH_TABLE_BITS) {
    hashTableBits++;
  }
  hashTableBits--;
  const hashFuncShift = 32 - hashTableBits;
  globalHashTables[hashTableBits] ??= new Uint32Array(1 << hashTableBits);
  const hashTable = globalHashTables[hashTableBits];
  hashTable.fill(0);
  const ipEnd = inputSize;
  let ipLimit;
  let ip = 0;
  let nextEmit = 0;
  let hash, nextHash;
  let nextIp, candidate, skip;
  let bytesBetweenHashLookups;
  let base, matched, offset;
  let prevHash, curHash;
  let flag = true;
  const INPUT_MARGIN = 15;
  if (inputSize >= INPUT_MARGIN) {
    ipLimit = ipEnd - INPUT_MARGIN;
    ip++;
    nextHash = hashFunc(load32(input, ip), hashFuncShift);
    while (flag) {
      skip = 32;
      nextIp = ip;
      do {
        ip = nextIp;
        hash = nextHash;
        bytesBetweenHashLookups = skip >>> 5;
        skip++;
        nextIp = ip + bytesBetweenHashLookups;
        if (ip > ipLimit) {
          flag = false;
          break;
        }
        nextHash = hashFunc(load32(input, nextIp), hashFuncShift);
        candidate = hashTable[hash];
        hashTable[hash] = ip;
      } while (ip - candidate > MAX_OFFSET || !equals32(input, ip, candidate));
      if (!flag) {
        break;
      }
      emitLiteral(writer, input, nextEmit, ip - nextEmit);
      do {
        base = ip;
        matched = 4;
        while (ip + matched < ipEnd && input[ip + matched] === input[candidate + matched]) {
          matched++;
        }
        ip += matched;
        offset = base - candidate;
        emitCopy(writer, offset, matched);
        nextEmit = ip;
        if (ip >= ipLimit) {
          flag = false;
          break;
        }
        prevHash = hashFunc(load32(input, ip - 1), hashFuncShift);
        hashTable[prevHash] = ip - 1;
        curHash = hashFunc(load32(input, ip), hashFuncShift);
        candidate = hashTable[curHash];
        hashTable[curHash] = ip;
      } while (ip - candidate <= MAX_OFFSET && equals32(input, ip, candidate));
      if (!flag) {
        break;
      }
      ip++;
      nextHash = hashFunc(load32(input, ip), hashFuncShift);
    }
  }
  if (nextEmit < ipEnd) {
    emitLiteral(writer, input, nextEmit, ipEnd - nextEmit);
  }
}
__name(compressInput, "compressInput");

// node_modules/hyparquet-writer/src/parquet-writer.js
var ParquetWriter = class {
  static {
    __name(this, "ParquetWriter");
  }
  /**
   * @param {object} options
   * @param {Writer} options.writer
   * @param {SchemaElement[]} options.schema
   * @param {CompressionCodec} [options.codec]
   * @param {Compressors} [options.compressors]
   * @param {boolean} [options.statistics]
   * @param {number} [options.statisticsTruncateLength]
   * @param {KeyValue[]} [options.kvMetadata]
   * @param {string} [options.createdBy]
   */
  constructor({ writer, schema, codec = "SNAPPY", compressors, statistics = true, statisticsTruncateLength, kvMetadata, createdBy = "hyparquet" }) {
    if (statisticsTruncateLength !== void 0 && statisticsTruncateLength !== Infinity && !(Number.isInteger(statisticsTruncateLength) && statisticsTruncateLength > 0)) {
      throw new Error("statisticsTruncateLength must be a positive integer or Infinity");
    }
    this.writer = writer;
    this.schema = schema;
    this.codec = codec;
    this.compressors = { SNAPPY: snappyCompress, ...compressors };
    this.statistics = statistics;
    this.statisticsTruncateLength = statisticsTruncateLength;
    this.kvMetadata = kvMetadata;
    this.createdBy = createdBy;
    this.row_groups = [];
    this.num_rows = 0n;
    this.pendingIndexes = [];
    this.writer.appendUint32(827474256);
  }
  /**
   * Write data to the file.
   * Will split data into row groups of the specified size.
   * Calls writer.flush() (if defined) after each row group; if it returns a
   * Promise, subsequent row groups await it before encoding more data.
   *
   * @param {object} options
   * @param {ColumnSource[]} options.columnData
   * @param {number | number[]} [options.rowGroupSize]
   * @param {number} [options.pageSize]
   * @param {number} [options.dictionarySize]
   * @returns {void | Promise<void>}
   */
  write({ columnData, rowGroupSize = [1e3, 1e5], pageSize = 1048576, dictionarySize }) {
    for (const { codec = this.codec } of columnData) {
      if (codec !== "UNCOMPRESSED" && !this.compressors[codec]) {
        throw new Error(`parquet no compressor for codec ${codec}`);
      }
    }
    const columnDataRows = columnData[0]?.data?.length || 0;
    const resolveSchemaPath = schemaPathResolver(this.schema);
    let pending;
    for (const { groupStartIndex, groupSize: groupSize2 } of groupIterator({ columnDataRows, rowGroupSize })) {
      const writeGroup = /* @__PURE__ */ __name(() => {
        const groupStartOffset = this.writer.offset;
        const columns = [];
        for (let j = 0; j < columnData.length; j++) {
          const { name, data, encoding, codec = this.codec, columnIndex = false, offsetIndex = true, shredding, bloomFilter, statistics = this.statistics } = columnData[j];
          if (columnIndex && !offsetIndex) {
            throw new Error("parquet ColumnIndex cannot be present without OffsetIndex");
          }
          if (data.length !== columnDataRows) {
            throw new Error("parquet columns must have the same length");
          }
          const groupData = data.slice(groupStartIndex, groupStartIndex + groupSize2);
          const columnPath = resolveSchemaPath([name]);
          const leafPaths = getLeafSchemaPaths(columnPath);
          const columnElement = columnPath.at(-1)?.element;
          const shreddingConfig = shredding && shredding !== true ? shredding : void 0;
          const isVariant = columnElement?.logical_type?.type === "VARIANT";
          const isRequired = columnElement?.repetition_type === "REQUIRED";
          const rows = isVariant ? encodeVariantColumn(Array.from(groupData), shreddingConfig, { name, required: isRequired }) : groupData;
          for (const leafPath of leafPaths) {
            const schemaPath = leafPath.map((node) => node.element);
            const column = {
              columnName: schemaPath.slice(1).map((s) => s.name).join("."),
              element: schemaPath[schemaPath.length - 1],
              schemaPath,
              codec,
              compressors: this.compressors,
              stats: statistics,
              statisticsTruncateLength: this.statisticsTruncateLength,
              pageSize,
              dictionarySize,
              columnIndex,
              offsetIndex,
              encoding,
              bloomFilter
            };
            const pageData = encodeNestedValues(leafPath, rows);
            const result = writeColumn({
              writer: this.writer,
              column,
              pageData
            });
            columns.push(result.chunk);
            this.pendingIndexes.push(result);
          }
        }
        let total_byte_size = 0n;
        for (const { meta_data } of columns) total_byte_size += meta_data?.total_uncompressed_size ?? 0n;
        this.num_rows += BigInt(groupSize2);
        this.row_groups.push({
          columns,
          total_byte_size,
          num_rows: BigInt(groupSize2),
          total_compressed_size: BigInt(this.writer.offset - groupStartOffset)
        });
        return this.writer.flush?.();
      }, "writeGroup");
      if (pending) {
        pending = pending.then(writeGroup);
      } else {
        const r = writeGroup();
        if (r) pending = Promise.resolve(r);
      }
    }
    return pending;
  }
  /**
   * Finish writing the file.
   *
   * @returns {void | Promise<void>}
   */
  finish() {
    writeIndexes(this.writer, this.pendingIndexes);
    writeBlooms(this.writer, this.pendingIndexes);
    const metadata = {
      version: 2,
      created_by: this.createdBy,
      schema: this.schema,
      num_rows: this.num_rows,
      row_groups: this.row_groups,
      metadata_length: 0,
      key_value_metadata: this.kvMetadata
    };
    delete metadata.metadata_length;
    writeMetadata(this.writer, metadata, this.statisticsTruncateLength);
    this.writer.appendUint32(827474256);
    return this.writer.finish();
  }
};
function groupSize(rowGroupSize, i) {
  return Array.isArray(rowGroupSize) ? rowGroupSize[Math.min(i, rowGroupSize.length - 1)] : rowGroupSize;
}
__name(groupSize, "groupSize");
function groupIterator({ columnDataRows, rowGroupSize }) {
  if (Array.isArray(rowGroupSize) && !rowGroupSize.length) {
    throw new Error("rowGroupSize array cannot be empty");
  }
  const groups = [];
  let groupIndex = 0;
  let groupStartIndex = 0;
  while (groupStartIndex < columnDataRows) {
    const size = groupSize(rowGroupSize, groupIndex);
    groups.push({ groupStartIndex, groupSize: Math.min(size, columnDataRows - groupStartIndex) });
    groupStartIndex += size;
    groupIndex++;
  }
  return groups;
}
__name(groupIterator, "groupIterator");
function getLeafSchemaPaths(schemaPath) {
  const leaves = [];
  dfs(schemaPath);
  return leaves;
  function dfs(path) {
    const node = path[path.length - 1];
    if (!node.children.length) {
      leaves.push(path);
      return;
    }
    for (const child of node.children) {
      dfs([...path, child]);
    }
  }
  __name(dfs, "dfs");
}
__name(getLeafSchemaPaths, "getLeafSchemaPaths");

// node_modules/hyparquet-writer/src/node.js
function fileWriter(filename) {
  const writer = new ByteWriter();
  const chunkSize = 1e6;
  fs.writeFileSync(filename, "", { flag: "w" });
  function flush() {
    const chunk = new Uint8Array(writer.buffer, 0, writer.index);
    fs.writeFileSync(filename, chunk, { flag: "a" });
    writer.index = 0;
  }
  __name(flush, "flush");
  writer.ensure = function(size) {
    if (writer.index > chunkSize) {
      flush();
    }
    if (writer.index + size > writer.buffer.byteLength) {
      const newSize = Math.max(writer.buffer.byteLength * 2, writer.index + size);
      const newBuffer = new ArrayBuffer(newSize);
      new Uint8Array(newBuffer).set(new Uint8Array(writer.buffer));
      writer.buffer = newBuffer;
      writer.view = new DataView(writer.buffer);
    }
  };
  writer.getBuffer = function() {
    throw new Error("getBuffer not supported for FileWriter");
  };
  writer.getBytes = function() {
    throw new Error("getBytes not supported for FileWriter");
  };
  writer.finish = function() {
    flush();
  };
  return writer;
}
__name(fileWriter, "fileWriter");

// src/bundle/samples-writer.ts
async function writeSampleParquet(file, chunks, absent) {
  const columns = presentColumns(absent);
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    codec: CODEC,
    createdBy: "indexbench",
    schema: [{ name: "samples", num_children: columns.length }, ...columns.map((name) => ({ name, type: parquetType(name), repetition_type: "OPTIONAL" }))]
  });
  const group = new RowGroup(columns);
  const flush = /* @__PURE__ */ __name(async () => {
    await writer.write({ columnData: group.take(), rowGroupSize: ROW_GROUP_ROWS });
  }, "flush");
  let rows = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.rows; ) {
      at += group.add(chunk, at);
      if (group.isFull) await flush();
    }
    rows += chunk.rows;
  }
  if (!group.isEmpty) await flush();
  await writer.finish();
  return rows;
}
__name(writeSampleParquet, "writeSampleParquet");
var RowGroup = class {
  static {
    __name(this, "RowGroup");
  }
  #columns;
  #wide = /* @__PURE__ */ new Map();
  #narrow = /* @__PURE__ */ new Map();
  #used = 0;
  constructor(columns) {
    this.#columns = columns;
    for (const name of columns) {
      if (isWide(name)) this.#wide.set(name, new Float64Array(ROW_GROUP_ROWS));
      else this.#narrow.set(name, new Int32Array(ROW_GROUP_ROWS));
    }
  }
  get isFull() {
    return this.#used === ROW_GROUP_ROWS;
  }
  get isEmpty() {
    return this.#used === 0;
  }
  /** Takes rows of a chunk from `from` on, as many as fit; returns how many. */
  add(chunk, from) {
    const rows = Math.min(chunk.rows - from, ROW_GROUP_ROWS - this.#used);
    for (const [name, column] of this.#wide) column.set(chunk.wide[name].subarray(from, from + rows), this.#used);
    for (const [name, column] of this.#narrow) column.set(chunk.narrow[name].subarray(from, from + rows), this.#used);
    this.#used += rows;
    return rows;
  }
  /** The rows gathered, as Parquet columns; the group is empty afterwards. */
  take() {
    const used = this.#used;
    this.#used = 0;
    return this.#columns.map((name) => ({ name, encoding: ENCODING, offsetIndex: false, data: this.#values(name, used) }));
  }
  #values(name, used) {
    if (!isWide(name)) {
      const column2 = this.#narrow.get(name).subarray(0, used);
      return column2.includes(NO_NARROW_VALUE) ? Array.from(column2, (value) => value === NO_NARROW_VALUE ? null : value) : column2;
    }
    const column = this.#wide.get(name).subarray(0, used);
    if (column.some(Number.isNaN)) return Array.from(column, (value) => Number.isNaN(value) ? null : exact(name, value));
    return BigInt64Array.from(column, (value) => exact(name, value));
  }
};
function exact(name, value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name}: ${String(value)} is not an integer within 2^53`);
  return BigInt(value);
}
__name(exact, "exact");

// src/bundle/writer.ts
var BundleWriter = class _BundleWriter {
  static {
    __name(this, "BundleWriter");
  }
  folder;
  #journal;
  #sealed = false;
  constructor(folder) {
    this.folder = folder;
    this.#journal = openSync(join9(folder, JOURNAL_FILE), "ax");
  }
  /** Throws OUTPUT_EXISTS where the folder already holds something. */
  static create(folder) {
    if (existsSync4(folder) && readdirSync3(folder).length > 0) {
      throw new IndexbenchError("OUTPUT_EXISTS", { what: "the folder for a bundle is not empty", where: folder });
    }
    makeFolder(join9(folder, SAMPLES_FOLDER));
    makeFolder(join9(folder, LOGS_FOLDER));
    return new _BundleWriter(folder);
  }
  /**
   * Validates and writes a document; an earlier one of its kind is replaced. Returns the SHA-256 of the file (`planSha256` of a plan).
   * Throws INTERNAL where the value breaks its schema: this program made it.
   */
  async writeDocument(kind, value) {
    this.#refuseSealed();
    const file = join9(this.folder, DOCUMENT_FILES[kind]);
    const text = serializeDocument(validateDocument(kind, value, file, "INTERNAL"));
    await writeDurably(file, text);
    return sha256Hex(text);
  }
  /** Writes a measurement's samples; `id` is the measurement's. Returns what the measurement says of the file. */
  async writeSamples(id, { chunks, absentColumns }) {
    this.#refuseSealed();
    const file = `${SAMPLES_FOLDER}/${safeFileName(id.replaceAll("/", "."))}.parquet`;
    const path = join9(this.folder, file);
    const unfinished = `${path}${UNFINISHED_SUFFIX}`;
    try {
      const rows = await writeSampleParquet(unfinished, chunks, absentColumns);
      const sha256 = await digestFile(unfinished);
      await publish(unfinished, path);
      return { file, sha256, rows, origin: "measured-start", absentColumns: SAMPLE_COLUMNS.filter((name) => absentColumns.includes(name)) };
    } catch (error) {
      await rm2(unfinished, { force: true });
      throw writeFailure(error, this.folder);
    }
  }
  /** Adds a line to the journal. It is with the operating system when this returns. */
  appendEvent(entry) {
    this.#refuseSealed();
    const { at, monotonicNs, event } = entry;
    try {
      appendFileSync(this.#journal, `${JSON.stringify({ at, monotonicNs, ...event })}
`);
    } catch (error) {
      throw writeFailure(error, this.folder);
    }
  }
  /** Where to write the log of that name, below logs/; unsafe characters are mapped. */
  logFile(name) {
    this.#refuseSealed();
    return join9(this.folder, LOGS_FOLDER, `${safeFileName(name)}.log`);
  }
  /** Removes unfinished files, writes the manifest over all others, and closes the bundle. Returns its id, the manifest's SHA-256. */
  async seal() {
    this.#refuseSealed();
    this.#sealed = true;
    fsyncSync(this.#journal);
    closeSync(this.#journal);
    const digests = /* @__PURE__ */ new Map();
    for (const path of await filesBelow(this.folder)) {
      if (path.endsWith(UNFINISHED_SUFFIX)) await rm2(join9(this.folder, path));
      else if (!isBundlePath(path)) throw new Error(`a bundle may not hold a file named ${JSON.stringify(path)}`);
      else digests.set(path, await digestFile(join9(this.folder, path)));
    }
    const manifest = formatManifest(digests);
    await writeDurably(join9(this.folder, MANIFEST_FILE), manifest);
    return sha256Hex(manifest);
  }
  /** Closes the files of a bundle that will not be sealed. Idempotent; after `seal` it does nothing. */
  abandon() {
    if (this.#sealed) return;
    this.#sealed = true;
    closeSync(this.#journal);
  }
  #refuseSealed() {
    if (this.#sealed) throw new Error(`the bundle ${this.folder} is already closed`);
  }
};
async function filesBelow(folder) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join9(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ""));
  return files.sort();
}
__name(filesBelow, "filesBelow");

// src/studies/ceiling.ts
import { join as join10 } from "node:path";
var Ceilings = class {
  static {
    __name(this, "Ceilings");
  }
  #unitsPerSecond = /* @__PURE__ */ new Map();
  set(driver, scenario, unitsPerSecond2) {
    this.#unitsPerSecond.set(`${driver}/${scenario}`, unitsPerSecond2);
  }
  of(driver, scenario) {
    return this.#unitsPerSecond.get(`${driver}/${scenario}`) ?? null;
  }
};
var CEILING_SECONDS = 0.2;
var NS_PER_SECOND = 1e9;
async function measureCeilings(drivers, scenarios, request) {
  const ceilings = new Ceilings();
  for (const { driver } of drivers.filter(({ unavailable }) => unavailable === null)) {
    for (const planned of scenarios) {
      request.signal.throwIfAborted();
      ceilings.set(driver.identity.name, planned.scenario.id, await measureCeiling(driver, planned, request));
    }
  }
  return ceilings;
}
__name(measureCeilings, "measureCeilings");
async function measureCeiling(driver, planned, request) {
  if (planned.scenario.arrival !== void 0) return null;
  const stop2 = planned.scenario.stop.kind === "passes" ? { kind: "passes", minimumSeconds: CEILING_SECONDS } : { kind: "window", seconds: CEILING_SECONDS };
  const scenario = { ...planned.scenario };
  for (const key of ["concurrencySteps", "thinkSeconds", "warmupSeconds", "atEnd"]) delete scenario[key];
  const short = { ...planned, scenario: { ...scenario, stop: stop2 } };
  const { result } = await driver.drive({
    planned: short,
    target: request.nullServer,
    samplesFile: join10(request.workFolder, "ceiling.raw"),
    expectedPassSha256: null,
    checkedPayloads: null,
    onMeasuredStart: /* @__PURE__ */ __name(() => void 0, "onMeasuredStart"),
    signal: request.signal
  });
  if (result.ok === 0 || result.window.ratedNs <= 0) return null;
  const units = planned.unit === "block" ? result.blocks : result.ok;
  return units * NS_PER_SECOND / result.window.ratedNs;
}
__name(measureCeiling, "measureCeiling");

// src/studies/null-server.ts
import { join as join11 } from "node:path";

// src/host/first-line.ts
var FirstLine = class {
  static {
    __name(this, "FirstLine");
  }
  /** Settles with that line; never, where none comes. */
  found;
  #resolve = /* @__PURE__ */ __name(() => void 0, "#resolve");
  #parse;
  /** @param parse null for a line that says nothing of it */
  constructor(parse) {
    this.#parse = parse;
    this.found = new Promise((resolve4) => this.#resolve = resolve4);
  }
  take(line) {
    const value = this.#parse(line);
    if (value !== null) this.#resolve(value);
  }
};

// src/studies/null-server.ts
var READY_TIMEOUT_MS = 2e4;
var STOP_TIMEOUT_MS = 2e3;
async function startNullServer(request) {
  const group = await request.backend.create({ name: "null-server", cpus: request.cpus, cpuQuota: null, memoryMaxBytes: null });
  const stop2 = /* @__PURE__ */ __name(async () => {
    await stopGroup({ group, signal: "SIGTERM", signalTimeoutMs: STOP_TIMEOUT_MS, what: "the null server" }).finally(() => group.remove());
  }, "stop");
  try {
    const told = new FirstLine((line) => reference.addressIn(line));
    const launched = await group.launch({
      command: process.execPath,
      args: [join11(request.packageRoot, "dist", "reference.mjs"), "--null", "--chain", request.snapshotFolder, "--listen", "127.0.0.1:0"],
      cwd: request.workFolder,
      env: {},
      stdin: "ignore",
      logFile: request.logFile,
      onLine: /* @__PURE__ */ __name((line) => told.take(line), "onLine")
    });
    const waiting = new ReadyWait({ process: launched, what: "null server", timeoutMs: READY_TIMEOUT_MS, signal: request.signal });
    return { address: await waiting.until(told.found, "it never told its address").finally(() => waiting.dispose()), stop: stop2 };
  } catch (error) {
    await stop2();
    throw error;
  }
}
__name(startNullServer, "startNullServer");

// src/run/bundle-documents.ts
function runHostOf({ session }, { affinity, limits, launched }) {
  const { cpus, choice, facts } = session;
  return {
    host: facts.host,
    cpus: {
      server: formatCpuSet(cpus.server),
      client: formatCpuSet(cpus.client),
      serverCount: cpus.server.length,
      clientCount: cpus.client.length,
      shared: cpus.shared,
      smtShared: cpus.smtShared,
      ...affinity
    },
    limits,
    accounting: { server: choice.backend.source, client: choice.backend.source, notUsed: [...choice.rejected] },
    pageCache: "warm",
    buildProfile: launched.buildProfile
  };
}
__name(runHostOf, "runHostOf");
function bundleDocument(request, findings, times, outcome) {
  const { plan, variant, repeat, attempt, leg, tool, ci, commandLine } = request;
  return {
    version: 1,
    indexbench: tool,
    nodeVersion: process.version,
    planSha256: findings.planSha256,
    snapshotSha256: plan.snapshot.pin.sha256,
    variant,
    ...findings.launched,
    repeat,
    attempt,
    leg,
    ...runHostOf(request, findings),
    drivers: [...findings.drivers],
    ci,
    commandLine: [...commandLine],
    ...times,
    noise: findings.noise,
    outcome
  };
}
__name(bundleDocument, "bundleDocument");
function measurementsDocument({ planSha256, measurements, noise }) {
  const drift = driftWarning(noise.driftRatio);
  return { version: 1, planSha256, measurements: measurements.map((measurement) => measurement.sums === null ? measurement : { ...measurement, warnings: [...measurement.warnings, ...drift] }) };
}
__name(measurementsDocument, "measurementsDocument");
function payloadsDocument(plan, { planSha256, payloads }) {
  if (payloads !== null) return payloads;
  const reason = "the run ended before";
  return { version: 1, planSha256, verdict: { kind: "not-checked", reason }, projection: plan.scenarios[0]?.projection ?? "shielded", tip: null, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
}
__name(payloadsDocument, "payloadsDocument");

// src/host/calibration.ts
import { execFile as execFile3 } from "node:child_process";
import { promisify as promisify2 } from "node:util";
var LOOP = `
const { readFileSync } = require('node:fs');
const unit = (seed) => { let x = seed | 0; for (let i = 0; i < 100000; i += 1) x = Math.imul(x ^ (x >>> 13), 0x5bd1e995) ^ i; return x; };
const runFor = (ns, seed) => {
  let x = seed, units = 0, now;
  const start = process.hrtime.bigint();
  do { x = unit(x); units += 1; now = process.hrtime.bigint(); } while (now - start < ns);
  return { x, units, elapsedNs: Number(now - start) };
};
const { units, elapsedNs, x } = runFor(300000000n, runFor(60000000n, 1).x);
const cpus = /^Cpus_allowed_list:\\s*(\\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1];
process.stdout.write(JSON.stringify({ units, elapsedNs, x, cpus }));`;
var LIMIT_MS = 2e4;
async function calibrate(cpus) {
  const args = ["-c", formatCpuSet(cpus), process.execPath, "-e", LOOP];
  const { stdout } = await promisify2(execFile3)(findTaskset(), args, { env: { PATH: DEFAULT_PATH }, timeout: LIMIT_MS });
  const { units, elapsedNs, cpus: readBack } = JSON.parse(stdout);
  if (!sameCpus(parseKernelCpuList(readBack), cpus)) {
    throw new IndexbenchError("AFFINITY", { what: `CPUs ${formatCpuSet(cpus)} were asked for, ${readBack} read back`, where: "calibration" });
  }
  return { unitsPerSecond: units / (elapsedNs / 1e9), elapsedNs };
}
__name(calibrate, "calibrate");

// src/run/run-calibration.ts
var RunCalibration = class {
  static {
    __name(this, "RunCalibration");
  }
  #cpus;
  #calibration = { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null };
  constructor(cpus) {
    this.#cpus = cpus;
  }
  async atStart() {
    const { server, client } = await this.#both();
    return this.#noise({ serverAtStart: server, clientAtStart: client });
  }
  async atEnd() {
    const { server, client } = await this.#both();
    return this.#noise({ serverAtEnd: server, clientAtEnd: client });
  }
  /** The drift follows from the rounded figures beside it, so that it can be recomputed. */
  #noise(figures) {
    this.#calibration = { ...this.#calibration, ...figures };
    return { calibration: this.#calibration, driftRatio: driftOf(this.#calibration) };
  }
  async #both() {
    const { server, client, shared } = this.#cpus;
    if (shared) return { server: await unitsPerSecond(server), client: await unitsPerSecond(client) };
    const [ofServer, ofClient] = await Promise.all([unitsPerSecond(server), unitsPerSecond(client)]);
    return { server: ofServer, client: ofClient };
  }
};
async function unitsPerSecond(cpus) {
  return round12((await calibrate(cpus)).unitsPerSecond);
}
__name(unitsPerSecond, "unitsPerSecond");

// src/run/run-findings.ts
function noFindings(plan, planSha256) {
  return {
    planSha256,
    drivers: [],
    launched: { binary: null, launch: null, buildProfile: "unknown" },
    limits: { asked: plan.limits, readBack: { cpuQuota: null, memoryMaxBytes: null } },
    affinity: { serverReadBack: null, clientReadBack: null },
    payloads: null,
    measurements: [],
    noise: { calibration: { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null }, driftRatio: null }
  };
}
__name(noFindings, "noFindings");

// src/run/run-journal.ts
var RunJournal = class {
  static {
    __name(this, "RunJournal");
  }
  #bundle;
  #tell;
  #startedAt = /* @__PURE__ */ new Date();
  #startedNs = process.hrtime.bigint();
  constructor(bundle, tell) {
    this.#bundle = bundle;
    this.#tell = tell;
  }
  /** From the start of the run to now. */
  get times() {
    return { startedAt: this.#startedAt.toISOString(), endedAt: (/* @__PURE__ */ new Date()).toISOString(), durationNs: this.#elapsedNs };
  }
  /** @throws IndexbenchError DISK_FULL */
  emit(event) {
    this.note(event);
    this.#tell(event);
  }
  /** @throws IndexbenchError DISK_FULL */
  stage(stage) {
    this.emit({ kind: "stage", stage, detail: null });
  }
  /** For the journal only. Throws DISK_FULL. */
  note(event) {
    this.#bundle.appendEvent({ at: (/* @__PURE__ */ new Date()).toISOString(), monotonicNs: this.#elapsedNs, event });
  }
  get #elapsedNs() {
    return Number(process.hrtime.bigint() - this.#startedNs);
  }
};

// src/run/run-outcome.ts
var NOT_OF_THE_RUN = ["DISK_FULL", "INTERNAL"];
function cutOffReason(signal) {
  const { reason } = signal;
  return reason instanceof IndexbenchError && reason.code === "DEADLINE" ? "deadline" : "interrupted";
}
__name(cutOffReason, "cutOffReason");
function outcomeOfError(error, signal) {
  if (error instanceof IndexbenchError && NOT_OF_THE_RUN.includes(error.code)) throw error;
  if (signal.aborted) return { kind: "incomplete", reason: cutOffReason(signal) };
  if (!(error instanceof IndexbenchError)) throw error;
  return { kind: "failed", code: error.code, message: error.message, lastLogLines: [...error.logLines] };
}
__name(outcomeOfError, "outcomeOfError");
function outcomeOfPhases({ payloads, measurements }, { variant, signal }) {
  if (signal.aborted) return { kind: "incomplete", reason: cutOffReason(signal) };
  if (payloads?.verdict.kind === "wrong") {
    const { difference } = payloads.verdict;
    return outcomeOfError(new IndexbenchError(difference.field === "status" ? "PAYLOAD_UNREADABLE" : "PAYLOAD_WRONG", { what: describeDifference(difference), where: variant }), signal);
  }
  const wrong = measurements.find(({ state }) => state.kind === "wrong");
  if (wrong?.state.kind !== "wrong") return { kind: "complete" };
  return outcomeOfError(new IndexbenchError("PAYLOAD_WRONG", { what: `while it was timed (${wrong.id}): ${wrong.state.message}`, where: variant }), signal);
}
__name(outcomeOfPhases, "outcomeOfPhases");

// src/run/target-run.ts
import { join as join14 } from "node:path";

// src/studies/scenario-measurement.ts
import { join as join13 } from "node:path";

// src/host/noise.ts
import { join as join12 } from "node:path";
function readCpuTimes(tree = REAL_TREE) {
  const reading = /* @__PURE__ */ new Map();
  for (const match of (readKernelFile(join12(tree.root, "/proc/stat")) ?? "").matchAll(/^cpu(\d+) (.+)$/gm)) {
    const ticks = (match[2] ?? "").trim().split(/\s+/).map(Number);
    const [user = 0, nice = 0, system = 0, , , , , steal = 0] = ticks;
    const totalTicks = ticks.slice(0, 8).reduce((sum, value) => sum + value, 0);
    reading.set(Number(match[1]), { busyTicks: user + nice + system, totalTicks, stealTicks: steal });
  }
  return reading;
}
__name(readCpuTimes, "readCpuTimes");
function noiseBetween({ before, after, cpus, ownCpuNs }) {
  let busyTicks = 0;
  let totalTicks = 0;
  let stealTicks = 0;
  for (const cpu of cpus) {
    const [from, to] = [before.get(cpu), after.get(cpu)];
    if (from === void 0 || to === void 0) return { stealShare: null, outsideShare: null };
    busyTicks += to.busyTicks - from.busyTicks;
    totalTicks += to.totalTicks - from.totalTicks;
    stealTicks += to.stealTicks - from.stealTicks;
  }
  if (totalTicks <= 0) return { stealShare: null, outsideShare: null };
  const outsideTicks = ownCpuNs === null ? null : Math.max(0, busyTicks - ownCpuNs / NS_PER_TICK);
  return { stealShare: Math.max(0, stealTicks) / totalTicks, outsideShare: outsideTicks === null ? null : outsideTicks / totalTicks };
}
__name(noiseBetween, "noiseBetween");

// src/studies/measured-window.ts
var MeasuredWindow = class {
  static {
    __name(this, "MeasuredWindow");
  }
  #target;
  #opened = null;
  #closed = null;
  constructor(target) {
    this.#target = new LateUsageWindow(target);
  }
  open() {
    this.#target.open();
    this.#opened ??= { cpus: readCpuTimes(), controller: process.cpuUsage() };
  }
  /** Ends the sampling; safe to call twice. The counters mean something only where the drive came to its end. */
  close() {
    return this.#closed ??= this.#end();
  }
  async #end() {
    const { cpus, controller } = this.#opened ?? { cpus: readCpuTimes(), controller: process.cpuUsage() };
    const { user, system } = process.cpuUsage(controller);
    const target = await this.#target.close();
    return { target, controllerCpuNs: (user + system) * 1e3, before: cpus, after: readCpuTimes() };
  }
};

// src/studies/scenario-measurement.ts
async function measureScenario(context, driver, planned) {
  const gate = gateOf(context.payloads, planned);
  if (gate.kind !== "open") return emptyMeasurement(context, driver, planned, gate);
  const samplesFile = join13(context.workFolder, "measurement.raw");
  const window = new MeasuredWindow(context.target.group);
  const driven = await driver.drive({
    planned,
    target: context.target.address,
    samplesFile,
    expectedPassSha256: passDigest(context, planned),
    checkedPayloads: checkedPayloadsOf(context, planned),
    onMeasuredStart: /* @__PURE__ */ __name(() => window.open(), "onMeasuredStart"),
    signal: context.signal
  }).finally(() => window.close().catch(() => void 0));
  const counters = await window.close();
  if (isUnsupported(driven.result)) return emptyMeasurement(context, driver, planned, { kind: "not-supported", status: UNIMPLEMENTED });
  const id = measurementId(driver, planned);
  const samples = await context.bundle.writeSamples(id, { chunks: readRawSamples(samplesFile), absentColumns: driven.result.samples.absentColumns });
  const summary = await summarizeFile(context.bundle.folder, samples, planned);
  return {
    ...emptyMeasurement(context, driver, planned, stateOf(context, driven)),
    sums: summary.sums,
    statistics: summary.statistics,
    series: summary.series,
    resources: { source: context.target.group.source, target: usageOf(counters.target), client: usageOf(driven.clientUsage) },
    ...assess(context, { driver, planned, driven, summary, counters }),
    samples
  };
}
__name(measureScenario, "measureScenario");
function emptyMeasurement(context, driver, planned, state) {
  const { identity } = driver;
  const payloadClass = scenarioPayloadClass(context.payloads, planned.scenario);
  const work = workFieldsOf(planned, context.plan.snapshot.pin.sha256, { name: identity.name, version: identity.programVersion, flags: identity.arguments, validation: driver.validationOf(planned) }, payloadClass);
  return {
    id: measurementId(driver, planned),
    scenario: planned.scenario.id,
    driver: identity.name,
    unit: planned.unit,
    state,
    work: workOf(work),
    host: hostClassOf(context.hostFields),
    sums: null,
    statistics: null,
    series: null,
    resources: null,
    client: null,
    noise: null,
    samples: null,
    warnings: []
  };
}
__name(emptyMeasurement, "emptyMeasurement");
async function summarizeFile(folder, samples, planned) {
  return summarizeSampleFile(join13(folder, samples.file), samples, callUnitsOf(planned));
}
__name(summarizeFile, "summarizeFile");
function assess(context, { driver, planned, driven, summary, counters }) {
  const { result, clientUsage, clientCpuNs } = driven;
  const { sums, statistics } = summary;
  const client = clientLoadOf({
    cpuNs: clientCpuNs === null ? null : clientCpuNs + counters.controllerCpuNs,
    busiestProcessCpuNs: clientCpuNs,
    measuredNs: sums.measuredNs,
    clients: planned.scenario.clients,
    clientCpus: context.cpus.client.length,
    unitsPerSecond: statistics.unitsPerSecond,
    ceilingUnitsPerSecond: context.ceilings.of(driver.identity.name, planned.scenario.id),
    process: processFacts(result),
    sums
  });
  const noise = noiseOf(context, counters, clientUsage);
  const warnings = warningsOf({
    sums,
    bytesPerCall: statistics.bytesPerCall,
    client,
    noise,
    payloadClass: scenarioPayloadClass(context.payloads, planned.scenario),
    validation: driver.validationOf(planned),
    unit: planned.unit,
    forPublication: context.plan.forPublication,
    cpus: context.cpus,
    affinityUnread: null,
    oomKills: counters.target.oomKills,
    lostSamples: result.samples.lostRows
  });
  return { client, noise, warnings };
}
__name(assess, "assess");
function processFacts({ process: figures }) {
  if (figures === null) return NO_PROCESS_FACTS;
  const { eventLoopDelayMaxNs, eventLoopDelayP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs } = figures;
  return { eventLoopLagMaxNs: eventLoopDelayMaxNs, eventLoopLagP99Ns: eventLoopDelayP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs };
}
__name(processFacts, "processFacts");
function noiseOf({ cpus }, { target, controllerCpuNs, before, after }, client) {
  const ofTarget = cpuTimeNs(target);
  const ofClient = cpuTimeNs(client);
  const own = ofTarget === null || ofClient === null ? null : ofTarget + ofClient + controllerCpuNs;
  const server = noiseBetween({ before, after, cpus: cpus.server, ownCpuNs: cpus.shared ? own : ofTarget });
  const clientSide = noiseBetween({ before, after, cpus: cpus.client, ownCpuNs: cpus.shared || ofClient === null ? own : ofClient + controllerCpuNs });
  return { serverStealShare: rounded(server.stealShare), clientStealShare: rounded(clientSide.stealShare), serverOutsideShare: rounded(server.outsideShare), clientOutsideShare: rounded(clientSide.outsideShare) };
}
__name(noiseOf, "noiseOf");
function usageOf(usage) {
  return { ...usage };
}
__name(usageOf, "usageOf");
function rounded(share) {
  return share === null ? null : round12(share);
}
__name(rounded, "rounded");
var UNIMPLEMENTED = "UNIMPLEMENTED";
function isUnsupported({ ok, statusCounts }) {
  const statuses = Object.keys(statusCounts);
  return ok === 0 && statuses.length === 1 && statuses[0] === UNIMPLEMENTED;
}
__name(isUnsupported, "isUnsupported");
function stateOf(context, { result }) {
  if (result.endReason === "cancel") return context.cutOffState();
  const violation = result.firstViolation;
  if (violation !== null) return { kind: "wrong", message: `request ${violation.requestNumber}, height ${violation.height ?? "unknown"}, ${violation.field}: expected ${violation.expected}, found ${violation.found}` };
  return { kind: "measured" };
}
__name(stateOf, "stateOf");
function passDigest({ payloads }, { scenario }) {
  return scenario.requests.kind === "download" && scenario.clients === 1 ? payloads.whole?.sha256 ?? null : null;
}
__name(passDigest, "passDigest");
function checkedPayloadsOf({ kept, plan }, { scenario }) {
  if (scenario.requests.kind === "mix") return null;
  const { firstHeight, tipHeight } = plan.snapshot.pin;
  return { file: kept.file, firstHeight, lastHeight: tipHeight, unarySame: kept.sameAsRange.includes(scenario.method) };
}
__name(checkedPayloadsOf, "checkedPayloadsOf");
function measurementId(driver, planned) {
  return `${driver.identity.name}/${planned.scenario.id}`;
}
__name(measurementId, "measurementId");

// src/studies/serving.ts
async function measureServing(context, onMeasurement) {
  const measurements = [];
  const total = context.drivers.length * context.plan.scenarios.length;
  for (const { driver, unavailable } of context.drivers) {
    for (const planned of context.plan.scenarios) {
      measurements.push(await measureOne(context, { driver, unavailable, planned, position: { index: measurements.length + 1, total } }));
      await onMeasurement(measurements);
    }
  }
  return measurements;
}
__name(measureServing, "measureServing");
async function measureOne(context, { driver, unavailable, planned, position }) {
  if (unavailable !== null) return emptyMeasurement(context, driver, planned, { kind: "driver-unavailable", message: unavailable });
  if (context.signal.aborted) return emptyMeasurement(context, driver, planned, context.cutOffState());
  const names = { scenario: planned.scenario.id, driver: driver.identity.name };
  context.emit({ kind: "measuring", ...names, measurement: position, expectedSeconds: measurementSeconds(planned, driver.identity.name) });
  const measurement = await measureScenario(context, driver, planned);
  const { statistics, state } = measurement;
  context.emit({
    kind: "measured",
    ...names,
    unit: planned.unit,
    unitsPerSecond: statistics?.unitsPerSecond ?? null,
    p50Ns: statistics?.latency.percentiles.find(({ percent }) => percent === 50)?.valueNs ?? null,
    note: state.kind === "measured" ? measurement.client?.bound === true ? "client-bound" : null : state.kind
  });
  return measurement;
}
__name(measureOne, "measureOne");

// src/run/system-error.ts
function systemError(code, what, { process: process2, name }) {
  return new IndexbenchError(code, { what, where: name, logLines: process2.log.lastLines(SHOWN_LOG_LINES) });
}
__name(systemError, "systemError");

// src/run/target-watch.ts
import { setTimeout as delay2 } from "node:timers/promises";
var EXIT_NOTICE_MS = 500;
var TargetWatch = class {
  static {
    __name(this, "TargetWatch");
  }
  /** Set before the target is asked to stop: from then on its end is no fault. */
  stopping = false;
  #target;
  #name;
  #controller = new AbortController();
  #noticed;
  #gone = null;
  constructor(target, name) {
    this.#target = target;
    this.#name = name;
    this.#noticed = target.process.exited.then(async (exit) => {
      if (this.stopping) return;
      const { oomKills } = await target.group.usage().catch(() => ({ oomKills: null }));
      const why = oomKills === null || oomKills === 0 ? "" : ": the kernel killed it for its memory (memoryMaxBytes of the plan, or the host is full)";
      this.#gone = this.#error("SYSTEM_EXITED", `ended during its run (${exitPhrase(exit)})${why}`);
      this.#controller.abort(this.#gone);
    });
  }
  /** Aborts when the target has ended by itself. */
  get signal() {
    return this.#controller.signal;
  }
  /** What the measurements that it left unfinished are; null while it runs. */
  get goneState() {
    return this.#gone === null ? null : { kind: "failed", code: this.#gone.code, message: this.#gone.message };
  }
  /** @throws IndexbenchError SYSTEM_EXITED with the last log lines */
  throwIfGone() {
    if (this.#gone !== null) throw this.#gone;
  }
  /** The error that says why something failed: the target's end, where that is what the failure came from, else the failure itself. */
  async causeOf(failure) {
    const noticed = new AbortController();
    await Promise.race([this.#noticed, delay2(EXIT_NOTICE_MS, void 0, { signal: noticed.signal }).catch(() => void 0)]);
    noticed.abort();
    return this.#gone ?? failure;
  }
  /** A system that has to be killed, or leaves processes behind, has failed. @throws IndexbenchError SYSTEM_STOP */
  judgeStop(stopped) {
    if (stopped.leftBehind.length > 0) {
      const names = stopped.leftBehind.map(({ pid, command }) => `${pid} (${command})`).join(", ");
      throw this.#error("SYSTEM_STOP", `left processes behind, which were ended: ${names}`);
    }
    if (stopped.wereStopped) throw this.#error("SYSTEM_STOP", "its processes had been stopped (SIGSTOP) by somebody, and were continued to end them");
    if (stopped.endedBy === "sigkill") throw this.#error("SYSTEM_STOP", "ignored its stop signal and SIGTERM, and was killed");
  }
  #error(code, what) {
    return systemError(code, what, { process: this.#target.process, name: this.#name });
  }
};

// src/run/target.ts
var PROBE_INTERVAL_MS = 50;
var PROBE_TIMEOUT_MS = 2e3;
async function startTarget(request) {
  const { variant, context, backend } = request;
  const system = systemOf(variant);
  const program = await system.obtain(variant.pin, context.packageRoot);
  const spec = await system.launchSpec(variant.pin, program, context);
  const port = system.fixedPort(variant.pin);
  if (port !== null) await assertPortFree(port);
  const group = await backend.create(request.group);
  const told = new FirstLine((line) => system.addressIn(line));
  let stopping = null;
  const stop2 = /* @__PURE__ */ __name(() => stopping ??= stopGroup({ group, process: launched, signal: system.stopSignal, signalTimeoutMs: system.stopTimeoutMs, what: variant.name }).finally(() => group.remove()), "stop");
  let launched;
  try {
    const process2 = launched = await group.launch({ command: spec.command, args: spec.args, cwd: context.workFolder, env: spec.env, stdin: "ignore", logFile: request.logFile, onLine: /* @__PURE__ */ __name((line) => told.take(line), "onLine") });
    const waiting = new ReadyWait({ process: process2, what: variant.name, timeoutMs: system.readyTimeoutMs(variant.pin), signal: request.signal });
    const silent = /* @__PURE__ */ __name((cause) => systemError("SYSTEM_NOT_READY", `does not answer GetLatestBlock: ${cause instanceof Error ? cause.message : String(cause)}`, { process: process2, name: variant.name }), "silent");
    const address = await untilReady({ waiting, told: told.found, group, silent }, request).finally(() => waiting.dispose());
    return { address, group, process: process2, program, stop: stop2, configuration: spec.configuration, shownArguments: shownArguments(spec.args, context), tip: /* @__PURE__ */ __name(() => readTip(address, request.protoFolder, silent), "tip") };
  } catch (error) {
    await stop2();
    throw error;
  }
}
__name(startTarget, "startTarget");
async function untilReady({ waiting, told, group, silent }, request) {
  const address = await waiting.until(told, "it never told the address that it serves on");
  await assertListenerBelongsTo(address.port, group);
  const control = new ControlClient(address, request.protoFolder);
  try {
    assertTip(await waiting.until(servedTip(control, { waiting, silent }), "it never answered GetLatestBlock"), request);
  } finally {
    control.close();
  }
  return address;
}
__name(untilReady, "untilReady");
async function readTip(address, protoFolder, silent) {
  const control = new ControlClient(address, protoFolder);
  try {
    return await control.latestBlock(PROBE_TIMEOUT_MS);
  } catch (error) {
    throw silent(error);
  } finally {
    control.close();
  }
}
__name(readTip, "readTip");
async function servedTip(control, { waiting, silent }) {
  for (; ; ) {
    try {
      return await control.latestBlock(PROBE_TIMEOUT_MS);
    } catch (error) {
      if (!isNotYetServing(error) || waiting.over) throw silent(error);
      await new Promise((resolve4) => setTimeout(resolve4, PROBE_INTERVAL_MS));
    }
  }
}
__name(servedTip, "servedTip");
function assertTip(tip, { variant, context }) {
  const { tipHeight, tipHash } = context.snapshot;
  if (tip.height === tipHeight && tip.hash === tipHash) return;
  throw new IndexbenchError("SYSTEM_WRONG_CHAIN", { what: `serves height ${tip.height}, hash ${tip.hash}; the snapshot's tip is ${tipHeight}, ${tipHash}`, where: variant.name });
}
__name(assertTip, "assertTip");
function shownArguments(args, context) {
  return args.map((arg) => arg.replaceAll(context.snapshotFolder, "{snapshot}").replaceAll(context.workFolder, "{work}").replaceAll(context.packageRoot, "{package}"));
}
__name(shownArguments, "shownArguments");

// src/run/target-run.ts
async function measureTarget(run, drivers, ceilings) {
  run.journal.stage("launching");
  const target = await launch(run);
  const watch = new TargetWatch(target, run.request.variant.name);
  try {
    await identify(run, target);
    await readBackAffinity(run, target, drivers);
    await measureReady(run, { target, drivers, ceilings, watch });
    watch.throwIfGone();
  } catch (error) {
    const cause = run.request.signal.aborted ? error : await watch.causeOf(error);
    await stop(run, target, watch);
    throw cause;
  }
  watch.judgeStop(await stop(run, target, watch));
}
__name(measureTarget, "measureTarget");
function launch({ request, bundle, workFolder }) {
  const { plan, variant, session, packageRoot, protoFolder, snapshotFolder, signal } = request;
  return startTarget({
    variant,
    context: { packageRoot, workFolder, snapshotFolder, snapshot: plan.snapshot.pin },
    backend: session.choice.backend,
    group: { name: variant.name, cpus: session.cpus.server, ...plan.limits },
    protoFolder,
    logFile: bundle.logFile(variant.name),
    signal
  });
}
__name(launch, "launch");
async function stop({ journal }, target, watch) {
  watch.stopping = true;
  try {
    journal.stage("stopping");
  } catch (error) {
    await target.stop();
    throw error;
  }
  const stopped = await target.stop();
  journal.note({ kind: "stopped", ...stopped });
  return stopped;
}
__name(stop, "stop");
async function identify({ request, findings }, { program, shownArguments: shownArguments2, configuration, group }) {
  findings.launched = { binary: await readBinary(program.file, program.reportedVersion), launch: { arguments: [...shownArguments2], configuration }, buildProfile: program.buildProfile };
  const { cpuQuota, memoryMaxBytes } = await group.readBack();
  findings.limits = { asked: request.plan.limits, readBack: { cpuQuota: numberOrNull(cpuQuota), memoryMaxBytes: numberOrNull(memoryMaxBytes) } };
}
__name(identify, "identify");
async function readBackAffinity({ request, findings }, target, drivers) {
  const { server, client } = request.session.cpus;
  assertAffinity(await verifyAffinity(target.group, server), server, request.variant.name);
  assertAffinity(await verifyAffinity(drivers.native.group, client), client, "the native driver");
  findings.affinity = { serverReadBack: formatCpuSet(server), clientReadBack: formatCpuSet(client) };
}
__name(readBackAffinity, "readBackAffinity");
async function measureReady(run, { target, drivers, ceilings, watch }) {
  const { request, bundle, journal, workFolder, findings } = run;
  const { plan, variant, session } = request;
  const signal = AbortSignal.any([request.signal, watch.signal]);
  journal.stage("checking payloads");
  const payloadFile = join14(workFolder, "checked-payloads");
  const { payloads: checked, kept } = await checkPayloads({ plan, planSha256: findings.planSha256, target: target.address, driver: drivers.native.client, payloadFile, signal });
  const payloads = { ...checked, tip: await target.tip() };
  findings.payloads = payloads;
  await bundle.writeDocument("Payloads", payloads);
  await measureServing(
    {
      plan,
      variant: variant.name,
      target,
      drivers: drivers.all,
      ceilings,
      cpus: session.cpus,
      hostFields: hostFieldsOf(runHostOf(request, findings)),
      payloads,
      kept,
      bundle,
      workFolder,
      emit: /* @__PURE__ */ __name((event) => journal.emit(event), "emit"),
      signal,
      cutOffState: /* @__PURE__ */ __name(() => watch.goneState ?? { kind: "cut-off", reason: cutOffReason(request.signal) }, "cutOffState")
    },
    async (measurements) => {
      findings.measurements = measurements;
      await bundle.writeDocument("Measurements", measurementsDocument(findings));
    }
  );
  if (!signal.aborted) await checkAfter(run, target, { drivers, payloads });
}
__name(measureReady, "measureReady");
async function checkAfter(run, target, { drivers, payloads }) {
  await readBackAffinity(run, target, drivers);
  const tipAfter = await target.tip();
  run.findings.payloads = { ...payloads, tipAfter };
  const { tip } = payloads;
  if (tip === null || tip.height === tipAfter.height && tip.hash === tipAfter.hash) return;
  throw systemError("SYSTEM_WRONG_CHAIN", `its tip moved from ${tip.height} to ${tipAfter.height} (${tipAfter.hash}) during the run`, { process: target.process, name: run.request.variant.name });
}
__name(checkAfter, "checkAfter");
function numberOrNull(limit) {
  return limit === "none" ? null : limit;
}
__name(numberOrNull, "numberOrNull");

// src/run/variant-run.ts
async function runVariant(request) {
  const { plan, variant, repeat, folder } = request;
  const bundle = BundleWriter.create(folder);
  try {
    const run = await openRun(request, bundle);
    run.journal.emit({ kind: "run-started", variant: variant.name, repeat, run: request.run, measurements: plan.scenarios.length * plan.drivers.length, expectedSeconds: runSeconds(plan) });
    await writeDocuments(run, { kind: "incomplete", reason: "interrupted" });
    const outcome = await outcomeOf(run);
    run.journal.stage("sealing the bundle");
    await writeDocuments(run, outcome);
    run.journal.emit({ kind: "run-ended", variant: variant.name, repeat, outcome, folder, seconds: run.journal.times.durationNs / 1e9 });
    await bundle.seal();
    return { folder, outcome };
  } catch (error) {
    bundle.abandon();
    throw writeFailure(error, folder);
  }
}
__name(runVariant, "runVariant");
async function openRun(request, bundle) {
  const workFolder = join15(request.session.work.path, `run-${request.run.index}`);
  mkdirSync(workFolder);
  const journal = new RunJournal(bundle, request.emit);
  const planSha256 = await bundle.writeDocument("Plan", request.plan);
  return { request, bundle, journal, workFolder, findings: noFindings(request.plan, planSha256) };
}
__name(openRun, "openRun");
async function outcomeOf(run) {
  const { variant, signal } = run.request;
  try {
    await measureVariant(run);
    return outcomeOfPhases(run.findings, { variant: variant.name, signal });
  } catch (error) {
    return outcomeOfError(writeFailure(error, run.workFolder), signal);
  }
}
__name(outcomeOf, "outcomeOf");
async function measureVariant(run) {
  const { request, workFolder, bundle, journal, findings } = run;
  const { plan, programs, session, packageRoot, protoFolder } = request;
  const calibration = new RunCalibration(session.cpus);
  journal.stage("calibrating");
  findings.noise = await calibration.atStart();
  const drivers = await openDrivers({ plan, programs, backend: session.choice.backend, cpus: session.cpus.client, packageRoot, protoFolder, workFolder, logFile: bundle.logFile("driver-native") });
  try {
    findings.drivers = drivers.all.map(({ driver }) => driver.identity);
    const ceilings = await findCeilings(run, drivers);
    await measureTarget(run, drivers, ceilings);
    journal.stage("calibrating");
    findings.noise = await calibration.atEnd();
  } finally {
    await drivers.close();
  }
}
__name(measureVariant, "measureVariant");
async function findCeilings({ request, workFolder, bundle, journal }, drivers) {
  const { plan, session, packageRoot, snapshotFolder, signal } = request;
  journal.stage("measuring the driver’s ceiling");
  const nullServer = await startNullServer({ backend: session.choice.backend, cpus: session.cpus.server, packageRoot, snapshotFolder, workFolder, logFile: bundle.logFile("null-server"), signal });
  try {
    await drivers.native.warm(plan, nullServer.address, signal);
    return await measureCeilings(drivers.all, plan.scenarios, { nullServer: nullServer.address, workFolder, signal });
  } finally {
    await nullServer.stop();
  }
}
__name(findCeilings, "findCeilings");
async function writeDocuments({ request, bundle, journal, findings }, outcome) {
  await bundle.writeDocument("Measurements", measurementsDocument(findings));
  await bundle.writeDocument("Payloads", payloadsDocument(request.plan, findings));
  await bundle.writeDocument("Bundle", bundleDocument(request, findings, journal.times, outcome));
}
__name(writeDocuments, "writeDocuments");

// src/run/run-command.ts
async function runCommand(request) {
  const { packageRoot } = request;
  const plan = resolvePlan({ ...loadPlanInputs({ plan: request.plan, ...request.files, packageRoot }), overrides: request.overrides });
  await checkVariants(plan, packageRoot);
  const programs = await findDriverPrograms({ plan, version: request.version, packageRoot, toolFolders: request.toolFolders });
  const out = chooseOut(request.out, plan.id);
  const unlock = lockOutput(out);
  try {
    await requireOutputSpace(out, plan.repeats * plan.variants.length * plan.scenarios.length * plan.drivers.length);
    const results = await runOnHost(plan, programs, { ...request, out });
    if (request.signal.aborted && results.length === 0) throw new IndexbenchError("INTERRUPTED", { what: "interrupted before the first run began" });
    const { comparison, exitCode } = await aggregate({ roots: [join16(out, "runs")], gates: null, recheck: null, version: request.version });
    await writeReports(out, comparison, REPORT_FORMATS);
    await writeReport(join16(out, "README.txt"), reviewText(`node INDEXBENCH/dist/cli.mjs verify .        (INDEXBENCH: a checkout of indexbench ${request.version})`));
    return { out, comparison, exitCode: request.signal.aborted ? 130 : worst(exitCode, results) };
  } finally {
    unlock();
  }
}
__name(runCommand, "runCommand");
async function runOnHost(plan, programs, request) {
  const { packageRoot, emit } = request;
  const session = await openHostSession({ serverCpus: plan.serverCpus, clientCpus: plan.clientCpus, packageRoot, workParent: void 0 });
  const deadline = withDeadline(AbortSignal.any([request.signal, session.lost]), plan.deadlineSeconds);
  try {
    emit({ kind: "host", serverCpus: formatCpuSet(session.cpus.server), clientCpus: formatCpuSet(session.cpus.client), accounting: session.choice.backend.source, notes: session.notes });
    const snapshotFolder = await restore(plan, session, { packageRoot, emit, signal: deadline.signal });
    const results = await runLegs(plan, session, { ...request, programs, snapshotFolder, signal: deadline.signal });
    session.lost.throwIfAborted();
    return results;
  } finally {
    deadline.clear();
    await session.close();
  }
}
__name(runOnHost, "runOnHost");
async function runLegs(plan, session, request) {
  const { packageRoot, version, ci, out, programs, signal } = request;
  const tool = await readToolIdentity(packageRoot, version);
  for (const message of programs.notes) request.emit({ kind: "notice", message });
  const attempt = ci?.attempt ?? 1;
  const total = plan.legs.reduce((sum, { order }) => sum + order.length, 0);
  const results = [];
  for (const { repeat, order } of plan.legs) {
    const legId = randomUUID();
    for (const [index, name] of order.entries()) {
      const variant = plan.variants.find((candidate) => candidate.name === name);
      if (variant === void 0 || signal.aborted) continue;
      results.push(
        await runVariant({
          ...request,
          plan,
          variant,
          repeat,
          attempt,
          leg: { id: legId, bootId: session.facts.bootId, position: index + 1, order },
          run: { index: results.length + 1, total },
          session,
          tool,
          ci: ci === null ? null : { provider: ci.provider, runId: ci.runId, job: ci.job, repository: ci.repository, sha: ci.sha },
          protoFolder: join16(packageRoot, "dist", "proto"),
          folder: join16(out, "runs", `${name}-r${repeat}-a${attempt}`)
        })
      );
    }
  }
  return results;
}
__name(runLegs, "runLegs");
async function restore(plan, session, { packageRoot, emit, signal }) {
  const { name, pin } = plan.snapshot;
  const folder = join16(session.work.path, "snapshot");
  const started = performance.now();
  await restoreSnapshot({ pin, packageRoot, into: folder, onProgress: /* @__PURE__ */ __name(({ bytes, totalBytes }) => emit({ kind: "restoring", snapshot: name, bytes, totalBytes }), "onProgress"), signal });
  emit({ kind: "restored", snapshot: name, seconds: (performance.now() - started) / 1e3, blocks: pin.tipHeight - pin.firstHeight + 1 });
  return folder;
}
__name(restore, "restore");
async function checkVariants(plan, packageRoot) {
  for (const variant of plan.variants) {
    const system = systemOf(variant);
    await system.obtain(variant.pin, packageRoot);
    const port = system.fixedPort(variant.pin);
    if (port !== null) await assertPortFree(port);
  }
}
__name(checkVariants, "checkVariants");
function chooseOut(asked, planId) {
  const out = resolve3(asked ?? join16("indexbench-out", `${planId}-${(/* @__PURE__ */ new Date()).toISOString().replace(/[-:]/g, "").slice(0, 15)}`));
  assertWritable(out);
  return out;
}
__name(chooseOut, "chooseOut");
function withDeadline(signal, seconds2) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new IndexbenchError("DEADLINE", { what: `the plan’s deadline of ${seconds2} s has passed` })), seconds2 * 1e3);
  return { signal: AbortSignal.any([signal, controller.signal]), clear: /* @__PURE__ */ __name(() => clearTimeout(timer), "clear") };
}
__name(withDeadline, "withDeadline");
function worst(exitCode, results) {
  return exitCode === 0 && results.some(({ outcome }) => outcome.kind !== "complete") ? 4 : exitCode;
}
__name(worst, "worst");
export {
  runCommand
};
