import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { encodeBlockRange } from '../protocol/request.ts';
import { parseGhzFlags } from './ghz-flags.ts';
import { formatGhzReport, ghzReportOf } from './ghz-output.ts';
import { parseByteSize, parseGoDuration } from './ghz-compat/go-units.ts';
import { driveNative } from './native/native-drive.ts';
import { testingFolder } from './testing-order.ts';
import { startTestingServer } from './testing-server.ts';
import type { TestingServer } from './testing-server.ts';

const PROTO = fileURLToPath(new URL('../protocol/proto', import.meta.url));
const folder = testingFolder();
afterAll(folder.remove);
let server: TestingServer | undefined;
afterEach(() => server?.close());

const CALL = ['--insecure', '--call', 'cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlockRange'];
const parse = (...args: string[]) => parseGhzFlags([...CALL, ...args], PROTO);
const hexOf = (load: ReturnType<typeof parse>): string[] =>
  load.order.requests.kind === 'messages' ? load.order.requests.messagesBase64.map((message) => Buffer.from(message, 'base64').toString('hex')) : [];

describe('parseGhzFlags', () => {
  it('has ghz’s defaults', () => {
    expect(parse('127.0.0.1:9067')).toMatchObject({
      order: { method: 'GetBlockRange', clients: 50, connections: 1, deadlineMs: 20_000, maxMessageBytes: 2_147_483_647, stop: { kind: 'count', requests: 200 } },
      target: { host: '127.0.0.1', port: 9067 }, total: 200, skipFirst: 0, countErrors: false, format: 'summary', output: null, name: '', tags: {},
    });
  });

  it('takes short, long and joined flags', () => {
    const load = parse('-c4', '--connections=2', '-n', '7', '-t', '1m30s', '--max-recv-message-size', '4MiB', '--name', 'x', '--tags', '{"a":"b"}', '--skipFirst', '3', '--count-errors', '-O', 'json', '-o', 'f.json', '[::1]:80');
    expect(load).toMatchObject({
      order: { clients: 4, connections: 2, deadlineMs: 90_000, maxMessageBytes: 4 * 2 ** 20, stop: { kind: 'count', requests: 7 } },
      target: { host: '::1', port: 80 }, name: 'x', tags: { a: 'b' }, skipFirst: 3, countErrors: true, format: 'json', output: 'f.json',
    });
  });

  it('lets a time rule over a count, and running calls finish only where asked', () => {
    expect(parse('-n', '5', '-z', '2s').order).toMatchObject({ stop: { kind: 'window', seconds: 2 }, overallLimitMs: 2000 });
    expect(parse('-z', '2s', '--duration-stop', 'wait').order.overallLimitMs).toBe(32_000);
  });

  it('makes protobuf of JSON: nested, text for 64 bits, enums by name, arrays in turn', () => {
    const data = '[{"start":{"height":5},"end":{"height":"300"}},{"start":{"height":1},"end":{"height":2},"poolTypes":["SAPLING",4]}]';
    expect(hexOf(parse('-d', data))).toEqual([encodeBlockRange(5, 300).toString('hex'), encodeBlockRange(1, 2, [2, 4]).toString('hex')]);
    const utxos = parseGhzFlags(['--insecure', '--call', '.cash.z.wallet.sdk.rpc.CompactTxStreamer.GetMempoolTx', '-d', '{"exclude_txid_suffixes":["AQI="]}'], PROTO);
    expect(hexOf(utxos)).toEqual(['0a020102']);
    expect(hexOf(parse())).toEqual(['']);
  });

  it('takes data from a file, which beats the command line', () => {
    const file = join(folder.path, 'data.json');
    writeFileSync(file, '{"start":{"height":9}}');
    expect(hexOf(parse('-d', '{"start":{"height":1}}', '-D', file))).toEqual(['0a020809']);
  });

  it('takes a configuration file, which explicit flags overrule', () => {
    const file = join(folder.path, 'ghz.json');
    const config = { call: 'cash.z.wallet.sdk.rpc.CompactTxStreamer.GetBlock', insecure: true, total: 9, concurrency: 3, timeout: '5s', data: [{ height: 7 }], tags: { a: 'b' }, host: '127.0.0.1:81' };
    writeFileSync(file, JSON.stringify(config));
    const load = parseGhzFlags(['--config', file, '-c', '2'], PROTO);
    expect(load).toMatchObject({ order: { method: 'GetBlock', clients: 2, deadlineMs: 5000, stop: { requests: 9 } }, target: { port: 81 }, tags: { a: 'b' } });
    expect(hexOf(load)).toEqual(['0807']);
    expect(parseGhzFlags(['--config', file, '127.0.0.1:82'], PROTO).target?.port).toBe(82);
    writeFileSync(file, JSON.stringify({ ...config, rps: 5 }));
    expect(() => parseGhzFlags(['--config', file], PROTO)).toThrow(/'--rps'/);
    writeFileSync(file, '{');
    expect(() => parseGhzFlags(['--config', file], PROTO)).toThrow(/--config/);
  });

  const refused: readonly [string[], RegExp][] = [
    [['--rps', '5'], /Unknown option '--rps'/],
    [['-c', '0'], /--concurrency: "0" is not a whole number from 1/],
    [['-c', '2', '--connections', '3'], /--connections: 3 is more than the 2/],
    [['-n', '0'], /--total: "0"/],
    [['-n', '5', '--skipFirst', '6'], /--skipFirst: "6" is not a whole number from 0 to 5/],
    [['-t', '5'], /--timeout: "5" is not a duration/],
    [['-z', '1 s'], /--duration: "1 s"/],
    [['--duration-stop', 'later'], /allowed: close, wait, ignore/],
    [['-O', 'csv'], /--format: "csv" is not allowed/],
    [['--max-recv-message-size', '4 potatoes'], /--max-recv-message-size/],
    [['--tags', '{"a":1}'], /--tags/],
    [['-d', '{"start":{"height":"{{.RequestNumber}}"}}'], /template action/],
    [['-d', '{"start":'], /--data: not valid JSON/],
    [['-d', '[]'], /empty array/],
    [['-d', '[{},{"begin":1}]'], /--data \/1: there is no field "begin"; there are: start, end, poolTypes/],
    [['-d', '{"start":{"height":-1}}'], /--data\/start\/height: -1 lies outside 0/],
    [['-d', '{"start":{"height":1.5}}'], /1.5 is not an integer/],
    [['-d', '{"poolTypes":["SPROUT"]}'], /"SPROUT" is not allowed; allowed: POOL_TYPE_INVALID, TRANSPARENT/],
    [['-d', '{"start":{"hash":"_-"}}'], /not base64/],
    [['-D', '/nonexistent.json'], /ENOENT/],
    [['--proto', '/nonexistent.proto'], /--proto \/nonexistent.proto: cannot be loaded/],
    [['127.0.0.1'], /"127.0.0.1" is not host:port/],
    [['127.0.0.1:1', '127.0.0.1:2'], /one argument too many/],
  ];
  for (const [args, message] of refused) {
    it(`refuses ${args.join(' ')}`, () => {
      expect(() => parse(...args)).toThrow(message);
    });
  }

  it('needs a known method, and plaintext', () => {
    expect(() => parseGhzFlags(['--insecure'], PROTO)).toThrow(/--call: is missing/);
    expect(() => parseGhzFlags(['--insecure', '--call', 'a.B/C'], PROTO)).toThrow(/--call: "a.B\/C" is not a method/);
    expect(() => parseGhzFlags(CALL.slice(1), PROTO)).toThrow(/--insecure: is needed/);
  });
});

it('Go’s durations and ghz’s sizes', () => {
  const durations = { '1h2m3.5s': 3_723.5e9, '1500ms': 1.5e9, '.5s': 0.5e9, '10us': 10_000, '0': 0 };
  for (const [text, ns] of Object.entries(durations)) expect(parseGoDuration(text)).toBe(ns);
  for (const text of ['', '5', '-1s', '1d', '1s 2s', 's', '1.2.3s']) expect(parseGoDuration(text)).toBeNull();
  for (const [text, bytes] of Object.entries({ '4MB': 4e6, '4MiB': 4_194_304, '10': 10, '1.5kb': 1500, '65536B': 65_536 })) expect(parseByteSize(text)).toBe(bytes);
  for (const text of ['', 'MB', '4XB', '-1']) expect(parseByteSize(text)).toBeNull();
});

describe('a load from ghz’s flags', () => {
  it('is done, and reported as ghz would', async () => {
    server = await startTestingServer({ behave: (call) => { call.reply(call.messages, call.index % 5 === 4 ? 14 : 0, call.index % 5 === 4 ? 'busy' : ''); } });
    const load = parse('-c', '2', '-n', '20', '--skipFirst', '5', '--name', 'demo', '-d', '{"start":{"height":1},"end":{"height":10}}', `127.0.0.1:${String(server.port)}`);
    const target = load.target ?? { host: '', port: 0 };
    const result = await driveNative({ ...load.order, target, samplesFile: join(folder.path, 'load.raw') }, { onProgress: () => undefined, signal: new AbortController().signal });
    expect(server.requests).toHaveLength(20);
    expect(new Set(server.requests.map(({ body }) => body))).toEqual(new Set(['0000000008' + encodeBlockRange(1, 10).toString('hex')]));
    const report = ghzReportOf(load, target, result);
    expect(report).toMatchObject({ name: 'demo', count: 15, endReason: 'normal', statusCodeDistribution: { OK: 12, Unavailable: 3 }, errorDistribution: { 'rpc error: code = Unavailable desc = busy': 3 } });
    expect(report.details).toHaveLength(15);
    expect(report.options).toMatchObject({ total: 20, concurrency: 2, host: `127.0.0.1:${String(server.port)}` });
    expect(formatGhzReport(report, 'summary')).toContain('  Count:\t15\n');
    expect(JSON.parse(formatGhzReport(report, 'json'))).toEqual(report);
  });
});
