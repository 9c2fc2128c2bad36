import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TransportName } from '../load/drive-order.ts';
import type { DriveResult } from '../load/drive-result.ts';
import { driveNative } from '../load/native/native-drive.ts';
import { testingFolder, testingOrder, testingPlan } from '../load/testing-order.ts';
import { loadChain } from '../reference/chain-file.ts';
import type { ReferenceChain } from '../reference/chain-file.ts';
import { parseFaults, spoilParent } from '../reference/faults.ts';
import { makeTestFolder, restoreDemo } from '../reference/fixtures/demo-chain.ts';
import { ReferenceLauncher } from '../reference/fixtures/reference-process.ts';
import { startReferenceServer } from '../reference/server.ts';
import type { RunningServer } from '../reference/server.ts';

const demo = makeTestFolder();
const folder = testingFolder();
const launcher = new ReferenceLauncher(demo.path);
let chain: ReferenceChain;
beforeAll(() => {
  restoreDemo(demo.path);
  chain = loadChain(demo.path, () => undefined);
});
afterAll(() => {
  demo.remove();
  folder.remove();
});

const servers: RunningServer[] = [];
const unhandled: unknown[] = [];
const note = (reason: unknown): void => {
  unhandled.push(reason);
};
beforeAll(() => {
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await launcher.killAll();
  expect(unhandled).toEqual([]);
});

/** A download of heights 1 to 50 in ranges of 10: a fault at 15 lies in the second. */
function drive(port: number, transport: TransportName, limits: { idleLimitMs?: number; maxMessageBytes?: number } = {}): Promise<DriveResult> {
  const { maxMessageBytes = 4 * 1024 * 1024, idleLimitMs = 5000 } = limits;
  const planned = testingPlan({ method: 'GetBlockRange', requests: { kind: 'download', blocks: 10 }, stop: { kind: 'count', requests: 5 }, maxMessageBytes, deadlineSeconds: 10 }, 50);
  return driveNative(testingOrder(port, folder.path, planned, { transport, idleLimitMs }), { onProgress: () => undefined, signal: new AbortController().signal });
}

const portOf = (address: string): number => Number(address.split(':')[1]);

const SPOILED = 'wrong-parent@15';

/** Of the reference server: fault, status of the one call that meets it, and what is said of it. */
const FAULTS: readonly (readonly [fault: string, status: string, text: RegExp])[] = [
  ['swap@15', 'DATA_ERROR', /^wrong height at height 15: expected 15, found 16$/],
  ['hole@15', 'DATA_ERROR', /^wrong height at height 15: expected 15, found 16$/],
  ['duplicate@15', 'DATA_ERROR', /^wrong height at height 16: expected 16, found 15$/],
  ['short@15', 'DATA_ERROR', /^wrong count.*expected 10, found 4$/],
  ['extra@20', 'DATA_ERROR', /^wrong count.*expected 10, found more than 10$/],
  [SPOILED, 'DATA_ERROR', /^wrong prevHash at height 15: expected [0-9a-f]{64}, found [0-9a-f]{64}$/],
  ['late-error@15', 'INTERNAL', /^a late error$/],
  ['no-status@15', 'INTERNAL', /without grpc-status/],
  ['reset@15', 'INTERNAL', /RST_STREAM.*INTERNAL_ERROR/],
  ['hard-goaway@15', 'UNAVAILABLE', /GOAWAY with error code INTERNAL_ERROR/],
  ['tcp-reset@15', 'UNAVAILABLE', /^connection lost/],
  ['lying-length@15', 'RESOURCE_EXHAUSTED', /announces 4294967295 bytes; at most 4194304/],
  ['large@15', 'RESOURCE_EXHAUSTED', /announces 5242880 bytes; at most 4194304/],
  ['stall@15', 'DEADLINE_EXCEEDED', /^nothing came for 300 ms$/],
];

describe.each(['raw', 'http2'] as const)('faults of the reference server, over %s', (transport) => {
  async function serve(fault: string): Promise<number> {
    // As the program does; a second time it undoes it.
    if (fault === SPOILED) spoilParent(chain.shielded, 15);
    const server = await startReferenceServer({ chain, profile: 'full', port: 0, unbatched: false, faults: parseFaults([fault]) });
    servers.push(server);
    return portOf(server.address);
  }

  it.each(FAULTS)('%s: one call fails, as %s', async (fault, status, text) => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const result = await drive(await serve(fault), transport, fault.startsWith('stall') ? { idleLimitMs: 300 } : {});
    if (fault === SPOILED) spoilParent(chain.shielded, 15);
    expect(result).toMatchObject({ endReason: 'normal', started: 5, ok: 4, statusCounts: { OK: 4, [status]: 1 }, blocks: 40 });
    expect(result.failures).toEqual([{ status, text: expect.stringMatching(text) as string, calls: 1 }]);
    expect(result.connections?.secondAttempts).toBe(0);
    expect(performance.now() - started).toBeLessThan(8000);
    // What is announced is never allocated.
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
  });

  it('goaway@15, which is graceful, and slow fail nothing', async () => {
    const graceful = await drive(await serve('goaway@15'), transport);
    expect(graceful).toMatchObject({ ok: 5, statusCounts: { OK: 5 }, blocks: 50, firstViolation: null });
    expect(graceful.connections?.goaways).toBeGreaterThan(0);
    const slow = await drive(await serve('slow'), transport);
    expect(slow).toMatchObject({ ok: 5, blocks: 50 });
    expect(slow.window.lastEndNs).toBeGreaterThan(50 * 1.5e6);
  });

  it('large messages pass where the limit lets them', async () => {
    const result = await drive(await serve('large@15'), transport, { maxMessageBytes: 8 * 1024 * 1024 });
    // Bytes of zero are no block: the length alone was no reason to refuse it.
    expect(result.statusCounts).toEqual({ OK: 4, DATA_ERROR: 1 });
    expect(result.failures[0]?.text).toMatch(/^wrong message/);
  });

  it('a server that is stopped by SIGSTOP: every call ends at its limit, and the run with them', async () => {
    const reference = launcher.launch();
    const port = portOf(await reference.address());
    expect(await drive(port, transport)).toMatchObject({ ok: 5 });
    reference.child.kill('SIGSTOP');
    const started = performance.now();
    const result = await drive(port, transport, { idleLimitMs: 200 });
    reference.child.kill('SIGCONT');
    expect(result.ok).toBe(0);
    expect(Object.keys(result.statusCounts).every((status) => status === 'DEADLINE_EXCEEDED' || status === 'UNAVAILABLE')).toBe(true);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
