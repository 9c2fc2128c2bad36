import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { encodeBlockRange } from '../../protocol/request.ts';
import { driveRequests } from '../native/native-drive.ts';
import type { DriveResult } from '../drive-result.ts';
import { testingFolder } from '../testing-order.ts';
import { startTestingServer } from '../testing-server.ts';
import type { TestingServer } from '../testing-server.ts';
import { readGhzLoad } from './ghz-load.ts';
import type { GhzLoad } from './ghz-load.ts';
import { formatGhzReport, ghzReportOf } from './ghz-output.ts';
import { parseByteSize, parseGoDuration } from './go-units.ts';

const PROTO = fileURLToPath(new URL('../../protocol/proto', import.meta.url));
const folder = testingFolder();
afterAll(folder.remove);
let server: TestingServer | undefined;
afterEach(() => server?.close());

const SERVICE = 'cash.z.wallet.sdk.rpc.CompactTxStreamer';
const CALL = ['--insecure', '--call', `${SERVICE}/GetBlockRange`];
const read = (args: readonly string[], stdin = ''): Promise<GhzLoad> => readGhzLoad(args, { protoFolder: PROTO, readStdin: () => Buffer.from(stdin) });
const parse = (...args: string[]): Promise<GhzLoad> => read([...CALL, ...args]);
/** Unframed bodies of the first requests. */
const hexOf = ({ source }: GhzLoad, count = source.schedule.cycleLength ?? 3): string[] => Array.from({ length: count }, (_, i) => source.body(i, 0).subarray(5).toString('hex'));
const file = (name: string, content: string | Buffer): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
};

async function drive(load: GhzLoad, port: number): Promise<DriveResult> {
  const order = { ...load.order, target: { host: '127.0.0.1', port }, samplesFile: join(folder.path, 'load.raw') };
  return driveRequests(order, load.source, { onProgress: () => undefined, signal: new AbortController().signal });
}

describe('readGhzLoad', () => {
  it('has ghz’s defaults', async () => {
    const load = await parse('127.0.0.1:9067');
    expect(load).toMatchObject({
      order: { clients: 50, connections: 1, deadlineMs: 20_000, connectLimitMs: 10_000, maxMessageBytes: 2_147_483_647, stop: { kind: 'count', requests: 200 }, atEnd: 'close' },
      target: { host: '127.0.0.1', port: 9067 }, skipFirst: 0, countErrors: false, format: 'summary', output: null, name: '', tags: {},
    });
    expect(load.order).toMatchObject({ arrival: undefined, concurrencySteps: undefined });
    expect(load.source.parts.map(({ path }) => path)).toEqual([`/${SERVICE}/GetBlockRange`]);
  });

  it('takes short, long, joined and negated flags', async () => {
    const load = await parse('-c4', '--connections=2', '-n', '7', '-t', '1m30s', '--max-recv-message-size', '4MiB', '--name', 'x', '--tags', '{"a":"b"}', '--skipFirst', '3', '--count-errors', '-O', 'json', '-of.json', '--no-async', '[::1]:80');
    expect(load).toMatchObject({
      order: { clients: 4, connections: 2, deadlineMs: 90_000, maxMessageBytes: 4 * 2 ** 20, stop: { kind: 'count', requests: 7 } },
      target: { host: '::1', port: 80 }, name: 'x', tags: { a: 'b' }, skipFirst: 3, countErrors: true, format: 'json', output: 'f.json',
    });
  });

  it('goes over this program’s own HTTP/2, with --http2 or over TLS over Node’s', async () => {
    expect((await parse('127.0.0.1:1')).order.transport).toBeUndefined();
    expect(await parse('--http2', '127.0.0.1:1')).toMatchObject({ order: { transport: 'http2' }, options: { insecure: true } });
    const overTls = await read([...CALL.slice(1), '--cname', 'front.example', '127.0.0.1:1']);
    expect(overTls).toMatchObject({ target: { host: '127.0.0.1', port: 1, tls: { isVerified: true, serverName: 'front.example' } }, options: { insecure: false, cname: 'front.example' } });
    expect(overTls.source.parts[0]?.fields).toEqual({ ':authority': 'front.example' });
  });

  const stops: readonly [string[], object][] = [
    [['-n', '5', '-z', '2s'], { stop: { kind: 'window', seconds: 2 }, atEnd: 'close', overallLimitMs: 12_000 }],
    [['-z', '2s', '--duration-stop', 'wait'], { stop: { kind: 'window', seconds: 2 }, atEnd: 'wait', overallLimitMs: 32_000 }],
    [['-n', '5', '-x', '1s'], { stop: { kind: 'first', requests: 5, seconds: 1 } }],
    [['-n', '0', '-x', '1s'], { stop: { kind: 'window', seconds: 1 } }],
    [['-n', '0'], { stop: { kind: 'count', requests: 1_000_000_000 } }],
    [['-z', '1s', '-x', '2s', '-n', '3'], { stop: { kind: 'first', requests: 3, seconds: 2 } }],
  ];
  it('leaves the total out of the report where only an interrupt ends the run, as ghz does, and says that there is no end', async () => {
    const [unlimited, timed] = [await parse('-n', '0'), await parse('-n', '0', '-z', '1s')];
    expect([unlimited.isUnlimited, unlimited.options.total]).toEqual([true, undefined]);
    expect([timed.isUnlimited, timed.options.total]).toEqual([false, 2_147_483_647]);
  });

  for (const [args, order] of stops) {
    it(`ends as ${args.join(' ')} says`, async () => {
      expect((await parse(...args)).order).toMatchObject(order);
    });
  }

  const rates: readonly [string[], object][] = [
    [['-r', '100', '-c', '10'], { clients: 10, arrival: { kind: 'constant', perSecond: 100 } }],
    [['-r', '100', '--async'], { clients: 4096, arrival: { kind: 'constant', perSecond: 100 } }],
    [['--load-schedule', 'step', '--load-start', '10', '--load-end', '35', '--load-step', '10', '--load-step-duration', '2s'], { arrival: { kind: 'step', startPerSecond: 10, endPerSecond: 35, stepPerSecond: 10, stepSeconds: 2 } }],
    [['--load-schedule=line', '--load-start=50', '--load-end=20', '--load-step=-5'], { arrival: { kind: 'step', startPerSecond: 50, endPerSecond: 20, stepPerSecond: 5, stepSeconds: 1 } }],
    [['--load-schedule=line', '--load-start=10', '--load-step=5', '--load-max-duration=4s'], { arrival: { kind: 'step', startPerSecond: 10, endPerSecond: 30, stepPerSecond: 5, stepSeconds: 1 } }],
    [['--concurrency-schedule', 'step', '--concurrency-start', '5', '--concurrency-end', '12', '--concurrency-step', '4', '--concurrency-step-duration', '1s'], { clients: 12, concurrencySteps: { startClients: 5, endClients: 12, stepClients: 4, stepSeconds: 1 } }],
    [['--concurrency-schedule', 'line', '--concurrency-start', '9', '--concurrency-end', '3', '--concurrency-step=-2'], { clients: 9, concurrencySteps: { startClients: 9, endClients: 3, stepClients: 2, stepSeconds: 1 } }],
  ];
  for (const [args, order] of rates) {
    it(`loads as ${args.join(' ')} says`, async () => {
      expect((await parse(...args)).order).toMatchObject(order);
    });
  }

  it('makes protobuf of JSON: nested, text for 64 bits, enums by name, arrays in turn', async () => {
    const data = '[{"start":{"height":5},"end":{"height":"300"}},{"start":{"height":1},"end":{"height":2},"poolTypes":["SAPLING",4]}]';
    expect(hexOf(await parse('-d', data))).toEqual([encodeBlockRange(5, 300).toString('hex'), encodeBlockRange(1, 2, [2, 4]).toString('hex')]);
    const mempool = await read(['--insecure', '--call', `.${SERVICE}.GetMempoolTx`, '-d', '{"exclude_txid_suffixes":["AQI="]}']);
    expect(hexOf(mempool)).toEqual(['0a020102']);
    expect(hexOf(await parse())).toEqual(['']);
  });

  it('takes data from files and standard input, in ghz’s order of precedence', async () => {
    const json = file('data.json', '{"start":{"height":9}}');
    expect(hexOf(await parse('-d', '{"start":{"height":1}}', '-D', json))).toEqual(['0a020809']);
    expect(hexOf(await read([...CALL, '-d', '@'], '{"start":{"height":8}}'))).toEqual(['0a020808']);
    expect(hexOf(await read([...CALL, '--data=@', '-D', json], '[{"start":{"height":7}}]'))).toEqual(['0a020807']);
    const binary = file('data.bin', Buffer.from('040a020805040a020806', 'hex'));
    expect(hexOf(await parse('-D', json, '-B', binary))).toEqual(['0a020805', '0a020806']);
    expect(hexOf(await parse('-B', file('one.bin', Buffer.from('0a020805', 'hex'))))).toEqual(['0a020805']);
    expect(hexOf(await read([...CALL, '-b'], '\u0004\n\u0002\b\u0005'))).toEqual(['0a020805']);
  });

  it('works templates out for each request, the same for the same seed', async () => {
    const load = await parse('-d', '{"start":{"height":"{{add 10 (mod (mul .RequestNumber 7) 5)}}"},"end":{"height":"{{randomInt 1 1000000}}"}}');
    const again = await parse('-d', '{"end":{"height":"{{randomInt 1 1000000}}"},"start":{"height":"{{add 10 (mod (mul .RequestNumber 7) 5)}}"}}', '--template-seed', '0');
    const other = await parse('-d', '{"start":{"height":"{{add 10 (mod (mul .RequestNumber 7) 5)}}"},"end":{"height":"{{randomInt 1 1000000}}"}}', '--template-seed', '1');
    expect(hexOf(load, 20)).toEqual(hexOf(again, 20));
    expect(hexOf(load, 20)).not.toEqual(hexOf(other, 20));
    expect(hexOf(load, 3).map((hex) => hex.slice(0, 8))).toEqual(['0a02080a', '0a02080c', '0a02080e']);
    expect(load.source.body(5, 3)).toEqual(load.source.body(5, 0));
  });

  it('fills in ghz’s variables, and metadata of each call', async () => {
    const load = await parse('-c', '4', '--connections', '3', '--name', 'run', '-m', '{"A":"{{.WorkerID}} {{.RequestNumber}}","b-bin":"AQI=","Z":"{{.MethodName}}"}', '--authority', 'front');
    expect(load.source.parts[0]?.fields).toEqual({ ':authority': 'front' });
    expect(load.source.fieldsOf?.(7, 3)).toEqual({ a: 'run:g3c0 7', 'b-bin': 'AQI', z: 'GetBlockRange' });
    const fixed = await parse('-m', '{"Key":"value"}');
    expect(fixed.source.fieldsOf).toBeNull();
    expect(fixed.source.parts[0]?.fields).toEqual({ key: 'value' });
  });

  it('takes a configuration file, which explicit flags overrule', async () => {
    const config = { call: `${SERVICE}.GetBlock`, insecure: true, total: 9, concurrency: 3, timeout: '5s', data: [{ height: 7 }], tags: { a: 'b' }, host: '127.0.0.1:81', metadata: { k: 'v' }, 'load-schedule': 'const', cpus: 2, debug: '' };
    const path = file('ghz.json', JSON.stringify(config));
    const load = await read(['--config', path, '-c', '2']);
    expect(load).toMatchObject({ order: { clients: 2, deadlineMs: 5000, stop: { requests: 9 } }, target: { port: 81 }, tags: { a: 'b' } });
    expect(load.source.parts[0]).toMatchObject({ path: `/${SERVICE}/GetBlock`, fields: { k: 'v' } });
    expect(hexOf(load)).toEqual(['0807']);
    expect((await read(['--config', path, '127.0.0.1:82'])).target?.port).toBe(82);
    await expect(read(['--config', file('bad.json', JSON.stringify({ ...config, speed: 5 }))])).rejects.toThrow(/"speed" is not a key/);
    await expect(read(['--config', file('type.json', JSON.stringify({ ...config, total: '5' }))])).rejects.toThrow(/type.json#\/total: "5" is not what ghz has there/);
    await expect(read(['--config', file('half.json', '{')])).rejects.toThrow(/--config/);
    await expect(read(['--config', '/nonexistent.json'])).rejects.toThrow(/ENOENT/);
  });

  const TOML = `call = "${SERVICE}.GetBlock"\ninsecure = true\ntotal = 9\nconcurrency = 3\ntimeout = "5s"\nhost = "127.0.0.1:81"\n[data]\nheight = 9007199254740993\n[metadata]\nk = "v"\n`;
  const YAML = `call: ${SERVICE}.GetBlock\ninsecure: true\ntotal: 9\nconcurrency: 3\ntimeout: 5s\nhost: 127.0.0.1:81\ndata:\n  - height: 9007199254740993\nmetadata: {k: v}\n`;
  for (const [name, text] of [['ghz.toml', TOML], ['ghz.yaml', YAML], ['ghz.yml', YAML]] as const) {
    it(`takes ${name}`, async () => {
      const load = await read(['--config', file(name, text)]);
      expect(load).toMatchObject({ order: { clients: 3, deadlineMs: 5000, stop: { requests: 9 } }, target: { port: 81 } });
      expect(load.source.parts[0]).toMatchObject({ fields: { k: 'v' } });
      expect(hexOf(load)).toEqual(['088180808080808010']);
    });
  }

  it('says where a TOML or YAML file is broken', async () => {
    await expect(read(['--config', file('broken.toml', 'total = \n')])).rejects.toMatchObject({ code: 'INPUT_NOT_JSON' });
    await expect(read(['--config', file('broken.yaml', 'a: [1')])).rejects.toThrow(/at line 1/);
    await expect(read(['--config', file('doubled.yaml', 'total: 1\ntotal: 2\n')])).rejects.toThrow(/unique/);
    await expect(read(['--config', file('ghz.ini', '')])).rejects.toThrow(/is none of .json, .toml, .yaml, .yml/);
  });

  const refused: readonly [string[], RegExp][] = [
    [['--speed', '5'], /Unknown option '--speed'/],
    [['-c', '0'], /--concurrency: "0" is not a whole number from 1/],
    [['-c', '2', '--connections', '3'], /--connections: 3 is more than the 2/],
    [['-n', '-1'], /--total: "-1"/],
    [['-n', '5', '--skipFirst', '6'], /--skipFirst: "6" is not a whole number from 0 to 5/],
    [['-t', '5'], /--timeout: "5" is not a duration/],
    [['-z', '1 s'], /--duration: "1 s"/],
    [['-t', '--insecure'], /--timeout: lacks its value/],
    [['--insecure=yes'], /--insecure: takes no value/],
    [['--duration-stop', 'later'], /allowed: close, wait, ignore/],
    [['-O', 'html'], /--format: "html" is not allowed; allowed: summary, csv, json, pretty/],
    [['--max-recv-message-size', '4 potatoes'], /--max-recv-message-size/],
    [['--max-send-message-size', '2B', '-d', '{"start":{"height":1}}'], /a request of 4 bytes is longer than 2/],
    [['--tags', '{"a":1}'], /--tags/],
    [['-d', '{"start":'], /--data: not valid JSON/],
    [['-d', '[]'], /empty array/],
    [['-d', '[5]'], /\/0: 5 is not an object/],
    [['-d', '[{},{"begin":1}]'], /--data \/1: there is no field "begin"; there are: start, end, poolTypes/],
    [['-d', '{"start":{"height":-1}}'], /--data\/start\/height: -1 lies outside 0/],
    [['-d', '{"start":{"hash":"{{toJson 1}}"}}'], /template in --data: the function "toJson" of ghz's templates is not offered, at character/],
    [['-d', '{"start":{"hash":"{{printf \\"%d\\" 1}}"}}'], /use backquotes/],
    [['-D', '/nonexistent.json'], /ENOENT/],
    [['--proto', '/nonexistent.proto'], /--proto \/nonexistent.proto: cannot be loaded/],
    [['--protoset', '/nonexistent.protoset'], /ENOENT/],
    [['-m', '{"te":"x"}'], /"te" is set by the client itself/],
    [['-m', '{"a":"{{nope}}"}'], /function "nope" not defined/],
    [['-m', '{"a":"ä"}'], /not printable ASCII/],
    [['-e'], /--enable-compression: is not offered/],
    [['--lb-strategy', 'round_robin'], /--lb-strategy: is not offered/],
    [['--stream-call-count', '3'], /--stream-call-count: is not offered for a method that answers with a stream/],
    [['--async'], /--async: needs a rate/],
    [['--load-schedule', 'step', '--load-end', '5', '--load-step', '1', '--load-step-duration', '1s'], /--load-start: is needed/],
    [['--load-schedule', 'line', '--load-start', '5', '--load-end', '9', '--load-step=-1'], /-1 does not lead from 5 to 9/],
    [['--load-schedule', 'line', '--load-start', '5', '--load-step', '1'], /--load-end: is needed/],
    [['--load-schedule', 'line', '--load-start', '5', '--load-end', '90', '--load-step', '1', '--load-max-duration', '3s'], /where ghz would jump/],
    [['--load-schedule', 'wave'], /allowed: const, step, line/],
    [['--concurrency-schedule', 'step', '--concurrency-end', '9'], /--concurrency-step-duration: is needed/],
    [['127.0.0.1'], /"127.0.0.1" is not host:port/],
    [['192.0.2.1:80'], /not a loopback address/],
    [['127.0.0.1:1', '127.0.0.1:2'], /one argument too many/],
  ];
  for (const [args, message] of refused) {
    it(`refuses ${args.join(' ')}`, async () => {
      await expect(parse(...args)).rejects.toThrow(message);
    });
  }

  it('needs a method', async () => {
    await expect(read(['--insecure'])).rejects.toThrow(/--call: is missing/);
    await expect(read(['--insecure', '--call', 'nonsense'])).rejects.toThrow(/"nonsense" is not package.Service\/Method/);
    await expect(read(['--insecure', '--call', `${SERVICE}/GetNothing`])).rejects.toThrow(/has no method "GetNothing"/);
    await expect(read(['--insecure', '--call', 'a.B/C'])).rejects.toThrow(/no address/);
    await expect(read(['--call', 'a.B/C', '--cert', 'x'])).rejects.toThrow(/--cert x/);
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
    const load = await parse('-c', '2', '-n', '20', '--skipFirst', '5', '--name', 'demo', '-d', '{"start":{"height":1},"end":{"height":10}}', `127.0.0.1:${String(server.port)}`);
    const result = await drive(load, server.port);
    expect(server.requests).toHaveLength(20);
    expect(new Set(server.requests.map(({ body }) => body))).toEqual(new Set(['0000000008' + encodeBlockRange(1, 10).toString('hex')]));
    const report = ghzReportOf(load, { host: '127.0.0.1', port: server.port }, result);
    expect(report).toMatchObject({ name: 'demo', count: 15, endReason: 'normal', statusCodeDistribution: { OK: 12, Unavailable: 3 }, errorDistribution: { 'rpc error: code = Unavailable desc = busy': 3 } });
    expect(report.details).toHaveLength(15);
    expect(report.options).toMatchObject({ total: 20, concurrency: 2, host: `127.0.0.1:${String(server.port)}`, 'load-schedule': 'const', 'dial-timeout': 10_000_000_000 });
    expect(formatGhzReport(report, 'summary')).toContain('  Count:\t15\n');
    expect(JSON.parse(formatGhzReport(report, 'json'))).toEqual(report);
    const rows = formatGhzReport(report, 'csv').split('\n');
    expect(rows.slice(0, 2)).toEqual(['', 'duration (ms),status,error']);
    expect(rows.filter((row) => /^\d+\.\d\d,OK,$/.test(row))).toHaveLength(12);
    expect(rows.filter((row) => /^\d+\.\d\d,Unavailable,rpc error: code = Unavailable desc = busy$/.test(row))).toHaveLength(3);
  });

  it('names each way in which calls of one status failed', async () => {
    const texts = ['busy', 'busy', 'gone', ''];
    server = await startTestingServer({ behave: (call) => { call.reply([], call.index % 4 === 3 ? 5 : 14, texts[call.index % 4] ?? ''); } });
    const load = await parse('-c', '1', '-n', '8');
    const { errorDistribution } = ghzReportOf(load, { host: '127.0.0.1', port: server.port }, await drive(load, server.port));
    expect(errorDistribution).toEqual({ 'rpc error: code = Unavailable desc = one of: 4 × busy; 2 × gone': 6, 'rpc error: code = NotFound desc = ': 2 });
  });

  it('stops at the first of count and time, and says which', async () => {
    server = await startTestingServer({ behave: (call) => { setTimeout(() => { call.reply(call.messages); }, 20); } });
    const byCount = await parse('-c', '1', '-n', '5', '-x', '10s');
    expect(ghzReportOf(byCount, { host: '127.0.0.1', port: server.port }, await drive(byCount, server.port))).toMatchObject({ count: 5, endReason: 'normal' });
    const byTime = await parse('-c', '1', '-n', '100000', '-x', '100ms', '--duration-stop', 'wait');
    const report = ghzReportOf(byTime, { host: '127.0.0.1', port: server.port }, await drive(byTime, server.port));
    expect(report.endReason).toBe('timeout');
    expect(report.count).toBeLessThan(20);
  });

  it('ends at the first template that fails', async () => {
    server = await startTestingServer();
    const load = await parse('-c', '1', '-n', '10', '-d', '{"start":{"height":"{{div 6 (sub 3 .RequestNumber)}}"}}');
    await expect(drive(load, server.port)).rejects.toThrow(/template in --data: error calling div: integer divide by zero/);
    expect(server.requests).toHaveLength(3);
  });
});
