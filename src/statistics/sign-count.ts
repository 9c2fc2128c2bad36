/** How many ratios lie over and under 1; equal ones are in neither. */
export function signCount(ratios: readonly number[]): { readonly above: number; readonly below: number } {
  return { above: ratios.filter((ratio) => ratio > 1).length, below: ratios.filter((ratio) => ratio < 1).length };
}
