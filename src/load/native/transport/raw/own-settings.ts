import { CLIENT_PREFACE, DEFAULT_WINDOW_BYTES, FLAG, FRAME, SETTING, encodeFrame, encodeSettings, encodeUint32 } from '../../../../protocol/http2-frame.ts';
import { MAX_HEADER_LIST_BYTES, WINDOW_BYTES } from '../transport.ts';

/** What a client says first: the preface, its settings, and a wider window of the connection. */
export const PREFACE = Buffer.concat([
  CLIENT_PREFACE,
  encodeSettings([
    [SETTING.HEADER_TABLE_SIZE, 0],
    [SETTING.ENABLE_PUSH, 0],
    [SETTING.INITIAL_WINDOW_SIZE, WINDOW_BYTES],
    [SETTING.MAX_HEADER_LIST_SIZE, MAX_HEADER_LIST_BYTES],
  ]),
  encodeFrame(FRAME.WINDOW_UPDATE, 0, 0, encodeUint32(WINDOW_BYTES - DEFAULT_WINDOW_BYTES)),
]);

export const SETTINGS_ACK = encodeFrame(FRAME.SETTINGS, FLAG.ACK, 0, Buffer.alloc(0));
