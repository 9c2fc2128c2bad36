import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { NodeRpc, NodeRpcError } from './node-rpc.ts';

type Call = { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] };
type Answer = (call: Call) => object;

const folder = mkdtempSync(join(tmpdir(), 'indexbench-test-'));
const servers: Server[] = [];
const clients: NodeRpc[] = [];
const seen: { authorization: string | undefined; body: unknown }[] = [];

/** A node that answers each call so; a batch in reverse order, as JSON-RPC allows. */
async function node(answer: Answer | string, cookieFile: string | null = null): Promise<NodeRpc> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => {
      const body = JSON.parse(text) as Call | Call[];
      seen.push({ authorization: request.headers.authorization, body });
      if (typeof answer === 'string') response.writeHead(503).end(answer);
      else response.end(JSON.stringify(Array.isArray(body) ? body.map(answer).reverse() : answer(body)));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return client((server.address() as AddressInfo).port, cookieFile);
}

function client(port: number, cookieFile: string | null = null): NodeRpc {
  const rpc = new NodeRpc({ jsonRpc: { host: '127.0.0.1', port }, cookieFile });
  clients.push(rpc);
  return rpc;
}

const echo: Answer = ({ id, method, params }) => ({ jsonrpc: '2.0', id, result: [method, ...params] });

afterEach(async () => {
  seen.length = 0;
  for (const rpc of clients.splice(0)) await rpc.close();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('NodeRpc', () => {
  it('sends a call and gives its result', async () => {
    const rpc = await node(echo);
    expect(await rpc.block(7, 1)).toEqual(['getblock', '7', 1]);
    expect(seen).toEqual([{ authorization: undefined, body: { jsonrpc: '2.0', id: 0, method: 'getblock', params: ['7', 1] } }]);
  });

  it('gives the results of a batch in the order of its calls, whatever the order of the answers', async () => {
    const rpc = await node(echo);
    expect(await rpc.batch([{ method: 'a' }, { method: 'b', params: [1] }])).toEqual([['a'], ['b', 1]]);
    expect(await rpc.batch([])).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('reads the cookie anew for each call, and sends it as Basic authorization', async () => {
    const cookieFile = join(folder, '.cookie');
    const rpc = await node(echo, cookieFile);
    await expect(rpc.blockCount()).rejects.toMatchObject({ isUnreachable: true, message: expect.stringContaining('cookie file') as string });
    writeFileSync(cookieFile, '__cookie__:one\n');
    await rpc.call('a');
    writeFileSync(cookieFile, '__cookie__:two');
    await rpc.call('a');
    expect(seen.map(({ authorization }) => Buffer.from(authorization?.slice('Basic '.length) ?? '', 'base64').toString())).toEqual(['__cookie__:one', '__cookie__:two']);
  });

  it('passes on the code and the words of a refusal, of a batch too', async () => {
    const rpc = await node(({ id, method }) => ({ id, error: { code: -8, message: `no ${method}` } }));
    await expect(rpc.call('getblock')).rejects.toMatchObject({ code: -8, isUnreachable: false, message: 'getblock: no getblock' });
    await expect(rpc.batch([{ method: 'a' }])).rejects.toMatchObject({ code: -8 });
  });

  it('tells that no answer in JSON came, with its beginning', async () => {
    const rpc = await node('<html>Service Unavailable</html>');
    await expect(rpc.blockCount()).rejects.toThrow('getblockcount: HTTP status 503, no JSON: <html>Service Unavailable</html>');
  });

  it('is unreachable where nothing listens, and where no answer comes in time', async () => {
    const silent = createServer();
    servers.push(silent);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    await expect(client(port).call('a', [], { timeoutMs: 50 })).rejects.toMatchObject({ isUnreachable: true, message: 'a: no answer within 0.05 s' });
    silent.closeAllConnections();
    await expect(client(1).call('a')).rejects.toBeInstanceOf(NodeRpcError);
    await expect(client(1).call('a')).rejects.toMatchObject({ isUnreachable: true });
  });

  it('rejects with the reason of its signal', async () => {
    const rpc = await node(echo);
    await expect(rpc.call('a', [], { signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow('stop');
  });

  it('takes only what it knows of an answer', async () => {
    const rpc = await node(({ id, method }) => ({ id, result: method === 'getpeerinfo' ? [{ addr: '127.0.0.1:5', inbound: true, more: 1 }] : { chain: 'test', blocks: 3, bestblockhash: 'ab', more: 1 } }));
    expect(await rpc.peerInfo()).toEqual([{ addr: '127.0.0.1:5', inbound: true }]);
    expect(await rpc.blockchainInfo()).toEqual({ chain: 'test', blocks: 3, bestblockhash: 'ab' });
  });
});
