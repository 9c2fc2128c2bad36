import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stateDifference, stateDigests } from '../snapshot/state-digests.ts';
import { isPortOpen } from '../systems/port-open.ts';
import { ztreamer } from '../systems/ztreamer.ts';
import { viewNode } from './frozen-node.ts';
import { openIndexProbe, untilIndexed } from './index-phase.ts';
import { untilReady } from './ready-system.ts';
import { pinnedVariant, PROTO_FOLDER, RealStack, skipReason } from './testing/real-stack.ts';

const skipped = skipReason(process.env, ['zebrad-6.4.2', 'ztreamerd-0.2.1']);
const signal = new AbortController().signal;
const { index } = ztreamer;
if (index === null) throw new Error('ztreamer builds an index');
const limits = { stallSeconds: 60, timeoutSeconds: 120 };

let stack: RealStack;
beforeEach(async () => {
  if (skipped === '') stack = await RealStack.open(process.env);
});
afterEach(async () => {
  if (skipped === '') expect(await stack.close()).toEqual([]);
});

describe.skipIf(skipped !== '')(`the real ztreamer ${skipped}`, { timeout: 110_000 }, () => {
  it('builds its index on a state of its own with the frozen node as its only peer, serves only then, and leaves the restored state as it was', async () => {
    const before = await stateDigests(join(stack.folder, 'snapshot'));
    const node = await stack.node();
    const variant = pinnedVariant('ztreamer-0.2.1');
    const building = await stack.launch({ variant, purpose: 'index-build', node: node.addresses });
    const openBefore: Promise<boolean>[] = [];
    const { height } = await untilIndexed(building, openIndexProbe(building, index), {
      limits, signal,
      onObservation: ({ complete, height: at }) => {
        if (!complete && at === null) openBefore.push(isPortOpen(building.context.ports['grpc'] ?? 0));
      },
    });
    expect(height).toBe(11_993);
    expect((await Promise.all(openBefore)).slice(0, -1)).not.toContain(true);
    expect((await viewNode(building)).peers).toEqual([`127.0.0.1:${node.addresses.peer?.port ?? 0}`]);
    expect((await viewNode(node)).peers.every((peer) => peer.startsWith('127.0.0.1:'))).toBe(true);
    expect(await building.stop()).toMatchObject({ endedBy: 'own-signal', leftBehind: [] });
    expect(await building.process.exited).toEqual({ code: 0, signal: null });

    const serving = await stack.launch({ variant, purpose: 'serving', node: node.addresses });
    const { node: inside } = await untilReady(serving, { protoFolder: PROTO_FOLDER, signal });
    expect(inside).toMatchObject({ height: stack.snapshot.tipHeight, hash: stack.snapshot.tipHash });
    expect(await untilIndexed(serving, openIndexProbe(serving, index), { limits, signal, onObservation: () => undefined })).toMatchObject({ height: 11_993 });
    // Its Zakura moves the state to a newer format: its own copy, not the restored one.
    expect(existsSync(join(stack.folder, variant.name, 'state', 'state', 'v29'))).toBe(true);
    await serving.stop();
    await node.stop();
    expect(stateDifference(before, await stateDigests(join(stack.folder, 'snapshot')))).toBeNull();
  });

  it('ends with its own words on an index of another chain', async () => {
    const node = await stack.node();
    const variant = pinnedVariant('ztreamer-0.2.1');
    const first = await stack.launch({ variant, purpose: 'index-build', node: node.addresses });
    await untilIndexed(first, openIndexProbe(first, index), { limits, signal, onObservation: () => undefined });
    await first.stop();
    const mainnet = { ...stack.snapshot, network: 'mainnet' as const, activationHeights: {}, tipHeight: 1 };
    const other = await stack.launch({ variant, purpose: 'serving', node: node.addresses, snapshot: mainnet });
    await expect(untilReady(other, { protoFolder: PROTO_FOLDER, signal })).rejects.toMatchObject({ code: 'SYSTEM_EXITED', logLines: expect.arrayContaining([expect.stringMatching(/network|genesis/i)]) as string[] });
  });
});
