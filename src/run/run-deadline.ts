import { IndexbenchError } from '../model/errors.ts';

/** A signal that aborts with another one, or with DEADLINE when so many seconds have passed; `clear` ends the waiting. */
export function withDeadline(signal: AbortSignal, seconds: number): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new IndexbenchError('DEADLINE', { what: `the plan’s deadline of ${seconds} s has passed` })), seconds * 1000);
  return { signal: AbortSignal.any([signal, controller.signal]), clear: () => clearTimeout(timer) };
}
