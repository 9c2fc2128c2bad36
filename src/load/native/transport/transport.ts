import type { DriveTarget } from '../../drive-order.ts';
import type { TransportName } from '../../drive-order.ts';

/** Header fields of a request, pseudo-header fields first; names in lower case. One such object is kept for all calls of a method. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** What is known of a stream when it has ended. It is valid only while it is told. */
export interface StreamEnd {
  /** Of the trailers, or of the headers of a trailers-only response; null where there is none. */
  readonly grpcStatus: string | null;
  readonly grpcMessage: string;
  readonly httpStatus: number | null;
  /** The content-type of a response that says it is no gRPC; null where it says gRPC, or nothing. */
  readonly foreignType: string | null;
  /** Error code of RST_STREAM, whoever sent it; 0 where there was none. */
  readonly resetCode: number;
  /** Why the connection went, or null where it stands. */
  readonly connectionLost: string | null;
  /** A graceful GOAWAY says that the server has not looked at the request, so that it may be sent again. */
  readonly unprocessed: boolean;
  /** When its end came, of `performance.now()`. */
  readonly atMs: number;
}

/** The content-type of a response where it is none of gRPC's, else null. Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "Responses". */
export function foreignTypeOf(contentType: string): string | null {
  return contentType.startsWith('application/grpc') ? null : contentType;
}

/** Whether the body of a response is gRPC messages, not a page about what went wrong. */
export function hasMessages({ httpStatus, foreignType }: Pick<StreamEnd, 'httpStatus' | 'foreignType'>): boolean {
  return httpStatus === 200 && foreignType === null;
}

/** What listens to one stream. Neither method may throw. */
export interface StreamSink {
  /** How many messages are still to come, once one has; 0 where the request does not tell. */
  readonly messagesDue?: number;
  /** Bytes of the body of a gRPC response in `buffer[from, to)`, valid only during the call, read at `nowMs`. */
  onData(buffer: Buffer, from: number, to: number, nowMs: number): void;
  /** Exactly once, unless the stream was cancelled; never within `request`. */
  onEnd(end: StreamEnd): void;
}

export interface TransportStream {
  /** Resets the stream with CANCEL; its sink hears nothing more. */
  cancel(): void;
}

/** One HTTP/2 connection. */
export interface TransportSession {
  /** Resolves when requests can be made; rejects with an Error that says why they never can. */
  readonly opened: Promise<void>;
  /** False before it is open, and once it takes no new streams: GOAWAY, lost, or out of stream numbers. */
  readonly takesRequests: boolean;
  /**
   * Begins a stream with these headers and this body, END_STREAM after it. Where the server's limits leave no room the request
   * waits here for it. Throws Error where the session takes no requests.
   */
  request(headers: RequestHeaders, body: Buffer, sink: StreamSink): TransportStream;
  /** Ends the connection at once; the sinks of its streams hear nothing more. */
  close(): void;
}

export interface SessionHooks {
  /** The server said GOAWAY; once a session. */
  readonly onGoaway: () => void;
  /** The connection is gone, before the sinks of its streams hear of it. `announced`: after a graceful GOAWAY, or when all its stream numbers were used. */
  readonly onGone: (announced: boolean) => void;
}

export interface Transport {
  readonly name: TransportName;
  /** Begins to connect: with TCP_NODELAY, and prior knowledge of HTTP/2 or by TLS. */
  readonly connect: (target: DriveTarget, hooks: SessionHooks) => TransportSession;
}

/** Bytes a server may send ahead, on each stream and on the connection: beyond 1 MiB nothing is gained, below 256 KiB much is lost. */
export const WINDOW_BYTES = 16 * 1024 * 1024;
/** Decoded header bytes accepted of one block, each field counted with 32 bytes more (RFC 9113, section 6.5.2). */
export const MAX_HEADER_LIST_BYTES = 64 * 1024;

/** host:port as `:authority` wants it. */
export function authorityOf(target: DriveTarget): string {
  return `${target.host.includes(':') ? `[${target.host}]` : target.host}:${String(target.port)}`;
}

/** A socket's error for a reader: with its code, which the message may lack. */
export function describeSocketError(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code;
  return code === undefined || error.message.includes(code) ? error.message : `${code} ${error.message}`;
}
