import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Server, ServerCredentials, status as grpcStatus } from '@grpc/grpc-js';
import type { ServerDuplexStream, ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import protobuf from 'protobufjs';
import descriptor from 'protobufjs/ext/descriptor/index.js';
import { afterEach, describe, expect, it } from 'vitest';
import { ghzForTests } from '../../ghz/testing-launcher.ts';
import { driveRequests } from '../../native/native-drive.ts';
import type { TlsSettings } from '../../drive-order.ts';
import { makeTestingCertificates } from '../../testing-certificates.ts';
import { testingFolder } from '../../testing-order.ts';
import { readGhzLoad } from '../ghz-load.ts';
import { encodeJson } from './json-encoder.ts';
import { methodByReflection } from './reflection.ts';

const ghz = await ghzForTests(process.env);
const SET = readFileSync(fileURLToPath(new URL('../fixtures/everything.protoset', import.meta.url)));
const SERVICE = 'indexbench.testing.Everything';

/** The files of the set by name, each as the bytes that reflection sends. */
const FILES = new Map((descriptor.FileDescriptorSet.decode(SET) as unknown as { file: { name: string }[] }).file.map((file) => [file.name, Buffer.from(descriptor.FileDescriptorProto.encode(file as never).finish())]));

interface Reflecting {
  readonly port: number;
  readonly asked: string[];
  readonly metadata: string[];
  readonly calls: string[];
  readonly close: () => void;
}

const servers: Reflecting[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const bytesAsTheyAre = { requestSerialize: (bytes: Buffer) => bytes, requestDeserialize: (bytes: Buffer) => bytes, responseSerialize: (bytes: Buffer) => bytes, responseDeserialize: (bytes: Buffer) => bytes };

/** Answers reflection in these versions, and records the requests of Ask. */
async function serve(versions: readonly string[], credentials = ServerCredentials.createInsecure()): Promise<Reflecting> {
  const server = new Server();
  const [asked, metadata, calls]: [string[], string[], string[]] = [[], [], []];
  for (const version of versions) {
    const path = `/${version}.ServerReflection/ServerReflectionInfo`;
    server.addService({ info: { path, requestStream: true, responseStream: true, ...bytesAsTheyAre } }, {
      info: (call: ServerDuplexStream<Buffer, Buffer>) => {
        metadata.push(String(call.metadata.get('key')));
        call.on('data', (request: Buffer) => call.write(answer(request, `${version} `, asked)));
        call.on('end', () => { call.end(); });
      },
    });
  }
  server.addService({ ask: { path: `/${SERVICE}/Ask`, requestStream: false, responseStream: false, ...bytesAsTheyAre } }, {
    ask: (call: ServerUnaryCall<Buffer, Buffer>, done: sendUnaryData<Buffer>) => {
      calls.push(call.request.toString('hex'));
      done(null, Buffer.alloc(0));
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
  const reflecting = { port, asked, metadata, calls, close: () => { server.forceShutdown(); } };
  servers.push(reflecting);
  return reflecting;
}

function answer(request: Buffer, version: string, asked: string[]): Buffer {
  const reader = protobuf.Reader.create(request);
  let [field, text] = [0, ''];
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    [field, text] = [tag >>> 3, reader.string()];
  }
  asked.push(`${version}${String(field)} ${text}`);
  const name = field === 3 ? text : text.startsWith(SERVICE) ? 'everything.proto' : '';
  const file = FILES.get(name);
  const writer = protobuf.Writer.create();
  if (file === undefined) writer.uint32((7 << 3) | 2).fork().uint32(8).int32(grpcStatus.NOT_FOUND).uint32(18).string(`no ${text}`).ldelim();
  else writer.uint32((4 << 3) | 2).fork().uint32(10).bytes(file).ldelim();
  return Buffer.from(writer.finish());
}

const settings = (port: number) => ({ target: { host: '127.0.0.1', port }, authority: null, metadata: { key: 'secret' }, timeoutMs: 5000 });

describe('methodByReflection', () => {
  it('asks version 1 for the service and what its file imports', async () => {
    const server = await serve(['grpc.reflection.v1', 'grpc.reflection.v1alpha']);
    const method = await methodByReflection({ service: SERVICE, method: 'List' }, settings(server.port));
    expect(method).toMatchObject({ service: SERVICE, name: 'List', shape: 'server-streaming', outputName: 'Reply' });
    expect(encodeJson(method.input, { inner: { must: 'x' }, at: '1970-01-01T00:00:01Z' }, '').toString('hex')).toBe('da01020801920203220178');
    expect(server.asked[0]).toBe(`grpc.reflection.v1 4 ${SERVICE}`);
    expect(server.asked.every((text) => text.startsWith('grpc.reflection.v1 '))).toBe(true);
    expect(new Set(server.asked).size).toBe(server.asked.length);
    expect(server.metadata).toEqual(['secret']);
  });

  it('falls back to version 1alpha', async () => {
    const server = await serve(['grpc.reflection.v1alpha']);
    expect((await methodByReflection({ service: SERVICE, method: 'Ask' }, settings(server.port))).shape).toBe('unary');
    expect(server.asked[0]).toBe(`grpc.reflection.v1alpha 4 ${SERVICE}`);
  });

  it('asks over TLS, by the name that the certificate must have', async () => {
    const folder = testingFolder();
    try {
      const made = makeTestingCertificates(folder.path);
      if (made === null) return;
      const { server: pair, ca } = made;
      const server = await serve(['grpc.reflection.v1'], ServerCredentials.createSsl(null, [{ cert_chain: Buffer.from(pair.certificate), private_key: Buffer.from(pair.key) }]));
      const over = (tls: TlsSettings) => ({ ...settings(server.port), target: { host: '127.0.0.1', port: server.port, tls } });
      expect((await methodByReflection({ service: SERVICE, method: 'Ask' }, over({ ca, isVerified: true, serverName: 'front.example' }))).shape).toBe('unary');
      expect((await methodByReflection({ service: SERVICE, method: 'Ask' }, over({ isVerified: false }))).shape).toBe('unary');
      await expect(methodByReflection({ service: SERVICE, method: 'Ask' }, over({ ca, isVerified: true, serverName: 'other.example' }))).rejects.toMatchObject({ code: 'SYSTEM_NOT_READY' });
      await expect(methodByReflection({ service: SERVICE, method: 'Ask' }, over({ isVerified: true }))).rejects.toMatchObject({ code: 'SYSTEM_NOT_READY' });
    } finally {
      folder.remove();
    }
  });

  it('says what the server lacks', async () => {
    const without = await serve([]);
    await expect(methodByReflection({ service: SERVICE, method: 'Ask' }, settings(without.port))).rejects.toThrow(/the server does not support reflection/);
    const server = await serve(['grpc.reflection.v1']);
    await expect(methodByReflection({ service: 'a.B', method: 'Ask' }, settings(server.port))).rejects.toThrow(/cannot find a.B: no a.B/);
    await expect(methodByReflection({ service: SERVICE, method: 'Tell' }, settings(server.port))).rejects.toThrow(/has no method "Tell"/);
    server.close();
    await expect(methodByReflection({ service: SERVICE, method: 'Ask' }, settings(server.port))).rejects.toMatchObject({ code: 'SYSTEM_NOT_READY' });
  });

  it.skipIf(ghz === null)('sends what ghz sends', async () => {
    const server = await serve(['grpc.reflection.v1alpha']);
    const address = `127.0.0.1:${String(server.port)}`;
    const args = ['--insecure', '--call', `${SERVICE}/Ask`, '-c', '1', '-n', '6', '--reflect-metadata', '{"key":"k"}', '-d', '[{"text":"{{.RequestNumber}}","numbers":[1,2]},{"inner":{"must":"x","tight":[1]},"unpacked":[1,2],"maybe":0}]', address];
    await new Promise<void>((resolve, reject) => {
      execFile(ghz?.path ?? '', args, (error, _stdout, stderr) => {
        if (error === null) resolve();
        else reject(new Error(stderr));
      });
    });
    const theirs = server.calls.splice(0);
    const folder = testingFolder();
    try {
      const load = await readGhzLoad(args, { protoFolder: '', readStdin: () => Buffer.alloc(0) });
      await driveRequests({ ...load.order, target: { host: '127.0.0.1', port: server.port }, samplesFile: `${folder.path}/x.raw` }, load.source, { onProgress: () => undefined, signal: new AbortController().signal });
    } finally {
      folder.remove();
    }
    expect(theirs).toHaveLength(6);
    expect(server.calls).toEqual(theirs);
    expect(server.metadata.every((value) => value === 'k')).toBe(true);
  });
});
