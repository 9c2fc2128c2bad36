import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobTest } from './testing/job-test.ts';
import { makeRun, RECORDED_RUN, unpackArtifact } from './testing/made-run.ts';
import { ResultsService } from './testing/results-service.ts';

let service: ResultsService;
let job: JobTest;
beforeEach(async () => {
  service = await ResultsService.start();
  job = new JobTest(service);
});
afterEach(async () => {
  job.remove();
  await service.close();
});

describe('publish', { timeout: 60_000 }, () => {
  it('keeps the evidence as an artifact, byte for byte, and puts out where everything is', async () => {
    const { out, env } = makeRun(job);
    const { exitCode, outputs, annotations, summary } = await job.step('publish', env);
    expect(exitCode).toBe(0);
    expect(outputs).toEqual({ outcome: 'passed', bundle: out, comparison: join(out, 'comparison.json'), 'artifact-name': 'indexbench-bench-a1' });
    expect(annotations).toEqual([]);
    const kept = await unpackArtifact(job, 'indexbench-bench-a1');
    for (const file of ['comparison.json', 'comparison.md', 'runs/reference-r1-a1/MANIFEST.sha256', 'runs/reference-r1-a1/bundle.json']) expect(readFileSync(join(kept, file))).toEqual(readFileSync(join(out, file)));
    expect(readFileSync(join(kept, 'README.txt'), 'utf8')).toContain('dist/cli.mjs verify .');
    expect(summary).toContain('# Comparison');
    expect(summary).toMatch(/\[indexbench-bench-a1\]\(https:\/\/github\.com\/somebody\/indexer\/actions\/runs\/1\/artifacts\/\d+\)/);
  });

  it('twice in one job: two artifacts, the second by another name', async () => {
    const first = await job.step('publish', makeRun(job, { name: 'one' }).env);
    const second = await job.step('publish', makeRun(job, { name: 'two' }).env);
    expect([first, second].map(({ outputs }) => outputs['artifact-name'])).toEqual(['indexbench-bench-a1', 'indexbench-bench-a1-2']);
    expect(service.artifactNames()).toEqual(['indexbench-bench-a1', 'indexbench-bench-a1-2']);
    expect(second.annotations).toEqual([]);
  });

  it('a re-run attempt, legs and a chosen name: each has a name of its own', async () => {
    const { env } = makeRun(job);
    const name = async (more: Record<string, string>): Promise<string | undefined> => (await job.step('publish', { ...env, ...more })).outputs['artifact-name'];
    expect(await name({ GITHUB_RUN_ATTEMPT: '2', INDEXBENCH_RUN_LEG: '3' })).toBe('indexbench-bench-3-a2');
    expect(await name({ INDEXBENCH_RUN_LEG: '3/zaino 0.10.1' })).toMatch(/^indexbench-bench-3-zaino-0\.10\.1-[0-9a-f]{10}-a1$/);
    expect(await name({ INDEXBENCH_ACTION_ARTIFACT_NAME: 'head: "a" <b> | $(id)\n::error::x/../..' })).toMatch(/^head-[A-Za-z0-9._-]+-[0-9a-f]{10}-a1$/);
    expect(await name({ INDEXBENCH_ACTION_ARTIFACT_NAME: 'x'.repeat(100_000) })).toMatch(/^x{120}-[0-9a-f]{10}-a1$/);
  });

  it('a gate that says no is one error that names it', async () => {
    const { env } = makeRun(job, { written: ['runs'], comparison: null, outcome: 'failure' });
    writeFileSync(join(env['INDEXBENCH_RUN_OUT'] ?? '', 'comparison.json'), readFileSync(join(RECORDED_RUN, 'comparison.json')));
    const { outputs, annotations } = await job.step('publish', env);
    expect(outputs['outcome']).toBe('failed');
    expect(annotations).toEqual([{ kind: 'error', title: 'indexbench GATE_FAILED', message: expect.stringMatching(/(?:^|; )single-p50: fail, /) as string }]);
  });

  it.each([
    { what: 'was cancelled, with sealed bundles', run: { written: ['runs'], comparison: null, outcome: 'cancelled' }, outcome: 'incomplete', title: 'indexbench INTERRUPTED', isKept: true },
    { what: 'ended before anything was measured', run: { written: [], comparison: null, outcome: 'failure' }, outcome: 'error', title: 'indexbench RUN_FAILED', isKept: false },
    { what: 'failed although its comparison says passed', run: { outcome: 'failure' }, outcome: 'incomplete', title: undefined, isKept: true },
  ] as const)('a run that $what', async ({ run, outcome, title, isKept }) => {
    const { out, env } = makeRun(job, run);
    const { outputs, annotations, summary } = await job.step('publish', env);
    expect(outputs['outcome']).toBe(outcome);
    expect(annotations[0]?.title).toBe(title);
    expect(service.artifactNames()).toEqual(isKept ? ['indexbench-bench-a1'] : []);
    expect(summary).toContain('# Comparison');
    if (isKept) expect(readFileSync(join(await unpackArtifact(job, 'indexbench-bench-a1'), 'runs/reference-r1-a1/bundle.json'))).toEqual(readFileSync(join(out, 'runs/reference-r1-a1/bundle.json')));
  });
});
