import type { Gate, GateResult, Metric, Ratio, RatioGate } from '../model/generated/types.ts';
import { higherIsFaster } from './metric-values.ts';

export type Verdict = Pick<GateResult, 'verdict' | 'figure'>;

/** The figure, where there is one, is shown, and the gate has not passed. */
export const NOT_MEASURED = (figure: string | null): Verdict => ({ verdict: 'not measured', figure });

/** A ratio from pairs, in words. */
export function figureOf(ratio: Pick<Ratio, 'median' | 'min' | 'max' | 'interval'>, pairs: number): string {
  const interval = ratio.interval === null ? '' : `, interval ${figureText(ratio.interval.low)} to ${figureText(ratio.interval.high)}`;
  return `median ${figureText(ratio.median)} of ${String(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}, ${figureText(ratio.min)} to ${figureText(ratio.max)}${interval}`;
}

export function figureText(value: number | null): string {
  return value === null ? 'none' : String(Number(value.toPrecision(4)));
}

/** Both ends belong to what is allowed. */
export interface Limits {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function isWithin(value: number, { atLeast, atMost }: Limits): boolean {
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** What a figure that somebody published, or a single count, comes to. Without a figure or without a limit nothing was measured, whatever is said of it. */
export function pointVerdict(figure: number | null, limits: Limits | null): 'pass' | 'fail' | 'not measured' {
  if (figure === null || limits === null) return 'not measured';
  return isWithin(figure, limits) ? 'pass' : 'fail';
}

/** What a ratio gate asks of any metric. */
export type RatioRule = Pick<RatioGate, 'atLeast' | 'atMost' | 'withinPercent'>;

/** The limits of a ratio: those given, or those that a tolerance comes to for a metric of which more, or less, is better. */
export function ratioLimits({ atLeast, atMost, withinPercent }: RatioRule, isHigherBetter: boolean): Limits {
  if (withinPercent === undefined) return { ...(atLeast === undefined ? {} : { atLeast }), ...(atMost === undefined ? {} : { atMost }) };
  return isHigherBetter ? { atLeast: 1 - withinPercent / 100 } : { atMost: 1 + withinPercent / 100 };
}

export function servingLimits(gate: RatioRule & { readonly metric: Metric }): Limits {
  return ratioLimits(gate, higherIsFaster(gate.metric));
}

export function limitsText({ atLeast, atMost }: Limits): string {
  return [atLeast === undefined ? [] : [`≥ ${figureText(atLeast)}`], atMost === undefined ? [] : [`≤ ${figureText(atMost)}`]].flat().join(' and ');
}

/** What a ratio from pairs comes to. */
export function ratioVerdict(judge: RatioGate['judge'], limits: Limits, ratio: Pick<Ratio, 'median' | 'interval'> & { readonly pairs: readonly number[] }): GateResult['verdict'] {
  switch (judge) {
    case 'point':
      return pointVerdict(ratio.median, limits) === 'pass' ? 'pass' : 'fail';
    case 'everyPair':
      return ratio.pairs.every((pair) => isWithin(pair, limits)) ? 'pass' : 'fail';
    case 'bound': {
      if (ratio.interval === null) return 'not shown';
      const { low, high } = ratio.interval;
      if (isWithin(low, limits) && isWithin(high, limits)) return 'pass';
      return low > (limits.atMost ?? Infinity) || high < (limits.atLeast ?? 0) ? 'fail' : 'not shown';
    }
  }
}

export function purposeOf(gate: Gate): GateResult['purpose'] {
  return gate.purpose ?? 'promotion';
}

/** Whether a gate lets a comparison pass: a regression that is not shown is none, an improvement that is not shown is none either. */
export function isHeld({ verdict, purpose }: Pick<GateResult, 'verdict' | 'purpose'>): boolean {
  return verdict === 'pass' || (verdict === 'not shown' && purpose === 'regression');
}

/** A candidate is promoted only if each of its gates passes; what was not measured is no pass. */
export function isPromoted(results: readonly Pick<GateResult, 'verdict'>[]): boolean {
  return results.length > 0 && results.every(({ verdict }) => verdict === 'pass');
}
