import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  EMPTY_WORDS,
  MAIN_METRIC,
  MARKS,
  hasSeveralDrivers,
  marksOf,
  outcomeLine,
  ratioFor,
  rowTitle,
  summaryOf,
  warningCodes
} from "./chunk-G4SSSCAT.mjs";
import {
  NO_FIGURE,
  formatMetric,
  formatRange,
  formatRatio,
  rateUnit
} from "./chunk-OOJJHVB4.mjs";
import {
  escapeText
} from "./chunk-7BKZQ47T.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/terminal-table.ts
var DEFAULT_COLUMNS = 120;
var GAP = "  ";
var SHOWN_TROUBLES = 50;
var ACROSS_MARK = "[x]";
function terminalTable(comparison, columns = DEFAULT_COLUMNS) {
  const wide = wideLayout(comparison);
  const body = wide.every((line) => line.length <= columns) ? wide : narrowLayout(comparison);
  const parts = [...body, "", ...legend(comparison), ...troubles(comparison), ...gateLines(comparison), outcomeLine(comparison)];
  return `${parts.map((line) => wrap(escapeText(line), columns)).join("\n")}
`;
}
__name(terminalTable, "terminalTable");
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
function legend(comparison) {
  const codes = warningCodes(comparison);
  const words = new Map([...codes].flatMap((code) => MARKS[code] ?? []).map(({ letter, word }) => [letter, word]));
  const isAcross = comparison.rows.some(({ ratios }) => ratios.some(({ basis }) => basis.kind === "across-machines"));
  const marks = [...words].sort(([a], [b]) => a < b ? -1 : 1).map(([letter, word]) => `[${letter}] ${word}`);
  const all = isAcross ? [...marks, `${ACROSS_MARK} across machines, no verdict`] : marks;
  return [
    "median (smallest–largest run) over good calls; ÷: ratio of pairs of runs on one machine, over 1 = more per second",
    ...all.length === 0 ? [] : [all.join(", ")]
  ];
}
__name(legend, "legend");
function troubles({ expected, failures, refused, notComparable }) {
  return [
    ...shortList("missing", expected.missing.map(({ variant, repeat }) => `${variant}, repeat ${String(repeat)}`)),
    ...shortList("failed", failures.map(({ variant, repeat, code, message }) => `${variant ?? NO_FIGURE}${repeat === null ? "" : `, repeat ${String(repeat)}`}: ${code}: ${message}`)),
    ...shortList("refused", refused.map(({ label, code, message }) => `${label}: ${code}: ${message}`)),
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
  return gates.map(({ id, verdict, figure, limit, postHoc }) => `gate ${id}: ${verdict}${figure === null ? "" : ` (${figure})`}; limit ${limit}${postHoc ? "; declared after the run" : ""}`);
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
