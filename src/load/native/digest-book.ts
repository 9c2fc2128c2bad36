import { createHash } from 'node:crypto';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import type { PassResult, Violation } from '../drive-result.ts';

/** Hashes the messages of one client's calls. */
export interface CallDigest {
  begin(requestNumber: number): void;
  add(buffer: Buffer, start: number, end: number): void;
  /** `good`: every message of the call came and passed its check. Returns a violation where a whole download is not what is expected. */
  end(requestNumber: number, good: boolean): Violation | null;
}

export interface DigestBook {
  /** What client number `client` hashes with. */
  forClient(client: number): CallDigest;
  readonly passes: PassResult | null;
  readonly messagesSha256: string | null;
}

export interface DigestPlan {
  readonly clients: number;
  readonly requestsInPass: number | null;
  readonly firstMeasured: number;
  readonly expectedPassSha256: string | null;
}

/**
 * The hash work is the same in each case, one pass over the bytes; what can be said of it differs: with one client calls come one
 * after the other, so that a download, or all messages, have one digest; with more only each range has.
 */
export function openDigestBook(plan: DigestPlan): DigestBook {
  if (plan.requestsInPass === null) return new WholeBook(plan.clients === 1);
  return plan.clients === 1 ? new SequentialPasses(plan, plan.requestsInPass) : new RangePasses(plan, plan.requestsInPass);
}

class WholeBook implements DigestBook, CallDigest {
  readonly passes = null;
  readonly #digest = new ChainDigest();
  readonly #ordered: boolean;
  #allGood = true;

  constructor(ordered: boolean) {
    this.#ordered = ordered;
  }

  get messagesSha256(): string | null {
    return this.#ordered && this.#allGood && this.#digest.blocks > 0 ? this.#digest.hex() : null;
  }

  forClient(): CallDigest {
    return this;
  }

  begin(): void {
    // One digest runs through all calls.
  }

  add(buffer: Buffer, start: number, end: number): void {
    this.#digest.add(buffer, start, end);
  }

  end(_requestNumber: number, good: boolean): null {
    if (!good) this.#allGood = false;
    return null;
  }
}

/** Collects the digests of whole passes and compares each with the first. */
class PassLedger {
  readonly #digestOf: PassResult['digestOf'];
  readonly #expected: string | null;
  #complete = 0;
  #first: string | null = null;
  #difference: PassResult['firstDifference'] = null;

  constructor(digestOf: PassResult['digestOf'], expected: string | null) {
    this.#digestOf = digestOf;
    this.#expected = expected;
  }

  get result(): PassResult {
    return { complete: this.#complete, sha256: this.#first, digestOf: this.#digestOf, firstDifference: this.#difference };
  }

  enter(pass: number, sha256: string, requestNumber: number): Violation | null {
    this.#complete += 1;
    this.#first ??= sha256;
    if (sha256 !== this.#first) this.#difference ??= { pass, sha256 };
    const expected = this.#expected ?? this.#first;
    return sha256 === expected ? null : { requestNumber, height: null, field: 'sha256', expected, found: sha256 };
  }
}

class SequentialPasses implements DigestBook, CallDigest {
  readonly messagesSha256 = null;
  readonly #plan: DigestPlan;
  readonly #requestsInPass: number;
  readonly #ledger: PassLedger;
  #digest = new ChainDigest();
  #whole = false;

  constructor(plan: DigestPlan, requestsInPass: number) {
    this.#plan = plan;
    this.#requestsInPass = requestsInPass;
    this.#ledger = new PassLedger('blocks', plan.expectedPassSha256);
  }

  get passes(): PassResult {
    return this.#ledger.result;
  }

  forClient(): CallDigest {
    return this;
  }

  begin(requestNumber: number): void {
    if (requestNumber % this.#requestsInPass !== 0) return;
    if (this.#digest.blocks > 0) this.#digest = new ChainDigest();
    this.#whole = true;
  }

  add(buffer: Buffer, start: number, end: number): void {
    this.#digest.add(buffer, start, end);
  }

  end(requestNumber: number, good: boolean): Violation | null {
    if (!good) this.#whole = false;
    if (!this.#whole || requestNumber % this.#requestsInPass !== this.#requestsInPass - 1) return null;
    const pass = Math.floor((requestNumber - this.#plan.firstMeasured) / this.#requestsInPass);
    return this.#ledger.enter(pass, this.#digest.hex(), requestNumber);
  }
}

class RangePasses implements DigestBook {
  readonly messagesSha256 = null;
  readonly #requestsInPass: number;
  readonly #firstMeasured: number;
  readonly #ledger = new PassLedger('ranges', null);
  /** Digests of the passes under way, by pass. */
  readonly #open = new Map<number, { sha256: string[]; ended: number; whole: boolean }>();

  constructor(plan: DigestPlan, requestsInPass: number) {
    this.#requestsInPass = requestsInPass;
    this.#firstMeasured = plan.firstMeasured;
  }

  get passes(): PassResult {
    return this.#ledger.result;
  }

  forClient(): CallDigest {
    let digest = new ChainDigest();
    return {
      begin: () => {
        if (digest.blocks > 0) digest = new ChainDigest();
      },
      add: (buffer, start, end) => {
        digest.add(buffer, start, end);
      },
      end: (requestNumber, good) => this.#enter(requestNumber, good ? digest.hex() : null),
    };
  }

  #enter(requestNumber: number, sha256: string | null): Violation | null {
    const pass = Math.floor((requestNumber - this.#firstMeasured) / this.#requestsInPass);
    const state = this.#open.get(pass) ?? { sha256: [], ended: 0, whole: true };
    this.#open.set(pass, state);
    state.ended += 1;
    if (sha256 === null) state.whole = false;
    else state.sha256[requestNumber % this.#requestsInPass] = sha256;
    if (state.ended < this.#requestsInPass) return null;
    this.#open.delete(pass);
    if (!state.whole) return null;
    return this.#ledger.enter(pass, createHash('sha256').update(state.sha256.join('')).digest('hex'), requestNumber);
  }
}
