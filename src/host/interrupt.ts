import { IndexbenchError } from '../model/errors.ts';

export interface Interrupt {
  /** Aborts at the first signal, with an IndexbenchError INTERRUPTED as its reason. */
  readonly signal: AbortSignal;
  /** Gives the signals back to the process. */
  release(): void;
}

interface InterruptOptions {
  /** Called at the second signal: the orderly end takes too long for whoever asked. By default the process exits with 130 at once. */
  readonly onSecond?: ((name: NodeJS.Signals, first: NodeJS.Signals) => void) | undefined;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives twice where a parent (npx, npm) passes on what the terminal sent to all: that is one wish, not two. */
const ONE_WISH_MS = 500;

/** Whether an abort came from such a signal: then the end is to be quick, not only orderly. */
export function isInterrupted(signal: AbortSignal): boolean {
  const { reason } = signal as { readonly reason: unknown };
  return signal.aborted && reason instanceof IndexbenchError && reason.code === 'INTERRUPTED';
}

/**
 * For a run whose evidence is to be sealed: a CI job that is cancelled sends SIGINT, then SIGTERM after 7.5 s, and SIGKILL 2.5 s later. Another signal than the
 * first is part of that and ends nothing sooner; the same one again is a person who wants it now.
 */
export function exitOnSame(name: NodeJS.Signals, first: NodeJS.Signals): void {
  if (name === first) process.exit(130);
}

/**
 * Turns SIGINT, SIGTERM and SIGHUP into one abort: the run stops its children and seals what was measured. A second signal, at least half a
 * second later, ends at once; the watchdog then undoes what is left.
 */
export function catchInterrupts({ onSecond = () => process.exit(130) }: InterruptOptions = {}): Interrupt {
  const controller = new AbortController();
  let firstAtMs = 0;
  let first: NodeJS.Signals = 'SIGINT';
  const handle = (name: NodeJS.Signals): void => {
    if (!controller.signal.aborted) {
      firstAtMs = performance.now();
      first = name;
      controller.abort(new IndexbenchError('INTERRUPTED', { what: `received ${name}` }));
    } else if (performance.now() - firstAtMs >= ONE_WISH_MS) onSecond(name, first);
  };
  for (const name of SIGNALS) process.on(name, handle);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of SIGNALS) process.off(name, handle);
    },
  };
}
