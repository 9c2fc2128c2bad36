import type { GateResult, Ratio, RatioGate } from '../model/generated/types.ts';

export type Verdict = Pick<GateResult, 'verdict' | 'figure'>;

/** The figure, where there is one, is shown, and the gate has not passed. */
export const NOT_MEASURED = (figure: string | null): Verdict => ({ verdict: 'not measured', figure });

/** A ratio from pairs, in words. */
export function figureOf(ratio: Pick<Ratio, 'median' | 'min' | 'max' | 'interval'>, pairs: number): string {
  const interval = ratio.interval === null ? '' : `, interval ${figureText(ratio.interval.low)} to ${figureText(ratio.interval.high)}`;
  return `median ${figureText(ratio.median)} of ${String(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}, ${figureText(ratio.min)} to ${figureText(ratio.max)}${interval}`;
}

function figureText(value: number | null): string {
  return value === null ? 'none' : String(Number(value.toPrecision(4)));
}

/** What a ratio gate asks. */
export type RatioLimits = Pick<RatioGate, 'atLeast' | 'atMost' | 'judge'>;

/** What a ratio from pairs comes to. */
export function ratioVerdict(gate: RatioLimits, ratio: Pick<Ratio, 'median' | 'interval'>, pairs: readonly number[]): GateResult['verdict'] {
  const isWithin = (value: number): boolean => value <= (gate.atMost ?? Infinity) && value >= (gate.atLeast ?? 0);
  switch (gate.judge) {
    case 'point':
      return ratio.median !== null && isWithin(ratio.median) ? 'pass' : 'fail';
    case 'everyPair':
      return pairs.every(isWithin) ? 'pass' : 'fail';
    case 'bound': {
      if (ratio.interval === null) return 'not shown';
      const { low, high } = ratio.interval;
      if (isWithin(low) && isWithin(high)) return 'pass';
      return low > (gate.atMost ?? Infinity) || high < (gate.atLeast ?? 0) ? 'fail' : 'not shown';
    }
  }
}
