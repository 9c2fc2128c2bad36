import { execa } from 'execa';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ResultsService } from './results-service.ts';
import { runtimeToken } from './runtime-token.ts';

const ACTIONS = pathToFileURL(fileURLToPath(new URL('../../../dist/actions.mjs', import.meta.url))).href;

export interface StepResult {
  readonly exitCode: number | undefined;
  /** Everything that the step printed. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly { readonly kind: string; readonly message: string; readonly title: string }[];
}

export interface StartedStep {
  readonly pid: number | undefined;
  readonly result: Promise<StepResult>;
  /** Sends a signal to the step's own process, as a runner does, and to none below it. */
  kill(signal: NodeJS.Signals): boolean;
}

/** A job's machine: folders as a runner makes them, and steps that run dist/actions.mjs in processes of their own, with GitHub's real clients. */
export class JobTest {
  readonly folder = mkdtempSync(join(tmpdir(), 'ibjob-'));
  readonly service: ResultsService;
  readonly #env: Record<string, string>;
  #steps = 0;

  constructor(service: ResultsService, env: Readonly<Record<string, string>> = {}) {
    this.service = service;
    for (const name of ['work', 'temp', 'home']) mkdirSync(this.path(name));
    this.#env = {
      PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
      HOME: this.path('home'),
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: this.path('work'),
      RUNNER_TEMP: this.path('temp'),
      GITHUB_JOB: 'bench',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_REPOSITORY: 'somebody/indexer',
      GITHUB_SERVER_URL: 'https://github.com',
      ACTIONS_RUNTIME_TOKEN: runtimeToken('1'),
      ACTIONS_RESULTS_URL: service.url,
      ACTIONS_CACHE_SERVICE_V2: 'True',
      ...env,
    };
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /**
   * One step: calls an export of dist/actions.mjs.
   *
   * @param env on top of the job's; an empty text takes a variable away
   */
  async step(name: string, env: Readonly<Record<string, string>> = {}): Promise<StepResult> {
    return this.start(process.execPath, ['--input-type=module', '-e', `const { ${name} } = await import(${JSON.stringify(ACTIONS)}); await ${name}();`], env).result;
  }

  /** One step of any program, with what a runner gives to each. */
  start(file: string, args: readonly string[], env: Readonly<Record<string, string>>): StartedStep {
    this.#steps += 1;
    const [outputFile, summaryFile] = ['output', 'summary'].map((kind) => this.path('temp', `${kind}-${String(this.#steps)}`)) as [string, string];
    for (const empty of [outputFile, summaryFile]) writeFileSync(empty, '');
    const all = { ...this.#env, GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile, ...env };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const process = execa(file, [...args], { reject: false, all: true, env: given, extendEnv: false, cwd: this.path('work'), forceKillAfterDelay: false });
    const result = process.then(({ exitCode, all: log = '' }): StepResult => ({ exitCode, log, outputs: parseOutputs(readFileSync(outputFile, 'utf8')), summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '', annotations: annotationsIn(log) }));
    return { result, pid: process.pid, kill: (signal) => process.kill(signal) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A runner's output file: NAME<<DELIMITER, lines, DELIMITER. */
function parseOutputs(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^(.+)<<(ghadelimiter_\S+)\n([\s\S]*?)\n\2$/gm)].map(([, name = '', , value = '']) => [name, value]));
}

function annotationsIn(log: string): StepResult['annotations'] {
  return log.split('\n').flatMap((line) => {
    const [, kind = '', title = '', message = ''] = /^::(error|warning|notice)(?: title=([^:]*))?::(.*)$/.exec(line) ?? [];
    return kind === '' ? [] : [{ kind, title, message }];
  });
}
