import type { Cell, ConsumerLine, ConsumerTable, Row, Spread } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { tellableCpuNs } from './cpu-resolution.ts';
import { groupBy } from './order-by.ts';
import { spreadOf } from './spread.ts';

type Run = Pick<BundleDocuments, 'bundleId' | 'measurements' | 'payloads'>;
type Measured = BundleDocuments['measurements']['measurements'][number];

const NS_PER_SECOND = 1e9;

/**
 * The tables of consumers: for each download and variant, what one pass cost each driver, and whether all received the same. A cell of a row gives
 * the runs, so that only equal work is summed up; drivers stand under each other although their rows are unlike work, which is what is shown.
 */
export function consumerTables(rows: readonly Row[], runs: readonly Run[]): ConsumerTable[] {
  const byId = new Map(runs.map((run) => [run.bundleId, run]));
  const groups = groupBy(rows.filter(({ work }) => work.domain === 'consumers'), ({ scenario, work }) => JSON.stringify([scenario, work.scheduleSha256]));
  return [...groups.values()].flatMap((drivers) => {
    const [first] = drivers;
    return first === undefined ? [] : first.cells.map(({ variant }) => tableOf(first, variant, { drivers, byId }));
  });
}

interface Found {
  readonly drivers: readonly Row[];
  readonly byId: ReadonlyMap<string, Run>;
}

function tableOf({ scenario, title, work }: Row, variant: string, { drivers, byId }: Found): ConsumerTable {
  const cells = drivers.flatMap((row) => row.cells.filter((cell) => cell.variant === variant).map((cell) => ({ row, cell })));
  // A driver with a row of another payload has its figures there.
  const shown = cells.filter(({ row, cell }) => cell.state.kind === 'measured' || !cells.some((other) => other.row.driver === row.driver && other.cell.state.kind === 'measured'));
  const checks = shown.flatMap(({ cell }) => cell.runs.flatMap(({ bundleId }) => checkedIn(byId.get(bundleId), work)));
  const [check] = checks;
  const checked = check !== undefined && checks.every(({ sha256 }) => sha256 === check.sha256) ? check : null;
  return { scenario, title, variant, checked, lines: shown.map(({ row, cell }) => lineOf(row, cell, { byId, checked })) };
}

/** What the payload check found of just these heights. */
function checkedIn(run: Run | undefined, { firstHeight, lastHeight }: Row['work']): NonNullable<ConsumerTable['checked']>[] {
  const whole = run?.payloads.whole;
  if (whole?.firstHeight !== firstHeight || whole.lastHeight !== lastHeight) return [];
  return [{ blocks: whole.blocks, bytes: whole.payloadBytes, sha256: whole.sha256 }];
}

function lineOf({ driver, work }: Row, cell: Cell, { byId, checked }: Pick<Found, 'byId'> & { readonly checked: ConsumerTable['checked'] }): ConsumerLine {
  const measured = cell.runs.flatMap(({ bundleId, measurement: id }) => byId.get(bundleId)?.measurements.measurements.find((entry) => entry.id === id) ?? []);
  const blocks = work.lastHeight - work.firstHeight + 1;
  const passes = measured.map((measurement) => wholePasses(measurement, blocks));
  const perPass = (ofRun: (measurement: Measured) => number | null): Spread | null => spreadOf(measured.map((measurement, at) => perOne(ofRun(measurement), passes[at] ?? null)));
  const received = measured.flatMap((measurement) => measurement.received ?? []);
  const [first] = received;
  const isSame = first !== undefined && received.length === measured.length && received.every(({ sha256 }) => sha256 === first.sha256);
  return {
    driver,
    driverVersion: work.driverVersion,
    state: cell.state,
    runs: measured.length,
    passes: passes.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    secondsPerPass: perPass(({ sums }) => sums?.measuredNs ?? null),
    clientCpuSecondsPerPass: perPass(({ resources }) => tellableCpuNs(resources, 'client')),
    serverCpuSecondsPerPass: perPass(({ resources }) => tellableCpuNs(resources, 'server')),
    belowResolution: cell.warnings.flatMap((warning) => (warning.code === 'cpu-below-resolution' ? warning.sides : [])),
    received: isSame ? first : null,
    content: contentOf({ found: received.map(({ sha256 }) => sha256), runs: measured.length, checked }),
  };
}

/** Null where a call failed, or was cut off: then no time is that of a pass. */
function wholePasses({ sums }: Measured, blocks: number): number | null {
  if (sums?.passes === undefined || sums.passes === null || sums.passes === 0) return null;
  return sums.ok === sums.calls && sums.cutOff === 0 && sums.units === sums.passes * blocks ? sums.passes : null;
}

function perOne(ns: number | null, passes: number | null): number | null {
  return ns === null || passes === null ? null : ns / NS_PER_SECOND / passes;
}

function contentOf({ found, runs, checked }: { readonly found: readonly string[]; readonly runs: number; readonly checked: ConsumerTable['checked'] }): ConsumerLine['content'] {
  if (checked === null || found.length === 0) return 'unknown';
  if (found.some((sha256) => sha256 !== checked.sha256)) return 'other';
  return found.length === runs ? 'equal' : 'unknown';
}
