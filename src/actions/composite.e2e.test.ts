import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runComposite } from './testing/composite.ts';
import { JobTest } from './testing/job-test.ts';
import { ProcessesSeen } from './testing/processes-seen.ts';
import { unpackArtifact } from './testing/made-run.ts';
import { ResultsService } from './testing/results-service.ts';

/** As little as the embedded plan can be. */
const SHORT = { variants: 'reference', scenarios: 'GetLightdInfo', repeats: '1', drivers: 'native' };

const SECRET = 'c4n4ry-of-a-token';

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

describe('the composite action', { timeout: 120_000 }, () => {
  it('twice in one job: measures, keeps the evidence as two artifacts, and puts out where everything is; a gate that says no is the outcome failed', async () => {
    const seen = new ProcessesSeen();
    // What a workflow may have given to all its steps.
    const first = await runComposite(job, { inputs: SHORT, env: { GITHUB_TOKEN: SECRET, ACTIONS_ID_TOKEN_REQUEST_TOKEN: SECRET, SOME_SECRET: SECRET }, onRun: (step) => seen.watch(step) });
    expect(first.steps['run']?.log).toContain('1 of 1 runs complete');
    expect([first.isGood, first.outputs['outcome'], first.outputs['artifact-name']]).toEqual([true, 'passed', 'indexbench-bench-a1']);
    expect(first.outputs['comparison']).toBe(join(first.outputs['bundle'] ?? '', 'comparison.json'));
    expect(existsSync(first.outputs['comparison'] ?? '')).toBe(true);
    // The run itself has them, as every step of that job; the servers and clients that it starts have none.
    expect([...seen.programs].sort()).toEqual(expect.arrayContaining(['driver.mjs', 'reference.mjs', 'watchdog.mjs']));
    expect(seen.holders(SECRET)).toEqual([]);
    writeFileSync(job.path('work', 'gates.json'), JSON.stringify({ version: 1, id: 'strict', gates: [{ kind: 'anonymous-memory', id: 'one-byte', variant: 'reference', atMostBytes: 1 }] }));
    const second = await runComposite(job, { inputs: { ...SHORT, gates: 'gates.json' } });
    expect([second.isGood, second.steps['run']?.exitCode, second.outputs['outcome']]).toEqual([false, 1, 'failed']);
    expect(second.steps['publish']?.annotations).toEqual([{ kind: 'error', title: 'indexbench GATE_FAILED', message: expect.stringMatching(/^one-byte: fail/) as string }]);
    expect(second.outputs['artifact-name']).toBe('indexbench-bench-a1-2');
    expect(second.outputs['bundle']).not.toBe(first.outputs['bundle']);
    const kept = await unpackArtifact(job, 'indexbench-bench-a1');
    expect(readdirSync(kept).sort()).toEqual(['README.txt', 'comparison.csv', 'comparison.json', 'comparison.md', 'report.html', 'runs']);
    expect(readdirSync(join(kept, 'runs'))).toEqual(['reference-r1-a1']);
    expect(Object.values(first.steps).flatMap(({ annotations }) => annotations)).toEqual([]);
  });

  it('a cancel reaches the run itself: its evidence is sealed, and kept as incomplete', async () => {
    const { steps, outputs, isGood } = await runComposite(job, {
      inputs: { ...SHORT, repeats: '9', scenarios: 'GetLightdInfo,GetBlock,download' },
      onRun: (step) => void untilMeasuring(job).then(() => step.kill('SIGINT')),
    });
    expect([steps['run']?.exitCode, isGood, outputs['outcome']]).toEqual([130, false, 'incomplete']);
    const kept = await unpackArtifact(job, outputs['artifact-name'] ?? '');
    const sealed = readdirSync(join(kept, 'runs')).filter((name) => existsSync(join(kept, 'runs', name, 'MANIFEST.sha256')));
    expect(sealed.length).toBeGreaterThan(0);
  });

  it('bad inputs: nothing of them is executed, the run says what is wrong, the outcome is error', async () => {
    const evil = `"; touch ${job.path('work', 'evil')}; $(touch ${job.path('work', 'evil')}) \`touch evil\` '\n::add-mask::x\n\${{ github.token }}\u202e漢`;
    const { steps, outputs, isGood } = await runComposite(job, { inputs: { ...SHORT, variants: evil, leg: evil, 'artifact-name': evil, out: '' } });
    expect([isGood, steps['run']?.exitCode, outputs['outcome'], outputs['artifact-name']]).toEqual([false, 2, 'error', '']);
    expect(steps['run']?.log).toMatch(/error (USAGE|INPUT_INCONSISTENT): /);
    expect(readdirSync(job.path('work'))).toEqual([]);
  });

  it('an input of 100 kB: named, not printed whole', async () => {
    const { steps, outputs } = await runComposite(job, { inputs: { ...SHORT, variants: 'x'.repeat(100_000) } });
    expect([steps['run']?.exitCode, outputs['outcome']]).toEqual([2, 'error']);
    expect(steps['run']?.log).toContain('error USAGE: INDEXBENCH_RUN_VARIANTS: 100000 characters; at most 65536');
    expect(steps['run']?.log.length).toBeLessThan(5000);
  });

  it('an output folder that holds something: refused, and nothing of it published', async () => {
    mkdirSync(job.path('work', 'mine', 'runs'), { recursive: true });
    writeFileSync(job.path('work', 'mine', 'runs', 'secret.txt'), 'x');
    const { steps, outputs } = await runComposite(job, { inputs: { ...SHORT, out: 'mine' } });
    expect([steps['run']?.exitCode, outputs['outcome'], service.artifactNames()]).toEqual([2, 'error', []]);
    expect(steps['run']?.log).toContain('OUTPUT_EXISTS');
  });
});

describe('the program that runs the kit', { timeout: 60_000 }, () => {
  const bad = { ...SHORT, plan: 'absent' };

  it.each([
    { what: 'no Node in PATH', script: null },
    { what: 'an old Node in PATH', script: '#!/bin/sh\nexit 1\n' },
  ])('is the one of the first step where there is $what', async ({ script }) => {
    const bin = job.path('bin');
    mkdirSync(bin);
    for (const tool of ['bash', 'env', 'sh']) symlinkSync(`/bin/${tool}`, join(bin, tool));
    if (script !== null) writeFileSync(join(bin, 'node'), script, { mode: 0o755 });
    const { steps } = await runComposite(job, { inputs: bad, env: { PATH: bin } });
    expect(steps['run']?.log).toContain('there is no embedded plan "absent"');
    expect(steps['run']?.exitCode).toBe(2);
  });
});

/** Waits until the first measurement of the run has begun. */
async function untilMeasuring(where: JobTest): Promise<void> {
  for (;;) {
    const journals = readdirSync(where.path('temp'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('events.ndjson'));
    if (journals.some((name) => readFileSync(where.path('temp', name), 'utf8').includes('"kind":"measuring"'))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
