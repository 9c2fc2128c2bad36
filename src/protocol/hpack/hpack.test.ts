import { createServer, connect } from 'node:http2';
import { connect as connectTcp, createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Seeded } from '../fixtures/seeded.ts';
import { CLIENT_PREFACE, encodeFrame, encodeSettings } from '../http2-frame.ts';
import { HpackDecoder } from './decoder.ts';
import { encodeLiterals, encodeRepeated, fitsTable } from './encoder.ts';
import type { HeaderField } from './header-table.ts';
import { staticIndexOf } from './header-table.ts';
import { decodeHuffman } from './huffman.ts';

function decode(decoder: HpackDecoder, hex: string): string[] {
  const block = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  const fields: string[] = [];
  // Within a larger buffer, so that reading beyond the end would show.
  const around = Buffer.concat([Buffer.from('ffff', 'hex'), block, Buffer.from('8282', 'hex')]);
  decoder.decode(around, 2, 2 + block.length, ([name, value]) => fields.push(`${name}: ${value}`));
  return fields;
}

const problem = (hex: string): (() => void) => () => {
  decode(new HpackDecoder(4096), hex);
};

describe('HpackDecoder', () => {
  it('decodes the requests of RFC 7541, appendix C.4: Huffman, with a table that grows', () => {
    const decoder = new HpackDecoder(4096);
    expect(decode(decoder, '8286 8441 8cf1 e3c2 e5f2 3a6b a0ab 90f4 ff')).toEqual([':method: GET', ':scheme: http', ':path: /', ':authority: www.example.com']);
    expect(decode(decoder, '8286 84be 5886 a8eb 1064 9cbf')).toEqual([':method: GET', ':scheme: http', ':path: /', ':authority: www.example.com', 'cache-control: no-cache']);
    expect(decode(decoder, '8287 85bf 4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf')).toEqual([':method: GET', ':scheme: https', ':path: /index.html', ':authority: www.example.com', 'custom-key: custom-value']);
    expect(decoder.wasStateless).toBe(false);
  });

  it('decodes the responses of appendix C.6: a table of 256 bytes that evicts', () => {
    const decoder = new HpackDecoder(256);
    const cookie = 'foo=ASDJKHQKBZXOQWEOPIUAXQWEOIU; max-age=3600; version=1';
    expect(decode(decoder, '4882 6402 5885 aec3 771a 4b61 96d0 7abe 9410 54d4 44a8 2005 9504 0b81 66e0 82a6 2d1b ff6e 919d 29ad 1718 63c7 8f0b 97c8 e9ae 82ae 43d3')).toEqual([
      ':status: 302', 'cache-control: private', 'date: Mon, 21 Oct 2013 20:13:21 GMT', 'location: https://www.example.com',
    ]);
    expect(decode(decoder, '4883 640e ffc1 c0bf')).toEqual([':status: 307', 'cache-control: private', 'date: Mon, 21 Oct 2013 20:13:21 GMT', 'location: https://www.example.com']);
    expect(decode(decoder, '88c1 6196 d07a be94 1054 d444 a820 0595 040b 8166 e084 a62d 1bff c05a 839b d9ab 77ad 94e7 821d d7f2 e6c7 b335 dfdf cd5b 3960 d5af 2708 7f36 72c1 ab27 0fb5 291f 9587 3160 65c0 03ed 4ee5 b106 3d50 07')).toEqual([
      ':status: 200', 'cache-control: private', 'date: Mon, 21 Oct 2013 20:13:22 GMT', 'location: https://www.example.com', 'content-encoding: gzip', `set-cookie: ${cookie}`,
    ]);
  });

  it('takes literals of every kind, and size updates before the first field', () => {
    const decoder = new HpackDecoder(4096);
    // Appendix C.2: with indexing, without, never indexed.
    expect(decode(decoder, '400a 6375 7374 6f6d 2d6b 6579 0d63 7573 746f 6d2d 6865 6164 6572')).toEqual(['custom-key: custom-header']);
    expect(decode(decoder, '040c 2f73 616d 706c 652f 7061 7468')).toEqual([':path: /sample/path']);
    expect(decode(decoder, '1008 7061 7373 776f 7264 0673 6563 7265 74')).toEqual(['password: secret']);
    expect(decode(decoder, 'be')).toEqual(['custom-key: custom-header']);
    expect(decode(decoder, '20 3fe1 1f 88')).toEqual([':status: 200']);
    expect(() => decode(decoder, 'be')).toThrow('no header field has the index 62');
    expect(decode(decoder, '88')).toEqual([':status: 200']);
    expect(decoder.wasStateless).toBe(true);
  });

  it('does not keep what is larger than the table', () => {
    const decoder = new HpackDecoder(40);
    expect(decode(decoder, '40 01 61 01 62')).toEqual(['a: b']);
    expect(decode(decoder, 'be')).toEqual(['a: b']);
    decode(decoder, '40 05 6161616161 05 6262626262');
    expect(() => decode(decoder, 'be')).toThrow('index 62');
  });

  it.each([
    ['an index of 0', '80', 'index 0'],
    ['an index that nothing has', 'ff00', 'index 127'],
    ['a size update after a field', '88 20', 'after the first field'],
    ['a table beyond what was allowed', '3fe2 1f', 'at most 4096'],
    ['an integer without end', 'ff ffff ffff ffff 7f', 'too long'],
    ['a block that ends in an integer', 'ff', 'ends within a field'],
    ['a block that ends before a value', '04', 'ends within a field'],
    ['a string longer than its block', '04 7f', 'ends within a field'],
    ['a string longer than its block, again', '04 05 6161', 'longer than its header block'],
    ['EOS', '04 84 ffffffff', 'Huffman'],
    ['Huffman padding of eight ones', '04 82 1fff', 'padding'],
    ['Huffman padding of zeros', '04 81 00', 'padding'],
  ])('refuses %s', (_name, hex, message) => {
    expect(problem(hex)).toThrow(message);
  });
});

it('decodeHuffman agrees with nghttp2 on every byte that a header value may hold', async () => {
  const random = new Seeded(5);
  const legal = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => (byte >= 0x21 && byte < 0x7f) || byte >= 0x80);
  const values = [String.fromCharCode(...legal), ...Array.from({ length: 60 }, (_, at) => Array.from({ length: at + 1 }, () => String.fromCharCode(legal[random.below(at < 30 ? 94 : legal.length)] ?? 0x61)).join(''))];
  const blocks = await headerBlocksOf(values);
  const decoder = new HpackDecoder(4096);
  const found = blocks.flatMap((block) => {
    const fields: HeaderField[] = [];
    decoder.decode(block, 0, block.length, (field) => fields.push(field));
    return fields.filter(([name]) => name === 'x-value').map(([, value]) => value);
  });
  expect(found).toEqual(values);
});

/** Header blocks as node:http2's client encodes them, one request a value. */
async function headerBlocksOf(values: readonly string[]): Promise<Buffer[]> {
  const received: Buffer[] = [];
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(Buffer.from('000000040000000000', 'hex'));
    socket.on('data', (chunk) => received.push(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const session = connect(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  session.on('error', () => undefined);
  for (const value of values) session.request({ ':path': '/', 'x-value': value }).on('error', () => undefined);
  const blocks = (): Buffer[] => {
    const all = Buffer.concat(received);
    const found: Buffer[] = [];
    for (let at = 24; at + 9 <= all.length; at += 9 + all.readUIntBE(at, 3)) if (all[at + 3] === 1) found.push(all.subarray(at + 9 + ((all[at + 4] ?? 0) & 0x20 ? 5 : 0), at + 9 + all.readUIntBE(at, 3)));
    return found;
  };
  while (blocks().length < values.length) await new Promise((resolve) => setTimeout(resolve, 5));
  session.destroy();
  server.close();
  return blocks();
}

describe('the encoder', () => {
  const fields: HeaderField[] = [[':method', 'POST'], [':path', '/a.B/C'], ['content-type', 'application/grpc'], ['te', 'trailers'], ['x-long', 'v'.repeat(300)]];

  it('writes literals that leave no trace in a table', () => {
    const decoder = new HpackDecoder(4096);
    expect(decode(decoder, encodeLiterals(fields).toString('hex'))).toEqual(fields.map(([name, value]) => `${name}: ${value}`));
    expect(decoder.wasStateless).toBe(true);
    expect(staticIndexOf(':method', 'POST')).toBe(3);
  });

  it('repeats a block by indices alone', () => {
    const { first, later } = encodeRepeated(fields);
    const decoder = new HpackDecoder(4096);
    const expected = fields.map(([name, value]) => `${name}: ${value}`);
    for (const block of [first, later, later]) expect(decode(decoder, block.toString('hex'))).toEqual(expected);
    expect(later).toHaveLength(fields.length);
    expect(() => decode(new HpackDecoder(4096), later.toString('hex'))).toThrow('index');
  });

  it('says whether a table holds them all', () => {
    const size = fields.reduce((sum, [name, value]) => sum + name.length + value.length + 32, 0);
    expect(fitsTable(fields, size)).toBe(true);
    expect(fitsTable(fields, size - 1)).toBe(false);
  });

  it('is understood by nghttp2', async () => {
    const server = createServer();
    const seen: unknown[] = [];
    server.on('stream', (stream, headers) => {
      seen.push({ path: headers[':path'], type: headers['content-type'], long: String(headers['x-long']).length });
      stream.on('error', () => undefined);
    });
    server.on('sessionError', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connectTcp((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const all: HeaderField[] = [[':scheme', 'http'], [':authority', 'x'], ...fields];
    const { first, later } = encodeRepeated(all);
    socket.write(Buffer.concat([CLIENT_PREFACE, encodeSettings([]), ...[first, later, encodeLiterals(all), later].map((block, at) => encodeFrame(1, 5, 2 * at + 1, block))]));
    while (seen.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen).toEqual(Array.from({ length: 4 }, () => ({ path: '/a.B/C', type: 'application/grpc', long: 300 })));
    socket.destroy();
    server.close();
  });
});

it('decodeHuffman gives the empty string for nothing', () => {
  expect(decodeHuffman(Buffer.alloc(0), 0, 0)).toBe('');
});
