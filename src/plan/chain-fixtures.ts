import type { AddressClass, ChainFixtures, Plan, PlannedScenario, Requests, TransactionKind } from '../model/generated/types.ts';
import { IndexbenchError } from '../model/errors.ts';
import { scheduleSha256 } from './schedule.ts';

/** Kinds of transactions, in the order in which requests name them. */
export const TRANSACTION_KINDS = ['coinbase', 'transparent', 'sprout', 'sapling', 'sapling-v5', 'orchard', 'orchard-sapling', 'ironwood', 'shielded-coinbase'] as const satisfies readonly TransactionKind[];

/** Classes of addresses by the transactions in their history, both ends included: the reference study's. */
export const ADDRESS_CLASSES: Readonly<Record<AddressClass, readonly [least: number, most: number]>> = { quiet: [1, 10], moderate: [11, 1_000], active: [1_001, 100_000] };

export type FixtureKind = 'transactions' | 'addresses';

/** Whether any scenario of a plan names transactions or addresses of the chain. */
export function needsFixtures({ scenarios }: Pick<Plan, 'scenarios'>): boolean {
  return scenarios.some((planned) => fixtureKindsOf(planned).length > 0);
}

/** What a scenario's requests name. */
export function fixtureKindsOf({ scenario }: Pick<PlannedScenario, 'scenario'>): readonly FixtureKind[] {
  const { requests } = scenario;
  const kinds: readonly Requests['kind'][] = requests.kind === 'mix' ? requests.parts.map((part) => part.requests.kind) : [requests.kind];
  return (['transactions', 'addresses'] as const).filter((kind) => kinds.includes(kind));
}

/**
 * The plan with what its requests name inline, so that plan and work key hold it. Scenarios for which nothing was found are left out,
 * with the reason. Pure: the same chain gives the same plan.
 *
 * @param found null where nothing could select them, for the reason given
 * @throws IndexbenchError INPUT_INCONSISTENT where no scenario is left
 */
export function withFixtures(plan: Plan, found: ChainFixtures | { readonly unavailable: string }): Plan {
  const isFound = !('unavailable' in found);
  const txids = isFound ? orderedTxids(found) : [];
  const addresses = isFound ? found.addresses.map(({ address }) => address) : [];
  const lacking = (kind: FixtureKind): string | null => {
    if (!isFound) return `it names ${kind} of the chain, which could not be selected: ${found.unavailable}`;
    const none = kind === 'transactions' ? txids.length === 0 : addresses.length === 0;
    return none ? `it names ${kind} of the chain, of which none was found in ${String(found.blocksVisited)} blocks` : null;
  };
  const leftOut = plan.scenarios.flatMap((planned) => {
    const reason = fixtureKindsOf(planned).map(lacking).find((text) => text !== null);
    return reason === undefined || reason === null ? [] : [{ scenario: planned.scenario.id, reason }];
  });
  const scenarios = plan.scenarios
    .filter(({ scenario }) => !leftOut.some((entry) => entry.scenario === scenario.id))
    .map((planned) => withValues(planned, { txids, addresses }));
  if (scenarios.length === 0) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `no scenario is left: ${leftOut[0]?.reason ?? ''}`, where: `plan ${plan.id}`, next: 'Choose other scenarios, or a snapshot whose node can select what they name.' });
  return { ...plan, scenarios, fixtures: isFound ? found : null, leftOut: [...plan.leftOut, ...leftOut] };
}

function withValues(planned: PlannedScenario, { txids, addresses }: { readonly txids: readonly string[]; readonly addresses: readonly string[] }): PlannedScenario {
  const kinds = fixtureKindsOf(planned);
  if (kinds.length === 0) return planned;
  const { scheduleSha256: before, ...unsigned } = planned;
  void before;
  const values = { ...(kinds.includes('transactions') ? { txids: [...txids] } : {}), ...(kinds.includes('addresses') ? { addresses: [...addresses] } : {}) };
  return { ...unsigned, ...values, scheduleSha256: scheduleSha256({ ...unsigned, ...values }) };
}

function orderedTxids({ transactions }: ChainFixtures): string[] {
  return TRANSACTION_KINDS.flatMap((kind) => transactions.filter((entry) => entry.kind === kind).map(({ txid }) => txid));
}
