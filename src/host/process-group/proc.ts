import { constants } from 'node:os';
import { IndexbenchError } from '../../model/errors.ts';
import { isRunning, readProcessStat, sendSignal, type ProcessIdentity, type ProcessStat } from '../process-table.ts';
import { refused, type Probe } from './backend.ts';
import { killAll } from './cgroup-folder.ts';
import { findProgram, newGroupId, type GroupHost } from './group-host.ts';
import { startInGroup } from './launch.ts';
import { NO_CPUSET } from './limits.ts';
import { ProcMembers } from './proc-members.ts';
import { ProcUsage } from './proc-usage.ts';
import type { GroupLimits, GroupRequest, GroupUsage, LaunchedProcess, LaunchRequest, ProcessExit, ProcessGroup } from './process-group.ts';

/**
 * Runs the program as its child, tells its pid, and when it has ended what it used: /proc forgets a process when it ends, the shell that waited
 * for it does not (`times`, POSIX). The traps keep the launcher alive; a trapped signal has its default action again in the program.
 */
const LAUNCHER = `
trap : HUP INT QUIT TERM
/bin/sh -c 'echo "pid $$" >&3; exec 3>&-; exec "$@"' indexbench-program "$@"
code=$?
times >&3
exit "$code"`;

const TICKS_PER_SECOND = 100;
/** A shell tells a program that was ended by signal n as exit code 128 + n. */
const SIGNAL_BASE = 128;

/** Affinity by `taskset`, figures from /proc: works everywhere, limits nothing. */
export function probeProc(host: GroupHost): Probe {
  if (findProgram('taskset', host.searchPath) === null) return refused('taskset was not found (package util-linux)');
  const limitations = ['no CPU or memory limit can be set', 'CPU and memory are sampled: what a process uses after it was last seen is lost'];
  return { works: true, backend: { source: 'proc', limitations, create: (request) => Promise.resolve(createProcGroup(host, request)) } };
}

function createProcGroup(host: GroupHost, request: GroupRequest): ProcessGroup {
  if (request.cpuQuota !== null || request.memoryMaxBytes !== null) {
    throw new IndexbenchError('HOST_LIMIT', { what: 'cpuQuota and memoryMax take a cgroup, and none is writable here', where: `group ${request.name} under /proc` });
  }
  const id = newGroupId(request.name);
  host.registrar.groupAdded({ id, source: 'proc', marker: id, cgroupFolders: [] });
  return new ProcGroup(host, id, request);
}

class ProcGroup implements ProcessGroup {
  readonly source = 'proc';
  readonly id: string;
  readonly notes = [NO_CPUSET];
  readonly #host: GroupHost;
  readonly #request: GroupRequest;
  readonly #members: ProcMembers;
  readonly #usage: ProcUsage;
  readonly #launchers = new Set<number>();
  #removed = false;

  constructor(host: GroupHost, id: string, request: GroupRequest) {
    this.#host = host;
    this.id = id;
    this.#request = request;
    this.#members = new ProcMembers(host.tree.processes, id);
    this.#usage = new ProcUsage(host.tree.processes);
  }

  async launch(request: LaunchRequest): Promise<LaunchedProcess> {
    const entry = { marker: this.id, cpus: this.#request.cpus, procsFiles: [], wrapper: ['/bin/sh', '-c', LAUNCHER, 'indexbench-launcher'] };
    const { launched, reports } = await startInGroup(this.#host, entry, request);
    this.#host.registrar.processAdded(this.id, launched);
    this.#launchers.add(launched.pid);
    this.#members.addSession(launched.pid);
    let told = '';
    const identity = await new Promise<ProcessIdentity>((settle) => {
      reports?.on('data', (chunk: Buffer) => {
        told += chunk.toString('latin1');
        const pid = Number(/^pid (\d+)$/m.exec(told)?.[1] ?? 0);
        if (pid > 0) settle({ pid, startTimeTicks: readProcessStat(this.#host.tree.processes, pid)?.startTimeTicks ?? 0 });
      });
      void launched.exited.then(() => settle(launched));
    });
    this.#host.registrar.processAdded(this.id, identity);
    const exited = launched.exited.then((exit) => {
      const final = childTimes(told);
      if (final !== null) this.#usage.setFinal(identity, final);
      return exitBehindShell(exit);
    });
    return { ...launched, ...identity, exited };
  }

  usage(): Promise<GroupUsage> {
    return Promise.resolve(this.#usage.update(this.#work()));
  }

  readBack(): Promise<GroupLimits> {
    return Promise.resolve({ cpus: null, cpuQuota: null, memoryMaxBytes: null, swapMaxBytes: null });
  }

  kill(signal: NodeJS.Signals): Promise<void> {
    for (const { pid } of this.#work(true).filter(isRunning)) sendSignal(pid, signal);
    return Promise.resolve();
  }

  alive(): Promise<number[]> {
    return Promise.resolve(this.#running());
  }

  async remove(): Promise<void> {
    if (this.#removed) return;
    this.#removed = true;
    await this.usage();
    await killAll(() => this.#running());
    this.#host.registrar.groupRemoved(this.id);
  }

  #running(): number[] {
    return this.#work(true).filter(isRunning).map(({ pid }) => pid).sort((a, b) => a - b);
  }

  /** The members but the launchers, which are ours and end with their program. */
  #work(fresh = false): ProcessStat[] {
    return this.#members.current({ fresh }).filter(({ pid }) => !this.#launchers.has(pid));
  }
}

/** The second line of `times`: user and system time of all children waited for, such as `0m1.230000s 0m0.040000s`. */
function childTimes(told: string): { userTicks: number; systemTicks: number } | null {
  const times = [...told.matchAll(/(\d+)m([\d.]+)s/g)].map((match) => Math.round((Number(match[1]) * 60 + Number(match[2])) * TICKS_PER_SECOND));
  const [, , userTicks, systemTicks] = times;
  return userTicks === undefined || systemTicks === undefined ? null : { userTicks, systemTicks };
}

function exitBehindShell(exit: ProcessExit): ProcessExit {
  const number = (exit.code ?? 0) - SIGNAL_BASE;
  const signal = Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
  return signal === undefined ? exit : { code: null, signal: signal as NodeJS.Signals };
}
