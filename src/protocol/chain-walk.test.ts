import { describe, expect, it } from 'vitest';
import { ChainWalk } from './chain-walk.ts';
import type { ViolatedBlock } from './chain-walk.ts';
import { readDemoMessages } from './fixtures/demo-messages.ts';

const chain = readDemoMessages('shielded');

function range(start: number, end: number): Buffer[] {
  const messages = chain.slice(Math.min(start, end) - 1, Math.max(start, end)).map((message) => Buffer.from(message));
  return start <= end ? messages : messages.reverse();
}

function walk(start: number, end: number, messages: readonly Buffer[]): { blocks: number; violation: ViolatedBlock | null } {
  const checker = new ChainWalk();
  checker.begin(start, end);
  for (const message of messages) checker.accept(message, 0, message.length);
  const violation = checker.finish();
  return { blocks: checker.blocks, violation };
}

/** Where a block's hash (field 3) or parent hash (field 4) stands in its message. */
function offsetOf(message: Buffer, field: 3 | 4): number {
  const at = message.indexOf(Buffer.from([field * 8 + 2, 32]));
  if (at < 0) throw new Error('no such field');
  return at + 2;
}

/** In display order. */
function hexAt(message: Buffer | undefined, field: 3 | 4): string {
  if (message === undefined) throw new Error('no such block');
  const at = offsetOf(message, field);
  return Buffer.from(message.subarray(at, at + 32)).reverse().toString('hex');
}

describe('ChainWalk', () => {
  it('accepts the real chain upwards and downwards', () => {
    expect(walk(1, 12_003, chain)).toEqual({ blocks: 12_003, violation: null });
    expect(walk(12_003, 1, range(12_003, 1))).toEqual({ blocks: 12_003, violation: null });
    expect(walk(5, 5, range(5, 5))).toEqual({ blocks: 1, violation: null });
  });

  it('names a wrong parent with both hashes, and looks no further', () => {
    const messages = range(100, 110);
    const wrong = messages[4];
    if (wrong === undefined) throw new Error('no block');
    wrong.fill(0xaa, offsetOf(wrong, 4), offsetOf(wrong, 4) + 32);
    expect(walk(100, 110, messages)).toEqual({
      blocks: 4,
      violation: { height: 104, field: 'prevHash', expected: hexAt(messages[3], 3), found: 'aa'.repeat(32) },
    });
  });

  it('sees a difference in any single byte of a parent hash', () => {
    for (let i = 0; i < 32; i += 1) {
      const messages = range(7, 8);
      const second = messages[1];
      if (second === undefined) throw new Error('no block');
      const at = offsetOf(second, 4) + i;
      second[at] = (second[at] ?? 0) ^ 1;
      expect(walk(7, 8, messages).violation?.field).toBe('prevHash');
    }
  });

  it('names a wrong hash in a descending range', () => {
    const messages = range(110, 100);
    const wrong = messages[2];
    if (wrong === undefined) throw new Error('no block');
    wrong.fill(0xbb, offsetOf(wrong, 3), offsetOf(wrong, 3) + 32);
    expect(walk(110, 100, messages).violation).toEqual({ height: 108, field: 'hash', expected: hexAt(messages[1], 4), found: 'bb'.repeat(32) });
  });

  it('names a hole, swapped blocks, and a range that runs the wrong way, by height', () => {
    expect(walk(1, 10, [...range(1, 4), ...range(6, 10)]).violation).toEqual({ height: 5, field: 'height', expected: '5', found: '6' });
    expect(walk(1, 4, [...range(1, 1), ...range(3, 2), ...range(4, 4)]).violation).toEqual({ height: 2, field: 'height', expected: '2', found: '3' });
    expect(walk(10, 1, range(1, 10)).violation).toEqual({ height: 10, field: 'height', expected: '10', found: '1' });
  });

  it('names a count that is short or long', () => {
    expect(walk(1, 10, range(1, 7)).violation).toEqual({ height: 8, field: 'count', expected: '10', found: '7' });
    expect(walk(1, 10, range(1, 11)).violation).toEqual({ height: 11, field: 'count', expected: '10', found: 'more than 10' });
    expect(walk(10, 1, []).violation).toEqual({ height: 10, field: 'count', expected: '10', found: '0' });
  });

  it('refuses hashes that are not 32 bytes long, and bytes that are no block', () => {
    const short = Buffer.concat([Buffer.from([0x10, 1, 0x1a, 2, 9, 9])]);
    expect(walk(1, 1, [short]).violation).toEqual({ height: 1, field: 'hash', expected: '32 bytes', found: '2 bytes' });
    const orphan = Buffer.concat([Buffer.from([0x10, 1, 0x1a, 32]), Buffer.alloc(32)]);
    expect(walk(1, 1, [orphan]).violation).toEqual({ height: 1, field: 'prevHash', expected: '32 bytes', found: '0 bytes' });
    expect(walk(1, 1, [Buffer.from([0x1a, 32])]).violation).toMatchObject({ height: 1, field: 'message' });
  });

  it('keeps links within one call, and starts clean after a violation', () => {
    const checker = new ChainWalk();
    checker.begin(1, 2);
    for (const message of [chain[0], chain[2]]) if (message !== undefined) checker.accept(message, 0, message.length);
    expect(checker.finish()?.field).toBe('height');
    checker.begin(500, 501);
    for (const message of range(500, 501)) expect(checker.accept(message, 0, message.length)).toBe(true);
    expect(checker.finish()).toBeNull();
  });

  it('copies what it keeps, so that a reused buffer does no harm', () => {
    const checker = new ChainWalk();
    const reused = Buffer.alloc(4_096);
    checker.begin(1, 300);
    for (const message of range(1, 300)) {
      message.copy(reused, 17);
      expect(checker.accept(reused, 17, 17 + message.length)).toBe(true);
      reused.fill(0);
    }
    expect(checker.finish()).toBeNull();
  });
});
