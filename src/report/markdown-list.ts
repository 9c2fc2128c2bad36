import { escapeMarkdown } from './escape.ts';

/** A list of texts, in Markdown. */
export function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${escapeMarkdown(line)}`);
}
