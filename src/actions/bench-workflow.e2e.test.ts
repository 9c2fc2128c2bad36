import { execa } from 'execa';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefsIn } from '../report/testing/report-page.ts';
import { ROOT } from './testing/checkout-of-kit.ts';
import { endOf, exitCodeOf, jobsOf, summaryOf, WITHOUT_ACT, WorkflowTest } from './testing/workflow-test.ts';

const BENCH = '.github/workflows/bench.yml';
const DEMO = { plan: 'demo' };
const SHORT = { ...DEMO, scenarios: 'GetLightdInfo', repeats: '1' };

/** In attempt 1 the second leg's machine dies before it measures; in attempt 2 the first leg is, as on GitHub, not run again. */
function withLostLeg(workflow: string): string {
  return workflow.replace(
    '      - uses: ./.indexbench\n',
    `      - if: \${{ matrix.leg.leg == '2' && github.run_attempt == '1' }}
        run: exit 9
      - if: \${{ !(matrix.leg.leg == '1' && github.run_attempt == '2') }}
        uses: ./.indexbench
`,
  );
}

describe.skipIf(WITHOUT_ACT !== null)(`bench.yml, dispatched${WITHOUT_ACT === null ? '' : ` (skipped: ${WITHOUT_ACT})`}`, () => {
  let test: WorkflowTest;
  beforeAll(async () => {
    test = await WorkflowTest.start({ [BENCH]: withLostLeg });
  });
  afterAll(() => test.close());

  it('names a leg that is missing, and a second attempt joins what the first one has', { timeout: 300_000 }, async () => {
    const first = await test.run({ workflow: BENCH, event: 'workflow_dispatch', inputs: DEMO });
    expect(jobsOf(first), endOf(first)).toEqual({ plan: 'success', prepare: 'success', 'bench (r1)-1': 'success', 'bench (r2)-2': 'failure', aggregate: 'failure' });
    expect(first.exitCode).toBe(1);
    expect(test.service.artifactNames()).toEqual([expect.stringMatching(/^indexbench-plan-[0-9a-f]{12}-a1$/), 'indexbench-bench-1-a1', 'comparison']);
    const incomplete = await test.comparison('comparison');
    expect(incomplete.document).toMatchObject({ outcome: 'incomplete' });
    const said = summaryOf(first, 'aggregate');
    expect(said).toContain('**Missing legs**');
    expect(said).toContain('r2');
    expect(first.log).toContain('1 of 2 legs are missing: r2');
    expect(exitCodeOf(first, 'aggregate')).toBe(4);

    const second = await test.run({ workflow: BENCH, event: 'workflow_dispatch', inputs: DEMO, attempt: 2 });
    expect(jobsOf(second), endOf(second)).toEqual({ plan: 'success', prepare: 'success', 'bench (r1)-1': 'success', 'bench (r2)-2': 'success', aggregate: 'success' });
    expect(second.exitCode).toBe(0);
    expect(test.service.artifactNames().slice(3)).toEqual([expect.stringMatching(/^indexbench-plan-[0-9a-f]{12}-a2$/), 'indexbench-bench-2-a2', 'comparison-a2']);
    const joined = await test.comparison('comparison-a2');
    expect(joined.document).toMatchObject({ outcome: 'passed' });
    expect(summaryOf(second, 'aggregate')).not.toContain('Missing');
    expect(second.log).toContain('indexbench-bench-1-a1 (attempt 1)');

    // What a reviewer does: download everything, verify, aggregate again.
    for (const name of ['indexbench-bench-1-a1', 'indexbench-bench-2-a2']) await test.artifact(name);
    const evidence = test.path('artifacts', '1');
    expect(existsSync(join(evidence, 'comparison-a2', 'report.html'))).toBe(true);
    expect(readFileSync(join(evidence, 'comparison-a2', 'README.txt'), 'utf8')).toContain('gh run download');
    const linked = hrefsIn(readFileSync(join(evidence, 'comparison-a2', 'report.html'), 'utf8')).filter((href) => !href.startsWith('#'));
    expect(linked).toContainEqual(expect.stringMatching(/^\.\.\/indexbench-bench-2-a2\/runs\/[^/]+\/samples\/.*\.parquet$/));
    expect(linked.filter((href) => !existsSync(join(evidence, 'comparison-a2', href)))).toEqual([]);
    const verified = await execa(process.execPath, [join(ROOT, 'dist/cli.mjs'), 'verify', ...['indexbench-bench-1-a1', 'indexbench-bench-2-a2'].map((name) => join(evidence, name))], { reject: false });
    expect(verified.stdout.match(/^ok /gm)?.length).toBeGreaterThanOrEqual(4);
    expect(verified.exitCode).toBe(0);
  });

  it('keeps the evidence of a variant that fails, and says so', { timeout: 150_000 }, async () => {
    const run = await test.run({ workflow: BENCH, event: 'workflow_dispatch', runId: '7', inputs: { ...SHORT, variants: 'reference, reference-broken=path:package.json' } });
    expect(jobsOf(run), endOf(run)).toEqual({ plan: 'success', prepare: 'success', 'bench (r1)': 'failure', aggregate: 'failure' });
    expect([exitCodeOf(run, 'bench (r1)'), exitCodeOf(run, 'aggregate')]).toEqual([4, 4]);
    const { document } = await test.comparison('comparison', '7');
    expect(document).toMatchObject({ outcome: 'incomplete' });
    expect(JSON.stringify(document['failures'])).toContain('reference-broken');
    expect(summaryOf(run, 'aggregate')).toContain('reference-broken');
    const evidence = await test.artifact('indexbench-bench-1-a1', '7');
    expect(existsSync(join(evidence, 'runs', 'reference-broken-r1-a1', 'MANIFEST.sha256'))).toBe(true);
  });

  it('refuses hostile inputs in its first job, and executes nothing of them', { timeout: 60_000 }, async () => {
    const hostile = '`touch canary`$(touch canary);"\' && touch canary\n::add-mask::x${{ github.token }}\u202e';
    const inputs = Object.fromEntries(['variants', 'scenarios', 'drivers', 'studies', 'repeats', 'gates', 'split'].map((name) => [name, hostile]));
    const run = await test.run({ workflow: BENCH, event: 'workflow_dispatch', runId: '8', inputs: { plan: 'demo', ...inputs } });
    expect(jobsOf(run), endOf(run)).toEqual({ plan: 'failure' });
    expect(exitCodeOf(run, 'plan')).toBe(2);
    expect(run.log).toMatch(/error [A-Z_]+: /);
    expect((await execa('find', [test.folder, '-name', 'canary*'])).stdout).toBe('');
    expect(run.log).not.toContain('token-of-the-job');
    expect(test.service.artifactNames('8')).toEqual([]);
  });
});
