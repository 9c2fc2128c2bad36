import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isCpuTellable
} from "./chunk-XF42LGIE.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/layout.ts
var DOCUMENT_FILES = {
  Bundle: "bundle.json",
  Plan: "plan.json",
  Measurements: "measurements.json",
  Payloads: "payloads.json",
  IndexBuild: "index-build.json"
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

// src/comparison/index-build/metrics.ts
var INDEX_BUILD_METRICS = [
  "completeNs",
  "firstInfoNs",
  "firstBlockNs",
  "stopNs",
  "cpuNs",
  "cpuAtCompletionNs",
  "nodeCpuNs",
  "stackCpuNs",
  "anonymousPeakBytes",
  "residentPeakBytes",
  "groupPeakBytes",
  "nodeAnonymousPeakBytes",
  "readBytes",
  "writtenBytes",
  "writtenAtCompletionBytes",
  "nodeReadBytes",
  "nodeWrittenBytes",
  "indexBytes"
];
var POLLED_METRICS = { completeNs: "complete", firstInfoNs: "firstInfo", firstBlockNs: "firstBlock" };
function indexBuildValues({ figures, source }) {
  if (figures === null || source === null) return Object.fromEntries(INDEX_BUILD_METRICS.map((metric) => [metric, null]));
  const { system, node } = figures;
  const cpuNs = cpuOf(system.afterStop);
  const nodeCpuNs = cpuOf(node?.afterStop ?? null);
  return {
    completeNs: figures.complete?.atNs ?? null,
    firstInfoNs: figures.firstInfo?.atNs ?? null,
    firstBlockNs: figures.firstBlock?.atNs ?? null,
    stopNs: figures.stopNs,
    cpuNs: tellable(source, cpuNs),
    cpuAtCompletionNs: tellable(source, cpuOf(system.atCompletion)),
    nodeCpuNs: tellable(source, nodeCpuNs),
    stackCpuNs: tellable(source, stackCpu(cpuNs, { node, nodeCpuNs })),
    anonymousPeakBytes: system.anonymousPeakBytes,
    residentPeakBytes: system.residentPeakBytes,
    groupPeakBytes: system.groupPeakBytes,
    nodeAnonymousPeakBytes: node?.anonymousPeakBytes ?? null,
    readBytes: system.afterStop?.readBytes ?? null,
    writtenBytes: system.afterStop?.writtenBytes ?? null,
    writtenAtCompletionBytes: system.atCompletion?.writtenBytes ?? null,
    nodeReadBytes: node?.afterStop?.readBytes ?? null,
    nodeWrittenBytes: node?.afterStop?.writtenBytes ?? null,
    indexBytes: figures.indexBytes
  };
}
__name(indexBuildValues, "indexBuildValues");
function polledErrors({ figures }) {
  return Object.fromEntries(Object.entries(POLLED_METRICS).map(([metric, time]) => [metric, figures?.[time]?.errorNs ?? null]));
}
__name(polledErrors, "polledErrors");
function stackCpu(cpuNs, { node, nodeCpuNs }) {
  if (node === null || cpuNs === null) return cpuNs;
  return nodeCpuNs === null ? null : cpuNs + nodeCpuNs;
}
__name(stackCpu, "stackCpu");
function cpuOf(totals) {
  if (totals === null) return null;
  const { cpuUserNs, cpuSystemNs } = totals;
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
__name(cpuOf, "cpuOf");
function tellable(source, cpuNs) {
  return cpuNs !== null && isCpuTellable(source, cpuNs) ? cpuNs : null;
}
__name(tellable, "tellable");

export {
  DOCUMENT_FILES,
  MANIFEST_FILE,
  JOURNAL_FILE,
  SAMPLES_FOLDER,
  LOGS_FOLDER,
  UNFINISHED_SUFFIX,
  isBundlePath,
  INDEX_BUILD_METRICS,
  indexBuildValues,
  polledErrors,
  cpuOf
};
