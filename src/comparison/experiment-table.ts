import type { ExperimentLine, ExperimentTable, Metric, Plan, Row } from '../model/generated/types.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import { buildSlowdown } from '../statistics/build-slowdown.ts';
import { slowdownOf } from '../statistics/slowdown.ts';
import { isSpeed } from './metric-values.ts';
import { costRatios, pairsIn, type PairAnswer } from './pair-costs.ts';
import type { HostClasses } from './ratios.ts';

/** What an experiment is judged by; the first decides of a build. */
const EXPERIMENT_METRICS = ['unitsPerSecond', 'p50Ns', 'p95Ns', 'p99Ns', 'serverCpuNsPerUnit', 'serverAnonymousPeakBytes'] as const satisfies readonly Metric[];

interface PlanOfRuns {
  readonly plan: Plan;
  readonly planSha256: string;
}

interface Answered {
  readonly row: Row;
  readonly metric: Metric;
  readonly answer: PairAnswer;
}

/** A table for each plan that is a paired experiment. */
export function experimentTables(plans: readonly PlanOfRuns[], rows: readonly Row[], hosts: HostClasses): ExperimentTable[] {
  return plans.flatMap(({ plan, planSha256 }) => {
    const { experiment } = plan;
    if (experiment === undefined) return [];
    const { stage, design, baseline, candidate, differences, minimumEffect } = experiment;
    const own = rows.filter(({ scenario, driver }) => plan.scenarios.some((planned) => planned.scenario.id === scenario && driversOf(plan, planned).includes(driver)));
    const answered = own.flatMap((row) => EXPERIMENT_METRICS.map((metric) => ({ row, metric, answer: pairsIn(row, { candidate, baseline, metric, hosts }) })));
    const errors = buildErrors(answered, minimumEffect);
    const lines = answered.filter(({ metric, answer }) => metric === EXPERIMENT_METRICS[0] || answer.ratio !== null).map((entry) => lineOf(entry, minimumEffect, errors.get(entry) ?? null));
    return [{ planSha256, id: plan.id, stage, design, baseline, candidate, differences: [...differences], declaredPairs: plan.repeats, minimumEffect, lines }];
  });
}

function lineOf({ row, metric, answer }: Answered, minimumEffect: number, buildError: number | null): ExperimentLine {
  const place = { scenario: row.scenario, driver: row.driver, metric, ratio: answer.ratio, buildError };
  if (answer.kind === 'none') return { ...place, shown: null, verdict: 'not measured', reason: answer.reason };
  const costs = costRatios(metric, answer.pairs);
  const worse = slowdownOf(costs, minimumEffect);
  if (worse === null) return { ...place, shown: null, verdict: 'not shown', reason: 'fewer than 5 pairs show nothing' };
  const { rank, error, low, high } = worse;
  const shown = { rank, error, low, high };
  if (worse.isShown) return { ...place, shown, verdict: isSpeed(metric) ? 'slower shown' : 'more shown', reason: null };
  const isBetter = slowdownOf(costs.map((cost) => 1 / cost), minimumEffect)?.isShown === true;
  if (isBetter) return { ...place, shown, verdict: isSpeed(metric) ? 'faster shown' : 'less shown', reason: null };
  return { ...place, shown, verdict: 'not shown', reason: null };
}

/** Of rows that are slower by themselves: the error among all rows of the build. Rows with other pairs than the rest are left out. */
function buildErrors(answered: readonly Answered[], minimumEffect: number): ReadonlyMap<Answered, number> {
  const cells = answered.flatMap((entry) => (entry.metric === EXPERIMENT_METRICS[0] && entry.answer.kind === 'pairs' ? [{ entry, pairs: entry.answer.pairs }] : []));
  const namesOf = (pairs: (typeof cells)[number]['pairs']): string => pairs.map(({ legId, repeat }) => `${legId} ${String(repeat)}`).join();
  const alike = cells.filter(({ pairs }) => namesOf(pairs) === namesOf(cells[0]?.pairs ?? []));
  const judged = buildSlowdown(alike.map(({ entry, pairs }) => costRatios(entry.metric, pairs)), minimumEffect);
  return new Map(alike.flatMap(({ entry }, index) => {
    const error = judged[index]?.adjustedError ?? null;
    return error === null ? [] : [[entry, error] as const];
  }));
}
