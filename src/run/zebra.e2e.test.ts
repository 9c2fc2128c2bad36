import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NodeRpc } from '../systems/node-rpc.ts';
import { systemOf } from '../systems/registry.ts';
import { assertFrozen, viewNode } from './frozen-node.ts';
import { servedTip, untilReady } from './ready-system.ts';
import { pinnedVariant, PROTO_FOLDER, RealStack, skipReason } from './testing/real-stack.ts';

const skipped = skipReason(process.env, ['zebrad-6.4.2']);
const signal = new AbortController().signal;
const zebra = pinnedVariant('zebra-6.4.2');

let stack: RealStack;
beforeEach(async () => {
  if (skipped === '') stack = await RealStack.open(process.env);
});
afterEach(async () => {
  if (skipped === '') expect(await stack.close()).toEqual([]);
});

describe.skipIf(skipped !== '')(`the real zebra ${skipped}`, { timeout: 60_000 }, () => {
  it('is a frozen node: at the snapshot’s tip, without a peer, behind its cookie; it ends in order', async () => {
    const node = await stack.node();
    const { tipHeight: height, tipHash: hash } = stack.snapshot;
    expect(await viewNode(node)).toEqual({ height, hash, peers: [] });
    const open = new NodeRpc({ ...node.addresses, cookieFile: null });
    await expect(open.blockCount()).rejects.toThrow();
    await open.close();
    const rpc = new NodeRpc(node.addresses);
    expect(await rpc.batch([{ method: 'getblockcount' }, { method: 'getbestblockhash' }])).toEqual([height, hash]);
    expect(await rpc.block(height, 1)).toMatchObject({ hash, height });
    await rpc.close();
    const cookie = readFileSync(node.addresses.cookieFile ?? '', 'utf8');
    expect(JSON.stringify(node.launch)).not.toContain(cookie.split(':')[1]);
    expect(JSON.stringify(node.launch)).not.toContain(stack.folder);
    expect(await node.stop()).toMatchObject({ endedBy: 'own-signal', leftBehind: [] });
    expect(await node.process.exited).toEqual({ code: 0, signal: null });
  });

  it('serves CompactTxStreamer where it is measured itself', async () => {
    const launched = await stack.launch({ variant: zebra, purpose: 'serving' });
    const { address, node } = await untilReady(launched, { protoFolder: PROTO_FOLDER, signal });
    expect(address).toEqual(launched.spec.address);
    expect(await servedTip(address ?? { host: '', port: 0 }, PROTO_FOLDER)).toEqual({ height: stack.snapshot.tipHeight, hash: stack.snapshot.tipHash });
    expect(node).toMatchObject({ height: stack.snapshot.tipHeight, peers: [] });
  });

  it('is no longer frozen once it has a new block', async () => {
    const node = await stack.node();
    const rpc = new NodeRpc(node.addresses);
    await rpc.call('generatetoaddress', [1, 'tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV']);
    await rpc.close();
    const view = await viewNode(node);
    expect(view.height).toBe(stack.snapshot.tipHeight + 1);
    expect(() => assertFrozen(node, view)).toThrow(expect.objectContaining({ code: 'NODE_NOT_FROZEN', message: expect.stringContaining(`its node is at height ${view.height}`) as string }) as Error);
  });

  it('is refused where its state is at another tip than the snapshot’s', async () => {
    const launched = await stack.launch({ variant: zebra, purpose: 'node', snapshot: { ...stack.snapshot, tipHeight: 12_002 } });
    await expect(untilReady(launched, { protoFolder: PROTO_FOLDER, signal })).rejects.toMatchObject({ code: 'SYSTEM_WRONG_CHAIN', message: expect.stringContaining('serves height 12003') as string, next: expect.stringContaining('snapshot pin') as string });
  });

  it('tells the reason where the program ends early: a state that is locked by another node', async () => {
    const node = await stack.node('one');
    const launched = await stack.launch({ variant: zebra, purpose: 'node', name: 'one' });
    await expect(untilReady(launched, { protoFolder: PROTO_FOLDER, signal })).rejects.toMatchObject({ code: 'SYSTEM_EXITED', logLines: expect.arrayContaining([expect.stringMatching(/lock/i)]) as string[] });
    expect(await viewNode(node)).toMatchObject({ height: stack.snapshot.tipHeight });
  });

  it('is not started on a port that another program has', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));
    await expect(stack.launch({ variant: pinnedVariant('zebra-6.4.2', { grpcPort: port }), purpose: 'serving' })).rejects.toMatchObject({ code: 'PORT_TAKEN', message: expect.stringContaining(`port ${port} is in use by process ${process.pid}`) as string });
    server.close();
  });

  it('is refused where the program says another version than its pin', async () => {
    const folder = join(stack.folder, 'bin');
    writeFileSync(`${stack.folder}/zebrad-6.4.1`, '#!/bin/sh\necho zebrad 6.4.2\n', { mode: 0o755 });
    const variant = { ...zebra.pin, pin: 'crate:zebrad@6.4.1' };
    await expect(systemOf({ name: 'v', pin: variant }).obtain(variant, { ...stack.obtain, programFolders: [folder, stack.folder] })).rejects.toMatchObject({ code: 'TOOL_VERSION', message: expect.stringContaining('6.4.2') as string });
  });
});
