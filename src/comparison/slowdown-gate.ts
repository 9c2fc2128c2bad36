import type { Row, SlowdownGate } from '../model/generated/types.ts';
import { buildSlowdown } from '../statistics/build-slowdown.ts';
import { median } from '../statistics/median.ts';
import { DEFAULT_MINIMUM_EFFECT, oneSidedRank } from '../statistics/slowdown.ts';
import { NOT_MEASURED, figureText, type Verdict } from './gate-verdict.ts';
import { costRatios, gatedPairsIn } from './pair-costs.ts';
import type { HostClasses } from './ratios.ts';

interface GatedCell {
  readonly name: string;
  /** Cost of the candidate for each unit of cost of the baseline, by pair. */
  readonly costs: readonly number[];
  readonly pairNames: readonly string[];
}

/**
 * Whether a build is slower, over all rows that the gate selects: "fail" where one of them shows it, "pass" where all exclude a slowdown that matters,
 * else "not shown". A row that says nothing keeps the gate from passing.
 */
export function judgeSlowdown(gate: SlowdownGate, { rows, hosts }: { readonly rows: readonly Row[]; readonly hosts: HostClasses }): Verdict {
  const selected = rows.filter(({ scenario, driver }) => (gate.scenarios?.includes(scenario) ?? true) && (gate.drivers?.includes(driver) ?? true));
  if (selected.length === 0) return NOT_MEASURED(null);
  const cells: GatedCell[] = [];
  const silent: string[] = [];
  for (const row of selected) {
    const name = `${row.scenario} (${row.driver})`;
    const answer = gatedPairsIn(row, { ...gate, hosts });
    if (answer.kind === 'none') silent.push(`${name}: ${answer.reason ?? 'no figures of both'}`);
    else cells.push({ name, costs: costRatios(gate.metric, answer.pairs), pairNames: answer.pairs.map(({ legId, repeat }) => `${legId} ${String(repeat)}`) });
  }
  const unlike = cells.find(({ pairNames }) => pairNames.join() !== cells[0]?.pairNames.join());
  if (unlike !== undefined) return NOT_MEASURED(`${unlike.name} has other pairs than ${cells[0]?.name ?? ''}`);
  return judgeCells(gate, cells, silent);
}

function judgeCells(gate: SlowdownGate, cells: readonly GatedCell[], silent: readonly string[]): Verdict {
  const pairs = cells[0]?.costs.length ?? 0;
  const judged = buildSlowdown(cells.map(({ costs }) => costs), gate.minimumEffect ?? DEFAULT_MINIMUM_EFFECT);
  const slower = cells.flatMap(({ name, costs }, index) => (judged[index]?.isShown === true ? [`${name} slower: median cost ${figureText(median(costs))}×, error of the build ${figureText(judged[index]?.adjustedError ?? null)}`] : []));
  if (slower.length > 0) return { verdict: 'fail', figure: slower.slice(0, 5).join('; ') + (slower.length > 5 ? `; ${String(slower.length - 5)} more` : '') };
  if (silent.length > 0) return NOT_MEASURED(silent.slice(0, 5).join('; '));
  if (oneSidedRank(pairs) === null) return NOT_MEASURED(`${String(pairs)} pairs; a slowdown can be shown from 5 on`);
  const worst = cells.map(({ name, costs }) => ({ name, middle: median(costs) ?? 0 })).sort((a, b) => b.middle - a.middle)[0];
  const figure = `${String(cells.length)} ${cells.length === 1 ? 'row' : 'rows'} of ${String(pairs)} pairs; the largest median cost is ${figureText(worst?.middle ?? null)}×, ${worst?.name ?? ''}`;
  return { verdict: judged.every(({ alone }) => alone?.isExcluded === true) ? 'pass' : 'not shown', figure };
}

/** What the gate asks, in words. */
export function slowdownText({ candidate, baseline, metric, scenarios, drivers, minimumEffect }: SlowdownGate): string {
  const of = [...(scenarios ?? []), ...(drivers ?? [])];
  return `no slowdown of ${candidate} against ${baseline} by ${metric}, from a median cost of ${String(minimumEffect ?? DEFAULT_MINIMUM_EFFECT)}× on (bound, 5 % a build; ${of.length === 0 ? 'all rows' : of.join(', ')})`;
}
