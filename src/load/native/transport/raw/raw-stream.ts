import type { RequestHeaders, StreamSink, TransportStream } from '../transport.ts';

/** How a stream ended, beyond what stood in its headers and trailers. */
export interface EndCause {
  readonly resetCode?: number;
  readonly connectionLost?: string;
  readonly unprocessed?: boolean;
}

export const SERVED: EndCause = {};
export const UNPROCESSED: EndCause = { unprocessed: true };

/** One stream of a raw session, from the request to its end. */
export class RawStream implements TransportStream {
  /** 0 while the request waits for the server's leave to begin. */
  id = 0;
  readonly headers: RequestHeaders;
  readonly body: Buffer;
  readonly sink: StreamSink;
  /** Bytes of the body that were sent. */
  sent = 0;
  /** What the server lets this stream send. */
  sendWindow = 0;
  /** DATA bytes that came and were not given back to the server's window. */
  ungrantedBytes = 0;
  /** Null before the response's headers; those of 1xx do not count. */
  httpStatus: number | null = null;
  /** See StreamEnd. */
  foreignType: string | null = null;
  /** A status that stood in headers without END_STREAM. */
  grpcStatus: string | null = null;
  grpcMessage = '';
  readonly #onCancel: (stream: RawStream) => void;

  constructor(request: { readonly headers: RequestHeaders; readonly body: Buffer; readonly sink: StreamSink }, onCancel: (stream: RawStream) => void) {
    this.headers = request.headers;
    this.body = request.body;
    this.sink = request.sink;
    this.#onCancel = onCancel;
  }

  cancel(): void {
    this.#onCancel(this);
  }

  /** Headers open a response, trailers end it; nothing else may come. Source: RFC 9113, section 8.1. */
  isMisplaced(httpStatus: number | null, endStream: boolean): boolean {
    return this.httpStatus === null ? httpStatus === null : httpStatus !== null || !endStream;
  }

  tellEnd(how: EndCause): void {
    this.sink.onEnd({
      grpcStatus: this.grpcStatus,
      grpcMessage: this.grpcMessage,
      httpStatus: this.httpStatus,
      foreignType: this.foreignType,
      resetCode: how.resetCode ?? 0,
      connectionLost: how.connectionLost ?? null,
      unprocessed: how.unprocessed ?? false,
      atMs: performance.now(),
    });
  }
}
