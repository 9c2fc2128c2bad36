import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultPromise } from 'execa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StartedVariant } from '../run/start-variant.ts';
import { ControlClient } from '../systems/control-client.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

const binFolder = process.env['INDEXBENCH_BIN'] ?? '';
const isThere = ['zainod-0.10.1', 'zebrad-6.4.2'].every((name) => binFolder !== '' && existsSync(join(binFolder, name)));

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  const folders = await test.temporaryFoldersAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

type Running = ResultPromise<{ encoding: 'utf8'; lines: false; reject: false }>;

/** What it prints when it is ready. Rejects where it ends before. */
async function untilStarted(running: ReturnType<ProgramTest['start']>): Promise<StartedVariant> {
  const ended = (running as Running).then(({ stderr }) => Promise.reject(new Error(`ended before it was ready: ${String(stderr)}`)));
  let text = '';
  const printed = new Promise<StartedVariant>((settle) => {
    const take = (chunk: Buffer | string): void => {
      text += String(chunk);
      if (!text.endsWith('\n}\n')) return;
      running.stdout.off('data', take);
      settle((JSON.parse(text) as { started: StartedVariant }).started);
    };
    running.stdout.on('data', take);
  });
  return Promise.race([printed, ended]);
}

async function tipAt({ address }: StartedVariant): Promise<number> {
  if (address === null) throw new Error('it serves nothing');
  const control = new ControlClient(address, join(ROOT, 'src', 'protocol', 'proto'));
  try {
    return (await control.latestBlock(5_000)).height;
  } finally {
    control.close();
  }
}

describe('systems start', { timeout: 60_000 }, () => {
  it('serves until SIGINT, then ends with 0 and leaves nothing', async () => {
    const running = test.start(['systems', 'start', 'reference', '--logs', 'logs', '--json']);
    const started = await untilStarted(running);
    expect(started).toMatchObject({ variant: 'reference', snapshot: 'demo', tipHeight: 12_003, node: null });
    expect(await tipAt(started)).toBe(12_003);
    running.kill('SIGINT');
    const { exitCode, stderr } = await running;
    expect([exitCode, stderr.includes('error')]).toEqual([0, false]);
    expect(readFileSync(test.path('logs', 'reference.log'), 'utf8')).toContain('"ready":true');
  });

  it('ends with the reason where the program ends by itself', async () => {
    const running = test.start(['systems', 'start', 'reference', '--json']);
    const { pid } = await untilStarted(running);
    process.kill(pid, 'SIGKILL');
    const { exitCode, stderr } = await running;
    expect(stderr).toContain('error SYSTEM_EXITED: reference: ended during its run (signal SIGKILL)');
    expect(exitCode).toBe(4);
  });

  it('is interrupted where it was not ready yet', async () => {
    writePlanFiles(test, { variants: { slow: { faults: 'never-ready' } } });
    const running = test.start(['systems', 'start', 'slow', '--pins', 'pins.json']);
    await expect.poll(() => test.processes().some(({ command }) => command.includes('reference.mjs')), { timeout: 20_000 }).toBe(true);
    running.kill('SIGINT');
    const { exitCode, stderr } = await running;
    expect(stderr).toContain('error INTERRUPTED: received SIGINT before slow was ready');
    expect(exitCode).toBe(130);
  });

  it.each([
    [['refrence'], 'error INPUT_INCONSISTENT: <variant>: unknown variant "refrence"; allowed: reference, '],
    [['reference', '--snapshot', 'regtest'], 'reference starts from a snapshot of the kind compact-blocks; regtest is of the kind node-state'],
    [['reference', '--snapshot', 'dmo'], 'error INPUT_INCONSISTENT: --snapshot: unknown snapshot "dmo"; allowed: demo, regtest'],
  ])('refuses %j before anything starts', async (args, message) => {
    const { exitCode, stderr } = await test.run('systems', 'start', ...args);
    expect(stderr).toContain(message);
    expect(exitCode).toBe(2);
  });
});

describe.skipIf(!isThere)('systems start with the real programs (skipped where INDEXBENCH_BIN has not both)', { timeout: 120_000 }, () => {
  it('starts zaino beside its frozen node on the regtest chain, with a finished index, and stops both', async () => {
    const running = test.start(['systems', 'start', 'zaino-0.10.1', '--json']);
    const started = await untilStarted(running);
    expect(started).toMatchObject({ variant: 'zaino-0.10.1', snapshot: 'regtest', node: { variant: 'zebra-6.4.2' } });
    expect(await tipAt(started)).toBe(12_003);
    running.kill('SIGINT');
    const { exitCode, stderr } = await running;
    expect(stderr).toContain('waiting until its index is complete');
    expect(exitCode).toBe(0);
  });
});
