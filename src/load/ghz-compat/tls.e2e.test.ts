import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TlsSettings } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import { ghzForTests } from '../ghz/testing-launcher.ts';
import { driveNative, driveRequests } from '../native/native-drive.ts';
import { makeTestingCertificates } from '../testing-certificates.ts';
import { testingFolder, testingOrder, testingPlan } from '../testing-order.ts';
import { startTestingServer } from '../testing-server.ts';
import { readGhzLoad } from './ghz-load.ts';
import { startRecordingServer } from './testing-recorder.ts';
import type { RecordedCall, RecordingServer } from './testing-recorder.ts';

const PROTO_FOLDER = fileURLToPath(new URL('../../protocol/proto', import.meta.url));
const folder = testingFolder();
afterAll(folder.remove);
/** Where openssl is not on this machine, all of this is skipped. */
const certificates = makeTestingCertificates(folder.path);
const ghz = await ghzForTests(process.env);
const signal = new AbortController().signal;

const CALL = ['--proto', join(PROTO_FOLDER, 'service.proto'), '-i', PROTO_FOLDER, '--call', 'cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlock', '-d', '{"height":5}', '-c', '1', '-n', '3'];
const CA = ['--cacert', certificates?.caFile ?? ''];
const CLIENT = ['--cert', certificates?.client.certificateFile ?? '', '--key', certificates?.client.keyFile ?? ''];

async function runOurs(args: readonly string[]): Promise<DriveResult> {
  const load = await readGhzLoad(args, { protoFolder: PROTO_FOLDER, readStdin: () => Buffer.alloc(0) });
  if (load.target === null) throw new Error('no target');
  return driveRequests({ ...load.order, target: load.target, samplesFile: join(folder.path, 'tls.raw') }, load.source, { onProgress: () => undefined, signal });
}

const runGhz = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(ghz?.path ?? 'ghz', [...args, '-O', 'json'], { timeout: 20_000 }, (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });

describe.skipIf(certificates === null)('load over TLS', () => {
  let server: RecordingServer;
  beforeAll(async () => {
    server = await startRecordingServer(certificates);
  });
  afterAll(() => server.close());
  const sent = (): RecordedCall[] => server.calls.splice(0);
  const at = (host: string): string => `${host}:${String(server.port)}`;

  const SAME: readonly (readonly [name: string, args: readonly string[], host: string])[] = [
    ['the given root, an address', CA, '127.0.0.1'],
    ['the given root, a name', CA, 'localhost'],
    ['no verification', ['--skipTLS'], '127.0.0.1'],
    ['no verification, a root that is not there', ['--skipTLS', '--cacert', '/nonexistent'], '127.0.0.1'],
    ['another name, which is the authority too', [...CA, '--cname', 'front.example'], '127.0.0.1'],
    ['another name without verification', ['--skipTLS', '--cname', 'not.in.it'], '127.0.0.1'],
    ['an authority, which is the name too', [...CA, '--authority', 'front.example'], '127.0.0.1'],
    ['an authority with a port', [...CA, '--authority', 'localhost:99'], '127.0.0.1'],
    ['a certificate of the client', [...CA, ...CLIENT], 'localhost'],
    ['a key without a certificate', [...CA, ...CLIENT.slice(2)], 'localhost'],
  ];
  for (const [name, args, host] of SAME) {
    it.skipIf(ghz === null)(`sends what ghz sends: ${name}`, async () => {
      await runGhz([...args, ...CALL, at(host)]);
      const theirs = sent();
      expect(theirs).toHaveLength(3);
      expect(await runOurs([...args, ...CALL, at(host)])).toMatchObject({ ok: 3, driverFlags: ['--http2'] });
      const withoutConnections = (calls: readonly RecordedCall[]): unknown[] => calls.map((call) => ({ ...call, connection: 0 }));
      expect(withoutConnections(sent())).toEqual(withoutConnections(theirs));
    });
  }

  it('fails where the certificate is not trusted, or of another name, and says so', async () => {
    const untrusted = await runOurs([...CALL, at('127.0.0.1')]);
    expect(untrusted).toMatchObject({ ok: 0, statusCounts: { UNAVAILABLE: 3 } });
    expect(untrusted.failures[0]?.text).toMatch(/unable to verify the first certificate|self-signed certificate/);
    const misnamed = await runOurs([...CA, '--cname', 'other.example', ...CALL, at('127.0.0.1')]);
    expect(misnamed.failures).toEqual([{ status: 'UNAVAILABLE', text: expect.stringContaining('other.example') as string, calls: 3 }]);
    expect(sent()).toEqual([]);
  });

  it('refuses what ghz refuses before it starts', async () => {
    const rubbish = join(folder.path, 'rubbish.pem');
    writeFileSync(rubbish, 'no certificate');
    const refused: readonly (readonly [readonly string[], RegExp])[] = [
      [['--cacert', '/nonexistent'], /--cacert \/nonexistent: .*no such file/],
      [['--cacert', rubbish], /--cacert .*no PEM that can be used/],
      [CLIENT.slice(0, 2), /--key: is needed beside --cert/],
      [[...CLIENT.slice(0, 2), '--key', certificates?.server.keyFile ?? ''], /--cert .*key values mismatch/],
      [['--authority', 'a.example', '--cname', 'b.example'], /--authority: "a.example" is not "b.example"/],
    ];
    for (const [args, message] of refused) await expect(runOurs([...args, ...CALL, at('127.0.0.1')])).rejects.toThrow(message);
  });

  it('checks blocks as in plaintext, with many clients', async () => {
    if (certificates === null) throw new Error('skipped');
    const tls: TlsSettings = { ca: certificates.ca, isVerified: true };
    const blocks = await startTestingServer({ tls: certificates });
    const planned = testingPlan({ method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 }, clients: 4, connections: 2, stop: { kind: 'count', requests: 50 } });
    const order = testingOrder(blocks.port, folder.path, planned, { target: { host: '127.0.0.1', port: blocks.port, tls } });
    try {
      const result = await driveNative(order, { onProgress: () => undefined, signal });
      expect(result).toMatchObject({ ok: 50, blocks: 500, blocksChecked: true, dataErrors: 0, connections: { opened: 2, failedConnects: 0 } });
      expect(() => driveNative({ ...order, transport: 'raw' }, { onProgress: () => undefined, signal })).toThrow('the raw transport speaks no TLS');
    } finally {
      await blocks.close();
    }
  });

  describe('against a server that is none', () => {
    const servers: Server[] = [];
    afterEach(() => {
      for (const one of servers.splice(0)) one.close();
    });
    const listen = async (one: Server): Promise<string> => {
      servers.push(one);
      await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
      return `127.0.0.1:${String((one.address() as { port: number }).port)}`;
    };

    it.each([
      ['closes at once', () => createServer((socket) => { socket.destroy(); })],
      ['answers in plaintext', () => createServer((socket) => { socket.on('error', () => undefined); socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'); })],
      ['speaks HTTP/1.1 over TLS', () => createHttpsServer({ cert: certificates?.server.certificate, key: certificates?.server.key, ALPNProtocols: ['http/1.1'] })],
      ['is silent', () => createServer(() => undefined)],
    ] as const)('that %s: every call has failed in time', async (_name, make) => {
      const address = await listen(make());
      const result = await runOurs([...CA, ...CALL, '-t', '1s', '--connect-timeout', '500ms', address]);
      expect(result.ok).toBe(0);
      expect(['UNAVAILABLE', 'DEADLINE_EXCEEDED']).toContain(Object.keys(result.statusCounts).join());
    });
  });
});
