import { describe, expect, it } from 'vitest';
import { ChainWalk } from '../../../../protocol/chain-walk.ts';
import { readDemoMessages } from '../../../../protocol/fixtures/demo-messages.ts';
import { Seeded } from '../../../../protocol/fixtures/seeded.ts';
import { FLAG, FRAME, encodeFrame } from '../../../../protocol/http2-frame.ts';
import { MessageDeframer } from '../../../../protocol/message-deframer.ts';
import { frameMessage } from '../../../../protocol/request.ts';
import { FrameReader } from './frame-reader.ts';
import type { FrameHandler } from './frame-reader.ts';

/** Writes down what is heard; DATA joined to whole frames. */
function noter(): { handler: FrameHandler; heard: string[] } {
  const heard: string[] = [];
  let data = '';
  const handler: FrameHandler = {
    onDataBegin: (streamId, length) => {
      data = `data ${String(streamId)} ${String(length)} `;
    },
    onData: (buffer, from, to) => {
      data += buffer.toString('hex', from, to);
    },
    onDataEnd: (endStream) => heard.push(`${data}${endStream ? ' end' : ''}`),
    onFrame: ({ type, flags, streamId }, buffer, from, to) => heard.push(`frame ${String(type)} ${String(flags)} ${String(streamId)} ${buffer.toString('hex', from, to)}`),
  };
  return { handler, heard };
}

const random = new Seeded(11);
const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => random.below(256)));
const pad = (content: Buffer, padding: number): Buffer => Buffer.concat([Buffer.from([padding]), content, Buffer.alloc(padding)]);
const stream = Buffer.concat([
  encodeFrame(FRAME.SETTINGS, 0, 0, Buffer.alloc(0)),
  encodeFrame(FRAME.DATA, 0, 1, bytes(300)),
  encodeFrame(FRAME.DATA, 0, 1, Buffer.alloc(0)),
  encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS, 0x7fff_ffff, bytes(40)),
  encodeFrame(FRAME.DATA, FLAG.PADDED, 3, pad(bytes(20), 255)),
  encodeFrame(FRAME.DATA, FLAG.PADDED, 3, pad(Buffer.alloc(0), 0)),
  encodeFrame(FRAME.DATA, FLAG.PADDED | FLAG.END_STREAM, 3, pad(Buffer.alloc(0), 7)),
  encodeFrame(FRAME.PING, 0, 0, bytes(8)),
  encodeFrame(FRAME.DATA, FLAG.END_STREAM, 5, bytes(16_384)),
  encodeFrame(0xee, 0xff, 5, bytes(1000)),
  encodeFrame(FRAME.GOAWAY, 0, 0, bytes(8)),
]);

/** Through one buffer that is overwritten after each push, as a socket's read buffer is. */
function feed(nextSize: () => number): string[] {
  const { handler, heard } = noter();
  const reader = new FrameReader(handler);
  const reused = Buffer.alloc(70_000);
  for (let at = 0; at < stream.length; ) {
    const size = Math.min(nextSize(), stream.length - at);
    const from = random.below(9);
    stream.copy(reused, from, at, at + size);
    reader.push(reused, from, from + size);
    reused.fill(0xee);
    at += size;
  }
  return heard;
}

describe('FrameReader', () => {
  const whole = feed(() => stream.length);

  it('finds each frame, with padding in its length and not in its content', () => {
    expect(whole).toHaveLength(11);
    expect(whole[0]).toBe('frame 4 0 0 ');
    expect(whole[2]).toBe('data 1 0 ');
    expect(whole[3]).toMatch(/^frame 1 4 2147483647 [0-9a-f]{80}$/);
    expect(whole[4]).toMatch(/^data 3 276 [0-9a-f]{40}$/);
    expect(whole.slice(5, 7)).toEqual(['data 3 1 ', 'data 3 8  end']);
    expect(whole[8]).toHaveLength('data 5 16384 '.length + 2 * 16_384 + ' end'.length);
    expect(whole[9]).toMatch(/^frame 238 255 5 [0-9a-f]{2000}$/);
  });

  it('finds the same byte by byte, and in random pieces', () => {
    expect(feed(() => 1)).toEqual(whole);
    for (const most of [4, 30, 400, 5000]) expect(feed(() => 1 + random.below(most))).toEqual(whole);
  });

  it('refuses a frame that is too long when its header has come', () => {
    const reader = new FrameReader(noter().handler);
    expect(() => {
      reader.push(Buffer.from('004001000000000001', 'hex'), 0, 9);
    }).toThrow('FRAME_SIZE_ERROR: a frame of 16385 bytes');
  });

  it.each(['', '03aabb', '01'])('refuses padding beyond the payload: %j', (payload) => {
    const reader = new FrameReader(noter().handler);
    const frame = encodeFrame(FRAME.DATA, FLAG.PADDED, 1, Buffer.from(payload, 'hex'));
    expect(() => {
      reader.push(frame, 0, frame.length);
    }).toThrow('more padding than payload');
  });

  it('allocates nothing for a frame or a message', () => {
    const messages = readDemoMessages('shielded').slice(0, 1000);
    const input = Buffer.concat(messages.map((message) => encodeFrame(FRAME.DATA, 0, 1, frameMessage(message))));
    const walk = new ChainWalk();
    const deframer = new MessageDeframer((buffer, from, to) => {
      walk.accept(buffer, from, to);
    }, 4096);
    const reader = new FrameReader({
      onDataBegin: () => undefined,
      onData: (buffer, from, to) => {
        deframer.pushSlice(buffer, from, to);
      },
      onDataEnd: () => undefined,
      onFrame: () => undefined,
    });
    const passes = 100;
    // What else this process does allocates too, so the quietest of some tries counts; one small object a frame would be 1.6 MB.
    const grown = Array.from({ length: 8 }, () => {
      const before = process.memoryUsage().heapUsed;
      for (let pass = 0; pass < passes; pass += 1) {
        walk.begin(1, messages.length);
        reader.push(input, 0, input.length);
      }
      return process.memoryUsage().heapUsed - before;
    });
    expect(walk.finish()).toBeNull();
    expect(Math.min(...grown.map(Math.abs))).toBeLessThan(400_000);
  });
});
