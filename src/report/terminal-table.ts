import type { Cell, Comparison, Row } from '../model/generated/types.ts';
import { CONSUMER_FIGURES, consumerLines, consumerTitle } from './consumer-view.ts';
import { escapeText } from './escape.ts';
import { experimentTerminal } from './experiment-terminal.ts';
import { NO_FIGURE, formatMetric, formatRange, formatRatio, rateUnit } from './figures.ts';
import { indexBuildLegend, indexBuildLines } from './index-build-terminal.ts';
import { MAIN_METRIC, hasSeveralDrivers, ONE_LEG, outcomeLine, ratioFor, rowTitle, summaryOf, warningCodes } from './row-view.ts';
import { sideTablesTerminal } from './side-tables-text.ts';
import { EMPTY_WORDS, MARKS, gateWords, marksOf, samplesNote } from './wording.ts';

const DEFAULT_COLUMNS = 120;
const GAP = '  ';
/** Entries of a list of troubles that are printed; the files hold all. */
const SHOWN_TROUBLES = 50;
const ACROSS_MARK = '[x]';

/**
 * The table printed at the end of `run`: one line a row, with a column a variant; where that does not fit, one line a variant under each row.
 *
 * @param columns width of the terminal, in characters
 */
export function terminalTable(comparison: Comparison, columns: number = DEFAULT_COLUMNS): string {
  const wide = wideLayout(comparison);
  const body = comparison.rows.length === 0 ? [] : wide.every((line) => line.length <= columns) ? wide : narrowLayout(comparison);
  const builds = buildsLayout(comparison, columns);
  const parts = [...builds, ...(builds.length > 0 ? [''] : []), ...body, ...(body.length > 0 ? [''] : []), ...experimentTerminal(comparison), ...consumerBlocks(comparison), ...indexBuildLegend(comparison.indexBuild), ...legend(comparison), ...sideTablesTerminal(comparison), ...troubles(comparison), ...gateLines(comparison), samplesNote(comparison), outcomeLine(comparison)];
  return `${parts.map((line) => wrap(escapeText(line), columns)).join('\n')}\n`;
}

function buildsLayout({ indexBuild }: Comparison, columns: number): string[] {
  const [header = [], ...lines] = indexBuildLines(indexBuild);
  const wide = alignColumns([header, ...lines]);
  if (header.length === 0 || wide.every((line) => line.length <= columns)) return header.length === 0 ? [] : wide;
  return lines.flatMap(([variant = '', ...cells]) => [`index build, ${variant}`, ...alignColumns(cells.map((text, index) => [`  ${header[index + 1] ?? ''}`, text]))]);
}

function wideLayout(comparison: Comparison): string[] {
  const [first = '', ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  const header = ['scenario', ...(isDriverShown ? ['driver'] : []), 'unit', first, ...others.flatMap((variant) => [variant, `÷ ${first}`])];
  const lines = comparison.rows.map((row) => {
    const [firstCell, ...otherCells] = row.cells;
    const cells = [firstCell === undefined ? '' : cellText(firstCell), ...otherCells.flatMap((cell) => [cellText(cell), ratioText(row, cell)])];
    return [rowLabel(row), ...(isDriverShown ? [row.driver] : []), rateUnit(row.unit), ...cells];
  });
  return alignColumns([header, ...lines]);
}

function narrowLayout(comparison: Comparison): string[] {
  return comparison.rows.flatMap((row) => {
    const lines = row.cells.map((cell, index) => [`  ${cell.variant}`, cellText(cell), index === 0 ? '' : ratioText(row, cell)]);
    return [`${rowLabel(row)}, ${row.driver}, ${rateUnit(row.unit)}`, ...alignColumns(lines)];
  });
}

function rowLabel(row: Row): string {
  return rowTitle(row) === row.title ? row.scenario : `${row.scenario} (other bytes)`;
}

/** `412,300 (401,000–420,000) [cu]`, or why it is empty. */
function cellText(cell: Cell): string {
  if (cell.state.kind === 'empty') return `${NO_FIGURE} ${EMPTY_WORDS[cell.state.reason]}`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return NO_FIGURE;
  const range = summary.n === 1 ? '' : ` (${formatRange(MAIN_METRIC, summary.min, summary.max)})`;
  const letters = marksOf(cell.warnings).map(({ letter }) => letter).join('');
  return `${formatMetric(MAIN_METRIC, summary.median)}${range}${letters === '' ? '' : ` [${letters}]`}`;
}

function ratioText(row: Row, cell: Cell): string {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  if (ratio === null) return NO_FIGURE;
  return ratio.basis.kind === 'across-machines' ? `${formatRatio(ratio)} ${ACROSS_MARK}` : formatRatio(ratio);
}

function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP).trimEnd());
}

/** What one pass cost each consumer. */
function consumerBlocks(comparison: Comparison): string[] {
  return comparison.consumers.flatMap((table) => {
    const lines = consumerLines(table).map(({ driver, empty, figures, blocks, bytes, content }) => [driver, ...(empty === null ? [...figures.map(({ median }) => median), blocks, bytes, content] : [`${NO_FIGURE} ${empty}`, '', '', '', '', ''])]);
    return [`consumers, one pass: ${consumerTitle(comparison, table)}`, ...alignColumns([['consumer', ...CONSUMER_FIGURES.map((head) => head.toLowerCase().replace('cpu', 'CPU')), 'blocks', 'payload', 'content'], ...lines]), ''];
  });
}

/** Only the marks that occur. */
function legend(comparison: Comparison): string[] {
  const codes = warningCodes(comparison);
  const words = new Map([...codes].flatMap((code) => MARKS[code] ?? []).map(({ letter, word }) => [letter, word]));
  const isAcross = (comparison.indexBuild?.ratios ?? []).some(({ basis }) => basis.kind === 'across-machines') || comparison.rows.some(({ ratios }) => ratios.some(({ basis }) => basis.kind === 'across-machines'));
  const marks = [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letter, word]) => `[${letter}] ${word}`);
  const all = isAcross ? [...marks, `${ACROSS_MARK} across machines, no verdict`] : marks;
  return [
    ...(comparison.rows.length === 0 ? [] : ['median (smallest–largest run) over good calls; ÷: ratio of pairs of runs on one machine, over 1 = more per second']),
    ...(all.length === 0 ? [] : [all.join(', ')]),
  ];
}

function troubles({ expected, onlyRuns, failures, refused, notComparable, indexBuild }: Comparison): string[] {
  return [
    ...(onlyRuns === undefined ? [] : [ONE_LEG]),
    ...shortList('missing', expected.missing.map(({ variant, repeat }) => `${variant}, repeat ${String(repeat)}`)),
    ...shortList('failed', failures.map(({ variant, repeat, code, message }) => `${variant ?? NO_FIGURE}${repeat === null ? '' : `, repeat ${String(repeat)}`}: ${code}: ${message}`)),
    ...shortList('refused', refused.map(({ label, code, message }) => `${label}: ${code}: ${message}`)),
    ...shortList('not comparable', (indexBuild?.apart ?? []).map(({ variant, field, value, others }) => `index build, ${variant}: ${field} differs (${value}, the others ${others})`)),
    ...shortList('not comparable', notComparable.map(({ scenario, driver, variant, field, value, others }) => `${scenario}, ${driver}, ${variant}: ${field} differs (${value}, the others ${others})`)),
  ];
}

function shortList(title: string, items: readonly string[]): string[] {
  const shown = items.slice(0, SHOWN_TROUBLES).map((item) => `${title}: ${item}`);
  return items.length > SHOWN_TROUBLES ? [...shown, `${title}: ${String(items.length - SHOWN_TROUBLES)} more`] : shown;
}

function gateLines({ gates }: Comparison): string[] {
  return gates.map(({ id, figure, limit, ...result }) => {
    const [verdict = '', ...others] = gateWords(result);
    return [`gate ${id}: ${verdict}${figure === null ? '' : ` (${figure})`}`, `limit ${limit}`, ...others].join('; ');
  });
}

/** Breaks at spaces; what has none is left whole. */
function wrap(line: string, columns: number): string {
  if (line.length <= columns) return line;
  const at = line.lastIndexOf(' ', columns);
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  if (at <= indent) return line;
  return `${line.slice(0, at)}\n${wrap(`${' '.repeat(Math.min(indent + 2, 8))}${line.slice(at + 1)}`, columns)}`;
}
