import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram, SYSTEM_PATH } from '../host/process-group/group-host.ts';
import type { Bundle, Measurements } from '../model/generated/types.ts';
import { ProgramTest } from './testing/program.ts';

const FOLDERS = (process.env['INDEXBENCH_BIN'] ?? '').split(delimiter).filter((folder) => folder !== '');
const NEEDED = ['zebrad-6.4.2', 'zainod-0.10.1', 'ghz'];
const missing = [...NEEDED.filter((name) => !FOLDERS.some((folder) => existsSync(join(folder, name)))), ...(findProgram('cc', SYSTEM_PATH) === null ? ['cc'] : [])];

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

describe.skipIf(missing.length > 0)(`the plan nodelay${missing.length > 0 ? ` (not on this host, by INDEXBENCH_BIN: ${missing.join(', ')})` : ''}`, { timeout: 300_000 }, () => {
  it('shows the wait for delayed acknowledgements of an unchanged zainod, and takes it away', async () => {
    const { exitCode, stderr } = await test.run('run', 'nodelay', '--repeats', '1', '--drivers', 'ghz', '--scenarios', 'GetLatestBlock,GetTreeState', '--out', 'out');
    expect(exitCode, stderr).toBe(0);
    const bundleOf = (variant: string): Bundle => test.json('out', 'runs', `${variant}-r1-a1`, 'bundle.json') as Bundle;
    const p50Ms = (variant: string, scenario: string): number => {
      const { measurements } = test.json('out', 'runs', `${variant}-r1-a1`, 'measurements.json') as Measurements;
      const percentiles = measurements.find((entry) => entry.scenario === scenario)?.statistics?.latency.percentiles;
      return (percentiles?.find(({ percent }) => percent === 50)?.valueNs ?? Number.NaN) / 1e6;
    };
    for (const scenario of ['GetLatestBlock', 'GetTreeState']) {
      // Linux delays an acknowledgement by 40 ms.
      expect(p50Ms('zaino-0.10.1', scenario)).toBeGreaterThan(38);
      expect(p50Ms('zaino-0.10.1-nodelay', scenario)).toBeLessThan(p50Ms('zaino-0.10.1', scenario) / 2);
    }
    const [plain, forced] = [bundleOf('zaino-0.10.1'), bundleOf('zaino-0.10.1-nodelay')];
    expect(forced.binary?.sha256).toBe(plain.binary?.sha256);
    expect(plain.launch?.preload).toBeUndefined();
    expect(forced.launch?.environment.find((entry) => entry.startsWith('LD_PRELOAD='))).toBe('LD_PRELOAD={work}/preload.so');
    expect(forced.launch?.preload?.sourceSha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });
});
