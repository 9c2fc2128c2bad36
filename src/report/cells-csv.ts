import { METRICS } from '../comparison/metric-values.ts';
import type { Cell, Comparison, Row } from '../model/generated/types.ts';
import { escapeCsv } from './escape.ts';

type Field = string | number | boolean | null;

const KEYS = ['scenario', 'title', 'driver', 'unit', 'workKey', 'hostKeys', 'payloadClass', 'variant', 'runs', 'state', 'reason', 'clientBound', 'unverified', 'tooShort', 'tooManyErrors', 'warnings'] as const;

/** Wide form (RFC 4180): one line a cell, with the keys that say what it may be compared with, and the median of each metric; what is missing is empty. */
export function cellsCsv({ rows }: Comparison): string {
  const lines = rows.flatMap((row) => row.cells.map((cell) => cellLine(row, cell)));
  return [[...KEYS, ...METRICS] as readonly Field[], ...lines].map((line) => `${line.map(escapeCsv).join(',')}\r\n`).join('');
}

function cellLine(row: Row, { variant, state, runs, summary, warnings }: Cell): Field[] {
  const hostKeys = [...new Set(runs.map(({ hostKey }) => hostKey))].sort().join(' ');
  const flags: Field[] = state.kind === 'empty' ? [null, null, null, null] : [state.clientBound, state.unverified, state.tooShort, state.tooManyErrors];
  const figures = METRICS.map((metric) => summary.find((entry) => entry.metric === metric)?.median ?? null);
  const reason = state.kind === 'empty' ? state.reason : null;
  return [row.scenario, row.title, row.driver, row.unit, row.workKey, hostKeys, row.work.payloadClass, variant, runs.length, state.kind, reason, ...flags, warnings.map(({ code }) => code).join(' '), ...figures];
}
