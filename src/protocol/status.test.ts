import { describe, expect, it } from 'vitest';
import { GRPC_STATUS, statusCodeOf, statusGoName, statusName, statusOfHttp } from './status.ts';

describe('gRPC status', () => {
  it('has both spellings of all 17 codes', () => {
    const rows = Array.from({ length: 17 }, (_, code) => `${String(code)} ${statusName(code)} ${statusGoName(code)}`);
    expect(rows).toEqual([
      '0 OK OK', '1 CANCELLED Canceled', '2 UNKNOWN Unknown', '3 INVALID_ARGUMENT InvalidArgument', '4 DEADLINE_EXCEEDED DeadlineExceeded',
      '5 NOT_FOUND NotFound', '6 ALREADY_EXISTS AlreadyExists', '7 PERMISSION_DENIED PermissionDenied', '8 RESOURCE_EXHAUSTED ResourceExhausted',
      '9 FAILED_PRECONDITION FailedPrecondition', '10 ABORTED Aborted', '11 OUT_OF_RANGE OutOfRange', '12 UNIMPLEMENTED Unimplemented',
      '13 INTERNAL Internal', '14 UNAVAILABLE Unavailable', '15 DATA_LOSS DataLoss', '16 UNAUTHENTICATED Unauthenticated',
    ]);
  });

  it('is found by either spelling and by no other', () => {
    for (let code = 0; code <= 16; code += 1) expect([statusCodeOf(statusName(code)), statusCodeOf(statusGoName(code))]).toEqual([code, code]);
    expect([statusCodeOf('Cancelled'), statusCodeOf('ok'), statusCodeOf('')]).toEqual([null, null, null]);
  });

  it('treats unknown numbers as UNKNOWN', () => {
    expect([statusName(17), statusName(-1), statusGoName(99)]).toEqual(['UNKNOWN', 'UNKNOWN', 'Unknown']);
  });

  it('follows the HTTP mapping of the specification', () => {
    const found = [400, 401, 403, 404, 429, 502, 503, 504, 200, 500, 418].map((status) => statusName(statusOfHttp(status)));
    expect(found).toEqual([
      'INTERNAL', 'UNAUTHENTICATED', 'PERMISSION_DENIED', 'UNIMPLEMENTED', 'UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE',
      'UNKNOWN', 'UNKNOWN', 'UNKNOWN',
    ]);
    expect(GRPC_STATUS.OUT_OF_RANGE).toBe(11);
  });
});
