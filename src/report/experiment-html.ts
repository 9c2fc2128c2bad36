import type { Comparison, ExperimentTable } from '../model/generated/types.ts';
import { EXPERIMENT_HEADER, experimentCells, experimentNotes, experimentTitle, pairTexts } from './experiment-view.ts';
import { html, type Markup } from './markup.ts';

/** The paired experiments; nothing where there are none. */
export function experimentsHtml({ experiments }: Comparison): Markup {
  return experiments === undefined ? html`` : html`${experiments.map(experimentSection)}`;
}

function experimentSection(table: ExperimentTable): Markup {
  return html`<section><h2>${experimentTitle(table)}</h2>
<ul class="soft">${experimentNotes(table).map((note) => html`<li>${note}</li>`)}</ul>
<div class="scroll"><table><thead><tr>${EXPERIMENT_HEADER.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${table.lines.map((line) => html`<tr>${experimentCells(line).map((text) => html`<td>${text}</td>`)}</tr>
`)}</tbody></table></div>
<details><summary>Ratio of each pair (number, which ran first)</summary><div><ul>${table.lines.map((line) => html`<li>${line.scenario} (${line.driver}), ${experimentCells(line)[2] ?? ''}: ${pairTexts(line).join(', ')}</li>`)}</ul></div></details></section>
`;
}
