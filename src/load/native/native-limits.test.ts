import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import { callHeaders } from './native-call.ts';
import { RANGE, TRANSPORT_NAMES, driveOver, rowsOf, serve } from './testing-drive.ts';

describe.each(TRANSPORT_NAMES)('limits over %s', (transport) => {
  const drive = driveOver(transport);

  it('silence ends at the deadline, with its real time', async () => {
    const server = await serve(() => undefined);
    const result = await drive(server.port, { clients: 2, stop: { kind: 'window', seconds: 0.1 } }, { deadlineMs: 250 });
    expect(result.statusCounts).toEqual({ DEADLINE_EXCEEDED: 2 });
    expect(result.failures[0]?.text).toBe('no end within the deadline of 250 ms');
    for (const row of rowsOf(result)) {
      expect(row.endNs - row.startNs).toBeGreaterThanOrEqual(250e6);
      expect(row.firstMessageNs).toBeNaN();
    }
  });

  it('an end after the deadline is no success, whatever the server said', async () => {
    const server = await serve();
    const result = await drive(server.port, { clients: 4, stop: { kind: 'count', requests: 400 } }, { deadlineMs: 0.5 });
    const late = rowsOf(result).filter(({ startNs, endNs }) => endNs - startNs > 0.5e6);
    // Four calls at once on a new connection: the first ones need longer than half a millisecond on any machine.
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([GRPC_STATUS.DEADLINE_EXCEEDED]));
    expect(result.statusCounts).toMatchObject({ DEADLINE_EXCEEDED: late.length });
  });

  it('a deadline is told as it is, never later', () => {
    const told = (deadlineMs: number): unknown => callHeaders({ host: 'h', port: 1 }, '/', deadlineMs)['grpc-timeout'];
    expect([0.25, 1, 1.5, 20_000, 99_999.9996, 100_000.5, 99_999_999, 1e8 + 999].map(told)).toEqual(['250u', '1m', '1500u', '20000m', '99999999u', '100000m', '99999999m', '100000S']);
  });

  it('a server that takes a connection and never says a word ends at the deadline too', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    const result = await drive(typeof address === 'object' && address !== null ? address.port : 0, { clients: 3, stop: { kind: 'count', requests: 6 } }, { deadlineMs: 150 });
    for (const socket of sockets) socket.destroy();
    mute.close();
    expect(result).toMatchObject({ endReason: 'normal', ok: 0, statusCounts: { DEADLINE_EXCEEDED: 6 } });
  });

  it('a stream that stalls ends at the idle limit; one that drips lives to the deadline', async () => {
    const stalling = await serve(({ stream, messages }) => {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' });
      stream.write(messages[0] ?? Buffer.alloc(0));
    });
    const stalled = await drive(stalling.port, { ...RANGE, stop: { kind: 'count', requests: 1 } }, { deadlineMs: 5000, idleLimitMs: 200 });
    expect(stalled.failures).toEqual([{ status: 'DEADLINE_EXCEEDED', text: 'nothing came for 200 ms', calls: 1 }]);
    const dripping = await serve(({ stream }) => {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' });
      const drip = setInterval(() => stream.write(Buffer.from([0])), 50);
      stream.once('close', () => {
        clearInterval(drip);
      });
    });
    const dripped = await drive(dripping.port, { ...RANGE, stop: { kind: 'count', requests: 1 } }, { deadlineMs: 600, idleLimitMs: 300 });
    expect(dripped.failures[0]?.text).toMatch(/deadline of 600 ms|compression|announces/);
  });

  it('the overall limit cuts off what runs: neither good nor failed', async () => {
    const server = await serve((call) => {
      if (call.index < 5) call.reply(call.messages);
    });
    const result = await drive(server.port, { clients: 1, stop: { kind: 'window', seconds: 30 } }, { overallLimitMs: 400 });
    expect(result).toMatchObject({ endReason: 'timeout', started: 6, ok: 5, cutOff: 1, statusCounts: { OK: 5 } });
    expect(rowsOf(result).map(({ phase }) => phase)).toEqual([1, 1, 1, 1, 1, SAMPLE_PHASE.cutOff]);
  });

  it('the controller’s signal does the same', async () => {
    const cancel = new AbortController();
    const server = await serve((call) => {
      if (call.index < 3) call.reply(call.messages);
      else cancel.abort();
    });
    const result = await drive(server.port, { clients: 1, stop: { kind: 'count', requests: 100 } }, {}, cancel.signal);
    expect(result).toMatchObject({ endReason: 'cancel', started: 4, ok: 3, cutOff: 1, failures: [] });
  });
});
