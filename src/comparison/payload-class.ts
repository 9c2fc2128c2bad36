import { digestOf } from '../model/canonical-json.ts';
import type { Method, Payloads, Scenario } from '../model/generated/types.ts';
import { methodsOf } from '../model/scenario-methods.ts';

const UNVERIFIED = 'unverified';

type CheckedDigests = Pick<Payloads, 'whole' | 'unary' | 'otherRanges' | 'answers'>;

/** What it sends names the program itself: never the same for two systems. */
const SELF_DESCRIPTION: Method = 'GetLightdInfo';

/**
 * The class of what a system sends for a method, as the payload check found it (docs/design.md, rule 3):
 * `expected`; the digest of another valid payload; `unverified:<digest>` where no value was expected; `unverified` where nothing was digested.
 * Two systems whose unverified payloads differ so never share a row.
 *
 * @param scenario id of the scenario, whose own requests decide where a method sends no blocks
 */
export function payloadClassOf(payloads: CheckedDigests, method: Method, scenario: string | null = null): string {
  const answer = payloads.answers?.find((entry) => entry.method === method && entry.scenario === scenario);
  if (answer !== undefined) return answer.sha256 === null || method === SELF_DESCRIPTION ? UNVERIFIED : `${UNVERIFIED}:${answer.sha256}`;
  const found = digestOfMethod(payloads, method);
  if (found === null || found === undefined) return UNVERIFIED;
  if (found.expectedSha256 === null) return `${UNVERIFIED}:${found.sha256}`;
  return found.expectedSha256 === found.sha256 ? 'expected' : found.sha256;
}

function digestOfMethod({ whole, unary, otherRanges = [] }: CheckedDigests, method: Method): { readonly sha256: string; readonly expectedSha256: string | null } | null | undefined {
  if (method === 'GetBlockRange') return whole;
  const other = otherRanges.find((entry) => entry.method === method);
  return other === undefined ? unary.find((entry) => entry.method === method) : { sha256: other.range.sha256, expectedSha256: null };
}

/** Of a scenario: its method's, or for a mix one class for all its methods together, so that any difference makes another class. */
export function scenarioPayloadClass(payloads: CheckedDigests, scenario: Pick<Scenario, 'id' | 'method' | 'requests'>): string {
  const classes = methodsOf(scenario).map((method) => payloadClassOf(payloads, method, scenario.id));
  const [first = UNVERIFIED] = classes;
  if (classes.every((one) => one === first)) return first;
  if (classes.some(isOtherPayload)) return digestOf(classes);
  return classes.every((one) => one === 'expected' || one === UNVERIFIED) ? UNVERIFIED : `${UNVERIFIED}:${digestOf(classes)}`;
}

export function isUnverified(payloadClass: string): boolean {
  return payloadClass === UNVERIFIED || payloadClass.startsWith(`${UNVERIFIED}:`);
}

/** Valid, but other bytes than the snapshot's pin expects. */
export function isOtherPayload(payloadClass: string): boolean {
  return payloadClass !== 'expected' && !isUnverified(payloadClass);
}
