import type { IndexBuildCell, IndexBuildMetric, IndexBuildTable } from '../model/generated/types.ts';
import { formatRatio } from './figures.ts';
import { buildErrorText, buildRatioFor, buildSummaryOf, emptyBuildText, formatBuildMetric, noBuildFigureText } from './index-build-wording.ts';
import { marksOf } from './wording.ts';

/** Metrics that fit a terminal, with short titles. */
const COLUMNS: readonly (readonly [IndexBuildMetric, string])[] = [['completeNs', 'complete'], ['firstInfoNs', 'first answer'], ['stackCpuNs', 'CPU + node'], ['anonymousPeakBytes', 'memory'], ['indexBytes', 'index']];

/** Lines of a table, a variant each, as cells; the first is the header. Empty where there is none. */
export function indexBuildLines(table: IndexBuildTable | null): readonly (readonly string[])[] {
  if (table === null) return [];
  return [['index build', ...COLUMNS.map(([, title]) => title)], ...table.cells.map((cell) => [cell.variant, ...cellsOf(table, cell)])];
}

/** What a reader of the table needs to know. */
export function indexBuildLegend(table: IndexBuildTable | null): string[] {
  return table === null ? [] : ['from the launch on an empty index; − may be earlier by; ×: of the first with an index, from pairs of runs on one machine, over 1 = more'];
}

function cellsOf(table: IndexBuildTable, cell: IndexBuildCell): string[] {
  if (cell.state.kind === 'empty') return [emptyBuildText(cell.state)];
  return COLUMNS.map(([metric]) => figureText(table, cell, metric));
}

function figureText(table: IndexBuildTable, cell: IndexBuildCell, metric: IndexBuildMetric): string {
  const summary = buildSummaryOf(cell, metric);
  if (summary === null) return noBuildFigureText(cell, metric);
  const ratio = buildRatioFor(table, cell.variant, metric);
  const parts = [formatBuildMetric(metric, summary.median), buildErrorText(summary), ratio === null || ratio.median === null ? '' : `${formatRatio({ ...ratio, bound: 'exact' })}${ratio.basis.kind === 'across-machines' ? ' [x]' : ''}`];
  const letters = metric === 'completeNs' ? marksOf(cell.warnings).map(({ letter }) => letter).join('') : '';
  return [...parts, letters === '' ? '' : `[${letters}]`].filter((part) => part !== '').join(' ');
}
