import { createServer } from 'node:http2';
import type { Http2Session, ServerHttp2Stream, IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { methodOfPath } from '../protocol/method.ts';
import type { MethodName } from '../protocol/method.ts';
import { MessageDeframer } from '../protocol/message-deframer.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import type { ReferenceChain } from './chain-file.ts';
import type { Faults } from './faults.ts';
import { answer, handlersOf } from './handlers.ts';
import type { Profile } from './options.ts';
import { writeReply, writeStatus } from './response-writer.ts';

const LOOPBACK = '127.0.0.1';
const MAX_REQUEST_BYTES = 4 * 1024 * 1024;
/**
 * Node counts the batches that wait for the client against its default of 10 MB and then refuses streams; the batches are views of one
 * chain in memory, so there is nothing to save.
 */
const SESSION_MEMORY_MEGABYTES = 4_096;
const STOP_GRACE_MS = 1_000;

export interface RunningServer {
  /** `127.0.0.1:PORT`. */
  readonly address: string;
  /** Announces the end to every connection (GOAWAY), lets calls end for a second, then closes. */
  stop(): Promise<void>;
}

export interface ReferenceServerRequest {
  readonly chain: ReferenceChain;
  readonly profile: Profile;
  readonly port: number;
  readonly unbatched: boolean;
  readonly faults: Faults;
  /** Told of each request before it is answered, with its number from 1 and its message (empty for streams from the client). */
  readonly onRequest?: (number: number, method: MethodName | null, message: Buffer) => void;
}

/** Starts the reference server on loopback. Rejects with the socket's error, as EADDRINUSE. */
export async function startReferenceServer(request: ReferenceServerRequest): Promise<RunningServer> {
  const handlers = handlersOf(request.profile, request.chain);
  const stopping = new AbortController();
  const manner = { unbatched: request.unbatched, faults: request.faults, stopping: stopping.signal };
  let requests = 0;

  const dispatch = async (stream: ServerHttp2Stream, method: MethodName | null, message: Buffer): Promise<void> => {
    requests += 1;
    request.onRequest?.(requests, method, message);
    await writeReply(stream, answer(method === null ? undefined : handlers[method], message), manner);
  };

  const server = createServer({ settings: { enablePush: false }, maxSessionMemory: SESSION_MEMORY_MEGABYTES });
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
  });
  if (request.unbatched) server.on('connection', leaveNagleOn);
  server.on('stream', (stream, headers) => {
    acceptStream(stream, headers, dispatch);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(request.port, LOOPBACK, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> => {
    stopping.abort();
    return stopServer(server, sessions);
  };
  return { address: `${LOOPBACK}:${String(port)}`, stop };
}

/** node:http2 turns Nagle's algorithm off on each connection it takes; its own handler has run before this one. */
function leaveNagleOn(socket: Socket): void {
  socket.setNoDelay(false);
}

type Dispatch = (stream: ServerHttp2Stream, method: MethodName | null, message: Buffer) => Promise<void>;

function acceptStream(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, dispatch: Dispatch): void {
  // A reset by the client ends the response; there is nobody to tell.
  stream.on('error', () => stream.destroy());
  const contentType = headers['content-type'] ?? '';
  if (headers[':method'] !== 'POST' || !contentType.startsWith('application/grpc')) {
    stream.respond({ ':status': 415 }, { endStream: true });
    return;
  }
  const method = methodOfPath(headers[':path'] ?? '');
  let message: Buffer | null = null;
  const deframer = new MessageDeframer((buffer, start, end) => {
    message ??= Buffer.from(buffer.subarray(start, end));
  }, MAX_REQUEST_BYTES);
  stream.on('data', (chunk: Buffer) => {
    try {
      deframer.push(chunk);
    } catch (error) {
      refuse(stream, error);
    }
  });
  stream.on('end', () => {
    if (stream.headersSent) return;
    try {
      deframer.finish();
    } catch (error) {
      refuse(stream, error);
      return;
    }
    dispatch(stream, method, message ?? Buffer.alloc(0)).catch((error: unknown) => refuse(stream, error));
  });
}

function refuse(stream: ServerHttp2Stream, error: unknown): void {
  writeStatus(stream, { code: GRPC_STATUS.INTERNAL, message: error instanceof Error ? error.message : String(error) });
}

async function stopServer(server: ReturnType<typeof createServer>, sessions: ReadonlySet<Http2Session>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  for (const session of sessions) session.close();
  const timer = setTimeout(() => {
    for (const session of sessions) session.destroy();
  }, STOP_GRACE_MS);
  await closed;
  clearTimeout(timer);
}
