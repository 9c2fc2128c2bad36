import { documentBlocks } from '../model/document-blocks.ts';
import type { Comparison } from '../model/generated/types.ts';
import { comparisonCsv } from './csv.ts';
import { withoutPlaces } from './evidence-links.ts';
import { comparisonHtml } from './html.ts';
import { comparisonMarkdown } from './markdown.ts';

const whole = (text: string): string => text;

/**
 * The files that a comparison is written to, by format: what `--format` chooses from, and what `verify` writes again to compare. A text may come
 * in pieces; `claims` is what of it is said of the comparison.
 */
export const COMPARISON_FILES = {
  json: { file: 'comparison.json', render: (comparison: Comparison): Iterable<string> => documentBlocks(comparison), claims: whole },
  md: { file: 'comparison.md', render: comparisonMarkdown, claims: whole },
  csv: { file: 'comparison.csv', render: comparisonCsv, claims: whole },
  html: { file: 'report.html', render: comparisonHtml, claims: withoutPlaces },
} as const;
