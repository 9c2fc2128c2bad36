/** For tests: a gRPC server that records what any call of any method sends, and answers each with one empty message. */
import { createSecureServer, createServer } from 'node:http2';
import type { Http2SecureServer, Http2Server, IncomingHttpHeaders } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { TestingCertificates } from '../testing-certificates.ts';

export interface RecordedCall {
  readonly path: string;
  readonly authority: string;
  /** Fields that the client library does not set by itself, sorted. */
  readonly metadata: readonly (readonly [name: string, value: string])[];
  /** Unframed, in hex. */
  readonly messages: readonly string[];
  /** Which of the connections so far it came over, 0-based. */
  readonly connection: number;
  /** Over TLS: the name that was asked for, and the subject that the client showed of itself. */
  readonly tls: { readonly serverName: string; readonly client: string } | null;
}

export interface RecordingServer {
  readonly port: number;
  readonly calls: RecordedCall[];
  readonly close: () => Promise<void>;
}

const OWN_FIELDS: ReadonlySet<string> = new Set([':method', ':scheme', ':authority', ':path', 'content-type', 'user-agent', 'te', 'grpc-timeout', 'grpc-accept-encoding']);
const EMPTY_FRAME = Buffer.alloc(5);

/** Over TLS with certificates, else in plaintext. */
export async function startRecordingServer(certificates: TestingCertificates | null = null): Promise<RecordingServer> {
  const calls: RecordedCall[] = [];
  const sockets: Socket[] = [];
  const server = certificates === null ? createServer() : createSecureServer({ cert: certificates.server.certificate, key: certificates.server.key, ca: certificates.ca, requestCert: true, rejectUnauthorized: false });
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.on('sessionError', () => undefined);
  server.on('session', (session) => session.on('error', () => undefined));
  server.on('stream', (stream, headers) => {
    const body: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => body.push(chunk));
    stream.on('end', () => {
      const connection = sockets.findIndex((socket) => socket.remotePort === stream.session?.socket.remotePort);
      calls.push({ path: String(headers[':path']), authority: String(headers[':authority']), metadata: metadataOf(headers), messages: messagesIn(Buffer.concat(body)), connection, tls: certificates === null ? null : tlsOf(stream.session?.socket as TLSSocket) });
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
      stream.on('wantTrailers', () => {
        stream.sendTrailers({ 'grpc-status': '0' });
      });
      stream.end(EMPTY_FRAME);
    });
  });
  return { port: await listen(server), calls, close: () => closeServer(server, sockets) };
}

function tlsOf(socket: TLSSocket): RecordedCall['tls'] {
  // Where nothing was asked for, it is false.
  const { servername } = socket as { readonly servername?: string | false };
  return { serverName: servername === undefined || servername === false ? '' : servername, client: (socket.getPeerCertificate() as { readonly subject?: { readonly CN: string } }).subject?.CN ?? '' };
}

function metadataOf(headers: IncomingHttpHeaders): (readonly [string, string])[] {
  return Object.entries(headers).filter(([name]) => !OWN_FIELDS.has(name)).map(([name, value]) => [name, String(value)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
}

function messagesIn(body: Buffer): string[] {
  const messages: string[] = [];
  for (let at = 0; at < body.length;) {
    const end = at + 5 + body.readUInt32BE(at + 1);
    messages.push(body.subarray(at + 5, end).toString('hex'));
    at = end;
  }
  return messages;
}

function listen(server: Http2Server | Http2SecureServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function closeServer(server: Http2Server | Http2SecureServer, sockets: readonly Socket[]): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    for (const socket of sockets) socket.destroy();
  });
}
