import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commitFiles, ROOT } from './testing/checkout-of-kit.ts';
import { endOf, jobsOf, logOf, WITHOUT_ACT, WorkflowTest } from './testing/workflow-test.ts';

interface Job {
  readonly if?: string;
  readonly steps: readonly { readonly if?: string; readonly run?: string }[];
}

const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/bench.yml'), 'utf8'), { merge: true }) as { readonly jobs: Readonly<Record<string, Job>> };
const CONDITIONS = {
  build: jobs['build']?.if,
  fetch: jobs['prepare']?.steps.find(({ run }) => run?.includes('snapshot fetch') === true)?.if,
};

/** What `plan matrix` may put out, as far as conditions read it. */
const MATRICES = {
  'nothing to build, no snapshot': { programs: [], snapshot: null },
  'a program, a snapshot of unknown size': { programs: [{ variant: 'x' }], snapshot: { name: 'testnet', fitsCache: null } },
  'two programs, a snapshot that fits': { programs: [{ variant: 'x' }, { variant: 'y' }], snapshot: { name: 'testnet', fitsCache: true } },
  'a snapshot that is too large': { programs: [], snapshot: { name: 'testnet', fitsCache: false } },
};

/** A step for each condition and matrix, which says so where it is run. */
function workflowOf(conditions: Readonly<Record<string, string | undefined>>): string {
  const steps = Object.entries(conditions).flatMap(([name, condition]) =>
    Object.entries(MATRICES).map(([matrix, document]) => ({ if: condition?.replaceAll('needs.plan.outputs.matrix', `'${JSON.stringify(document)}'`), run: `echo "ran ${name}: ${matrix}"` })),
  );
  return JSON.stringify({ on: 'push', jobs: { conditions: { 'runs-on': 'ubuntu-24.04', steps } } });
}

describe.skipIf(WITHOUT_ACT !== null)(`conditions of bench.yml${WITHOUT_ACT === null ? '' : ` (skipped: ${WITHOUT_ACT})`}`, () => {
  let test: WorkflowTest;
  beforeAll(async () => {
    test = await WorkflowTest.start();
  });
  afterAll(() => test.close());

  it('build where something is to be built, and fetch a snapshot unless it is known not to fit', { timeout: 60_000 }, async () => {
    const folder = test.path('conditions');
    commitFiles(folder, { '.github/workflows/conditions.yml': workflowOf(CONDITIONS) });
    const run = await test.run({ repository: { slug: 'you/conditions', folder }, workflow: '.github/workflows/conditions.yml', event: 'push' });
    expect(jobsOf(run), endOf(run)).toEqual({ conditions: 'success' });
    const ran = logOf(run, 'conditions').flatMap((line) => /^ran (.*)$/.exec(line)?.[1] ?? []);
    expect(ran).toEqual([
      'build: a program, a snapshot of unknown size',
      'build: two programs, a snapshot that fits',
      'fetch: a program, a snapshot of unknown size',
      'fetch: two programs, a snapshot that fits',
    ]);
  });
});
