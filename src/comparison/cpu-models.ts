import type { Cell, Row, SameModelTable } from '../model/generated/types.ts';
import { RANKING_METRIC, summarizeRuns } from './metric-values.ts';
import { groupBy, orderBy } from './order-by.ts';
import { ratiosOf, type HostClasses } from './ratios.ts';

/** A run, as far as its CPU model matters. */
export interface ModelledRun {
  readonly variant: string;
  readonly cpuModel: string;
}

export interface CommonModel {
  readonly cpuModel: string;
  readonly runs: number;
}

/** CPU models on which every variant that has runs has one, that with most runs first. */
export function commonCpuModels(runs: readonly ModelledRun[]): CommonModel[] {
  const variants = new Set(runs.map(({ variant }) => variant));
  const common = [...groupBy(runs, ({ cpuModel }) => cpuModel)].filter(([, own]) => new Set(own.map(({ variant }) => variant)).size === variants.size);
  return orderBy(common.map(([cpuModel, own]) => ({ cpuModel, runs: own.length })), (model) => [-model.runs, model.cpuModel]);
}

/** A cell from its runs on one CPU model alone. */
export function cellOnModel(cell: Cell, cpuModel: string, hosts: HostClasses): Cell {
  const runs = cell.runs.filter((run) => hosts.get(run.hostKey)?.cpuModel === cpuModel);
  const state = cell.state.kind === 'measured' ? { ...cell.state, clientBound: runs.some(({ clientBound }) => clientBound) } : cell.state;
  return { ...cell, state, runs, summary: summarizeRuns(runs.map(({ values }) => values)) };
}

/**
 * The rows from the runs on the one CPU model that all variants have in common; null where all runs are on one model anyway. Figures of different
 * models stand side by side in the main table, and are neither divided nor ranked there but from pairs of one machine.
 */
export function sameModelTable(rows: readonly Row[], hosts: HostClasses): SameModelTable | null {
  const runs = new Map(rows.flatMap(({ cells }) => cells.flatMap(({ variant, runs: own }) => own.map(({ bundleId, hostKey }): [string, ModelledRun] => [bundleId, { variant, cpuModel: hosts.get(hostKey)?.cpuModel ?? 'unknown' }]))));
  const models = orderBy([...groupBy(runs.values(), ({ cpuModel }) => cpuModel)].map(([cpuModel, own]) => ({ cpuModel, runs: own.length })), (model) => [-model.runs, model.cpuModel]);
  if (models.length < 2) return null;
  const [common] = commonCpuModels([...runs.values()]);
  if (common === undefined) return { models, cpuModel: null, rows: [] };
  return { models, cpuModel: common.cpuModel, rows: rows.map((row) => sameModelRow(row, common.cpuModel, hosts)) };
}

function sameModelRow({ scenario, driver, unit, cells }: Row, cpuModel: string, hosts: HostClasses): SameModelTable['rows'][number] {
  const own = cells.map((cell) => cellOnModel(cell, cpuModel, hosts));
  return {
    scenario,
    driver,
    unit,
    cells: own.map(({ variant, runs, summary }) => ({ variant, runs: runs.length, rate: summary.find(({ metric }) => metric === RANKING_METRIC) ?? null })),
    // A cell whose runs are all on other models has no figure, as an empty one.
    ratios: (own[0]?.summary.length ?? 0) === 0 ? [] : ratiosOf(own, hosts).filter(({ metric }) => metric === RANKING_METRIC),
  };
}
