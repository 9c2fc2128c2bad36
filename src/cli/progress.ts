import { createLogUpdate } from 'log-update';
import { formatBytes, formatDuration, formatNumber, rateUnit } from '../report/figures.ts';
import type { EmitRunEvent, RunEvent } from '../run/run-event.ts';
import type { Output } from './output.ts';

export interface ProgressDisplay {
  readonly emit: EmitRunEvent;
  /** Leaves the last state standing and frees the terminal line. */
  readonly close: () => void;
}

/**
 * Shows a run's events: one live line on a terminal, plain lines elsewhere. The live line changes only when an event comes, so that
 * nothing runs on the client's CPUs while a measurement is timed.
 */
export function showProgress(output: Output, now: () => number): ProgressDisplay {
  return output.interactive ? liveProgress(output, now) : plainProgress(output, now);
}

function plainProgress(output: Output, now: () => number): ProgressDisplay {
  const started = now();
  let lastRestoreLine = -Infinity;
  return {
    emit: (event) => {
      if (event.kind === 'restoring') {
        // A large archive takes minutes: one line every five seconds is enough.
        if (now() - lastRestoreLine < 5_000) return;
        lastRestoreLine = now();
      }
      const text = describe(event);
      if (text !== null) output.note(`[${formatClock(now() - started)}] ${text}`);
    },
    close: () => undefined,
  };
}

function liveProgress(output: Output, now: () => number): ProgressDisplay {
  const live = createLogUpdate(process.stderr, { showCursor: true });
  const started = now();
  let run = '';
  let expectedMs = 0;
  let lastRestoreLine = -Infinity;
  return {
    emit: (event) => {
      if (event.kind === 'restoring') {
        // It says so with every piece of the archive.
        if (now() - lastRestoreLine < 200) return;
        lastRestoreLine = now();
      }
      const text = describe(event);
      if (event.kind === 'run-started') {
        run = `run ${event.run.index}/${event.run.total} ${event.variant} `;
        expectedMs = Math.max(expectedMs, event.expectedSeconds * 1000 * event.run.total);
      }
      if (text === null) return;
      if (isMilestone(event)) {
        live.clear();
        output.note(text);
        return;
      }
      const elapsed = now() - started;
      // An estimate that has run out says nothing.
      const left = expectedMs > elapsed + 1000 ? `, about ${formatClock(expectedMs - elapsed)} left` : '';
      live(`[${formatClock(elapsed)}${left}] ${run}| ${text.trim()}`.slice(0, process.stderr.columns - 1));
    },
    close: () => {
      live.clear();
      live.done();
    },
  };
}

/** Events that stay on the screen; the others replace each other. */
function isMilestone(event: RunEvent): boolean {
  return event.kind !== 'stage' && event.kind !== 'measuring' && event.kind !== 'restoring';
}

function describe(event: RunEvent): string | null {
  switch (event.kind) {
    case 'host':
      return [`server CPUs ${event.serverCpus}, client CPUs ${event.clientCpus}, accounting: ${event.accounting}`, ...event.notes.map((note) => `  ${note}`)].join('\n');
    case 'notice':
      return `note: ${event.message}`;
    case 'restoring':
      return `restoring snapshot ${event.snapshot}: ${describeArrived(event)}`;
    case 'restored':
      return `snapshot ${event.snapshot} restored and verified: ${event.blocks} blocks, ${event.seconds.toFixed(1)} s`;
    case 'run-started':
      return `run ${event.run.index}/${event.run.total}: ${event.variant}, repeat ${event.repeat} (${event.measurements} measurements, about ${Math.ceil(event.expectedSeconds)} s)`;
    case 'stage':
      return `  ${event.stage}${event.detail === null ? '' : ` (${event.detail})`}`;
    case 'measuring':
      return `  measuring ${event.measurement.index}/${event.measurement.total} ${event.scenario} with ${event.driver}, about ${event.expectedSeconds.toFixed(1)} s`;
    case 'measured': {
      const figures = event.unitsPerSecond === null ? 'no figure' : `${formatNumber(event.unitsPerSecond)} ${rateUnit(event.unit)}${event.p50Ns === null ? '' : `, p50 ${formatDuration(event.p50Ns)}`}`;
      return `  ${event.scenario} (${event.driver}): ${figures}${event.note === null ? '' : ` [${event.note}]`}`;
    }
    case 'index-built':
      return `  index ${event.state}${event.completeNs === null ? '' : `, complete after ${formatDuration(event.completeNs)}`}${event.firstInfoNs === null ? '' : `, first answer after ${formatDuration(event.firstInfoNs)}`}${event.indexBytes === null ? '' : `, ${formatBytes(event.indexBytes)} on disk`}`;
    case 'run-ended':
      return `run of ${event.variant}, repeat ${event.repeat}, ${event.seconds.toFixed(1)} s: ${describeOutcome(event)}`;
  }
}

/** How much, at what rate, and how long the rest takes at that rate: from one second on, since before that it is a guess. */
function describeArrived({ bytes, totalBytes, seconds }: Extract<RunEvent, { kind: 'restoring' }>): string {
  const share = totalBytes === null ? `${(bytes / 1e6).toFixed(0)} MB` : `${Math.floor((100 * bytes) / Math.max(1, totalBytes))} %`;
  if (seconds < 1) return share;
  const bytesPerSecond = bytes / seconds;
  const left = totalBytes === null || bytes === 0 ? '' : `, ${formatClock((1000 * (totalBytes - bytes)) / bytesPerSecond)} left`;
  return `${share}${totalBytes === null ? '' : ` of ${(totalBytes / 1e6).toFixed(0)} MB`} at ${(bytesPerSecond / 1e6).toFixed(1)} MB/s${left}`;
}

function describeOutcome({ outcome }: Extract<RunEvent, { kind: 'run-ended' }>): string {
  switch (outcome.kind) {
    case 'complete':
      return 'complete';
    case 'incomplete':
      return `incomplete (${outcome.reason})`;
    case 'failed':
      return [`failed, ${outcome.code}: ${outcome.message}`, ...outcome.lastLogLines.map((line) => `    | ${line}`)].join('\n');
  }
}

function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
