/** A printed figure, and between which values the true one may lie. */
export interface Rounded {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Half of what the last printed digit stands for: 32.28 → 0.005, 222e3 → 500, 190 → 0.5. */
export function halfUnit(decimal: string): number {
  const [digits = '', exponent = '0'] = decimal.split('e');
  const decimals = digits.split('.')[1]?.length ?? 0;
  return Number(`5e${String(Number(exponent) - decimals - 1)}`);
}

/** A printed figure as an input of a rule. Whole numbers without an exponent are counts and exact. */
export function roundedOf(decimal: string): Rounded {
  const value = Number(decimal);
  const half = /^-?\d+$/.test(decimal) ? 0 : halfUnit(decimal);
  return { value, low: value - half, high: value + half };
}

export function exactly(value: number): Rounded {
  return { value, low: value, high: value };
}

/** Doubles of decimal fractions are a hair off: 0.5 % of 200 is not quite 1. */
const HAIR = 1e-12;

/** Whether a value rounds to the printed figure (a half up or down). */
export function roundsTo(value: number, decimal: string): boolean {
  return Math.abs(value - Number(decimal)) <= halfUnit(decimal) + HAIR * Math.abs(value);
}
