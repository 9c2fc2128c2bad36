import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/cpu-set.ts
var HIGHEST_CPU = 8191;
var ITEM = /^(\d{1,10})(?:-(\d{1,10}))?$/;
var FORM = 'Write CPU numbers and ranges without blanks, for example 0-1 or 2,3, or "auto".';
function parseCpuSet(text, { where, available }) {
  const ranges = text.split(",").map((item) => parseItem(item, text, where));
  const highest = Math.max(...ranges.map((range) => range.last));
  const limit = available === void 0 ? HIGHEST_CPU : Math.max(-1, ...available);
  if (highest > limit) {
    if (available !== void 0) throw unavailable(text, where, available);
    throw new IndexbenchError("USAGE", { what: `CPU ${highest} in "${text}" is beyond the highest that Linux knows, ${HIGHEST_CPU}`, where, next: FORM });
  }
  const cpus = cpuSetOf(ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));
  if (available !== void 0 && !isSubset(cpus, available)) throw unavailable(text, where, available);
  return cpus;
}
__name(parseCpuSet, "parseCpuSet");
function parseKernelCpuList(text) {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const items = trimmed.split(",").map((item) => ITEM.exec(item));
  const cpus = [];
  for (const item of items) {
    if (item === null) return [];
    const first = Number(item[1]);
    const last = Number(item[2] ?? item[1]);
    if (last > HIGHEST_CPU) return [];
    for (let cpu = first; cpu <= last; cpu += 1) cpus.push(cpu);
  }
  return cpuSetOf(cpus);
}
__name(parseKernelCpuList, "parseKernelCpuList");
function formatCpuSet(cpus) {
  if (cpus.length === 0) return "none";
  const parts = [];
  let first = cpus[0] ?? 0;
  let last = first;
  for (const cpu of [...cpus.slice(1), Number.POSITIVE_INFINITY]) {
    if (cpu === last + 1) {
      last = cpu;
      continue;
    }
    parts.push(first === last ? `${first}` : `${first}-${last}`);
    first = cpu;
    last = cpu;
  }
  return parts.join(",");
}
__name(formatCpuSet, "formatCpuSet");
function cpuSetOf(cpus) {
  return [...new Set(cpus)].sort((a, b) => a - b);
}
__name(cpuSetOf, "cpuSetOf");
function isSubset(inner, outer) {
  return inner.every((cpu) => outer.includes(cpu));
}
__name(isSubset, "isSubset");
function intersectionOf(a, b) {
  return a.filter((cpu) => b.includes(cpu));
}
__name(intersectionOf, "intersectionOf");
function differenceOf(a, b) {
  return a.filter((cpu) => !b.includes(cpu));
}
__name(differenceOf, "differenceOf");
function sameCpus(a, b) {
  return a.length === b.length && isSubset(a, b);
}
__name(sameCpus, "sameCpus");
function parseItem(item, text, where) {
  const match = ITEM.exec(item);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (match !== null && first <= last) return { first, last };
  const what = match === null ? `"${item}" in "${text}" is not a CPU number or range` : `the range ${item} in "${text}" runs backwards`;
  throw new IndexbenchError("USAGE", { what, where, next: FORM });
}
__name(parseItem, "parseItem");
function unavailable(text, where, available) {
  return new IndexbenchError("CPUS_UNAVAILABLE", {
    what: `CPUs ${text} were asked for, available are ${formatCpuSet(available)}`,
    where,
    next: `Choose from ${formatCpuSet(available)}, or use "auto".`
  });
}
__name(unavailable, "unavailable");

export {
  parseCpuSet,
  parseKernelCpuList,
  formatCpuSet,
  cpuSetOf,
  isSubset,
  intersectionOf,
  differenceOf,
  sameCpus
};
