import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { RUN_INPUTS } from '../model/generated/run-inputs.ts';
import { inputsTable } from './inputs-page.ts';
import { addRunInputs, readRunInputs, variableOf, type GivenRun } from './run-inputs.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** As the command line is read, by commander itself. */
function given(args: readonly string[], variables: Record<string, string> = {}): GivenRun {
  let result: GivenRun | null = null;
  addRunInputs(new Command('run').exitOverride().configureOutput({ outputError: () => undefined }))
    .action((plan: string | undefined, flags: Record<string, unknown>) => void (result = readRunInputs({ plan, flags, variables })))
    .parse(args, { from: 'user' });
  if (result === null) throw new Error('not called');
  return result;
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof IndexbenchError) return `${error.code} ${error.message}`;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('readRunInputs', () => {
  it('is of the demo plan where nothing is said', () => {
    const { plan, overrides, files, environmentArguments, ...rest } = given([], { INDEXBENCH_RUN_PLAN: '', INDEXBENCH_RUN_REPEATS: '' });
    expect([plan, files, rest, environmentArguments]).toEqual(['demo', { pins: null, workload: null, gates: null }, { leg: null, out: null, cache: null, baseline: null }, []]);
    expect(Object.values(overrides).every((value) => value === undefined)).toBe(true);
  });

  it('reads every input from its variable as from its option', () => {
    const values: Record<string, string> = {
      plan: 'regtest', variants: 'zaino-0.10.1\nzaino-mine=path:/x', studies: 'serving', workload: 'w.json', scenarios: 'GetBlock, download', drivers: 'native,ghz', repeats: '7', snapshot: 's', pins: 'p.json',
      'server-cpus': '0-1', 'client-cpus': 'auto', gates: 'g.json', baseline: 'old', deadline: '1.5', cache: '/c', out: 'o o', leg: '1,4',
    };
    const names = RUN_INPUTS.filter(({ scope }) => scope === 'run').map(({ name }) => name);
    expect(Object.keys(values).sort()).toEqual([...names].sort());
    const { environmentArguments, ...byVariable } = given([], Object.fromEntries(names.map((name) => [variableOf(name), values[name] ?? ''])));
    const { environmentArguments: none, ...byOption } = given(names.flatMap((name) => (name === 'plan' ? [values['plan'] ?? ''] : [`--${name}`, values[name] ?? ''])));
    const { ownVariants: fromVariable, ...overrides } = byVariable.overrides;
    const { ownVariants: fromOption, ...sameOverrides } = byOption.overrides;
    expect({ ...byVariable, overrides }).toEqual({ ...byOption, overrides: sameOverrides });
    expect([fromVariable?.[0]?.where, fromOption?.[0]?.where]).toEqual(['INDEXBENCH_RUN_VARIANTS, line 2', '--variants, line 2']);
    expect(byVariable).toMatchObject({ plan: 'regtest', leg: '1,4', out: 'o o', cache: '/c', baseline: 'old', overrides: { variants: ['zaino-0.10.1', 'zaino-mine'], scenarios: ['GetBlock', 'download'], repeats: 7, deadlineSeconds: 1.5, serverCpus: '0-1' } });
    // What is kept as the command line repeats the run without the variables.
    expect(given(environmentArguments).overrides.repeats).toBe(7);
    expect(none).toEqual([]);
  });

  it('lets the option count before the variable, and knows "all" and --driver', () => {
    expect(given(['--repeats', '2', '--scenarios', 'all', '--driver', 'ghz'], { INDEXBENCH_RUN_REPEATS: '9', INDEXBENCH_RUN_DRIVERS: 'native' }).overrides).toMatchObject({ repeats: 2, scenarios: 'all', drivers: ['ghz'] });
  });

  it.each([
    [{ INDEXBENCH_RUN_REPEETS: '3' }, 'USAGE INDEXBENCH_RUN_REPEETS: there is no such input'],
    [{ INDEXBENCH_RUN_REPEATS: '1e3' }, 'USAGE INDEXBENCH_RUN_REPEATS: "1e3": a whole number from 1 to 9999 is wanted'],
    [{ INDEXBENCH_RUN_DEADLINE: '0' }, 'a number of seconds is wanted'],
    [{ INDEXBENCH_RUN_DRIVERS: 'native,' }, 'an empty name stands in the list'],
    [{ INDEXBENCH_RUN_OUT: '${{ runner.temp }}/x' }, 'USAGE INDEXBENCH_RUN_OUT: an expression of a workflow stands in it'],
    [{ INDEXBENCH_RUN_OUT: 'a\nb' }, 'USAGE INDEXBENCH_RUN_OUT: a line end, a control character'],
    [{ INDEXBENCH_RUN_VARIANTS: 'reference\nrefe\u202erence' }, 'USAGE INDEXBENCH_RUN_VARIANTS, line 2: a control character'],
    [{ INDEXBENCH_RUN_PLAN: 'x'.repeat(100_000) }, 'USAGE INDEXBENCH_RUN_PLAN: 100000 characters; at most 4096'],
    [{ INDEXBENCH_RUN_GATES: '  ' }, 'nothing but spaces'],
  ] as const satisfies readonly (readonly [Record<string, string>, string])[])('refuses %j', (variables, message) => {
    const told = refusal(() => given([], variables));
    expect(told).toContain(message);
    expect(told.length).toBeLessThan(400);
  });
});

describe('the inputs of a run', () => {
  it('are the options of the command, and those that the README names', () => {
    const options = addRunInputs(new Command('run')).options.flatMap(({ long }) => (long === null || long === undefined || long === '--driver' ? [] : [long.slice(2)]));
    expect(options).toEqual(RUN_INPUTS.filter(({ name, scope }) => scope === 'run' && name !== 'plan').map(({ name }) => name));
    expect(read('README.md')).toContain(inputsTable());
  });

  it('are the inputs of the action, letter by letter', () => {
    const inputs = /^inputs:\n((?:[ #].*\n|\n)+)/m.exec(read('action.yml'))?.[1] ?? '';
    const found = [...inputs.matchAll(/^ {2}([a-z-]+):\n((?: {4}.*\n)+)/gm)].map(([, name, body = '']) => ({ name, description: unquoted(/^ {4}description: (.*)$/m.exec(body)?.[1] ?? ''), default: unquoted(/^ {4}default: (.*)$/m.exec(body)?.[1] ?? '') }));
    expect(found).toEqual(RUN_INPUTS.map(({ name, description, default: value }) => ({ name, description, default: value })));
  });

  it('reach the command by their variables, all that it knows and no other, in no script', () => {
    const action = read('action.yml');
    const run = /- id: run\n([^]*?)\n {4}- id: publish/.exec(action)?.[1] ?? '';
    const handed = [...run.matchAll(/^ +(INDEXBENCH_RUN_[A-Z_]+): \$\{\{ (?:inputs|steps\.restore\.outputs)\.([a-z-]+) \}\}$/gm)].map(([, variable, name]) => [variable, name]);
    const known = RUN_INPUTS.filter(({ scope }) => scope === 'run').map(({ name }) => [variableOf(name), name]);
    expect(new Map(handed as [string, string][])).toEqual(new Map(known as [string, string][]));
    for (const [, script] of action.matchAll(/^ +(?:run|script): ?\|?\n((?: {8,}.*\n|\n)+)/gm)) expect(script).not.toContain('${{');
  });

  it('are those of the workflow, where it has one of the name', () => {
    const workflow = read('.github/workflows/bench.yml');
    const called = /^ {2}workflow_call:\n {4}inputs:\n((?: {6}.*\n)+)/m.exec(workflow)?.[1] ?? '';
    const names = [...called.matchAll(/^ {6}([a-z-]+):/gm)].map(([, name]) => name);
    expect(names.filter((name) => !RUN_INPUTS.some((input) => input.name === name)).sort()).toEqual(['runner', 'split']);
  });
});

/** A YAML scalar on one line, plain or quoted. */
function unquoted(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  return text.startsWith('"') ? (JSON.parse(text) as string) : text.trim();
}
