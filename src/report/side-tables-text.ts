import type { Comparison } from '../model/generated/types.ts';
import { escapeMarkdown } from './escape.ts';
import { html, type Markup } from './markup.ts';
import { bullets } from './markdown-list.ts';
import { markdownTable } from './markdown-table.ts';
import { sideTables } from './side-tables.ts';

type Source = Pick<Comparison, 'sameModel' | 'trend' | 'variants'>;

/** No lines where there are no such tables. */
export function sideTablesMarkdown(comparison: Source): string[] {
  return sideTables(comparison).flatMap(({ title, notes, header, lines }, index) => [
    ...(index === 0 ? [] : ['']),
    `## ${escapeMarkdown(title)}`,
    '',
    ...bullets(notes),
    ...(lines.length === 0 ? [] : ['', ...markdownTable(header.map(escapeMarkdown), lines.map((line) => line.map(escapeMarkdown)))]),
  ]);
}

/** Nothing where there are no such tables. */
export function sideTablesHtml(comparison: Source): Markup {
  const tables = sideTables(comparison);
  if (tables.length === 0) return html``;
  return html`${tables.map(({ title, notes, header, lines }) => html`<section><h2>${title}</h2>
<ul class="soft">${notes.map((note) => html`<li>${note}</li>`)}</ul>
<div class="scroll"><table><thead><tr>${header.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${lines.map((line) => html`<tr>${line.map((text) => html`<td>${text}</td>`)}</tr>
`)}</tbody></table></div></section>
`)}`;
}

/** What the terminal says of them: the rates. */
export function sideTablesTerminal(comparison: Source): string[] {
  const { sameModel, trend } = comparison;
  const rates = (trend?.lines ?? []).filter(({ metric }) => metric === 'unitsPerSecond');
  return [
    ...(sameModel === undefined ? [] : [`${String(sameModel.models.length)} CPU models; under every variant: ${sameModel.cpuModel ?? 'none'}`]),
    ...rates.map(({ scenario, driver, variant, ratio, host }) => `trend ${scenario} (${driver}, ${variant}): ${ratio === null ? 'no figure' : `${ratio.toPrecision(3)}× the stored rate`} (${host}; no verdict)`),
  ];
}
