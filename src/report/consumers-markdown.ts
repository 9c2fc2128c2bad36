import type { Comparison } from '../model/generated/types.ts';
import { CONSUMER_FIGURES, consumerLines, consumerNotes, consumerTitle, digestText } from './consumer-view.ts';
import type { ConsumerLineView } from './consumer-view.ts';
import { escapeMarkdown } from './escape.ts';
import { NO_FIGURE } from './figures.ts';
import { bullets } from './markdown-list.ts';
import { markdownTable } from './markdown-table.ts';

/** The tables of consumers; no lines where there are none. */
export function consumersSection(comparison: Comparison): string[] {
  if (comparison.consumers.length === 0) return [];
  const tables = comparison.consumers.flatMap((entry) => [
    `### ${escapeMarkdown(consumerTitle(comparison, entry))}`,
    '',
    ...markdownTable(['Consumer', ...CONSUMER_FIGURES, 'Blocks', 'Payload', 'Content'], consumerLines(entry).map(cellsOf)),
    '',
    escapeMarkdown(digestText(entry)),
    '',
  ]);
  return ['## Consumers: one pass', '', ...tables, ...bullets(consumerNotes(comparison))];
}

function cellsOf({ driver, empty, isClientBound, figures, blocks, bytes, content }: ConsumerLineView): string[] {
  if (empty !== null) return [driver, `${NO_FIGURE} ${empty}`, ...Array.from({ length: CONSUMER_FIGURES.length + 2 }, () => NO_FIGURE)];
  const spreads = figures.map(({ median, range, isFigure }) => (isFigure ? `**${median}**${range === null ? '' : `<br>${range}`}` : median));
  return [`${driver}${isClientBound ? '<br>*client-bound*' : ''}`, ...spreads, blocks, bytes, content];
}
