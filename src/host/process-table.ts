import { join } from 'node:path';
import { parseKernelCpuList, type CpuSet } from './cpu-set.ts';
import { listFolder, readKernelFile } from './kernel-file.ts';

/** Environment variable that every process of a group inherits: finds descendants that left their session. */
export const GROUP_MARKER = 'INDEXBENCH_GROUP';

/** The kernel's clock ticks towards user space: USER_HZ is 100 on every Linux that Node runs on. */
export const NS_PER_TICK = 10_000_000;

/** What /proc/PID/stat says (proc_pid_stat(5)). Times in clock ticks. */
export interface ProcessStat {
  readonly pid: number;
  readonly command: string;
  readonly state: string;
  readonly parent: number;
  readonly session: number;
  readonly userTicks: number;
  readonly systemTicks: number;
  /** Of children that ended and were waited for. */
  readonly childUserTicks: number;
  readonly childSystemTicks: number;
  /** Since boot; with the pid it names a process for ever, since pids are used again. */
  readonly startTimeTicks: number;
}

export interface ThreadAffinity {
  readonly pid: number;
  readonly tid: number;
  readonly cpus: CpuSet;
}

/** One process, named so that a later process with the same pid is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTimeTicks: number;
}

export function listProcesses(processes: string): number[] {
  return listFolder(processes).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** Null where the process is gone. */
export function readProcessStat(processes: string, pid: number): ProcessStat | null {
  const text = readKernelFile(join(processes, String(pid), 'stat'));
  if (text === null) return null;
  // The command is in brackets and may itself hold brackets and blanks: the fields are counted from the last bracket.
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  const fields = text.slice(close + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3]);
  return {
    pid,
    command: text.slice(open + 1, close),
    state: fields[0] ?? '?',
    parent: field(4),
    session: field(6),
    userTicks: field(14),
    systemTicks: field(15),
    childUserTicks: field(16),
    childSystemTicks: field(17),
    startTimeTicks: field(22),
  };
}

/** A zombie has ended: it holds no memory, socket or CPU. */
export function isRunning(stat: ProcessStat | null): stat is ProcessStat {
  return stat !== null && stat.state !== 'Z' && stat.state !== 'X';
}

export function isSameProcess(processes: string, identity: ProcessIdentity): boolean {
  const stat = readProcessStat(processes, identity.pid);
  return isRunning(stat) && stat.startTimeTicks === identity.startTimeTicks;
}

/** This process, as others can tell it. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startTimeTicks: readProcessStat('/proc', process.pid)?.startTimeTicks ?? 0 };
}

export function carriesMarker(processes: string, pid: number, marker: string): boolean {
  const environment = readKernelFile(join(processes, String(pid), 'environ'));
  return environment !== null && `\0${environment}`.includes(`\0${GROUP_MARKER}=${marker}\0`);
}

/** The affinity mask of every thread, as the kernel reads it back. */
export function readThreadAffinities(processes: string, pid: number): ThreadAffinity[] {
  const threads: ThreadAffinity[] = [];
  for (const tid of listFolder(join(processes, String(pid), 'task'))) {
    const status = readKernelFile(join(processes, String(pid), 'task', tid, 'status'));
    const list = status === null ? undefined : /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1];
    if (list !== undefined) threads.push({ pid, tid: Number(tid), cpus: parseKernelCpuList(list) });
  }
  return threads;
}

/** Sends a signal to a process of ours; false where it is gone already or not ours to signal. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
