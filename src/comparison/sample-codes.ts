import { statusName } from '../protocol/status.ts';

/**
 * Values of a sample's `phase` column. A row of phase `unseen` is no call: it is the time of a driver's run of which the driver kept no
 * calls, and counts in the denominator of rates. Only ghz-as-published has one: see src/load/ghz/ghz-samples.ts.
 */
export const SAMPLE_PHASE = { warmup: 0, measured: 1, cutOff: 2, unseen: 3 } as const;

/** Value of a sample's `status` column for a call that ended with OK but sent wrong content: outside gRPC's numbers 0 to 16. */
export const DATA_ERROR_STATUS = 100;

/** Value of `client` for a call that was due but never had a place. */
export const NO_CLIENT = -1;

/** Name of a sample's status, under which its calls are counted: gRPC's, or DATA_ERROR. */
export function sampleStatusName(status: number): string {
  return status === DATA_ERROR_STATUS ? 'DATA_ERROR' : statusName(status);
}
