import { describe, expect, it } from 'vitest';
import { workKey, workFieldsOf } from '../comparison/keys.ts';
import type { DriverName, PlannedScenario, Scenario } from '../model/generated/types.ts';
import { driverFlagsOf } from './driver-flags.ts';
import { testingPlan } from './testing-order.ts';

const RANGES: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 1 }, stop: { kind: 'window', seconds: 2 } };

function keyOf(driver: DriverName, planned: PlannedScenario): string {
  return workKey(workFieldsOf(planned, '0'.repeat(64), { name: driver, version: '1', flags: driverFlagsOf(driver, planned), validation: 'unchecked' }, 'expected'));
}

describe('the flags of a driver', () => {
  it('are those of ghz that decide the work, without address, files and data', () => {
    expect(driverFlagsOf('ghz', testingPlan({ ...RANGES, clients: 8, connections: 2 }))).toEqual([
      '--insecure', '--call cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlockRange', '-c 8', '--connections 2', '-t 5s',
      '--max-recv-message-size 65536B', '--max-send-message-size 65536B', '--duration-stop wait', '-z 2s', '-O json',
    ]);
    expect(driverFlagsOf('ghz-as-published', testingPlan({ ...RANGES, warmupRequests: 3 }))).toEqual([
      '--insecure', '--call cash.z.wallet.sdk.rpc.CompactTxStreamer.GetBlockRange', '--concurrency 1', '--connections 1', '--timeout 5s',
      '--max-recv-message-size 65536B', '--format json', '--duration 2s', '--duration-stop wait', '--skipFirst 3',
    ]);
    expect(driverFlagsOf('native', testingPlan(RANGES))).toEqual([]);
  });

  it('say where templates are off, which is other work for ghz', () => {
    const short = driverFlagsOf('ghz', testingPlan({ ...RANGES, stop: { kind: 'count', requests: 50_000 } }));
    const long = driverFlagsOf('ghz', testingPlan({ ...RANGES, stop: { kind: 'count', requests: 50_001 } }));
    const disabled = ['--disable-template-functions', '--disable-template-data'];
    expect(short.filter((flag) => !long.includes(flag))).toEqual(disabled);
    expect(driverFlagsOf('ghz', testingPlan({})).filter((flag) => disabled.includes(flag))).toEqual(disabled);
  });

  it('make other rows of the drivers that a scenario is done with', () => {
    const planned = testingPlan(RANGES);
    expect(keyOf('ghz', planned)).not.toBe(keyOf('ghz-as-published', planned));
    expect(keyOf('ghz', planned)).toBe(keyOf('ghz', testingPlan(RANGES)));
  });

  const impossible: Partial<Scenario>[] = [
    { stop: { kind: 'first', requests: 1, seconds: 1 } },
    { requests: { kind: 'mix', parts: [{ weight: 1, method: 'GetLightdInfo', requests: { kind: 'empty' } }] } },
  ];
  it.each(impossible)('are refused for what ghz cannot do', (changes) => {
    expect(() => driverFlagsOf('ghz', testingPlan(changes))).toThrow('ghz has neither mixes nor');
  });
});
