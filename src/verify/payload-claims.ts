import type { OpenedBundle } from '../bundle/reader.ts';
import { answersOf } from '../load/answers-order.ts';
import type { Payloads, Snapshot } from '../model/generated/types.ts';
import { methodsOf } from '../model/scenario-methods.ts';
import { payloadsOf } from '../studies/payload-check.ts';
import { below, differ, differencesBetween } from './difference.ts';
import type { Difference, Place } from './difference.ts';

const MEASUREMENTS: Place = { document: 'measurements.json', pointer: '/measurements' };
const UNIMPLEMENTED = 'UNIMPLEMENTED';
const PAYLOADS: Place = { document: 'payloads.json', pointer: '' };

/**
 * What payloads.json says that follows from the digests that it states and from the snapshot's pin: expected digests, the verdict, sums over
 * chunks, and the tip. That the system sent those bytes cannot be recomputed; the driver checked it while they came.
 */
export function payloadDifferences({ payloads, plan, planSha256, bundle, measurements }: Pick<OpenedBundle, 'payloads' | 'plan' | 'planSha256' | 'bundle' | 'measurements'>): Difference[] {
  const { pin } = plan.snapshot;
  const hasChecked = payloads.whole !== null || payloads.unary.length > 0 || payloads.otherRanges !== undefined || payloads.verdict.kind === 'wrong' || payloads.unsupported.length > 0;
  const isTipFixed = bundle.outcome.kind === 'complete';
  return [
    ...(hasChecked ? verdictDifferences(payloads, { plan, planSha256 }) : []),
    ...chunkDifferences(payloads, pin),
    ...sizeDifferences(payloads, pin),
    ...answerDifferences(payloads, plan),
    ...unsupportedDifferences(payloads, plan, measurements),
    ...(isTipFixed && payloads.tip !== null ? differencesBetween(below(PAYLOADS, 'tip'), payloads.tip, { height: pin.tipHeight, hash: pin.tipHash }) : []),
    ...(isTipFixed && payloads.tipAfter !== null ? differencesBetween(below(PAYLOADS, 'tipAfter'), payloads.tipAfter, { height: pin.tipHeight, hash: pin.tipHash }) : []),
  ];
}

/** A wrong block that the check met cannot be met again here: that verdict stands, as it can only harm its own bundle. */
function verdictDifferences(payloads: Payloads, { plan, planSha256 }: Pick<OpenedBundle, 'plan' | 'planSha256'>): Difference[] {
  const difference = payloads.verdict.kind === 'wrong' ? payloads.verdict.difference : null;
  const { chunks, whole, unary, answers = [], otherRanges = [], unsupported } = payloads;
  const again = payloadsOf({ chunks, whole: whole === null ? null : withoutExpected(whole), unary: unary.map(withoutExpected), otherRanges, answers, unsupported, difference, lightdInfoBase64: null }, plan, planSha256);
  return [
    ...differencesBetween(below(PAYLOADS, 'projection'), payloads.projection, again.projection),
    ...differencesBetween(below(PAYLOADS, 'whole'), whole, again.whole),
    ...differencesBetween(below(PAYLOADS, 'unary'), unary, again.unary),
    ...differencesBetween(below(PAYLOADS, 'verdict'), payloads.verdict, again.verdict),
  ];
}

function withoutExpected<T extends { readonly expectedSha256: string | null }>(found: T): Omit<T, 'expectedSha256'> {
  const { expectedSha256, ...others } = found;
  void expectedSha256;
  return others;
}

function chunkDifferences({ chunks, whole }: Payloads, pin: Snapshot): Difference[] {
  const found: Difference[] = [];
  let next = pin.firstHeight;
  for (const [index, chunk] of chunks.entries()) {
    const place = below(below(PAYLOADS, 'chunks'), index);
    found.push(...differencesBetween(below(place, 'firstHeight'), chunk.firstHeight, next), ...differencesBetween(below(place, 'blocks'), chunk.blocks, chunk.lastHeight - chunk.firstHeight + 1));
    next = chunk.lastHeight + 1;
  }
  if (whole === null) return found;
  const place = below(PAYLOADS, 'whole');
  const sum = (key: 'blocks' | 'payloadBytes'): number => chunks.reduce((total, chunk) => total + chunk[key], 0);
  const range = { firstHeight: pin.firstHeight, lastHeight: pin.tipHeight, blocks: sum('blocks'), payloadBytes: sum('payloadBytes') };
  const { firstHeight, lastHeight, blocks, payloadBytes } = whole;
  return [...found, ...differencesBetween(place, { firstHeight, lastHeight, blocks, payloadBytes }, range)];
}

/** What the payload check found not to be served is not timed; what is only found while it is driven has the one status that says so. */
function unsupportedDifferences({ unsupported }: Payloads, plan: OpenedBundle['plan'], { measurements }: OpenedBundle['measurements']): Difference[] {
  return measurements.flatMap(({ scenario, state }, index) => {
    const planned = plan.scenarios.find((entry) => entry.scenario.id === scenario);
    const methods = planned === undefined ? [] : methodsOf(planned.scenario);
    const found = unsupported.find(({ method }) => methods.includes(method));
    if (state.kind !== 'not-supported' && (state.kind !== 'measured' || found === undefined)) return [];
    return differencesBetween(below(below(MEASUREMENTS, index), 'state'), state, { kind: 'not-supported', status: found?.status ?? UNIMPLEMENTED });
  });
}

/** Answers are those to the distinct requests of a scenario of the plan; a digest is of answers that neither changed nor failed. */
function answerDifferences({ answers = [] }: Payloads, plan: OpenedBundle['plan']): Difference[] {
  const asked = plan.scenarios.flatMap((planned) => answersOf(planned, plan.payloadCheck.unaryCount));
  return answers.flatMap((answer, index) => {
    const place = below(below(PAYLOADS, 'answers'), index);
    const order = asked.find(({ scenario, method }) => scenario === answer.scenario && method === answer.method);
    if (order === undefined) return [differ(below(place, 'scenario'), answer.scenario, 'a scenario of the plan with this method')];
    const isUnsettled = answer.changed > 0 || answer.failed !== null;
    return [
      ...differencesBetween(below(place, 'requests'), answer.requests, order.requests.length),
      ...(isUnsettled && answer.sha256 !== null ? [differ(below(place, 'sha256'), answer.sha256, null)] : []),
    ];
  });
}

/** A digest that the pin knows belongs to as many bytes as the pin says. */
function sizeDifferences({ whole, unary }: Payloads, pin: Snapshot): Difference[] {
  const chain = pin.chainDigests.find(({ sha256 }) => sha256 === whole?.sha256);
  const ofWhole = whole === null || chain === undefined ? [] : differencesBetween(below(below(PAYLOADS, 'whole'), 'payloadBytes'), whole.payloadBytes, chain.payloadBytes);
  const ofUnary = unary.flatMap((entry, index) => {
    const pinned = pin.unaryDigests.find(({ sha256, method }) => sha256 === entry.sha256 && method === entry.method);
    if (pinned === undefined) return [];
    return entry.payloadBytes === pinned.payloadBytes ? [] : [differ(below(below(below(PAYLOADS, 'unary'), index), 'payloadBytes'), entry.payloadBytes, pinned.payloadBytes)];
  });
  return [...ofWhole, ...ofUnary];
}
