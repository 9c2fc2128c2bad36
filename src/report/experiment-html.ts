import type { Comparison, ExperimentLine, ExperimentTable, Row } from '../model/generated/types.ts';
import { rowAnchor } from './evidence-links.ts';
import { EXPERIMENT_HEADER, experimentCells, experimentNotes, experimentTitle, pairTexts } from './experiment-view.ts';
import { html, type Markup } from './markup.ts';

/** The paired experiments; nothing where there are none. */
export function experimentsHtml({ experiments, rows }: Comparison): Markup {
  return experiments === undefined ? html`` : html`${experiments.map((table) => experimentSection(table, rows))}`;
}

function experimentSection(table: ExperimentTable, rows: readonly Row[]): Markup {
  return html`<section><h2>${experimentTitle(table)}</h2>
<ul class="soft">${experimentNotes(table).map((note) => html`<li>${note}</li>`)}</ul>
<div class="scroll"><table><thead><tr>${EXPERIMENT_HEADER.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${table.lines.map((line) => html`<tr>${experimentCells(line).map((text, index) => html`<td>${index === 0 ? workMarkup(line, rows) : text}</td>`)}</tr>
`)}</tbody></table></div>
<details><summary>Ratio of each pair (number, which ran first)</summary><div><ul>${table.lines.map((line) => html`<li>${line.scenario} (${line.driver}), ${experimentCells(line)[2] ?? ''}: ${pairTexts(line).join(', ')}</li>`)}</ul></div></details></section>
`;
}

function workMarkup({ scenario, driver }: ExperimentLine, rows: readonly Row[]): Markup {
  const at = rows.findIndex((row) => row.scenario === scenario && row.driver === driver);
  return at < 0 ? html`${scenario}` : html`<a href="#${rowAnchor(at)}">${scenario}</a>`;
}
