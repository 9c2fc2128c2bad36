import { createHash } from 'node:crypto';
import type { RequestArguments } from '../../plan/schedule.ts';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import type { PassResult, Violation } from '../drive-result.ts';
import { ClientDigest, heightsOf } from './client-digest.ts';
import type { ContentComparison } from './content-comparison.ts';

/** Hashes the messages of one client's calls. */
export interface CallDigest {
  begin(requestNumber: number, request: RequestArguments): void;
  add(buffer: Buffer, start: number, end: number): void;
  /** `good`: every message of the call came and passed its check. Returns a violation where its sizes, or a whole download, are not what is expected. */
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
  /** Null where nothing is known to compare with. */
  readonly comparison: ContentComparison | null;
}

/**
 * The hash work is the same in each case, one pass over the bytes; what can be said of it differs: with one client calls come one
 * after the other, so that a download has one digest, and a call that of the download so far; with more each call has its own.
 */
export function openDigestBook(plan: DigestPlan): DigestBook {
  if (plan.requestsInPass === null) return new WholeBook(plan);
  return plan.clients === 1 ? new SequentialPasses(plan, plan.requestsInPass) : new RangePasses(plan, plan.requestsInPass);
}

class WholeBook implements DigestBook {
  readonly passes = null;
  readonly #comparison: ContentComparison | null;
  readonly #hash = createHash('sha256');
  readonly #ordered: boolean;
  #calls = 0;
  #allGood = true;

  constructor(plan: DigestPlan) {
    this.#comparison = plan.comparison;
    this.#ordered = plan.clients === 1;
  }

  get messagesSha256(): string | null {
    return this.#ordered && this.#allGood && this.#calls > 0 ? this.#hash.copy().digest('hex') : null;
  }

  forClient(): CallDigest {
    return new ClientDigest(this.#comparison, (_requestNumber, sha256) => {
      if (sha256 === null) this.#allGood = false;
      else if (this.#ordered) this.#hash.update(sha256);
      this.#calls += 1;
      return null;
    });
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
  readonly #digest = new ChainDigest();
  readonly #row = { requestNumber: 0, firstHeight: 0, digestFrom: 0, lastHeight: 0 };
  #bytesBefore = 0;
  /** The digest runs from the start of a pass, all of whose calls were good. */
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

  begin(requestNumber: number, request: RequestArguments): void {
    const isFirst = requestNumber % this.#requestsInPass === 0;
    if (isFirst) this.#whole = true;
    const row = this.#row;
    row.requestNumber = requestNumber;
    [row.firstHeight, row.lastHeight] = heightsOf(request);
    if (isFirst || !this.#whole) {
      row.digestFrom = row.firstHeight;
      this.#digest.restart();
    }
    this.#bytesBefore = this.#digest.bytes;
  }

  add(buffer: Buffer, start: number, end: number): void {
    this.#digest.add(buffer, start, end);
  }

  end(requestNumber: number, good: boolean): Violation | null {
    const violation = good ? this.#compare() : null;
    if (!good || violation !== null) this.#whole = false;
    if (!this.#whole || requestNumber % this.#requestsInPass !== this.#requestsInPass - 1) return violation;
    const pass = Math.floor((requestNumber - this.#plan.firstMeasured) / this.#requestsInPass);
    return this.#ledger.enter(pass, this.#digest.hex(), requestNumber);
  }

  #compare(): Violation | null {
    const bytes = this.#digest.bytes - this.#bytesBefore;
    const sha256 = this.#digest.soFar();
    return this.#plan.comparison?.add(this.#row, bytes, sha256) ?? null;
  }
}

class RangePasses implements DigestBook {
  readonly messagesSha256 = null;
  readonly #comparison: ContentComparison | null;
  readonly #requestsInPass: number;
  readonly #firstMeasured: number;
  readonly #ledger = new PassLedger('ranges', null);
  /** Digests of the passes under way, by pass. */
  readonly #open = new Map<number, { sha256: string[]; ended: number; whole: boolean }>();

  constructor(plan: DigestPlan, requestsInPass: number) {
    this.#comparison = plan.comparison;
    this.#requestsInPass = requestsInPass;
    this.#firstMeasured = plan.firstMeasured;
  }

  get passes(): PassResult {
    return this.#ledger.result;
  }

  forClient(): CallDigest {
    return new ClientDigest(this.#comparison, (requestNumber, sha256) => this.#enter(requestNumber, sha256));
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
