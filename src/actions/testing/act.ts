import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The only version that these tests were written against: what it does otherwise than GitHub stands in docs/actions.md. */
export const ACT_VERSION = '0.2.89';

/** `act` in INDEXBENCH_BIN or PATH; null where there is none. */
export function findAct(): string | null {
  const folders = [...(process.env['INDEXBENCH_BIN'] ?? '').split(delimiter), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.filter((folder) => folder !== '').map((folder) => join(folder, 'act')).find((file) => existsSync(file)) ?? null;
}

export interface ActRequest {
  readonly act: string;
  /** A clean repository: jobs get its commit, as on GitHub. */
  readonly repository: string;
  /** Its name, as OWNER/NAME. */
  readonly slug: string;
  readonly workflow: string;
  readonly event: string;
  readonly payload?: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Action or repository, as OWNER/NAME, to the folder that plays it at every ref. */
  readonly actions: ReadonlyMap<string, string>;
  readonly service: { readonly url: string; readonly token: string };
  /** Temporary files, and the home folder of the runner. */
  readonly work: string;
  readonly attempt?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly job?: string;
  readonly timeoutMs?: number;
  /** Called with each line of a job's log as it comes. */
  readonly onLine?: (job: string, line: string) => void;
}

export interface JobResult {
  readonly result: 'success' | 'failure' | 'skipped';
  readonly log: readonly string[];
  /** From its first line to its result. */
  readonly tookMs: number;
}

export interface ActResult {
  readonly exitCode: number | null;
  /** By the job's name as it is shown: `bench/bench (r1)`. */
  readonly jobs: ReadonlyMap<string, JobResult>;
  /** All lines of all jobs. */
  readonly log: string;
  readonly tookMs: number;
}

/**
 * Read by each bash that act itself starts. GitHub gives the runtime token to actions only, act gives it to scripts too; and each job has a
 * home folder of its own, as jobs have machines.
 */
const STRIP_TOKEN = `case "$(cat /proc/$PPID/comm 2>/dev/null)" in
  act) export HOME=$(dirname "$RUNNER_TEMP")/home
    unset ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL ACTIONS_RESULTS_URL ACTIONS_CACHE_URL ACTIONS_CACHE_SERVICE_V2 ACTIONS_CACHE_MODE
    for name in "\${!INPUT_@}"; do unset "$name"; done ;;
esac
unset BASH_ENV
`;

/** Runs a workflow on this machine, without network and containers. */
export async function runWorkflow(request: ActRequest): Promise<ActResult> {
  const began = performance.now();
  for (const folder of ['home', 'tmp', 'actions']) mkdirSync(join(request.work, folder), { recursive: true });
  const bashEnv = join(request.work, 'strip-token.sh');
  writeFileSync(bashEnv, STRIP_TOKEN);
  const child = spawn(request.act, actArguments(request), {
    cwd: request.repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: join(request.work, 'home'),
      TMPDIR: join(request.work, 'tmp'),
      GIT_TERMINAL_PROMPT: '0',
      ACTIONS_RUNTIME_URL: request.service.url,
      ACTIONS_RESULTS_URL: request.service.url,
      ACTIONS_RUNTIME_TOKEN: request.service.token,
      ACTIONS_CACHE_SERVICE_V2: 'True',
      BASH_ENV: bashEnv,
      ...request.env,
    },
  });
  const log = new JobLog(request.onLine);
  child.stdout.setEncoding('utf8').on('data', (text: string) => log.add(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.add(text));
  const killer = setTimeout(() => child.kill('SIGKILL'), request.timeoutMs ?? 140_000);
  const exitCode = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearTimeout(killer);
  return { exitCode, jobs: log.jobs(), log: log.text(), tookMs: Math.round(performance.now() - began) };
}

function actArguments(request: ActRequest): string[] {
  const payload = join(request.work, 'event.json');
  writeFileSync(payload, JSON.stringify({ ...(request.payload ?? {}), ...(request.inputs === undefined ? {} : { inputs: request.inputs }) }));
  return [
    request.event,
    ...['-W', request.workflow, '-e', payload, '-P', 'ubuntu-24.04=-self-hosted', '--json'],
    ...['--action-offline-mode', '--action-cache-path', join(request.work, 'actions'), '--no-cache-server', '--concurrent-jobs', '2', '--no-skip-checkout'],
    ...localRepositories(request).flatMap((mapping) => ['--local-repository', mapping]),
    ...['-s', 'GITHUB_TOKEN=token-of-the-job', '--env', `GITHUB_RUN_ATTEMPT=${request.attempt ?? 1}`, '--env', `GITHUB_REPOSITORY=${request.slug}`],
    ...(request.job === undefined ? [] : ['-j', request.job]),
  ];
}

/** OWNER/NAME@REF=FOLDER of every action and workflow that the files name. */
function localRepositories(request: ActRequest): string[] {
  const places = [request.repository, ...request.actions.values()];
  const files = places.flatMap((place) => [join(place, 'action.yml'), ...list(join(place, '.github', 'workflows'))]).filter((file) => existsSync(file));
  const named = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/uses: *["']?([\w.-]+\/[\w.-]+)[^@\s]*@([\w./-]+)/g)]);
  const mappings = named.flatMap(([, name = '', ref = '']) => {
    const folder = request.actions.get(name);
    return folder === undefined ? [] : [`${name}@${ref}=${folder}`];
  });
  return [...new Set(mappings)];
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

interface LogEntry {
  readonly job?: string;
  readonly msg?: string;
  readonly jobResult?: JobResult['result'];
  readonly stepResult?: string;
}

class JobLog {
  readonly #lines: { readonly job: string; readonly line: string }[] = [];
  readonly #results = new Map<string, Omit<JobResult, 'log'>>();
  readonly #began = new Map<string, number>();
  readonly #failed = new Set<string>();
  readonly #onLine: ActRequest['onLine'];
  #rest = '';

  constructor(onLine: ActRequest['onLine']) {
    this.#onLine = onLine;
  }

  add(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    lines.forEach((line) => this.#take(line));
  }

  jobs(): ReadonlyMap<string, JobResult> {
    return new Map([...this.#results].map(([job, result]) => [job, { ...result, log: this.#lines.filter((entry) => entry.job === job).map(({ line }) => line) }]));
  }

  text(): string {
    return this.#lines.map(({ job, line }) => `${job} | ${line}`).join('\n');
  }

  #take(text: string): void {
    const { job: padded = '', msg = text, jobResult, stepResult } = entryOf(text);
    const job = padded.trim();
    if (!this.#began.has(job)) this.#began.set(job, performance.now());
    for (const line of msg.replace(/\n$/, '').split('\n')) {
      this.#lines.push({ job, line });
      this.#onLine?.(job, line);
    }
    if (stepResult === 'failure') this.#failed.add(job);
    // act keeps one result for all jobs of a matrix: one that ends after another failed is called failed too.
    const result = jobResult === 'failure' && !this.#failed.has(job) ? 'success' : jobResult;
    if (result !== undefined) this.#results.set(job, { result, tookMs: Math.round(performance.now() - (this.#began.get(job) ?? 0)) });
  }
}

function entryOf(line: string): LogEntry {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return {};
  }
}
