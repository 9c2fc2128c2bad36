import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import type { Measurement, Payloads } from '../model/generated/types.ts';
import { cutOffReason, outcomeOfError, outcomeOfPhases } from './run-outcome.ts';

const RUNNING = new AbortController().signal;
const INTERRUPTED = AbortSignal.abort(new IndexbenchError('INTERRUPTED', { what: 'received SIGINT' }));
const LATE = AbortSignal.abort(new IndexbenchError('DEADLINE', { what: 'too late' }));

describe('outcomeOfError', () => {
  it('is a failed run where the system or the driver is at fault, with its last log lines', () => {
    const error = new IndexbenchError('SYSTEM_EXITED', { what: 'ended (exit code 9)', where: 'zaino', logLines: ['one', 'two'] });
    expect(outcomeOfError(error, RUNNING)).toEqual({ kind: 'failed', code: 'SYSTEM_EXITED', message: 'zaino: ended (exit code 9)', lastLogLines: ['one', 'two'] });
  });

  it('is an incomplete run after an interrupt or the deadline, whatever failed then', () => {
    expect(outcomeOfError(new Error('aborted'), INTERRUPTED)).toEqual({ kind: 'incomplete', reason: 'interrupted' });
    expect(outcomeOfError(new IndexbenchError('DRIVER_FAILED', { what: 'gone' }), LATE)).toEqual({ kind: 'incomplete', reason: 'deadline' });
  });

  it.each([
    ['a defect', new TypeError('x is undefined'), RUNNING],
    ['a document that breaks its own schema', new IndexbenchError('INTERNAL', { what: 'unknown key' }), RUNNING],
    ['a full disk', new IndexbenchError('DISK_FULL', { what: 'full' }), RUNNING],
    ['a full disk after an interrupt', new IndexbenchError('DISK_FULL', { what: 'full' }), INTERRUPTED],
  ])('is none for %s: the error goes on', (_name, error, signal) => {
    expect(() => outcomeOfError(error, signal)).toThrow(error);
  });
});

describe('outcomeOfPhases', () => {
  const run = { variant: 'zaino', signal: RUNNING };
  const NOTHING_WRONG = { payloads: null, measurements: [] };

  it('is complete, unless the phases were cut short', () => {
    expect(outcomeOfPhases(NOTHING_WRONG, run)).toEqual({ kind: 'complete' });
    expect(outcomeOfPhases(NOTHING_WRONG, { ...run, signal: LATE })).toEqual({ kind: 'incomplete', reason: 'deadline' });
    expect(cutOffReason(INTERRUPTED)).toBe('interrupted');
  });

  it('is failed where wrong blocks were sent, naming the first', () => {
    const difference = { height: 700, field: 'height', expected: '700', found: '701' } as const;
    const payloads: Payloads = { version: 1, planSha256: '0'.repeat(64), verdict: { kind: 'wrong', difference }, projection: 'shielded', tip: null, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
    expect(outcomeOfPhases({ payloads, measurements: [] }, run)).toMatchObject({ kind: 'failed', code: 'PAYLOAD_WRONG', message: 'zaino: height 700, height: expected 700, found 701' });
  });

  it('is failed where wrong blocks were sent while they were timed', () => {
    const measurement = { id: 'native/GetBlock', state: { kind: 'wrong', message: 'request 7, height 12, height: expected 12, found 1' } } as Measurement;
    expect(outcomeOfPhases({ payloads: null, measurements: [measurement] }, run)).toMatchObject({ kind: 'failed', code: 'PAYLOAD_WRONG', message: 'zaino: while it was timed (native/GetBlock): request 7, height 12, height: expected 12, found 1' });
  });

  it('does not call it wrong blocks where none could be read', () => {
    const difference = { height: 5000, field: 'status', expected: 'OK', found: 'DEADLINE_EXCEEDED: no message for 30 s' } as const;
    const payloads: Payloads = { version: 1, planSha256: '0'.repeat(64), verdict: { kind: 'wrong', difference }, projection: 'shielded', tip: null, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
    expect(outcomeOfPhases({ payloads, measurements: [] }, run)).toMatchObject({ kind: 'failed', code: 'PAYLOAD_UNREADABLE' });
  });
});
