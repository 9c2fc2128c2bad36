import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitFiles, git, ROOT } from './testing/checkout-of-kit.ts';
import { endOf, exitCodeOf, jobsOf, summaryOf, WITHOUT_ACT, WorkflowTest } from './testing/workflow-test.ts';
import { zipFile } from './testing/zip-file.ts';

/**
 * What the examples build, and by which compiler's stand-in: a program that runs the embedded server, with flags as the example gives them.
 * So slow that no load generator is its limit, whatever the machine: gates could not judge it otherwise.
 */
const SERVER = `#!/usr/bin/env node
process.argv = [...process.argv.map((argument) => (argument === '--blocks' ? '--chain' : argument)), '--unbatched'];
import(${JSON.stringify(join(ROOT, 'dist/reference.mjs'))});
`;
const GO = `#!/usr/bin/env bash
set -e
[ "$*" = "build -trimpath -o bin/server ." ]
mkdir -p bin
cp "$SERVER_PROGRAM" bin/server
`;
const CARGO = `#!/usr/bin/env bash
set -e
while [ $# -gt 0 ]; do case $1 in --package) package=$2 ;; --target-dir) target=$2 ;; --manifest-path) [ -f "$2" ] ;; esac; shift; done
mkdir -p "$target/release"
cp "$SERVER_PROGRAM" "$target/release/$package"
`;

interface Document {
  [key: string]: unknown;
}

const edited = (file: string, change: (document: Document) => Document): void => writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Document)));

describe.skipIf(WITHOUT_ACT !== null)(`the examples, as pull requests of a stranger${WITHOUT_ACT === null ? '' : ` (skipped: ${WITHOUT_ACT})`}`, () => {
  let test: WorkflowTest;
  let env: Record<string, string>;
  beforeAll(async () => {
    test = await WorkflowTest.start();
    mkdirSync(test.path('bin'));
    for (const [name, text] of [['go', GO], ['cargo', CARGO], ['server', SERVER]] as const) {
      writeFileSync(test.path('bin', name), text);
      chmodSync(test.path('bin', name), 0o755);
    }
    env = { PATH: `${test.path('bin')}:${process.env['PATH'] ?? ''}`, SERVER_PROGRAM: test.path('bin', 'server') };
  });
  afterAll(() => test.close());

  /** The example in a repository of its own, with one commit on top that is the pull request. */
  function pullRequest(example: string, edit: (benchmark: string) => void) {
    const folder = test.path(example);
    cpSync(join(ROOT, 'examples', example), folder, { recursive: true });
    edit(join(folder, 'benchmark'));
    const base = commitFiles(folder, { 'Cargo.toml': '' });
    const head = commitFiles(folder, { 'change.txt': 'a change' });
    git(folder, 'branch', 'base', base);
    return { repository: { slug: `you/${example}`, folder }, head, payload: { pull_request: { number: 5, base: { ref: 'main', sha: base }, head: { ref: 'change', sha: head, repo: { fork: true, full_name: 'stranger/it' } } } } };
  }

  /** One pair of one scenario: too few to show a slowdown, which the gate says. */
  const onePair = (plan: Document): Document => ({ ...plan, repeats: 1, scenarios: ['GetBlock'] });

  it('web-service: builds both sides, lets them take turns, and judges; the comment follows in a second workflow', { timeout: 150_000 }, async () => {
    const { repository, head, payload } = pullRequest('web-service', (benchmark) => edited(join(benchmark, 'plan.json'), onePair));
    const run = await test.run({ repository, workflow: '.github/workflows/benchmark.yml', event: 'pull_request', runId: '21', payload, env });
    expect(jobsOf(run), endOf(run)).toEqual({ benchmark: 'failure' });
    expect(exitCodeOf(run, 'benchmark')).toBe(1);
    const { document } = await test.comparison('indexbench-benchmark-a1', '21');
    expect(document).toMatchObject({ outcome: 'failed', gates: [{ id: 'not-slower', verdict: 'not measured' }, { id: 'no-errors', verdict: 'pass' }, { id: 'right-answers', verdict: 'pass' }] });
    expect(summaryOf(run, 'benchmark')).toContain('server-head');

    const comment = await postComment(head, '21');
    expect(comment).toMatchObject({ issue_number: 5 });
    const { body } = comment as { readonly body: string };
    expect(body).toContain('**Benchmark: failed**');
    expect(body).toContain('- `not-slower`: not measured\n- `no-errors`: pass');
    expect(body).toMatch(/\| `GetBlock` \| calls\/s \| `server-head` ÷ `server-base` \| [\d.]+× \|/);
  });

  it.each([['zaino'], ['zebra']])('%s: the same with its own build and plan, on variants of the embedded server', { timeout: 150_000 }, async (example) => {
    const { repository, payload } = pullRequest(example, (benchmark) => {
      edited(join(benchmark, 'plan.json'), (plan) => ({ ...onePair(plan), snapshot: 'demo', workload: 'demo' }));
      edited(join(benchmark, 'pins.json'), (pins) => ({ ...pins, variants: Object.fromEntries(Object.entries(pins['variants'] as Record<string, Document>).map(([name, { pin, description }]) => [name, { system: 'command', pin, description, build: { profile: 'release' }, configuration: { command: ['{program}', '--chain', '{snapshot}', '--listen', '127.0.0.1:{port}'] } }])) }));
      edited(join(benchmark, 'gates.json'), (gates) => ({ ...gates, gates: (gates['gates'] as Document[]).filter(({ kind }) => kind !== 'slowdown') }));
    });
    const run = await test.run({ repository, workflow: '.github/workflows/benchmark.yml', event: 'pull_request', runId: example, payload, env });
    expect(jobsOf(run), endOf(run)).toEqual({ benchmark: 'success' });
    expect((await test.comparison('indexbench-benchmark-a1', example)).document).toMatchObject({ outcome: 'passed', gates: [{ id: 'no-errors', verdict: 'pass' }, { id: 'right-answers', verdict: 'pass' }], variants: [`${example}-base`, `${example}-head`] });
    expect(summaryOf(run, 'benchmark')).toContain('2 of 2 runs complete');
  });

  it('the comment takes nothing but known words and numbers from a hostile artifact', { timeout: 60_000 }, async () => {
    const hostile = '</table> @everyone ![x](https://evil.example/x.png) `$(touch canary)` ${{ github.token }}\n# owned';
    const comparison = { outcome: hostile, rows: [{ scenario: hostile, unit: hostile, ratios: [{ metric: 'unitsPerSecond', numerator: hostile, denominator: 'ok', median: hostile, min: 1e308, max: null }] }, null, 7], gates: [{ id: hostile, verdict: hostile }, null] };
    test.service.plantArtifact('indexbench-benchmark-a1', zipFile([{ name: 'comparison.json', data: JSON.stringify(comparison) }]), { run: '31' });
    const { body } = (await postComment('c'.repeat(40), '31')) as { readonly body: string };
    expect(body).toContain('**Benchmark: ?**');
    expect(body).toContain('| ? | ?s/s | ? ÷ `ok` | – | 1.000e+308× to – |');
    expect(body).not.toMatch(/everyone|evil|canary|owned|<\/table>/);
  });

  it('a commit that is no open pull request’s head gets no comment', { timeout: 60_000 }, async () => {
    expect(await postComment('d'.repeat(40), '31', { headOfPull: 'e'.repeat(40) })).toBeNull();
  });

  /** Runs the second workflow, and returns what it would have posted. */
  async function postComment(sha: string, runId: string, { headOfPull = sha } = {}): Promise<unknown> {
    const folder = test.path(`comment-${String(calls++)}`);
    cpSync(join(ROOT, 'examples', 'comment'), folder, { recursive: true });
    commitFiles(folder, {});
    const file = join(folder, 'calls.ndjson');
    const run = await test.run({
      repository: { slug: 'you/web-service', folder },
      workflow: '.github/workflows/benchmark-comment.yml',
      event: 'workflow_run',
      runId: '40',
      payload: { action: 'completed', workflow_run: { id: Number(runId), run_attempt: 1, event: 'pull_request', head_sha: sha, head_branch: 'change', head_repository: { owner: { login: 'stranger' } } } },
      env: { STAND_IN_CALLS: file, STAND_IN_ANSWERS: JSON.stringify({ 'pulls.list': [{ number: 5, head: { sha: headOfPull } }] }) },
    });
    expect(jobsOf(run), endOf(run)).toEqual({ comment: 'success' });
    const made = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { readonly name: string; readonly parameters: unknown });
    expect(made[0]).toMatchObject({ name: 'pulls.list', parameters: { state: 'open', head: 'stranger:change' } });
    return made.find(({ name }) => name === 'issues.createComment')?.parameters ?? null;
  }
});

let calls = 0;
