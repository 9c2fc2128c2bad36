import { describe, expect, it } from 'vitest';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { driveOver, rowsOf, serve } from './testing-drive.ts';

const drive = driveOver('raw');

describe('closed loops', () => {
  it('join by steps, and end together though some never joined', async () => {
    const server = await serve((call) => {
      setTimeout(() => {
        call.reply(call.messages);
      }, 5);
    });
    const concurrencySteps = { startClients: 1, endClients: 6, stepClients: 1, stepSeconds: 0.15 };
    const result = await drive(server.port, { clients: 6, concurrencySteps, stop: { kind: 'window', seconds: 0.5 } });
    const firstStart = new Map<number, number>();
    for (const { client, startNs } of rowsOf(result)) firstStart.set(client, Math.min(firstStart.get(client) ?? Infinity, startNs));
    expect([...firstStart.keys()].sort()).toEqual([0, 1, 2, 3]);
    for (const client of [1, 2, 3]) expect(firstStart.get(client)).toBeGreaterThanOrEqual(client * 0.15e9 - 2e6);
    const byCount = await drive(server.port, { clients: 6, concurrencySteps: { ...concurrencySteps, stepSeconds: 60 }, stop: { kind: 'count', requests: 5 } });
    expect(byCount).toMatchObject({ ok: 5, endReason: 'normal' });
  });

  it('leave by steps, each after its running call', async () => {
    const server = await serve((call) => {
      setTimeout(() => {
        call.reply(call.messages);
      }, 5);
    });
    const result = await drive(server.port, { clients: 3, concurrencySteps: { startClients: 3, endClients: 1, stepClients: 1, stepSeconds: 0.15 }, stop: { kind: 'window', seconds: 0.5 } });
    const lastStart = [0, 1, 2].map((client) => Math.max(...rowsOf(result).filter((row) => row.client === client).map(({ startNs }) => startNs)));
    expect(lastStart[2]).toBeLessThan(0.15e9);
    expect(lastStart[1]).toBeLessThan(0.3e9);
    expect(lastStart[0]).toBeGreaterThan(0.3e9);
    expect(result).toMatchObject({ cutOff: 0, endReason: 'normal' });
  });

  it('think between their calls, and not beyond the end', async () => {
    const server = await serve();
    const result = await drive(server.port, { clients: 1, thinkSeconds: 0.1, stop: { kind: 'window', seconds: 0.35 } });
    const starts = rowsOf(result).map(({ startNs }) => startNs);
    expect(starts.length).toBeLessThanOrEqual(4);
    for (const [at, startNs] of starts.entries()) if (at > 0) expect(startNs - (starts[at - 1] ?? 0)).toBeGreaterThanOrEqual(0.099e9);
    const byCount = await drive(server.port, { clients: 4, thinkSeconds: 60, stop: { kind: 'count', requests: 4 } });
    expect(byCount.ok).toBe(4);
  });

  it('warm up by time with the same few requests, and measure the ones after them', async () => {
    const server = await serve();
    const result = await drive(server.port, { method: 'GetBlock', requests: { kind: 'heights', listLength: 100, seed: 1 }, warmupRequests: 3, warmupSeconds: 0.2, stop: { kind: 'count', requests: 5 } });
    const bodies = server.requests.map(({ body }) => body);
    const warmups = bodies.slice(0, -5);
    expect(result.ok).toBe(5);
    expect(result.warmup.requests).toBe(warmups.length);
    expect(warmups.length).toBeGreaterThan(6);
    expect(new Set(warmups).size).toBe(3);
    const plain = await serve();
    await drive(plain.port, { method: 'GetBlock', requests: { kind: 'heights', listLength: 100, seed: 1 }, warmupRequests: 3, stop: { kind: 'count', requests: 5 } });
    expect(bodies.slice(-5)).toEqual(plain.requests.slice(-5).map(({ body }) => body));
    expect(result.warmup.durationNs).toBeGreaterThanOrEqual(0.2e9);
  });

  it.each(['close', 'ignore'] as const)('with "%s" cut off what runs at the end: neither good nor failed', async (atEnd) => {
    const server = await serve((call) => {
      if (call.index < 3) call.reply(call.messages);
    });
    const result = await drive(server.port, { clients: 2, stop: { kind: 'window', seconds: 0.2 }, atEnd });
    expect(result).toMatchObject({ endReason: 'normal', started: 5, ok: 3, cutOff: 2, statusCounts: { OK: 3 }, failures: [] });
    expect(rowsOf(result).filter(({ phase }) => phase === SAMPLE_PHASE.cutOff)).toHaveLength(2);
  });
});

describe('a mix', () => {
  it('sends each method its share, with the bytes that it would send alone', async () => {
    const server = await serve();
    const requests = {
      kind: 'mix' as const,
      parts: [
        { weight: 3, method: 'GetBlock' as const, requests: { kind: 'heights' as const, listLength: 20, seed: 4 } },
        { weight: 1, method: 'GetBlockRange' as const, requests: { kind: 'ranges' as const, blocks: 10, offset: 1 } },
        { weight: 1, method: 'GetLightdInfo' as const, requests: { kind: 'empty' as const } },
      ],
    };
    const result = await drive(server.port, { method: 'GetBlock', requests, warmupRequests: 5, stop: { kind: 'count', requests: 50 } });
    expect(result).toMatchObject({ ok: 50, dataErrors: 0, firstViolation: null });
    const parts = rowsOf(result).filter(({ phase }) => phase === SAMPLE_PHASE.measured).map(({ part }) => part);
    expect([0, 1, 2].map((part) => parts.filter((found) => found === part).length)).toEqual([30, 10, 10]);
    const calls = (method: string): string[] => server.requests.slice(5).filter((request) => request.method === method).map(({ body }) => body);
    expect([calls('GetBlock').length, calls('GetBlockRange').length, calls('GetLightdInfo').length]).toEqual([30, 10, 10]);
    const alone = await serve();
    await drive(alone.port, { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 1 }, stop: { kind: 'count', requests: 11 } });
    expect(calls('GetBlockRange')).toEqual(alone.requests.slice(1).map(({ body }) => body));
  });
});
