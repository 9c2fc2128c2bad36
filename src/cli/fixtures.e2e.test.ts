import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, Measurements, Payloads, Plan, PlanFile } from '../model/generated/types.ts';
import { ProgramTest } from './testing/program.ts';

const FOLDERS = (process.env['INDEXBENCH_BIN'] ?? '').split(delimiter).filter((folder) => folder !== '');
const hasNode = FOLDERS.some((folder) => existsSync(join(folder, 'zebrad-6.4.2')));

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

function writePlan(changes: Partial<PlanFile>): void {
  const plan: PlanFile = {
    version: 1, id: 'fixtures', description: 'requests that name what is on the chain', snapshot: 'regtest', variants: ['zebra-6.4.2'], workload: 'serving-regtest',
    scenarios: ['GetTransaction', 'GetTaddressBalance', 'GetSubtreeRoots-sapling-10'], drivers: ['native'], repeats: 1, ...changes,
  };
  writeFileSync(test.path('plan.json'), JSON.stringify(plan));
}

describe.skipIf(!hasNode)(`transactions and addresses of a real chain${hasNode ? '' : ' (no zebrad-6.4.2 in INDEXBENCH_BIN)'}`, { timeout: 240_000 }, () => {
  it('are selected by its node, stand in the plan, and are what is asked for', async () => {
    writePlan({});
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode, stderr).toBe(0);
    const plan = test.json('out', 'runs', 'zebra-6.4.2-r1-a1', 'plan.json') as Plan;
    const miner = 'tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV';
    expect(plan.fixtures).toMatchObject({
      seed: 20_261_009, firstHeight: 1, lastHeight: 11_903, blocksVisited: 600, node: '/Zebra:6.4.2/',
      transactions: [
        { kind: 'coinbase', txid: 'd7e45e9ca78690d91562bfb6ecca8d6c692e521484d15e43a576e1ef7ae499d0', height: 6371 },
        { kind: 'shielded-coinbase', txid: 'f5c0f69968a99853ebcfb7bbac4735da9c6c3544c6f882ee60d9010e23c1278c', height: 10_100 },
      ],
      addresses: [{ class: 'active', address: miner, transactions: 11_643 }],
    });
    expect(plan.scenarios.map(({ scenario, txids, addresses }) => [scenario.id, txids?.length, addresses])).toEqual([['GetSubtreeRoots-sapling-10', undefined, undefined], ['GetTransaction', 2, undefined], ['GetTaddressBalance', undefined, [miner]]]);
    const { answers = [] } = test.json('out', 'runs', 'zebra-6.4.2-r1-a1', 'payloads.json') as Payloads;
    expect(answers.map(({ scenario, requests, changed, failed }) => [scenario, requests, changed, failed])).toEqual([['GetSubtreeRoots-sapling-10', 1, 0, null], ['GetTransaction', 2, 0, null], ['GetTaddressBalance', 1, 0, null]]);
    const { measurements } = test.json('out', 'runs', 'zebra-6.4.2-r1-a1', 'measurements.json') as Measurements;
    expect(measurements.every(({ state, sums, work }) => state.kind === 'measured' && sums?.ok === sums?.calls && work.fields.validation === 'answers')).toBe(true);
    expect((test.json('out', 'runs', 'zebra-6.4.2-r1-a1', 'bundle.json') as Bundle).outcome).toEqual({ kind: 'complete' });
    expect((test.json('out', 'comparison.json') as Comparison).plans[0]?.notFound).toContain('moderate');
    expect(stderr).toContain('not found: transparent, sprout');
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });
});

describe('a snapshot without a node', { timeout: 90_000 }, () => {
  it('leaves out what names transactions, and says so', async () => {
    writePlan({ snapshot: 'demo', variants: ['reference'], scenarios: ['GetTransaction', 'GetSubtreeRoots-sapling-10'] });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode, stderr).toBe(0);
    const said = 'GetTransaction is not measured: it names transactions of the chain, which could not be selected: the snapshot holds no state of a node';
    expect(stderr).toContain(said);
    const { plans, rows } = test.json('out', 'comparison.json') as Comparison;
    expect(plans[0]?.leftOut).toEqual([{ scenario: 'GetTransaction', reason: said.slice('GetTransaction is not measured: '.length) }]);
    expect(rows.map(({ scenario }) => scenario)).toEqual(['GetSubtreeRoots-sapling-10']);
  });
});
