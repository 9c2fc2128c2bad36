import { join } from 'node:path';
import { readKernelFile } from '../kernel-file.ts';
import { isRunning, NS_PER_TICK, type ProcessStat } from '../process-table.ts';
import { keyOf } from './proc-members.ts';
import type { GroupUsage } from './process-group.ts';

interface Totals {
  readonly userTicks: number;
  readonly systemTicks: number;
  readonly readBytes: number | null;
  readonly writtenBytes: number | null;
}

interface Tracked extends Totals {
  readonly pid: number;
  readonly parent: number;
}

const NOTHING: Totals = { userTicks: 0, systemTicks: 0, readBytes: null, writtenBytes: null };
const BYTES_PER_KIB = 1024;

/**
 * Adds up what the processes of a group have used, by looking at /proc again and again.
 *
 * A process's CPU time includes that of its children that ended and were waited for (`cutime`, `cstime`), so a child that is gone is already in
 * its parent's figure. One without a parent in the group is kept as last seen: what it used after that is lost, and the sum is a lower bound.
 */
export class ProcUsage {
  readonly #processes: string;
  #tracked = new Map<string, Tracked>();
  readonly #finals = new Map<string, { userTicks: number; systemTicks: number }>();
  #ended: Totals = NOTHING;
  #highest: Totals = NOTHING;
  #seenKeys = new Set<string>();
  #residentPeakBytes: number | null = null;
  #anonymousPeakBytes: number | null = null;

  constructor(processes: string) {
    this.#processes = processes;
  }

  /** The exact CPU time of a process that has ended, with all that it waited for, as its launcher read it. */
  setFinal(identity: Pick<ProcessStat, 'pid' | 'startTimeTicks'>, final: { userTicks: number; systemTicks: number }): void {
    this.#finals.set(keyOf(identity), final);
  }

  update(members: readonly ProcessStat[]): GroupUsage {
    const next = new Map(members.map((stat) => [keyOf(stat), { pid: stat.pid, parent: stat.parent, ...this.#totalsOf(stat) }]));
    this.#settleEnded(next);
    this.#tracked = next;
    const total = [...next.values()].reduce<Totals>(sumOf, this.#ended);
    // Processes are read one after another: a child that ends in between would make the sum dip.
    this.#highest = highestOf(this.#highest, total);
    for (const key of next.keys()) this.#seenKeys.add(key);
    const memory = this.#memoryOf(members);
    const nothingSeen = this.#seenKeys.size === 0;
    return {
      cpuUserNs: nothingSeen ? null : this.#highest.userTicks * NS_PER_TICK,
      cpuSystemNs: nothingSeen ? null : this.#highest.systemTicks * NS_PER_TICK,
      ...memory,
      readBytes: this.#highest.readBytes,
      writtenBytes: this.#highest.writtenBytes,
      oomKills: null,
      processes: members.filter(isRunning).length,
    };
  }

  #settleEnded(next: ReadonlyMap<string, Tracked>): void {
    const gone = [...this.#tracked].filter(([key]) => !next.has(key));
    const alivePids = new Set([...next.values()].map(({ pid }) => pid));
    const exactPids = new Set(gone.filter(([key]) => this.#finals.has(key)).map(([, { pid }]) => pid));
    for (const [key, last] of gone) {
      const final = this.#finals.get(key);
      if (final !== undefined) this.#ended = sumOf(this.#ended, { ...last, ...final });
      else if (!alivePids.has(last.parent) && !exactPids.has(last.parent)) this.#ended = sumOf(this.#ended, last);
      this.#finals.delete(key);
    }
    // A process that came and went between two looks is known by its launcher alone.
    for (const [key, final] of this.#finals) {
      if (next.has(key)) continue;
      this.#ended = sumOf(this.#ended, { ...NOTHING, ...final });
      this.#seenKeys.add(key);
      this.#finals.delete(key);
    }
  }

  #totalsOf(stat: ProcessStat): Totals {
    const io = readKernelFile(join(this.#processes, String(stat.pid), 'io'));
    return {
      userTicks: stat.userTicks + stat.childUserTicks,
      systemTicks: stat.systemTicks + stat.childSystemTicks,
      readBytes: numberAfter(io, 'read_bytes'),
      writtenBytes: numberAfter(io, 'write_bytes'),
    };
  }

  #memoryOf(members: readonly ProcessStat[]): Pick<GroupUsage, 'memoryCurrentBytes' | 'memoryPeakBytes' | 'anonymousBytes' | 'anonymousPeakBytes'> {
    const statuses = members.map(({ pid }) => readKernelFile(join(this.#processes, String(pid), 'status')));
    const resident = sumOfKib(statuses, 'VmRSS');
    const anonymous = sumOfKib(statuses, 'RssAnon');
    // The kernel keeps a peak for each process, not for their sum: with one process it is exact, with more the highest sum seen stands.
    const exactPeak = this.#seenKeys.size === 1 ? sumOfKib(statuses, 'VmHWM') : null;
    this.#residentPeakBytes = maxOf(this.#residentPeakBytes, maxOf(resident, exactPeak));
    this.#anonymousPeakBytes = maxOf(this.#anonymousPeakBytes, anonymous);
    return { memoryCurrentBytes: resident, memoryPeakBytes: this.#residentPeakBytes, anonymousBytes: anonymous, anonymousPeakBytes: this.#anonymousPeakBytes };
  }
}

function sumOf(a: Totals, b: Totals): Totals {
  return {
    userTicks: a.userTicks + b.userTicks,
    systemTicks: a.systemTicks + b.systemTicks,
    readBytes: addKnown(a.readBytes, b.readBytes),
    writtenBytes: addKnown(a.writtenBytes, b.writtenBytes),
  };
}

function highestOf(a: Totals, b: Totals): Totals {
  return {
    userTicks: Math.max(a.userTicks, b.userTicks),
    systemTicks: Math.max(a.systemTicks, b.systemTicks),
    readBytes: maxOf(a.readBytes, b.readBytes),
    writtenBytes: maxOf(a.writtenBytes, b.writtenBytes),
  };
}

function addKnown(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : a + b;
}

function maxOf(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}

function sumOfKib(statuses: readonly (string | null)[], field: string): number | null {
  const known = statuses.map((status) => numberAfter(status, field)).filter((kib) => kib !== null);
  return known.length === 0 ? null : known.reduce((sum, kib) => sum + kib, 0) * BYTES_PER_KIB;
}

function numberAfter(text: string | null, field: string): number | null {
  const match = text === null ? null : new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(text);
  return match === null ? null : Number(match[1]);
}
