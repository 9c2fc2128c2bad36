import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { JobTest, StartedStep, StepResult } from './job-test.ts';

export const ACTION_FOLDER = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

export interface CompositeStep {
  readonly id: string;
  readonly uses?: string;
  readonly if?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly with?: { readonly script: string };
}

export interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly CompositeStep[] };
}

export function readAction(): ActionFile {
  return parse(readFileSync(join(ACTION_FOLDER, 'action.yml'), 'utf8')) as ActionFile;
}

export interface CompositeResult {
  readonly steps: Readonly<Record<string, StepResult>>;
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether the job goes on. */
  readonly isGood: boolean;
}

interface CompositeRequest {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Of the run's script. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called when the run has started. */
  readonly onRun?: (step: StartedStep) => void;
}

/** What GitHub gives to actions, and not to the scripts of steps. */
const OF_ACTIONS_ONLY = { ACTIONS_RUNTIME_TOKEN: '', ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_SERVICE_V2: '' } as const;

/**
 * Runs action.yml in a job, as the runner does with what that file uses of its language: expressions of a few kinds, scripts of
 * github-script in a function of their own, bash with the runner's flags, `if: always()`.
 */
export async function runComposite(job: JobTest, { inputs = {}, env = {}, onRun }: CompositeRequest = {}): Promise<CompositeResult> {
  const action = readAction();
  const given = { ...Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default])), ...inputs };
  const steps: Record<string, StepResult> = {};
  const known = (expression: string): string => {
    const [kind = '', name = '', part = '', output = ''] = expression.split('.');
    if (expression === 'github.action_path') return ACTION_FOLDER;
    if (kind === 'inputs' && name in given) return given[name] ?? '';
    if (kind === 'steps' && part === 'outputs') return steps[name]?.outputs[output] ?? '';
    if (kind === 'steps' && part === 'outcome') return steps[name] === undefined ? 'skipped' : steps[name].exitCode === 0 ? 'success' : 'failure';
    throw new Error(`the test runner does not know ${expression}`);
  };
  const evaluate = (text: string): string => text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => known(expression));
  let isGood = true;
  for (const step of action.runs.steps) {
    if (!isGood && step.if !== 'always()') continue;
    const variables = { ...Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, evaluate(value)])), GITHUB_ACTION_PATH: ACTION_FOLDER };
    const started = startStep(job, step, { variables, env });
    if (step.run !== undefined) onRun?.(started);
    steps[step.id] = await started.result;
    isGood &&= steps[step.id]?.exitCode === 0;
  }
  return { steps, isGood, outputs: Object.fromEntries(Object.entries(action.outputs).map(([name, { value }]) => [name, evaluate(value)])) };
}

function startStep(job: JobTest, step: CompositeStep, { variables, env }: { readonly variables: Readonly<Record<string, string>>; readonly env: Readonly<Record<string, string>> }): StartedStep {
  if (step.run === undefined) return job.start(process.execPath, ['--input-type=module', '-e', `await (new (async () => {}).constructor(${JSON.stringify(step.with?.script ?? '')}))();`], variables);
  // The runner's own way to start bash (actions/runner, 2.336).
  const script = job.path('temp', `${randomUUID()}.sh`);
  writeFileSync(script, step.run);
  return job.start('/bin/bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', script], { ...variables, ...OF_ACTIONS_ONLY, ...env });
}
