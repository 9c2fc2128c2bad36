import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import type { Scenario } from '../../model/generated/types.ts';
import { driverFlagsOf } from '../driver-flags.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import { driveNative } from '../native/native-drive.ts';
import { readRawSamples } from '../raw-samples.ts';
import { testingFolder, testingOrder, testingPlan } from '../testing-order.ts';
import { startTestingServer } from '../testing-server.ts';
import type { Behaviour, TestingServer } from '../testing-server.ts';
import { findGhz } from './find-ghz.ts';
import type { GhzMode } from './ghz-arguments.ts';
import { driveGhz } from './ghz-drive.ts';
import type { GhzLaunch, GhzLauncher } from './ghz-drive.ts';
import { PROTO_FOLDER, ghzForTests, launchPlainly } from './testing-launcher.ts';

const program = await ghzForTests(process.env);
const folder = testingFolder();
afterAll(folder.remove);

const servers: TestingServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(behave?: Behaviour): Promise<TestingServer> {
  const server = await startTestingServer(behave === undefined ? {} : { behave });
  servers.push(server);
  return server;
}

interface Run {
  readonly mode?: GhzMode;
  readonly changes?: Partial<DriveOrder>;
  readonly launch?: GhzLauncher;
  readonly signal?: AbortSignal;
  readonly onMeasuredStart?: () => void;
}

async function ghz(port: number, scenario: Partial<Scenario>, run: Run = {}): Promise<DriveResult> {
  const { mode = 'ghz' } = run;
  const planned = testingPlan(scenario);
  const result = await driveGhz(testingOrder(port, folder.path, planned, run.changes), {
    mode,
    program: program ?? { path: 'ghz', version: '', isPinnedVersion: false },
    protoFolder: PROTO_FOLDER,
    workFolder: folder.path,
    launch: run.launch ?? launchPlainly,
    signal: run.signal ?? new AbortController().signal,
    onMeasuredStart: run.onMeasuredStart ?? (() => undefined),
  });
  // What a reviewer recomputes from the plan alone is what ghz was given.
  if (run.changes === undefined) expect(result.driverFlags).toEqual(driverFlagsOf(mode, planned));
  return result;
}

function native(port: number, scenario: Partial<Scenario>): Promise<DriveResult> {
  return driveNative(testingOrder(port, folder.path, testingPlan(scenario)), { onProgress: () => undefined, signal: new AbortController().signal });
}

const bodies = (server: TestingServer): string[] => server.requests.map(({ method, body }) => `${method} ${body}`);

const SAME_WORK: readonly { name: string; scenario: Partial<Scenario> }[] = [
  { name: 'empty', scenario: { method: 'GetLightdInfo', requests: { kind: 'empty' }, warmupRequests: 3, stop: { kind: 'count', requests: 20 } } },
  { name: 'heights, longer than their list', scenario: { method: 'GetBlock', requests: { kind: 'heights', listLength: 17, seed: 20_261_009 }, warmupRequests: 5, stop: { kind: 'count', requests: 40 } } },
  { name: 'heights, shorter than their list', scenario: { method: 'GetBlock', requests: { kind: 'heights', listLength: 500, seed: 1 }, warmupRequests: 7, stop: { kind: 'count', requests: 30 } } },
  { name: 'ranges', scenario: { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 }, warmupRequests: 4, stop: { kind: 'count', requests: 30 } } },
  { name: 'transactions', scenario: { method: 'GetTransaction', requests: { kind: 'transactions' }, warmupRequests: 2, stop: { kind: 'count', requests: 10 } } },
  ...(['GetTaddressTxids', 'GetTaddressTransactions', 'GetTaddressBalance', 'GetAddressUtxos', 'GetAddressUtxosStream'] as const).map((method) => (
    { name: `addresses, ${method}`, scenario: { method, requests: { kind: 'addresses' as const }, warmupRequests: 1, stop: { kind: 'count' as const, requests: 6 } } })),
  { name: 'subtrees of sapling', scenario: { method: 'GetSubtreeRoots', requests: { kind: 'subtrees', protocol: 'sapling', startIndex: 0, maxEntries: 10 }, stop: { kind: 'count', requests: 4 } } },
  { name: 'subtrees of ironwood', scenario: { method: 'GetSubtreeRoots', requests: { kind: 'subtrees', protocol: 'ironwood', startIndex: 3, maxEntries: 0 }, stop: { kind: 'count', requests: 4 } } },
  { name: 'download, warm-up within a pass', scenario: { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, warmupRequests: 2, stop: { kind: 'count', requests: 10 } } },
];

describe.skipIf(program === null)('ghz and native ask the same', () => {
  for (const { name, scenario } of SAME_WORK) {
    it(`${name}: same order at one client, same set at four`, async () => {
      const [forGhz, forNative] = [await serve(), await serve()];
      const byGhz = await ghz(forGhz.port, scenario);
      const byNative = await native(forNative.port, scenario);
      expect(bodies(forGhz)).toEqual(bodies(forNative));
      expect(byGhz).toMatchObject({ ok: byNative.ok, blocks: byNative.blocks, started: byNative.started, warmup: { requests: byNative.warmup.requests }, blocksChecked: false });
      const [more, moreNative] = [await serve(), await serve()];
      await ghz(more.port, { ...scenario, clients: 4, connections: 2 });
      await native(moreNative.port, { ...scenario, clients: 4, connections: 2 });
      expect(bodies(more).sort()).toEqual(bodies(moreNative).sort());
      expect(more.connections()).toBeGreaterThanOrEqual(2);
    });
  }

  it('windowed ranges, which ghz works out by a template', async () => {
    const scenario: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 8 }, warmupRequests: 3, stop: { kind: 'window', seconds: 0.5 } };
    const [forGhz, forNative] = [await serve(), await serve()];
    const byGhz = await ghz(forGhz.port, scenario);
    await native(forNative.port, scenario);
    const common = Math.min(forGhz.requests.length, forNative.requests.length);
    // Of thousands, where the machine is idle.
    expect(common).toBeGreaterThan(10);
    expect(bodies(forGhz).slice(0, common)).toEqual(bodies(forNative).slice(0, common));
    expect(byGhz).toMatchObject({ endReason: 'normal', cutOff: 0, started: byGhz.ok, blocks: byGhz.ok * 10 });
    // From ghz's first call on, before which it connects.
    expect(byGhz.window.lastEndNs).toBeGreaterThan(0.1e9);
  });

  it('a count that goes on until a time has passed: as many as a timing says', async () => {
    const server = await serve();
    let before = 0;
    const scenario: Partial<Scenario> = { method: 'GetBlock', requests: { kind: 'heights', listLength: 9, seed: 3 }, warmupRequests: 2, stop: { kind: 'count', requests: 20, minimumSeconds: 0.4 } };
    const result = await ghz(server.port, scenario, { onMeasuredStart: () => { before = server.requests.length; } });
    expect(result.started).toBeGreaterThan(20);
    expect(result.window.lastEndNs).toBeGreaterThan(0.2e9);
    expect(server.requests.length - before).toBe(result.started);
    expect(result.notes[0]).toMatch(/^The number of calls, \d+, comes from a timing/);
  });

  it('a count that a time cuts short: running calls end, and nothing is an error', async () => {
    const slowly: Behaviour = (call) => setTimeout(() => call.reply(call.messages), 100);
    const server = await serve(slowly);
    const result = await ghz(server.port, { method: 'GetBlock', requests: { kind: 'heights', listLength: 9, seed: 3 }, stop: { kind: 'count', requests: 500, maximumSeconds: 0.8 } });
    expect(result).toMatchObject({ endReason: 'normal', cutOff: 0, started: result.ok });
    expect(result.started).toBeGreaterThan(2);
    expect(result.started).toBeLessThan(20);
  });

  it('passes: whole ones, as many as a timing says', async () => {
    const server = await serve();
    let before = 0;
    const scenario: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, stop: { kind: 'passes', minimumSeconds: 0.3 } };
    const result = await ghz(server.port, scenario, { onMeasuredStart: () => { before = server.requests.length; } });
    expect(result.started % 4).toBe(0);
    expect(server.requests.length - before).toBe(result.started);
    expect(result.passes).toEqual({ complete: result.started / 4, sha256: null, digestOf: 'blocks', firstDifference: null });
    expect(result.blocks).toBe((result.started / 4) * 100);
    expect(result.notes[0]).toMatch(/^The number of passes, \d+, comes from a timing/);
    expect(before).toBeGreaterThanOrEqual(4);
  });
});

describe.skipIf(program === null)('what becomes of a ghz run', () => {
  it('is samples with an origin, warm-ups before it, and no invented columns', async () => {
    const server = await serve();
    const result = await ghz(server.port, { method: 'GetBlock', requests: { kind: 'heights', listLength: 9, seed: 3 }, warmupRequests: 4, stop: { kind: 'count', requests: 12 } });
    const [chunk] = [...readRawSamples(result.samples.file)];
    expect(chunk?.rows).toBe(16);
    expect([...(chunk?.narrow.phase ?? [])].filter((phase) => phase === SAMPLE_PHASE.warmup)).toHaveLength(4);
    const starts = [...(chunk?.wide.startNs ?? [])];
    expect(starts.slice(0, 4).every((start) => start < 0)).toBe(true);
    expect(Math.min(...starts.slice(4))).toBe(0);
    expect(Math.max(...(chunk?.wide.endNs ?? []))).toBe(result.window.lastEndNs);
    expect(chunk?.wide.bytes.every(Number.isNaN)).toBe(true);
    expect(chunk?.narrow.messages.every((messages) => messages === -1)).toBe(true);
    expect(result.samples.absentColumns).toEqual(['intendedStartNs', 'firstMessageNs', 'bytes', 'messages', 'client', 'attempt', 'part']);
    expect(result).toMatchObject({ messages: null, bytes: null, process: null, driverVersion: program?.version, reported: { count: 12 } });
    expect(readdirSync(folder.path)).toEqual(['samples.raw']);
  });

  it('as published: the study’s flags, warm-ups skipped inside one process', async () => {
    const launched: GhzLaunch[] = [];
    const launch: GhzLauncher = (request) => {
      launched.push(request);
      return launchPlainly(request);
    };
    const server = await serve();
    const changes = { deadlineMs: 120_000, maxMessageBytes: 256_000_000, overallLimitMs: 20_000 };
    const scenario: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 }, warmupRequests: 2, stop: { kind: 'count', requests: 12 } };
    const result = await ghz(server.port, scenario, { mode: 'ghz-as-published', changes, launch });
    expect(launched).toHaveLength(1);
    expect(launched[0]?.args.slice(5, 7)).toEqual(['--call', 'cash.z.wallet.sdk.rpc.CompactTxStreamer.GetBlockRange']);
    const line = launched[0]?.args.join(' ') ?? '';
    expect(line).toContain('--concurrency 1 --connections 1 --timeout 120s --max-recv-message-size 256MB --format json --output');
    expect(line).toContain('--total 14 --skipFirst 2 --data {"start":{"height":"{{ (add 1 (mod (add (mul .RequestNumber 2654435761) 10) 91)) }}"}');
    expect(server.requests).toHaveLength(14);
    expect(result).toMatchObject({ driver: 'ghz-as-published', ok: 12, blocks: 120, warmup: { requests: 0 }, reported: { count: 12 } });
    expect(result.reported?.totalNs).toBeGreaterThanOrEqual(result.window.lastEndNs);
    expect(result.window.ratedNs).toBe(result.reported?.totalNs);
    expect(result.samples.rows).toBe(13);
    const nativeServer = await serve();
    await native(nativeServer.port, scenario);
    expect(bodies(server)).toEqual(bodies(nativeServer));
    const download = await serve();
    const pass = await ghz(download.port, { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, stop: { kind: 'passes', minimumSeconds: 5 } }, { mode: 'ghz-as-published' });
    expect(pass).toMatchObject({ ok: 4, blocks: 100, passes: { complete: 1 } });
  });

  it('with every call failed is a run without good work, and says so', async () => {
    const server = await serve((call) => { call.reply([], 14, 'busy'); });
    const result = await ghz(server.port, { stop: { kind: 'count', requests: 5 } });
    expect(result).toMatchObject({ ok: 0, blocks: 0, latencySumNs: 0, statusCounts: { UNAVAILABLE: 5 } });
    expect(result.failures).toEqual([{ status: 'UNAVAILABLE', text: 'rpc error: code = Unavailable desc = busy', calls: 5 }]);
    expect(result.notes).toEqual(['ghz reports an end without error, but none of its 5 calls succeeded.']);
  });

  it('that is interrupted gives its result that far', async () => {
    const cancel = new AbortController();
    const server = await serve((call) => {
      if (call.index === 20) cancel.abort();
      setTimeout(() => { call.reply(call.messages); }, 5);
    });
    const result = await ghz(server.port, { stop: { kind: 'count', requests: 100_000 } }, { signal: cancel.signal });
    expect(result.endReason).toBe('cancel');
    expect(result.ok).toBeGreaterThanOrEqual(20);
    expect(result.ok).toBeLessThan(1000);
  });

  it('that leaves no report fails with its last words', async () => {
    const launch: GhzLauncher = (request) => launchPlainly({ ...request, args: [...request.args, '--no-such-flag'] });
    await expect(ghz(1, {}, { launch })).rejects.toMatchObject({ code: 'DRIVER_FAILED', what: expect.stringMatching(/ghz left no report: exit code 1\n.*no-such-flag/s) as string });
  });
});

describe('findGhz', () => {
  const folders: { path: string; remove: () => void }[] = [];
  afterAll(() => {
    for (const made of folders) made.remove();
  });

  function folderWithGhz(script: string): string {
    const made = testingFolder();
    folders.push(made);
    writeFileSync(join(made.path, 'ghz'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(made.path, 'ghz'), 0o755);
    return made.path;
  }

  it('takes the first that runs, and knows whether it is the pinned version', async () => {
    const broken = folderWithGhz('exit 3');
    const pinned = folderWithGhz('echo v0.121.0 >&2');
    const other = folderWithGhz('echo v0.120.0');
    expect(await findGhz(['/nonexistent', broken, pinned, other])).toEqual({ path: join(pinned, 'ghz'), version: 'v0.121.0', isPinnedVersion: true });
    expect(await findGhz([other])).toMatchObject({ version: 'v0.120.0', isPinnedVersion: false });
    expect(await findGhz([broken])).toBeNull();
  });
});
