import type { ProcessGroup } from '../host/process-group/process-group.ts';
import { openUsageWindow, type UsageInWindow } from '../host/usage-window.ts';

/** A usage window on a group that is opened when the measured window begins, not when the order is sent. */
export class LateUsageWindow {
  readonly #group: ProcessGroup;
  #opened: ReturnType<typeof openUsageWindow> | null = null;
  #closed: Promise<UsageInWindow> | null = null;

  constructor(group: ProcessGroup) {
    this.#group = group;
  }

  /** True the first time. */
  open(): boolean {
    if (this.#opened !== null) return false;
    this.#opened = openUsageWindow(this.#group);
    return true;
  }

  /** Ends the sampling; safe to call twice. */
  close(): Promise<UsageInWindow> {
    return (this.#closed ??= this.#end());
  }

  async #end(): Promise<UsageInWindow> {
    this.open();
    const window = await (this.#opened ?? openUsageWindow(this.#group));
    return window.close();
  }
}
