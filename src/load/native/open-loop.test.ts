import { describe, expect, it } from 'vitest';
import { NO_CLIENT, SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { compileArrival } from '../../plan/arrival.ts';
import { percentileOf } from '../../statistics/percentile.ts';
import { driveOver, rowsOf, serve } from './testing-drive.ts';
import type { Behaviour } from '../testing-server.ts';
import type { Row } from './testing-drive.ts';

const drive = driveOver('raw');
const HUNDRED = { kind: 'constant', perSecond: 100 } as const;

function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

function expectDue(rows: readonly Row[], dueNs: readonly number[]): void {
  const intended = ascending(rows.map(({ intendedStartNs }) => intendedStartNs));
  expect(intended).toHaveLength(dueNs.length);
  for (const [k, atNs] of dueNs.entries()) expect(Math.abs((intended[k] ?? Number.NaN) - atNs)).toBeLessThan(1000);
}

const INTERVAL_MS = 10;
const SERVICE_MS = 1.8;
const STALL_MS = 1000;
const STALLED_CALL = 40;

/**
 * A server with one place that serves calls in 1.8 ms each, but for one: when each of its answers is due follows from Lindley's recursion alone,
 * so that a busy machine, which makes one answer late, does not make the next ones late too.
 */
function stallingServer(): Behaviour {
  let firstMs = 0;
  let freeMs = 0;
  return (call) => {
    if (call.index === 0) firstMs = performance.now();
    const serviceMs = call.index === STALLED_CALL ? STALL_MS : SERVICE_MS;
    freeMs = Math.max(freeMs, call.index * INTERVAL_MS) + serviceMs;
    setTimeout(() => {
      call.reply(call.messages);
    }, Math.max(0, firstMs + freeMs - performance.now()));
  };
}

describe('a server that stalls once for 1 s, at 100 requests a second over one place', () => {
  // Each call of the backlog costs 1.8 ms and what the machine is late by: the figures are those of a moment in which it is not busy otherwise.
  it('shows in the latencies from the intended start, and not in the service times', { retry: 5 }, async () => {
    const server = await serve(stallingServer());
    const result = await drive(server.port, { clients: 1, arrival: HUNDRED, stop: { kind: 'count', requests: 200 } });
    const rows = rowsOf(result);
    expect(result).toMatchObject({ endReason: 'normal', ok: 200, started: 200 });
    const latencies = ascending(rows.map(({ endNs, intendedStartNs }) => endNs - intendedStartNs));
    const services = ascending(rows.map(({ endNs, startNs }) => endNs - startNs));
    const seconds = (values: readonly number[], percent: number): number => (percentileOf(values, percent) ?? Number.NaN) / 1e9;
    // The backlog of the stall shrinks by 8.2 ms a call: it is 1 s, less 100, 20 and 2 times that.
    expect(Math.abs(seconds(latencies, 50) - 0.18)).toBeLessThan(0.05);
    expect(Math.abs(seconds(latencies, 90) - 0.83)).toBeLessThan(0.05);
    expect(seconds(latencies, 99)).toBeGreaterThanOrEqual(0.95);
    // What ghz would show: its clock starts with the actual send.
    expect(seconds(services, 50)).toBeLessThan(0.05);
    expect(seconds(services, 99)).toBeLessThan(0.2);
    expect(services.at(-1)).toBeGreaterThan(0.95e9);
    expect(result.openLoop?.capHits).toBeGreaterThan(90);
    expectDue(rows, Array.from({ length: 200 }, (_, k) => k * 1e7));
  });
});

describe('an open loop', () => {
  it('starts what is due within its window, in the schedule’s order, warm-up apart', async () => {
    const server = await serve();
    const arrival = { kind: 'poisson', perSecond: 300, seed: 5 } as const;
    const result = await drive(server.port, {
      method: 'GetBlock', requests: { kind: 'heights', listLength: 50, seed: 3 }, clients: 16, connections: 2, warmupRequests: 20, arrival, stop: { kind: 'window', seconds: 0.5 },
    });
    const times = compileArrival(arrival);
    const due = Array.from({ length: 1000 }, (_, k) => times.dueSeconds(k)).filter((seconds) => seconds < 0.5);
    const rows = rowsOf(result);
    expect(result).toMatchObject({ ok: due.length, started: due.length, cutOff: 0, warmup: { requests: 20, ok: 20 } });
    expectDue(rows.filter(({ phase }) => phase === SAMPLE_PHASE.measured), due.map((seconds) => seconds * 1e9));
    expect(server.requests).toHaveLength(20 + due.length);
    for (const row of rows) expect(row.startNs).toBeGreaterThanOrEqual(row.intendedStartNs);
  });

  it('never has more in flight than its places, and still starts everything that is due', async () => {
    let inFlight = 0;
    let most = 0;
    const server = await serve((call) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      setTimeout(() => {
        inFlight -= 1;
        call.reply(call.messages);
      }, 30);
    });
    const result = await drive(server.port, { clients: 3, arrival: { kind: 'constant', perSecond: 400 }, stop: { kind: 'window', seconds: 0.25 } });
    expect(most).toBe(3);
    expect(result).toMatchObject({ ok: 100, started: 100, cutOff: 0 });
    expect(result.openLoop?.capHits).toBeGreaterThan(90);
    expect(new Set(rowsOf(result).map(({ client }) => client))).toEqual(new Set([0, 1, 2]));
  });

  it('with "close" cuts off what runs at the end, and records what was due but never started', async () => {
    const server = await serve((call) => {
      if (call.index < 10) call.reply(call.messages);
    });
    const result = await drive(server.port, { clients: 4, arrival: HUNDRED, stop: { kind: 'window', seconds: 0.4 }, atEnd: 'close' });
    expect(result).toMatchObject({ endReason: 'normal', started: 40, ok: 10, cutOff: 30, statusCounts: { OK: 10 }, failures: [] });
    const rows = rowsOf(result);
    expectDue(rows, Array.from({ length: 40 }, (_, k) => k * 1e7));
    expect(rows.filter(({ client }) => client === NO_CLIENT)).toHaveLength(26);
    expect(Math.max(...rows.map(({ endNs }) => endNs))).toBeLessThan(0.9e9);
  });

  it('ends by count or by time, whichever is first', async () => {
    const server = await serve();
    const byCount = await drive(server.port, { clients: 2, arrival: HUNDRED, stop: { kind: 'first', requests: 7, seconds: 30 } });
    expect(byCount).toMatchObject({ ok: 7, endReason: 'normal' });
    const byTime = await drive(server.port, { clients: 2, arrival: HUNDRED, stop: { kind: 'first', requests: 1_000_000, seconds: 0.1 } });
    expect(byTime).toMatchObject({ ok: 10, endReason: 'normal' });
  });

  it('that its controller cancels ends at once, its calls the first that were due', async () => {
    const cancel = new AbortController();
    const server = await serve((call) => {
      if (call.index === 5) cancel.abort();
      else call.reply(call.messages);
    });
    const result = await drive(server.port, { clients: 2, arrival: HUNDRED, stop: { kind: 'count', requests: 1_000_000 } }, {}, cancel.signal);
    expect(result).toMatchObject({ endReason: 'cancel', ok: 5, cutOff: 1, started: 6 });
    expectDue(rowsOf(result), [0, 1, 2, 3, 4, 5].map((k) => k * 1e7));
  });

  it('on a server that is gone ends, and counts its calls as failed', async () => {
    const server = await serve();
    await server.close();
    const result = await drive(server.port, { clients: 4, arrival: HUNDRED, stop: { kind: 'window', seconds: 0.3 } });
    expect(result.ok).toBe(0);
    expect(result.started).toBe(30);
    expect(result.statusCounts).toEqual({ UNAVAILABLE: 30 });
  });
});
