import type { Readable, Writable } from 'node:stream';
import type { BoundedLog, LogStream } from '../bounded-log.ts';
import type { CpuSet } from '../cpu-set.ts';
import type { ProcessIdentity } from '../process-table.ts';

/** Where a group's resource figures come from; figures of unlike sources are not compared. */
export type AccountingSource = 'systemd' | 'cgroup2' | 'cgroup1' | 'proc';

export interface GroupRequest {
  /** For people: becomes part of the cgroup's name. */
  readonly name: string;
  readonly cpus: CpuSet;
  /** CPU bandwidth in CPUs (2 is the time of two whole CPUs); null for no limit. */
  readonly cpuQuota: number | null;
  /** Memory limit, with swap off; null for no limit. */
  readonly memoryMaxBytes: number | null;
}

export interface LaunchRequest {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment but PATH, LANG and the group's marker, which are added. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: 'pipe' | 'ignore';
  /** Least soft limit of open files (RLIMIT_NOFILE); a higher one is kept. */
  readonly openFiles?: number | undefined;
  /** `pipe` hands standard output to the caller untouched; by default it goes to the log. */
  readonly stdout?: 'log' | 'pipe' | undefined;
  /** Where the bounded log is written when the process ends. */
  readonly logFile?: string | undefined;
  readonly maxLogBytes?: number | undefined;
  readonly onLine?: ((line: string, stream: LogStream) => void) | undefined;
}

export interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface LaunchedProcess extends ProcessIdentity {
  readonly stdin: Writable | null;
  readonly stdout: Readable | null;
  readonly log: BoundedLog;
  /** Settles when the process has ended and its output was taken; never rejects. */
  readonly exited: Promise<ProcessExit>;
}

/** What a group has used so far. Missing is null, never 0. */
export interface GroupUsage {
  readonly cpuUserNs: number | null;
  readonly cpuSystemNs: number | null;
  readonly memoryCurrentBytes: number | null;
  readonly memoryPeakBytes: number | null;
  readonly anonymousBytes: number | null;
  /** The highest that any call of `usage` has seen: no kernel keeps this one. */
  readonly anonymousPeakBytes: number | null;
  /** From and to block devices. */
  readonly readBytes: number | null;
  readonly writtenBytes: number | null;
  readonly oomKills: number | null;
  readonly processes: number | null;
}

/** A limit as the kernel tells it: a number, `none` for no limit, null where nothing tells. */
export type Limit = number | 'none' | null;

export interface GroupLimits {
  /** The effective CPU set of the group's cpuset; null where affinity is all that holds it. */
  readonly cpus: CpuSet | null;
  readonly cpuQuota: Limit;
  readonly memoryMaxBytes: Limit;
  readonly swapMaxBytes: Limit;
}

/** All processes of one target, driver or node: launched, limited, accounted and ended together. */
export interface ProcessGroup {
  readonly source: AccountingSource;
  readonly id: string;
  /** What of the request is held by weaker means than asked for, for the result. */
  readonly notes: readonly string[];
  launch(request: LaunchRequest): Promise<LaunchedProcess>;
  usage(): Promise<GroupUsage>;
  readBack(): Promise<GroupLimits>;
  /** To every process of the group. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Pids of the processes that have not ended. */
  alive(): Promise<number[]>;
  /** Ends whatever is left and takes the group away. Safe to call twice. */
  remove(): Promise<void>;
}

/** What has to be undone when the controller dies. */
export interface GroupRegistration {
  readonly id: string;
  readonly source: AccountingSource;
  /** Value of the marker variable in the environment of the group's processes. */
  readonly marker: string;
  readonly cgroupFolders: readonly string[];
}

/** Told of every group before it is made, so that a watchdog can undo it. */
export interface GroupRegistrar {
  groupAdded(registration: GroupRegistration): void;
  processAdded(groupId: string, identity: ProcessIdentity): void;
  groupRemoved(groupId: string): void;
}

export const NO_REGISTRAR: GroupRegistrar = {
  groupAdded: () => undefined,
  processAdded: () => undefined,
  groupRemoved: () => undefined,
};
