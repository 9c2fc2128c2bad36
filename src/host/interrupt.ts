import { IndexbenchError } from '../model/errors.ts';

export interface Interrupt {
  /** Aborts at the first signal, with an IndexbenchError INTERRUPTED as its reason. */
  readonly signal: AbortSignal;
  /** Gives the signals back to the process. */
  release(): void;
}

interface InterruptOptions {
  /** Called at the second signal: the orderly end takes too long for whoever asked. By default the process exits with 130 at once. */
  readonly onSecond?: ((name: NodeJS.Signals) => void) | undefined;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives twice where a parent (npx, npm) passes on what the terminal sent to all: that is one wish, not two. */
const ONE_WISH_MS = 500;

/**
 * Turns SIGINT, SIGTERM and SIGHUP into one abort: the run stops its children and seals what was measured. A second signal, at least half a
 * second later, ends at once; the watchdog then undoes what is left.
 */
export function catchInterrupts({ onSecond = () => process.exit(130) }: InterruptOptions = {}): Interrupt {
  const controller = new AbortController();
  let firstAtMs = 0;
  const handle = (name: NodeJS.Signals): void => {
    if (!controller.signal.aborted) {
      firstAtMs = performance.now();
      controller.abort(new IndexbenchError('INTERRUPTED', { what: `received ${name}` }));
    } else if (performance.now() - firstAtMs >= ONE_WISH_MS) onSecond(name);
  };
  for (const name of SIGNALS) process.on(name, handle);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of SIGNALS) process.off(name, handle);
    },
  };
}
