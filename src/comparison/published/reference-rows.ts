import { sha256Hex } from '../../model/canonical-json.ts';
import type { Cell, CellRun, Metric, Warning } from '../../model/generated/types.ts';
import { percentileMark } from '../../statistics/percentile.ts';
import { clientLoadOf, NO_PROCESS_FACTS } from '../client-bound.ts';
import { hostKey } from '../keys.ts';
import { mergeWarnings } from '../merge-warnings.ts';
import { METRICS, summarizeRuns } from '../metric-values.ts';
import { isTooShort } from '../warnings.ts';
import { machineOf } from './reference-machines.ts';
import type { DataRow } from './study.ts';

/** What the study's harness says of a scenario. */
export interface ReferenceScenario {
  readonly suite: string;
  readonly scenario: string;
  readonly clients: number;
  /** Requests that ghz leaves out of its count and not out of its time. */
  readonly warmUps: number;
}

/** One run of one build, with what its row says and the machine it ran on. */
export interface ReferenceRun {
  readonly row: DataRow;
  readonly cpuModel: string;
}

const CLIENT_CPUS = 2;
const NS_PER_SECOND = 1e9;
const NS_PER_MS = 1e6;

/**
 * One build's cell of a scenario, from the study's rows by the kit's own rules: medians over runs, client-bound by rule 6, too short by rule 13,
 * percentiles that are only the maximum left out.
 */
export function referenceCell(variant: string, runs: readonly ReferenceRun[]): Cell {
  const cellRuns = runs.map(cellRun);
  const warnings = mergeWarnings(runs.flatMap(warningsOf));
  return {
    variant,
    state: {
      kind: 'measured',
      clientBound: cellRuns.some(({ clientBound }) => clientBound),
      unverified: false,
      tooShort: runs.some(({ row }) => isTooShort(measuredNs(row), false)),
      tooManyErrors: false,
    },
    runs: cellRuns,
    summary: summarizeRuns(cellRuns.map(({ values }) => values)),
    parts: null,
    warnings,
  };
}

function cellRun({ row, cpuModel }: ReferenceRun): CellRun {
  const client = clientLoad(row);
  return {
    // There is no bundle: the row stands for itself.
    bundleId: sha256Hex(JSON.stringify(row)),
    measurement: text(row, 'scenario'),
    repeat: figure(row, 'repeat'),
    legId: `${text(row, 'system')}-r${text(row, 'repeat')}`,
    bootId: null,
    position: 1,
    hostKey: hostKey(machineOf(cpuModel)),
    values: valuesOf(row),
    ok: figure(row, 'ok'),
    calls: figure(row, 'count'),
    clientBound: client.bound,
    clientCpuShare: client.cpuShare,
    clientCeilingShare: null,
    samplesFile: null,
    series: null,
  };
}

/** ghz runs on several threads, so the share of its one process in the time says nothing: of rule 6 the first clause is left. */
function clientLoad(row: DataRow): ReturnType<typeof clientLoadOf> {
  return clientLoadOf({
    cpuNs: figure(row, 'client_cpu_seconds') * NS_PER_SECOND,
    busiestProcessCpuNs: null,
    measuredNs: figure(row, 'wall_seconds') * NS_PER_SECOND,
    clients: figure(row, 'concurrency'),
    clientCpus: CLIENT_CPUS,
    unitsPerSecond: null,
    ceilingUnitsPerSecond: null,
    process: NO_PROCESS_FACTS,
    sums: { calls: figure(row, 'count'), cutOff: 0, lateStarts: null, capHits: null },
  });
}

function valuesOf(row: DataRow): Record<Metric, number | null> {
  const count = figure(row, 'count');
  const callsPerSecond = figure(row, 'rps');
  const blocksPerSecond = row['blocks_per_second'] === '' ? null : figure(row, 'blocks_per_second');
  const units = blocksPerSecond === null ? count : (blocksPerSecond / callsPerSecond) * count;
  const percentile = (column: string, percent: number): number | null => (percentileMark(count, percent) === 'max' ? null : figure(row, column) * NS_PER_MS);
  const known: Partial<Record<Metric, number | null>> = {
    unitsPerSecond: blocksPerSecond ?? callsPerSecond,
    callsPerSecond,
    p50Ns: percentile('p50_ms', 50),
    p95Ns: percentile('p95_ms', 95),
    p99Ns: percentile('p99_ms', 99),
    serverCpuNsPerUnit: (figure(row, 'server_cpu_seconds') * NS_PER_SECOND) / units,
    clientCpuNsPerUnit: (figure(row, 'client_cpu_seconds') * NS_PER_SECOND) / units,
  };
  return Object.fromEntries(METRICS.map((metric) => [metric, known[metric] ?? null])) as Record<Metric, number | null>;
}

/** ghz's total time, which its rate is over: it holds the warm-ups. */
function measuredNs(row: DataRow): number {
  return (figure(row, 'count') / figure(row, 'rps')) * NS_PER_SECOND;
}

function warningsOf({ row }: ReferenceRun): Warning[] {
  const { bound, reasons } = clientLoad(row);
  return [
    ...(bound ? [{ code: 'client-bound' as const, reasons: [...reasons] }] : []),
    ...(row['blocks_per_second'] === '' ? [] : [{ code: 'unchecked-blocks' as const }]),
  ];
}

function text(row: DataRow, column: string): string {
  return row[column] ?? '';
}

function figure(row: DataRow, column: string): number {
  return Number(text(row, column));
}
