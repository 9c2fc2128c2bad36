import { IndexbenchError } from '../../model/errors.ts';
import type { PublishedRule, RuleStatistic } from '../../model/generated/types.ts';
import { median } from '../../statistics/median.ts';
import { nearestRank } from '../../statistics/percentile.ts';
import { exactly, type Rounded } from './decimal.ts';
import { cellValue, rowValues, type LoadedStudy } from './study.ts';

/** Where rules take their figures from: the study that states them, and the others by id. */
export interface RuleSources {
  readonly own: LoadedStudy;
  readonly studies: ReadonlyMap<string, LoadedStudy>;
}

/**
 * What a rule gives, each value with the limits that the rounding of the printed figures leaves it. Sides that give several values are paired
 * each with each.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT where a rule names what is not there
 */
export function evaluateRule(rule: PublishedRule, sources: RuleSources): Rounded[] {
  const value = (part: PublishedRule): Rounded[] => evaluateRule(part, sources);
  switch (rule.kind) {
    case 'cell':
      return [cellValue(studyOf(rule.study, sources), rule)];
    case 'rows':
      return rowValues(studyOf(rule.study, sources), rule);
    case 'number':
      return [exactly(rule.value)];
    case 'values':
      return rule.of.flatMap(value);
    case 'statistic':
      return [statisticOf(rule.statistic, rule.of.flatMap(value))];
    case 'product':
      return combine(value(rule.a), value(rule.b), (a, b) => a * b);
    case 'quotient':
      return combine(value(rule.numerator), value(rule.denominator), (a, b) => a / b);
    case 'difference':
      return combine(value(rule.of), value(rule.less), (a, b) => a - b);
    case 'increase':
      return combine(value(rule.to), value(rule.from), (to, from) => ((to - from) / from) * 100);
    case 'reduction':
      return combine(value(rule.to), value(rule.from), (to, from) => ((from - to) / from) * 100);
    case 'span':
      return combine(value(rule.last), value(rule.first), (last, first) => last - first + 1);
    case 'ceiling':
      return value(rule.of).map((of) => each(of, Math.ceil));
    case 'rank':
      return value(rule.count).map((count) => each(count, (n) => nearestRank(n, rule.percent)));
  }
}

function studyOf(id: string | undefined, { own, studies }: RuleSources): LoadedStudy {
  if (id === undefined) return own;
  const found = studies.get(id);
  if (found === undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `there is no study "${id}"`, where: own.document.id, next: 'Correct the fixture.' });
  return found;
}

function each({ value, low, high }: Rounded, apply: (value: number) => number): Rounded {
  return { value: apply(value), low: apply(low), high: apply(high) };
}

/** All operations here rise or fall in each side alone, so the corners hold the limits. */
function combine(left: readonly Rounded[], right: readonly Rounded[], apply: (a: number, b: number) => number): Rounded[] {
  return left.flatMap((a) =>
    right.map((b) => {
      const corners = [apply(a.low, b.low), apply(a.low, b.high), apply(a.high, b.low), apply(a.high, b.high)];
      return { value: apply(a.value, b.value), low: Math.min(...corners), high: Math.max(...corners) };
    }),
  );
}

const STATISTICS: Readonly<Record<RuleStatistic['statistic'], (values: readonly number[]) => number>> = {
  median: (values) => median(values) ?? Number.NaN,
  smallest: (values) => Math.min(...values),
  largest: (values) => Math.max(...values),
  sum: (values) => values.reduce((total, value) => total + value, 0),
  count: (values) => values.length,
};

/** Each of them never falls where a value rises. */
function statisticOf(name: RuleStatistic['statistic'], values: readonly Rounded[]): Rounded {
  const statistic = STATISTICS[name];
  return { value: statistic(values.map(({ value }) => value)), low: statistic(values.map(({ low }) => low)), high: statistic(values.map(({ high }) => high)) };
}
