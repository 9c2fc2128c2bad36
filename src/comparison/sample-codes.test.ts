import { expect, it } from 'vitest';
import { DATA_ERROR_STATUS, sampleStatusName } from './sample-codes.ts';

it('names the class of wrong content beside the statuses of gRPC', () => {
  expect([0, 8, DATA_ERROR_STATUS].map(sampleStatusName)).toEqual(['OK', 'RESOURCE_EXHAUSTED', 'DATA_ERROR']);
});
