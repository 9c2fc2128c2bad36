import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendSignal } from '../host/process-table.ts';
import { isPortOpen } from '../systems/port-open.ts';
import { NodeRpc } from '../systems/node-rpc.ts';
import type { IndexObservation } from '../systems/index-watch.ts';
import { zaino } from '../systems/zaino.ts';
import { openIndexProbe, untilIndexed } from './index-phase.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { untilReady } from './ready-system.ts';
import { TargetWatch } from './target-watch.ts';
import { pinnedVariant, PROTO_FOLDER, RealStack, skipReason } from './testing/real-stack.ts';

const signal = new AbortController().signal;
const limits = { stallSeconds: 60, timeoutSeconds: 120 };
const { index } = zaino;
if (index === null) throw new Error('zaino builds an index');

let stack: RealStack;
afterEach(async () => expect(await stack.close()).toEqual([]));
beforeEach(async () => (stack = await RealStack.open(process.env)));

/** Waits for the index, and keeps what was seen of it. */
async function indexed(launched: LaunchedSystem, onObservation: (observation: IndexObservation) => void = () => undefined, more: Partial<Parameters<typeof untilIndexed>[2]> = {}) {
  return untilIndexed(launched, openIndexProbe(launched, index ?? expect.fail()), { limits, signal, onObservation, ...more });
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await condition()); waitedMs += 20) {
    if (waitedMs > 50_000) throw new Error(`never: ${String(condition)}`);
    await delay(20);
  }
}

/** Launches an index build, and acts once when it is past half of the chain. */
async function atHalf(launched: LaunchedSystem, act: () => void, more: Partial<Parameters<typeof untilIndexed>[2]> = {}): Promise<unknown> {
  let done = false;
  return indexed(launched, ({ height }) => {
    if (done || height === null || height < 5_500) return;
    done = true;
    act();
  }, more);
}

describe.each(['zaino-0.10.1', 'zaino-0.9.0'])('the real %s', { timeout: 110_000 }, (name) => {
  const skipped = skipReason(process.env, ['zebrad-6.4.2', name.replace('zaino', 'zainod')]);
  const variant = pinnedVariant(name);

  it.skipIf(skipped !== '')(`answers before its index is complete, tells how far it is, stops, and serves from the finished index ${skipped}`, async () => {
    const node = await stack.node();
    const building = await stack.launch({ variant, purpose: 'index-build', node: node.addresses });
    let wasOpenBefore = false;
    const heights: (number | null)[] = [];
    const { height, errorNs, completeNs } = await indexed(building, (observation) => {
      heights.push(observation.height);
      if (!observation.complete) void isPortOpen(building.context.ports['grpc'] ?? 0).then((open) => (wasOpenBefore ||= open));
    });
    expect(height).toBe(11_002);
    expect(wasOpenBefore).toBe(true);
    const known = heights.filter((at) => at !== null);
    expect(new Set(known).size).toBeGreaterThan(3);
    expect([...known].sort((a, b) => a - b)).toEqual(known);
    expect(completeNs).toBeGreaterThan(building.launchedNs);
    expect(errorNs).toBeLessThan(10e9);
    expect(await building.stop()).toMatchObject({ endedBy: 'own-signal', leftBehind: [] });

    const serving = await stack.launch({ variant, purpose: 'serving', node: node.addresses });
    await untilReady(serving, { protoFolder: PROTO_FOLDER, signal });
    const again = await indexed(serving);
    expect(again.completeNs - serving.launchedNs).toBeLessThan(completeNs - building.launchedNs);
    expect(serving.launch.environment).toContain('RUST_LOG=warn');
  });
});

const skipped = skipReason(process.env, ['zebrad-6.4.2', 'zainod-0.10.1']);
const variant = pinnedVariant('zaino-0.10.1');

describe.skipIf(skipped !== '')(`a zaino that goes wrong ${skipped}`, { timeout: 110_000 }, () => {
  it('is told with the height that it had reached, where it dies at half', async () => {
    const node = await stack.node();
    const launched = await stack.launch({ variant, purpose: 'index-build', node: node.addresses });
    const watch = new TargetWatch([node, launched]);
    await expect(atHalf(launched, () => sendSignal(launched.process.pid, 'SIGKILL'), { signal: watch.signal })).rejects.toMatchObject({
      code: 'SYSTEM_EXITED', where: 'zaino-0.10.1', what: expect.stringMatching(/SIGKILL.*the index was at: height \d{4,5} of 11002 \(\d\d %\)/) as string,
    });
  });

  it('has stalled where it makes no progress, though it never says so', async () => {
    const node = await stack.node();
    const launched = await stack.launch({ variant, purpose: 'index-build', node: node.addresses });
    await expect(atHalf(launched, () => sendSignal(launched.process.pid, 'SIGSTOP'), { limits: { stallSeconds: 15, timeoutSeconds: 120 } })).rejects.toMatchObject({
      code: 'SYSTEM_INDEX_STALLED', what: expect.stringMatching(/made no progress for 15 s: height \d{4,5} of 11002/) as string,
    });
    expect(await launched.stop()).toMatchObject({ wereStopped: true });
  });

  it('takes too long where its limit is shorter than the build', async () => {
    const node = await stack.node();
    const launched = await stack.launch({ variant, purpose: 'index-build', node: node.addresses });
    await expect(indexed(launched, undefined, { limits: { stallSeconds: 60, timeoutSeconds: 1 } })).rejects.toMatchObject({ code: 'SYSTEM_INDEX_TIMEOUT', what: expect.stringContaining('not complete after 1 s') as string });
  });

  it('names the node where that is killed while it serves', async () => {
    const node = await stack.node();
    const launched = await stack.launch({ variant, purpose: 'serving', node: node.addresses });
    await untilReady(launched, { protoFolder: PROTO_FOLDER, signal });
    const watch = new TargetWatch([node, launched]);
    sendSignal(node.process.pid, 'SIGKILL');
    await until(() => watch.signal.aborted);
    expect(watch.goneState).toMatchObject({ code: 'SYSTEM_EXITED', message: expect.stringMatching(/^zebra-6\.4\.2: ended during its run \(.*SIGKILL/) as string });
  });

  it('is refused where it and the snapshot disagree on the tip, as its node moved on', async () => {
    const node = await stack.node();
    const rpc = new NodeRpc(node.addresses);
    await rpc.call('generatetoaddress', [2, 'tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV']);
    await rpc.close();
    const launched = await stack.launch({ variant, purpose: 'serving', node: node.addresses });
    await expect(untilReady(launched, { protoFolder: PROTO_FOLDER, signal })).rejects.toMatchObject({ code: 'SYSTEM_WRONG_CHAIN', what: expect.stringMatching(/^serves height 1200[45].*its node has the snapshot’s tip, 12003/) as string });
  });

  it('ends with its own words where its node cannot be reached', async () => {
    const node = await stack.node();
    const { port } = node.addresses.jsonRpc;
    await node.stop();
    const silent: Server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
    await once(silent, 'listening');
    const launched = await stack.launch({ variant: pinnedVariant('zaino-0.10.1', { backend: 'rpc' }), purpose: 'serving', node: { ...node.addresses, cookieFile: null } });
    await expect(untilReady(launched, { protoFolder: PROTO_FOLDER, signal })).rejects.toMatchObject({ code: 'SYSTEM_EXITED' });
    expect(launched.process.log.lastLines(50).join('\n')).toMatch(/node|connect|rpc/i);
    silent.close();
  });
});
