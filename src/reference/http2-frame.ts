/** HTTP/2 frames as far as the null server needs them. Source: RFC 9113, sections 4 and 6. */
export const FRAME_HEADER_BYTES = 9;
export const CLIENT_PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'latin1');
/** The greatest payload that every peer must accept. */
export const MAX_PAYLOAD_BYTES = 16_384;
export const DEFAULT_WINDOW_BYTES = 65_535;
export const MAX_WINDOW_BYTES = 2 ** 31 - 1;

export const FRAME = { DATA: 0, HEADERS: 1, RST_STREAM: 3, SETTINGS: 4, PING: 6, GOAWAY: 7, WINDOW_UPDATE: 8 } as const;
export const FLAG = { END_STREAM: 1, ACK: 1, END_HEADERS: 4, PADDED: 8 } as const;
export const SETTING = { HEADER_TABLE_SIZE: 1, INITIAL_WINDOW_SIZE: 4 } as const;

/** Writes a frame header at `at`; returns where the payload begins. */
export function writeFrameHeader(out: Buffer, at: number, frame: { length: number; type: number; flags: number; streamId: number }): number {
  out[at] = frame.length >>> 16;
  out[at + 1] = frame.length >>> 8;
  out[at + 2] = frame.length;
  out[at + 3] = frame.type;
  out[at + 4] = frame.flags;
  out.writeUInt32BE(frame.streamId, at + 5);
  return at + FRAME_HEADER_BYTES;
}

export function encodeFrame(type: number, flags: number, streamId: number, payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(FRAME_HEADER_BYTES + payload.length);
  frame.set(payload, writeFrameHeader(frame, 0, { length: payload.length, type, flags, streamId }));
  return frame;
}

export function encodeUint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function literal(name: number | string, value: string): Buffer {
  const head = typeof name === 'number' ? Buffer.from([0x0f, name - 15]) : Buffer.concat([Buffer.from([0, name.length]), Buffer.from(name)]);
  return Buffer.concat([head, Buffer.from([value.length]), Buffer.from(value)]);
}

const STATUS_200 = Buffer.from([0x88]);
const CONTENT_TYPE_INDEX = 31;

/** Header blocks of literals without indexing, so that no decoder state is touched. Source: RFC 7541, section 6.2.2 and appendix A. */
export const RESPONSE_BLOCK = Buffer.concat([STATUS_200, literal(CONTENT_TYPE_INDEX, 'application/grpc')]);
/** Tells the peer that our encoder's dynamic table is empty: due once after it lowered the table's size (RFC 7541, section 4.2). */
export const EMPTY_TABLE_BLOCK = Buffer.from([0x20]);

export function trailerBlock(grpcStatus: number): Buffer {
  return literal('grpc-status', String(grpcStatus));
}
