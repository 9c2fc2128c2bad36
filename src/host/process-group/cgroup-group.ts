import { setTimeout as delay } from 'node:timers/promises';
import type { HostTree } from '../kernel-file.ts';
import { sendSignal } from '../process-table.ts';
import { killAll, removeCgroups, runningIn } from './cgroup-folder.ts';
import type { GroupHost } from './group-host.ts';
import { startInGroup, type Entry } from './launch.ts';
import type { AccountingSource, GroupLimits, GroupUsage, LaunchedProcess, LaunchRequest, ProcessGroup } from './process-group.ts';

const ENTER_LIMIT_MS = 5000;

/** What differs between the cgroup backends. */
export interface CgroupParts {
  readonly source: AccountingSource;
  readonly id: string;
  readonly entry: Entry;
  readonly folders: readonly string[];
  readonly notes: readonly string[];
  /** A process that only keeps the group in being, and is not part of the work. */
  readonly holderPid?: number | undefined;
  readUsage(): Omit<GroupUsage, 'anonymousPeakBytes' | 'processes'>;
  readLimits(): GroupLimits;
  /** Stops the group's processes from making new ones, where the kernel can; called before the last kill. */
  beforeKill?(): void;
  afterKill?(): void;
  /** Takes the group away after its processes have ended; by default its folders are removed. */
  dissolve?(): Promise<void>;
}

/** A process group that is one cgroup (or, with v1, one a controller). */
export class CgroupGroup implements ProcessGroup {
  readonly source: AccountingSource;
  readonly id: string;
  readonly notes: readonly string[];
  readonly #host: GroupHost;
  readonly #tree: HostTree;
  readonly #parts: CgroupParts;
  #anonymousPeakBytes: number | null = null;
  #removed = false;

  constructor(host: GroupHost, parts: CgroupParts) {
    this.#host = host;
    this.#tree = host.tree;
    this.#parts = parts;
    this.source = parts.source;
    this.id = parts.id;
    this.notes = parts.notes;
  }

  async launch(request: LaunchRequest): Promise<LaunchedProcess> {
    const { launched } = await startInGroup(this.#host, this.#parts.entry, request);
    this.#host.registrar.processAdded(this.id, launched);
    await this.#entered(launched);
    return launched;
  }

  /** Until the process is in the last of its groups (or has ended): before that, nothing that looks at the group would see it. */
  async #entered(launched: LaunchedProcess): Promise<void> {
    let ended = false;
    void launched.exited.then(() => {
      ended = true;
    });
    const last = this.#parts.folders.slice(-1);
    for (let waitedMs = 0; !ended && waitedMs < ENTER_LIMIT_MS && !runningIn(last, this.#tree).includes(launched.pid); waitedMs += 2) await delay(2);
  }

  usage(): Promise<GroupUsage> {
    const usage = this.#parts.readUsage();
    if (usage.anonymousBytes !== null) this.#anonymousPeakBytes = Math.max(this.#anonymousPeakBytes ?? 0, usage.anonymousBytes);
    return Promise.resolve({ ...usage, anonymousPeakBytes: this.#anonymousPeakBytes, processes: this.#removed ? null : this.#running().length });
  }

  readBack(): Promise<GroupLimits> {
    return Promise.resolve(this.#parts.readLimits());
  }

  kill(signal: NodeJS.Signals): Promise<void> {
    for (const pid of this.#running()) sendSignal(pid, signal);
    return Promise.resolve();
  }

  alive(): Promise<number[]> {
    return Promise.resolve(this.#running());
  }

  async remove(): Promise<void> {
    if (this.#removed) return;
    this.#removed = true;
    if (this.#running().length > 0) {
      this.#parts.beforeKill?.();
      for (const pid of this.#running()) sendSignal(pid, 'SIGKILL');
      this.#parts.afterKill?.();
      await killAll(() => this.#running());
    }
    if (this.#parts.dissolve === undefined) await removeCgroups(this.#parts.folders);
    else await this.#parts.dissolve();
    this.#host.registrar.groupRemoved(this.id);
  }

  #running(): number[] {
    return runningIn(this.#parts.folders, this.#tree).filter((pid) => pid !== this.#parts.holderPid);
  }
}
