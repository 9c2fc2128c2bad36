import { describe, expect, it } from 'vitest';
import { statusOfEnd } from './call-status.ts';
import type { StreamEnd } from './transport/transport.ts';

const END: StreamEnd = { grpcStatus: null, grpcMessage: '', httpStatus: 200, foreignType: null, resetCode: 0, connectionLost: null, unprocessed: false, atMs: 0 };

describe('statusOfEnd', () => {
  const cases: readonly [string, Partial<StreamEnd>, number, string][] = [
    ['a status rules over all that comes after it', { grpcStatus: '0', resetCode: 8, connectionLost: 'gone' }, 0, ''],
    ['the connection rules over the reset that node:http2 makes of its loss', { resetCode: 8, connectionLost: 'gone' }, 14, 'gone'],
    ['a GOAWAY that left the call out rules over what follows it', { unprocessed: true, resetCode: 7, connectionLost: 'gone' }, 14, 'GOAWAY: the server did not look at the call'],
    ['a reset rules over HTTP', { resetCode: 11, httpStatus: 503 }, 8, 'RST_STREAM with error code ENHANCE_YOUR_CALM'],
    ['HTTP 404', { httpStatus: 404 }, 12, 'HTTP status 404'],
    ['HTTP 401', { httpStatus: 401 }, 16, 'HTTP status 401'],
    ['HTTP 503 with a page', { httpStatus: 503, foreignType: 'text/html' }, 14, 'HTTP status 503'],
    ['a page', { foreignType: 'text/html\u001b' }, 2, 'no gRPC answer, but one of content-type "text/html "'],
    ['nothing at all', { httpStatus: null }, 13, 'the stream ended without grpc-status'],
    ['16 is the last status', { grpcStatus: '16' }, 16, ''],
    ['17 is none', { grpcStatus: '17', grpcMessage: 'x' }, 2, 'grpc-status "17" x'],
    ['nor is 01', { grpcStatus: '01' }, 2, 'grpc-status "01" '],
    ['a message in percent code', { grpcStatus: '5', grpcMessage: 'caf%C3%A9%0Aau lait' }, 5, 'café au lait'],
    ['a message in broken percent code', { grpcStatus: '5', grpcMessage: '100%' }, 5, '100%'],
  ];
  for (const [name, end, status, text] of cases) {
    it(name, () => {
      expect(statusOfEnd({ ...END, ...end })).toEqual({ status, text });
    });
  }

  it('cuts long messages', () => {
    expect(statusOfEnd({ ...END, grpcStatus: '2', grpcMessage: 'x'.repeat(5000) }).text).toHaveLength(200);
  });
});
