import type { ArrivalTimes } from '../../plan/arrival.ts';
import { FreeSlots } from './call-slot.ts';
import type { CallSlot } from './call-slot.ts';
import type { LoadLoop } from './load-loop.ts';

/**
 * Starts each request of a phase when it is due, or, where all slots are taken, as soon as one is free: whatever became of those before.
 * All that are due within the phase are started, so that a server which stalls leaves none out.
 *
 * One timer wakes it for the next request; node's timers have a resolution of 1 ms, and whatever is due by then starts at once. To be more
 * exact it would have to spin, at the cost of a whole CPU.
 */
export class OpenLoop {
  readonly #loop: LoadLoop;
  readonly #times: ArrivalTimes;
  readonly #free: FreeSlots;
  readonly #ended: Promise<void>;
  #resolve: () => void = () => undefined;
  #timer: NodeJS.Timeout | null = null;
  #isOver = false;
  #gaveUp = false;
  readonly #look = (): void => {
    this.#timer = null;
    this.#startDue();
  };

  constructor(loop: LoadLoop, times: ArrivalTimes) {
    this.#loop = loop;
    this.#times = times;
    this.#free = new FreeSlots(loop.slots.length);
    this.#ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Resolves when nothing is left to start and no call runs. */
  async run(): Promise<void> {
    const { signal } = this.#loop;
    const stop = (): void => {
      this.#finish();
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else this.#startDue();
    await this.#ended;
    signal.removeEventListener('abort', stop);
  }

  /** Starts nothing any more; what is due by the end of the phase and has not been started is recorded as cut off. */
  giveUp(): void {
    if (this.#gaveUp) return;
    this.#gaveUp = true;
    const { phase } = this.#loop;
    for (let dueMs = this.#nextDueMs(); !phase.isOver(phase.next, dueMs); dueMs = this.#nextDueMs()) {
      this.#loop.recordUnstarted(phase.next, dueMs);
      phase.next += 1;
    }
    this.#finish();
  }

  #nextDueMs(): number {
    const { phase } = this.#loop;
    return phase.startMs + this.#times.dueSeconds(phase.next - phase.first) * 1000;
  }

  #startDue(): void {
    const { phase, slots } = this.#loop;
    while (!this.#isOver) {
      const dueMs = this.#nextDueMs();
      if (phase.isOver(phase.next, dueMs)) {
        this.#finish();
        return;
      }
      const waitMs = dueMs - performance.now();
      if (waitMs > 0) {
        this.#timer ??= setTimeout(this.#look, waitMs);
        return;
      }
      // A call that ends looks again.
      const number = this.#free.take();
      if (number === null) return;
      const i = phase.next;
      phase.next += 1;
      void this.#perform(slots[number] as CallSlot, i, dueMs);
    }
  }

  async #perform(slot: CallSlot, i: number, dueMs: number): Promise<void> {
    const { perform, recordUnstarted, waitToReconnect, signal } = this.#loop;
    while (slot.connection.pauseMs(performance.now()) > 0 && !signal.aborted && !this.#gaveUp) await waitToReconnect(slot, Number.POSITIVE_INFINITY);
    if (signal.aborted || this.#gaveUp) recordUnstarted(i, dueMs);
    else await perform(slot, i, dueMs);
    this.#free.giveBack(slot.number);
    if (this.#isOver) this.#finish();
    else this.#startDue();
  }

  #finish(): void {
    this.#isOver = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#free.count === this.#loop.slots.length) this.#resolve();
  }
}
