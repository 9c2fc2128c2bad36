import { INDEX_BUILD_METRICS } from '../comparison/index-build/metrics.ts';
import type { IndexBuildCell, IndexBuildMetric, IndexBuildTable } from '../model/generated/types.ts';
import { adviceOn } from './advice.ts';
import { buildsAnchor, bundleFile, bundleLink, type BundlePlaces } from './evidence-links.ts';
import { NO_FIGURE, formatRatio } from './figures.ts';
import {
  HOW_TO_READ_BUILDS, MAIN_BUILD_METRICS, buildErrorText, buildMetricTitle, buildRangeText, buildRatioFor, buildSummaryOf, emptyBuildText, formatBuildMetric, noBuildFigureText, samplesText,
} from './index-build-wording.ts';
import { html, type Markup } from './markup.ts';
import { basisText, marksOf } from './wording.ts';

/** The index builds side by side, with all figures folded away. */
export function indexBuildSection(table: IndexBuildTable | null, places: BundlePlaces): Markup {
  if (table === null) return html``;
  return html`<section><h2>Index build</h2><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th>${MAIN_BUILD_METRICS.map((metric) => html`<th scope="col" class="figure">${buildMetricTitle(metric)}</th>`)}</tr></thead>
<tbody>${table.cells.map((cell) => html`<tr><th scope="row">${cell.variant}</th>${cellsOf(table, cell)}</tr>
`)}</tbody></table></div>
<ul class="soft">${HOW_TO_READ_BUILDS.map((line) => html`<li>${line}</li>`)}</ul>
${details(table, places)}</section>
`;
}

function cellsOf(table: IndexBuildTable, cell: IndexBuildCell): Markup {
  if (cell.state.kind === 'empty') return html`<td class="figure empty" colspan="${MAIN_BUILD_METRICS.length}">${emptyBuildText(cell.state)}</td>`;
  return html`${MAIN_BUILD_METRICS.map((metric) => figureCell(table, cell, metric))}`;
}

function figureCell(table: IndexBuildTable, cell: IndexBuildCell, metric: IndexBuildMetric): Markup {
  const summary = buildSummaryOf(cell, metric);
  if (summary === null) return html`<td class="figure empty">${noBuildFigureText(cell, metric)}</td>`;
  const ratio = buildRatioFor(table, cell.variant, metric);
  const soft = [[buildErrorText(summary), buildRangeText(summary)].filter((text) => text !== '').join(', '), ratio === null || ratio.median === null ? '' : `${formatRatio({ ...ratio, bound: 'exact' })}${ratio.basis.kind === 'across-machines' ? ' across machines' : ''}`];
  return html`<td class="figure"><span class="median"><a href="#${buildsAnchor(table.cells.indexOf(cell))}">${formatBuildMetric(metric, summary.median)}</a></span>${soft.filter((text) => text !== '').map((text) => html`<br><span class="soft">${text}</span>`)}${metric === 'completeNs' ? marksOf(cell.warnings).map(({ word }) => html`<span class="mark">${word}</span>`) : ''}</td>`;
}

function details(table: IndexBuildTable, places: BundlePlaces): Markup {
  const measured = table.cells.filter(({ state }) => state.kind === 'measured');
  const metrics = INDEX_BUILD_METRICS.filter((metric) => measured.some((cell) => buildSummaryOf(cell, metric) !== null));
  const figures = html`<div class="scroll"><table>
<thead><tr><th scope="col">Figure</th>${measured.map(({ variant }) => html`<th scope="col" class="figure">${variant}</th>`)}</tr></thead>
<tbody>${metrics.map((metric) => html`<tr><th scope="row">${buildMetricTitle(metric)}</th>${measured.map((cell) => figureCell(table, cell, metric))}</tr>
`)}<tr><th scope="row">Readings a run</th>${measured.map((cell) => html`<td class="figure">${samplesText(cell)}</td>`)}</tr></tbody></table></div>`;
  return html`<details><summary>All figures of the index builds</summary><div>
${measured.length === 0 ? html`` : figures}
<ul>${table.cells.flatMap((cell) => notesOn(table, cell)).map((note) => html`<li>${note}</li>`)}${table.apart.map(({ variant, bundleId, field, value, others }) => html`<li>${variant}, ${bundleLink(bundleId)}: not comparable: ${field} is <code>${value}</code>, of the others <code>${others}</code></li>`)}</ul>
${runsTable(table, places)}</div></details>`;
}

function notesOn(table: IndexBuildTable, { variant, state, warnings }: IndexBuildCell): Markup[] {
  const ratio = buildRatioFor(table, variant, 'completeNs');
  return [
    ...(state.kind === 'empty' ? [html`<b>${variant}</b>: ${emptyBuildText(state)}: ${state.detail}`] : []),
    ...warnings.map((warning) => html`<b>${variant}</b>: ${adviceOn(warning)}`),
    ...(ratio === null ? [] : [html`${ratio.numerator} ÷ ${ratio.denominator}, index complete: ${basisText(ratio)}`]),
  ];
}

function runsTable({ cells }: IndexBuildTable, places: BundlePlaces): Markup {
  const lines = cells.flatMap(({ variant, state, runs }, at) => (state.kind !== 'measured' ? [] : runs).map((run, index) => html`<tr${index === 0 ? html` id="${buildsAnchor(at)}"` : ''}><td>${variant}</td><td>${run.repeat}</td><td>${run.position}</td>${MAIN_BUILD_METRICS.map((metric) => html`<td class="figure">${formatBuildMetric(metric, run.values[metric] ?? null)}</td>`)}<td>${run.seriesFile === null ? NO_FIGURE : bundleFile(places, run.bundleId, run.seriesFile)}</td><td>${bundleLink(run.bundleId)}</td></tr>
`));
  if (lines.length === 0) return html``;
  return html`<h3>Runs</h3><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th><th scope="col">Repeat</th><th scope="col">Place in order</th>${MAIN_BUILD_METRICS.map((metric) => html`<th scope="col" class="figure">${buildMetricTitle(metric)}</th>`)}<th scope="col">Series</th><th scope="col">Bundle</th></tr></thead>
<tbody>${lines}</tbody></table></div>`;
}
