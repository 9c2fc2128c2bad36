import type { Cell, CellRun, Metric, Row } from '../model/generated/types.ts';
import { adviceOn } from './advice.ts';
import { bundleFile, bundleLink, rowAnchor, runsAnchor, type BundlePlaces } from './evidence-links.ts';
import { NO_FIGURE, formatCount, formatMetric, formatRange, formatRatio, formatShare, rateUnit } from './figures.ts';
import { courses } from './html-course.ts';
import { html, type Markup } from './markup.ts';
import { PART_HEADS, partLines } from './parts-view.ts';
import { MAIN_METRIC, hasNodeCpu, ratioFor, rowTitle, summaryOf } from './row-view.ts';
import { EMPTY_WORDS, basisText, claimText, metricTitle, noFigureText } from './wording.ts';

const METRICS: readonly Metric[] = [
  'unitsPerSecond', 'callsPerSecond', 'p50Ns', 'p95Ns', 'p99Ns', 'firstMessageP50Ns', 'serviceP50Ns', 'serviceP99Ns',
  'serverCpuNsPerUnit', 'stackCpuNsPerUnit', 'clientCpuNsPerUnit', 'serverAnonymousPeakBytes', 'bytesPerCall',
];

/** Everything that is known about one row, folded away until it is asked for. A browser that follows a link to what is in it unfolds it. */
export function rowDetails(row: Row, at: number, places: BundlePlaces): Markup {
  return html`<details><summary>${rowTitle(row)} · ${row.driver}</summary><div>
<p class="soft" id="${rowAnchor(at)}">${workText(row)}</p>
<div class="scroll"><table><caption class="soft">Median over the runs, with the smallest and the largest</caption>
<thead><tr><th scope="col">Metric</th>${row.cells.map((cell) => html`<th scope="col" class="figure">${cell.variant}</th>`)}</tr></thead>
<tbody>${METRICS.filter((metric) => isShown(metric, row)).map((metric) => metricLine(row, metric, at))}</tbody></table></div>
${partsTable(row)}${rankingLine(row)}${ratioLines(row)}${warningLines(row)}${courses(row)}${runsTable(row, at, places)}</div></details>
`;
}

function workText({ work }: Row): string {
  const { method, load, clients, connections, firstHeight, lastHeight, projection, validation, driver, driverVersion } = work;
  return `${method}, ${load}, heights ${formatCount(firstHeight)} to ${formatCount(lastHeight)}, ${projection}; ${count(clients, 'client')}, ${count(connections, 'connection')}; ${driver} ${driverVersion}; checked: ${validation}; payload: ${work.payloadClass}`;
}

function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** For single calls the rate of units is the rate of calls: shown once. */
function isShown(metric: Metric, row: Row): boolean {
  if (metric === 'callsPerSecond' && row.unit === 'call') return false;
  if (metric === 'stackCpuNsPerUnit' && !hasNodeCpu([row])) return false;
  return row.cells.some((cell) => summaryOf(cell, metric) !== null || (cell.state.kind === 'measured' && noFigureText(cell, metric) !== NO_FIGURE));
}

function metricLine(row: Row, metric: Metric, at: number): Markup {
  return html`<tr><th scope="row">${metricTitle(metric, row.unit)}</th>${row.cells.map((cell, index) => metricCell(cell, metric, runsAnchor(at, index)))}</tr>
`;
}

function metricCell(cell: Cell, metric: Metric, runs: string): Markup {
  const summary = summaryOf(cell, metric);
  if (summary === null) return html`<td class="figure empty">${noFigureText(cell, metric)}</td>`;
  const range = summary.n === 1 ? claimText(summary) : `${formatRange(metric, summary.min, summary.max)}, ${claimText(summary)}`;
  return html`<td class="figure"><a href="#${runs}">${formatMetric(metric, summary.median)}</a><br><span class="soft">${range}</span></td>`;
}

/** The methods of a mix, each with its own latencies. */
function partsTable(row: Row): Markup {
  const lines = partLines(row);
  if (lines.length === 0) return html``;
  return html`<h3>Parts of the mix</h3><div class="scroll"><table>
<thead><tr><th scope="col">Method</th><th scope="col">Variant</th>${PART_HEADS.map((head) => html`<th scope="col" class="figure">${head}</th>`)}</tr></thead>
<tbody>${lines.map(({ method, variant, figures }) => html`<tr><th scope="row">${method}</th><td>${variant}</td>${figures.map((figure) => html`<td class="figure">${figure}</td>`)}</tr>
`)}</tbody></table></div>`;
}

function rankingLine({ ranking }: Row): Markup {
  const text = ranking.kind === 'ranked' ? `Order, best first: ${ranking.order.join(', ')}` : `Not ranked: ${ranking.reason}`;
  return html`<p>${text}</p>`;
}

function ratioLines(row: Row): Markup {
  const lines = row.cells.flatMap((cell) => {
    const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
    return ratio === null ? [] : [html`<li>${ratio.numerator} ÷ ${ratio.denominator}: ${formatRatio(ratio)} (${basisText(ratio)})</li>`];
  });
  return lines.length === 0 ? html`` : html`<ul>${lines}</ul>`;
}

function warningLines({ cells }: Row): Markup {
  const empty = cells.flatMap(({ variant, state }) => (state.kind === 'empty' ? [html`<li><b>${variant}</b>: ${EMPTY_WORDS[state.reason]}: ${state.detail}</li>`] : []));
  const warnings = cells.flatMap(({ variant, warnings: own }) => own.map((warning) => html`<li><b>${variant}</b>: ${adviceOn(warning)}</li>`));
  return empty.length + warnings.length === 0 ? html`` : html`<h3>Notes</h3><ul>${empty}${warnings}</ul>`;
}

function runsTable(row: Row, at: number, places: BundlePlaces): Markup {
  const lines = row.cells.flatMap((cell, index) => cell.runs.map((run, place) => runLine(cell, run, { places, id: place === 0 ? runsAnchor(at, index) : null })));
  if (lines.length === 0) return html``;
  return html`<h3>Runs</h3><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th><th scope="col">Repeat</th><th scope="col">Place in order</th><th scope="col" class="figure">${rateUnit(row.unit)}</th><th scope="col" class="figure">p50</th><th scope="col" class="figure">p95</th><th scope="col" class="figure">p99</th><th scope="col" class="figure">Good / all calls</th><th scope="col" class="figure">Client CPU</th><th scope="col" class="figure">Of the client’s ceiling</th><th scope="col">Bundle</th><th scope="col">Samples of ${row.scenario}</th></tr></thead>
<tbody>${lines}</tbody></table></div>`;
}

function runLine(cell: Cell, run: CellRun, { places, id }: { readonly places: BundlePlaces; readonly id: string | null }): Markup {
  const value = (metric: Metric): string => formatMetric(metric, run.values[metric] ?? null);
  return html`<tr${id === null ? '' : html` id="${id}"`}><td>${cell.variant}</td><td>${run.repeat}</td><td>${run.position}</td><td class="figure">${value('unitsPerSecond')}</td><td class="figure">${value('p50Ns')}</td><td class="figure">${percentileText(run, 'p95Ns', 95)}</td><td class="figure">${percentileText(run, 'p99Ns', 99)}</td><td class="figure">${formatCount(run.ok)} / ${formatCount(run.calls)}</td><td class="figure">${formatShare(run.clientCpuShare)}${run.clientProcesses === undefined ? '' : `, ${String(run.clientProcesses)} processes`}${run.clientBound ? html`<span class="mark">client-bound</span>` : ''}</td><td class="figure">${formatShare(run.clientCeilingShare)}</td><td>${bundleLink(run.bundleId)}</td><td>${run.samplesFile === null ? NO_FIGURE : bundleFile(places, run.bundleId, run.samplesFile)}</td></tr>
`;
}

/** A percentile with fewer than 10 calls beyond it is marked. */
function percentileText(run: CellRun, metric: Metric, percent: number): string {
  const value = run.values[metric] ?? null;
  const isFew = value !== null && run.ok * (100 - percent) < 1000;
  return `${formatMetric(metric, value)}${isFew ? ' (few)' : ''}`;
}
