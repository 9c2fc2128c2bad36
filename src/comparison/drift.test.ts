import { expect, it } from 'vitest';
import { driftOf } from './drift.ts';

const NONE = { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null };

it('is the larger change of both sets, whichever way', () => {
  expect(driftOf({ serverAtStart: 1000, serverAtEnd: 900, clientAtStart: 1000, clientAtEnd: 1050 })).toBe(0.1);
  expect(driftOf({ serverAtStart: 1000, serverAtEnd: 1000, clientAtStart: 1000, clientAtEnd: 1300 })).toBe(0.3);
});

it('is not known where one figure is missing, or nothing was done', () => {
  expect(driftOf(NONE)).toBeNull();
  expect(driftOf({ ...NONE, serverAtStart: 1000, serverAtEnd: 900 })).toBeNull();
  expect(driftOf({ serverAtStart: 0, serverAtEnd: 900, clientAtStart: 1, clientAtEnd: 1 })).toBeNull();
});

it('has 12 significant digits, as it is stored', () => {
  expect(driftOf({ serverAtStart: 3, serverAtEnd: 4, clientAtStart: 3, clientAtEnd: 3 })).toBe(0.333333333333);
});
