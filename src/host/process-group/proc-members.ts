import { carriesMarker, listProcesses, readProcessStat, type ProcessStat } from '../process-table.ts';

/**
 * Finds a group's processes without a cgroup: the sessions that were started for it, everything below its members, and every process that
 * carries the marker in its environment (daemons that left their session and whose parent has ended). Once seen, always a member.
 */
export class ProcMembers {
  readonly #processes: string;
  readonly #marker: string;
  readonly #sessions = new Set<number>();
  readonly #members = new Set<string>();
  #strangers = new Set<string>();

  constructor(processes: string, marker: string) {
    this.#processes = processes;
    this.#marker = marker;
  }

  addSession(leaderPid: number): void {
    this.#sessions.add(leaderPid);
  }

  /**
   * Members that are still in the process table, zombies too.
   *
   * @param fresh looks again at the environment of processes that did not carry the marker when first seen.
   */
  current({ fresh = false } = {}): ProcessStat[] {
    if (fresh) this.#strangers.clear();
    const table = listProcesses(this.#processes)
      .map((pid) => readProcessStat(this.#processes, pid))
      .filter((stat) => stat !== null);
    const seen = new Set(table.map(keyOf));
    this.#strangers = new Set([...this.#strangers].filter((key) => seen.has(key)));
    const found = new Map<number, ProcessStat>();
    for (const stat of table) if (this.#isMember(stat)) found.set(stat.pid, stat);
    for (let before = -1; before !== found.size; ) {
      before = found.size;
      for (const stat of table) if (!found.has(stat.pid) && found.has(stat.parent)) found.set(stat.pid, stat);
    }
    for (const stat of found.values()) this.#members.add(keyOf(stat));
    return [...found.values()];
  }

  #isMember(stat: ProcessStat): boolean {
    const key = keyOf(stat);
    if (this.#members.has(key) || this.#sessions.has(stat.session)) return true;
    if (this.#strangers.has(key)) return false;
    if (carriesMarker(this.#processes, stat.pid, this.#marker)) return true;
    this.#strangers.add(key);
    return false;
  }
}

/** A pid and its start time: names a process for ever. */
export function keyOf(stat: Pick<ProcessStat, 'pid' | 'startTimeTicks'>): string {
  return `${stat.pid}@${stat.startTimeTicks}`;
}
