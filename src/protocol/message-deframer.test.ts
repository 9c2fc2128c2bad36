import { describe, expect, it } from 'vitest';
import { readDemoMessages } from './fixtures/demo-messages.ts';
import { Seeded } from './fixtures/seeded.ts';
import { FrameError, MessageDeframer } from './message-deframer.ts';
import { frameMessage } from './request.ts';

const LIMIT = 4 * 1024 * 1024;

function collector(maxBytes = LIMIT): { deframer: MessageDeframer; messages: string[] } {
  const messages: string[] = [];
  const deframer = new MessageDeframer((buffer, start, end) => messages.push(buffer.toString('latin1', start, end)), maxBytes);
  return { deframer, messages };
}

function problemOf(action: () => void): FrameError {
  try {
    action();
  } catch (error) {
    if (error instanceof FrameError) return error;
    throw error;
  }
  throw new Error('no FrameError was thrown');
}

/** Feeds through one buffer that is overwritten after each push, as a socket's read buffer is. */
function feed(deframer: MessageDeframer, stream: Buffer, nextSize: () => number): void {
  const reused = Buffer.alloc(70_000);
  for (let at = 0; at < stream.length; ) {
    const size = Math.min(nextSize(), stream.length - at, reused.length);
    stream.copy(reused, 0, at, at + size);
    deframer.push(reused.subarray(0, size));
    reused.fill(0xee, 0, size);
    at += size;
  }
}

describe('MessageDeframer', () => {
  const real = readDemoMessages('all-pools');
  const random = new Seeded(7);
  const made = [0, 1, 4, 5, 6, 4090, 4091, 4092, 9_000, 70_000, 0].map((length) => Buffer.from(Array.from({ length }, () => random.below(256))));
  const expected = [...made, ...real.slice(0, 400)].map((message) => message.toString('latin1'));
  const stream = Buffer.concat([...made, ...real.slice(0, 400)].map(frameMessage));

  it('finds every message of the real chain in one chunk', () => {
    const { deframer, messages } = collector();
    deframer.push(Buffer.concat(real.map(frameMessage)));
    deframer.finish();
    expect(messages).toEqual(real.map((message) => message.toString('latin1')));
  });

  it('finds the same messages fed byte by byte', () => {
    const { deframer, messages } = collector();
    feed(deframer, stream, () => 1);
    deframer.finish();
    expect(messages).toEqual(expected);
  });

  it.each([1, 2, 3, 4, 5])('finds the same messages in random chunks, seed %s', (seed) => {
    const sizes = new Seeded(seed);
    const { deframer, messages } = collector();
    feed(deframer, stream, () => 1 + sizes.below([8, 200, 6_000, 60_000][sizes.below(4)] ?? 8));
    deframer.finish();
    expect(messages).toEqual(expected);
  });

  it('takes a slice of a larger buffer and leaves the rest alone', () => {
    const { deframer, messages } = collector();
    const inside = Buffer.concat([Buffer.from('junk'), frameMessage(Buffer.from('a')), frameMessage(Buffer.from('b')), Buffer.from('junk')]);
    deframer.pushSlice(inside, 4, inside.length - 6);
    deframer.pushSlice(inside, inside.length - 6, inside.length - 4);
    deframer.finish();
    expect(messages).toEqual(['a', 'b']);
  });

  it('refuses a compressed message, also where its prefix is split', () => {
    const frame = frameMessage(Buffer.from('x'));
    frame[0] = 1;
    expect(problemOf(() => collector().deframer.push(frame))).toMatchObject({ kind: 'compressed', found: 1, expected: 0 });
    const { deframer } = collector();
    deframer.push(frame.subarray(0, 2));
    expect(problemOf(() => deframer.push(frame.subarray(2))).kind).toBe('compressed');
  });

  it('refuses a length above the limit before any of the message came, and accepts the limit itself', () => {
    const { deframer, messages } = collector(10);
    deframer.push(frameMessage(Buffer.alloc(10, 'y')));
    expect(messages).toEqual(['y'.repeat(10)]);
    expect(problemOf(() => deframer.push(Buffer.from([0, 0xff, 0xff, 0xff, 0xff])))).toMatchObject({ kind: 'too-large', found: 0xffff_ffff, expected: 10 });
  });

  it('says how much of a truncated message came', () => {
    const prefix = collector().deframer;
    prefix.push(Buffer.from([0, 0, 0]));
    expect(problemOf(() => prefix.finish())).toMatchObject({ kind: 'truncated', found: 3, expected: 5 });
    const body = collector().deframer;
    body.push(frameMessage(Buffer.from('abcdef')).subarray(0, 9));
    expect(problemOf(() => body.finish())).toMatchObject({ kind: 'truncated', found: 9, expected: 11 });
  });

  it('forgets a half message on reset', () => {
    const { deframer, messages } = collector();
    deframer.push(Buffer.from([0, 0, 0]));
    deframer.reset();
    deframer.push(frameMessage(Buffer.from('z')));
    deframer.finish();
    expect(messages).toEqual(['z']);
  });
});
