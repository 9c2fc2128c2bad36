import type { FailureGroup, Violation } from './drive-result.ts';

const MOST_TEXTS = 1000;
export const SHOWN_FAILURES = 20;

/** What a tally needs to know of one ended call. */
export interface EndedCall {
  readonly statusName: string;
  readonly ok: boolean;
  readonly text: string;
  readonly messages: number;
  readonly bytes: number;
  readonly blocks: number;
  readonly latencyNs: number;
  readonly violation: Violation | null;
}

/** Sums over the calls of one phase. */
export class DriveTally {
  ok = 0;
  ended = 0;
  dataErrors = 0;
  cutOff = 0;
  messages = 0;
  bytes = 0;
  blocks = 0;
  latencySumNs = 0;
  firstViolation: Violation | null = null;
  readonly statusCounts: Record<string, number> = {};
  readonly #texts = new Map<string, { status: string; text: string; calls: number }>();

  add(call: EndedCall): void {
    this.ended += 1;
    this.statusCounts[call.statusName] = (this.statusCounts[call.statusName] ?? 0) + 1;
    if (call.ok) {
      this.ok += 1;
      this.messages += call.messages;
      this.bytes += call.bytes;
      this.blocks += call.blocks;
      this.latencySumNs += call.latencyNs;
      return;
    }
    if (call.violation !== null) {
      this.dataErrors += 1;
      this.firstViolation ??= call.violation;
    }
    this.#addText(call.statusName, call.text);
  }

  /** Most frequent first. */
  get failures(): FailureGroup[] {
    return [...this.#texts.values()].sort((a, b) => b.calls - a.calls).slice(0, SHOWN_FAILURES);
  }

  #addText(status: string, text: string): void {
    const kept = this.#texts.size < MOST_TEXTS ? text : '(further texts)';
    const key = `${status}|${kept}`;
    const group = this.#texts.get(key) ?? { status, text: kept, calls: 0 };
    group.calls += 1;
    this.#texts.set(key, group);
  }
}
