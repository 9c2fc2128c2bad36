import type { DriveCall, DriveConnection } from './drive-call.ts';

/** A place for one call at a time: a closed loop's, or one of those that an open loop may have in flight. */
export interface CallSlot {
  /** The `client` of its samples. */
  readonly number: number;
  readonly connection: DriveConnection;
  /** One call object a part of a mix, else one: a method's calls use it again and again. */
  readonly calls: readonly DriveCall[];
}

/** Slots that no call uses, the one that has been free longest first: see OpenLoopDelays for what that tells. */
export class FreeSlots {
  readonly #numbers: Int32Array;
  #first = 0;
  #count: number;

  /** All `count` slots are free. */
  constructor(count: number) {
    this.#numbers = Int32Array.from({ length: count }, (_, number) => number);
    this.#count = count;
  }

  get count(): number {
    return this.#count;
  }

  /** A slot's number, or null where none is free. */
  take(): number | null {
    if (this.#count === 0) return null;
    const number = this.#numbers[this.#first] as number;
    this.#first = (this.#first + 1) % this.#numbers.length;
    this.#count -= 1;
    return number;
  }

  giveBack(number: number): void {
    this.#numbers[(this.#first + this.#count) % this.#numbers.length] = number;
    this.#count += 1;
  }
}
