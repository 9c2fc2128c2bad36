/** For tests: a small CompactTxStreamer on node:http2 that records each request and misbehaves as it is told. */
import { createHash } from 'node:crypto';
import { createSecureServer, createServer } from 'node:http2';
import type { Http2SecureServer, Http2Server, Http2Session, ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { methodOfPath } from '../protocol/method.ts';
import type { MethodName } from '../protocol/method.ts';
import type { TestingCertificates } from './testing-certificates.ts';
import { FRAME_PREFIX_BYTES, decodeBlockId, decodeBlockRange, frameMessage } from '../protocol/request.ts';
import { encodeBytesField, encodeVarintField } from '../protocol/wire-writer.ts';

export interface TestingCall {
  /** 0-based, in order of arrival. */
  readonly index: number;
  readonly method: MethodName;
  /** The framed request as it came. */
  readonly body: Buffer;
  readonly stream: ServerHttp2Stream;
  readonly session: Http2Session;
  readonly socket: Socket;
  /** The framed messages of the right answer. */
  readonly messages: readonly Buffer[];
  /** Sends messages and ends well, or with another status. */
  readonly reply: (messages: readonly Buffer[], status?: number, text?: string) => void;
}

export type Behaviour = (call: TestingCall) => void;

export interface TestingServer {
  readonly port: number;
  readonly blocks: number;
  /** Requests so far: method and framed body in hex. */
  readonly requests: { readonly method: MethodName; readonly body: string }[];
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

const answerWell: Behaviour = (call) => {
  call.reply(call.messages);
};

/** Listens on 127.0.0.1 with a chain of heights 1 to `blocks`. */
export async function startTestingServer(options: { blocks?: number; port?: number; behave?: Behaviour; tls?: TestingCertificates } = {}): Promise<TestingServer> {
  const { blocks = 100, port = 0, behave = answerWell, tls } = options;
  const chain = makeChain(blocks);
  const requests: TestingServer['requests'] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = tls === undefined ? createServer() : createSecureServer({ cert: tls.server.certificate, key: tls.server.key });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('sessionError', () => undefined);
  server.on('session', (session) => session.on('error', () => undefined));
  server.on('stream', (stream, headers) => {
    const method = methodOfPath(String(headers[':path'])) ?? 'Ping';
    const body: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => body.push(chunk));
    stream.on('end', () => {
      const whole = Buffer.concat(body);
      requests.push({ method, body: whole.toString('hex') });
      const { session } = stream;
      const socket = [...sockets].find((candidate) => candidate.remotePort === session?.socket.remotePort);
      if (session === undefined || socket === undefined) return;
      behave({
        index: requests.length - 1, method, body: whole, stream, session, socket,
        messages: rightAnswer(method, whole, chain),
        reply: (messages, status = 0, text = '') => {
          replyWith(stream, messages, { 'grpc-status': String(status), ...(text === '' ? {} : { 'grpc-message': text }) });
        },
      });
    });
  });
  const boundPort = await listen(server, port);
  return {
    port: boundPort, blocks, requests,
    connections: () => connections,
    close: () => closeServer(server, sockets),
  };
}

/** Headers, messages in one write, then trailers; no trailers at all where they are null. */
export function replyWith(stream: ServerHttp2Stream, messages: readonly Buffer[], trailers: Record<string, string> | null): void {
  if (stream.destroyed) return;
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: trailers !== null });
  stream.on('wantTrailers', () => {
    stream.sendTrailers(trailers ?? {});
  });
  stream.end(Buffer.concat(messages));
}

function makeChain(blocks: number): Buffer[] {
  const hashOf = (height: number): Buffer => createHash('sha256').update(`testing block ${String(height)}`).digest();
  return Array.from({ length: blocks }, (_, at) => testingBlock(at + 1, hashOf(at + 1), hashOf(at)));
}

/** A framed CompactBlock. */
export function testingBlock(height: number, hash: Buffer, prevHash: Buffer): Buffer {
  return frameMessage(Buffer.concat([encodeVarintField(2, height), encodeBytesField(3, hash), encodeBytesField(4, prevHash)]));
}

function rightAnswer(method: MethodName, body: Buffer, chain: readonly Buffer[]): Buffer[] {
  const request = body.subarray(FRAME_PREFIX_BYTES);
  switch (method) {
    case 'GetBlock':
    case 'GetBlockNullifiers':
      return chain.slice(decodeBlockId(request).height - 1, decodeBlockId(request).height);
    case 'GetBlockRange':
    case 'GetBlockRangeNullifiers': {
      const range = decodeBlockRange(request);
      return chain.slice((range.start?.height ?? 1) - 1, range.end?.height ?? 0);
    }
    case 'GetLatestBlock':
      return [frameMessage(encodeVarintField(1, chain.length))];
    case 'GetMempoolTx':
    case 'GetSubtreeRoots':
      return [];
    case 'GetAddressUtxos':
      return [frameMessage(Buffer.alloc(0))];
    default:
      return [frameMessage(encodeBytesField(1, Buffer.from('testing')))];
  }
}

function listen(server: Http2Server | Http2SecureServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function closeServer(server: Http2Server | Http2SecureServer, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    for (const socket of sockets) socket.destroy();
  });
}
