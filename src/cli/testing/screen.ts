/**
 * What a terminal shows after these bytes, line by line: text, line ends, and the sequences that a live line needs. Throws on any other
 * escape sequence: it would be garbage on a screen.
 */
export function screenAfter(output: string): string[] {
  const lines: string[] = [''];
  let row = 0;
  let column = 0;
  for (const [part] of output.matchAll(/\u001b\[(\??[\d;]*)([A-Za-z])|\u001b|\r|\n|[^\u001b\r\n]+/g)) {
    if (part === '\r' || part === '\u001b[G') column = 0;
    else if (part === '\n') row += 1;
    else if (part === '\u001b[2K') lines[row] = '';
    else if (/^\u001b\[\d*A$/.test(part)) row = Math.max(0, row - Number(part.slice(2, -1) || '1'));
    else if (/^\u001b\[0?[JK]$/.test(part)) lines.splice(row, lines.length, (lines[row] ?? '').slice(0, column));
    else if (/^\u001b\[\?(25|2026)[hl]$/.test(part)) continue;
    else if (part.startsWith('\u001b')) throw new Error(`unexpected ${JSON.stringify(part)}`);
    else {
      lines[row] = (lines[row] ?? '').slice(0, column).padEnd(column) + part + (lines[row] ?? '').slice(column + part.length);
      column += part.length;
    }
    lines[row] ??= '';
  }
  return lines.map((line) => line.trimEnd());
}
