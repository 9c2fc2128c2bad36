import type { Comparison, ConsumerTable } from '../model/generated/types.ts';
import { CONSUMER_FIGURES, consumerLines, consumerNotes, consumerTitle, digestText } from './consumer-view.ts';
import type { ConsumerLineView } from './consumer-view.ts';
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
<tbody>${consumerLines(table).map(line)}</tbody></table></div>
<p class="soft wrap">${digestText(table)}</p>
`;
}

function line({ driver, empty, isClientBound, figures, blocks, bytes, content }: ConsumerLineView): Markup {
  if (empty !== null) return html`<tr><th scope="row">${driver}</th><td class="empty" colspan="${CONSUMER_FIGURES.length + 3}">${NO_FIGURE} ${empty}</td></tr>
`;
  const spreads = figures.map(({ median, range, isFigure }) => (isFigure ? html`<td class="figure"><span class="median">${median}</span>${range === null ? '' : html`<br><span class="soft">${range}</span>`}</td>` : html`<td class="figure empty">${median}</td>`));
  return html`<tr><th scope="row">${driver}${isClientBound ? html`<span class="mark">client-bound</span>` : ''}</th>${spreads}<td class="figure">${blocks}</td><td class="figure">${bytes}</td><td class="${content.startsWith('OTHER') ? 'fail' : ''}">${content}</td></tr>
`;
}
