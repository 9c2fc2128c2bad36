import type { Cell, Comparison, HostFields, Metric, MetricSummary, Row, Trend, TrendLine } from '../model/generated/types.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { clip } from '../model/clip.ts';
import { fieldDifferences } from './keys.ts';

const TREND_METRICS = ['unitsPerSecond', 'p50Ns', 'p99Ns', 'serverCpuNsPerUnit'] as const satisfies readonly Metric[];

/**
 * What a comparison's figures were in a stored one, for equal work of variants of the same name. Runs at other times, mostly on other machines: it is no
 * verdict and changes none. On hosted runners medians of the same CPU model on another machine differ by 5.5 %, and by 23 % at the 90th percentile, in the reference study.
 */
export function trendOf(comparison: Comparison, stored: Comparison): Trend {
  const pairs = comparison.rows.flatMap((row) => row.cells.flatMap((cell) => {
    const before = stored.rows.find(({ workKey }) => workKey === row.workKey)?.cells.find(({ variant }) => variant === cell.variant);
    return cell.state.kind === 'empty' ? [] : [{ row, cell, before: before?.state.kind === 'measured' ? before : null }];
  }));
  return {
    inputs: stored.inputs.filter(({ used }) => used).map(({ bundleId }) => bundleId),
    refused: stored.refused.length,
    lines: pairs.flatMap(({ row, cell, before }) => (before === null ? [] : linesOf(row, { cell, before, host: hostWords(cell, before, comparison, stored) }))),
    unmatched: pairs.filter(({ before }) => before === null).map(({ row, cell }) => ({ scenario: row.scenario, driver: row.driver, variant: cell.variant })),
  };
}

function linesOf({ scenario, driver }: Row, { cell, before, host }: { readonly cell: Cell; readonly before: Cell; readonly host: string }): TrendLine[] {
  return TREND_METRICS.flatMap((metric) => {
    const [now, then] = [cell, before].map(({ summary }) => summary.find((entry) => entry.metric === metric));
    return now === undefined || then === undefined ? [] : [{ scenario, driver, variant: cell.variant, metric, now: spread(now), then: spread(then), ratio: ratioOf(now.median, then.median), host }];
  });
}

function spread({ n, median, min, max }: MetricSummary): TrendLine['now'] {
  return { n, median, min, max };
}

/** Whether the runs are of one host class, else the first field that differs. */
function hostWords(cell: Cell, before: Cell, comparison: Comparison, stored: Comparison): string {
  const [now, then] = [fieldsOf(cell, comparison), fieldsOf(before, stored)];
  if (now === undefined || then === undefined) return 'unknown host';
  const difference = fieldDifferences(now, then)[0];
  return difference === undefined ? 'same host class' : clip(`${difference.field} differs (${difference.value}, then ${difference.others})`, 4096);
}

function fieldsOf({ runs }: Cell, { hosts }: Comparison): HostFields | undefined {
  return hosts.find(({ hostKey }) => hostKey === runs[0]?.hostKey)?.fields;
}
