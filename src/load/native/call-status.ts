import { constants } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import { GRPC_STATUS, statusOfHttp } from '../../protocol/status.ts';

export interface CallStatus {
  /** 0 to 16, or DATA_ERROR_STATUS. */
  readonly status: number;
  /** Why, for a reader; empty for OK. */
  readonly text: string;
}

/** What is known of a stream when it has ended. */
export interface StreamEnd {
  /** Trailers, or the headers of a trailers-only response; null where neither came. */
  readonly trailers: IncomingHttpHeaders | null;
  readonly httpStatus: number | null;
  readonly rstCode: number;
  /** Why the connection went, or null where it stands. */
  readonly connectionLost: string | null;
}

const LONGEST_TEXT = 200;

/**
 * The status of an ended stream. A `grpc-status` counts whatever comes after it; without one: the connection's end, then RST_STREAM,
 * then HTTP's status, then INTERNAL. Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "Responses" and "Errors".
 */
export function statusOfEnd(end: StreamEnd): CallStatus {
  const given = end.trailers?.['grpc-status'];
  if (given !== undefined) return statusOfTrailers(String(given), end.trailers?.['grpc-message']);
  if (end.connectionLost !== null) return { status: GRPC_STATUS.UNAVAILABLE, text: end.connectionLost };
  if (end.rstCode !== constants.NGHTTP2_NO_ERROR) {
    return { status: statusOfReset(end.rstCode), text: `RST_STREAM with error code ${resetName(end.rstCode)}` };
  }
  if (end.httpStatus !== null && end.httpStatus !== 200) return { status: statusOfHttp(end.httpStatus), text: `HTTP status ${String(end.httpStatus)}` };
  return { status: GRPC_STATUS.INTERNAL, text: 'the stream ended without grpc-status' };
}

function statusOfTrailers(given: string, message: string | string[] | undefined): CallStatus {
  const text = decodeMessage(String(message ?? ''));
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
  return decoded.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_TEXT);
}

/** Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "HTTP2 Transport Mapping / Errors"; RFC 9113 section 7 for the codes. */
export function statusOfReset(code: number): number {
  switch (code) {
    case constants.NGHTTP2_REFUSED_STREAM:
      return GRPC_STATUS.UNAVAILABLE;
    case constants.NGHTTP2_CANCEL:
      return GRPC_STATUS.CANCELLED;
    case constants.NGHTTP2_ENHANCE_YOUR_CALM:
      return GRPC_STATUS.RESOURCE_EXHAUSTED;
    case constants.NGHTTP2_INADEQUATE_SECURITY:
      return GRPC_STATUS.PERMISSION_DENIED;
    default:
      return GRPC_STATUS.INTERNAL;
  }
}

const RESET_NAMES = [
  'NO_ERROR', 'PROTOCOL_ERROR', 'INTERNAL_ERROR', 'FLOW_CONTROL_ERROR', 'SETTINGS_TIMEOUT', 'STREAM_CLOSED', 'FRAME_SIZE_ERROR',
  'REFUSED_STREAM', 'CANCEL', 'COMPRESSION_ERROR', 'CONNECT_ERROR', 'ENHANCE_YOUR_CALM', 'INADEQUATE_SECURITY', 'HTTP_1_1_REQUIRED',
] as const;

/** Source: RFC 9113 section 7. */
export function resetName(code: number): string {
  return RESET_NAMES[code] ?? String(code);
}
