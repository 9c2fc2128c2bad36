import type { ProcessExit } from './process-group.ts';

/** How a process ended, in words: "exit code 7", "signal SIGKILL". */
export function exitPhrase({ code, signal }: ProcessExit): string {
  return signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`;
}
