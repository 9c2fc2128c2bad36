import type { ConcurrencySteps } from '../../model/generated/types.ts';
import { concurrencyWindow } from '../../plan/concurrency-window.ts';
import type { CallSlot } from './call-slot.ts';
import { TIMER_SLACK_MS, pause } from './load-loop.ts';
import type { LoadLoop } from './load-loop.ts';

export interface ClosedLoopPlan {
  readonly concurrencySteps: ConcurrencySteps | undefined;
  readonly thinkMs: number;
}

/** Every slot does one call after the other until the phase is over. */
export async function runClosedLoops(loop: LoadLoop, plan: ClosedLoopPlan): Promise<void> {
  // Wakes those that think, or have not joined yet, once there is nothing left to do.
  const over = new AbortController();
  const asleep = AbortSignal.any([loop.signal, over.signal]);
  await Promise.all(loop.slots.map((slot) => runClient(loop, slot, { ...plan, over, asleep })));
}

interface Client extends ClosedLoopPlan {
  readonly over: AbortController;
  readonly asleep: AbortSignal;
}

async function runClient(loop: LoadLoop, slot: CallSlot, { concurrencySteps, thinkMs, over, asleep }: Client): Promise<void> {
  const { phase, signal } = loop;
  const { fromSeconds, untilSeconds } = concurrencyWindow(concurrencySteps, slot.number);
  const untilMs = phase.startMs + untilSeconds * 1000;
  const sleepMs = (ms: number): Promise<void> => pause(Math.max(0, Math.min(ms, phase.endsAtMs + TIMER_SLACK_MS - performance.now())), asleep);
  if (fromSeconds > 0) await sleepMs(phase.startMs + fromSeconds * 1000 - performance.now());
  while (!signal.aborted && performance.now() < untilMs) {
    if (slot.connection.pauseMs(performance.now()) > 0) {
      await loop.waitToReconnect(slot, phase.endsAtMs);
      if (slot.connection.pauseMs(performance.now()) > 0 && performance.now() < phase.endsAtMs) continue;
    }
    if (phase.isOver(phase.next, performance.now()) || signal.aborted) {
      over.abort();
      return;
    }
    const i = phase.next;
    phase.next += 1;
    await loop.perform(slot, i, null);
    if (thinkMs > 0) await sleepMs(thinkMs);
  }
}
