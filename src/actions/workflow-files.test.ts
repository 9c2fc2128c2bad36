import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RUN_INPUTS } from '../model/generated/run-inputs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly 'cache-mode'?: string;
}
interface Input {
  readonly description: string;
  readonly default?: string;
}
interface Workflow {
  readonly on: Readonly<Record<string, { readonly inputs?: Readonly<Record<string, Input>> } | null>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folders = ['.github/workflows', ...readdirSync(join(ROOT, 'examples')).map((name) => `examples/${name}/.github/workflows`)].map((folder) => join(ROOT, folder)).filter((folder) => existsSync(folder));
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const workflows = new Map(files.map((file) => [relative(ROOT, file), parse(readFileSync(file, 'utf8'), { merge: true }) as Workflow]));
const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as { readonly runs: { readonly steps: readonly Step[] } };
const steps = [...[...workflows].flatMap(([file, { jobs }]) => Object.entries(jobs).flatMap(([job, { steps: own = [] }]) => own.map((step, index) => ({ where: `${file} ${job}/${index}`, step })))), ...action.runs.steps.map((step, index) => ({ where: `action.yml ${index}`, step }))];
const bench = workflows.get('.github/workflows/bench.yml') as Workflow;

describe('workflows and the action', () => {
  it('are the files that this test means to see', () => {
    expect([...workflows.keys()].sort()).toEqual([
      '.github/workflows/bench.yml',
      '.github/workflows/ci.yml',
      '.github/workflows/release.yml',
      'examples/comment/.github/workflows/benchmark-comment.yml',
      'examples/web-service/.github/workflows/benchmark.yml',
      'examples/zaino/.github/workflows/benchmark.yml',
      'examples/zebra/.github/workflows/benchmark.yml',
    ]);
    expect(steps.length).toBeGreaterThan(40);
  });

  it('pin every action by its full commit, with the version beside it', () => {
    const lines = [...files, join(ROOT, 'action.yml')].flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !/uses: (?:\.\/(?:\.indexbench)?|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\S+)$/.test(line))).toEqual([]);
  });

  it('paste no expression into a script', () => {
    const scripts = steps.map(({ where, step }) => ({ where, text: `${step.run ?? ''}${typeof step.with?.['script'] === 'string' ? step.with['script'] : ''}` }));
    expect(scripts.filter(({ text }) => text.includes('${{')).map(({ where }) => where)).toEqual([]);
  });

  it('leave no credentials in a checkout', () => {
    expect(steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false).map(({ where }) => where)).toEqual([]);
  });

  it('have a time limit on every job', () => {
    expect([...workflows].flatMap(([file, { jobs }]) => Object.entries(jobs).filter(([, job]) => job['timeout-minutes'] === undefined).map(([name]) => `${file} ${name}`))).toEqual([]);
  });

  it('may write only where a release is made and where a comment is posted', () => {
    const rights = [...workflows].flatMap(([file, { permissions, jobs }]) => [{ name: file, permissions }, ...Object.entries(jobs).map(([job, { permissions: own }]) => ({ name: `${file} ${job}`, permissions: own ?? {} }))]);
    expect(rights.filter(({ permissions }) => permissions === undefined)).toEqual([]);
    const writers = rights.flatMap(({ name, permissions = {} }) => Object.entries(permissions).filter(([, level]) => level === 'write').map(([right]) => `${name} ${right}`));
    expect(writers.sort()).toEqual([
      '.github/workflows/release.yml attest attestations',
      '.github/workflows/release.yml attest id-token',
      '.github/workflows/release.yml release contents',
      'examples/comment/.github/workflows/benchmark-comment.yml comment pull-requests',
    ]);
  });
});

describe('bench.yml', () => {
  const called = Object.keys(bench.on['workflow_call']?.inputs ?? {});
  const dispatched = Object.keys(bench.on['workflow_dispatch']?.inputs ?? {});
  const OWN = ['split', 'runner'];

  it('names its inputs as the schema does', () => {
    const known = RUN_INPUTS.filter(({ scope }) => scope === 'run').map(({ name }) => name as string);
    expect(called.filter((name) => !OWN.includes(name) && !known.includes(name))).toEqual([]);
    // Where a job writes, and which part it measures, is the workflow's own business.
    expect(known.filter((name) => !called.includes(name))).toEqual(['cache', 'out', 'leg']);
    expect(dispatched.filter((name) => !called.includes(name))).toEqual([]);
  });

  it('describes them as the schema does', () => {
    const described = (event: string): unknown => Object.entries(bench.on[event]?.inputs ?? {}).filter(([name]) => !OWN.includes(name)).map(([name, { description, default: value }]) => ({ name, description, default: value }));
    const wanted = (names: readonly string[]): unknown => names.filter((name) => !OWN.includes(name)).map((name) => RUN_INPUTS.find((input) => input.name === name)).map((input) => ({ name: input?.name, description: input?.description, default: input?.default }));
    expect(described('workflow_call')).toEqual(wanted(called));
    // The form offers a choice of plans, and says of each what it costs.
    expect((described('workflow_dispatch') as { name: string }[]).filter(({ name }) => name !== 'plan')).toEqual(wanted(dispatched.filter((name) => name !== 'plan')));
  });

  it('has no more inputs in its form than every GitHub takes', () => {
    expect(dispatched.length).toBeLessThanOrEqual(10);
  });

  it('hands every input on, by the environment', () => {
    const direct = ['baseline', 'deadline'];
    const expected = called.filter((name) => !OWN.includes(name) && !direct.includes(name)).map((name) => [`INDEXBENCH_RUN_${name.toUpperCase().replaceAll('-', '_')}`, `\${{ inputs.${name} }}`]);
    expect(bench.env).toEqual(Object.fromEntries(expected));
    expect(direct.filter((name) => !JSON.stringify(bench.jobs).includes(`inputs.${name}`))).toEqual([]);
  });

  it('lets the cache be written only by the jobs that fill it', () => {
    expect(Object.fromEntries(Object.entries(bench.jobs).map(([name, job]) => [name, job['cache-mode'] ?? 'of the event']))).toEqual({ plan: 'none', build: 'of the event', prepare: 'of the event', bench: 'read', aggregate: 'none' });
  });
});
