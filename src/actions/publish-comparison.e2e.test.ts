import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Comparison } from '../model/generated/types.ts';
import { JobTest } from './testing/job-test.ts';
import { makeRun, unpackArtifact } from './testing/made-run.ts';
import { ResultsService } from './testing/results-service.ts';

const MEBIBYTE = 1024 * 1024;

let service: ResultsService;
let job: JobTest;
beforeEach(async () => {
  service = await ResultsService.start();
  job = new JobTest(service, { GITHUB_JOB: 'aggregate' });
});
afterEach(async () => {
  job.remove();
  await service.close();
});

/** So many rows that their Markdown is far longer than a summary may be; in a script of three bytes a character. */
function manyRows(comparison: Comparison): void {
  const [row] = comparison.rows;
  if (row !== undefined) comparison.rows = Array.from({ length: 2500 }, (_, index) => ({ ...row, title: `第${String(index)}列${'漢'.repeat(60)}` }));
}

describe('publishComparison', { timeout: 60_000 }, () => {
  it('keeps the comparison as an artifact, with one summary and the outcome', async () => {
    const { out, env } = makeRun(job, { written: ['comparison.md', 'comparison.csv'] });
    const { outputs, annotations, summary, exitCode } = await job.step('publishComparison', env);
    expect([exitCode, annotations]).toEqual([0, []]);
    expect(outputs).toEqual({ 'artifact-name': 'comparison', comparison: join(out, 'comparison.json'), outcome: 'passed' });
    expect(summary).toMatch(/^# Comparison/);
    const kept = await unpackArtifact(job, 'comparison');
    expect(readFileSync(join(kept, 'comparison.json'))).toEqual(readFileSync(join(out, 'comparison.json')));
    expect(readFileSync(join(kept, 'README.txt'), 'utf8')).toContain('gh run download');
  });

  it('names the legs that are missing: no pass, whatever the rest says', async () => {
    const { outputs, summary } = await job.step('publishComparison', { ...makeRun(job, { written: [] }).env, INDEXBENCH_ACTION_MISSING: 'r2\nr3 <b>zaino</b>' });
    expect(outputs['outcome']).toBe('incomplete');
    expect(summary).toContain('**Missing legs**\n\n- r2\n- r3 &lt;b&gt;zaino&lt;/b&gt;\n\n# Comparison');
  });

  it('of a second attempt has a name of its own; a chosen name too', async () => {
    const { env } = makeRun(job, { written: [] });
    const name = async (more: Record<string, string>): Promise<string | undefined> => (await job.step('publishComparison', { ...env, ...more })).outputs['artifact-name'];
    expect([await name({}), await name({}), await name({ GITHUB_RUN_ATTEMPT: '2' }), await name({ INDEXBENCH_ACTION_ARTIFACT_NAME: 'nightly' })]).toEqual(['comparison', 'comparison-2', 'comparison-a2', 'nightly']);
  });

  it.each([
    { what: 'nothing', written: false },
    { what: 'an empty folder', written: true },
  ])('after an aggregate that left $what: error, one annotation about it, a summary that says so', async ({ written }) => {
    const out = job.path('temp', 'comparison');
    if (written) mkdirSync(out);
    const { outputs, annotations, summary, exitCode } = await job.step('publishComparison', { INDEXBENCH_RUN_OUT: out, INDEXBENCH_ACTION_RUN: 'failure', INDEXBENCH_ACTION_MISSING: 'r1' });
    expect([exitCode, outputs]).toEqual([0, { 'artifact-name': '', comparison: '', outcome: 'error' }]);
    expect(annotations[0]).toMatchObject({ kind: 'error', title: 'indexbench NOTHING_TO_COMPARE' });
    expect(summary).toContain('**Missing legs**\n\n- r1\n\n# Comparison\n\nThere is none: error.');
    expect(existsSync(join(out, 'README.txt'))).toBe(false);
  });

  it('a comparison beyond 1 MiB: the summary is cut at a row, in bytes, and points to the whole of it', async () => {
    const { summary, annotations } = await job.step('publishComparison', makeRun(job, { written: [], comparison: manyRows }).env);
    expect(annotations).toEqual([]);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MEBIBYTE);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(MEBIBYTE - 10_000);
    const [, last = '', cut = ''] = /\n(.*)\n\n(\*\*Cut after .*)\n$/.exec(summary) ?? [];
    expect(last).toMatch(/^\|.*\|$/);
    expect(cut).toMatch(/^\*\*Cut after \d+ of \d+ lines\*\*, since a summary has at most 1 MiB\. The whole comparison, with report\.html, is in the artifact \[comparison\]\(https:/);
  });
});
