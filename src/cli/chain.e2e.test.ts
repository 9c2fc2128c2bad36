import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../model/document.ts';
import type { NodeStateSnapshot } from '../model/generated/types.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

const FOLDER = (process.env['INDEXBENCH_BIN'] ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'zebrad-6.4.2')));
const HAS_ZSTD = spawnSync('zstd', ['--version']).status === 0;
const test = new ProgramTest();

afterAll(async () => {
  const left = await test.processesAfter(5_000);
  const files = readdirSync(test.folder).filter((name) => name.startsWith('.'));
  test.remove();
  expect(left).toEqual([]);
  expect(files).toEqual([]);
});

/** The pins that ship, with this one besides. */
function writePins(pins: Readonly<Record<string, NodeStateSnapshot>>): void {
  const shipped = parseDocument('Pins', readFileSync(join(ROOT, 'workloads', 'pins.json'), 'utf8'), 'pins.json');
  writeFileSync(test.path('pins.json'), JSON.stringify({ version: 1, snapshots: { ...shipped.snapshots, ...pins }, variants: shipped.variants }));
}

const why = FOLDER === undefined ? 'INDEXBENCH_BIN holds no zebrad-6.4.2' : HAS_ZSTD ? '' : 'there is no program zstd';

describe(`chain grow${why === '' ? '' : ` (skipped: ${why})`}`, { timeout: 180_000 }, () => {
  it.skipIf(why !== '')('mines with the real zebrad, packs what it left, and another one goes on from there', async () => {
    const grown = await test.run('chain', 'grow', '--blocks', '61', '--shielded-every', '61', '--out', 'small.tar.zst');
    expect(grown).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('mined 60 of 61 blocks') as unknown });
    const pins = JSON.parse(grown.stdout) as Record<string, NodeStateSnapshot>;
    const pin = pins['small'];
    expect(pin).toMatchObject({ kind: 'node-state', network: 'regtest', tipHeight: 61, stateVersion: 'v28', archiveBytes: readFileSync(test.path('small.tar.zst')).length, activationHeights: { 'NU6.3': 2 } });
    writePins(pins);
    expect(await test.run('snapshot', 'restore', 'small', 'restored', '--pins', 'pins.json')).toMatchObject({ exitCode: 0, stdout: `small: restored into restored, tip 61 ${pin?.tipHash ?? ''}` });
    expect((await test.run('snapshot', 'verify', 'small', 'restored', '--pins', 'pins.json')).stdout).toContain('(as pinned)');
    // The node itself tells height and hash of the state that it opens.
    expect(await tipOf(test.path('restored'))).toMatchObject({ height: 61, hash: pin?.tipHash, saplingOutputs: 1 });
  });

  it.skipIf(why !== '').each(['SIGINT', 'SIGKILL'] as const)('leaves nothing when %s ends it', async (signal) => {
    const run = test.start(['chain', 'grow', '--blocks', '50000', '--shielded-every', '0', '--out', 'ended.tar.zst']);
    const mines = (): boolean => test.processes().some(({ command }) => command.includes('zebrad.toml start'));
    for (const end = Date.now() + 60_000; !mines() && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mines()).toBe(true);
    run.kill(signal);
    const { exitCode, stderr } = await run;
    if (signal === 'SIGINT') expect({ exitCode, stderr }).toMatchObject({ exitCode: 130, stderr: expect.stringContaining('error INTERRUPTED: interrupted while the chain grew\n  next: Run it again; nothing was kept.') as unknown });
    expect(await test.processesAfter(30_000)).toEqual([]);
    // The watchdog removes folders after the processes.
    const left = (): string[] => readdirSync(test.folder).filter((name) => name.includes('ended'));
    for (const end = Date.now() + 15_000; left().length > 0 && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(left()).toEqual([]);
  });

  it('refuses what cannot be, before it starts anything', async () => {
    writeFileSync(test.path('there'), '');
    const run = (...args: string[]) => test.run('chain', 'grow', ...args);
    const [zero, filled, node] = await Promise.all([run('--blocks', '0', '--out', 'x'), run('--blocks', '1', '--out', 'there'), run('--blocks', '1', '--out', 'x', '--node', 'zebr')]);
    expect(zero).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error USAGE: --blocks: "0" is no whole number from 1 to 1000000') as unknown });
    expect(filled).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`error OUTPUT_EXISTS: ${test.path('there')}`) as unknown });
    expect(node).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('unknown variant "zebr"') as unknown });
  });
});

/** What a zebrad says that is started on a state. */
async function tipOf(stateFolder: string): Promise<{ height: number; hash: string; saplingOutputs: number }> {
  const { MiningNode } = await import('../run/grow/mining-node.ts');
  const { systemOf } = await import('../systems/registry.ts');
  const { probeProc } = await import('../host/process-group/proc.ts');
  const { thisHost } = await import('../host/process-group/group-host.ts');
  const { mkdirSync } = await import('node:fs');
  const pins = parseDocument('Pins', readFileSync(test.path('pins.json'), 'utf8'), 'pins.json');
  const [pin, chain] = [pins.variants['zebra-6.4.2'], pins.snapshots['small']];
  const probe = probeProc(thisHost());
  if (pin === undefined || chain?.kind !== 'node-state' || !probe.works) throw new Error('the pins lack what is needed');
  const variant = { name: 'zebra-6.4.2', pin };
  const signal = AbortSignal.timeout(60_000);
  const program = await systemOf(variant).obtain(pin, { programFolders: [FOLDER ?? ''], toolFolders: [], cacheFolder: test.path('cache'), buildEnvironment: {}, packageRoot: ROOT, workingFolder: test.folder, signal, onProgress: () => undefined, startGuard: () => Promise.reject(new Error('nothing is built here')) });
  mkdirSync(test.path('node'));
  const node = await MiningNode.start({ variant, program, backend: probe.backend, chain, stateFolder, workFolder: test.path('node'), packageRoot: ROOT, signal });
  try {
    const { blocks, bestblockhash } = await node.rpc.blockchainInfo();
    const { trees } = (await node.rpc.block(61, 1)) as { trees: { sapling?: { size: number } } };
    return { height: blocks, hash: bestblockhash, saplingOutputs: trees.sapling?.size ?? 0 };
  } finally {
    await node.stop();
  }
}
