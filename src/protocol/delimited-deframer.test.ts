import { describe, expect, it } from 'vitest';
import { DelimitedDeframer } from './delimited-deframer.ts';
import { readDemoMessages } from './fixtures/demo-messages.ts';
import { Seeded } from './fixtures/seeded.ts';
import { FrameError } from './message-deframer.ts';
import { encodeVarint } from './wire-writer.ts';

const delimit = (message: Buffer): Buffer => Buffer.concat([encodeVarint(message.length), message]);

function collect(stream: Buffer, nextSize: () => number, limit = 1_000_000): string[] {
  const messages: string[] = [];
  const deframer = new DelimitedDeframer((buffer, start, end) => messages.push(buffer.toString('latin1', start, end)), limit);
  for (let at = 0; at < stream.length; ) {
    const size = nextSize();
    deframer.push(Buffer.from(stream.subarray(at, at + size)));
    at += size;
  }
  deframer.finish();
  return messages;
}

function problemOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    if (error instanceof FrameError) return { kind: error.kind, found: error.found, expected: error.expected };
    throw error;
  }
  return null;
}

describe('DelimitedDeframer', () => {
  const messages = [Buffer.alloc(0), Buffer.alloc(127, 1), Buffer.alloc(128, 2), Buffer.alloc(70_000, 3), ...readDemoMessages('all-pools').slice(0, 100)];
  const stream = Buffer.concat(messages.map(delimit));
  const expected = messages.map((message) => message.toString('latin1'));

  it('finds the same messages whatever the chunks', () => {
    expect(collect(stream, () => stream.length)).toEqual(expected);
    const random = new Seeded(5);
    expect(collect(stream, () => 1 + random.below(3_000))).toEqual(expected);
    expect(collect(stream.subarray(0, 259), () => 1)).toHaveLength(3);
  });

  it('refuses a length above the limit and a length without end', () => {
    expect(problemOf(() => collect(delimit(Buffer.alloc(11)), () => 99, 10))).toEqual({ kind: 'too-large', found: 11, expected: 10 });
    expect(problemOf(() => collect(Buffer.alloc(8, 0xff), () => 99))).toMatchObject({ kind: 'too-large' });
  });

  it('refuses a stream that ends within a message or a length', () => {
    const two = Buffer.concat([delimit(Buffer.alloc(3)), delimit(Buffer.alloc(200)).subarray(0, 52)]);
    expect(problemOf(() => collect(two, () => 10))).toEqual({ kind: 'truncated', found: 52, expected: 202 });
    expect(problemOf(() => collect(Buffer.from([0x80]), () => 10))).toEqual({ kind: 'truncated', found: 1, expected: 2 });
  });
});
