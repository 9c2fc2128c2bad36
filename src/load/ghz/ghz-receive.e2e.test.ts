import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Scenario } from '../../model/generated/types.ts';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import { driveNative } from '../native/native-drive.ts';
import { testingFolder, testingOrder, testingPlan } from '../testing-order.ts';
import { startTestingServer } from '../testing-server.ts';
import type { Behaviour, TestingServer } from '../testing-server.ts';
import { receiveByGhz } from './ghz-receive.ts';
import { PROTO_FOLDER, ghzForTests, launchPlainly } from './testing-launcher.ts';
import { WireTap } from './wire-tap.ts';

const program = await ghzForTests(process.env);
const folder = testingFolder();
afterAll(folder.remove);

const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0).reverse()) await one.close();
});

async function serve(behave?: Behaviour): Promise<TestingServer> {
  const server = await startTestingServer(behave === undefined ? {} : { behave });
  closing.push(server);
  return server;
}

const DOWNLOAD: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, stop: { kind: 'count', requests: 4 } };

describe('a wire tap', () => {
  it('hashes what passes through it as the client at its end does', async () => {
    const server = await serve();
    const tap = await WireTap.open({ host: '127.0.0.1', port: server.port }, 65_536);
    closing.push(tap);
    const result = await driveNative(testingOrder(tap.address.port, folder.path, testingPlan(DOWNLOAD)), { onProgress: () => undefined, signal: new AbortController().signal });
    expect(result).toMatchObject({ ok: 4, blocks: 100 });
    expect(tap.tapped).toEqual({ messages: 100, bytes: result.bytes, sha256: result.passes?.sha256 });
  });

  it('keeps the streams of one connection apart', async () => {
    const server = await serve();
    const tap = await WireTap.open({ host: '127.0.0.1', port: server.port }, 65_536);
    closing.push(tap);
    const order = testingOrder(tap.address.port, folder.path, testingPlan({ ...DOWNLOAD, clients: 4, stop: { kind: 'count', requests: 40 } }));
    const result = await driveNative({ ...order, connections: 1 }, { onProgress: () => undefined, signal: new AbortController().signal });
    expect(result).toMatchObject({ ok: 40, blocks: 1000 });
    expect(tap.tapped).toMatchObject({ messages: 1000, bytes: result.bytes });
  });

  it('knows nothing where a message lies beyond the limit', async () => {
    const server = await serve();
    const tap = await WireTap.open({ host: '127.0.0.1', port: server.port }, 16);
    closing.push(tap);
    const result = await driveNative(testingOrder(tap.address.port, folder.path, testingPlan(DOWNLOAD)), { onProgress: () => undefined, signal: new AbortController().signal });
    expect(result.ok).toBe(4);
    expect(tap.tapped).toBeNull();
  });
});

describe.skipIf(program === null)('what ghz is sent in a download of its own', () => {
  const receive = (port: number, scenario: Partial<Scenario> = DOWNLOAD) =>
    receiveByGhz(testingOrder(port, folder.path, testingPlan(scenario)), {
      program: program ?? { path: 'ghz', version: '', isPinnedVersion: false },
      protoFolder: PROTO_FOLDER,
      workFolder: folder.path,
      launch: launchPlainly,
      signal: new AbortController().signal,
    });

  it('is one whole pass from the first block, of which the native driver has the digest', async () => {
    const server = await serve();
    const native = await driveNative(testingOrder(server.port, folder.path, testingPlan(DOWNLOAD)), { onProgress: () => undefined, signal: new AbortController().signal });
    const received = await receive(server.port);
    expect(received).toEqual({ how: 'apart', blocks: 100, bytes: native.bytes, sha256: native.passes?.sha256 });
    expect(received?.sha256).not.toBe(new ChainDigest().hex());
  });

  it('is another where one byte of one message is', async () => {
    const server = await serve((call) => {
      call.reply(call.messages.map((message, at) => (at === 7 ? Buffer.concat([message.subarray(0, -1), Buffer.of((message.at(-1) ?? 0) ^ 1)]) : message)));
    });
    const right = await serve();
    const [changed, whole] = [await receive(server.port), await receive(right.port)];
    expect(changed).toMatchObject({ blocks: 100, bytes: whole?.bytes });
    expect(changed?.sha256).not.toBe(whole?.sha256);
  });

  it('is unknown where a call failed, or there is no download by one client', async () => {
    const server = await serve((call) => {
      call.reply(call.messages, call.index === 2 ? 13 : 0);
    });
    expect(await receive(server.port)).toBeNull();
    expect(await receive(server.port, { ...DOWNLOAD, clients: 2 })).toBeNull();
    expect(await receive(server.port, { method: 'GetLightdInfo', requests: { kind: 'empty' } })).toBeNull();
  });
});
