import { IndexbenchError, type ErrorCode } from '../model/errors.ts';
import type { Outcome, OutcomeIncomplete } from '../model/generated/types.ts';
import { describeDifference } from '../studies/payload-check.ts';
import type { RunFindings } from './run-findings.ts';

/** Of the kit or of the machine, not of the system or the driver: a bundle that said so would blame the wrong one. */
const NOT_OF_THE_RUN: readonly ErrorCode[] = ['DISK_FULL', 'INTERNAL'];

/** Why a run that did not come to its end was cut off, once its signal has aborted. */
export function cutOffReason(signal: AbortSignal): OutcomeIncomplete['reason'] {
  const { reason } = signal as { readonly reason: unknown };
  return reason instanceof IndexbenchError && reason.code === 'DEADLINE' ? 'deadline' : 'interrupted';
}

/**
 * What a run comes to whose phases ended with an error. After an interrupt whatever fails, fails because of it.
 *
 * @throws the error itself where it is none of the system or the driver: a full disk, a defect of this program
 */
export function outcomeOfError(error: unknown, signal: AbortSignal): Outcome {
  if (error instanceof IndexbenchError && NOT_OF_THE_RUN.includes(error.code)) throw error;
  if (signal.aborted) return { kind: 'incomplete', reason: cutOffReason(signal) };
  if (!(error instanceof IndexbenchError)) throw error;
  return { kind: 'failed', code: error.code, message: error.message, lastLogLines: [...error.logLines] };
}

/**
 * What a run comes to whose phases all came to their end: a system that sends wrong blocks, before or while it is timed, has failed, and
 * none of its figures counts.
 */
export function outcomeOfPhases({ payloads, measurements }: Pick<RunFindings, 'payloads' | 'measurements'>, { variant, signal }: { readonly variant: string; readonly signal: AbortSignal }): Outcome {
  if (signal.aborted) return { kind: 'incomplete', reason: cutOffReason(signal) };
  if (payloads?.verdict.kind === 'wrong') {
    const { difference } = payloads.verdict;
    return outcomeOfError(new IndexbenchError(difference.field === 'status' ? 'PAYLOAD_UNREADABLE' : 'PAYLOAD_WRONG', { what: describeDifference(difference), where: variant }), signal);
  }
  const wrong = measurements.find(({ state }) => state.kind === 'wrong');
  if (wrong?.state.kind !== 'wrong') return { kind: 'complete' };
  return outcomeOfError(new IndexbenchError('PAYLOAD_WRONG', { what: `while it was timed (${wrong.id}): ${wrong.state.message}`, where: variant }), signal);
}
