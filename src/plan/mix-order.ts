/**
 * Which part of a mix each request belongs to: a fixed order as long as all weights together, which repeats. It spreads each part
 * evenly: each step gives every part its weight as credit, and the part with most credit (the first among equals) the turn, for the sum
 * of all weights.
 */
export interface MixOrder {
  /** Requests after which the order repeats. */
  readonly length: number;
  partOf(i: number): number;
  /** How many requests of the same part come before request `i`. */
  numberIn(i: number): number;
}

/** @param weights positive whole numbers */
export function mixOrder(weights: readonly number[]): MixOrder {
  const length = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = new Uint16Array(length);
  const numbers = new Uint32Array(length);
  const credit = weights.map(() => 0);
  const given = weights.map(() => 0);
  for (let turn = 0; turn < length; turn += 1) {
    for (const [part, weight] of weights.entries()) credit[part] = (credit[part] ?? 0) + weight;
    const part = credit.indexOf(Math.max(...credit));
    credit[part] = (credit[part] ?? 0) - length;
    parts[turn] = part;
    numbers[turn] = given[part] ?? 0;
    given[part] = (given[part] ?? 0) + 1;
  }
  const partOf = (i: number): number => parts[i % length] as number;
  return { length, partOf, numberIn: (i) => Math.floor(i / length) * (weights[partOf(i)] as number) + (numbers[i % length] as number) };
}
