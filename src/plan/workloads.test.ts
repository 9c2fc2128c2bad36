import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument, validateDocument } from '../model/document.ts';
import type { ChainFixtures, Plan, PlanFile, Snapshot } from '../model/generated/types.ts';
import { withFixtures } from './chain-fixtures.ts';
import { resolvePlan } from './resolve.ts';
import { compileSchedule, rangeStarts } from './schedule.ts';

const shipped = (path: string): string => readFileSync(new URL(`../../workloads/${path}`, import.meta.url), 'utf8');
const PINS = parseDocument('Pins', shipped('pins.json'), 'pins.json');
const DEMO = PINS.snapshots['demo'] as Snapshot;

/** A shipped workload on the demo snapshot, or one of other heights, with the given drivers. */
function planOf(workload: string, drivers: string[], heights: Partial<Pick<Snapshot, 'firstHeight' | 'tipHeight'>> = {}): Plan {
  const planFile: PlanFile = { ...parseDocument('PlanFile', shipped('plans/demo.json'), 'demo.json'), workload };
  return resolvePlan({
    planFile,
    pins: { ...PINS, snapshots: { demo: { ...DEMO, ...heights } } },
    workload: parseDocument('Workload', shipped(`${workload}.json`), workload),
    gates: null,
    overrides: { drivers },
    files: { plan: 'plan', pins: 'pins', workload: 'workload', gates: 'gates' },
  });
}

const named = (plan: Plan, id: string): Plan['scenarios'][number] => {
  const found = plan.scenarios.find(({ scenario }) => scenario.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('the reference study’s scenarios', () => {
  const study = planOf('serving', ['native', 'ghz', 'ghz-as-published'], { firstHeight: 280_000, tipHeight: 4_382_897 });

  it('are 25: 12 of latency, 4 of ranges, 8 of scaling, one download', () => {
    const methods = study.scenarios.map(({ scenario }) => `${scenario.method} x${String(scenario.clients)} ${scenario.requests.kind}`);
    expect(methods).toHaveLength(25);
    expect(methods.slice(0, 12).every((text) => text.includes(' x1 '))).toBe(true);
    expect(study.scenarios.slice(0, 12).map(({ scenario }) => [scenario.warmupRequests, scenario.stop])).toEqual(Array(12).fill([50, { kind: 'count', requests: 1000, minimumSeconds: 2.2 }]));
    expect(study.scenarios.slice(12, 16).map(({ scenario: { requests, stop } }) => [requests, stop.kind === 'count' ? stop.requests : null])).toEqual(
      ([[100, 1000], [1000, 300], [10_000, 100], [100_000, 10]] as const).map(([blocks, requests]) => [{ kind: 'ranges', blocks, offset: blocks }, requests]));
    expect(study.scenarios.slice(16, 24).map(({ scenario: { clients, connections, stop } }) => [clients, connections, stop])).toEqual(
      [1, 1, 8, 8, 32, 32, 128, 128].map((clients) => [clients, clients, { kind: 'window', seconds: 30 }]));
  });

  it('are on the study’s heights', () => {
    expect(study.scenarios.every(({ firstHeight, lastHeight }) => firstHeight === 280_000 && lastHeight === 4_382_797)).toBe(true);
    expect(rangeStarts(named(study, 'GetBlockRange-100'), 100)).toBe(4_102_699);
    const sync = compileSchedule(named(study, 'sync'));
    expect(sync.requestsInPass).toBe(411);
    expect(sync.at(410)).toEqual({ kind: 'range', start: 4_380_000, end: 4_382_797 });
    expect(compileSchedule(named(study, 'GetBlockRange-1000-x8')).at(0)).toEqual({ kind: 'range', start: 280_008, end: 281_007 });
  });

  it('do not fit a small chain, and the message says so', () => {
    expect(() => planOf('serving', ['native'])).toThrow('ranges of 100000 blocks do not fit into a snapshot of 11903 blocks');
    expect(() => planOf('serving', ['native'], { tipHeight: 90 })).toThrow('100 blocks below the tip, 90, nothing is left');
  });
});

describe('the scenarios for the regtest chain', () => {
  it('are the same 25, of the chain’s size', () => {
    const [small, study] = [planOf('serving-regtest', ['native', 'ghz']), planOf('serving', ['native', 'ghz'], { firstHeight: 280_000, tipHeight: 4_382_897 })];
    const kinds = (plan: Plan): string[] => plan.scenarios.map(({ scenario }) => `${scenario.method} x${String(scenario.clients)} ${scenario.requests.kind}`);
    expect(kinds(small)).toEqual(kinds(study));
    expect(small.scenarios.every(({ lastHeight }) => lastHeight === 11_903)).toBe(true);
    expect(small.scenarios.filter(({ scenario }) => scenario.drivers?.includes('ghz')).map(({ scenario }) => scenario.id)).toEqual([
      'GetBlockRange-100', 'GetBlockRange-1000', 'GetBlockRange-5000', 'GetBlockRange-10000', 'GetBlockRange-1000-x1', 'GetBlock-x1', 'GetBlockRange-1000-x32', 'GetBlock-x32', 'sync',
    ]);
  });

  it('without a driver that does it a scenario is left out of the plan', () => {
    expect(planOf('serving-regtest', ['ghz']).scenarios).toHaveLength(9);
    expect(() => planOf('serving-regtest', ['ghz-as-published'])).toThrow('none of the scenarios is measured with ghz-as-published');
  });
});

describe('the shipped plans for real systems', () => {
  it.each(['regtest', 'golden', 'nodelay', 'testnet'])('%s names what there is, and fits its snapshot', (name) => {
    const planFile = parseDocument('PlanFile', shipped(`plans/${name}.json`), name);
    const plan = validateDocument('Plan', resolvePlan({
      planFile, pins: PINS, workload: parseDocument('Workload', shipped(`${planFile.workload ?? ''}.json`), name), gates: null, overrides: {}, files: { plan: 'plan', pins: 'pins', workload: 'workload', gates: 'gates' },
    }), name);
    expect(plan.variants.map((variant) => variant.name)).toEqual(planFile.variants);
    expect(plan.variants.filter(({ pin }) => pin.system !== 'zebra').every(({ node }) => node?.name === 'zebra-6.4.2')).toBe(true);
  });

  it('golden is regtest with six scenarios', () => {
    const [golden, regtest] = (['golden', 'regtest'] as const).map((name) => parseDocument('PlanFile', shipped(`plans/${name}.json`), name));
    const { id, description, scenarios, deadlineSeconds, ...rest } = golden as PlanFile;
    expect(scenarios).toHaveLength(6);
    expect(regtest).toEqual({ ...rest, id: 'regtest', description: regtest?.description, deadlineSeconds: regtest?.deadlineSeconds });
    expect([id, description === regtest?.description, deadlineSeconds === regtest?.deadlineSeconds]).toEqual(['golden', false, false]);
  });

  it('only the diagnostic changes a program from outside', () => {
    expect(Object.entries(PINS.variants).filter(([, { preload }]) => preload !== undefined).map(([name]) => name)).toEqual(['zaino-0.10.1-nodelay']);
  });
});

describe('what requests name', () => {
  const plan = planOf('serving-regtest', ['native', 'ghz']);
  const txid = (digit: string): string => digit.repeat(64);
  const found: ChainFixtures = {
    seed: 20_261_009, firstHeight: 1, lastHeight: 11_903, blocksVisited: 600, node: '/Zebra:6.4.2/',
    transactions: [{ kind: 'shielded-coinbase', txid: txid('b'), height: 7, txVersion: 5 }, { kind: 'coinbase', txid: txid('a'), height: 9, txVersion: 4 }],
    addresses: [{ class: 'active', address: 'tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV', transactions: 11_800 }],
    missing: ['transparent', 'quiet'],
  };

  it('stands in the plan, in the order of the kinds, and decides the schedule’s digest', () => {
    const filled = withFixtures(plan, found);
    expect(filled.scenarios).toHaveLength(25);
    expect(named(filled, 'GetTransaction').txids).toEqual([txid('a'), txid('b')]);
    const schedule = compileSchedule(named(filled, 'GetTransaction'));
    expect([0, 1, 2].map((i) => schedule.at(i))).toEqual([txid('a'), txid('b'), txid('a')].map((id) => ({ kind: 'transaction', txid: id })));
    expect(compileSchedule(named(filled, 'GetAddressUtxos')).at(5)).toEqual({ kind: 'address-outputs', address: found.addresses[0]?.address, start: 1 });
    expect(named(filled, 'GetTransaction').scheduleSha256).not.toBe(named(plan, 'GetTransaction').scheduleSha256);
    expect(named(filled, 'GetBlock')).toEqual(named(plan, 'GetBlock'));
    const other = withFixtures(plan, { ...found, transactions: found.transactions.slice(0, 1) });
    expect(named(other, 'GetTransaction').scheduleSha256).not.toBe(named(filled, 'GetTransaction').scheduleSha256);
    expect(filled).toMatchObject({ fixtures: found, leftOut: [] });
  });

  it('where none was found the scenario is left out, with the reason', () => {
    const filled = withFixtures(plan, { ...found, addresses: [] });
    expect(filled.scenarios).toHaveLength(23);
    expect(filled.leftOut).toEqual(['GetTaddressBalance', 'GetAddressUtxos'].map((scenario) => ({ scenario, reason: 'it names addresses of the chain, of which none was found in 600 blocks' })));
  });

  it('where nothing could select them, too', () => {
    const filled = withFixtures(plan, { unavailable: 'the plan runs no node' });
    expect(filled.leftOut).toHaveLength(3);
    expect(filled.leftOut[0]).toEqual({ scenario: 'GetTransaction', reason: 'it names transactions of the chain, which could not be selected: the plan runs no node' });
    expect(filled.fixtures).toBeNull();
    const only = { ...plan, scenarios: [named(plan, 'GetTransaction')] };
    expect(() => withFixtures(only, { unavailable: 'x' })).toThrow('no scenario is left');
  });
});
