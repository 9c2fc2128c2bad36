import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, exitCodeOf, jobsOf, summaryOf, WITHOUT_ACT, WorkflowTest } from './testing/workflow-test.ts';

/** What the runner does to the one process of a step: SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL. Resolves with the time until it was gone. */
async function cancelStep(pid: number): Promise<number> {
  const began = performance.now();
  const until = async (limitMs: number): Promise<boolean> => {
    while (performance.now() - began < limitMs) {
      if (!existsSync(`/proc/${String(pid)}`) || /^State:\s+Z/m.test(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  };
  for (const [signal, limitMs] of [['SIGINT', 7_500], ['SIGTERM', 10_000], ['SIGKILL', 15_000]] as const) {
    process.kill(pid, signal);
    if (await until(limitMs)) break;
  }
  return Math.round(performance.now() - began);
}

/** The process that act started for the step which measures: it was bash, and is the kit since exec. */
function stepProcess(folder: string): number {
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').endsWith('/dist/cli.mjs\0run\0') && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
  expect(found).toHaveLength(1);
  const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${String(found[0])}/status`, 'utf8'))?.[1];
  expect(readFileSync(`/proc/${String(parent)}/comm`, 'utf8').trim()).toBe('act');
  return Number(found[0]);
}

describe.skipIf(WITHOUT_ACT !== null)(`a cancelled leg${WITHOUT_ACT === null ? '' : ` (skipped: ${WITHOUT_ACT})`}`, () => {
  let test: WorkflowTest;
  beforeAll(async () => {
    test = await WorkflowTest.start();
  });
  afterAll(() => test.close());

  it('seals its evidence in time, which is uploaded and compared as incomplete', { timeout: 150_000 }, async () => {
    const cancelled: Promise<number>[] = [];
    const run = await test.run({
      workflow: '.github/workflows/bench.yml',
      event: 'workflow_dispatch',
      inputs: { plan: 'demo', scenarios: 'GetBlock,download', repeats: '1' },
      onLine: (_job, line) => {
        if (cancelled.length === 0 && line.includes('measuring 2/2')) cancelled.push(cancelStep(stepProcess(test.folder)));
      },
    });
    const [tookMs] = await Promise.all(cancelled);
    expect(tookMs).toBeLessThan(7_000);
    expect(jobsOf(run), endOf(run)).toEqual({ plan: 'success', prepare: 'success', 'bench (r1)': 'failure', aggregate: 'failure' });
    const evidence = await test.artifact('indexbench-bench-1-a1');
    const bundle = JSON.parse(readFileSync(join(evidence, 'runs', 'reference-r1-a1', 'bundle.json'), 'utf8')) as Record<string, unknown>;
    expect(bundle['outcome']).toMatchObject({ kind: 'incomplete' });
    expect(existsSync(join(evidence, 'runs', 'reference-r1-a1', 'MANIFEST.sha256'))).toBe(true);
    expect((await test.comparison('comparison')).document).toMatchObject({ outcome: 'incomplete' });
    expect(summaryOf(run, 'aggregate')).toMatch(/reference-r1-a1.*INTERRUPTED/);
    expect([run.exitCode, exitCodeOf(run, 'bench (r1)'), exitCodeOf(run, 'aggregate')]).toEqual([1, 130, 4]);
  });
});
