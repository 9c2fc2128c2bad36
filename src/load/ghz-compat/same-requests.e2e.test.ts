import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ghzForTests } from '../ghz/testing-launcher.ts';
import { driveRequests } from '../native/native-drive.ts';
import { testingFolder } from '../testing-order.ts';
import { readGhzLoad } from './ghz-load.ts';
import { PRINTED } from './template/testing-templates.ts';
import { startRecordingServer } from './testing-recorder.ts';
import type { RecordedCall, RecordingServer } from './testing-recorder.ts';

const ghz = await ghzForTests(process.env);
const here = fileURLToPath(new URL('.', import.meta.url));
const PROTO_FOLDER = fileURLToPath(new URL('../../protocol/proto', import.meta.url));
const folder = testingFolder();
afterAll(folder.remove);

const EVERYTHING = join(here, 'fixtures/everything.proto');
const COMPACT = join(PROTO_FOLDER, 'service.proto');
const ask = (...args: string[]): string[] => ['--insecure', '--proto', EVERYTHING, '--call', 'indexbench.testing.Everything/Ask', ...args];
const list = (...args: string[]): string[] => ['--insecure', '--proto', EVERYTHING, '--call', 'indexbench.testing.Everything/List', ...args];
const gather = (...args: string[]): string[] => ['--insecure', '--proto', EVERYTHING, '--call', 'indexbench.testing.Everything/Gather', ...args];
const blocks = (...args: string[]): string[] => ['--insecure', '--proto', COMPACT, '--call', 'cash.z.wallet.sdk.rpc.CompactTxStreamer.GetBlockRange', ...args];
const file = (name: string, content: string | Buffer): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
};
const ONE = ['-c', '1', '-n', '12'];
const MANY = ['-c', '4', '-n', '40', '--connections', '2'];

/** Command lines, as `ghz` and as `load` get them; in order where -c is 1. */
const SAME: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['no data', ask(...ONE)],
  ['an object', ask(...ONE, '-d', '{"text":"hi","small":-5}')],
  ['an array', ask(...ONE, '-d', '[{"text":"a"},{"text":"b"},{}]')],
  ['an array, many clients', ask(...MANY, '-d', '[{"text":"a"},{"text":"b"},{"text":"c"}]')],
  ['names of fields in both forms', ask(...ONE, '-d', '[{"unsigned_small":1},{"unsignedSmall":1},{"renamed":"x"},{"otherName":"x"}]')],
  ['integers of all widths', ask(...ONE, '-d', '[{"small":-2147483648,"big":"-9223372036854775808"},{"unsignedSmall":4294967295,"unsignedBig":"18446744073709551615"},{"fixedSmall":7,"fixedBig":8,"signedFixedSmall":-7,"signedFixedBig":"-8"}]')],
  ['floats', ask(...ONE, '-d', '[{"single":1.5,"twice":-2.25},{"single":"0.1","twice":"1e300"},{"single":1e10}]')],
  ['booleans, bytes, enums', ask(...ONE, '-d', '[{"yes":true},{"yes":"true"},{"yes":false},{"raw":"AQIDBA=="},{"colour":"COLOUR_BLUE"},{"colour":1},{"colour":"7"},{"colours":["COLOUR_RED",7]}]')],
  ['defaults, which proto3 does not send', ask(...ONE, '-d', '[{"small":0,"text":"","yes":false,"raw":"","colour":0,"single":0},{"numbers":[],"words":[]},{"point":{}},{"maybe":0},{"number":"0"},{"name":""},{"spot":{}}]')],
  ['nested messages and lists', ask(...ONE, '-d', '[{"point":{"x":-3,"y":"-4"}},{"points":[{"x":1},{},{"y":2}]},{"numbers":[1,"300",-1]},{"unpacked":[5,6]},{"words":["a","","b"]}]')],
  ['maps of one entry', ask(...ONE, '-d', '[{"counts":{"a":5}},{"places":{"-1":{"x":1}}},{"flags":{"true":"x"}},{"counts":{"a":0}}]')],
  ['well-known types', ask(...ONE, '-d', '[{"at":"2026-01-31T12:00:00.5Z"},{"at":"1969-12-31T23:59:59.5+00:00"},{"lasts":"1.5s"},{"lasts":"-1.5s"},{"wrapped":"5"},{"wrapped":0},{"wrappedText":"x"},{"list":[1,"x",true,null]},{"anything":{"a":1}},{"anything":2.5},{"object":{"a":"b"}}]')],
  ['proto2 within', ask(...ONE, '-d', '[{"inner":{"must":"x"}},{"inner":{"must":"","zero":0,"loose":[1,2],"tight":[1,2]}}]')],
  ['null for fields', ask(...ONE, '-d', '[{"text":null,"small":1},{"point":null}]')],
  ['keys out of order', ask(...ONE, '-d', '{"words":["z"],"text":"a","big":1}')],
  ['text beyond ASCII, and what JSON escapes', ask(...ONE, '-d', '[{"text":"añ☂🌂"},{"text":"<&>\\u2028\\n\\"\\\\"}]')],
  ['a stream of answers', list(...ONE, '-d', '[{"text":"a"},{"text":"b"}]')],
  ['a stream of answers, many clients', list(...MANY, '-d', '{"text":"{{.RequestNumber}}"}')],
  ['a stream of requests: an array', gather(...ONE, '-d', '[{"text":"a"},{"text":"b"}]')],
  ['a stream of requests: an object', gather(...ONE, '-d', '{"text":"a"}')],
  ['a stream of requests: so many', gather(...ONE, '--stream-call-count', '5', '-d', '[{"text":"a"},{"text":"b"}]')],
  ['a stream of requests: a template once a call', gather(...ONE, '-d', '[{"text":"{{.RequestNumber}}"},{"text":"x{{add .RequestNumber 1}}"}]')],
  ['a stream of requests: a template a message', gather(...ONE, '--stream-dynamic-messages', '--stream-call-count', '3', '-d', '[{"text":"{{.RequestNumber}}"},{"text":"{{mul .RequestNumber 2}}"}]')],
  ['a request number', ask(...ONE, '-d', '{"small":"{{.RequestNumber}}","text":"{{.RequestNumber}}"}')],
  ['a request number, many clients', ask(...MANY, '-d', '{"small":"{{.RequestNumber}}"}')],
  ['arithmetic that wraps', ask(...ONE, '-d', '{"big":"{{mul 4611686018427387904 (add .RequestNumber 1)}}"}')],
  ['a range of blocks', blocks(...MANY, '-d', '{"start":{"height":"{{add 1 (mod (add (mul .RequestNumber 2654435761) 1000) 9000)}}"},"end":{"height":"{{add 1000 (mod (add (mul .RequestNumber 2654435761) 1000) 9000)}}"}}')],
  ['a variable of one field in the next', ask(...ONE, '-d', '{"text":"{{$v}}","big":"{{$v := add 100 (mul .RequestNumber 7)}}{{$v}}"}')],
  ['templates in an array', ask(...ONE, '-d', '[{"text":"{{.RequestNumber}}"},{"text":"plain"},{"text":"{{printf `%05d` .RequestNumber}}"}]')],
  ['conditions and loops', ask(...ONE, '-d', '{"text":"{{$x := .RequestNumber}}{{if lt $x 3}}low{{else if eq (mod $x 2) 0}}even{{else}}odd{{end}}{{range until 3}}-{{.}}{{end}}"}')],
  ['variables of the method', ask(...ONE, '-d', '{"text":"{{.FullyQualifiedName}} {{.MethodName}} {{.ServiceName}} {{.InputName}} {{.OutputName}} {{.IsClientStreaming}} {{.IsServerStreaming}}"}')],
  ['the worker of one client', ask(...ONE, '--name', 'run', '-d', '{"text":"{{.WorkerID}}"}')],
  ['templates off', ask(...ONE, '--disable-template-data', '-d', '{"text":"{{.RequestNumber}}"}')],
  ['functions off', ask(...ONE, '--disable-template-functions', '-d', '{"text":"{{printf `%x` .RequestNumber}}{{slice `abcd` 1 3}}"}')],
  ['a file with an object', ask(...ONE, '-D', file('object.json', '{"text": "{{.RequestNumber}}",\n "small": {{add .RequestNumber 5}}, "big": 9007199254740993}'))],
  ['a file with an array', ask(...ONE, '-D', file('array.json', '[{"small": 1, "big": 2}, {"text": "{{.RequestNumber}}"}]'))],
  ['a file beats the command line', ask(...ONE, '-d', '{"text":"line"}', '-D', file('beats.json', '{"text":"file"}'))],
  ['binary: one message', ask(...ONE, '-B', file('one.bin', Buffer.from('0a0268691005', 'hex')))],
  ['binary: messages after their lengths', ask(...ONE, '-B', file('many.bin', Buffer.from('040a0268690210050410052001', 'hex')))],
  ['binary beats JSON', ask(...ONE, '-d', '{"text":"x"}', '-B', file('beats.bin', Buffer.from('0a0268691005', 'hex')))],
  ['metadata', ask(...ONE, '-m', '{"Key":"value","other":"a b","trace-bin":"AQID"}')],
  ['metadata of each call', ask(...ONE, '-m', '{"number":"{{.RequestNumber}}","method":"{{.MethodName}}"}')],
  ['metadata of each call, many clients', list(...MANY, '-m', '{"number":"{{.RequestNumber}}"}', '-d', '{"small":"{{.RequestNumber}}"}')],
  ['metadata from a file', ask(...ONE, '-m', '{"a":"line"}', '-M', file('metadata.json', '{"a":"file"}'))],
  ['an authority', ask(...ONE, '--authority', 'front.example')],
  ['a configuration file', ['--config', file('config.json', JSON.stringify({ proto: EVERYTHING, call: 'indexbench.testing.Everything.Ask', insecure: true, total: 9, concurrency: 1, data: [{ text: 'a', small: 1 }, { text: '{{.RequestNumber}}' }], metadata: { k: 'v' }, timeout: '5s' }))]],
  ['a configuration file, overruled', ['--config', file('config2.json', JSON.stringify({ proto: EVERYTHING, call: 'indexbench.testing.Everything/Ask', insecure: true, total: 9, concurrency: 1, data: { text: 'a' } })), '-n', '4', '-d', '{"text":"b"}']],
  ['a configuration file in TOML', ['--config', file('config.toml', `proto = "${EVERYTHING}"\ncall = "indexbench.testing.Everything.Ask"\ninsecure = true\ntotal = 5\nconcurrency = 1\n[data]\ntext = "{{.RequestNumber}}"\nsmall = 5\n[metadata]\nk = "v"\n`)]],
  ['a configuration file in YAML', ['--config', file('config.yaml', `proto: ${EVERYTHING}\ncall: indexbench.testing.Everything.Ask\ninsecure: true\ntotal: 5\nconcurrency: 1\ndata:\n  text: "{{.RequestNumber}}"\n  small: 5\nmetadata:\n  k: v\n`)]],
  ['a protoset', ['--insecure', '--protoset', join(here, 'fixtures/everything.protoset'), '--call', '.indexbench.testing.Everything.Ask', ...ONE, '-d', '[{"numbers":[1,2],"colours":[1,7]},{"inner":{"must":"x","loose":[1],"tight":[2]}},{"maybe":0}]']],
  ['a message sized at the limit', ask(...ONE, '--max-send-message-size', '9B', '-d', '{"text":"abcdefg"}')],
  ['joined and equal signs', ask('-c1', '-n3', '--data={"text":"x"}')],
  ['the first results left out', ask(...ONE, '--skipFirst', '3', '--count-errors', '-d', '{"small":"{{.RequestNumber}}"}')],
  ['a rate', ask('-c', '1', '-n', '5', '-r', '100', '-d', '{"small":"{{.RequestNumber}}"}')],
];

/** As a set of calls, in order where one client makes them. */
function comparable(calls: readonly RecordedCall[], args: readonly string[], port: number): unknown[] {
  const plain = calls.map(({ path, authority, metadata, messages }) => ({ path, authority: authority === `127.0.0.1:${String(port)}` ? 'address' : authority, metadata, messages }));
  const isOrdered = args.includes('1') || args.includes('-c1') || args.includes('--config');
  return isOrdered ? plain : plain.map((call) => JSON.stringify(call)).sort();
}

function runGhz(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(ghz?.path ?? 'ghz', args, { cwd: folder.path, timeout: 20_000 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`ghz: ${stderr}`));
    });
  });
}

async function runOurs(args: readonly string[], port: number): Promise<void> {
  const load = await readGhzLoad(args, { protoFolder: PROTO_FOLDER, readStdin: () => Buffer.alloc(0) });
  const result = await driveRequests({ ...load.order, target: { host: '127.0.0.1', port }, samplesFile: join(folder.path, 'same.raw') }, load.source, { onProgress: () => undefined, signal: new AbortController().signal });
  expect(result.ok).toBe(result.started);
}

describe.skipIf(ghz === null)('ghz and load send the same', () => {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await startRecordingServer();
  });
  afterAll(() => server.close());
  const sent = (): RecordedCall[] => server.calls.splice(0);
  const both = async (args: readonly string[]): Promise<{ theirs: RecordedCall[]; ours: RecordedCall[] }> => {
    const address = `127.0.0.1:${String(server.port)}`;
    await runGhz([...args, address]);
    const theirs = sent();
    await runOurs([...args, address], server.port);
    return { theirs, ours: sent() };
  };

  for (const [name, args] of SAME) {
    it(name, async () => {
      const { theirs, ours } = await both(args);
      expect(theirs.length).toBeGreaterThan(2);
      expect(comparable(ours, args, server.port)).toEqual(comparable(theirs, args, server.port));
    });
  }

  it('what templates print', async () => {
    // Quotes do not survive within ghz's JSON, nor do printed ones: both are left to the test of templates by themselves.
    const usable = PRINTED.map(([template]) => template.replaceAll('"', '`')).filter((template, at) => !/\\|`raw `/.test(template) && !/["\\\p{Cc}]/u.test(PRINTED[at]?.[1] ?? ''));
    expect(usable.length).toBeGreaterThan(25);
    const data = JSON.stringify(usable.map((template) => ({ text: template })));
    const { theirs, ours } = await both(ask('-c', '1', '-n', String(usable.length), '-D', file('templates.json', data)));
    expect(theirs).toHaveLength(usable.length);
    for (const [at, template] of usable.entries()) expect([template, ours[at]?.messages]).toEqual([template, theirs[at]?.messages]);
  });
});

it('has forty command lines and more to compare', () => {
  expect(SAME.length).toBeGreaterThanOrEqual(40);
});
