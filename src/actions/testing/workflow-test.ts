import { execa } from 'execa';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findAct, runWorkflow, type ActRequest, type ActResult } from './act.ts';
import { checkoutOfKit } from './checkout-of-kit.ts';
import { ResultsService } from './results-service.ts';
import { runtimeToken } from './runtime-token.ts';
import { writeStandIns } from './stand-ins.ts';

/** The name under which other repositories call the kit in these tests. */
export const KIT = 'owner/indexbench';

/** Why workflows cannot be run here; null where they can. */
export const WITHOUT_ACT = findAct() === null ? 'act is neither in INDEXBENCH_BIN nor in PATH: go install github.com/nektos/act@v0.2.89' : null;

export type RunRequest = Pick<ActRequest, 'workflow' | 'event'> & Partial<Pick<ActRequest, 'payload' | 'inputs' | 'attempt' | 'env' | 'job' | 'timeoutMs' | 'onLine'>> & {
  /** The repository whose workflow it is; by default the kit. */
  readonly repository?: { readonly slug: string; readonly folder: string };
  readonly runId?: string;
};

/** GitHub on this machine: the kit as a repository, the results service, stand-ins for its actions, and runners by act. */
export class WorkflowTest {
  readonly folder = mkdtempSync(join(tmpdir(), 'ibwork-'));
  readonly kit = this.path('kit');
  readonly service: ResultsService;
  readonly #standIns: ReadonlyMap<string, string>;
  #runs = 0;

  private constructor(service: ResultsService, standIns: (folder: string) => ReadonlyMap<string, string>) {
    this.service = service;
    this.#standIns = standIns(this.folder);
  }

  /** @param edit of files of the kit, such as a fault in a workflow */
  static async start(edit: Readonly<Record<string, (text: string) => string>> = {}): Promise<WorkflowTest> {
    const standIns = mkdtempSync(join(tmpdir(), 'ibwork-stand-ins-'));
    const folders = await writeStandIns(standIns);
    const test = new WorkflowTest(await ResultsService.start(), () => new Map([...folders, ['', standIns]]));
    const bench = '.github/workflows/bench.yml';
    checkoutOfKit(test.kit, { ...edit, [bench]: (text) => forAct((edit[bench] ?? ((same) => same))(text)) });
    return test;
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  async run({ repository = { slug: KIT, folder: this.kit }, runId = '1', env = {}, ...request }: RunRequest): Promise<ActResult> {
    this.#runs += 1;
    const work = this.path(`run-${String(this.#runs)}`);
    mkdirSync(work);
    const result = await runWorkflow({
      ...request,
      act: findAct() ?? '',
      repository: repository.folder,
      slug: repository.slug,
      actions: new Map([...this.#standIns, [KIT, this.kit], ['OWNER/indexbench', this.kit]]),
      service: { url: this.service.url, token: runtimeToken(runId) },
      work,
      env: { STAND_IN_REPOSITORIES: JSON.stringify({ [KIT]: this.kit, [repository.slug]: repository.folder }), STAND_IN_CALLS: this.path('calls.ndjson'), GITHUB_RUN_ID: runId, ...env },
    });
    const timesFile = process.env['INDEXBENCH_ACT_TIMES'];
    if (timesFile !== undefined) appendFileSync(timesFile, timesOf(result));
    return result;
  }

  /** An artifact, unpacked by GitHub's client. */
  async artifact(name: string, runId = '1'): Promise<string> {
    const into = this.path('artifacts', runId, name);
    if (!this.service.artifactNames(runId).includes(name)) throw new Error(`no artifact ${name}; there are ${this.service.artifactNames(runId).join(', ')}`);
    await execa(process.execPath, [join(this.#standIns.get('') ?? '', 'stand-in.mjs')], {
      extendEnv: false,
      env: { 'INPUT_STAND-IN': 'download-artifact', INPUT_NAME: name, INPUT_PATH: into, GITHUB_WORKSPACE: this.folder, GITHUB_OUTPUT: '', ACTIONS_RUNTIME_TOKEN: runtimeToken(runId), ACTIONS_RESULTS_URL: this.service.url },
    });
    return into;
  }

  async comparison(name: string, runId = '1'): Promise<{ readonly folder: string; readonly document: Record<string, unknown> }> {
    const folder = await this.artifact(name, runId);
    return { folder, document: JSON.parse(readFileSync(join(folder, 'comparison.json'), 'utf8')) as Record<string, unknown> };
  }

  async close(): Promise<void> {
    await this.service.close();
    for (const folder of [this.folder, this.#standIns.get('') ?? '']) if (folder !== '') rmSync(folder, { recursive: true, force: true });
  }
}

/** What act 0.2.89 does not know: the cache mode of a job, and where a called workflow is from. */
function forAct(workflow: string): string {
  return workflow.replaceAll(/^ {4}cache-mode: .*\n/gm, '').replaceAll('job.workflow_repository', `'${KIT}'`).replaceAll('job.workflow_sha', "'main'");
}

/** How each job that was run ended, by its id; those of a matrix are numbered. */
export function jobsOf({ jobs }: ActResult): Record<string, string> {
  return Object.fromEntries([...jobs].map(([name, { result }]) => [name.replace(/^.*\//, ''), result]));
}

/** What a job's last failed script ended with; 0 where none failed. */
export function exitCodeOf(run: ActResult, job: string): number {
  return Number([...logOf(run, job).join('\n').matchAll(/exit status (\d+)/g)].at(-1)?.[1] ?? 0);
}

/** What a job wrote to its summary, as the log shows it. */
export function summaryOf(run: ActResult, job: string): string {
  const lines = logOf(run, job);
  const at = lines.findIndex((line) => line.includes('Summary - '));
  return at < 0 ? '' : lines.slice(at).join('\n');
}

/** The end of what all jobs said, for a test that fails. */
export function endOf({ log }: ActResult): string {
  return log.split('\n').filter((line) => !line.includes('LocalRepositoryCache')).slice(-150).join('\n');
}

/** What a job said, by its id. */
export function logOf({ jobs }: ActResult, job: string): readonly string[] {
  return [...jobs].find(([name]) => name.endsWith(`/${job}`))?.[1].log ?? [];
}

/** The jobs of a run with their times, as a line; for the file that INDEXBENCH_ACT_TIMES names. */
function timesOf({ jobs, tookMs }: ActResult): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const parts = [...jobs].map(([name, { result, tookMs: of }]) => `${name.replace(/^.*\//, '')} ${seconds(of)}${result === 'success' ? '' : ` (${result})`}`);
  return `${expect.getState().currentTestName ?? '?'}: ${seconds(tookMs)}: ${parts.join(', ')}\n`;
}
