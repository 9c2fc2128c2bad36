import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { compileSchedule } from '../plan/schedule.ts';
import { ChainDigest } from '../protocol/chain-digest.ts';
import type { CheckOrder } from './driver-messages.ts';
import { startDriver, stopDrivers } from './testing-driver.ts';
import { testingFolder, testingOrder, testingPlan } from './testing-order.ts';
import { startTestingServer, testingBlock } from './testing-server.ts';
import type { Behaviour, TestingServer } from './testing-server.ts';

const folder = testingFolder();
afterAll(folder.remove);

const servers: TestingServer[] = [];
afterEach(async () => {
  await stopDrivers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(behave?: Behaviour): Promise<TestingServer> {
  const server = await startTestingServer(behave === undefined ? {} : { behave });
  servers.push(server);
  return server;
}

function checkOrder(port: number): CheckOrder {
  return { target: { host: '127.0.0.1', port }, firstHeight: 1, lastHeight: 100, chunkBlocks: 40, answers: [], otherRangeMethods: [], unaryMethods: ['GetBlock'], unaryCount: 150, seed: 7, maxMessageBytes: 65_536, deadlineMs: 5000, idleLimitMs: 5000, payloadFile: join(folder.path, 'checked-payloads') };
}

/** The test server's block, made anew. */
function payload(height: number): Buffer {
  const hashOf = (of: number): Buffer => createHash('sha256').update(`testing block ${String(of)}`).digest();
  return testingBlock(height, hashOf(height), hashOf(height - 1)).subarray(5);
}

function digestOf(heights: readonly number[]): string {
  const digest = new ChainDigest();
  for (const height of heights) digest.add(payload(height), 0, payload(height).length);
  return digest.hex();
}

describe('driver process', () => {
  it('drives, warms and checks in turn, and ends when asked', async () => {
    const server = await serve();
    const { client, child, exited } = startDriver();
    expect(await client.ready()).toEqual({ node: process.version, pid: child.pid });
    const warmed = await client.warm({ target: { host: '127.0.0.1', port: server.port }, messages: 5000, firstHeight: 1, lastHeight: 100, overallLimitMs: 20_000 });
    expect(warmed.messages).toBeGreaterThanOrEqual(5000);
    const planned = testingPlan({ method: 'GetBlockRange', requests: { kind: 'download', blocks: 25 }, stop: { kind: 'count', requests: 40 } });
    const driven = await client.drive(testingOrder(server.port, folder.path, planned));
    expect(driven).toMatchObject({ ok: 40, blocks: 1000, passes: { complete: 10, sha256: digestOf(Array.from({ length: 100 }, (_, at) => at + 1)) } });
    expect(driven.process?.measuredCpu.userNs).toBeGreaterThan(0);
    expect(driven.process?.wholeCpu.userNs).toBeGreaterThan(driven.process?.measuredCpu.userNs ?? 0);
    await client.quit();
    expect(await exited).toBe('exit code 0');
  });

  it('checks the payloads in chunks and by seeded unary requests', async () => {
    const server = await serve();
    const { client } = startDriver();
    const checked = await client.check(checkOrder(server.port));
    const all = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(checked.chunks.map(({ firstHeight, lastHeight, sha256 }) => [firstHeight, lastHeight, sha256])).toEqual([
      [1, 40, digestOf(all.slice(0, 40))], [41, 80, digestOf(all.slice(40, 80))], [81, 100, digestOf(all.slice(80))],
    ]);
    expect(checked.whole).toMatchObject({ blocks: 100, sha256: digestOf(all) });
    const planned = testingPlan({ method: 'GetBlock', requests: { kind: 'heights', listLength: 150, seed: 7 } });
    const schedule = compileSchedule(planned);
    const heights = Array.from({ length: 150 }, (_, i) => {
      const request = schedule.at(i);
      return request.kind === 'height' ? request.height : 0;
    });
    expect(checked.unary).toEqual([{ method: 'GetBlock', seed: 7, count: 150, payloadBytes: heights.reduce((sum, height) => sum + payload(height).length, 0), sha256: digestOf(heights) }]);
    expect(checked).toMatchObject({ difference: null, unsupported: [], sameAsRange: ['GetBlock'], lightdInfoBase64: Buffer.from('\n\u0007testing').toString('base64') });
  });

  it('names the first difference, and methods that are not offered', async () => {
    const wrong = await serve((call) => {
      if (call.method !== 'GetBlockRange') call.reply([], 12, 'no such method');
      else call.reply(call.index === 2 ? call.messages.toSpliced(3, 1) : call.messages);
    });
    const { client } = startDriver();
    const checked = await client.check(checkOrder(wrong.port));
    expect(checked.difference).toEqual({ height: 44, field: 'height', expected: '44', found: '45' });
    expect(checked).toMatchObject({ whole: null, unary: [], lightdInfoBase64: null, unsupported: [{ method: 'GetLightdInfo', status: 'UNIMPLEMENTED' }] });
    expect(checked.chunks).toHaveLength(1);
    const failing = await serve((call) => {
      call.reply(call.method === 'GetBlockRange' ? call.messages.slice(0, 2) : call.messages, call.method === 'GetBlockRange' ? 11 : 0, 'past the tip');
    });
    expect((await client.check(checkOrder(failing.port))).difference).toEqual({ height: 1, field: 'status', expected: 'OK', found: 'OUT_OF_RANGE: past the tip' });
  });

  it('reports progress, and a cut-off drive gives its result that far', async () => {
    const server = await serve();
    const { client } = startDriver();
    const cancel = new AbortController();
    const phases: string[] = [];
    const fractions: number[] = [];
    const result = await client.drive(testingOrder(server.port, folder.path, testingPlan({ stop: { kind: 'window', seconds: 10 } })), {
      signal: cancel.signal,
      onProgress: ({ phase, fraction }) => {
        phases.push(phase);
        fractions.push(fraction);
        if (fraction > 0) cancel.abort();
      },
    });
    expect(phases).toEqual(['measured', 'measured']);
    expect(fractions[0]).toBe(0);
    expect(fractions[1]).toBeGreaterThan(0.05);
    expect(result.endReason).toBe('cancel');
    expect(result.ok).toBeGreaterThan(0);
    expect(result.cutOff).toBeLessThanOrEqual(1);
    expect(result.samples.rows).toBe(result.ok + result.cutOff);
  });

  it('fails with the process’s last words when it dies', async () => {
    const server = await serve(() => undefined);
    const { client, child } = startDriver();
    await client.ready();
    const drive = client.drive(testingOrder(server.port, folder.path, testingPlan({})));
    setTimeout(() => child.kill('SIGKILL'), 100);
    await expect(drive).rejects.toMatchObject({ code: 'DRIVER_FAILED', what: 'the driver ended: signal SIGKILL' });
    await expect(client.drive(testingOrder(server.port, folder.path, testingPlan({})))).rejects.toMatchObject({ code: 'DRIVER_FAILED' });
  });

  it('is taken for hung when it does not answer', async () => {
    const server = await serve();
    const { client, child } = startDriver();
    await client.ready();
    child.kill('SIGSTOP');
    await expect(client.drive(testingOrder(server.port, folder.path, testingPlan({})), { limitMs: 200 })).rejects.toMatchObject({ code: 'DRIVER_FAILED', what: 'no answer to the order "drive" within 200 ms' });
  });

  it('names an order that it cannot do, and goes on', async () => {
    const server = await serve();
    const { client } = startDriver();
    const bad = testingOrder(server.port, folder.path, testingPlan({}), { samplesFile: `${folder.path}/absent/samples.raw` });
    await expect(client.drive(bad)).rejects.toMatchObject({ code: 'DRIVER_FAILED', what: expect.stringContaining('ENOENT') as string });
    expect((await client.drive(testingOrder(server.port, folder.path, testingPlan({})))).ok).toBe(10);
  });

  it('ends with its standard input', async () => {
    const { client, child, exited } = startDriver();
    await client.ready();
    child.stdin.destroy();
    expect(await exited).toBe('exit code 0');
  });
});
