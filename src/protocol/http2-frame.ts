/** HTTP/2 frames, as both ends of a connection write them. Source: RFC 9113, sections 3.4, 4, 6 and 7. */
export const FRAME_HEADER_BYTES = 9;
export const CLIENT_PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'latin1');
/** The greatest payload that every peer must accept, and the greatest that one may announce. */
export const MAX_PAYLOAD_BYTES = 16_384;
export const LARGEST_MAX_FRAME_SIZE = 2 ** 24 - 1;
export const DEFAULT_WINDOW_BYTES = 65_535;
export const MAX_WINDOW_BYTES = 2 ** 31 - 1;
export const MAX_STREAM_ID = 2 ** 31 - 1;

export const FRAME = {
  DATA: 0, HEADERS: 1, PRIORITY: 2, RST_STREAM: 3, SETTINGS: 4, PUSH_PROMISE: 5, PING: 6, GOAWAY: 7, WINDOW_UPDATE: 8, CONTINUATION: 9,
} as const;
export const FLAG = { END_STREAM: 1, ACK: 1, END_HEADERS: 4, PADDED: 8, PRIORITY: 0x20 } as const;
export const SETTING = {
  HEADER_TABLE_SIZE: 1, ENABLE_PUSH: 2, MAX_CONCURRENT_STREAMS: 3, INITIAL_WINDOW_SIZE: 4, MAX_FRAME_SIZE: 5, MAX_HEADER_LIST_SIZE: 6,
} as const;
export const SETTING_BYTES = 6;

const ERROR_NAMES = [
  'NO_ERROR', 'PROTOCOL_ERROR', 'INTERNAL_ERROR', 'FLOW_CONTROL_ERROR', 'SETTINGS_TIMEOUT', 'STREAM_CLOSED', 'FRAME_SIZE_ERROR',
  'REFUSED_STREAM', 'CANCEL', 'COMPRESSION_ERROR', 'CONNECT_ERROR', 'ENHANCE_YOUR_CALM', 'INADEQUATE_SECURITY', 'HTTP_1_1_REQUIRED',
] as const;

export const ERROR_CODE = {
  NO_ERROR: 0, PROTOCOL_ERROR: 1, INTERNAL_ERROR: 2, FLOW_CONTROL_ERROR: 3, STREAM_CLOSED: 5, FRAME_SIZE_ERROR: 6, REFUSED_STREAM: 7,
  CANCEL: 8, COMPRESSION_ERROR: 9, ENHANCE_YOUR_CALM: 11, INADEQUATE_SECURITY: 12,
} as const;

/** The name of an error code, or its number in decimal. Source: RFC 9113 section 7. */
export function errorCodeName(code: number): string {
  return ERROR_NAMES[code] ?? String(code);
}

/** What a peer did against the protocol, so that the connection cannot go on. */
export class Http2Error extends Error {
  override readonly name = 'Http2Error';
  /** To say in GOAWAY. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(`${errorCodeName(code)}: ${message}`);
    this.code = code;
  }
}

/** Writes a frame header at `at`; returns where the payload begins. */
export function writeFrameHeader(out: Buffer, at: number, frame: { length: number; type: number; flags: number; streamId: number }): number {
  out[at] = frame.length >>> 16;
  out[at + 1] = frame.length >>> 8;
  out[at + 2] = frame.length;
  out[at + 3] = frame.type;
  out[at + 4] = frame.flags;
  writeUint32(out, at + 5, frame.streamId);
  return at + FRAME_HEADER_BYTES;
}

export function encodeFrame(type: number, flags: number, streamId: number, payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(FRAME_HEADER_BYTES + payload.length);
  frame.set(payload, writeFrameHeader(frame, 0, { length: payload.length, type, flags, streamId }));
  return frame;
}

/** A SETTINGS frame of identifiers and values. */
export function encodeSettings(settings: readonly (readonly [identifier: number, value: number])[]): Buffer {
  const payload = Buffer.alloc(settings.length * SETTING_BYTES);
  for (const [index, [identifier, value]] of settings.entries()) {
    payload.writeUInt16BE(identifier, index * SETTING_BYTES);
    payload.writeUInt32BE(value, index * SETTING_BYTES + 2);
  }
  return encodeFrame(FRAME.SETTINGS, 0, 0, payload);
}

export function encodeUint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  writeUint32(bytes, 0, value);
  return bytes;
}

export function writeUint32(out: Uint8Array, at: number, value: number): void {
  out[at] = value >>> 24;
  out[at + 1] = value >>> 16;
  out[at + 2] = value >>> 8;
  out[at + 3] = value;
}

export function readUint32(buffer: Uint8Array, at: number): number {
  return (
    (buffer[at] as number) * 0x100_0000 + (((buffer[at + 1] as number) << 16) | ((buffer[at + 2] as number) << 8) | (buffer[at + 3] as number))
  );
}

/** The 31 bits of a stream number or a window increment; the reserved bit is passed over. */
export function readUint31(buffer: Uint8Array, at: number): number {
  return readUint32(buffer, at) % 0x8000_0000;
}
