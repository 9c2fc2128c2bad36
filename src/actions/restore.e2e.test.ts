import { execaSync } from 'execa';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobMatrix } from '../model/generated/types.ts';
import { ACTION_FOLDER } from './testing/composite.ts';
import { JobTest } from './testing/job-test.ts';
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

const states = (text = ''): { cacheKey: string; state: string }[] => JSON.parse(text) as { cacheKey: string; state: string }[];

describe('restore', { timeout: 60_000 }, () => {
  it('puts out a program, a new folder for each call, and the cache folder; a plan of the package wants nothing of the cache', async () => {
    const [first, second] = [await job.step('restore'), await job.step('restore')];
    expect(first.outputs).toMatchObject({ node: process.execPath, taken: 'false', cache: job.path('home', '.cache', 'indexbench'), 'cache-state': '[]' });
    for (const { outputs } of [first, second]) expect((outputs['out'] ?? '').startsWith(job.path('temp', 'indexbench-'))).toBe(true);
    expect(first.outputs['out']).not.toBe(second.outputs['out']);
    expect([service.asked, first.annotations, first.exitCode]).toEqual([[], [], 0]);
  });

  it('asks for what plan matrix says that the plan wants, under the same keys, and for nothing where it may not', async () => {
    const env = { INDEXBENCH_RUN_PLAN: 'regtest', INDEXBENCH_RUN_VARIANTS: 'zaino-0.10.1' };
    const { stdout } = execaSync(process.execPath, [join(ACTION_FOLDER, 'dist', 'cli.mjs'), 'plan', 'matrix', '--json'], { env });
    const keys = (JSON.parse(stdout) as JobMatrix).programs.map(({ cacheKey }) => cacheKey);
    expect(keys.length).toBeGreaterThan(0);
    const { outputs, annotations } = await job.step('restore', env);
    expect(service.asked).toEqual(keys.map((name) => ({ method: 'GetCacheEntryDownloadURL', name })));
    expect(states(outputs['cache-state']).map(({ cacheKey, state }) => [cacheKey, state])).toEqual(keys.map((key) => [key, 'absent']));
    expect(annotations).toEqual([]);
    const off = await job.step('restore', { ...env, INDEXBENCH_ACTION_CACHE_MODE: 'none' });
    expect([off.outputs['cache-state'], service.asked.length]).toEqual(['[]', keys.length]);
  });

  it('leaves what is wrong with the inputs to the run', async () => {
    const { outputs, annotations, exitCode, log } = await job.step('restore', { INDEXBENCH_RUN_PLAN: '$(id)\n::error::x', INDEXBENCH_RUN_REPEATS: 'many' });
    expect([exitCode, annotations, outputs['cache-state']]).toEqual([0, [], '[]']);
    expect(log).toContain('nothing is restored: INDEXBENCH_RUN_');
  });

  it('tells whether the folder asked for held anything, and makes none', async () => {
    mkdirSync(job.path('work', 'full'));
    writeFileSync(job.path('work', 'full', 'x'), '');
    const taken = async (out: string): Promise<(string | undefined)[]> => {
      const { outputs } = await job.step('restore', { INDEXBENCH_RUN_OUT: out });
      return [outputs['taken'], outputs['out']];
    };
    expect(await taken('full')).toEqual(['true', job.path('work', 'full')]);
    expect(await taken('full/x')).toEqual(['true', job.path('work', 'full', 'x')]);
    expect(await taken('new/folder')).toEqual(['false', job.path('work', 'new', 'folder')]);
    expect(existsSync(job.path('work', 'new'))).toBe(false);
  });
});
