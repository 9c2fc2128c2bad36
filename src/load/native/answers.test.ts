import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scenario } from '../../model/generated/types.ts';
import { frameMessage } from '../../protocol/request.ts';
import { encodeBytesField, encodeVarintField } from '../../protocol/wire-writer.ts';
import { answersOf } from '../answers-order.ts';
import type { CheckedPayloads } from '../drive-order.ts';
import type { CheckResult } from '../driver-messages.ts';
import { TESTING_ADDRESSES, testingFolder, testingPlan } from '../testing-order.ts';
import type { TestingCall } from '../testing-server.ts';
import { checkPayloads } from './payload-check.ts';
import { TRANSPORT_NAMES, driveOver, serve } from './testing-drive.ts';

const folder = testingFolder();
afterAll(folder.remove);

const TRANSACTIONS: Partial<Scenario> = { id: 'transactions', method: 'GetTransaction', requests: { kind: 'transactions' } };
const OUTPUTS: Partial<Scenario> = { id: 'outputs', method: 'GetAddressUtxosStream', requests: { kind: 'addresses' } };
const TREES: Partial<Scenario> = { id: 'trees', method: 'GetTreeState', requests: { kind: 'heights', listLength: 90, seed: 4 } };
const INFO: Partial<Scenario> = { id: 'info', method: 'GetLightdInfo', requests: { kind: 'empty' } };

const answer = (text: string): Buffer[] => [frameMessage(encodeBytesField(1, Buffer.from(text)))];
/** An answer that depends on the request alone. */
const settled = (call: TestingCall): Buffer[] => (call.method.startsWith('GetBlock') ? [...call.messages] : answer(call.body.toString('hex')));

type Answers = (call: TestingCall, state: { timed: number | null }) => Buffer[];

/** A server that is checked for some scenarios, and can be driven then. */
async function checkedServer(scenarios: readonly Partial<Scenario>[], answers: Answers, statusOf: (call: TestingCall) => number = () => 0): Promise<{ port: number; checked: CheckResult; payloads: CheckedPayloads }> {
  const state: { timed: number | null } = { timed: null };
  const server = await serve((call) => {
    const status = statusOf(call);
    if (status !== 0) call.reply([], status, 'not here');
    else call.reply(answers(call, state));
    if (state.timed !== null) state.timed += 1;
  });
  const file = join(folder.path, `checked-${String(server.port)}`);
  const checked = await checkPayloads(
    {
      target: { host: '127.0.0.1', port: server.port }, firstHeight: 1, lastHeight: 100, chunkBlocks: 100, otherRangeMethods: [], unaryMethods: [], unaryCount: 64, seed: 7, payloadFile: file,
      answers: scenarios.flatMap((scenario) => answersOf(testingPlan(scenario), 2000)), maxMessageBytes: 65_536, deadlineMs: 5000, idleLimitMs: 5000,
    },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  state.timed = 0;
  return { port: server.port, checked, payloads: { file, firstHeight: 1, lastHeight: 100, sameAsRange: [] } };
}

describe('the check of answers before timing', () => {
  it('digests the answers to each distinct request, the same for every server that answers alike', async () => {
    const [one, other] = [await checkedServer([TRANSACTIONS, OUTPUTS, TREES], settled), await checkedServer([TRANSACTIONS, OUTPUTS, TREES], settled)];
    expect(one.checked.answers).toEqual(other.checked.answers);
    expect(one.checked.answers).toMatchObject([
      { scenario: 'transactions', method: 'GetTransaction', requests: 3, changed: 0, failed: null },
      { scenario: 'outputs', requests: TESTING_ADDRESSES.length },
      { scenario: 'trees', changed: 0 },
    ]);
    expect(one.checked.answers[2]?.requests).toBeGreaterThan(50);
    expect(new Set(one.checked.answers.map(({ sha256 }) => sha256)).size).toBe(3);
  });

  it('tells two servers apart that answer one request otherwise', async () => {
    const one = await checkedServer([OUTPUTS], settled);
    const needle = Buffer.from(TESTING_ADDRESSES[1] ?? '').toString('hex');
    const other = await checkedServer([OUTPUTS], (call) => (call.body.toString('hex').includes(needle) ? answer('another') : settled(call)));
    expect(other.checked.answers[0]?.sha256).not.toBe(one.checked.answers[0]?.sha256);
  });

  it('finds out an answer that changes from call to call, and gives it no digest', async () => {
    let calls = 0;
    const { checked } = await checkedServer([TRANSACTIONS], (call) => (call.method === 'GetTransaction' ? answer(String((calls += 1))) : settled(call)));
    expect(checked.answers).toMatchObject([{ changed: 3, failed: null, sha256: null }]);
  });

  it('a method that is not offered, or a call that fails, says nothing against the blocks', async () => {
    const unimplemented = await checkedServer([TRANSACTIONS, TREES], settled, ({ method }) => (method === 'GetTransaction' ? 12 : 0));
    expect(unimplemented.checked).toMatchObject({ unsupported: [{ method: 'GetTransaction', status: 'UNIMPLEMENTED' }], difference: null, answers: [{ scenario: 'trees', failed: null }] });
    const failing = await checkedServer([TRANSACTIONS], settled, ({ method }) => (method === 'GetTransaction' ? 13 : 0));
    expect(failing.checked).toMatchObject({ unsupported: [], difference: null, answers: [{ failed: 'INTERNAL: not here', sha256: null }] });
  });
});

describe.each(TRANSPORT_NAMES)('answers in the timed window, over %s', (transport) => {
  const drive = driveOver(transport);
  const forty = { clients: 4, connections: 2, stop: { kind: 'count', requests: 40 } } as const;

  it('are those of the check', async () => {
    for (const scenario of [TRANSACTIONS, OUTPUTS, TREES, INFO]) {
      const { port, payloads } = await checkedServer([scenario], settled);
      expect(await drive(port, { ...scenario, ...forty }, { checkedPayloads: payloads })).toMatchObject({ ok: 40, dataErrors: 0, firstViolation: null });
    }
  });

  it('one that is another is wrong at once', async () => {
    const { port, payloads } = await checkedServer([TRANSACTIONS], (call, { timed }) => (timed === 17 ? answer('wrong') : settled(call)));
    const result = await drive(port, { ...TRANSACTIONS, ...forty }, { checkedPayloads: payloads });
    expect(result).toMatchObject({ ok: 39, dataErrors: 1, firstViolation: { field: 'sha256' } });
  });

  it('are compared with each other where nothing was checked', async () => {
    const { port } = await checkedServer([], (call, { timed }) => (timed !== null && timed >= 30 ? answer('later') : settled(call)));
    const result = await drive(port, { ...TREES, ...forty, requests: { kind: 'heights', listLength: 10, seed: 4 } });
    expect(result).toMatchObject({ ok: 30, dataErrors: 10, firstViolation: { field: 'sha256' } });
    expect(result.firstViolation?.height).toBeGreaterThan(0);
  });

  it('may follow the server’s clock where they say what it makes of the chain’s age, and nowhere else', async () => {
    const info = (estimatedHeight: number, blockHeight: number): Buffer[] => [frameMessage(Buffer.concat([encodeBytesField(2, Buffer.from('vendor')), encodeVarintField(7, blockHeight), encodeVarintField(12, estimatedHeight), encodeBytesField(14, Buffer.from('/a:1/'))]))];
    const older = await checkedServer([INFO], (call, { timed }) => (call.method === 'GetLightdInfo' ? info(timed === null ? 100 : 101, 100) : settled(call)));
    expect(await drive(older.port, { ...INFO, ...forty }, { checkedPayloads: older.payloads })).toMatchObject({ ok: 40, dataErrors: 0, firstViolation: null });
    const moved = await checkedServer([INFO], (call, { timed }) => (call.method === 'GetLightdInfo' ? info(100, timed === null ? 100 : 101) : settled(call)));
    expect(await drive(moved.port, { ...INFO, ...forty }, { checkedPayloads: moved.payloads })).toMatchObject({ ok: 0, dataErrors: 40, firstViolation: { field: 'sha256' } });
  });

  it('that were seen to change before are not', async () => {
    let calls = 0;
    const { port, payloads } = await checkedServer([TRANSACTIONS], (call) => (call.method === 'GetTransaction' ? answer(String((calls += 1))) : settled(call)));
    expect(await drive(port, { ...TRANSACTIONS, ...forty }, { checkedPayloads: payloads })).toMatchObject({ ok: 40, dataErrors: 0 });
  });
});
