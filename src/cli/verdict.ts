import { isHeld } from '../comparison/gate-verdict.ts';
import { describeError, IndexbenchError } from '../model/errors.ts';
import type { Comparison } from '../model/generated/types.ts';
import type { Output } from './output.ts';

/** Says in one error why a comparison is no success, after everything was written. */
export function noteVerdict({ outcome, gates, expected, refused, failures }: Comparison, output: Output): void {
  const verdict = outcome === 'passed' ? null : outcome === 'failed' ? failed(gates, refused) : incomplete(expected, failures);
  if (verdict !== null) output.note(describeError(verdict));
}

function failed(gates: Comparison['gates'], refused: Comparison['refused']): IndexbenchError | null {
  const broken = gates.filter((result) => !isHeld(result));
  if (broken.length > 0) return new IndexbenchError('GATE_FAILED', { what: broken.map(({ id, verdict, figure, limit }) => `${id}: ${verdict}${figure === null ? '' : `, ${figure}`} (${limit})`).join('; ') });
  // Each refused input was named already.
  return refused.length > 0 ? null : new IndexbenchError('GATE_FAILED', { what: 'a gate says no' });
}

function incomplete({ runs, present }: Comparison['expected'], failures: Comparison['failures']): IndexbenchError {
  const named = failures.slice(0, 3).map(({ label, code }) => `${label}: ${code}`);
  const more = failures.length > named.length ? [`${failures.length - named.length} more`] : [];
  return new IndexbenchError('RUN_FAILED', { what: `${present} of ${runs} declared runs are complete${named.length === 0 ? '' : `; ${[...named, ...more].join(', ')}`}` });
}
