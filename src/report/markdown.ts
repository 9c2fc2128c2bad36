import type { Cell, Comparison, Metric, Row } from '../model/generated/types.ts';
import { adviceOn } from './advice.ts';
import { escapeMarkdown, markdownCode } from './escape.ts';
import { NO_FIGURE, formatMetric, formatRange, formatRatio, rateUnit } from './figures.ts';
import { consumersSection } from './consumers-markdown.ts';
import { experimentsMarkdown } from './experiment-markdown.ts';
import { hostClassText } from './host-class.ts';
import { indexBuildDetailsMarkdown, indexBuildMarkdown } from './index-build-markdown.ts';
import { bullets } from './markdown-list.ts';
import { markdownTable } from './markdown-table.ts';
import { PART_HEADS, partLines } from './parts-view.ts';
import { MAIN_METRIC, hasNodeCpu, hasSeveralDrivers, outcomeLine, programLines, ratioFor, rowTitle, shortcomings, summaryOf } from './row-view.ts';
import { sideTablesMarkdown } from './side-tables-text.ts';
import { EMPTY_WORDS, HOW_TO_READ, basisText, claimText, gateWords, marksOf, metricTitle, noFigureText, samplesNote } from './wording.ts';

/** Metrics of the second table, besides the rate. */
const DETAIL_METRICS: readonly Metric[] = ['p50Ns', 'p95Ns', 'p99Ns', 'firstMessageP50Ns', 'serverCpuNsPerUnit', 'stackCpuNsPerUnit', 'serverAnonymousPeakBytes', 'bytesPerCall'];

const MAX_TABLE_VARIANTS = 6;

/** The comparison as GitHub-flavoured Markdown. */
export function comparisonMarkdown(comparison: Comparison): string {
  const sections = [
    ['# Comparison', '', `${outcomeLine(comparison)}.`],
    bullets(shortcomings(comparison)),
    gatesSection(comparison),
    experimentsMarkdown(comparison),
    indexBuildMarkdown(comparison.indexBuild),
    ...(comparison.rows.length === 0 ? [] : [['## Throughput', '', ...throughputTables(comparison)], consumersSection(comparison), ['## How to read this', '', ...bullets(HOW_TO_READ)], ['## Details', '', ...detailTable(comparison)]]),
    partsSection(comparison),
    sideTablesMarkdown(comparison),
    notesSection(comparison),
    indexBuildDetailsMarkdown(comparison.indexBuild),
    notComparableSection(comparison),
    failuresSection(comparison),
    inputsSection(comparison),
  ];
  return `${sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** One table; with many variants one a row of work, since it would be wider than a page. */
function throughputTables(comparison: Comparison): string[] {
  if (comparison.variants.length <= MAX_TABLE_VARIANTS) return throughputTable(comparison);
  return comparison.rows.flatMap((row, index) => {
    const title = `### ${escapeMarkdown(rowTitle(row))}${hasSeveralDrivers(comparison) ? `, ${row.driver}` : ''}`;
    const lines = row.cells.map((cell, column) => [escapeMarkdown(cell.variant), cellText(cell, row), column === 0 ? '' : ratioText(row, cell)]);
    return [...(index === 0 ? [] : ['']), title, '', ...markdownTable(['Variant', 'Throughput', `÷ ${escapeMarkdown(comparison.variants[0] ?? '')}`], lines)];
  });
}

function throughputTable(comparison: Comparison): string[] {
  const [first = '', ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  const header = ['Work', ...(isDriverShown ? ['Driver'] : []), first, ...others.flatMap((variant) => [variant, `÷ ${first}`])].map(escapeMarkdown);
  const lines = comparison.rows.map((row) => {
    const [firstCell, ...otherCells] = row.cells;
    const cells = [firstCell === undefined ? '' : cellText(firstCell, row), ...otherCells.flatMap((cell) => [cellText(cell, row), ratioText(row, cell)])];
    return [escapeMarkdown(rowTitle(row)), ...(isDriverShown ? [row.driver] : []), ...cells];
  });
  return markdownTable(header, lines);
}

function cellText(cell: Cell, row: Row): string {
  if (cell.state.kind === 'empty') return `${NO_FIGURE} ${EMPTY_WORDS[cell.state.reason]}`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return NO_FIGURE;
  const range = summary.n === 1 ? '' : `<br>${formatRange(MAIN_METRIC, summary.min, summary.max)}`;
  const marks = marksOf(cell.warnings).map(({ word }) => word).join(', ');
  return `**${formatMetric(MAIN_METRIC, summary.median)}** ${rateUnit(row.unit)}${range}${marks === '' ? '' : `<br>*${marks}*`}`;
}

function ratioText(row: Row, cell: Cell): string {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  if (ratio === null) return NO_FIGURE;
  return ratio.basis.kind === 'across-machines' ? `${formatRatio(ratio)}<br>*across machines*` : formatRatio(ratio);
}

function detailTable({ rows }: Comparison): string[] {
  const metrics = DETAIL_METRICS.filter((metric) => metric !== 'stackCpuNsPerUnit' || hasNodeCpu(rows));
  const lines = rows.flatMap((row) =>
    row.cells.filter(({ state }) => state.kind === 'measured').flatMap((cell) => [
      [escapeMarkdown(rowTitle(row)), row.driver, cell.variant, runsText(cell), ...metrics.map((metric) => detailText(cell, metric)), ratioBasis(row, cell)],
    ]),
  );
  const titles = metrics.map((metric) => metricTitle(metric, 'unit'));
  return markdownTable(['Work', 'Driver', 'Variant', 'Runs', ...titles, 'Ratio from'], lines);
}

function detailText(cell: Cell, metric: Metric): string {
  const summary = summaryOf(cell, metric);
  return summary === null ? noFigureText(cell, metric) : formatMetric(metric, summary.median);
}

function runsText(cell: Cell): string {
  const summary = summaryOf(cell, MAIN_METRIC);
  return summary === null ? NO_FIGURE : claimText(summary);
}

function ratioBasis(row: Row, cell: Cell): string {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  return ratio === null ? NO_FIGURE : escapeMarkdown(basisText(ratio));
}

/** The methods of mixes, each with its own latencies. */
function partsSection({ rows }: Comparison): string[] {
  const lines = rows.flatMap((row) => partLines(row).map(({ method, variant, figures }) => [escapeMarkdown(rowTitle(row)), row.driver, method, escapeMarkdown(variant), ...figures]));
  return lines.length === 0 ? [] : ['## Parts of mixes', '', ...markdownTable(['Work', 'Driver', 'Method', 'Variant', ...PART_HEADS], lines)];
}

/** One line a note: cells that it is true of stand in front, so that what is the same everywhere is said once. */
function notesSection({ rows }: Comparison): string[] {
  const cellsByNote = new Map<string, string[]>();
  for (const { scenario, driver, cells } of rows) {
    for (const cell of cells) {
      for (const note of notesOn(cell)) cellsByNote.set(note, [...(cellsByNote.get(note) ?? []), escapeMarkdown(`${scenario} (${driver}, ${cell.variant})`)]);
    }
  }
  return cellsByNote.size === 0 ? [] : ['## Notes on cells', '', ...[...cellsByNote].map(([note, cells]) => `- ${cells.join(', ')}: ${note}`)];
}

function notesOn({ state, warnings }: Cell): string[] {
  const empty = state.kind === 'empty' ? [`${EMPTY_WORDS[state.reason]}: ${markdownCode(state.detail)}`] : [];
  return [...empty, ...warnings.map((warning) => escapeMarkdown(adviceOn(warning)))];
}

function gatesSection({ gates }: Comparison): string[] {
  if (gates.length === 0) return [];
  const lines = gates.map(({ id, figure, limit, ...verdict }) => [escapeMarkdown(id), gateVerdict(verdict), figure === null ? NO_FIGURE : escapeMarkdown(figure), escapeMarkdown(limit)]);
  return ['## Gates', '', ...markdownTable(['Gate', 'Verdict', 'Figure', 'Limit'], lines)];
}

function gateVerdict(result: Parameters<typeof gateWords>[0]): string {
  const [verdict = '', ...others] = gateWords(result);
  return `**${verdict}**${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
}

function notComparableSection({ notComparable }: Comparison): string[] {
  if (notComparable.length === 0) return [];
  const lines = notComparable.map(({ scenario, driver, variant, bundleId, field, value, others }) => [escapeMarkdown(scenario), driver, escapeMarkdown(variant), bundleId.slice(0, 12), escapeMarkdown(field), markdownCode(value), markdownCode(others)]);
  return ['## Measured, not comparable', '', ...markdownTable(['Scenario', 'Driver', 'Variant', 'Bundle', 'Field', 'Here', 'The others'], lines)];
}

function failuresSection({ failures, refused }: Comparison): string[] {
  if (failures.length + refused.length === 0) return [];
  const lines = [
    ...failures.map(({ label, code, message }) => [markdownCode(label), escapeMarkdown(code), markdownCode(message)]),
    ...refused.map(({ label, code, message }) => [markdownCode(label), `refused: ${escapeMarkdown(code)}`, markdownCode(message)]),
  ];
  return ['## Failures', '', ...markdownTable(['Run', 'Code', 'Message'], lines)];
}

function inputsSection(comparison: Comparison): string[] {
  const { inputs, hosts, plans } = comparison;
  const lines = inputs.map(({ bundleId, variant, repeat, attempt, legId, outcome, used, startedAt }) => [`\`${bundleId}\``, escapeMarkdown(variant), String(repeat), String(attempt), markdownCode(legId), used ? outcome : `${outcome}, replaced`, startedAt]);
  return [
    '## Inputs',
    '',
    samplesNote(comparison),
    '',
    ...hosts.map((host) => `Host \`${host.hostKey.slice(0, 12)}\`: ${escapeMarkdown(hostClassText(host))}.\n`),
    ...plans.map(({ id, planSha256 }) => `Plan ${escapeMarkdown(id)}: \`${planSha256}\``),
    ...programLines(comparison).map((line) => `\n${escapeMarkdown(line)}`),
    '',
    ...markdownTable(['Bundle', 'Variant', 'Repeat', 'Attempt', 'Leg', 'Outcome', 'Started'], lines),
  ];
}
