import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActResult } from './testing/act.ts';
import { commitFiles, ROOT } from './testing/checkout-of-kit.ts';
import { endOf, exitCodeOf, jobsOf, KIT, logOf, summaryOf, WITHOUT_ACT, WorkflowTest } from './testing/workflow-test.ts';

/** A server of somebody else's: whatever it is built from, what runs is the embedded one. */
const serverSource = (note: string): Record<string, string> => ({ server: `#!/usr/bin/env node\n// ${note}\nimport(${JSON.stringify(join(ROOT, 'dist/reference.mjs'))});\n` });

const pins = (repository: string, commit: string): string =>
  JSON.stringify({
    version: 1,
    extends: 'embedded',
    snapshots: {},
    variants: {
      mine: {
        system: 'command',
        pin: `git:file://${repository}@${commit}`,
        description: 'Built in the build job.',
        build: { binary: 'server', command: ['install', '-m', '755', 'server', '{out}/server'], profile: 'release' },
        configuration: { command: ['node', '{program}', '--chain', '{snapshot}', '--listen', '127.0.0.1:{port}'] },
      },
    },
  });

const PLAN = JSON.stringify({ version: 1, id: 'called', description: 'Of another repository.', pins: 'pins.json', snapshot: 'demo', variants: ['reference', 'mine'], workload: 'demo', scenarios: ['GetLightdInfo'], drivers: ['native'], repeats: 1 });

const workflow = (commit: string): string => `name: caller
on: [push, pull_request]
permissions: { contents: read }
jobs:
  bench:
    uses: ${KIT}/.github/workflows/bench.yml@${commit}
    with: { plan: benchmark/plan.json }
  twice:
    if: \${{ github.event_name == 'push' }}
    runs-on: ubuntu-24.04
    steps:
      - id: first
        uses: ${KIT}@${commit}
        with: { scenarios: GetLightdInfo, repeats: 1, variants: reference }
      - id: second
        uses: ${KIT}@${commit}
        with: { scenarios: GetLightdInfo, repeats: 1, variants: reference }
      - env: { FIRST: '\${{ toJSON(steps.first.outputs) }}', SECOND: '\${{ toJSON(steps.second.outputs) }}' }
        run: echo "put out $FIRST $SECOND" | tr -d '\\n'
`;

const CI = '.github/workflows/ci.yml';
const SHORT = { scenarios: 'GetLightdInfo', repeats: 1, variants: 'reference' };
const withShortDemo = (ci: string): string => ci.replace('          plan: demo\n', `          plan: demo\n${Object.entries(SHORT).map(([name, value]) => `          ${name}: ${String(value)}\n`).join('')}`);

describe.skipIf(WITHOUT_ACT !== null)(`bench.yml and the action, as others use them${WITHOUT_ACT === null ? '' : ` (skipped: ${WITHOUT_ACT})`}`, () => {
  let test: WorkflowTest;
  let repository: { slug: string; folder: string };
  beforeAll(async () => {
    test = await WorkflowTest.start({ [CI]: withShortDemo });
    repository = { slug: 'you/indexer', folder: test.path('indexer') };
  });
  afterAll(() => test.close());

  /** Commits what the other repository holds, with a new program that nobody has built yet. */
  function commitCaller(note: string): string {
    const server = commitFiles(test.path('server'), serverSource(note));
    return commitFiles(repository.folder, { '.github/workflows/caller.yml': workflow('0123456789012345678901234567890123456789'), 'benchmark/pins.json': pins(test.path('server'), server), 'benchmark/plan.json': PLAN });
  }

  /** Jobs that built the program, and those that had it from GitHub's cache. */
  function whereFrom(run: ActResult): { readonly built: string[]; readonly restored: string[] } {
    const which = (text: string): string[] => [...run.jobs].filter(([, { log }]) => log.some((line) => line.includes(text))).map(([name]) => name.replace(/^.*\//, ''));
    return { built: which('obtaining git:'), restored: which('restored indexbench-program-v1-server-') };
  }

  it('builds the caller’s program once, into the cache; the action works twice in one job', { timeout: 150_000 }, async () => {
    commitCaller('the main branch');
    const run = await test.run({ repository, workflow: '.github/workflows/caller.yml', event: 'push' });
    expect(jobsOf(run), endOf(run)).toEqual({ plan: 'success', 'build (mine)': 'success', prepare: 'success', 'bench (r1)': 'success', aggregate: 'success', twice: 'success' });
    expect([run.exitCode, exitCodeOf(run, 'aggregate')]).toEqual([0, 0]);
    expect(test.service.cacheKeys()).toEqual([expect.stringMatching(/^indexbench-program-v1-server-/)]);
    expect(whereFrom(run)).toEqual({ built: ['build (mine)'], restored: ['prepare', 'bench (r1)'] });
    const { document } = await test.comparison('comparison');
    expect(document).toMatchObject({ outcome: 'passed', plans: [{ id: 'called' }], variants: ['reference', 'mine'], expected: { runs: 2, present: 2 } });
    expect(summaryOf(run, 'aggregate')).toMatch(/2 of 2 runs complete[\s\S]*\| Work \| reference \| mine \|/);

    const [, first, second] = /put out (\{.*?\}) ?(\{.*?\})/.exec(run.log) ?? [];
    const outputs = [first, second].map((text) => JSON.parse(text ?? '{}') as Record<string, string>);
    expect(outputs).toMatchObject([{ outcome: 'passed', 'artifact-name': 'indexbench-twice-a1' }, { outcome: 'passed', 'artifact-name': 'indexbench-twice-a1-2' }]);
    expect(new Set(outputs.map(({ bundle }) => bundle)).size).toBe(2);
    expect(existsSync(join(await test.artifact('indexbench-twice-a1-2'), 'comparison.json'))).toBe(true);
  });

  it('measures a fork’s pull request, whose token may not write to the cache', { timeout: 150_000 }, async () => {
    const head = commitCaller('a stranger’s change');
    test.service.cacheMode = 'read';
    const before = test.service.cacheKeys();
    const run = await test.run({ repository, workflow: '.github/workflows/caller.yml', event: 'pull_request', runId: '2', payload: { pull_request: { number: 5, head: { ref: 'change', sha: head, repo: { fork: true, full_name: 'stranger/indexer' } }, base: { ref: 'main' } } } });
    expect(jobsOf(run), endOf(run)).toEqual({ plan: 'success', 'build (mine)': 'success', prepare: 'success', 'bench (r1)': 'success', aggregate: 'success' });
    expect([run.exitCode, exitCodeOf(run, 'aggregate')]).toEqual([0, 0]);
    expect(test.service.cacheKeys()).toEqual(before);
    expect(logOf(run, 'build (mine)').join('\n')).toMatch(/::warning title=indexbench CI_CACHE::.*could not be saved: .*token has no writable scopes/);
    // What may not be kept is built again where it is measured.
    expect(whereFrom(run)).toEqual({ built: ['build (mine)', 'bench (r1)'], restored: [] });
    expect((await test.comparison('comparison', '2')).document).toMatchObject({ outcome: 'passed', expected: { runs: 2, present: 2 } });
    expect(summaryOf(run, 'aggregate')).toContain('2 of 2 runs complete');
  });

  it('works as ./ in the kit’s own ci.yml', { timeout: 90_000 }, async () => {
    const run = await test.run({ workflow: CI, event: 'push', runId: '3', job: 'action' });
    expect(jobsOf(run), endOf(run)).toEqual({ action: 'success' });
    expect(logOf(run, 'action').join('\n')).toMatch(/passed indexbench-action-a1 \/\S+ \/\S+\/comparison\.json/);
    expect(summaryOf(run, 'action')).toContain('1 of 1 runs complete');
    expect((await test.comparison('indexbench-action-a1', '3')).document).toMatchObject({ outcome: 'passed' });
  });
});
