import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { BoundedLog } from '../host/bounded-log.ts';
import { exitPhrase } from '../host/process-group/exit-phrase.ts';
import { findProgram } from '../host/process-group/group-host.ts';
import type { LaunchedProcess, ProcessExit, ProcessGroup } from '../host/process-group/process-group.ts';
import { SHOWN_LOG_LINES } from '../host/ready-wait.ts';
import { stopGroup } from '../host/stop.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { ObtainContext } from './obtain-context.ts';

export interface BuildStep {
  /** Name or path of the program. */
  readonly tool: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** On top of the environment of all steps. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly exit: ProcessExit;
  readonly lines: readonly string[];
}

/** How tools are told to be got, for those that pins need. */
const INSTALL: Readonly<Record<string, string>> = {
  cargo: 'Install Rust with its cargo',
  go: 'Install Go',
  git: 'Install git',
  zstd: 'Install the package zstd',
  xz: 'Install the package xz-utils',
};

const PROGRESS_MS = 30_000;
const STOP_MS = 3_000;
const FULL_DISK = /no space left on device|disk quota exceeded|os error 28\b/i;

interface RoomOptions {
  readonly context: ObtainContext;
  readonly signal: AbortSignal;
  readonly group: ProcessGroup;
  /** Private to this build; removed after it. */
  readonly folder: string;
  /** Kept where the build fails. */
  readonly logFile: string;
  /** What is obtained, for messages. */
  readonly what: string;
}

/** Where a program is built: a folder, a process group, a log, and a clean environment. */
export class BuildRoom {
  readonly folder: string;
  readonly what: string;
  readonly logFile: string;
  readonly #options: RoomOptions;
  #command: [string, ...string[]] | null = null;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.folder = options.folder;
    this.what = options.what;
    this.logFile = options.logFile;
    mkdirSync(dirname(options.logFile), { recursive: true });
    writeFileSync(options.logFile, '');
  }

  get signal(): AbortSignal {
    return this.#options.signal;
  }

  /** The last step that was run, the room's own folder written {work}; null before. */
  get command(): [string, ...string[]] | null {
    return this.#command;
  }

  /** @throws IndexbenchError TOOL_MISSING with how to get it */
  find(tool: string): string {
    const { context, what } = this.#options;
    const path = findProgram(tool, context.toolFolders.join(delimiter));
    if (path !== null) return path;
    throw new IndexbenchError('TOOL_MISSING', {
      what: `${tool} is needed to obtain ${what}, and was not found`,
      where: 'PATH',
      next: `${INSTALL[tool] ?? `Install ${tool}`}, or put the program into a folder as NAME-VERSION and name that folder in INDEXBENCH_BIN.`,
    });
  }

  /**
   * Runs one tool to its end, its output in the log.
   *
   * @throws IndexbenchError PROGRAM_BUILD with its last lines where it fails, DISK_FULL where that is why, TOOL_MISSING; the signal's reason
   */
  async run(step: BuildStep): Promise<StepResult> {
    const inWork = (text: string): string => text.replaceAll(this.folder, '{work}');
    this.#command = [inWork(step.tool), ...step.args.map(inWork)];
    const result = await this.attempt(step);
    if (result.exit.code === 0) return result;
    throw this.failure(`${commandOf(step)} ended with ${exitPhrase(result.exit)}`, result.lines);
  }

  /** The same, where a failure is the caller's to judge. */
  async attempt(step: BuildStep): Promise<StepResult> {
    const { context, group, signal } = this.#options;
    signal.throwIfAborted();
    const command = this.find(step.tool);
    this.#log(`$ ${[command, ...step.args].join(' ')}\n`);
    let toldMs = performance.now();
    const process = await group.launch({
      command,
      args: step.args,
      cwd: step.cwd,
      env: { ...context.buildEnvironment, PATH: context.toolFolders.join(delimiter), TMPDIR: this.folder, ...step.env },
      stdin: 'ignore',
      onLine: (line) => {
        if (performance.now() - toldMs < PROGRESS_MS) return;
        toldMs = performance.now();
        context.onProgress(`${this.what}: ${line.trim()}`);
      },
    });
    const exit = await this.#end(process);
    this.#log(process.log.text());
    const lines = process.log.lastLines(SHOWN_LOG_LINES);
    if (exit.code !== 0 && lines.some((line) => FULL_DISK.test(line))) {
      throw new IndexbenchError('DISK_FULL', { what: `the disk became full while ${this.what} was obtained`, where: this.folder, logLines: lines, next: 'Free space there, or choose a cache folder on another disk (INDEXBENCH_CACHE).' });
    }
    return { exit, lines };
  }

  /** The error of a build that went wrong. */
  failure(what: string, logLines: readonly string[] = []): IndexbenchError {
    return new IndexbenchError('PROGRAM_BUILD', { what: `${this.what} could not be built: ${what}`, where: this.logFile, logLines });
  }

  async #end(process: LaunchedProcess): Promise<ProcessExit> {
    const { group, signal, what } = this.#options;
    let give: () => void = () => undefined;
    const aborted = new Promise<null>((settle) => {
      give = () => settle(null);
      signal.addEventListener('abort', give, { once: true });
    });
    try {
      const exit = await Promise.race([process.exited, aborted]);
      if (exit !== null) return exit;
      await stopGroup({ group, process, signal: 'SIGINT', signalTimeoutMs: STOP_MS, what });
      signal.throwIfAborted();
      return await process.exited;
    } finally {
      signal.removeEventListener('abort', give);
    }
  }

  #log(text: string): void {
    const log = new BoundedLog();
    log.push(Buffer.from(text), 'stdout');
    log.end();
    appendFileSync(this.#options.logFile, log.text());
  }
}

function commandOf({ tool, args }: BuildStep): string {
  return [tool.slice(tool.lastIndexOf('/') + 1), args.find((arg) => !arg.startsWith('-'))].filter(Boolean).join(' ');
}
