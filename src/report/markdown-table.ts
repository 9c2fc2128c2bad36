/** A table of GitHub-flavoured Markdown; cells are markup already. */
export function markdownTable(header: readonly string[], lines: readonly (readonly string[])[]): string[] {
  return [header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}
