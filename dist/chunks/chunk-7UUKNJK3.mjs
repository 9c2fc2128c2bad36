import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  planSeconds
} from "./chunk-LA4EDKEQ.mjs";
import {
  namedSnapshot,
  namedVariant
} from "./chunk-VCC6MBRU.mjs";
import {
  plannedScenario
} from "./chunk-M7PIXBSF.mjs";
import {
  fixtureKindsOf
} from "./chunk-67LU5OKW.mjs";
import {
  DEFAULT_PAIRS,
  experimentOf,
  legsOf,
  pairLegs
} from "./chunk-MRCKWFGY.mjs";
import {
  indexBuildPlan
} from "./chunk-HHHGIHDN.mjs";
import {
  checkGates
} from "./chunk-WID5VGEI.mjs";
import {
  driversOf
} from "./chunk-EQVHRWLF.mjs";
import {
  isName,
  loadPlanInputs,
  readInput
} from "./chunk-YKPT7K3K.mjs";
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import {
  withOwnVariants
} from "./chunk-WH227OHT.mjs";
import {
  checkSnapshotSecrets,
  checkVariantSecrets
} from "./chunk-FDMA7XYU.mjs";
import {
  parseProgramPin
} from "./chunk-QJGWNJXU.mjs";
import {
  MOST_STAIRS,
  SCHEDULED_METHODS,
  requestKindsOf,
  scheduleSha256,
  stairCount
} from "./chunk-H3MLDNIS.mjs";
import {
  canonicalJson
} from "./chunk-3J2UOSSP.mjs";
import {
  METHODS
} from "./chunk-PDP6C3QV.mjs";
import {
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/chosen-plan.ts
import { statSync } from "node:fs";
import { resolve } from "node:path";

// src/plan/check-scenario.ts
var PUBLICATION_SECONDS = 2;
var NOT_BY_GHZ = ["arrival", "concurrencySteps", "thinkSeconds", "warmupSeconds", "atEnd"];
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
  const other = drivers.find((driver) => isGhz(driver) && (scenario.drivers?.includes(driver) ?? true));
  if (other === void 0) return;
  const next = `ghz cannot do that, and the plan asks for ${other} too`;
  const key = NOT_BY_GHZ.find((name) => scenario[name] !== void 0);
  if (key !== void 0) refuse(`${where}/${key}`, next);
  if (scenario.requests.kind === "mix") refuse(`${where}/requests/kind`, `"mix": ${next}`);
  if (METHODS[scenario.method].shape === "client-streaming") refuse(`${where}/method`, `${scenario.method} sends a stream: ${next}`);
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
  const { stop, requests } = scenario;
  checkBounds(scenario, where);
  if (stop.kind === "passes" && requests.kind !== "download") {
    refuse(`${where}/stop/kind`, `"passes" needs requests of kind "download", not "${requests.kind}"`);
  }
  const { atEnd } = scenario;
  if (atEnd !== void 0 && atEnd !== "wait" && stop.kind !== "window" && stop.kind !== "first") {
    refuse(`${where}/atEnd`, `"${atEnd}" needs a stop by time, not "${stop.kind}"`);
  }
  if (!forPublication || stop.kind === "count" && stop.maximumSeconds === void 0) return;
  const [key, seconds] = timeOf(stop);
  if (seconds < PUBLICATION_SECONDS) {
    refuse(`${where}/stop/${key}`, `${String(seconds)} s is too short for a plan with forPublication: at least ${String(PUBLICATION_SECONDS)} s`);
  }
}
__name(checkStop, "checkStop");
function checkBounds({ stop, arrival }, where) {
  if (stop.kind !== "count") return;
  for (const key of ["minimumSeconds", "maximumSeconds"]) {
    if (stop[key] !== void 0 && arrival !== void 0) refuse(`${where}/stop/${key}`, "belongs to closed loops, but the scenario has an arrival");
  }
  const { minimumSeconds = 0, maximumSeconds = Infinity } = stop;
  if (minimumSeconds > maximumSeconds) refuse(`${where}/stop/maximumSeconds`, `${String(maximumSeconds)} s is less than minimumSeconds, ${String(minimumSeconds)} s`);
}
__name(checkBounds, "checkBounds");
function timeOf(stop) {
  if (stop.kind === "count") return ["maximumSeconds", stop.maximumSeconds ?? Infinity];
  return stop.kind === "passes" ? ["minimumSeconds", stop.minimumSeconds] : ["seconds", stop.seconds];
}
__name(timeOf, "timeOf");
function refuse(where, what) {
  throw new IndexbenchError("INPUT_INCONSISTENT", { what, where, next: "Correct the value, or choose other scenarios." });
}
__name(refuse, "refuse");

// src/plan/check-resolved-plan.ts
function checkResolvedPlan(plan, file) {
  const refuse2 = /* @__PURE__ */ __name((pointer, what) => {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what, where: `${file}#${pointer}`, next: "Do not edit a resolved plan: edit the plan file, and run `indexbench plan resolve` again." });
  }, "refuse");
  checkSnapshotSecrets(plan.snapshot.pin, `${file}#/snapshot/pin`);
  plan.variants.forEach((variant, index) => checkVariant(variant, `${file}#/variants/${String(index)}`));
  checkNames(plan, file, refuse2);
  checkLegs(plan, refuse2);
  checkScenarios(plan, file, refuse2);
  if (plan.gates !== null) checkGates(plan.gates.document, plan, `${file}#/gates/document`);
}
__name(checkResolvedPlan, "checkResolvedPlan");
function checkVariant({ name, pin, node }, where) {
  checkVariantSecrets(pin, `${where}/pin`);
  parseProgramPin(pin, `${where}/pin`);
  if (node?.name !== pin.node || node?.pin.node !== void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `"${name}" names the node ${pin.node ?? "none"} and has ${node?.name ?? "none"}`, where: `${where}/node` });
  if (node === void 0) return;
  checkVariantSecrets(node.pin, `${where}/node/pin`);
  parseProgramPin(node.pin, `${where}/node/pin`);
}
__name(checkVariant, "checkVariant");
function checkNames({ variants, scenarios, legs, experiment }, file, refuse2) {
  const known = variants.map(({ name }) => name);
  const ids = scenarios.map(({ scenario }) => scenario.id);
  known.forEach((name, index) => known.indexOf(name) !== index && refuse2(`/variants/${String(index)}/name`, `the variant "${name}" stands twice`));
  ids.forEach((id, index) => ids.indexOf(id) !== index && refuse2(`/scenarios/${String(index)}/scenario/id`, `the scenario "${id}" stands twice`));
  legs.forEach(({ order }, leg) => order.forEach((name, place) => requireKnown({ kind: "variant", name, known, where: `${file}#/legs/${String(leg)}/order/${String(place)}` })));
  for (const key of ["baseline", "candidate"]) if (experiment !== void 0) requireKnown({ kind: "variant", name: experiment[key], known, where: `${file}#/experiment/${key}` });
}
__name(checkNames, "checkNames");
function checkLegs({ variants, repeats, legs, experiment }, refuse2) {
  const expected = experiment === void 0 ? legsOf(variants.map(({ name }) => name), repeats) : pairLegs(experiment, repeats);
  const index = Math.max(legs.length, expected.length) === 0 ? -1 : Array.from({ length: Math.max(legs.length, expected.length) }, (_, at) => canonicalJson(legs[at] ?? null) !== canonicalJson(expected[at] ?? null)).indexOf(true);
  if (index !== -1) refuse2(`/legs/${String(index)}`, `is ${JSON.stringify(legs[index] ?? null)}; from variants and repeats follows ${JSON.stringify(expected[index] ?? null)}`);
}
__name(checkLegs, "checkLegs");
function checkScenarios({ scenarios, drivers, snapshot, forPublication, studies }, file, refuse2) {
  const { firstHeight, tipHeight } = snapshot.pin;
  if (scenarios.length === 0 && studies.some((study) => study !== "index-build")) refuse2("/scenarios", "is empty, and a study serves");
  scenarios.forEach((planned, index) => {
    const pointer = `/scenarios/${String(index)}`;
    if (planned.firstHeight !== firstHeight || planned.lastHeight > tipHeight || planned.lastHeight < firstHeight) refuse2(pointer, `heights ${String(planned.firstHeight)} to ${String(planned.lastHeight)} are not those of a snapshot from ${String(firstHeight)} to ${String(tipHeight)}`);
    checkScenario({ scenario: planned.scenario, where: `${file}#${pointer}/scenario`, chainBlocks: planned.lastHeight - firstHeight + 1, forPublication, drivers });
    const lacksValues = fixtureKindsOf(planned).some((kind) => (kind === "transactions" ? planned.txids : planned.addresses) === void 0);
    if (!lacksValues && scheduleSha256(planned) !== planned.scheduleSha256) refuse2(`${pointer}/scheduleSha256`, `${planned.scheduleSha256} is not the digest of its requests, ${scheduleSha256(planned)}`);
  });
}
__name(checkScenarios, "checkScenarios");

// src/plan/check-consumers.ts
function checkConsumers({ requests, clients, stop }, where) {
  const wrong = (() => {
    if (requests.kind !== "download") return { at: "requests/kind", what: `"${requests.kind}"` };
    if (clients !== 1) return { at: "clients", what: `${String(clients)} clients` };
    return stop.kind === "passes" ? null : { at: "stop/kind", what: `"${stop.kind}"` };
  })();
  if (wrong === null) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the study consumers compares whole downloads by one client, not ${wrong.what}`, where: `${where}/${wrong.at}`, next: 'Give requests "download", 1 client, and the stop "passes".' });
}
__name(checkConsumers, "checkConsumers");

// src/plan/resolve.ts
var DRIVER_NAMES = ["native", "native-http2", "grpc-js", "ghz", "ghz-as-published"];
var STUDY_NAMES = ["index-build", "serving", "consumers"];
var PAYLOAD_CHECK = { chunkBlocks: 1e3, unaryCount: 2e3, seed: 20261009 };
var DRIVER_WARMUP_MESSAGES = 3e5;
var MAXIMUM_REPEATS = 1e3;
var DEFAULT_DEADLINE = { factor: 4, minimumSeconds: 600, maximumSeconds: 604800 };
function resolvePlan(given) {
  const { planFile, overrides, files } = given;
  const inputs = { ...given, pins: withOwnVariants(given.pins, overrides.ownVariants ?? [], planFile.variants) };
  const snapshot = chooseSnapshot(inputs);
  const variants = chooseVariants(inputs);
  const studies = chooseStudies(inputs);
  const domain = studies.find((study) => study !== "index-build") ?? null;
  const serving = domain === null ? null : { ...requireWorkload(inputs, domain), domain };
  const drivers = serving === null ? [] : chooseDrivers(inputs);
  const repeats = chooseRepeats(inputs);
  const forPublication = planFile.forPublication ?? false;
  const scenarios = serving === null ? [] : chooseScenarios(serving, drivers).map((scenario) => planScenario(serving, scenario, { pin: snapshot.pin, forPublication, drivers }));
  const indexBuild = studies.includes("index-build") ? indexBuildPlan(planFile.indexBuild, snapshot.pin) : null;
  const experiment = planFile.experiment === void 0 ? null : experimentOf({ asked: planFile.experiment, variants, scenarios, drivers, studies, screeningGates: inputs.screeningGates ?? null, files });
  if (inputs.gates !== null) checkGates(inputs.gates.document, { variants, scenarios, drivers, studies }, files.gates);
  return {
    version: 1,
    id: planFile.id,
    description: planFile.description,
    studies,
    indexBuild,
    snapshot,
    variants,
    scenarios,
    drivers,
    repeats,
    legs: experiment === null ? legsOf(variants.map(({ name }) => name), repeats) : pairLegs(experiment, repeats),
    serverCpus: overrides.serverCpus ?? planFile.serverCpus ?? "auto",
    clientCpus: overrides.clientCpus ?? planFile.clientCpus ?? "auto",
    limits: { cpuQuota: planFile.cpuQuota ?? null, memoryMaxBytes: planFile.memoryMaxBytes ?? null },
    payloadCheck: { ...PAYLOAD_CHECK },
    driverWarmupMessages: DRIVER_WARMUP_MESSAGES,
    fixtures: null,
    leftOut: [],
    gates: inputs.gates,
    ...experiment === null ? {} : { experiment },
    deadlineSeconds: overrides.deadlineSeconds ?? planFile.deadlineSeconds ?? defaultDeadline({ variants, scenarios, drivers, repeats: repeats + (experiment?.screening?.pairs ?? 0), indexBuild, snapshot }),
    forPublication
  };
}
__name(resolvePlan, "resolvePlan");
function chooseStudies(inputs) {
  const { overrides, planFile } = inputs;
  if (overrides.studies === void 0 && planFile.studies === void 0) return ["serving"];
  const asked = named(inputs, "studies", "--studies");
  for (const { name, where } of asked) requireKnown({ kind: "study", name, known: STUDY_NAMES, where });
  const studies = STUDY_NAMES.filter((study) => asked.some(({ name }) => name === study));
  if (studies.includes("serving") && studies.includes("consumers")) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: "a plan serves or has consumers, not both: its scenarios are of one of them", where: asked[0]?.where ?? "--studies", next: "Make it two plans." });
  }
  return studies;
}
__name(chooseStudies, "chooseStudies");
function requireWorkload(inputs, study) {
  const { workload, files } = inputs;
  if (workload !== null) return { ...inputs, workload };
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the study ${study} needs a workload, and none is named`, where: files.plan, next: 'Name one: "workload": "serving", or --workload.' });
}
__name(requireWorkload, "requireWorkload");
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
function chooseSnapshot(inputs) {
  const { planFile, overrides, files } = inputs;
  return namedSnapshot(overrides.snapshot ?? planFile.snapshot, overrides.snapshot === void 0 ? `${files.plan}#/snapshot` : "--snapshot", pinSource(inputs));
}
__name(chooseSnapshot, "chooseSnapshot");
function chooseVariants(inputs) {
  const asked = requireSome(named(inputs, "variants", "--variants"), "variant", Object.keys(inputs.pins.variants));
  return asked.map(({ name, where }) => namedVariant(name, where, pinSource(inputs)));
}
__name(chooseVariants, "chooseVariants");
function pinSource({ pins, files }) {
  return { pins, pinsName: files.pins };
}
__name(pinSource, "pinSource");
function chooseDrivers(inputs) {
  return requireSome(named(inputs, "drivers", "--drivers"), "driver", DRIVER_NAMES).map(({ name, where }) => {
    requireKnown({ kind: "driver", name, known: DRIVER_NAMES, where });
    return name;
  });
}
__name(chooseDrivers, "chooseDrivers");
function chooseRepeats({ planFile, overrides, files }) {
  const repeats = overrides.repeats ?? planFile.repeats ?? (planFile.experiment === void 0 ? void 0 : DEFAULT_PAIRS);
  if (repeats === void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: "no repeats are given", where: `${files.plan}#/repeats`, next: 'Say how often each variant is measured: "repeats": 5, or --repeats.' });
  if (Number.isInteger(repeats) && repeats >= 1 && repeats <= MAXIMUM_REPEATS) return repeats;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${String(repeats)} repeats; allowed: 1 to ${String(MAXIMUM_REPEATS)}`, where: "--repeats", next: "Give a whole number." });
}
__name(chooseRepeats, "chooseRepeats");
function chooseScenarios(inputs, drivers) {
  const asked = askedScenarios(inputs);
  const driven = asked.filter((scenario) => driversOf({ drivers }, { scenario }).length > 0);
  if (driven.length > 0) return driven;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `none of the scenarios is measured with ${drivers.join(" or ")}`, where: "--drivers", next: "Choose other drivers or scenarios." });
}
__name(chooseScenarios, "chooseScenarios");
function askedScenarios(inputs) {
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
__name(askedScenarios, "askedScenarios");
function requireSome(asked, kind, known) {
  if (asked.length > 0) return asked;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `no ${kind} is named; allowed: ${known.join(", ")}`, where: `--${kind}s` });
}
__name(requireSome, "requireSome");
function planScenario({ workload, files, domain }, scenario, around) {
  const { firstHeight, tipHeight } = around.pin;
  const lastHeight = tipHeight - (workload.blocksBelowTip ?? 0);
  if (lastHeight < firstHeight) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${String(workload.blocksBelowTip)} blocks below the tip, ${String(tipHeight)}, nothing is left of a snapshot that begins at ${String(firstHeight)}`, where: `${files.workload}#/blocksBelowTip`, next: "Use a smaller number, or a longer snapshot." });
  const where = `${files.workload}#/scenarios/${String(workload.scenarios.indexOf(scenario))}`;
  checkScenario({ scenario, where, chainBlocks: lastHeight - firstHeight + 1, forPublication: around.forPublication, drivers: around.drivers });
  if (domain === "consumers") checkConsumers(scenario, where);
  return plannedScenario({ scenario, workload: workload.id, firstHeight, lastHeight, domain });
}
__name(planScenario, "planScenario");
function defaultDeadline(plan) {
  const seconds = Math.ceil(planSeconds(plan) * DEFAULT_DEADLINE.factor);
  return Math.min(DEFAULT_DEADLINE.maximumSeconds, Math.max(DEFAULT_DEADLINE.minimumSeconds, seconds));
}
__name(defaultDeadline, "defaultDeadline");

// src/run/chosen-plan.ts
var MAX_PLAN_BYTES = 64 * 1024 * 1024;
var OF_THE_COMMAND = ["serverCpus", "clientCpus", "deadlineSeconds"];
var FLAGS = {
  studies: "--studies",
  variants: "--variants",
  ownVariants: "--variants",
  scenarios: "--scenarios",
  drivers: "--drivers",
  repeats: "--repeats",
  snapshot: "--snapshot",
  serverCpus: "--server-cpus",
  clientCpus: "--client-cpus",
  deadlineSeconds: "--deadline",
  pins: "--pins",
  workload: "--workload",
  gates: "--gates"
};
function choosePlan({ plan: name, files, overrides, packageRoot }) {
  const plan = readResolved(name) ?? null;
  if (plan === null) {
    const resolved = resolvePlan({ ...loadPlanInputs({ plan: name, ...files, packageRoot }), overrides });
    return { plan: resolved, settings: resolved };
  }
  const asked = [...Object.entries(files).filter(([, file]) => file !== null), ...Object.entries(overrides).filter(([, value]) => value !== void 0)].map(([key]) => key);
  const other = asked.find((key) => !OF_THE_COMMAND.some((allowed) => allowed === key));
  if (other !== void 0) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${FLAGS[other]} would make another plan of a resolved one`, where: resolve(name), next: "Resolve the plan again with it: indexbench plan resolve." });
  }
  const { serverCpus = plan.serverCpus, clientCpus = plan.clientCpus, deadlineSeconds = plan.deadlineSeconds } = overrides;
  return { plan, settings: { serverCpus, clientCpus, deadlineSeconds } };
}
__name(choosePlan, "choosePlan");
function readResolved(name) {
  const path = resolve(name);
  if (isName(name) || !isFile(path)) return null;
  const text = readInput(path, MAX_PLAN_BYTES);
  if (!looksResolved(text)) return null;
  const plan = parseDocument("Plan", text, path);
  checkResolvedPlan(plan, path);
  return plan;
}
__name(readResolved, "readResolved");
function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
__name(isFile, "isFile");
function looksResolved(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && "legs" in value && "payloadCheck" in value;
  } catch {
    return false;
  }
}
__name(looksResolved, "looksResolved");

export {
  choosePlan
};
