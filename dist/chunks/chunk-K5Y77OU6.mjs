import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/http2-frame.ts
var FRAME_HEADER_BYTES = 9;
var CLIENT_PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "latin1");
var MAX_PAYLOAD_BYTES = 16384;
var LARGEST_MAX_FRAME_SIZE = 2 ** 24 - 1;
var DEFAULT_WINDOW_BYTES = 65535;
var MAX_WINDOW_BYTES = 2 ** 31 - 1;
var MAX_STREAM_ID = 2 ** 31 - 1;
var FRAME = {
  DATA: 0,
  HEADERS: 1,
  PRIORITY: 2,
  RST_STREAM: 3,
  SETTINGS: 4,
  PUSH_PROMISE: 5,
  PING: 6,
  GOAWAY: 7,
  WINDOW_UPDATE: 8,
  CONTINUATION: 9
};
var FLAG = { END_STREAM: 1, ACK: 1, END_HEADERS: 4, PADDED: 8, PRIORITY: 32 };
var SETTING = {
  HEADER_TABLE_SIZE: 1,
  ENABLE_PUSH: 2,
  MAX_CONCURRENT_STREAMS: 3,
  INITIAL_WINDOW_SIZE: 4,
  MAX_FRAME_SIZE: 5,
  MAX_HEADER_LIST_SIZE: 6
};
var SETTING_BYTES = 6;
var ERROR_NAMES = [
  "NO_ERROR",
  "PROTOCOL_ERROR",
  "INTERNAL_ERROR",
  "FLOW_CONTROL_ERROR",
  "SETTINGS_TIMEOUT",
  "STREAM_CLOSED",
  "FRAME_SIZE_ERROR",
  "REFUSED_STREAM",
  "CANCEL",
  "COMPRESSION_ERROR",
  "CONNECT_ERROR",
  "ENHANCE_YOUR_CALM",
  "INADEQUATE_SECURITY",
  "HTTP_1_1_REQUIRED"
];
var ERROR_CODE = {
  NO_ERROR: 0,
  PROTOCOL_ERROR: 1,
  INTERNAL_ERROR: 2,
  FLOW_CONTROL_ERROR: 3,
  STREAM_CLOSED: 5,
  FRAME_SIZE_ERROR: 6,
  REFUSED_STREAM: 7,
  CANCEL: 8,
  COMPRESSION_ERROR: 9,
  ENHANCE_YOUR_CALM: 11,
  INADEQUATE_SECURITY: 12
};
function errorCodeName(code) {
  return ERROR_NAMES[code] ?? String(code);
}
__name(errorCodeName, "errorCodeName");
var Http2Error = class extends Error {
  static {
    __name(this, "Http2Error");
  }
  name = "Http2Error";
  /** To say in GOAWAY. */
  code;
  constructor(code, message) {
    super(`${errorCodeName(code)}: ${message}`);
    this.code = code;
  }
};
function writeFrameHeader(out, at, frame) {
  out[at] = frame.length >>> 16;
  out[at + 1] = frame.length >>> 8;
  out[at + 2] = frame.length;
  out[at + 3] = frame.type;
  out[at + 4] = frame.flags;
  writeUint32(out, at + 5, frame.streamId);
  return at + FRAME_HEADER_BYTES;
}
__name(writeFrameHeader, "writeFrameHeader");
function encodeFrame(type, flags, streamId, payload) {
  const frame = Buffer.allocUnsafe(FRAME_HEADER_BYTES + payload.length);
  frame.set(payload, writeFrameHeader(frame, 0, { length: payload.length, type, flags, streamId }));
  return frame;
}
__name(encodeFrame, "encodeFrame");
function encodeSettings(settings) {
  const payload = Buffer.alloc(settings.length * SETTING_BYTES);
  for (const [index, [identifier, value]] of settings.entries()) {
    payload.writeUInt16BE(identifier, index * SETTING_BYTES);
    payload.writeUInt32BE(value, index * SETTING_BYTES + 2);
  }
  return encodeFrame(FRAME.SETTINGS, 0, 0, payload);
}
__name(encodeSettings, "encodeSettings");
function encodeUint32(value) {
  const bytes = Buffer.allocUnsafe(4);
  writeUint32(bytes, 0, value);
  return bytes;
}
__name(encodeUint32, "encodeUint32");
function writeUint32(out, at, value) {
  out[at] = value >>> 24;
  out[at + 1] = value >>> 16;
  out[at + 2] = value >>> 8;
  out[at + 3] = value;
}
__name(writeUint32, "writeUint32");
function readUint32(buffer, at) {
  return buffer[at] * 16777216 + (buffer[at + 1] << 16 | buffer[at + 2] << 8 | buffer[at + 3]);
}
__name(readUint32, "readUint32");
function readUint31(buffer, at) {
  return readUint32(buffer, at) % 2147483648;
}
__name(readUint31, "readUint31");

export {
  FRAME_HEADER_BYTES,
  CLIENT_PREFACE,
  MAX_PAYLOAD_BYTES,
  LARGEST_MAX_FRAME_SIZE,
  DEFAULT_WINDOW_BYTES,
  MAX_WINDOW_BYTES,
  MAX_STREAM_ID,
  FRAME,
  FLAG,
  SETTING,
  SETTING_BYTES,
  ERROR_CODE,
  errorCodeName,
  Http2Error,
  writeFrameHeader,
  encodeFrame,
  encodeSettings,
  encodeUint32,
  writeUint32,
  readUint32,
  readUint31
};
