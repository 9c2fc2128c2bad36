import { readCpuTimes, type CpuTimesReading } from '../host/noise.ts';
import type { ProcessGroup } from '../host/process-group/process-group.ts';
import type { UsageInWindow } from '../host/usage-window.ts';
import { LateUsageWindow } from './late-usage-window.ts';

/** Read at both ends of a measured window. */
export interface WindowCounters {
  readonly target: UsageInWindow;
  /** Of the node beside the target; null where there is none. */
  readonly node: UsageInWindow | null;
  /** CPU time of this process. */
  readonly controllerCpuNs: number;
  readonly before: CpuTimesReading;
  readonly after: CpuTimesReading;
}

/** Counters of the target and of its node, of this process and of the CPUs around the measured window. */
export class MeasuredWindow {
  readonly #target: LateUsageWindow;
  readonly #node: LateUsageWindow | null;
  #opened: { readonly cpus: CpuTimesReading; readonly controller: NodeJS.CpuUsage } | null = null;
  #closed: Promise<WindowCounters> | null = null;

  constructor({ group, node }: { readonly group: ProcessGroup; readonly node: ProcessGroup | null }) {
    this.#target = new LateUsageWindow(group);
    this.#node = node === null ? null : new LateUsageWindow(node);
  }

  open(): void {
    this.#target.open();
    this.#node?.open();
    this.#opened ??= { cpus: readCpuTimes(), controller: process.cpuUsage() };
  }

  /** Ends the sampling; safe to call twice. The counters mean something only where the drive came to its end. */
  close(): Promise<WindowCounters> {
    return (this.#closed ??= this.#end());
  }

  async #end(): Promise<WindowCounters> {
    const { cpus, controller } = this.#opened ?? { cpus: readCpuTimes(), controller: process.cpuUsage() };
    const { user, system } = process.cpuUsage(controller);
    const target = await this.#target.close();
    const node = (await this.#node?.close()) ?? null;
    return { target, node, controllerCpuNs: (user + system) * 1000, before: cpus, after: readCpuTimes() };
  }
}
