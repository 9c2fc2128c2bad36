/**
 * Rounds to 12 significant digits, the form in which every floating value is stored, so that different Node versions recompute the same bytes.
 *
 * @throws RangeError for NaN and infinities: a missing value is null, never a non-finite number
 */
export function round12(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`round12: ${value} is not a figure`);
  return Number(value.toPrecision(12));
}
