import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { layFakeTree } from './fixtures/fake-tree.ts';
import { assertListenerBelongsTo, assertPortFree, findListeners, freePort } from './listener.ts';
import { rmSync } from 'node:fs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((settle) => server.listen(0, host, settle));
  return (server.address() as AddressInfo).port;
}

const groupOf = (...pids: number[]) => ({ alive: () => Promise.resolve(pids) });

/** Another process that listens on 127.0.0.1. */
async function foreignListener(): Promise<{ port: number; pid: number; stop: () => void }> {
  const script = "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((settle) => createInterface({ input: child.stdout }).once('line', (line) => settle(Number(line))));
  return { port, pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') };
}

describe('listeners', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::'])('finds who listens on %s', async (host) => {
    const port = await listening(host);
    expect(findListeners(port)).toMatchObject([{ holders: [{ pid: process.pid }] }]);
    await assertListenerBelongsTo(port, groupOf(1, process.pid));
  });

  it('refuses a socket of another process, naming it', async () => {
    const { port, pid, stop } = await foreignListener();
    try {
      await assertListenerBelongsTo(port, groupOf(pid));
      await expect(assertListenerBelongsTo(port, groupOf(process.pid))).rejects.toMatchObject({ code: 'SYSTEM_WRONG_SOCKET', what: expect.stringContaining(`process ${pid} (`) as string });
      await expect(assertPortFree(port)).rejects.toMatchObject({ code: 'PORT_TAKEN', exitCode: 3, what: expect.stringMatching(new RegExp(`^port ${port} is in use by process ${pid} \\(`)) as string });
    } finally {
      stop();
    }
  });

  it('refuses a port where nothing listens', async () => {
    const port = await freePort();
    await expect(assertListenerBelongsTo(port, groupOf(process.pid))).rejects.toMatchObject({ code: 'SYSTEM_WRONG_SOCKET', what: 'nothing listens there' });
  });

  it('sees that a port is taken by a socket on all addresses', async () => {
    const port = await listening('0.0.0.0');
    await expect(assertPortFree(port)).rejects.toMatchObject({ code: 'PORT_TAKEN' });
  });

  it('gives free ports, each once', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(new Set(ports).size).toBe(20);
    for (const port of ports) await assertPortFree(port);
  });

  it('names what it may not see', () => {
    const line = '   0: 0100007F:2328 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4242 1 0 100 0 0 10 0';
    const established = line.replace(' 0A ', ' 01 ');
    const elsewhere = line.replace('0100007F', '0200A8C0').replace('4242', '4243');
    const root = layFakeTree({ '/proc/net/tcp': `  sl  local_address\n${line}\n${established}\n${elsewhere}\n` });
    expect(findListeners(9000, { root, processes: '/nowhere' })).toEqual([{ inode: 4242, holders: [] }]);
    expect(findListeners(9001, { root, processes: '/nowhere' })).toEqual([]);
    rmSync(root, { recursive: true });
  });
});
