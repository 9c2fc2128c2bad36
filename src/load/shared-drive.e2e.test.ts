import { readdirSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Scenario } from '../model/generated/types.ts';
import type { SampleChunk } from '../bundle/sample-columns.ts';
import { compileSchedule } from '../plan/schedule.ts';
import { decodeBlockRange } from '../protocol/request.ts';
import { readRawSamples } from './raw-samples.ts';
import { driveTogether } from './shared-drive.ts';
import { startDriver, stopDrivers } from './testing-driver.ts';
import type { TestingDriver } from './testing-driver.ts';
import { testingFolder, testingOrder, testingPlan } from './testing-order.ts';
import { startTestingServer } from './testing-server.ts';
import type { Behaviour, TestingServer } from './testing-server.ts';

const folder = testingFolder();
afterAll(folder.remove);

const servers: TestingServer[] = [];
afterEach(async () => {
  await stopDrivers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  // Nothing is left of the parts.
  expect(readdirSync(folder.path).filter((name) => name !== 'samples.raw')).toEqual([]);
});

async function serve(behave?: Behaviour): Promise<TestingServer> {
  const server = await startTestingServer(behave === undefined ? {} : { behave });
  servers.push(server);
  return server;
}

async function twoDrivers(): Promise<TestingDriver[]> {
  const drivers = [startDriver(), startDriver()];
  await Promise.all(drivers.map(({ client }) => client.ready()));
  return drivers;
}

const RANGES: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 }, clients: 5, connections: 3, warmupRequests: 7 };

function columnOf(chunks: readonly SampleChunk[], read: (chunk: SampleChunk) => Iterable<number>): number[] {
  return chunks.flatMap((chunk) => [...read(chunk)]);
}

describe('an order that two processes share', { timeout: 30_000 }, () => {
  it('is the same requests, clients and connections as in one, with one account of them', async () => {
    const server = await serve();
    const drivers = await twoDrivers();
    const planned = testingPlan({ ...RANGES, stop: { kind: 'count', requests: 301 } });
    const { result, processCpuNs } = await driveTogether(drivers.map(({ client }) => client), testingOrder(server.port, folder.path, planned), {});
    expect(result).toMatchObject({ ok: 301, started: 301, blocks: 3010, messages: 3010, endReason: 'normal', statusCounts: { OK: 301 }, warmup: { requests: 7, ok: 7 }, connections: { opened: 3 }, firstViolation: null });
    expect(server.connections()).toBe(3);
    const schedule = compileSchedule(planned);
    const expected = Array.from({ length: 308 }, (_, i) => schedule.at(i)).map((request) => (request.kind === 'range' ? request.start : 0));
    const asked = server.requests.map(({ body }) => decodeBlockRange(Buffer.from(body, 'hex').subarray(5)).start?.height ?? 0);
    expect(asked.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
    const chunks = [...readRawSamples(result.samples.file)];
    expect(result.samples.rows).toBe(308);
    expect(chunks.reduce((rows, chunk) => rows + chunk.rows, 0)).toBe(308);
    expect(new Set(columnOf(chunks, ({ narrow }) => narrow.client))).toEqual(new Set([0, 1, 2, 3, 4]));
    const ends = columnOf(chunks, ({ wide }) => wide.endNs);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(processCpuNs).toHaveLength(2);
    expect(processCpuNs.every((ns) => ns !== null && ns > 0)).toBe(true);
    const { userNs = 0, systemNs = 0 } = result.process?.measuredCpu ?? {};
    expect(userNs + systemNs).toBe(processCpuNs.reduce<number>((sum, ns) => sum + (ns ?? 0), 0));
  });

  it('starts at one instant for both, however long one of them warms up', async () => {
    // One request of the warm-up takes half a second.
    const server = await serve((call) => {
      setTimeout(() => { call.reply(call.messages); }, call.index === 2 ? 500 : 1);
    });
    const drivers = await twoDrivers();
    const before = process.hrtime.bigint();
    let startedNs = 0n;
    const { result } = await driveTogether(drivers.map(({ client }) => client), testingOrder(server.port, folder.path, testingPlan({ ...RANGES, warmupRequests: 5, stop: { kind: 'window', seconds: 0.4 } })), {
      onProgress: ({ phase }) => {
        if (phase === 'measured' && startedNs === 0n) startedNs = process.hrtime.bigint();
      },
    });
    expect(Number(startedNs - before)).toBeGreaterThan(0.5e9);
    const chunks = [...readRawSamples(result.samples.file)];
    const [starts, clients, phases] = [columnOf(chunks, ({ wide }) => wide.startNs), columnOf(chunks, ({ narrow }) => narrow.client), columnOf(chunks, ({ narrow }) => narrow.phase)];
    // Connections 0 and 2, and so clients 0, 2 and 3, are the first share's; connection 1 is the second's.
    for (const share of [[0, 2, 3], [1, 4]]) {
      const own = starts.filter((_, row) => phases[row] === 1 && share.includes(clients[row] ?? -1));
      expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
      expect(Math.min(...own)).toBeLessThan(0.2e9);
      expect(Math.max(...own)).toBeLessThan(0.4e9);
    }
    expect(starts.filter((_, row) => phases[row] === 0).every((ns) => ns < 0)).toBe(true);
    expect(result).toMatchObject({ ok: result.started, warmup: { requests: 5 } });
  });

  it('has the first violation of both, and all failures', async () => {
    const server = await serve((call) => {
      if (call.index % 10 === 9) call.reply(call.messages.slice(1));
      else if (call.index % 10 === 8) call.reply([], 8, 'busy');
      else call.reply(call.messages);
    });
    const drivers = await twoDrivers();
    const { result } = await driveTogether(drivers.map(({ client }) => client), testingOrder(server.port, folder.path, testingPlan({ ...RANGES, warmupRequests: 0, stop: { kind: 'count', requests: 200 } })), {});
    expect(result).toMatchObject({ ok: 160, dataErrors: 20, statusCounts: { OK: 160, DATA_ERROR: 20, RESOURCE_EXHAUSTED: 20 } });
    expect(result.failures.find(({ status }) => status === 'RESOURCE_EXHAUSTED')).toEqual({ status: 'RESOURCE_EXHAUSTED', text: 'busy', calls: 20 });
    expect(result.firstViolation?.requestNumber).toBeLessThan(20);
  });

  it('ends for both when it is cancelled, before the start too', async () => {
    const silent = await serve(() => undefined);
    const drivers = await twoDrivers();
    const clients = drivers.map(({ client }) => client);
    for (const warmupRequests of [0, 5]) {
      const cancel = new AbortController();
      setTimeout(() => { cancel.abort(); }, 300);
      const { result } = await driveTogether(clients, testingOrder(silent.port, folder.path, testingPlan({ ...RANGES, warmupRequests, stop: { kind: 'count', requests: 100 } })), { signal: cancel.signal });
      expect(result).toMatchObject({ endReason: 'cancel', ok: 0 });
    }
  });

  it('fails for both when one dies', async () => {
    const silent = await serve(() => undefined);
    const drivers = await twoDrivers();
    const driving = driveTogether(drivers.map(({ client }) => client), testingOrder(silent.port, folder.path, testingPlan({ ...RANGES, stop: { kind: 'count', requests: 100 } })), {});
    setTimeout(() => { drivers[1]?.child.kill('SIGKILL'); }, 200);
    await expect(driving).rejects.toMatchObject({ code: 'DRIVER_FAILED', what: 'the driver ended: signal SIGKILL' });
  });
});
