import { clip } from '../model/clip.ts';
import { isHeld } from '../comparison/gate-verdict.ts';
import { describeError, IndexbenchError } from '../model/errors.ts';
import type { Comparison } from '../model/generated/types.ts';
import type { Output } from './output.ts';

/** Says in one error why a comparison is no success, after everything was written. */
export function noteVerdict(comparison: Comparison, output: Output): void {
  const verdict = verdictError(comparison);
  if (verdict !== null) output.note(describeError(verdict));
}

/** Why a comparison is no success, in one error; null where it is one, or where each refused input says it. */
export function verdictError({ outcome, gates, expected, refused, failures }: Comparison): IndexbenchError | null {
  return outcome === 'passed' ? null : outcome === 'failed' ? failed(gates, refused) : incomplete(expected, failures);
}

function failed(gates: Comparison['gates'], refused: Comparison['refused']): IndexbenchError | null {
  const broken = gates.filter((result) => !isHeld(result));
  if (broken.length > 0) return new IndexbenchError('GATE_FAILED', { what: broken.map(({ id, verdict, figure, limit }) => `${id}: ${verdict}${figure === null ? '' : `, ${figure}`} (${limit})`).join('; ') });
  // Each refused input was named already.
  return refused.length > 0 ? null : new IndexbenchError('GATE_FAILED', { what: 'a gate says no' });
}

function incomplete({ runs, present }: Comparison['expected'], failures: Comparison['failures']): IndexbenchError {
  // Of a measurement in a run that is complete the code says nothing: the message names it.
  const named = failures.slice(0, 3).map(({ label, code, message }) => `${label}: ${code === 'RUN_FAILED' ? clip(message, 160) : code}`);
  const more = failures.length > named.length ? [`${failures.length - named.length} more`] : [];
  return new IndexbenchError('RUN_FAILED', { what: `${present} of ${runs} declared runs are complete${named.length === 0 ? '' : `; ${[...named, ...more].join(', ')}`}` });
}
