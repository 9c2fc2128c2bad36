/** Values of a sample's `phase` column. */
export const SAMPLE_PHASE = { warmup: 0, measured: 1, cutOff: 2 } as const;

/** Value of a sample's `status` column for a call that ended with OK but sent wrong content: outside gRPC's numbers 0 to 16. */
export const DATA_ERROR_STATUS = 100;

/** Name under which such calls are counted. */
export const DATA_ERROR_NAME = 'DATA_ERROR';
