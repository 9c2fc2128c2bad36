import { constants } from 'node:http2';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { RANGE, TRANSPORT_NAMES, driveOver, rowsOf, serve } from './testing-drive.ts';

describe.each(TRANSPORT_NAMES)('connections over %s', (transport) => {
  const drive = driveOver(transport);

  it('a graceful GOAWAY costs nothing: what runs finishes, what comes after takes a new connection', async () => {
    for (const clients of [1, 8]) {
      const server = await serve((call) => {
        if (call.index === 10) call.session.goaway(constants.NGHTTP2_NO_ERROR, call.stream.id ?? 0);
        setTimeout(() => {
          call.reply(call.messages);
        }, 5);
      });
      const result = await drive(server.port, { ...RANGE, clients, connections: 1, stop: { kind: 'count', requests: 40 } });
      expect(result).toMatchObject({ ok: 40, statusCounts: { OK: 40 }, connections: { opened: 2, goaways: 1 } });
      const attempts = rowsOf(result).filter(({ attempt }) => attempt === 2);
      expect(attempts).toHaveLength(result.connections?.secondAttempts ?? -1);
    }
  });

  it('a hard GOAWAY is one error for each stream that was running', async () => {
    let held = 0;
    const server = await serve((call) => {
      if (call.index < 8) {
        held += 1;
        if (held === 8) call.session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM);
      } else call.reply(call.messages);
    });
    const result = await drive(server.port, { ...RANGE, clients: 8, connections: 1, stop: { kind: 'count', requests: 20 } });
    expect(result.statusCounts).toEqual({ OK: 12, UNAVAILABLE: 8 });
  });

  it('a server that is not there is counted and not hammered, and the window ends the run', async () => {
    const server = await serve();
    await server.close();
    const result = await drive(server.port, { clients: 4, connections: 2, stop: { kind: 'window', seconds: 1 } });
    expect(result).toMatchObject({ ok: 0, endReason: 'normal', blocks: 0, statusCounts: { UNAVAILABLE: result.started } });
    expect(result.failures[0]?.text).toMatch(/ECONNREFUSED/);
    expect(result.started).toBeGreaterThan(1);
    expect(result.connections?.failedConnects).toBeLessThan(30);
  });

  it('a server that is gone for good ends a count', async () => {
    const server = await serve((call) => {
      call.socket.destroy();
      void server.close();
    });
    const result = await drive(server.port, { stop: { kind: 'count', requests: 1_000_000 } });
    expect(result.endReason).toBe('server-gone');
    expect(result.started).toBeLessThan(50);
  });

  it('a server that takes connections and drops them is not hammered either', async () => {
    const server = await serve((call) => {
      call.socket.destroy();
    });
    const result = await drive(server.port, { stop: { kind: 'window', seconds: 1 } });
    expect(result.started).toBeGreaterThan(2);
    expect(result.started).toBeLessThan(20);
  });

  it('what speaks no HTTP/2 is an error, not a crash', async () => {
    const raw = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const address = raw.address();
    const result = await drive(typeof address === 'object' && address !== null ? address.port : 0, { stop: { kind: 'window', seconds: 0.2 } });
    raw.close();
    expect(result.ok).toBe(0);
    expect(Object.keys(result.statusCounts)).toEqual(['UNAVAILABLE']);
  });
});

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
