import type { Comparison, ExperimentTable } from '../model/generated/types.ts';
import { escapeMarkdown } from './escape.ts';
import { EXPERIMENT_HEADER, experimentCells, experimentNotes, experimentTitle, pairTexts } from './experiment-view.ts';
import { bullets } from './markdown-list.ts';
import { markdownTable } from './markdown-table.ts';

/** The paired experiments; no lines where there are none. */
export function experimentsMarkdown({ experiments }: Comparison): string[] {
  return (experiments ?? []).flatMap((table, index) => [...(index === 0 ? [] : ['']), ...experimentMarkdown(table)]);
}

function experimentMarkdown(table: ExperimentTable): string[] {
  const lines = table.lines.map((line) => experimentCells(line).map(escapeMarkdown));
  const pairs = table.lines.flatMap((line) => {
    const texts = pairTexts(line);
    return texts.length === 0 ? [] : [`${line.scenario} (${line.driver}), ${experimentCells(line)[2] ?? ''}: ${texts.join(', ')}`];
  });
  return [
    `## ${escapeMarkdown(experimentTitle(table))}`,
    '',
    ...bullets(experimentNotes(table)),
    '',
    ...markdownTable(EXPERIMENT_HEADER, lines),
    ...(pairs.length === 0 ? [] : ['', 'Ratio of each pair (number, which ran first):', '', ...bullets(pairs)]),
  ];
}
