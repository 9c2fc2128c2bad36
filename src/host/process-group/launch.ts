import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { IndexbenchError } from '../../model/errors.ts';
import { BoundedLog } from '../bounded-log.ts';
import { formatCpuSet, type CpuSet } from '../cpu-set.ts';
import { readKernelFile, systemCode } from '../kernel-file.ts';
import { GROUP_MARKER, readProcessStat } from '../process-table.ts';
import { DEFAULT_PATH, findProgram, findTaskset, type GroupHost } from './group-host.ts';
import type { LaunchedProcess, LaunchRequest, ProcessExit } from './process-group.ts';

/** How a backend gets a process into its group. */
export interface Entry {
  readonly marker: string;
  readonly cpus: CpuSet;
  /** `cgroup.procs` files that the process writes itself into before it becomes the program. */
  readonly procsFiles: readonly string[];
  /** Program (such as `sudo -n tee`) that copies its input to the file named last; empty where the process may write itself. */
  readonly writer?: readonly string[];
  /** Command that runs the program given as its further arguments and reports on file descriptor 3. */
  readonly wrapper?: readonly string[];
}

interface Started {
  readonly launched: LaunchedProcess;
  /** What the wrapper writes on file descriptor 3; null without a wrapper. */
  readonly reports: Readable | null;
}

/** A daemon that inherited the output pipe keeps it open: what was written by then is taken, the rest is not waited for. */
const OUTPUT_GRACE_MS = 300;

/** The shell writes itself into each group first, then becomes the program: no instruction of the program runs outside. */
const ENTER_AND_EXEC = `
while [ "$1" != -- ]; do
  if [ -n "$INDEXBENCH_WRITER" ]; then
    echo "$$" | $INDEXBENCH_WRITER "$1" > /dev/null || exit 125
  else
    echo "$$" > "$1" || exit 125
  fi
  shift
done
shift
if [ -n "$INDEXBENCH_OPEN_FILES" ]; then
  files=$(ulimit -n)
  [ "$files" = unlimited ] || [ "$files" -ge "$INDEXBENCH_OPEN_FILES" ] || ulimit -n "$INDEXBENCH_OPEN_FILES" || exit 125
fi
unset INDEXBENCH_WRITER INDEXBENCH_OPEN_FILES
exec "$@"`;

/**
 * Starts a program in a session of its own, inside its groups and on its CPUs from its first instruction, with an environment of only what
 * was given, PATH, LANG and the marker.
 *
 * @throws IndexbenchError TOOL_MISSING where the program is absent or not executable.
 */
export async function startInGroup(host: GroupHost, entry: Entry, request: LaunchRequest): Promise<Started> {
  const program = programOf(request);
  if (request.openFiles !== undefined) assertOpenFiles(request.openFiles, program);
  const argv = [...entry.procsFiles, '--', ...(entry.wrapper ?? []), findTaskset(host.searchPath), '-c', formatCpuSet(entry.cpus), program, ...request.args];
  const child = spawn('/bin/sh', ['-c', ENTER_AND_EXEC, 'indexbench-launch', ...argv], {
    cwd: request.cwd,
    env: environmentOf(entry, request),
    detached: true,
    stdio: [request.stdin, 'pipe', 'pipe', entry.wrapper === undefined ? 'ignore' : 'pipe'],
  });
  const log = new BoundedLog({ maxBytes: request.maxLogBytes, onLine: request.onLine });
  if (request.stdout !== 'pipe') child.stdout?.on('data', (chunk: Buffer) => log.push(chunk, 'stdout'));
  child.stderr?.on('data', (chunk: Buffer) => log.push(chunk, 'stderr'));
  // A program that ends early breaks the pipe; the exit tells why, so the write error is not one of its own.
  child.stdin?.on('error', () => undefined);
  const refused = new Promise<unknown>((settle) => child.once('error', settle));
  const exited = exitOf(child, log, request);
  const pid = child.pid;
  if (pid === undefined) {
    const cause = await refused;
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: `${program} could not be started in ${request.cwd} (${systemCode(cause)})`, where: request.cwd, next: 'Check that the working folder exists.', cause });
  }
  const startTimeTicks = readProcessStat(host.tree.processes, pid)?.startTimeTicks ?? 0;
  const stdout = request.stdout === 'pipe' ? child.stdout : null;
  const reports = child.stdio[3];
  return { launched: { pid, startTimeTicks, stdin: child.stdin, stdout, log, exited }, reports: reports instanceof Readable ? reports : null };
}

/** What this process may raise its limit to, its children may too. */
function assertOpenFiles(wanted: number, program: string): void {
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(readKernelFile('/proc/self/limits') ?? '')?.[1];
  if (hard === undefined || Number(hard) >= wanted) return;
  throw new IndexbenchError('HOST_LIMIT', { what: `${program} needs ${wanted} open files; the hard limit of this session is ${hard}`, where: 'ulimit -Hn', next: `Raise the hard limit (ulimit -Hn ${wanted}, or nofile in /etc/security/limits.conf), then run again.` });
}

function programOf(request: LaunchRequest): string {
  const program = findProgram(request.command.includes('/') ? resolve(request.cwd, request.command) : request.command, request.env['PATH'] ?? DEFAULT_PATH);
  if (program !== null) return program;
  const file = resolve(request.cwd, request.command);
  if (request.command.includes('/') && existsSync(file)) {
    throw new IndexbenchError('TOOL_MISSING', { what: `${file} is not an executable file`, where: file, next: `Run: chmod +x ${file}` });
  }
  throw new IndexbenchError('TOOL_MISSING', { what: `the program ${request.command} was not found`, where: request.command.includes('/') ? file : 'PATH' });
}

function environmentOf(entry: Entry, request: LaunchRequest): Record<string, string> {
  const writer: Record<string, string> = entry.writer === undefined ? {} : { INDEXBENCH_WRITER: entry.writer.join(' ') };
  const openFiles: Record<string, string> = request.openFiles === undefined ? {} : { INDEXBENCH_OPEN_FILES: String(request.openFiles) };
  return { PATH: DEFAULT_PATH, LANG: 'C.UTF-8', ...request.env, ...writer, ...openFiles, [GROUP_MARKER]: entry.marker };
}

async function exitOf(child: ChildProcess, log: BoundedLog, request: LaunchRequest): Promise<ProcessExit> {
  const closed = new Promise<void>((settle) => child.once('close', () => settle()));
  const exit = await new Promise<ProcessExit>((settle) => {
    child.once('error', () => settle({ code: null, signal: null }));
    child.once('exit', (code, signal) => settle({ code, signal }));
  });
  const output = new AbortController();
  await Promise.race([closed, delay(OUTPUT_GRACE_MS, undefined, { signal: output.signal }).catch(() => undefined)]);
  output.abort();
  if (request.stdout !== 'pipe') child.stdout?.destroy();
  child.stderr?.destroy();
  log.end();
  if (request.logFile !== undefined) writeLog(log, request.logFile);
  return exit;
}

/** A full disk must not hide how the process ended: the log itself says that it could not be written. */
function writeLog(log: BoundedLog, file: string): void {
  try {
    log.writeTo(file);
  } catch (error) {
    log.push(Buffer.from(`[this log could not be written to ${file}: ${systemCode(error)}]\n`), 'stderr');
  }
}
