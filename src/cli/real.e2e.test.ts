import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Pins } from '../model/generated/types.ts';
import { skipReason } from '../run/testing/real-stack.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

const skipped = skipReason(process.env, ['zebrad-6.4.2', 'zainod-0.10.1', 'ztreamerd-0.2.1']);
const embedded = JSON.parse(readFileSync(`${ROOT}/workloads/pins.json`, 'utf8')) as Pins;

let test: ProgramTest;
beforeEach(() => (test = new ProgramTest()));
afterEach(async () => {
  const left = [...(await test.processesAfter(15_000)), ...(await test.temporaryFoldersAfter(15_000))];
  test.remove();
  expect(left).toEqual([]);
});

/** A plan of embedded variants on the regtest state, with pins that `change` may spoil. */
function plan(variants: readonly string[], change: (pins: Pins) => void = () => undefined): void {
  writePlanFiles(test, {
    variants: {},
    plan: { variants: [...variants], snapshot: 'regtest' },
    pins: (pins) => {
      pins.variants = structuredClone(embedded.variants);
      const { regtest } = pins.snapshots;
      if (regtest?.source.kind === 'path') regtest.source.path = `${ROOT}/${regtest.source.path}`;
      change(pins);
    },
  });
}

const bundleOf = (run: string): Bundle => test.json('out', 'runs', run, 'bundle.json') as Bundle;

async function untilJournal(run: string, text: string): Promise<void> {
  const file = test.path('out', 'runs', run, 'events.ndjson');
  for (const end = Date.now() + 120_000; !(existsSync(file) && readFileSync(file, 'utf8').includes(text)); await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (Date.now() > end) throw new Error(`never in the journal: ${text}`);
  }
}

function pidOf(program: string): number {
  const found = test.processes().find(({ command }) => command.includes(program));
  if (found === undefined) throw new Error(`${program} does not run: ${test.processes().map(({ command }) => command).join('; ')}`);
  return found.pid;
}

describe.skipIf(skipped !== '')(`run with real programs ${skipped}`, { timeout: 240_000 }, () => {
  it('measures an indexer on a frozen node and one with a node inside, and keeps evidence that verify recomputes', async () => {
    plan(['zaino-0.10.1', 'ztreamer-0.2.1']);
    const { exitCode, stdout } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/zaino-0\.10\.1[\s\S]*ztreamer-0\.2\.1/);
    const [zaino, ztreamer] = ['zaino-0.10.1-r1-a1', 'ztreamer-0.2.1-r1-a1'].map(bundleOf);
    expect(zaino?.node?.binary.file).toBe('zebrad-6.4.2');
    expect(zaino?.stateCopies.map(({ role }) => role)).toEqual(['node']);
    expect(ztreamer?.stateCopies.map(({ role }) => role).sort()).toEqual(['node', 'target']);
    expect(ztreamer?.frozen.map(({ role, after }) => [role, after?.height])).toEqual([['node', 12_003], ['target', 12_003]]);
    for (const bundle of [zaino, ztreamer]) {
      expect(bundle).toMatchObject({ outcome: { kind: 'complete' }, stateUnchanged: true, buildProfile: 'unknown' });
      expect(JSON.stringify([bundle?.launch, bundle?.node])).not.toContain(test.folder);
    }
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });

  it('names the node in a bundle that failed, where that is killed while the indexer serves', async () => {
    plan(['zaino-0.10.1']);
    const running = test.start(['run', 'plan.json', '--out', 'out']);
    await untilJournal('zaino-0.10.1-r1-a1', '"stage":"checking payloads"');
    process.kill(pidOf('zebrad-6.4.2'), 'SIGKILL');
    expect((await running).exitCode).toBe(4);
    expect(bundleOf('zaino-0.10.1-r1-a1').outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_EXITED', message: expect.stringMatching(/^zebra-6\.4\.2: ended during its run/) as string });
  });

  it('says how far the index was, in a bundle that failed, where the indexer is killed while it builds', async () => {
    plan(['zaino-0.10.1']);
    const running = test.start(['run', 'plan.json', '--out', 'out']);
    await untilJournal('zaino-0.10.1-r1-a1', '"stage":"building the index"');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    process.kill(pidOf('zainod-0.10.1'), 'SIGKILL');
    expect((await running).exitCode).toBe(4);
    expect(bundleOf('zaino-0.10.1-r1-a1').outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_EXITED', message: expect.stringMatching(/^zaino-0\.10\.1: .*SIGKILL.*the index was at: /) as string });
  });

  it('leaves no process of the stack where it is killed itself', async () => {
    plan(['ztreamer-0.2.1']);
    const running = test.start(['run', 'plan.json', '--out', 'out']);
    await untilJournal('ztreamer-0.2.1-r1-a1', '"stage":"building the index"');
    running.kill('SIGKILL');
    await running;
  });
});

describe.skipIf(skipped !== '')(`run refuses before anything starts ${skipped}`, { timeout: 60_000 }, () => {
  const refusals: [string, (pins: Pins) => void, RegExp][] = [
    ['the state of a newer format', ({ snapshots: { regtest } }) => void (regtest?.kind === 'node-state' && (regtest.stateVersion = 'v30')), /INPUT_INCONSISTENT: pin crate:zebrad@6\.4\.2: opens states of the format v28; the snapshot is of the format v30/],
    ['the state of another network', ({ snapshots: { regtest } }) => void (regtest?.kind === 'node-state' && (regtest.network = 'testnet')), /SNAPSHOT_CONTENT: .*regtest/],
    ['a Mainnet state beyond the end of a version’s support', ({ snapshots: { regtest } }) => void (regtest?.kind === 'node-state' && ((regtest.network = 'mainnet'), (regtest.tipHeight = 3_600_000))), /INPUT_INCONSISTENT: pin crate:zebrad@6\.4\.2: this version’s support on Mainnet ends at height 3540768.*3600000/],
    ['a program that is absent', ({ variants }) => void (variants['zebra-6.4.2'] = { ...embedded.variants['zebra-6.4.2']!, pin: 'path:/nowhere/zebrad' }), /\/nowhere\/zebrad/],
    ['an indexer without a node', ({ variants }) => void delete variants['zaino-0.10.1']!.node, /INPUT_INCONSISTENT: variant zaino-0\.10\.1#\/node: zaino needs a node beside it/],
    ['a snapshot that is no node’s state', ({ snapshots }) => void (snapshots['regtest'] = { ...snapshots['demo']!, source: { kind: 'path', path: `${ROOT}/fixtures/demo/regtest-12003.tar.gz` } }), /INPUT_INCONSISTENT: variant zaino-0\.10\.1: zaino starts from a snapshot of the kind node-state/],
  ];
  it.each(refusals)('%s', async (_name, change, text) => {
    plan(['zaino-0.10.1'], change);
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).toMatch(text);
    expect([2, 3]).toContain(exitCode);
    expect(stderr).toContain('next: ');
  });
});
