import { INDEX_BUILD_METRICS } from '../comparison/index-build/metrics.ts';
import type { IndexBuildCell, IndexBuildMetric, IndexBuildTable } from '../model/generated/types.ts';
import { adviceOn } from './advice.ts';
import { escapeMarkdown, markdownCode } from './escape.ts';
import { NO_FIGURE, formatRatio } from './figures.ts';
import {
  HOW_TO_READ_BUILDS, MAIN_BUILD_METRICS, buildErrorText, buildMetricTitle, buildRangeText, buildRatioFor, buildSummaryOf, emptyBuildText, formatBuildMetric, noBuildFigureText, samplesText,
} from './index-build-wording.ts';
import { markdownTable } from './markdown-table.ts';
import { basisText, claimText, marksOf } from './wording.ts';

/** The index builds side by side: a line a variant. */
export function indexBuildMarkdown(table: IndexBuildTable | null): string[] {
  if (table === null) return [];
  const lines = table.cells.map((cell) => [escapeMarkdown(cell.variant), ...MAIN_BUILD_METRICS.map((metric) => figureText(table, cell, metric))]);
  return ['## Index build', '', ...markdownTable(['Variant', ...MAIN_BUILD_METRICS.map(buildMetricTitle)], lines), '', ...HOW_TO_READ_BUILDS.map((line) => `- ${escapeMarkdown(line)}`)];
}

/** Every figure, what it rests on, and what is to be said of single cells. */
export function indexBuildDetailsMarkdown(table: IndexBuildTable | null): string[] {
  if (table === null) return [];
  const measured = table.cells.filter(({ state }) => state.kind === 'measured');
  const metrics = INDEX_BUILD_METRICS.filter((metric) => measured.some((cell) => buildSummaryOf(cell, metric) !== null));
  const lines = metrics.map((metric) => [buildMetricTitle(metric), ...measured.map((cell) => figureText(table, cell, metric))]);
  const runs = ['Runs', ...measured.map((cell) => runsText(cell))];
  const samples = ['Readings a run', ...measured.map((cell) => samplesText(cell))];
  const notes = [...table.cells.flatMap(notesOn), ...table.cells.flatMap((cell) => basisNote(table, cell)), ...table.apart.map(({ variant, bundleId, field, value, others }) => `- ${escapeMarkdown(variant)}, ${bundleId.slice(0, 12)}: not comparable: ${escapeMarkdown(field)} is ${markdownCode(value)}, of the others ${markdownCode(others)}`)];
  return [
    ...(measured.length === 0 ? [] : ['## Index build, all figures', '', ...markdownTable(['Figure', ...measured.map(({ variant }) => escapeMarkdown(variant))], [...lines, runs, samples])]),
    ...(notes.length === 0 ? [] : [...(measured.length === 0 ? ['## Index build, notes'] : []), '', ...notes]),
  ];
}

function figureText(table: IndexBuildTable, cell: IndexBuildCell, metric: IndexBuildMetric): string {
  if (cell.state.kind === 'empty') return metric === 'completeNs' ? emptyBuildText(cell.state) : NO_FIGURE;
  const summary = buildSummaryOf(cell, metric);
  if (summary === null) return noBuildFigureText(cell, metric);
  const ratio = buildRatioFor(table, cell.variant, metric);
  const parts = [`**${formatBuildMetric(metric, summary.median)}** ${buildErrorText(summary)}`.trim(), buildRangeText(summary), ratio === null || ratio.median === null ? '' : `${formatRatio({ ...ratio, bound: 'exact' })}${ratio.basis.kind === 'across-machines' ? ' *across machines*' : ''}`];
  const marks = metric === 'completeNs' ? marksOf(cell.warnings).map(({ word }) => word).join(', ') : '';
  return [...parts, marks === '' ? '' : `*${marks}*`].filter((part) => part !== '').join('<br>');
}

function runsText(cell: IndexBuildCell): string {
  const [first] = cell.summary;
  return first === undefined ? NO_FIGURE : claimText(first);
}

function notesOn({ variant, state, warnings }: IndexBuildCell): string[] {
  const empty = state.kind === 'empty' ? [`${emptyBuildText(state)}: ${markdownCode(state.detail)}`] : [];
  return [...empty, ...warnings.map((warning) => escapeMarkdown(adviceOn(warning)))].map((note) => `- ${escapeMarkdown(variant)}: ${note}`);
}

function basisNote(table: IndexBuildTable, cell: IndexBuildCell): string[] {
  const ratio = buildRatioFor(table, cell.variant, 'completeNs');
  return ratio === null ? [] : [`- ${escapeMarkdown(`${ratio.numerator} ÷ ${ratio.denominator}, index complete: ${basisText(ratio)}`)}`];
}
