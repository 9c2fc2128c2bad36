import { once } from 'node:events';
import { connect } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChainDigest } from '../protocol/chain-digest.ts';
import { ChainWalk } from '../protocol/chain-walk.ts';
import type { ViolatedBlock } from '../protocol/chain-walk.ts';
import { MessageDeframer } from '../protocol/message-deframer.ts';
import { METHODS, METHOD_NAMES } from '../protocol/method.ts';
import type { MethodName } from '../protocol/method.ts';
import { encodeBlockRange, frameMessage } from '../protocol/request.ts';
import { statusName } from '../protocol/status.ts';
import { loadChain } from './chain-file.ts';
import type { ReferenceChain } from './chain-file.ts';
import { parseFaults, spoilParent } from './faults.ts';
import { TestClient } from './fixtures/client.ts';
import type { Block, CallResult } from './fixtures/client.ts';
import { makeTestFolder, restoreDemo } from './fixtures/demo-chain.ts';
import { startReferenceServer } from './server.ts';
import type { ReferenceServerRequest, RunningServer } from './server.ts';

const folder = makeTestFolder();
let chain: ReferenceChain;
let server: RunningServer;
let client: TestClient;

async function start(settings: Partial<ReferenceServerRequest> & { readonly faultValues?: readonly string[] } = {}): Promise<void> {
  const { faultValues = [], ...rest } = settings;
  server = await startReferenceServer({ chain, profile: 'full', port: 0, unbatched: false, faults: parseFaults(faultValues), ...rest });
  client = new TestClient(server.address);
}

beforeAll(() => {
  restoreDemo(folder.path);
  chain = loadChain(folder.path, () => undefined);
});
afterAll(folder.remove);
afterEach(async () => {
  client.close();
  await server.stop();
});

const range = (start: number, end: number, poolTypes: readonly number[] = []): object => ({ start: { height: start }, end: { height: end }, poolTypes });
const blocks = (start: number, end: number, poolTypes: readonly number[] = []): Promise<CallResult<Block>> => client.stream<Block>('GetBlockRange', range(start, end, poolTypes));
const heights = (result: CallResult<Block>): number[] => result.messages.map((block) => block.height);
const statusOf = (result: CallResult<unknown>): string => statusName(result.code);

interface RawRange {
  readonly violation: ViolatedBlock | null;
  readonly digest: string;
  readonly grpcStatus: string | undefined;
}

/** One GetBlockRange over node:http2, with the walk and the digest that the driver uses. */
function rawRange(session: ClientHttp2Session, start: number, end: number, poolTypes: readonly number[] = []): Promise<RawRange> {
  const walk = new ChainWalk();
  const digest = new ChainDigest();
  walk.begin(start, end);
  const deframer = new MessageDeframer((buffer, from, to) => {
    walk.accept(buffer, from, to);
    digest.add(buffer, from, to);
  }, 4_194_304);
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':method': 'POST', ':path': METHODS.GetBlockRange.path, 'content-type': 'application/grpc', te: 'trailers' });
    let grpcStatus: string | undefined;
    stream.on('trailers', (trailers: IncomingHttpHeaders) => (grpcStatus = String(trailers['grpc-status'])));
    stream.on('data', (chunk: Buffer) => deframer.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => {
      deframer.finish();
      resolve({ violation: walk.finish(), digest: digest.hex(), grpcStatus });
    });
    stream.end(frameMessage(encodeBlockRange(start, end, poolTypes)));
  });
}

describe('profile full', () => {
  it('serves the whole chain with the published digests', async () => {
    await start();
    const session = connect(`http://${server.address}`);
    const shielded = await rawRange(session, 1, 12_003);
    const allPools = await rawRange(session, 1, 12_003, [1, 2, 3, 4]);
    session.close();
    expect(shielded).toEqual({ violation: null, digest: '9852ef8ec0667d45856b586f04aa7db74855a01f7d83e8095f9aec0111f332c8', grpcStatus: '0' });
    expect(allPools).toEqual({ violation: null, digest: '8f9fa20810acf4f33be6a04988411848cb9ca28fe1360b6acb21f760b2f7a110', grpcStatus: '0' });
  });

  it('serves it downwards, and to 16 calls at once on one connection', async () => {
    await start();
    const session = connect(`http://${server.address}`);
    expect((await rawRange(session, 12_003, 1)).violation).toBeNull();
    const results = await Promise.all(Array.from({ length: 16 }, (_, index) => rawRange(session, 1 + index * 100, 10_000 + index * 100)));
    session.close();
    expect(results.map((result) => [result.violation, result.grpcStatus])).toEqual(Array.from({ length: 16 }, () => [null, '0']));
    expect(new Set(results.map((result) => result.digest)).size).toBe(16);
  });

  it('refuses no call on a connection whose client reads late', async () => {
    await start();
    const session = connect(`http://${server.address}`);
    const streams: ClientHttp2Stream[] = [];
    for (let i = 0; i < 24; i += 1) {
      const stream = session.request({ ':method': 'POST', ':path': METHODS.GetBlockRange.path, 'content-type': 'application/grpc', te: 'trailers' });
      stream.end(frameMessage(encodeBlockRange(1, 12_003)));
      // One after the other: the server's earlier answers then wait in its memory when the next call comes.
      await once(stream, 'response');
      streams.push(stream);
    }
    const received = await Promise.all(
      streams.map(async (stream) => {
        let bytes = 0;
        stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
        const [trailers] = (await once(stream, 'trailers')) as [IncomingHttpHeaders];
        await once(stream, 'close');
        return `${String(trailers['grpc-status'])} ${String(bytes)}`;
      }),
    );
    session.close();
    expect(new Set(received)).toEqual(new Set([`0 ${String(1_042_730 + 5 * 12_003)}`]));
  });

  it('gives metadata of its chain', async () => {
    await start();
    const latest = await client.unary<{ height: number; hash: Buffer }>('GetLatestBlock', {});
    expect([latest.messages[0]?.height, latest.messages[0]?.hash.toString('hex')]).toEqual([12_003, chain.tipHash.toString('hex')]);
    const info = await client.unary<Record<string, unknown>>('GetLightdInfo', {});
    expect(info.messages[0]).toMatchObject({ vendor: 'indexbench reference', chainName: 'test', blockHeight: 12_003, lightwalletProtocolVersion: 'v0.5.0', consensusBranchId: '37a5165b' });
  });

  it('gives a block by height and by hash, the same as a range', async () => {
    await start();
    const byHeight = await client.unary<Block>('GetBlock', { height: 200 });
    const byHash = await client.unary<Block>('GetBlock', { hash: chain.hashes.hashAt(200) });
    expect(byHeight.messages[0]?.height).toBe(200);
    expect(byHash.messages).toEqual(byHeight.messages);
    expect((await blocks(200, 200)).messages).toEqual(byHeight.messages);
  });

  it('answers wrong block requests with the status of the real servers', async () => {
    await start();
    const ask = async (request: object): Promise<string> => statusOf(await client.unary('GetBlock', request));
    expect(await ask({ height: 12_004 })).toBe('OUT_OF_RANGE');
    expect(await ask({})).toBe('INVALID_ARGUMENT');
    expect(await ask({ hash: Buffer.alloc(31) })).toBe('INVALID_ARGUMENT');
    expect(await ask({ hash: Buffer.alloc(32) })).toBe('NOT_FOUND');
  });

  it('sends the blocks that there are, then OUT_OF_RANGE', async () => {
    await start();
    const past = await blocks(12_000, 12_010);
    expect([heights(past), statusOf(past), past.details]).toEqual([[12_000, 12_001, 12_002, 12_003], 'OUT_OF_RANGE', 'height 12010 lies outside 1 to 12003']);
    const below = await blocks(2, 0);
    expect([heights(below), statusOf(below)]).toEqual([[2, 1], 'OUT_OF_RANGE']);
    const descending = await blocks(12_004, 12_000);
    expect([heights(descending), statusOf(descending)]).toEqual([[], 'OUT_OF_RANGE']);
  });

  it('checks ranges and pools', async () => {
    await start();
    expect(statusOf(await client.stream('GetBlockRange', { start: { height: 1 } }))).toBe('INVALID_ARGUMENT');
    expect(statusOf(await blocks(1, 2, [0]))).toBe('INVALID_ARGUMENT');
    expect(statusOf(await blocks(1, 2, [2, 5]))).toBe('INVALID_ARGUMENT');
    const transparent = await blocks(5, 4, [1]);
    expect([heights(transparent), transparent.messages[0]?.vtx[0]?.vout.length]).toEqual([[5, 4], 1]);
    expect((await blocks(4, 5)).messages.flatMap((block) => block.vtx)).toEqual([]);
  });

  it('lacks transparent data where the snapshot does', async () => {
    await start({ chain: { ...chain, allPools: null } });
    expect(statusOf(await blocks(1, 2, [1, 2]))).toBe('UNIMPLEMENTED');
    expect(heights(await blocks(1, 2, [2, 3, 4]))).toEqual([1, 2]);
  });

  it('gives nullifier forms, no subtree roots, and an empty mempool', async () => {
    await start();
    const busy = (await blocks(1, 12_003)).messages.find((block) => block.vtx.some((tx) => tx.ironwoodActions.length > 0));
    const height = busy?.height ?? 0;
    const form = await client.unary<Block>('GetBlockNullifiers', { height });
    const action = form.messages[0]?.vtx[0]?.ironwoodActions[0];
    expect([action?.nullifier.toString('hex'), action?.cmx.length]).toEqual([busy?.vtx[0]?.ironwoodActions[0]?.nullifier.toString('hex'), 0]);
    expect(heights(await client.stream<Block>('GetBlockRangeNullifiers', range(height, height - 1)))).toEqual([height, height - 1]);
    for (const shieldedProtocol of [0, 1, 2]) expect(await client.stream('GetSubtreeRoots', { shieldedProtocol })).toMatchObject({ code: 0, messages: [] });
    expect(statusOf(await client.stream('GetSubtreeRoots', { shieldedProtocol: 3 }))).toBe('INVALID_ARGUMENT');
    expect(statusOf(await client.stream('GetSubtreeRoots', { startIndex: 65_536 }))).toBe('INVALID_ARGUMENT');
    expect(await client.stream('GetMempoolTx', {})).toMatchObject({ code: 0, messages: [] });
  });

  it('does not invent subtree roots of a longer chain', async () => {
    await start({ chain: { ...chain, tipTreeSizes: { sapling: 65_535, orchard: 65_536, ironwood: 0 } } });
    expect(statusOf(await client.stream('GetSubtreeRoots', { shieldedProtocol: 0 }))).toBe('OK');
    expect(statusOf(await client.stream('GetSubtreeRoots', { shieldedProtocol: 1 }))).toBe('UNIMPLEMENTED');
  });

  it('keeps the mempool stream open until the client’s deadline', async () => {
    await start();
    expect(await client.stream('GetMempoolStream', {}, 300)).toMatchObject({ messages: [], code: 4 });
  });

  it('ends an open mempool stream when it stops', async () => {
    await start();
    const open = client.stream('GetMempoolStream', {});
    await client.unary('GetLatestBlock', {});
    await server.stop();
    const result = await open;
    expect([statusOf(result), result.details]).toEqual(['UNAVAILABLE', 'the server stops']);
  });
});

describe('other methods', () => {
  const refused = async (profile: 'full' | 'serve-compact'): Promise<MethodName[]> => {
    await start({ profile });
    const names: MethodName[] = [];
    for (const name of METHOD_NAMES) {
      if (METHODS[name].shape === 'client-streaming') continue;
      const result = METHODS[name].shape === 'unary' ? await client.unary(name, {}) : await client.stream(name, {}, 200);
      if (statusOf(result) === 'UNIMPLEMENTED') names.push(name);
    }
    return names;
  };

  it('answer UNIMPLEMENTED in profile full', async () => {
    expect(await refused('full')).toEqual([
      'GetTransaction', 'SendTransaction', 'GetTaddressTxids', 'GetTaddressTransactions', 'GetTaddressBalance', 'GetTreeState', 'GetLatestTreeState',
      'GetAddressUtxos', 'GetAddressUtxosStream', 'Ping',
    ]);
  });

  it('are all but four in profile serve-compact', async () => {
    const served = ['GetLatestBlock', 'GetBlock', 'GetBlockRange', 'GetLightdInfo', 'GetTaddressBalanceStream'];
    expect(await refused('serve-compact')).toEqual(METHOD_NAMES.filter((name) => !served.includes(name)));
    expect(statusOf(await client.unary('GetBlock', { hash: chain.tipHash }))).toBe('UNIMPLEMENTED');
    expect((await client.unary<Block>('GetBlock', { height: 9 })).messages[0]?.height).toBe(9);
  });
});

describe('faults', () => {
  const violationOf = async (start: number, end: number): Promise<ViolatedBlock | null> => {
    const session = connect(`http://${server.address}`);
    const result = await rawRange(session, start, end);
    session.close();
    expect(result.grpcStatus).toBe('0');
    return result.violation;
  };

  it('stall: blocks before N, then nothing until the deadline', async () => {
    await start({ faultValues: ['stall@500'] });
    const result = await client.stream<Block>('GetBlockRange', range(490, 510), 500);
    expect([heights(result).at(-1), statusOf(result)]).toEqual([499, 'DEADLINE_EXCEEDED']);
    expect(heights(await blocks(501, 510))).toHaveLength(10);
  });

  it('reset: the stream breaks before N', async () => {
    await start({ faultValues: ['reset@500'] });
    const result = await blocks(1, 1_000);
    expect(result.messages.length).toBeLessThan(500);
    expect(statusOf(result)).toBe('INTERNAL');
  });

  it('goaway: the call is completed, and the connection takes no other', async () => {
    await start({ faultValues: ['goaway@500'] });
    const session = connect(`http://${server.address}`);
    const goneAway = new Promise((resolve) => session.on('goaway', resolve));
    expect((await rawRange(session, 1, 1_000)).violation).toBeNull();
    expect(await goneAway).toBe(0);
    expect(() => session.request({ ':path': '/' })).toThrow();
  });

  it('short, hole and swap are seen by the walk', async () => {
    await start({ faultValues: ['short@900'] });
    expect(await violationOf(1, 1_000)).toEqual({ height: 900, field: 'count', expected: '1000', found: '899' });
    client.close();
    await server.stop();
    await start({ faultValues: ['hole@500'] });
    expect(await violationOf(1, 1_000)).toEqual({ height: 500, field: 'height', expected: '500', found: '501' });
    client.close();
    await server.stop();
    await start({ faultValues: ['swap@500'] });
    expect(await violationOf(1, 1_000)).toEqual({ height: 500, field: 'height', expected: '500', found: '501' });
  });

  const display = (hash: Uint8Array): string => Buffer.from(hash).reverse().toString('hex');

  it('wrong-parent is seen by the walk, in either direction', async () => {
    const own = loadChain(folder.path, () => undefined);
    spoilParent(own.shielded, 500);
    await start({ chain: own });
    expect(await violationOf(1, 1_000)).toMatchObject({ height: 500, field: 'prevHash', expected: display(own.hashes.hashAt(499)) });
    expect(await violationOf(1_000, 1)).toMatchObject({ height: 499, field: 'hash', found: display(own.hashes.hashAt(499)) });
  });

  it('slow: takes at least 2 ms a block', async () => {
    await start({ faultValues: ['slow'] });
    const startMs = performance.now();
    expect(heights(await blocks(1, 50))).toHaveLength(50);
    expect(performance.now() - startMs).toBeGreaterThan(80);
  });
});

describe('what is no gRPC call', () => {
  const request = (session: ClientHttp2Session, headers: Record<string, string>, body: Buffer): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ':method': 'POST', 'content-type': 'application/grpc', te: 'trailers', ...headers });
      stream.on('response', (response) => resolve(response));
      stream.on('error', reject);
      stream.resume();
      stream.end(body);
    });

  it('is refused, and leaves the server well', async () => {
    await start();
    const session = connect(`http://${server.address}`);
    const path = METHODS.GetBlock.path;
    expect(await request(session, { ':path': '/x.Y/Z' }, Buffer.alloc(5))).toMatchObject({ ':status': 200, 'grpc-status': '12' });
    expect(await request(session, { ':path': path, 'content-type': 'text/plain' }, Buffer.alloc(0))).toMatchObject({ ':status': 415 });
    expect(await request(session, { ':path': path }, Buffer.from([1, 0, 0, 0, 0]))).toMatchObject({ 'grpc-status': '13' });
    expect(await request(session, { ':path': path }, Buffer.from([0, 0, 0, 0, 9, 8]))).toMatchObject({ 'grpc-status': '13' });
    expect(await request(session, { ':path': path }, frameMessage(Buffer.from([0x08])))).toMatchObject({ 'grpc-status': '3' });
    session.close();
    expect((await client.unary<Block>('GetBlock', { height: 1 })).code).toBe(0);
  });
});
