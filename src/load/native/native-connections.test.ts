import { constants } from 'node:http2';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
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

it('a server that is gone for good ends a count', async () => {
  const drive = driveOver('raw');
  const server = await serve((call) => {
    call.socket.destroy();
    void server.close();
  });
  const result = await drive(server.port, { stop: { kind: 'count', requests: 1_000_000 } });
  expect(result.endReason).toBe('server-gone');
  expect(result.started).toBeLessThan(50);
});
