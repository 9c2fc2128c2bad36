import type { ClientLoad, Measurement, Noise, Sums, Warning } from '../model/generated/types.ts';
import { isOtherPayload, isUnverified } from './payload-class.ts';

/** Everything about one measurement that a warning can rest on. */
export interface WarningFacts {
  readonly sums: Sums;
  readonly bytesPerCall: number | null;
  readonly client: ClientLoad | null;
  readonly noise: Noise | null;
  readonly payloadClass: string;
  readonly validation: Measurement['work']['fields']['validation'];
  readonly unit: Measurement['unit'];
  readonly forPublication: boolean;
  readonly cpus: { readonly shared: boolean; readonly smtShared: boolean };
  /** Why a mask could not be read back; null where all were. */
  readonly affinityUnread: string | null;
  /** Of the target's group; null = not known. */
  readonly oomKills: number | null;
  /** Calls of which the driver kept no sample. */
  readonly lostSamples: number;
}

const NS_PER_SECOND = 1e9;
/** The first call starts a moment after the window opens: a window of exactly the needed length is long enough. */
const WINDOW_TOLERANCE = 0.99;
const STEAL_LIMIT = 0.02;
const OUTSIDE_LIMIT = 0.05;
/** Below it fewer than 10 calls lie beyond the 95th percentile. */
const ENOUGH_CALLS = 200;

/** Shortest measured window that may be ranked, ns (docs/design.md, rule 13). */
export function neededWindowNs(forPublication: boolean): number {
  return (forPublication ? 2 : 1) * NS_PER_SECOND;
}

/** Whether a measured window is too short to be ranked. */
export function isTooShort(measuredNs: number, forPublication: boolean): boolean {
  return measuredNs < neededWindowNs(forPublication) * WINDOW_TOLERANCE;
}

/** The warnings of one measurement, in a fixed order. Drift is known only at the end of a run: see driftWarning. */
export function warningsOf(facts: WarningFacts): Warning[] {
  return [...workWarnings(facts), ...contentWarnings(facts), ...hostWarnings(facts)];
}

function workWarnings({ sums, forPublication, client, lostSamples }: WarningFacts): Warning[] {
  const warnings: Warning[] = [];
  const neededNs = neededWindowNs(forPublication);
  const failed = sums.calls - sums.ok;
  if (sums.ok === 0) warnings.push({ code: 'no-good-call', calls: sums.calls });
  if (sums.ok > 0 && isTooShort(sums.measuredNs, forPublication)) warnings.push({ code: 'too-short', measuredNs: sums.measuredNs, neededNs });
  if (sums.ok > 0 && sums.ok < ENOUGH_CALLS) warnings.push({ code: 'few-samples', goodCalls: sums.ok });
  if (failed > 0) warnings.push({ code: 'errors', failed, calls: sums.calls });
  if (sums.cutOff > 0) warnings.push({ code: 'cut-off', calls: sums.cutOff });
  if (lostSamples > 0) warnings.push({ code: 'samples-truncated', kept: sums.calls, calls: sums.calls + lostSamples });
  if (client?.bound === true) warnings.push({ code: 'client-bound', reasons: [...client.reasons] });
  return warnings;
}

function contentWarnings({ payloadClass, bytesPerCall, validation, unit }: WarningFacts): Warning[] {
  const warnings: Warning[] = [];
  if (isUnverified(payloadClass)) warnings.push({ code: 'unverified' });
  if (isOtherPayload(payloadClass)) warnings.push({ code: 'different-payload', bytesPerCall });
  if (validation === 'unchecked' && unit === 'block') warnings.push({ code: 'unchecked-blocks' });
  return warnings;
}

/** What the host did to a measurement, of whatever study. */
export function hostWarnings({ noise, cpus, affinityUnread, oomKills }: Pick<WarningFacts, 'noise' | 'cpus' | 'affinityUnread' | 'oomKills'>): Warning[] {
  const warnings: Warning[] = [];
  const steal = Math.max(noise?.serverStealShare ?? 0, noise?.clientStealShare ?? 0);
  const outside = Math.max(noise?.serverOutsideShare ?? 0, noise?.clientOutsideShare ?? 0);
  if (steal > STEAL_LIMIT) warnings.push({ code: 'steal', share: steal });
  if (outside > OUTSIDE_LIMIT) warnings.push({ code: 'outside-cpu', share: outside });
  if (cpus.shared) warnings.push({ code: 'shared-cpus' });
  if (cpus.smtShared && !cpus.shared) warnings.push({ code: 'smt-shared' });
  if (affinityUnread !== null) warnings.push({ code: 'affinity-unread', detail: affinityUnread });
  if (oomKills !== null && oomKills > 0) warnings.push({ code: 'memory-limit', kills: oomKills });
  return warnings;
}

const DRIFT_LIMIT = 0.05;

/** Of a whole run: the machine's speed changed by more than 5 % between its start and its end. */
export function driftWarning(driftRatio: number | null): Warning[] {
  return driftRatio !== null && driftRatio > DRIFT_LIMIT ? [{ code: 'drift', ratio: driftRatio }] : [];
}
