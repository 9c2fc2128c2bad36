import { describe, expect, it } from 'vitest';
import { TRANSACTION_KINDS } from '../plan/chain-fixtures.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { addressClass, selectFixtures, transactionKind, type ChainReader, type NodeTransaction } from './chain-fixtures.ts';

const COINBASE = [{ coinbase: '00' }];
const SPENT = [{}];
const one = [{}];
const pays = (...addresses: string[]): NodeTransaction['vout'] => addresses.map((address) => ({ scriptPubKey: { addresses: [address] } }));

describe('transactionKind', () => {
  const of = (fields: Partial<NodeTransaction>): string => transactionKind({ version: 5, vin: SPENT, vout: [], ...fields });

  it('tells the study’s kinds, and Ironwood’s', () => {
    expect(of({ vin: COINBASE, vout: pays('tmA') })).toBe('coinbase');
    expect(of({ vin: COINBASE, vShieldedOutput: one })).toBe('shielded-coinbase');
    expect(of({ vin: COINBASE, ironwood: { actions: one } })).toBe('shielded-coinbase');
    expect(of({ vout: pays('tmA'), vShieldedOutput: [], orchard: { actions: [] } })).toBe('transparent');
    expect(of({ version: 2, vjoinsplit: one })).toBe('sprout');
    expect(of({ version: 4, vShieldedSpend: one })).toBe('sapling');
    expect(of({ vShieldedOutput: one })).toBe('sapling-v5');
    expect(of({ orchard: { actions: one } })).toBe('orchard');
    expect(of({ orchard: { actions: one }, vShieldedOutput: one })).toBe('orchard-sapling');
    expect(of({ version: 6, ironwood: { actions: one }, orchard: { actions: one } })).toBe('ironwood');
  });
});

it('an address is quiet, moderate, active, or of no class', () => {
  expect([0, 1, 10, 11, 1_000, 1_001, 100_000, 100_001].map(addressClass)).toEqual([null, 'quiet', 'quiet', 'moderate', 'moderate', 'active', 'active', null]);
});

/** A chain in memory: block h has the transactions `h-0`, `h-1`, … that `at` gives. */
function chainOf(at: (height: number) => NodeTransaction[], histories: Readonly<Record<string, number>>): ChainReader & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    call: (method, [first]) => {
      asked.push(`${method} ${JSON.stringify(first ?? null)}`);
      if (method === 'getblock') return Promise.resolve({ tx: at(Number(first)).map((_, index) => `${String(first)}-${String(index)}`) });
      if (method === 'getinfo') return Promise.resolve({ subversion: '/Zebra:test/' });
      if (method === 'getaddresstxids') return Promise.resolve(Array.from({ length: histories[(first as { addresses: string[] }).addresses[0] ?? ''] ?? 0 }));
      const [height = 0, index = 0] = String(first).split('-').map(Number);
      return Promise.resolve(at(height)[index]);
    },
  };
}

const request = { firstHeight: 280, lastHeight: 1279, seed: 20_261_009, signal: new AbortController().signal };

describe('selectFixtures', () => {
  const coinbase: NodeTransaction = { version: 4, vin: COINBASE, vout: pays('tmMiner') };
  const sapling: NodeTransaction = { version: 4, vin: SPENT, vout: pays('tmQuiet', 'tmHuge'), vShieldedOutput: one };

  it('visits the generator’s heights and transactions, and keeps the first of each kind and class', async () => {
    const chain = chainOf(() => [coinbase, sapling], { tmMiner: 5_000, tmQuiet: 3, tmHuge: 200_000 });
    const found = await selectFixtures({ node: chain, ...request });
    const generator = new SplitMix64(20_261_009n);
    const visited = Array.from({ length: 600 }, () => {
      const height = 280 + generator.below(1000);
      return { height, index: generator.below(2) };
    });
    const firstOf = (index: number): { height: number; txid: string } => {
      const height = visited.find((visit) => visit.index === index)?.height ?? 0;
      return { height, txid: `${String(height)}-${String(index)}` };
    };
    expect(found).toEqual({
      seed: 20_261_009, firstHeight: 280, lastHeight: 1279, blocksVisited: 600, node: '/Zebra:test/',
      transactions: [{ kind: 'coinbase', ...firstOf(0), txVersion: 4 }, { kind: 'sapling', ...firstOf(1), txVersion: 4 }],
      addresses: [{ class: 'quiet', address: 'tmQuiet', transactions: 3 }, { class: 'active', address: 'tmMiner', transactions: 5_000 }],
      missing: [...TRANSACTION_KINDS.filter((kind) => kind !== 'coinbase' && kind !== 'sapling'), 'moderate'],
    });
    expect(chain.asked.filter((text) => text.startsWith('getaddresstxids'))).toEqual(expect.arrayContaining([`getaddresstxids ${JSON.stringify({ addresses: ['tmMiner'], start: 280, end: 1279 })}`]));
    expect(chain.asked.filter((text) => text.startsWith('getaddresstxids'))).toHaveLength(3);
  });

  it('ends as soon as all are met', async () => {
    const each: NodeTransaction[] = [
      { ...coinbase, vout: pays('a', 'b', 'c') }, { version: 5, vin: SPENT, vout: [] }, { version: 2, vin: SPENT, vout: [], vjoinsplit: one }, sapling, { ...sapling, version: 5 },
      { version: 5, vin: SPENT, vout: [], orchard: { actions: one } }, { version: 5, vin: SPENT, vout: [], orchard: { actions: one }, vShieldedSpend: one },
      { version: 6, vin: SPENT, vout: [], ironwood: { actions: one } }, { version: 6, vin: COINBASE, vout: [], vShieldedOutput: one },
    ];
    const found = await selectFixtures({ node: chainOf(() => each, { a: 1, b: 11, c: 1_001 }), ...request });
    expect(found.missing).toEqual([]);
    expect(found.blocksVisited).toBeLessThan(200);
    expect(found.transactions.map(({ kind }) => kind)).toEqual(TRANSACTION_KINDS);
  });

  it('ends when it is told to', async () => {
    const cause = new Error('interrupted');
    await expect(selectFixtures({ node: chainOf(() => [coinbase], {}), ...request, signal: AbortSignal.abort(cause) })).rejects.toBe(cause);
  });
});
