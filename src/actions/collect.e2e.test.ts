import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobTest } from './testing/job-test.ts';
import { RECORDED_RUN } from './testing/made-run.ts';
import { ResultsService } from './testing/results-service.ts';
import { zipFile } from './testing/zip-file.ts';

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

const legs = (count: number): Record<string, string> => ({ INDEXBENCH_ACTION_LEGS: JSON.stringify(Array.from({ length: count }, (_, index) => ({ leg: String(index + 1), label: `r${String(index + 1)}` }))) });

/** What the job of a leg uploads, in one of its attempts. */
async function uploadLeg(leg: string, attempt: number): Promise<void> {
  const out = job.path('temp', `leg-${leg}-${String(attempt)}`);
  mkdirSync(join(out, 'runs'), { recursive: true });
  for (const variant of ['reference', 'reference-unbatched']) cpSync(join(RECORDED_RUN, 'runs', `${variant}-r${leg}-a1`), join(out, 'runs', `${variant}-r${leg}-a1`), { recursive: true });
  writeFileSync(join(out, 'README.txt'), `attempt ${String(attempt)}`);
  await job.step('publish', { GITHUB_JOB: 'bench', GITHUB_RUN_ATTEMPT: String(attempt), INDEXBENCH_RUN_OUT: out, INDEXBENCH_RUN_LEG: leg, INDEXBENCH_ACTION_SUMMARY: 'false' });
}

describe('collect', { timeout: 60_000 }, () => {
  it('downloads the newest attempt of each leg, byte for byte, and names the legs that are missing', async () => {
    await uploadLeg('1', 1);
    await uploadLeg('2', 1);
    await uploadLeg('2', 2);
    const { outputs, annotations, exitCode } = await job.step('collect', legs(3));
    const folder = outputs['folder'] ?? '';
    expect([exitCode, outputs['found'], outputs['missing']]).toEqual([0, '2', 'r3']);
    expect(annotations).toEqual([{ kind: 'error', title: 'indexbench CI_ARTIFACT', message: expect.stringMatching(/^1 of 3 legs are missing: r3\. /) as string }]);
    expect(readdirSync(folder).sort()).toEqual(['indexbench-bench-1-a1', 'indexbench-bench-2-a2']);
    expect(readdirSync(folder).sort().map((name) => readFileSync(join(folder, name, 'README.txt'), 'utf8'))).toEqual(['attempt 1', 'attempt 2']);
    const bundle = 'runs/reference-r2-a1';
    for (const file of readdirSync(join(RECORDED_RUN, bundle), { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))) {
      expect(readFileSync(join(folder, 'indexbench-bench-2-a2', bundle, file)), file).toEqual(readFileSync(join(RECORDED_RUN, bundle, file)));
    }
  });

  it('refuses an artifact with a name that climbs: nothing of it is kept, nothing lies outside, the leg is missing', async () => {
    service.plantArtifact('indexbench-bench-1-a1', zipFile([{ name: 'runs/x/bundle.json', data: '{}' }, { name: '../../evil', data: 'x' }]));
    service.plantArtifact('indexbench-bench-2-a1', zipFile([{ name: 'README.txt', data: 'good' }]));
    const { outputs, annotations } = await job.step('collect', legs(2));
    expect([outputs['found'], outputs['missing']]).toEqual(['1', 'r1']);
    expect(annotations.map(({ kind, message }) => [kind, /the artifact is refused: it holds "\.\.\/\.\.\/evil"/.test(message)])).toEqual([['warning', true], ['error', false]]);
    expect(readdirSync(outputs['folder'] ?? '')).toEqual(['indexbench-bench-2-a1']);
    expect([job.path('temp'), job.folder, job.path('work')].map((folder) => existsSync(join(folder, 'evil')))).toEqual([false, false, false]);
  });

  it('refuses an artifact that is not what was uploaded, or no archive', async () => {
    service.plantArtifact('indexbench-bench-1-a1', zipFile([{ name: 'README.txt', data: 'x' }]), { digest: `sha256:${'0'.repeat(64)}` });
    service.plantArtifact('indexbench-bench-2-a1', Buffer.from('<html>'));
    const { outputs, annotations } = await job.step('collect', legs(2));
    expect([outputs['found'], outputs['missing'], readdirSync(outputs['folder'] ?? '')]).toEqual(['0', 'r1\nr2', []]);
    expect(annotations.filter(({ kind }) => kind === 'warning').map(({ message }) => /its digest differs|no zip archive/.exec(message)?.[0])).toEqual(['its digest differs', 'no zip archive']);
  });

  it('takes no artifact of another name, run or job', async () => {
    const zip = zipFile([{ name: 'README.txt', data: 'x' }]);
    for (const name of ['indexbench-bench-1-a2x', 'indexbench-bench-11-a1', 'indexbench-other-1-a1', 'indexbench-bench-1', 'comparison', '..', '$(id)']) service.plantArtifact(name, zip);
    service.plantArtifact('indexbench-bench-1-a1', zip, { run: '2' });
    expect((await job.step('collect', legs(1))).outputs['missing']).toBe('r1');
    service.plantArtifact('mine-1-a3', zip);
    expect((await job.step('collect', { ...legs(1), INDEXBENCH_ACTION_ARTIFACT_NAME: 'mine' })).outputs).toMatchObject({ missing: '', found: '1' });
  });

  it('without a token: all legs are missing, named, and a folder is there to aggregate', async () => {
    const { outputs, annotations, exitCode } = await job.step('collect', { ...legs(2), ACTIONS_RUNTIME_TOKEN: '' });
    expect([exitCode, outputs['missing'], readdirSync(outputs['folder'] ?? '')]).toEqual([0, 'r1\nr2', []]);
    expect(annotations.map(({ title }) => title)).toEqual(['indexbench CI_SERVICE', 'indexbench CI_ARTIFACT']);
  });

  it('many broken legs: three warnings and one error, the rest is only printed', async () => {
    for (let leg = 1; leg <= 8; leg += 1) service.plantArtifact(`indexbench-bench-${String(leg)}-a1`, Buffer.from('x'));
    const { annotations, log } = await job.step('collect', legs(8));
    expect(annotations.map(({ kind }) => kind)).toEqual(['warning', 'warning', 'warning', 'error']);
    expect(log.match(/^indexbench: warning CI_ARTIFACT/gm)).toHaveLength(5);
  });
});
