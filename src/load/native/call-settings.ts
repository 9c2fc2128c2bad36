import type { RequestHeaders } from './transport/transport.ts';

/** What all calls of a method have alike. */
export interface CallSettings {
  readonly headers: RequestHeaders;
  readonly maxMessageBytes: number;
  readonly deadlineMs: number;
  readonly idleLimitMs: number;
}
