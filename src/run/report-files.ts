import { join } from 'node:path';
import { writeDurably } from '../bundle/durable-file.ts';
import { makeFolder } from '../bundle/output-folder.ts';
import { serializeDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Comparison } from '../model/generated/types.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { comparisonCsv } from '../report/csv.ts';
import { comparisonHtml } from '../report/html.ts';
import { comparisonMarkdown } from '../report/markdown.ts';

const RENDERERS = {
  json: { file: 'comparison.json', render: (comparison: Comparison) => serializeDocument(comparison) },
  md: { file: 'comparison.md', render: comparisonMarkdown },
  csv: { file: 'comparison.csv', render: comparisonCsv },
  html: { file: 'report.html', render: comparisonHtml },
} as const;

export type ReportFormat = keyof typeof RENDERERS;

export const REPORT_FORMATS = Object.keys(RENDERERS) as readonly ReportFormat[];

/** @throws IndexbenchError USAGE naming the formats that exist */
export function parseFormats(list: string): ReportFormat[] {
  return list.split(',').map((item) => {
    const name = item.trim();
    if (!Object.hasOwn(RENDERERS, name)) throw new IndexbenchError('USAGE', { what: `unknown format "${name}"; known: ${REPORT_FORMATS.join(', ')}`, where: '--format' });
    return name as ReportFormat;
  });
}

/** Writes a comparison in each format into a folder, each file whole or not at all. Throws OUTPUT_UNWRITABLE, DISK_FULL. */
export async function writeReports(folder: string, comparison: Comparison, formats: readonly ReportFormat[]): Promise<void> {
  makeFolder(folder);
  for (const format of formats) {
    const { file, render } = RENDERERS[format];
    await writeReport(join(folder, file), render(comparison));
  }
}

/** Writes one file of an output folder, whole or not at all. Throws OUTPUT_UNWRITABLE, DISK_FULL. */
export async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeDurably(file, text);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}
