import { ERROR_CODE, errorCodeName } from '../../protocol/http2-frame.ts';
import { GRPC_STATUS, statusOfHttp } from '../../protocol/status.ts';
import type { StreamEnd } from './transport/transport.ts';

export interface CallStatus {
  /** 0 to 16, or DATA_ERROR_STATUS. */
  readonly status: number;
  /** Why, for a reader; empty for OK. */
  readonly text: string;
}

const LONGEST_TEXT = 200;
const PLAIN_OK: CallStatus = { status: GRPC_STATUS.OK, text: '' };

/**
 * The status of an ended stream. A `grpc-status` counts whatever comes after it; without one: GOAWAY, the connection's end, then RST_STREAM,
 * then HTTP's status, then a content-type that is not gRPC's (UNKNOWN, as grpc-go has it), then INTERNAL. Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "Responses" and "Errors".
 */
export function statusOfEnd(end: StreamEnd): CallStatus {
  if (end.grpcStatus === '0' && end.grpcMessage === '') return PLAIN_OK;
  if (end.grpcStatus !== null) return statusOfTrailers(end.grpcStatus, end.grpcMessage);
  if (end.unprocessed) return { status: GRPC_STATUS.UNAVAILABLE, text: 'GOAWAY: the server did not look at the call' };
  if (end.connectionLost !== null) return { status: GRPC_STATUS.UNAVAILABLE, text: end.connectionLost };
  if (end.resetCode !== ERROR_CODE.NO_ERROR) {
    return { status: statusOfReset(end.resetCode), text: `RST_STREAM with error code ${errorCodeName(end.resetCode)}` };
  }
  if (end.httpStatus !== null && end.httpStatus !== 200) return { status: statusOfHttp(end.httpStatus), text: `HTTP status ${String(end.httpStatus)}` };
  if (end.foreignType !== null) return { status: GRPC_STATUS.UNKNOWN, text: `no gRPC answer, but one of content-type ${JSON.stringify(plain(end.foreignType))}` };
  return { status: GRPC_STATUS.INTERNAL, text: 'the stream ended without grpc-status' };
}

function statusOfTrailers(given: string, message: string): CallStatus {
  const text = decodeMessage(message);
  if (/^(\d|1[0-6])$/.test(given)) return { status: Number(given), text };
  return { status: GRPC_STATUS.UNKNOWN, text: `grpc-status ${JSON.stringify(given.slice(0, 20))} ${text}` };
}

/** grpc-message is percent-encoded UTF-8; a text that breaks this is kept as it is. */
function decodeMessage(message: string): string {
  const decoded = (() => {
    try {
      return decodeURIComponent(message);
    } catch {
      return message;
    }
  })();
  return plain(decoded);
}

function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_TEXT);
}

/** Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "HTTP2 Transport Mapping / Errors"; RFC 9113 section 7 for the codes. */
export function statusOfReset(code: number): number {
  switch (code) {
    case ERROR_CODE.REFUSED_STREAM:
      return GRPC_STATUS.UNAVAILABLE;
    case ERROR_CODE.CANCEL:
      return GRPC_STATUS.CANCELLED;
    case ERROR_CODE.ENHANCE_YOUR_CALM:
      return GRPC_STATUS.RESOURCE_EXHAUSTED;
    case ERROR_CODE.INADEQUATE_SECURITY:
      return GRPC_STATUS.PERMISSION_DENIED;
    default:
      return GRPC_STATUS.INTERNAL;
  }
}
