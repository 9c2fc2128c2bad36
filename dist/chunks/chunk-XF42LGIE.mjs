import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/cpu-resolution.ts
var TICK_NS = { proc: 1e7, cgroup1: 1e7, cgroup2: null, systemd: null };
var MINIMUM_TICKS = 10;
function tellableCpuNs(resources, side) {
  const cpuNs = resources === null ? null : cpuNsOf(usageOf(resources, side));
  return resources === null || cpuNs === null || isBelowResolution(resources, side) ? null : cpuNs;
}
__name(tellableCpuNs, "tellableCpuNs");
function tellableStackCpuNs(resources) {
  if (resources === null) return null;
  const { node, target, source } = resources;
  const parts = [cpuNsOf(target), ...node === null || node === void 0 ? [] : [cpuNsOf(node)]];
  const known = parts.filter((cpuNs2) => cpuNs2 !== null);
  const cpuNs = known.reduce((sum, part) => sum + part, 0);
  return known.length < parts.length || !isCpuTellable(source, cpuNs) ? null : cpuNs;
}
__name(tellableStackCpuNs, "tellableStackCpuNs");
function resolutionWarning(runs) {
  const known = runs.flatMap((resources) => resources ?? []);
  const sides = ["server", "client"].filter((side) => known.some((resources) => isBelowResolution(resources, side)));
  const tickNs = Math.max(0, ...known.map(({ source }) => TICK_NS[source] ?? 0));
  return sides.length === 0 ? [] : [{ code: "cpu-below-resolution", sides, tickNs }];
}
__name(resolutionWarning, "resolutionWarning");
function isCpuTellable(source, cpuNs) {
  const tickNs = TICK_NS[source];
  return tickNs === null || cpuNs >= MINIMUM_TICKS * tickNs;
}
__name(isCpuTellable, "isCpuTellable");
function serverResolutionWarning(source, cpuNs) {
  return cpuNs === null || isCpuTellable(source, cpuNs) ? [] : [{ code: "cpu-below-resolution", sides: ["server"], tickNs: TICK_NS[source] ?? 0 }];
}
__name(serverResolutionWarning, "serverResolutionWarning");
function isBelowResolution(resources, side) {
  const cpuNs = cpuNsOf(usageOf(resources, side));
  return cpuNs !== null && !isCpuTellable(resources.source, cpuNs);
}
__name(isBelowResolution, "isBelowResolution");
function usageOf(resources, side) {
  return side === "server" ? resources.target : resources.client;
}
__name(usageOf, "usageOf");
function cpuNsOf({ cpuUserNs, cpuSystemNs }) {
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
__name(cpuNsOf, "cpuNsOf");

export {
  tellableCpuNs,
  tellableStackCpuNs,
  resolutionWarning,
  isCpuTellable,
  serverResolutionWarning
};
