import type { Cell, Comparison, ConsumerTable, ExperimentTable, IndexBuildCell, IndexBuildTable, MetricSummary, Row } from '../model/generated/types.ts';
import { escapeCsv } from './escape.ts';
import { buildRatioFor } from './index-build-wording.ts';
import { ratioFor } from './row-view.ts';

type Field = string | number | boolean | null;

const COLUMNS = [
  'scenario', 'title', 'driver', 'unit', 'workKey', 'payloadClass', 'variant', 'state', 'reason', 'metric', 'n', 'median', 'min', 'max', 'claim',
  'ratioToFirst', 'ratioMin', 'ratioMax', 'ratioBound', 'ratioBasis', 'pairs', 'clientBound', 'unverified', 'tooShort', 'warnings', 'receivedSha256', 'samplesVerified',
] as const;

/** Long form (RFC 4180): one line a row, variant and metric; an empty cell is one line without a metric. Values are unrounded, in the metric's unit. The same-model table and the trend are not in it: a pivot would count runs twice. */
export function comparisonCsv({ rows, consumers, indexBuild, experiments, samplesVerified }: Comparison): string {
  const builds = indexBuild === null ? [] : indexBuild.cells.flatMap((cell) => buildLines(indexBuild, cell));
  const served = rows.flatMap((row) => row.cells.flatMap((cell) => cellLines(row, cell)));
  const lines = [...[...builds, ...served, ...(experiments ?? []).flatMap(experimentLines)].map((line) => [...line, null]), ...consumers.flatMap(consumerLines)];
  return [COLUMNS as readonly Field[], ...lines.map((line) => [...line, samplesVerified])].map((line) => `${line.map(escapeCsv).join(',')}\r\n`).join('');
}

function cellLines(row: Row, cell: Cell): Field[][] {
  const before: Field[] = [row.scenario, row.title, row.driver, row.unit, row.workKey, row.work.payloadClass, cell.variant, cell.state.kind];
  const codes = cell.warnings.map(({ code }) => code).join(' ');
  const { state } = cell;
  if (state.kind === 'empty') return [[...before, state.reason, ...Array.from({ length: 15 }, () => null), codes]];
  return cell.summary.map((summary) => [...before, null, ...figures(row, cell, summary), state.clientBound, state.unverified, state.tooShort, codes]);
}

/** Of the tables of consumers: the unit is a pass, a whole download; counts of what came have a median only where all runs received the same. */
function consumerLines({ scenario, title, variant, lines }: ConsumerTable): Field[][] {
  return lines.flatMap(({ driver, state, runs, secondsPerPass, clientCpuSecondsPerPass, serverCpuSecondsPerPass, received, content }) => {
    const before: Field[] = [scenario, title, driver, 'pass', null, null, variant, state.kind];
    const rest = (clientBound: Field): Field[] => [...Array.from({ length: 6 }, () => null), clientBound, null, null, null, received?.sha256 ?? null];
    if (state.kind === 'empty') return [[...before, state.reason, 'secondsPerPass', ...Array.from({ length: 5 }, () => null), ...rest(null)]];
    const spreads = Object.entries({ secondsPerPass, clientCpuSecondsPerPass, serverCpuSecondsPerPass }).flatMap(([metric, spread]) => (spread === null ? [] : [[metric, spread.n, spread.median, spread.min, spread.max]]));
    const counts = received === null ? [] : [['blocksPerPass', runs, received.blocks, received.blocks, received.blocks], ['payloadBytesPerPass', runs, received.bytes, received.bytes, received.bytes]];
    return [...spreads, ...counts].map((figures) => [...before, content, ...figures, null, ...rest(state.clientBound)]);
  });
}

function figures(row: Row, cell: Cell, { metric, n, median, min, max, claim }: MetricSummary): Field[] {
  const ratio = ratioFor(row, cell.variant, metric);
  const pairs = ratio?.basis.kind === 'paired' ? ratio.basis.pairs.length : null;
  const hasRatio = ratio !== null && ratio.median !== null;
  return [metric, n, median, min, max, claim, ratio?.median ?? null, ratio?.min ?? null, ratio?.max ?? null, hasRatio ? ratio.bound : null, ratio?.basis.kind ?? null, pairs];
}

/** The index builds in the same columns: one line a variant and metric, without driver or payload. */
function buildLines(table: IndexBuildTable, cell: IndexBuildCell): Field[][] {
  const before: Field[] = ['index-build', 'Index build', null, 'build', table.workKey, null, cell.variant, cell.state.kind];
  const codes = cell.warnings.map(({ code }) => code).join(' ');
  if (cell.state.kind === 'empty') return [[...before, cell.state.reason, ...Array.from({ length: 15 }, () => null), codes]];
  return cell.summary.map(({ metric, n, median, min, max, claim }) => {
    const ratio = buildRatioFor(table, cell.variant, metric);
    const pairs = ratio?.basis.kind === 'paired' ? ratio.basis.pairs.length : null;
    return [...before, null, metric, n, median, min, max, claim, ratio?.median ?? null, ratio?.min ?? null, ratio?.max ?? null, ratio === null || ratio.median === null ? null : 'exact', ratio?.basis.kind ?? null, pairs, null, null, null, codes];
  });
}

/** Of paired experiments: a line a figure with its verdict as the reason and the rank interval's range, and a line a pair. */
function experimentLines({ candidate, id, lines }: ExperimentTable): Field[][] {
  const blank = (count: number): null[] => Array.from({ length: count }, () => null);
  return lines.flatMap(({ scenario, driver, metric, ratio, verdict, reason }) => {
    const before: Field[] = [scenario, id, driver, null, null, null, candidate];
    const pairs = ratio?.basis.kind === 'paired' ? ratio.basis.pairs : [];
    const signs = ratio === null ? '' : `; ${String(ratio.above)} over 1, ${String(ratio.below)} under 1`;
    const whole = [...before, 'experiment', `${verdict}${reason === null ? '' : ` (${reason})`}${signs}`, metric, pairs.length, ...blank(4), ratio?.median ?? null, ratio?.interval?.low ?? ratio?.min ?? null, ratio?.interval?.high ?? ratio?.max ?? null, ratio?.bound ?? null, ratio === null ? null : ratio.interval === null ? 'min-max' : 'rank-interval', pairs.length, ...blank(4)];
    return [whole, ...pairs.map((pair) => [...before, 'pair', `pair ${String(pair.repeat)}, ${pair.firstInOrder} first`, metric, 1, ...blank(4), pair.ratio, null, null, null, 'paired', 1, ...blank(4)])];
  });
}
