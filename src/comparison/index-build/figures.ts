import type { BuildUse, CounterTotals, IndexBuildFigures, PolledTime } from '../../model/generated/types.ts';
import { PROBE_OUTCOME, PROGRESS_OUTCOME, SERIES_KIND, valueIn, type Series, type SeriesColumn } from './series.ts';

/**
 * Every figure of an index build, from its series alone. A run writes them and `verify` recomputes them, both with this function.
 *
 * Counters of the system count from its launch, as its group is new then; those of the node, which ran before, are differences to the first
 * row.
 */
export function indexBuildFigures(series: Series): IndexBuildFigures {
  const stopAskedNs = timeOf(series, SERIES_KIND.stopAsked);
  const endedNs = timeOf(series, SERIES_KIND.ended);
  const endNs = stopAskedNs ?? endedNs ?? lastTime(series);
  const complete = firstTime(series, SERIES_KIND.progress, PROGRESS_OUTCOME.complete);
  const counters = rowsOfKind(series, SERIES_KIND.counters);
  const whole = { series, counters, completeNs: complete?.atNs ?? null, endedNs };
  return {
    firstInfo: firstTime(series, SERIES_KIND.info, PROBE_OUTCOME.right),
    firstBlock: firstTime(series, SERIES_KIND.block, PROBE_OUTCOME.right),
    complete,
    endNs,
    stopNs: stopAskedNs === null || endedNs === null ? null : endedNs - stopAskedNs,
    ...sampling(series, counters, endNs),
    indexBytes: endedNs === null ? null : lastSize(series, endedNs),
    system: useOf(whole, SYSTEM),
    node: counters.some((row) => valueIn(series, 'nodeCpuUserNs', row) !== null) ? useOf(whole, NODE) : null,
  };
}

/** Which columns tell one side’s use. */
interface Side {
  readonly cpuUser: SeriesColumn;
  readonly cpuSystem: SeriesColumn;
  readonly read: SeriesColumn;
  readonly written: SeriesColumn;
  readonly anonymous: SeriesColumn;
  readonly resident: SeriesColumn;
  readonly group: SeriesColumn;
  /** Its counters were running before the build. */
  readonly isOlder: boolean;
}

const SYSTEM: Side = { cpuUser: 'cpuUserNs', cpuSystem: 'cpuSystemNs', read: 'readBytes', written: 'writtenBytes', anonymous: 'anonymousBytes', resident: 'residentPeakBytes', group: 'groupPeakBytes', isOlder: false };
const NODE: Side = { cpuUser: 'nodeCpuUserNs', cpuSystem: 'nodeCpuSystemNs', read: 'nodeReadBytes', written: 'nodeWrittenBytes', anonymous: 'nodeAnonymousBytes', resident: 'nodeResidentBytes', group: 'nodeGroupBytes', isOlder: true };

interface Whole {
  readonly series: Series;
  /** Rows of counters. */
  readonly counters: readonly number[];
  readonly completeNs: number | null;
  readonly endedNs: number | null;
}

function useOf({ series, counters, completeNs, endedNs }: Whole, side: Side): BuildUse {
  const from = (ns: number | null, rows: readonly number[]): number | undefined => (ns === null ? undefined : rows.find((row) => (valueIn(series, 'atNs', row) ?? 0) >= ns));
  const first = counters[0];
  const totals = (row: number | undefined): CounterTotals | null => (row === undefined || first === undefined ? null : totalsAt(series, side, { row, first }));
  const last = from(endedNs, counters) === undefined ? undefined : counters.at(-1);
  const peak = (column: SeriesColumn): number | null => highest(counters.flatMap((row) => valueIn(series, column, row) ?? []));
  return {
    atCompletion: totals(from(completeNs, counters)),
    afterStop: totals(last),
    anonymousPeakBytes: peak(side.anonymous),
    residentPeakBytes: peak(side.resident),
    groupPeakBytes: peak(side.group),
    anonymousStartBytes: first === undefined ? null : valueIn(series, side.anonymous, first),
  };
}

function totalsAt(series: Series, side: Side, { row, first }: { readonly row: number; readonly first: number }): CounterTotals {
  const total = (column: SeriesColumn): number | null => {
    const value = valueIn(series, column, row);
    if (value === null || !side.isOlder) return value;
    const before = valueIn(series, column, first);
    return before === null ? null : value - before;
  };
  return { cpuUserNs: total(side.cpuUser), cpuSystemNs: total(side.cpuSystem), readBytes: total(side.read), writtenBytes: total(side.written) };
}

function rowsOfKind(series: Series, kind: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < series.rows; row += 1) if (series.columns.kind[row] === kind) rows.push(row);
  return rows;
}

function timeOf(series: Series, kind: number): number | null {
  const [row] = rowsOfKind(series, kind);
  return row === undefined ? null : valueIn(series, 'atNs', row);
}

function lastTime(series: Series): number {
  return series.columns.atNs.reduce((last, atNs) => Math.max(last, atNs), 0);
}

/** When the first poll with that outcome was answered, and since when it may have been so: the last poll without it was sent then, else the launch. */
function firstTime(series: Series, kind: number, outcome: number): PolledTime | null {
  let lastAskedNs = 0;
  for (const row of rowsOfKind(series, kind)) {
    const atNs = valueIn(series, 'atNs', row) ?? 0;
    if (valueIn(series, 'outcome', row) === outcome) return { atNs, errorNs: atNs - lastAskedNs };
    lastAskedNs = valueIn(series, 'askedNs', row) ?? lastAskedNs;
  }
  return null;
}

function sampling(series: Series, counters: readonly number[], endNs: number): Pick<IndexBuildFigures, 'samples' | 'longestGapNs'> {
  const times = counters.map((row) => valueIn(series, 'atNs', row) ?? 0).filter((atNs) => atNs <= endNs);
  const gaps = times.slice(1).map((atNs, index) => atNs - (times[index] ?? atNs));
  return { samples: times.length, longestGapNs: highest(gaps) };
}

function lastSize(series: Series, endedNs: number): number | null {
  const row = rowsOfKind(series, SERIES_KIND.size).findLast((candidate) => (valueIn(series, 'atNs', candidate) ?? 0) >= endedNs);
  return row === undefined ? null : valueIn(series, 'indexBytes', row);
}

/** A loop and no spread: a long build has more rows than a call takes arguments. */
function highest(values: readonly number[]): number | null {
  return values.reduce<number | null>((most, value) => (most === null || value > most ? value : most), null);
}
