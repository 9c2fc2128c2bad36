import { round12 } from '../model/rounding.ts';

/** numerator ÷ denominator, 12 significant digits; null where a side is missing, the denominator is 0, or the quotient is not finite. */
export function ratioOf(numerator: number | null | undefined, denominator: number | null | undefined): number | null {
  if (numerator === null || numerator === undefined || denominator === null || denominator === undefined || denominator === 0) return null;
  const quotient = numerator / denominator;
  return Number.isFinite(quotient) ? round12(quotient) : null;
}
