import type { Comparison, ConsumerTable } from '../model/generated/types.ts';
import { CONSUMER_FIGURES, consumerLines, consumerNotes, consumerTitle, digestText } from './consumer-view.ts';
import type { ConsumerLineView } from './consumer-view.ts';
import { runsAnchor } from './evidence-links.ts';
import { NO_FIGURE } from './figures.ts';
import { html, type Markup } from './markup.ts';

/** The tables of consumers; nothing where there are none. */
export function consumersHtml(comparison: Comparison): Markup {
  if (comparison.consumers.length === 0) return html``;
  return html`<section><h2>Consumers: one pass</h2>
${comparison.consumers.map((table) => consumerTable(comparison, table))}
<ul class="soft">${consumerNotes(comparison).map((note) => html`<li>${note}</li>`)}</ul></section>`;
}

function consumerTable(comparison: Comparison, table: ConsumerTable): Markup {
  return html`<h3>${consumerTitle(comparison, table)}</h3><div class="scroll"><table>
<thead><tr><th scope="col">Consumer</th>${CONSUMER_FIGURES.map((head) => html`<th scope="col" class="figure">${head}</th>`)}<th scope="col" class="figure">Blocks</th><th scope="col" class="figure">Payload</th><th scope="col">Content</th></tr></thead>
<tbody>${consumerLines(table).map((view) => line(view, runsOf(comparison, table, view.driver)))}</tbody></table></div>
<p class="soft wrap">${digestText(table)}</p>
`;
}

/** The cell that a driver's line is of; null where it is in no row. */
function runsOf({ rows }: Comparison, { scenario, variant }: ConsumerTable, driver: string): string | null {
  for (const [at, row] of rows.entries()) {
    if (row.scenario !== scenario || row.driver !== driver || row.work.domain !== 'consumers') continue;
    const cell = row.cells.findIndex((candidate) => candidate.variant === variant && candidate.runs.length > 0);
    if (cell >= 0) return runsAnchor(at, cell);
  }
  return null;
}

function line({ driver, empty, isClientBound, figures, blocks, bytes, content }: ConsumerLineView, runs: string | null): Markup {
  const name = runs === null ? html`${driver}` : html`<a href="#${runs}">${driver}</a>`;
  if (empty !== null) return html`<tr><th scope="row">${name}</th><td class="empty" colspan="${CONSUMER_FIGURES.length + 3}">${NO_FIGURE} ${empty}</td></tr>
`;
  const spreads = figures.map(({ median, range, isFigure }) => (isFigure ? html`<td class="figure"><span class="median">${median}</span>${range === null ? '' : html`<br><span class="soft">${range}</span>`}</td>` : html`<td class="figure empty">${median}</td>`));
  return html`<tr><th scope="row">${name}${isClientBound ? html`<span class="mark">client-bound</span>` : ''}</th>${spreads}<td class="figure">${blocks}</td><td class="figure">${bytes}</td><td class="${content.startsWith('OTHER') ? 'fail' : ''}">${content}</td></tr>
`;
}
