import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { METHODS } from '../protocol/method.ts';
import { withClient } from './fixtures/client.ts';
import type { Block } from './fixtures/client.ts';
import { makeTestFolder, restoreDemo } from './fixtures/demo-chain.ts';
import { ReferenceLauncher } from './fixtures/reference-process.ts';
import type { ReferenceProcess } from './fixtures/reference-process.ts';

const run = promisify(execFile);
const folder = makeTestFolder();
const launcher = new ReferenceLauncher(folder.path);
const launch = (...args: string[]): ReferenceProcess => launcher.launch(...args);

beforeAll(() => restoreDemo(folder.path));
afterEach(() => launcher.killAll());
afterAll(folder.remove);

const thousand = { start: { height: 1_001 }, end: { height: 2_000 } };

/** Write calls of a process so far, as the kernel counts them. */
function writeCalls(reference: ReferenceProcess): number {
  const count = /syscw: (\d+)/.exec(readFileSync(`/proc/${String(reference.child.pid)}/io`, 'utf8'))?.[1];
  if (count === undefined) throw new Error('the kernel gives no count of write calls');
  return Number(count);
}

/**
 * Write calls that one range of 500 blocks takes: it fits the smallest window, so that the client's pace has no part in it. The fewest of
 * several, since the kernel counts all threads of the process, which also wake each other by write calls.
 */
async function writesOfRange(reference: ReferenceProcess): Promise<number> {
  return withClient(await reference.address(), async (client) => {
    const counts: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await client.unary('GetLatestBlock', {});
      const before = writeCalls(reference);
      const range = { start: { height: 1_001 }, end: { height: 1_500 } };
      expect((await client.stream<Block>('GetBlockRange', range)).messages).toHaveLength(500);
      counts.push(writeCalls(reference) - before);
    }
    return Math.min(...counts);
  });
}

/** The slowest of 25 unary calls in a row, in milliseconds. */
async function slowestCallMs(reference: ReferenceProcess): Promise<number> {
  return withClient(await reference.address(), async (client) => {
    let slowest = 0;
    for (let i = 0; i < 25; i += 1) {
      const startMs = performance.now();
      await client.unary('GetBlock', { height: 100 + i });
      if (i > 0) slowest = Math.max(slowest, performance.now() - startMs);
    }
    return slowest;
  });
}

describe('the reference program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says what it loads and that it is ready, serves, and ends well on %s', async (signal) => {
    const reference = launch();
    const ready = (await reference.waitFor(/^\{"ready".*\}$/m))[0];
    expect(JSON.parse(ready)).toEqual({ ready: true, address: expect.stringMatching(/^127\.0\.0\.1:\d+$/) as string, blocks: 12_003, tipHeight: 12_003 });
    expect(reference.output).toMatch(/^load: compact-blocks\/shielded\.pb, heights 1 to 12003/m);
    await withClient(await reference.address(), async (client) => {
      expect((await client.unary<Block>('GetBlock', { height: 7 })).messages[0]?.height).toBe(7);
      reference.child.kill(signal);
      expect(await reference.ended).toBe(0);
    });
  });

  it('also as the null server', async () => {
    const reference = launch('--null');
    await withClient(await reference.address(), async (client) => {
      expect((await client.stream<Block>('GetBlockRange', thousand)).messages).toHaveLength(1_000);
    });
    reference.child.kill('SIGTERM');
    expect(await reference.ended).toBe(0);
  });

  it('refuses bad flags with code 2, a missing chain with code 2', async () => {
    const flags = launch('--profile', 'fast');
    expect(await flags.ended).toBe(2);
    expect(flags.output).toContain('unknown profile "fast"');
    const absent = launch('--chain', join(folder.path, 'absent'));
    expect(await absent.ended).toBe(2);
    expect(absent.output).toContain('INPUT_NOT_FOUND');
  });

  it('ends with code 3 where its port is taken', async () => {
    const first = launch();
    const address = await first.address();
    const second = launch('--listen', address);
    expect(await second.ended).toBe(3);
    expect(second.output).toContain(`port ${address.split(':')[1] ?? ''} is already in use`);
  });

  it('writes a range in few socket writes, and unbatched one a message at least', async () => {
    expect(await writesOfRange(launch())).toBeLessThan(50);
    expect(await writesOfRange(launch('--unbatched'))).toBeGreaterThanOrEqual(500);
  });

  it('waits for acknowledgements only where Nagle’s algorithm is left on', async () => {
    expect(await slowestCallMs(launch('--unbatched'))).toBeGreaterThan(35);
  });
});

/** The ghz program from PATH or INDEXBENCH_BIN. */
function findGhz(): string | null {
  const folders = [process.env['INDEXBENCH_BIN'] ?? '', ...(process.env['PATH'] ?? '').split(delimiter)].filter((entry) => entry !== '');
  return folders.map((entry) => join(entry, 'ghz')).find((path) => existsSync(path)) ?? null;
}

describe.skipIf(findGhz() === null)('ghz', () => {
  const proto = fileURLToPath(new URL('../protocol/proto/', import.meta.url));

  interface GhzReport {
    readonly count: number;
    readonly statusCodeDistribution: Record<string, number>;
  }

  async function ghz(address: string, path: string, data: object): Promise<GhzReport> {
    const args = ['--insecure', '--proto', join(proto, 'service.proto'), '-i', proto, '--call', path.slice(1), '-d', JSON.stringify(data), '-c', '4', '-n', '40', '-O', 'json'];
    const { stdout } = await run(findGhz() ?? '', [...args, address]);
    return JSON.parse(stdout) as GhzReport;
  }

  it.each([[['--profile', 'full']], [['--unbatched']], [['--null']]])('gets everything right with %j', async (flags) => {
    const address = await launch(...flags).address();
    for (const [path, data] of [
      [METHODS.GetLightdInfo.path, {}],
      [METHODS.GetLatestBlock.path, {}],
      [METHODS.GetBlock.path, { height: 77 }],
      [METHODS.GetBlockRange.path, thousand],
    ] as const) {
      expect(await ghz(address, path, data)).toMatchObject({ count: 40, statusCodeDistribution: { OK: 40 } });
    }
  });
});
