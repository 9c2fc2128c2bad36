import type { Cell, HostFields, Ranking, Ratio } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import { cellOnModel, commonCpuModels, type CommonModel } from '../cpu-models.ts';
import { hostKey } from '../keys.ts';
import { groupBy } from '../order-by.ts';
import { rankingOf } from '../ranking.ts';
import { ratiosOf } from '../ratios.ts';
import { machineOf } from './reference-machines.ts';
import { referenceCell, type ReferenceScenario } from './reference-rows.ts';
import { cellValue, type DataRow, type LoadedStudy } from './study.ts';

export interface ReferenceRow extends ReferenceScenario {
  /** One a build, in the file's order; ratios are over the first. */
  readonly cells: readonly Cell[];
  /** Each run had a machine of its own, so none comes from pairs. */
  readonly ratios: readonly Ratio[];
  readonly ranking: Ranking;
  /** Builds of which a run was measured on another CPU model than another run. */
  readonly mixedCpuModels: readonly string[];
  /** The rate divides by time in which warm-ups ran too: up to this share it reads too low. Null where there are none. */
  readonly warmUpShare: number | null;
  /** The cells from the runs of the CPU model that all builds have in common; empty where there is none. */
  readonly sameModelCells: readonly Cell[];
}

export interface ReferenceAggregate {
  readonly builds: readonly string[];
  readonly runs: number;
  /** CPU models under all builds, with how many runs they carry. */
  readonly commonCpuModels: readonly CommonModel[];
  readonly rows: readonly ReferenceRow[];
}

/** The kit's own aggregate of the reference study's per-run rows, with the flags that its rules give. Throws INPUT_INCONSISTENT. */
export function aggregateReference(study: LoadedStudy): ReferenceAggregate {
  const serving = study.data.get('serving-runs') ?? [];
  const machines = new Map((study.data.get('index-runs') ?? []).map((row): [string, string] => [runKey(row), row['runner_cpu'] ?? '']));
  const builds = [...new Set(serving.map((row) => row['system'] ?? ''))];
  const commonModels = commonCpuModels([...machines].map(([key, cpuModel]) => ({ variant: (JSON.parse(key) as string[])[0] ?? '', cpuModel })));
  const byScenario = groupBy(serving, (row) => row['scenario'] ?? '');
  const hosts = new Map([...new Set(machines.values())].map((model): [string, HostFields] => [hostKey(machineOf(model)), machineOf(model)]));
  const common = commonModels[0]?.cpuModel;
  const rows = scenariosOf(study).map((scenario): ReferenceRow => {
    const cells = builds.map((build) => referenceCell(build, (byScenario.get(scenario.scenario) ?? []).filter((row) => row['system'] === build).map((row) => ({ row, cpuModel: machines.get(runKey(row)) ?? '' }))));
    const counted = cells[0]?.runs[0]?.calls ?? 0;
    return {
      ...scenario,
      cells,
      ratios: ratiosOf(cells, hosts),
      ranking: rankingOf(cells, hosts),
      mixedCpuModels: cells.filter(({ runs }) => new Set(runs.map((run) => run.hostKey)).size > 1).map(({ variant }) => variant),
      warmUpShare: scenario.warmUps === 0 ? null : round12(scenario.warmUps / (counted + scenario.warmUps)),
      sameModelCells: common === undefined ? [] : cells.map((cell) => cellOnModel(cell, common, hosts)),
    };
  });
  return { builds, runs: machines.size, commonCpuModels: commonModels, rows };
}

function runKey(row: DataRow): string {
  return JSON.stringify([row['system'], row['repeat']]);
}

function scenariosOf(study: LoadedStudy): ReferenceScenario[] {
  const table = study.document.tables.find(({ id }) => id === 'scenarios');
  return (table?.rows ?? []).map(({ id, title, cells }) => ({
    suite: cells[0]?.kind === 'text' ? cells[0].text : '',
    scenario: title,
    clients: cellValue(study, { table: 'scenarios', row: id, column: 'clients' }).value,
    warmUps: cellValue(study, { table: 'scenarios', row: id, column: 'warmUps' }).value,
  }));
}
