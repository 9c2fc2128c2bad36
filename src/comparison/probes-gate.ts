import type { ProbesGate } from '../model/generated/types.ts';
import { NOT_MEASURED, type Verdict } from './gate-verdict.ts';
import type { BundleDocuments } from './bundle-documents.ts';

/**
 * Whether each run of a variant came to be ready, answered with the expected bytes before it was timed, and had the same tip after. Bytes that nobody
 * pinned, or of another projection, are neither.
 */
export function judgeProbes(gate: ProbesGate, used: readonly BundleDocuments[]): Verdict {
  const runs = used.filter(({ bundle }) => bundle.variant.name === gate.variant);
  if (runs.length === 0) return NOT_MEASURED(null);
  const failed = runs.filter(({ bundle, payloads }) => bundle.outcome.kind === 'failed' || payloads.verdict.kind === 'wrong' || hasMoved(payloads));
  const passed = runs.filter((run) => !failed.includes(run) && run.bundle.outcome.kind === 'complete' && run.payloads.verdict.kind === 'verified');
  const figure = `${String(passed.length)} of ${String(runs.length)} runs passed all their probes, ${String(failed.length)} failed one`;
  if (failed.length > 0) return { verdict: 'fail', figure };
  return passed.length === runs.length ? { verdict: 'pass', figure } : NOT_MEASURED(`${figure}; the others have nothing pinned to hold their answers to`);
}

function hasMoved({ tip, tipAfter }: BundleDocuments['payloads']): boolean {
  return tip !== null && tipAfter !== null && (tip.height !== tipAfter.height || tip.hash !== tipAfter.hash);
}
