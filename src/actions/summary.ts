import { summary } from '@actions/core';
import { statSync } from 'node:fs';
import { IndexbenchError } from '../model/errors.ts';
import type { JobEnvironment } from './job-environment.ts';

/** Of a step's summary; a longer one is dropped whole by the runner. */
export const MAX_SUMMARY_BYTES = 1024 * 1024;

/**
 * Markdown of at most so many bytes of UTF-8, cut at the end of a line, so between two rows of a table.
 *
 * @param pointer where the whole of it is: a line of Markdown that then stands at the end
 */
export function cutMarkdown(text: string, maxBytes: number, pointer: string): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const lines = text.split('\n');
  const tail = (shown: number): string => `\n\n**Cut after ${String(shown)} of ${String(lines.length)} lines**, since a summary has at most 1 MiB. ${pointer}\n`;
  const room = maxBytes - Buffer.byteLength(tail(lines.length));
  let bytes = 0;
  let shown = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > room) break;
    shown += 1;
  }
  return `${lines.slice(0, shown).join('\n')}${tail(shown)}`;
}

/**
 * Adds a summary to the step's, within what the runner takes.
 *
 * @throws IndexbenchError CI_SERVICE where the runner gives no place for one
 */
export async function writeSummary(markdown: string, pointer: string, { summaryFile }: Pick<JobEnvironment, 'summaryFile'>): Promise<void> {
  try {
    const there = summaryFile === null ? 0 : statSync(summaryFile).size;
    await summary.addRaw(cutMarkdown(markdown, MAX_SUMMARY_BYTES - there, pointer)).write();
  } catch (cause) {
    throw new IndexbenchError('CI_SERVICE', { what: `no job summary could be written: ${cause instanceof Error ? cause.message : String(cause)}`, next: 'Read comparison.md in the artifact.', cause });
  }
}
