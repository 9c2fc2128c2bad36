import { beforeEach, describe, expect, it } from 'vitest';
import { FEWEST_DUE, ReadRests, SLOW_BYTES_PER_MS, STRETCH_MS } from './read-rests.ts';

describe('ReadRests', () => {
  let rests = new ReadRests();
  let nowMs = 0;
  beforeEach(() => {
    rests = new ReadRests();
    nowMs = 1000;
  });

  interface Reads {
    readonly bytes: number;
    readonly gapMs: number;
    readonly due?: number;
  }

  const read = (bytes: number, due = FEWEST_DUE): boolean => rests.restsAfter(bytes, nowMs, due);

  /** How many reads, `gapMs` apart, are not followed by a rest, until one is or so many ms have passed. */
  function readsUntilRest({ bytes, gapMs, due }: Reads, mostMs = 10 * STRETCH_MS): number {
    const endMs = nowMs + mostMs;
    let reads = 0;
    while (!read(bytes, due)) {
      reads += 1;
      nowMs += gapMs;
      if (nowMs >= endMs) return Number.POSITIVE_INFINITY;
    }
    nowMs += gapMs;
    return reads;
  }

  const TRICKLE = { bytes: 150, gapMs: 0.125 };

  it('rests once a server has been slow for a whole stretch', () => {
    expect(readsUntilRest(TRICKLE)).toBe(STRETCH_MS / 0.125);
    expect(read(1500)).toBe(true);
  });

  it.each([
    ['few messages are due', { ...TRICKLE, due: FEWEST_DUE - 1 }],
    ['nobody knows how many are due', { ...TRICKLE, due: 0 }],
    ['small reads come fast', { bytes: SLOW_BYTES_PER_MS / 8 + 10, gapMs: 0.125 }],
    ['reads are large, however rare', { bytes: 2 * SLOW_BYTES_PER_MS + 1, gapMs: 50 }],
  ])('never rests where %s', (_, reads) => {
    expect(readsUntilRest(reads)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    ['the end comes near', TRICKLE.bytes, FEWEST_DUE - 1],
    ['another call is under way', TRICKLE.bytes, 0],
    ['the server has become fast', 2 * SLOW_BYTES_PER_MS + 1, FEWEST_DUE],
  ])('stops at once where %s, and then watches a whole stretch again', (_, bytes, due) => {
    readsUntilRest(TRICKLE);
    expect(read(bytes, due)).toBe(false);
    expect(readsUntilRest(TRICKLE)).toBe(STRETCH_MS / 0.125);
  });

  it('goes on while a read brings twice as much after a rest, and stops where it does not', () => {
    readsUntilRest(TRICKLE);
    const rested = (bytes: number): boolean[] => Array.from({ length: STRETCH_MS + 1 }, () => {
      nowMs += 1;
      return read(bytes);
    });
    expect(rested(300)).not.toContain(false);
    const [last, ...others] = rested(299).reverse();
    expect([last, others.includes(false)]).toEqual([false, false]);
    expect(readsUntilRest(TRICKLE)).toBeGreaterThanOrEqual(STRETCH_MS / 0.125);
  });

  it('does not count the time between two calls as slow', () => {
    read(150);
    read(150, 0);
    nowMs += 60_000;
    expect(readsUntilRest(TRICKLE)).toBe(STRETCH_MS / 0.125);
  });
});
