import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  CONSUMER_FIGURES,
  EMPTY_WORDS,
  MAIN_METRIC,
  MARKS,
  ONE_LEG,
  buildErrorText,
  buildRatioFor,
  buildSummaryOf,
  consumerLines,
  consumerTitle,
  emptyBuildText,
  experimentCells,
  experimentTitle,
  formatBuildMetric,
  gateWords,
  hasSeveralDrivers,
  marksOf,
  noBuildFigureText,
  outcomeLine,
  ratioFor,
  rowTitle,
  samplesNote,
  sideTablesTerminal,
  summaryOf,
  warningCodes
} from "./chunk-RBUERAZT.mjs";
import "./chunk-X5TZWF2O.mjs";
import {
  NO_FIGURE,
  formatMetric,
  formatRange,
  formatRatio,
  rateUnit
} from "./chunk-XXE5QRW6.mjs";
import {
  escapeText
} from "./chunk-RUSGHASN.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/experiment-terminal.ts
function experimentTerminal({ experiments }) {
  return (experiments ?? []).flatMap((table) => {
    const lines = table.lines.filter(({ metric }) => metric === MAIN_METRIC).map((line) => {
      const [work = "", driver = "", , median = "", pairs = "", signs = "", range = "", interval = "", , verdict = ""] = experimentCells(line);
      return `  ${work} (${driver}): ${verdict}: ${median} of ${pairs} pairs, over/under 1: ${signs}, ${range}, interval: ${interval}`;
    });
    const difference = table.differences.map(({ field }) => field).join(", ");
    return [`${experimentTitle(table)} (${difference === "" ? "no difference" : difference})`, ...lines, ""];
  });
}
__name(experimentTerminal, "experimentTerminal");

// src/report/index-build-terminal.ts
var COLUMNS = [["completeNs", "complete"], ["firstInfoNs", "first answer"], ["stackCpuNs", "CPU + node"], ["anonymousPeakBytes", "memory"], ["indexBytes", "index"]];
function indexBuildLines(table) {
  if (table === null) return [];
  return [["index build", ...COLUMNS.map(([, title]) => title)], ...table.cells.map((cell) => [cell.variant, ...cellsOf(table, cell)])];
}
__name(indexBuildLines, "indexBuildLines");
function indexBuildLegend(table) {
  return table === null ? [] : ["from the launch on an empty index; − may be earlier by; ×: of the first with an index, from pairs of runs on one machine, over 1 = more"];
}
__name(indexBuildLegend, "indexBuildLegend");
function cellsOf(table, cell) {
  if (cell.state.kind === "empty") return [emptyBuildText(cell.state)];
  return COLUMNS.map(([metric]) => figureText(table, cell, metric));
}
__name(cellsOf, "cellsOf");
function figureText(table, cell, metric) {
  const summary = buildSummaryOf(cell, metric);
  if (summary === null) return noBuildFigureText(cell, metric);
  const ratio = buildRatioFor(table, cell.variant, metric);
  const parts = [formatBuildMetric(metric, summary.median), buildErrorText(summary), ratio === null || ratio.median === null ? "" : `${formatRatio({ ...ratio, bound: "exact" })}${ratio.basis.kind === "across-machines" ? " [x]" : ""}`];
  const letters = metric === "completeNs" ? marksOf(cell.warnings).map(({ letter }) => letter).join("") : "";
  return [...parts, letters === "" ? "" : `[${letters}]`].filter((part) => part !== "").join(" ");
}
__name(figureText, "figureText");

// src/report/terminal-table.ts
var DEFAULT_COLUMNS = 120;
var GAP = "  ";
var SHOWN_TROUBLES = 50;
var ACROSS_MARK = "[x]";
function terminalTable(comparison, columns = DEFAULT_COLUMNS) {
  const wide = wideLayout(comparison);
  const body = comparison.rows.length === 0 ? [] : wide.every((line) => line.length <= columns) ? wide : narrowLayout(comparison);
  const builds = buildsLayout(comparison, columns);
  const parts = [...builds, ...builds.length > 0 ? [""] : [], ...body, ...body.length > 0 ? [""] : [], ...experimentTerminal(comparison), ...consumerBlocks(comparison), ...indexBuildLegend(comparison.indexBuild), ...legend(comparison), ...sideTablesTerminal(comparison), ...troubles(comparison), ...gateLines(comparison), samplesNote(comparison), outcomeLine(comparison)];
  return `${parts.map((line) => wrap(escapeText(line), columns)).join("\n")}
`;
}
__name(terminalTable, "terminalTable");
function buildsLayout({ indexBuild }, columns) {
  const [header = [], ...lines] = indexBuildLines(indexBuild);
  const wide = alignColumns([header, ...lines]);
  if (header.length === 0 || wide.every((line) => line.length <= columns)) return header.length === 0 ? [] : wide;
  return lines.flatMap(([variant = "", ...cells]) => [`index build, ${variant}`, ...alignColumns(cells.map((text, index) => [`  ${header[index + 1] ?? ""}`, text]))]);
}
__name(buildsLayout, "buildsLayout");
function wideLayout(comparison) {
  const [first = "", ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  const header = ["scenario", ...isDriverShown ? ["driver"] : [], "unit", first, ...others.flatMap((variant) => [variant, `÷ ${first}`])];
  const lines = comparison.rows.map((row) => {
    const [firstCell, ...otherCells] = row.cells;
    const cells = [firstCell === void 0 ? "" : cellText(firstCell), ...otherCells.flatMap((cell) => [cellText(cell), ratioText(row, cell)])];
    return [rowLabel(row), ...isDriverShown ? [row.driver] : [], rateUnit(row.unit), ...cells];
  });
  return alignColumns([header, ...lines]);
}
__name(wideLayout, "wideLayout");
function narrowLayout(comparison) {
  return comparison.rows.flatMap((row) => {
    const lines = row.cells.map((cell, index) => [`  ${cell.variant}`, cellText(cell), index === 0 ? "" : ratioText(row, cell)]);
    return [`${rowLabel(row)}, ${row.driver}, ${rateUnit(row.unit)}`, ...alignColumns(lines)];
  });
}
__name(narrowLayout, "narrowLayout");
function rowLabel(row) {
  return rowTitle(row) === row.title ? row.scenario : `${row.scenario} (other bytes)`;
}
__name(rowLabel, "rowLabel");
function cellText(cell) {
  if (cell.state.kind === "empty") return `${NO_FIGURE} ${EMPTY_WORDS[cell.state.reason]}`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return NO_FIGURE;
  const range = summary.n === 1 ? "" : ` (${formatRange(MAIN_METRIC, summary.min, summary.max)})`;
  const letters = marksOf(cell.warnings).map(({ letter }) => letter).join("");
  return `${formatMetric(MAIN_METRIC, summary.median)}${range}${letters === "" ? "" : ` [${letters}]`}`;
}
__name(cellText, "cellText");
function ratioText(row, cell) {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  if (ratio === null) return NO_FIGURE;
  return ratio.basis.kind === "across-machines" ? `${formatRatio(ratio)} ${ACROSS_MARK}` : formatRatio(ratio);
}
__name(ratioText, "ratioText");
function alignColumns(lines) {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP).trimEnd());
}
__name(alignColumns, "alignColumns");
function consumerBlocks(comparison) {
  return comparison.consumers.flatMap((table) => {
    const lines = consumerLines(table).map(({ driver, empty, figures, blocks, bytes, content }) => [driver, ...empty === null ? [...figures.map(({ median }) => median), blocks, bytes, content] : [`${NO_FIGURE} ${empty}`, "", "", "", "", ""]]);
    return [`consumers, one pass: ${consumerTitle(comparison, table)}`, ...alignColumns([["consumer", ...CONSUMER_FIGURES.map((head) => head.toLowerCase().replace("cpu", "CPU")), "blocks", "payload", "content"], ...lines]), ""];
  });
}
__name(consumerBlocks, "consumerBlocks");
function legend(comparison) {
  const codes = warningCodes(comparison);
  const words = new Map([...codes].flatMap((code) => MARKS[code] ?? []).map(({ letter, word }) => [letter, word]));
  const isAcross = (comparison.indexBuild?.ratios ?? []).some(({ basis }) => basis.kind === "across-machines") || comparison.rows.some(({ ratios }) => ratios.some(({ basis }) => basis.kind === "across-machines"));
  const marks = [...words].sort(([a], [b]) => a < b ? -1 : 1).map(([letter, word]) => `[${letter}] ${word}`);
  const all = isAcross ? [...marks, `${ACROSS_MARK} across machines, no verdict`] : marks;
  return [
    ...comparison.rows.length === 0 ? [] : ["median (smallest–largest run) over good calls; ÷: ratio of pairs of runs on one machine, over 1 = more per second"],
    ...all.length === 0 ? [] : [all.join(", ")]
  ];
}
__name(legend, "legend");
function troubles({ expected, onlyRuns, failures, refused, notComparable, indexBuild }) {
  return [
    ...onlyRuns === void 0 ? [] : [ONE_LEG],
    ...shortList("missing", expected.missing.map(({ variant, repeat }) => `${variant}, repeat ${String(repeat)}`)),
    ...shortList("failed", failures.map(({ variant, repeat, code, message }) => `${variant ?? NO_FIGURE}${repeat === null ? "" : `, repeat ${String(repeat)}`}: ${code}: ${message}`)),
    ...shortList("refused", refused.map(({ label, code, message }) => `${label}: ${code}: ${message}`)),
    ...shortList("not comparable", (indexBuild?.apart ?? []).map(({ variant, field, value, others }) => `index build, ${variant}: ${field} differs (${value}, the others ${others})`)),
    ...shortList("not comparable", notComparable.map(({ scenario, driver, variant, field, value, others }) => `${scenario}, ${driver}, ${variant}: ${field} differs (${value}, the others ${others})`))
  ];
}
__name(troubles, "troubles");
function shortList(title, items) {
  const shown = items.slice(0, SHOWN_TROUBLES).map((item) => `${title}: ${item}`);
  return items.length > SHOWN_TROUBLES ? [...shown, `${title}: ${String(items.length - SHOWN_TROUBLES)} more`] : shown;
}
__name(shortList, "shortList");
function gateLines({ gates }) {
  return gates.map(({ id, figure, limit, ...result }) => {
    const [verdict = "", ...others] = gateWords(result);
    return [`gate ${id}: ${verdict}${figure === null ? "" : ` (${figure})`}`, `limit ${limit}`, ...others].join("; ");
  });
}
__name(gateLines, "gateLines");
function wrap(line, columns) {
  if (line.length <= columns) return line;
  const at = line.lastIndexOf(" ", columns);
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  if (at <= indent) return line;
  return `${line.slice(0, at)}
${wrap(`${" ".repeat(Math.min(indent + 2, 8))}${line.slice(at + 1)}`, columns)}`;
}
__name(wrap, "wrap");
export {
  terminalTable
};
