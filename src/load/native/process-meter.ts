import { PerformanceObserver, monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';
import type { CpuTime, NativeProcessFigures } from '../drive-result.ts';

const LAG_RESOLUTION_MS = 20;

/** Measures this process itself over one window: CPU time, event-loop delay, garbage collection. */
export class ProcessMeter {
  #start: NodeJS.CpuUsage | null = null;
  #measured: CpuTime = { userNs: 0, systemNs: 0 };
  #gcPauses = 0;
  #gcPauseMs = 0;
  #gcPauseMaxMs = 0;
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  readonly #observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) this.#addPause(entry.duration);
  });

  begin(): void {
    this.#observer.observe({ entryTypes: ['gc'] });
    this.#delay.enable();
    this.#start = process.cpuUsage();
  }

  /** Ends the window; `figures` are of it from here on. */
  end(): void {
    if (this.#start === null) return;
    this.#measured = toCpuTime(process.cpuUsage(this.#start));
    this.#delay.disable();
    for (const entry of this.#observer.takeRecords()) this.#addPause(entry.duration);
    this.#observer.disconnect();
  }

  #addPause(ms: number): void {
    this.#gcPauses += 1;
    this.#gcPauseMs += ms;
    this.#gcPauseMaxMs = Math.max(this.#gcPauseMaxMs, ms);
  }

  get figures(): NativeProcessFigures {
    const hasDelay = this.#delay.count > 0;
    return {
      measuredCpu: this.#measured,
      wholeCpu: toCpuTime(process.cpuUsage()),
      eventLoopDelayMaxNs: hasDelay ? beyondResolution(this.#delay.max) : null,
      eventLoopDelayP99Ns: hasDelay ? beyondResolution(this.#delay.percentile(99)) : null,
      gcPauses: this.#gcPauses,
      gcPauseNs: Math.round(this.#gcPauseMs * 1e6),
      gcPauseMaxNs: Math.round(this.#gcPauseMaxMs * 1e6),
    };
  }
}

function toCpuTime(usage: NodeJS.CpuUsage): CpuTime {
  return { userNs: usage.user * 1000, systemNs: usage.system * 1000 };
}

/** Node's histogram holds the whole interval between two looks, of which the resolution is no delay. */
function beyondResolution(intervalNs: number): number {
  return Math.max(0, Math.round(intervalNs - LAG_RESOLUTION_MS * 1e6));
}
