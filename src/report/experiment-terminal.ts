import type { Comparison } from '../model/generated/types.ts';
import { experimentCells, experimentTitle } from './experiment-view.ts';
import { MAIN_METRIC } from './row-view.ts';

/** One line a row, by its rate; the files hold the other figures and every pair. */
export function experimentTerminal({ experiments }: Comparison): string[] {
  return (experiments ?? []).flatMap((table) => {
    const lines = table.lines.filter(({ metric }) => metric === MAIN_METRIC).map((line) => {
      const [work = '', driver = '', , median = '', pairs = '', signs = '', range = '', interval = '', , verdict = ''] = experimentCells(line);
      return `  ${work} (${driver}): ${verdict}: ${median} of ${pairs} pairs, over/under 1: ${signs}, ${range}, interval: ${interval}`;
    });
    const difference = table.differences.map(({ field }) => field).join(', ');
    return [`${experimentTitle(table)} (${difference === '' ? 'no difference' : difference})`, ...lines, ''];
  });
}
