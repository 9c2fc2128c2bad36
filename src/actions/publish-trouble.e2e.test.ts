import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobTest } from './testing/job-test.ts';
import { makeRun, unpackArtifact } from './testing/made-run.ts';
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

const containing = (text: string | RegExp): string => (typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)) as string;

describe('publish in trouble', { timeout: 60_000 }, () => {
  it('no token: one error that says where the evidence lies, and nothing fails', async () => {
    const { out, env } = makeRun(job);
    const { exitCode, annotations, outputs, summary } = await job.step('publish', { ...env, ACTIONS_RUNTIME_TOKEN: '' });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([{ kind: 'error', title: 'indexbench CI_SERVICE', message: containing(`${out}: there is no artifact service: ACTIONS_RUNTIME_TOKEN is not set`) }]);
    expect(outputs).toMatchObject({ outcome: 'passed', 'artifact-name': '', bundle: out });
    expect(existsSync(join(out, 'comparison.json'))).toBe(true);
    expect(summary).toContain('The evidence was not uploaded');
  });

  it('GitHub Enterprise Server: the same, with what works there', async () => {
    const { exitCode, annotations } = await job.step('publish', { ...makeRun(job).env, GITHUB_SERVER_URL: 'https://git.example.org' });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([{ kind: 'error', title: 'indexbench CI_SERVICE', message: containing(/GitHub Enterprise Server has no artifact service of this version.*actions\/upload-artifact@v3/) }]);
  });

  it('a service that refuses: one error with its answer', async () => {
    service.broken.set('CreateArtifact', 400);
    const { exitCode, annotations } = await job.step('publish', makeRun(job).env);
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([{ kind: 'error', title: 'indexbench CI_ARTIFACT', message: containing(/could not be uploaded: .*400/) }]);
  });

  it('no upload, no summary where these are not wanted; another word is warned of and counts as yes', async () => {
    const { env } = makeRun(job);
    const off = await job.step('publish', { ...env, INDEXBENCH_ACTION_UPLOAD: 'false', INDEXBENCH_ACTION_SUMMARY: 'false' });
    expect([service.artifactNames(), off.summary, off.outputs['artifact-name'], off.annotations]).toEqual([[], '', '', []]);
    const odd = await job.step('publish', { ...env, INDEXBENCH_ACTION_UPLOAD: 'nope' });
    expect(service.artifactNames()).toHaveLength(1);
    expect(odd.annotations).toEqual([{ kind: 'warning', title: 'indexbench USAGE', message: containing('input upload is "nope"') }]);
  });

  it('no place for a summary: a warning, and the evidence is kept', async () => {
    const { exitCode, annotations } = await job.step('publish', { ...makeRun(job).env, GITHUB_STEP_SUMMARY: '' });
    expect(exitCode).toBe(0);
    expect(annotations.map(({ kind, title }) => [kind, title])).toEqual([['warning', 'indexbench CI_SERVICE']]);
    expect(service.artifactNames()).toHaveLength(1);
  });

  it('a full disk: neither outputs nor a summary can be written, and the evidence is kept all the same', async () => {
    const { exitCode, annotations, log } = await job.step('publish', { ...makeRun(job).env, GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' });
    expect([exitCode, service.artifactNames()]).toEqual([0, ['indexbench-bench-a1']]);
    expect(annotations.map(({ kind, title }) => [kind, title])).toEqual([['warning', 'indexbench CI_SERVICE'], ['warning', 'indexbench CI_SERVICE']]);
    expect(annotations[0]?.message).toMatch(/output outcome could not be written: ENOSPC/);
    expect(log).toMatch(/^indexbench: warning CI_SERVICE: .*no job summary could be written: .*ENOSPC/m);
  });

  it('a link where README.txt would be: nothing is written through it, and the evidence is kept', async () => {
    const { out, env } = makeRun(job);
    symlinkSync(job.path('home', 'target'), join(out, 'README.txt'));
    const { exitCode, annotations } = await job.step('publish', env);
    expect([exitCode, annotations, service.artifactNames(), existsSync(job.path('home', 'target'))]).toEqual([0, [], ['indexbench-bench-a1'], false]);
    expect(existsSync(join(await unpackArtifact(job, 'indexbench-bench-a1'), 'README.txt'))).toBe(false);
  });

  it('a comparison that is none: error by its code, evidence kept', async () => {
    const { out, env } = makeRun(job);
    writeFileSync(join(out, 'comparison.json'), '{"version": 1, "outcome": "passed"}');
    const { outputs, annotations } = await job.step('publish', env);
    expect(outputs['outcome']).toBe('incomplete');
    expect(annotations).toMatchObject([{ kind: 'error', title: 'indexbench INPUT_INVALID' }]);
    expect(service.artifactNames()).toHaveLength(1);
  });

  it('a folder that held something before the run: nothing of it is published', async () => {
    const { outputs, annotations } = await job.step('publish', { ...makeRun(job, { outcome: 'failure' }).env, INDEXBENCH_ACTION_TAKEN: 'true' });
    expect(outputs).toEqual({ outcome: 'error', bundle: '', comparison: '', 'artifact-name': '' });
    expect(annotations).toMatchObject([{ kind: 'error', title: 'indexbench OUTPUT_EXISTS' }]);
    expect(service.artifactNames()).toEqual([]);
  });

  it('links and foreign names that a measured program left are not published', async () => {
    const { out, env } = makeRun(job);
    writeFileSync(job.path('home', 'credentials'), 'the secret of this machine');
    symlinkSync(job.path('home', 'credentials'), join(out, 'runs', 'link'));
    symlinkSync(job.path('home'), join(out, 'runs', 'folder'));
    rmSync(join(out, 'comparison.csv'));
    symlinkSync(job.path('home', 'credentials'), join(out, 'comparison.csv'));
    for (const name of ['runs/a:b"c', 'runs/.hidden', '.env', 'notes.txt']) writeFileSync(join(out, name), 'x');
    mkdirSync(join(out, 'src'));
    await job.step('publish', env);
    const kept = await unpackArtifact(job, 'indexbench-bench-a1');
    expect(['runs/link', 'runs/folder', 'comparison.csv', 'runs/.hidden', '.env', 'notes.txt', 'src'].filter((name) => existsSync(join(kept, name)))).toEqual([]);
    expect(existsSync(join(kept, 'runs/reference-r1-a1/bundle.json'))).toBe(true);
  });
});

describe('what foreign text becomes in a job', { timeout: 60_000 }, () => {
  const hostile = '</td><img src=x> [x](https://evil.example) @all `a`|b\n::error::injected\n##[error]too';

  it('markup, mentions, new lines and commands in names and messages are no markup, mention, line or command', async () => {
    const { env } = makeRun(job, {
      comparison: (comparison) => {
        comparison.outcome = 'incomplete';
        comparison.failures.push({ label: hostile, variant: hostile.slice(0, 64), repeat: 1, code: 'SYSTEM_EXITED', message: hostile, lastLogLines: [hostile] });
        for (const row of comparison.rows) row.title = hostile.slice(0, 64);
      },
    });
    const { log, summary, annotations } = await job.step('publish', env);
    expect(annotations.map(({ kind, title }) => [kind, title])).toEqual([['error', 'indexbench RUN_FAILED']]);
    expect(log.split('\n').filter((line) => line.trim().startsWith('::error'))).toHaveLength(1);
    expect(log).not.toContain('##[error]');
    for (const part of ['\n::error::injected', '\n##[error]']) expect(summary).not.toContain(part);
    // Without code spans, where there is no markup, link or mention.
    const prose = summary.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
    for (const part of ['<img', '</td>', '](https://evil', '@all']) expect(prose).not.toContain(part);
    expect(prose).toContain('&lt;img');
    expect(summary).toContain('injected');
  });

  it('a long message is one annotation of at most 4096 characters, cut between characters', async () => {
    const { env } = makeRun(job, {
      comparison: (comparison) => {
        comparison.outcome = 'failed';
        comparison.refused = [];
        comparison.gates = Array.from({ length: 500 }, (_, index) => ({ id: `gate-${String(index)}`, purpose: 'promotion', verdict: 'fail', postHoc: false, figure: '😀'.repeat(60), limit: 'x' }));
      },
    });
    const { annotations } = await job.step('publish', env);
    expect(annotations).toMatchObject([{ kind: 'error', title: 'indexbench GATE_FAILED' }]);
    const message = annotations[0]?.message ?? '';
    expect(message.length).toBeGreaterThan(4000);
    expect(message.length).toBeLessThanOrEqual(4096);
    expect(message).not.toContain('\ufffd');
  });
});
