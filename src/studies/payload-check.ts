import { answersOf } from '../load/answers-order.ts';
import type { DriveTarget } from '../load/drive-order.ts';
import type { CheckResult } from '../load/driver-messages.ts';
import type { DriverClient } from '../load/driver-client.ts';
import type { Difference, Method, Payloads, PayloadVerdict, PlannedScenario, Plan, Snapshot } from '../model/generated/types.ts';
import { methodsOf } from '../model/scenario-methods.ts';

/** Unary methods that take a height and answer with a block: their replies are digested. */
const UNARY_BLOCK_METHODS: readonly Method[] = ['GetBlock', 'GetBlockNullifiers'];

/** As GetBlockRange, which is checked in any case, but for what their blocks hold. */
const OTHER_RANGE_METHODS: readonly Method[] = ['GetBlockRangeNullifiers'];

const CALL_DEADLINE_MS = 120_000;
const IDLE_LIMIT_MS = 30_000;

export interface PayloadCheckRequest {
  readonly plan: Plan;
  readonly planSha256: string;
  readonly target: DriveTarget;
  readonly driver: DriverClient;
  /** Where to keep what was found right. */
  readonly payloadFile: string;
  readonly signal: AbortSignal;
}

/** What a payload check kept, for what is timed to be compared with. */
export interface KeptPayloads {
  readonly file: string;
  /** Unary methods whose replies are the range's messages. */
  readonly sameAsRange: readonly Method[];
}

/**
 * Checks every payload of the plan's range before anything is timed (docs/design.md, rule 3), with the native driver.
 *
 * @throws IndexbenchError DRIVER_FAILED; what a system does wrong is in the document instead
 */
export async function checkPayloads(request: PayloadCheckRequest): Promise<{ readonly payloads: Payloads; readonly kept: KeptPayloads }> {
  const { plan, planSha256, target, driver, payloadFile, signal } = request;
  const { pin } = plan.snapshot;
  const methods = new Set(plan.scenarios.flatMap(({ scenario }) => methodsOf(scenario)));
  const result = await driver.check(
    {
      target,
      firstHeight: pin.firstHeight,
      lastHeight: pin.tipHeight,
      chunkBlocks: plan.payloadCheck.chunkBlocks,
      otherRangeMethods: OTHER_RANGE_METHODS.filter((method) => methods.has(method)),
      unaryMethods: UNARY_BLOCK_METHODS.filter((method) => methods.has(method)),
      unaryCount: plan.payloadCheck.unaryCount,
      answers: plan.scenarios.flatMap((planned) => answersOf(planned, plan.payloadCheck.unaryCount)),
      seed: plan.payloadCheck.seed,
      maxMessageBytes: Math.max(...plan.scenarios.map(({ scenario }) => scenario.maxMessageBytes)),
      deadlineMs: CALL_DEADLINE_MS,
      idleLimitMs: IDLE_LIMIT_MS,
      payloadFile,
    },
    { signal },
  );
  return { payloads: payloadsOf(result, plan, planSha256), kept: { file: payloadFile, sameAsRange: result.sameAsRange } };
}

/** The document of a payload check: what was found beside what the snapshot's pin expects. Pure. */
export function payloadsOf(result: Omit<CheckResult, 'sameAsRange'>, plan: Plan, planSha256: string): Payloads {
  const { pin } = plan.snapshot;
  const projection = plan.scenarios[0]?.projection ?? 'shielded';
  const expected = expectedDigest(pin, projection);
  const whole = result.whole === null ? null : { ...result.whole, expectedSha256: expected };
  const unary = result.unary.map((found) => ({ ...found, expectedSha256: expectedUnary(pin, projection, found) }));
  const { otherRanges } = result;
  const offersRanges = !result.unsupported.some(({ method }) => method === 'GetBlockRange');
  return {
    version: 1,
    planSha256,
    verdict: verdictOf({ difference: result.difference, whole, unary, otherRanges, offersRanges, pin }),
    projection,
    tip: null,
    tipAfter: null,
    chunks: [...result.chunks],
    whole,
    unary,
    ...(otherRanges.length === 0 ? {} : { otherRanges: [...otherRanges] }),
    ...(result.answers.length === 0 ? {} : { answers: [...result.answers] }),
    unsupported: [...result.unsupported],
  };
}

/** Whether a scenario may be timed: what its method sends is not known to be wrong, and the method is offered. */
export function gateOf(payloads: Payloads, planned: PlannedScenario): { readonly kind: 'open' } | { readonly kind: 'wrong'; readonly message: string } | { readonly kind: 'not-supported'; readonly status: string } {
  const unsupported = payloads.unsupported.find(({ method }) => methodsOf(planned.scenario).includes(method));
  if (unsupported !== undefined) return { kind: 'not-supported', status: unsupported.status };
  // One wrong block makes every number of that system worthless, whatever the method.
  if (payloads.verdict.kind === 'wrong') return { kind: 'wrong', message: describeDifference(payloads.verdict.difference) };
  return { kind: 'open' };
}

export function describeDifference({ height, field, expected, found }: Difference): string {
  return `height ${height}, ${field}: expected ${expected}, found ${found}`;
}

interface Found {
  readonly difference: Difference | null;
  readonly whole: Payloads['whole'];
  readonly unary: Payloads['unary'];
  readonly otherRanges: CheckResult['otherRanges'];
  readonly offersRanges: boolean;
  readonly pin: Snapshot;
}

/**
 * The protocol fixes what an unfiltered range holds, so a range whose digest is neither the expected one nor that of another pinned
 * projection is wrong. It leaves GetBlock's projection to the server (the real ones differ), so another unary digest is only different.
 */
function verdictOf({ difference, whole, unary, otherRanges, offersRanges, pin }: Found): PayloadVerdict {
  if (difference !== null) return { kind: 'wrong', difference };
  if (whole !== null && isOther(whole) && !pin.chainDigests.some(({ sha256 }) => sha256 === whole.sha256)) {
    return { kind: 'wrong', difference: { height: whole.firstHeight, field: 'sha256', expected: whole.expectedSha256 ?? '', found: whole.sha256 } };
  }
  const digests = [...(whole === null ? [] : [whole]), ...unary];
  if (digests.length === 0 && otherRanges.length === 0) return { kind: 'not-checked', reason: offersRanges ? 'nothing was digested' : 'the system offers neither GetBlockRange nor a unary block method' };
  const other = digests.find(isOther);
  if (other !== undefined) return { kind: 'different', expectedSha256: other.expectedSha256 ?? '', foundSha256: other.sha256 };
  return otherRanges.length === 0 && digests.every(({ expectedSha256 }) => expectedSha256 !== null) ? { kind: 'verified' } : { kind: 'unverified' };
}

function isOther({ sha256, expectedSha256 }: { readonly sha256: string; readonly expectedSha256: string | null }): boolean {
  return expectedSha256 !== null && expectedSha256 !== sha256;
}

function expectedDigest(pin: Snapshot, projection: Payloads['projection']): string | null {
  const digest = pin.chainDigests.find((entry) => entry.projection === projection && entry.firstHeight === pin.firstHeight && entry.lastHeight === pin.tipHeight);
  return digest?.sha256 ?? null;
}

function expectedUnary(pin: Snapshot, projection: Payloads['projection'], found: CheckResult['unary'][number]): string | null {
  const digest = pin.unaryDigests.find(
    (entry) => entry.method === found.method && entry.projection === projection && entry.seed === found.seed && entry.count === found.count && entry.firstHeight === pin.firstHeight && entry.lastHeight === pin.tipHeight,
  );
  return digest?.sha256 ?? null;
}
