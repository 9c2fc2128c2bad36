import type { Cell, Comparison, Row } from '../model/generated/types.ts';
import { NO_FIGURE, formatMetric, formatRange, formatRatio, rateUnit } from './figures.ts';
import { NO_PLACES, bundleFile, bundleLink, inputAnchor, rowAnchor, runsAnchor, type BundlePlaces } from './evidence-links.ts';
import { experimentsHtml } from './experiment-html.ts';
import { hostClassText } from './host-class.ts';
import { consumersHtml } from './html-consumers.ts';
import { rowDetails } from './html-row-details.ts';
import { CONTENT_POLICY, STYLE } from './html-style.ts';
import { indexBuildSection } from './index-build-html.ts';
import { html, raw, type Markup } from './markup.ts';
import { MAIN_METRIC, hasSeveralDrivers, programLines, ratioFor, rowTitle, runsLine, shortcomings, summaryOf } from './row-view.ts';
import { sideTablesHtml } from './side-tables-text.ts';
import { EMPTY_WORDS, HOW_TO_READ, claimText, gateWords, marksOf, outcomeText, samplesNote } from './wording.ts';

/**
 * The comparison as one HTML file that needs nothing else: no script, no network. Each figure leads to its runs, and these to their bundles
 * and sample files.
 *
 * @param places of bundles; files of others are named without a link
 */
export function comparisonHtml(comparison: Comparison, places: BundlePlaces = NO_PLACES): string {
  const title = `Comparison: ${comparison.variants.join(', ')}`;
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>${comparison.variants.join(' against ')}</h1>
<p class="status ${comparison.outcome}">${outcomeText(comparison)}</p>
<p>${runsLine(comparison)}. Plan ${comparison.plans.map(({ id }) => id).join(', ')}. indexbench ${comparison.indexbenchVersion}.</p>
${alerts(comparison)}
</header>
<main>
${gatesSection(comparison)}
${experimentsHtml(comparison)}${indexBuildSection(comparison.indexBuild, places)}${servingSections(comparison, places)}
${sideTablesHtml(comparison)}${notComparableSection(comparison)}
${failuresSection(comparison)}
${inputsSection(comparison, places)}
</main>
</body>
</html>
`;
  return page.text;
}

/** The file whose SHA-256 is the bundle's id. */
const MANIFEST = 'MANIFEST.sha256';

function servingSections(comparison: Comparison, places: BundlePlaces): Markup {
  if (comparison.rows.length === 0) return html``;
  return html`<section><h2>Throughput</h2>${throughputTable(comparison)}</section>
${consumersHtml(comparison)}
<section><h2>How to read this</h2><ul>${HOW_TO_READ.map((line) => html`<li>${line}</li>`)}</ul></section>
<section><h2>Details</h2>${comparison.rows.map((row, at) => rowDetails(row, at, places))}</section>`;
}

function alerts(comparison: Comparison): Markup {
  const lines = shortcomings(comparison);
  return lines.length === 0 ? html`` : html`<ul class="alert" role="note">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function throughputTable(comparison: Comparison): Markup {
  const [first = '', ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">Work</th>${isDriverShown ? html`<th scope="col">Driver</th>` : ''}<th scope="col" class="figure">${first}</th>${others.map((variant) => html`<th scope="col" class="figure">${variant}</th><th scope="col" class="figure">÷ ${first}</th>`)}</tr></thead>
<tbody>${comparison.rows.map((row, at) => throughputLine(row, at, isDriverShown))}</tbody></table></div>`;
}

function throughputLine(row: Row, at: number, isDriverShown: boolean): Markup {
  const [first, ...others] = row.cells;
  return html`<tr><th scope="row"><a href="#${rowAnchor(at)}">${rowTitle(row)}</a><br><span class="soft">${row.scenario}</span></th>${isDriverShown ? html`<td>${row.driver}</td>` : ''}${first === undefined ? '' : cellMarkup(first, row, [at, 0])}${others.map((cell, index) => html`${cellMarkup(cell, row, [at, index + 1])}${ratioMarkup(row, cell)}`)}</tr>
`;
}

/** @param place number of the row, and of the cell in it */
function cellMarkup(cell: Cell, row: Row, place: readonly [row: number, cell: number]): Markup {
  if (cell.state.kind === 'empty') return html`<td class="figure empty">${NO_FIGURE} <a href="#${rowAnchor(place[0])}">${EMPTY_WORDS[cell.state.reason]}</a></td>`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return html`<td class="figure">${NO_FIGURE}</td>`;
  const isBest = row.ranking.kind === 'ranked' && row.ranking.order[0] === cell.variant;
  const range = summary.n === 1 ? claimText(summary) : formatRange(MAIN_METRIC, summary.min, summary.max);
  return html`<td class="figure"><span class="median${isBest ? ' best' : ''}"><a href="#${runsAnchor(...place)}">${formatMetric(MAIN_METRIC, summary.median)}</a></span> ${rateUnit(row.unit)}<br><span class="soft">${range}</span>${marksOf(cell.warnings).map(({ word }) => html`<span class="mark">${word}</span>`)}</td>`;
}

function ratioMarkup(row: Row, cell: Cell): Markup {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  if (ratio === null) return html`<td class="figure">${NO_FIGURE}</td>`;
  return html`<td class="figure">${formatRatio(ratio)}${ratio.basis.kind === 'across-machines' ? html`<br><span class="soft">across machines</span>` : ''}</td>`;
}

function gatesSection({ gates }: Comparison): Markup {
  if (gates.length === 0) return html``;
  const lines = gates.map(({ id, figure, limit, ...result }) => html`<tr><th scope="row">${id}</th><td class="${result.verdict.split(' ')[0] ?? ''}">${gateText(result)}</td><td>${figure ?? NO_FIGURE}</td><td>${limit}</td></tr>`);
  return section('Gates', ['Gate', 'Verdict', 'Figure', 'Limit'], lines);
}

function gateText(result: Parameters<typeof gateWords>[0]): string {
  const [verdict = '', ...others] = gateWords(result);
  return others.length === 0 ? verdict : `${verdict} (${others.join(', ')})`;
}

function notComparableSection({ notComparable }: Comparison): Markup {
  if (notComparable.length === 0) return html``;
  const lines = notComparable.map(({ scenario, driver, variant, bundleId, field, value, others }) => html`<tr><td>${scenario}</td><td>${driver}</td><td>${variant}</td><td>${bundleLink(bundleId)}</td><td>${field}</td><td><code>${value}</code></td><td><code>${others}</code></td></tr>`);
  return section('Measured, not comparable', ['Scenario', 'Driver', 'Variant', 'Bundle', 'Field', 'Here', 'The others'], lines);
}

function failuresSection({ failures, refused }: Comparison): Markup {
  if (failures.length + refused.length === 0) return html``;
  const log = (lines: readonly string[]): Markup => (lines.length === 0 ? html`` : html`<details><summary>Last log lines</summary><div><pre>${raw(lines.map((line) => html`${line}`.text).join('\n'))}</pre></div></details>`);
  const lines = [
    ...failures.map(({ label, code, message, lastLogLines }) => html`<tr><td><code>${label}</code></td><td>${code}</td><td>${message}${log(lastLogLines)}</td></tr>`),
    ...refused.map(({ label, code, message }) => html`<tr><td><code>${label}</code></td><td>refused: ${code}</td><td>${message}</td></tr>`),
  ];
  return section('Failures', ['Run', 'Code', 'Message'], lines);
}

function inputsSection(comparison: Comparison, places: BundlePlaces): Markup {
  const { inputs, hosts, plans } = comparison;
  const lines = inputs.map(({ bundleId, variant, repeat, attempt, legId, outcome, used, startedAt }) => html`<tr id="${inputAnchor(bundleId)}"><td><code>${bundleId}</code></td><td>${bundleFile(places, bundleId, MANIFEST)}</td><td>${variant}</td><td>${repeat}</td><td>${attempt}</td><td><code>${legId}</code></td><td>${used ? outcome : `${outcome}, replaced`}</td><td>${startedAt}</td></tr>`);
  return html`${section('Inputs', ['Bundle', 'Sealed by', 'Variant', 'Repeat', 'Attempt', 'Leg', 'Outcome', 'Started'], lines)}
<p class="soft">${samplesNote(comparison)}</p>
${hosts.map((host) => html`<p class="soft">Host <code>${host.hostKey.slice(0, 12)}</code>: ${hostClassText(host)}.</p>`)}
${plans.map(({ id, planSha256 }) => html`<p class="soft">Plan ${id}: <code>${planSha256}</code></p>`)}${programLines(comparison).map((line) => html`
<p class="soft">${line}</p>`)}`;
}

function section(title: string, header: readonly string[], lines: readonly Markup[]): Markup {
  return html`<section><h2>${title}</h2><div class="scroll"><table>
<thead><tr>${header.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${lines}</tbody></table></div></section>`;
}
