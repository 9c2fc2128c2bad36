import { CallError, countOf, fixed, intOf } from './template-function.ts';
import type { FunctionTable } from './template-function.ts';

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const SHORTEST = 2;
const LONGEST = 16;

/** ghz's own functions, by its rules for arguments out of range; the randomness is seeded. */
export const GHZ_FUNCTIONS: FunctionTable = {
  newUUID: fixed(0, (_args, random) => random.uuid()),
  randomString: fixed(1, ([length], random) => {
    const asked = countOf(length);
    return random.text(asked > 0 ? asked : Number(random.below(BigInt(LONGEST - SHORTEST + 1))) + SHORTEST, LETTERS_AND_DIGITS);
  }),
  randomInt: fixed(2, ([min, max], random) => {
    const least = intOf(min) < 0n ? 0n : intOf(min);
    const end = intOf(max) <= 0n ? 1n : intOf(max);
    if (end <= least) throw new CallError(`there is no number from ${String(least)} to below ${String(end)}`);
    return least + random.below(end - least);
  }),
};
