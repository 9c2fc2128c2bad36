import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/published-text.ts
function publishedLines(studies, aggregate) {
  return [...studies.flatMap(studyLines), ...aggregate === null ? [] : aggregateLines(aggregate), ...studies.map(({ attribution }) => attribution)];
}
__name(publishedLines, "publishedLines");
function studyLines({ study, figures, gates }) {
  const agreeing = figures.filter(({ verdict }) => verdict === "agrees").length;
  const others = figures.filter(({ verdict }) => verdict !== "agrees");
  const gateLines = gates === null ? [] : [...gates.results.map(gateLine), `  its gates, from published figures: ${gates.promoted ? "promoted" : "not promoted"}`];
  return [`${study}: ${String(agreeing)} of ${String(figures.length)} derived figures recompute`, ...others.map((figure) => `  ${figure.verdict.toUpperCase()}  ${figureText(figure)}`), ...gateLines];
}
__name(studyLines, "studyLines");
function gateLine({ id, rule, verdict, figure, limit, says, quote }) {
  const found = figure === null ? "no published figure" : String(Number(figure.toPrecision(3)));
  return `  gate ${id}: ${verdict}: ${rule}: ${found}, limit ${limit ?? "not published"}; the study says ${says}${quote === null ? "" : `: "${quote}"`}`;
}
__name(gateLine, "gateLine");
function figureText({ id, says, stated, unit, recomputed, withinInputRounding, reason }) {
  const inputs = withinInputRounding ? "; the rounding of its inputs allows it" : "";
  return `${id}: ${says}: stated ${stated} ${unit}, recomputed ${recomputed.join(" to ")}${inputs}${reason === null ? "" : ` (${reason})`}`;
}
__name(figureText, "figureText");
function aggregateLines({ builds, runs, commonCpuModels, rows }) {
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...row, cell })));
  const bound = cells.filter(({ cell }) => cell.state.kind === "measured" && cell.state.clientBound);
  const tooShort = cells.filter(({ cell }) => cell.state.kind === "measured" && cell.state.tooShort);
  const warm = rows.filter(({ warmUpShare }) => warmUpShare !== null);
  const ranked = rows.filter(({ ranking }) => ranking.kind === "ranked").length;
  return [
    `per-run rows: ${String(rows.length)} scenarios of ${String(builds.length)} builds, ${String(runs)} runs, each on a machine of its own: ${String(ranked)} ranked, ratios "across machines" only`,
    `  CPU models under all builds: ${commonCpuModels.map(({ cpuModel, runs: own }) => `${cpuModel} (${String(own)} runs)`).join(", ") || "none"}`,
    ...sameModelLines(commonCpuModels[0]?.cpuModel, rows),
    ...builds.map((build) => `  client-bound, ${build}: ${listed(bound.filter(({ cell }) => cell.variant === build).map(({ scenario }) => scenario))}`),
    ...builds.map((build) => `  too short, ${build}: ${listed(tooShort.filter(({ cell }) => cell.variant === build).map(({ scenario }) => scenario))}`),
    `  warm-ups in the time that rates divide by: ${warm.map(({ scenario, warmUpShare }) => `${scenario} (up to ${((warmUpShare ?? 0) * 100).toFixed(1)} %)`).join(", ")}`
  ];
}
__name(aggregateLines, "aggregateLines");
function sameModelLines(cpuModel, rows) {
  if (cpuModel === void 0) return [];
  const lines = rows.map(({ scenario, sameModelCells }) => {
    const cells = sameModelCells.map(({ variant, runs, summary }) => {
      const rate = summary.find(({ metric }) => metric === "unitsPerSecond")?.median ?? null;
      return `${variant} ${rate === null ? "none" : String(Number(rate.toPrecision(4)))} (${String(runs.length)})`;
    });
    return `    ${scenario}: ${cells.join(", ")}`;
  });
  return [`  on ${cpuModel} alone, units a second (runs), not ranked:`, ...lines];
}
__name(sameModelLines, "sameModelLines");
function listed(names) {
  return names.length === 0 ? "none" : names.join(", ");
}
__name(listed, "listed");
export {
  publishedLines
};
