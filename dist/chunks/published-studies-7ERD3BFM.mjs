import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  NO_PROCESS_FACTS,
  clientLoadOf
} from "./chunk-HOAAVOYG.mjs";
import {
  nearestRank,
  percentileMark
} from "./chunk-KOKT4ROD.mjs";
import {
  cellOnModel,
  commonCpuModels,
  groupBy,
  mergeWarnings,
  rankingOf,
  ratiosOf
} from "./chunk-D5S3QFNW.mjs";
import {
  METRICS,
  isPromoted,
  pointVerdict,
  summarizeRuns
} from "./chunk-25UAVXYT.mjs";
import {
  hostKey,
  isTooShort
} from "./chunk-QTZXZE6F.mjs";
import {
  median
} from "./chunk-73PECBEZ.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  readInput
} from "./chunk-YKPT7K3K.mjs";
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-CGC4KA2A.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/published-studies.ts
import { readdirSync } from "node:fs";
import { join } from "node:path";

// src/comparison/published/reference-machines.ts
function machineOf(cpuModel) {
  return {
    cpuModel,
    serverCpus: 2,
    clientCpus: 2,
    shared: false,
    smtShared: false,
    cpuQuota: null,
    memoryMaxBytes: null,
    accountingSource: "cgroup2",
    pageCache: "warm",
    buildProfile: "as-published"
  };
}
__name(machineOf, "machineOf");

// src/comparison/published/reference-rows.ts
var CLIENT_CPUS = 2;
var NS_PER_SECOND = 1e9;
var NS_PER_MS = 1e6;
function referenceCell(variant, runs) {
  const cellRuns = runs.map(cellRun);
  const warnings = mergeWarnings(runs.flatMap(warningsOf));
  return {
    variant,
    state: {
      kind: "measured",
      clientBound: cellRuns.some(({ clientBound }) => clientBound),
      unverified: false,
      tooShort: runs.some(({ row }) => isTooShort(measuredNs(row), false)),
      tooManyErrors: false
    },
    runs: cellRuns,
    summary: summarizeRuns(cellRuns.map(({ values }) => values)),
    parts: null,
    warnings
  };
}
__name(referenceCell, "referenceCell");
function cellRun({ row, cpuModel }) {
  const client = clientLoad(row);
  return {
    // There is no bundle: the row stands for itself.
    bundleId: sha256Hex(JSON.stringify(row)),
    measurement: text(row, "scenario"),
    repeat: figure(row, "repeat"),
    legId: `${text(row, "system")}-r${text(row, "repeat")}`,
    bootId: null,
    position: 1,
    hostKey: hostKey(machineOf(cpuModel)),
    values: valuesOf(row),
    ok: figure(row, "ok"),
    calls: figure(row, "count"),
    clientBound: client.bound,
    clientCpuShare: client.cpuShare,
    clientCeilingShare: null,
    samplesFile: null,
    series: null
  };
}
__name(cellRun, "cellRun");
function clientLoad(row) {
  return clientLoadOf({
    cpuNs: figure(row, "client_cpu_seconds") * NS_PER_SECOND,
    busiestProcessCpuNs: null,
    measuredNs: figure(row, "wall_seconds") * NS_PER_SECOND,
    clients: figure(row, "concurrency"),
    clientCpus: CLIENT_CPUS,
    unitsPerSecond: null,
    ceilingUnitsPerSecond: null,
    process: NO_PROCESS_FACTS,
    sums: { calls: figure(row, "count"), cutOff: 0, lateStarts: null, capHits: null }
  });
}
__name(clientLoad, "clientLoad");
function valuesOf(row) {
  const count = figure(row, "count");
  const callsPerSecond = figure(row, "rps");
  const blocksPerSecond = row["blocks_per_second"] === "" ? null : figure(row, "blocks_per_second");
  const units = blocksPerSecond === null ? count : blocksPerSecond / callsPerSecond * count;
  const percentile = /* @__PURE__ */ __name((column, percent) => percentileMark(count, percent) === "max" ? null : figure(row, column) * NS_PER_MS, "percentile");
  const known = {
    unitsPerSecond: blocksPerSecond ?? callsPerSecond,
    callsPerSecond,
    p50Ns: percentile("p50_ms", 50),
    p95Ns: percentile("p95_ms", 95),
    p99Ns: percentile("p99_ms", 99),
    serverCpuNsPerUnit: figure(row, "server_cpu_seconds") * NS_PER_SECOND / units,
    clientCpuNsPerUnit: figure(row, "client_cpu_seconds") * NS_PER_SECOND / units
  };
  return Object.fromEntries(METRICS.map((metric) => [metric, known[metric] ?? null]));
}
__name(valuesOf, "valuesOf");
function measuredNs(row) {
  return figure(row, "count") / figure(row, "rps") * NS_PER_SECOND;
}
__name(measuredNs, "measuredNs");
function warningsOf({ row }) {
  const { bound, reasons } = clientLoad(row);
  return [
    ...bound ? [{ code: "client-bound", reasons: [...reasons] }] : [],
    ...row["blocks_per_second"] === "" ? [] : [{ code: "unchecked-blocks" }]
  ];
}
__name(warningsOf, "warningsOf");
function text(row, column) {
  return row[column] ?? "";
}
__name(text, "text");
function figure(row, column) {
  return Number(text(row, column));
}
__name(figure, "figure");

// src/comparison/published/decimal.ts
function halfUnit(decimal) {
  const [digits = "", exponent = "0"] = decimal.split("e");
  const decimals = digits.split(".")[1]?.length ?? 0;
  return Number(`5e${String(Number(exponent) - decimals - 1)}`);
}
__name(halfUnit, "halfUnit");
function roundedOf(decimal) {
  const value = Number(decimal);
  const half = /^-?\d+$/.test(decimal) ? 0 : halfUnit(decimal);
  return { value, low: value - half, high: value + half };
}
__name(roundedOf, "roundedOf");
function exactly(value) {
  return { value, low: value, high: value };
}
__name(exactly, "exactly");
var HAIR = 1e-12;
function roundsTo(value, decimal) {
  return Math.abs(value - Number(decimal)) <= halfUnit(decimal) + HAIR * Math.abs(value);
}
__name(roundsTo, "roundsTo");

// src/comparison/published/study.ts
function cellValue(study, place) {
  const cell = cellAt(study, place);
  if (cell.kind !== "figure") refuse(study, place, `is "${cell.kind}", not one figure`);
  return roundedOf(cell.value);
}
__name(cellValue, "cellValue");
function cellAt(study, place) {
  const table = study.document.tables.find(({ id }) => id === place.table);
  const column = table?.columns.findIndex(({ id }) => id === place.column) ?? -1;
  const cell = table?.rows.find(({ id }) => id === place.row)?.cells[column];
  return cell ?? refuse(study, place, "does not exist");
}
__name(cellAt, "cellAt");
function refuse(study, { table, row, column }, what) {
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the cell ${table}/${row}/${column} ${what}`, where: study.document.id, next: "Correct the fixture." });
}
__name(refuse, "refuse");
function rowValues(study, { data, column, where }) {
  const rows = study.data.get(data) ?? [];
  const chosen = rows.filter((row) => Object.entries(where).every(([name, texts]) => texts.includes(row[name] ?? "")));
  const values = chosen.map((row) => row[column] ?? "").filter((text2) => text2 !== "").map(Number);
  if (values.length === 0 || values.some((value) => !Number.isFinite(value))) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `no figures in the column ${column} of ${data} where ${JSON.stringify(where)}`, where: study.document.id, next: "Correct the fixture." });
  }
  return values.map(exactly);
}
__name(rowValues, "rowValues");
function checkStudy({ document, data }) {
  const fail = /* @__PURE__ */ __name((where, what) => {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what, where: `${document.id}: ${where}`, next: "Correct the fixture." });
  }, "fail");
  const unique = /* @__PURE__ */ __name((where, ids) => {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== void 0) fail(where, `the id "${twice}" stands twice`);
  }, "unique");
  unique("tables and data", [...document.tables, ...document.data].map(({ id }) => id));
  unique("derived", document.derived.map(({ id }) => id));
  for (const { id, columns, rows } of document.tables) {
    unique(id, columns.map((column) => column.id));
    unique(id, rows.map((row) => row.id));
    for (const { id: row, cells } of rows) if (cells.length !== columns.length) fail(`${id}/${row}`, `${String(cells.length)} cells for ${String(columns.length)} columns`);
  }
  for (const described of document.data) checkData(described, data.get(described.id) ?? [], fail);
}
__name(checkStudy, "checkStudy");
function checkData({ id, columns, rows }, found, fail) {
  if (found.length !== rows) fail(id, `${String(found.length)} rows, the document says ${String(rows)}`);
  const named = columns.map((column) => column.id).join();
  const there = Object.keys(found[0] ?? {}).join();
  if (named !== there) fail(id, `has the columns ${there}, the document says ${named}`);
}
__name(checkData, "checkData");

// src/comparison/published/reference-aggregate.ts
function aggregateReference(study) {
  const serving = study.data.get("serving-runs") ?? [];
  const machines = new Map((study.data.get("index-runs") ?? []).map((row) => [runKey(row), row["runner_cpu"] ?? ""]));
  const builds = [...new Set(serving.map((row) => row["system"] ?? ""))];
  const commonModels = commonCpuModels([...machines].map(([key, cpuModel]) => ({ variant: JSON.parse(key)[0] ?? "", cpuModel })));
  const byScenario = groupBy(serving, (row) => row["scenario"] ?? "");
  const hosts = new Map([...new Set(machines.values())].map((model) => [hostKey(machineOf(model)), machineOf(model)]));
  const common = commonModels[0]?.cpuModel;
  const rows = scenariosOf(study).map((scenario) => {
    const cells = builds.map((build) => referenceCell(build, (byScenario.get(scenario.scenario) ?? []).filter((row) => row["system"] === build).map((row) => ({ row, cpuModel: machines.get(runKey(row)) ?? "" }))));
    const counted = cells[0]?.runs[0]?.calls ?? 0;
    return {
      ...scenario,
      cells,
      ratios: ratiosOf(cells, hosts),
      ranking: rankingOf(cells, hosts),
      mixedCpuModels: cells.filter(({ runs }) => new Set(runs.map((run) => run.hostKey)).size > 1).map(({ variant }) => variant),
      warmUpShare: scenario.warmUps === 0 ? null : round12(scenario.warmUps / (counted + scenario.warmUps)),
      sameModelCells: common === void 0 ? [] : cells.map((cell) => cellOnModel(cell, common, hosts))
    };
  });
  return { builds, runs: machines.size, commonCpuModels: commonModels, rows };
}
__name(aggregateReference, "aggregateReference");
function runKey(row) {
  return JSON.stringify([row["system"], row["repeat"]]);
}
__name(runKey, "runKey");
function scenariosOf(study) {
  const table = study.document.tables.find(({ id }) => id === "scenarios");
  return (table?.rows ?? []).map(({ id, title, cells }) => ({
    suite: cells[0]?.kind === "text" ? cells[0].text : "",
    scenario: title,
    clients: cellValue(study, { table: "scenarios", row: id, column: "clients" }).value,
    warmUps: cellValue(study, { table: "scenarios", row: id, column: "warmUps" }).value
  }));
}
__name(scenariosOf, "scenariosOf");

// src/comparison/published/rule.ts
function evaluateRule(rule, sources) {
  const value = /* @__PURE__ */ __name((part) => evaluateRule(part, sources), "value");
  switch (rule.kind) {
    case "cell":
      return [cellValue(studyOf(rule.study, sources), rule)];
    case "rows":
      return rowValues(studyOf(rule.study, sources), rule);
    case "number":
      return [exactly(rule.value)];
    case "values":
      return rule.of.flatMap(value);
    case "statistic":
      return [statisticOf(rule.statistic, rule.of.flatMap(value))];
    case "product":
      return combine(value(rule.a), value(rule.b), (a, b) => a * b);
    case "quotient":
      return combine(value(rule.numerator), value(rule.denominator), (a, b) => a / b);
    case "difference":
      return combine(value(rule.of), value(rule.less), (a, b) => a - b);
    case "increase":
      return combine(value(rule.to), value(rule.from), (to, from) => (to - from) / from * 100);
    case "reduction":
      return combine(value(rule.to), value(rule.from), (to, from) => (from - to) / from * 100);
    case "span":
      return combine(value(rule.last), value(rule.first), (last, first) => last - first + 1);
    case "ceiling":
      return value(rule.of).map((of) => each(of, Math.ceil));
    case "rank":
      return value(rule.count).map((count) => each(count, (n) => nearestRank(n, rule.percent)));
  }
}
__name(evaluateRule, "evaluateRule");
function studyOf(id, { own, studies }) {
  if (id === void 0) return own;
  const found = studies.get(id);
  if (found === void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `there is no study "${id}"`, where: own.document.id, next: "Correct the fixture." });
  return found;
}
__name(studyOf, "studyOf");
function each({ value, low, high }, apply) {
  return { value: apply(value), low: apply(low), high: apply(high) };
}
__name(each, "each");
function combine(left, right, apply) {
  return left.flatMap(
    (a) => right.map((b) => {
      const corners = [apply(a.low, b.low), apply(a.low, b.high), apply(a.high, b.low), apply(a.high, b.high)];
      return { value: apply(a.value, b.value), low: Math.min(...corners), high: Math.max(...corners) };
    })
  );
}
__name(combine, "combine");
var STATISTICS = {
  median: /* @__PURE__ */ __name((values) => median(values) ?? Number.NaN, "median"),
  smallest: /* @__PURE__ */ __name((values) => Math.min(...values), "smallest"),
  largest: /* @__PURE__ */ __name((values) => Math.max(...values), "largest"),
  sum: /* @__PURE__ */ __name((values) => values.reduce((total, value) => total + value, 0), "sum"),
  count: /* @__PURE__ */ __name((values) => values.length, "count")
};
function statisticOf(name, values) {
  const statistic = STATISTICS[name];
  return { value: statistic(values.map(({ value }) => value)), low: statistic(values.map(({ low }) => low)), high: statistic(values.map(({ high }) => high)) };
}
__name(statisticOf, "statisticOf");

// src/comparison/published/published-gates.ts
function judgePublishedGates(gates, sources) {
  return gates.map((gate) => {
    const value = gate.figure === null ? void 0 : evaluateRule(gate.figure, sources)[0]?.value;
    const figure2 = value === void 0 ? null : round12(value);
    const { limit } = gate;
    return { id: gate.id, rule: gate.rule, verdict: pointVerdict(figure2, limit === null ? null : limitsOf(limit)), figure: figure2, limit: limit === null ? null : `${limit.kind} ${limit.value} ${limit.unit}`, says: gate.says, quote: gate.quote };
  });
}
__name(judgePublishedGates, "judgePublishedGates");
function limitsOf({ kind, value }) {
  return kind === "at least" ? { atLeast: Number(value) } : { atMost: Number(value) };
}
__name(limitsOf, "limitsOf");

// src/comparison/published/verify-study.ts
function verifyStudy(study, studies) {
  const { id, title, licence, derived, gates } = study.document;
  const sources = { own: study, studies };
  const results = judgePublishedGates(gates ?? [], sources);
  return {
    study: id,
    title,
    attribution: licence.attribution,
    figures: derived.map((figure2) => verifyFigure(figure2, sources)),
    gates: gates === void 0 ? null : { results, promoted: isPromoted(results) }
  };
}
__name(verifyStudy, "verifyStudy");
function verifyFigure(figure2, sources) {
  const values = evaluateRule(figure2.rule, sources);
  const { stated, discrepancy } = figure2;
  const results = values.map(({ value }) => finite(value, figure2, sources));
  const recomputed = results.length === 1 ? results.map(round12) : [round12(Math.min(...results)), round12(Math.max(...results))];
  const agrees = holds(stated, results);
  const isKnown = discrepancy !== void 0 && discrepancy.recomputed.join() === recomputed.join();
  return {
    id: figure2.id,
    says: figure2.says,
    stated: statedText(stated),
    unit: stated.unit,
    recomputed,
    verdict: agrees ? discrepancy === void 0 ? "agrees" : "vanished discrepancy" : isKnown ? "known discrepancy" : "new discrepancy",
    withinInputRounding: !agrees && couldHold(stated, values),
    reason: discrepancy?.reason ?? null
  };
}
__name(verifyFigure, "verifyFigure");
function finite(value, { id }, { own }) {
  if (Number.isFinite(value)) return value;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the rule of "${id}" gives no finite number`, where: own.document.id, next: "Correct the fixture." });
}
__name(finite, "finite");
function holds(stated, values) {
  switch (stated.kind) {
    case "figure":
      return values.every((value) => roundsTo(value, stated.value));
    case "range":
      return roundsTo(Math.min(...values), stated.low) && roundsTo(Math.max(...values), stated.high);
    case "between":
      return values.every((value) => isFrom(value, stated.low) && isTo(value, stated.high));
    case "at-most":
      return values.every((value) => value <= Number(stated.limit));
    case "under":
      return values.every((value) => value < Number(stated.limit));
    case "over":
      return values.every((value) => value > Number(stated.limit));
  }
}
__name(holds, "holds");
function isFrom(value, low) {
  return value >= Number(low) || roundsTo(value, low);
}
__name(isFrom, "isFrom");
function isTo(value, high) {
  return value <= Number(high) || roundsTo(value, high);
}
__name(isTo, "isTo");
function couldHold(stated, values) {
  if (stated.kind !== "figure") return false;
  const target = Number(stated.value);
  return values.every(({ low, high }) => roundsTo(Math.min(Math.max(target, low), high), stated.value));
}
__name(couldHold, "couldHold");
function statedText(stated) {
  switch (stated.kind) {
    case "figure":
      return stated.value;
    case "range":
    case "between":
      return `${stated.low} to ${stated.high}`;
    case "at-most":
      return `at most ${stated.limit}`;
    case "under":
      return `under ${stated.limit}`;
    case "over":
      return `over ${stated.limit}`;
  }
}
__name(statedText, "statedText");

// src/model/csv.ts
function parseCsv(text2, where) {
  const records = [];
  let record = [];
  let at = 0;
  while (at < text2.length) {
    const { field, end } = text2[at] === '"' ? quotedField(text2, at, where) : plainField(text2, at);
    record.push(field);
    at = end;
    if (text2[at] === ",") {
      at += 1;
      if (at < text2.length) continue;
      record.push("");
    }
    if (record.length > 1 || record[0] !== "") records.push(record);
    record = [];
    at += text2.startsWith("\r\n", at) ? 2 : 1;
  }
  return records;
}
__name(parseCsv, "parseCsv");
function parseCsvTable(text2, where) {
  const [columns = [], ...records] = parseCsv(text2, where);
  const rows = records.map((record, index) => {
    if (record.length !== columns.length) throw new IndexbenchError("INPUT_INVALID", { what: `${String(record.length)} fields where the first record has ${String(columns.length)}`, where: `${where}, record ${String(index + 2)}` });
    return Object.fromEntries(columns.map((column, position) => [column, record[position] ?? ""]));
  });
  return { columns, rows };
}
__name(parseCsvTable, "parseCsvTable");
function plainField(text2, from) {
  let end = from;
  while (end < text2.length && text2[end] !== "," && text2[end] !== "\n" && !text2.startsWith("\r\n", end)) end += 1;
  return { field: text2.slice(from, end), end };
}
__name(plainField, "plainField");
function quotedField(text2, from, where) {
  let field = "";
  for (let at = from + 1; ; ) {
    const quote = text2.indexOf('"', at);
    if (quote < 0) throw new IndexbenchError("INPUT_INVALID", { what: "a quote is not closed", where: `${where}, character ${String(from + 1)}` });
    field += text2.slice(at, quote);
    if (text2[quote + 1] === '"') {
      field += '"';
      at = quote + 2;
      continue;
    }
    const end = quote + 1;
    if (end < text2.length && text2[end] !== "," && text2[end] !== "\n" && !text2.startsWith("\r\n", end)) throw new IndexbenchError("INPUT_INVALID", { what: "text after a closing quote", where: `${where}, character ${String(end + 1)}` });
    return { field, end };
  }
}
__name(quotedField, "quotedField");

// src/run/published-studies.ts
var WITH_RUNS = "reference-study";
function verifyPublished(folder) {
  const loaded = loadStudies(folder);
  const studies = [...loaded.values()].map((study) => verifyStudy(study, loaded));
  const withRuns = loaded.get(WITH_RUNS);
  const isAsKnown = studies.every(({ figures }) => figures.every(({ verdict }) => verdict === "agrees" || verdict === "known discrepancy"));
  return { studies, aggregate: withRuns === void 0 ? null : aggregateReference(withRuns), exitCode: isAsKnown ? 0 : 1 };
}
__name(verifyPublished, "verifyPublished");
function loadStudies(folder) {
  const studies = /* @__PURE__ */ new Map();
  for (const name of studyFolders(folder)) {
    const file = join(folder, name, "study.json");
    const document = parseDocument("PublishedStudy", readInput(file), file);
    if (document.id !== name) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `its id is "${document.id}", its folder "${name}"`, where: file, next: "Name the folder as the study." });
    const study = { document, data: new Map(document.data.map((data) => [data.id, loadData(join(folder, name), data)])) };
    checkStudy(study);
    studies.set(document.id, study);
  }
  if (studies.size === 0) throw new IndexbenchError("INPUT_NOT_FOUND", { what: "holds no study", where: folder, next: "Give a folder with one folder a study, each with a study.json." });
  return studies;
}
__name(loadStudies, "loadStudies");
function studyFolders(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: "is no folder that can be read", where: folder, cause });
  }
}
__name(studyFolders, "studyFolders");
function loadData(folder, { file, sha256 }) {
  const path = join(folder, file);
  const text2 = readInput(path);
  const found = sha256Hex(text2);
  if (found !== sha256) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `its SHA-256 is ${found}, the study says ${sha256}`, where: path, next: "The rows of a published study are copied unchanged: fetch the file again." });
  return parseCsvTable(text2, path).rows;
}
__name(loadData, "loadData");
export {
  loadStudies,
  verifyPublished
};
