import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RUN_INPUTS } from '../model/generated/run-inputs.ts';
import { ACTION_FOLDER, readAction } from './testing/composite.ts';

const action = readAction();
const text = readFileSync(join(ACTION_FOLDER, 'action.yml'), 'utf8');
const [restore, run, publish] = action.runs.steps;

describe('action.yml', () => {
  it('gives each input of a run to the run, under the name that the command reads, and to the step before it, which reads the plan', () => {
    const variables = RUN_INPUTS.filter(({ scope }) => scope === 'run').map(({ name }) => `INDEXBENCH_RUN_${name.toUpperCase().replaceAll('-', '_')}`);
    for (const step of [restore, run]) expect(Object.keys(step?.env ?? {}).filter((name) => name.startsWith('INDEXBENCH_RUN_')).sort()).toEqual([...variables].sort());
  });

  it('gives each input of its own to the last step', () => {
    for (const { name } of RUN_INPUTS.filter(({ scope }) => scope === 'action')) expect(publish?.env[`INDEXBENCH_ACTION_${name.toUpperCase().replaceAll('-', '_')}`]).toBe(`\${{ inputs.${name} }}`);
  });

  it('has no expression in a script, so that no input becomes code', () => {
    for (const step of action.runs.steps) expect(step.run ?? step.with?.script).not.toContain('${{');
  });

  it('hands no token to any step', () => {
    expect(text).not.toMatch(/secrets\.|github\.token|GITHUB_TOKEN|ACTIONS_RUNTIME/);
  });

  it('replaces the shell by the run, so that a signal reaches it; publishes whatever became of it', () => {
    expect(run?.run?.trim().split('\n').at(-1)).toBe('exec "$node" "$GITHUB_ACTION_PATH/dist/cli.mjs" run');
    expect([restore?.if, run?.if, publish?.if]).toEqual([undefined, undefined, 'always()']);
  });

  it('puts out the four results', () => {
    expect(Object.keys(action.outputs)).toEqual(['bundle', 'artifact-name', 'comparison', 'outcome']);
  });
});
