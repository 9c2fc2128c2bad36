import { documentBlocks } from '../model/document-blocks.ts';
import type { Comparison } from '../model/generated/types.ts';
import { comparisonCsv } from './csv.ts';
import { comparisonHtml } from './html.ts';
import { comparisonMarkdown } from './markdown.ts';

/** The files that a comparison is written to, by format: what `--format` chooses from, and what `verify` writes again to compare. A text may come in pieces. */
export const COMPARISON_FILES = {
  json: { file: 'comparison.json', render: (comparison: Comparison): Iterable<string> => documentBlocks(comparison) },
  md: { file: 'comparison.md', render: comparisonMarkdown },
  csv: { file: 'comparison.csv', render: comparisonCsv },
  html: { file: 'report.html', render: comparisonHtml },
} as const;
