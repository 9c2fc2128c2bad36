import { join } from 'node:path';
import { readKernelFile } from '../../host/kernel-file.ts';
import { ProcessIo } from '../../host/process-group/process-io.ts';
import type { LaunchedProcess, ProcessGroup } from '../../host/process-group/process-group.ts';
import type { NODE_COLUMNS, SYSTEM_COLUMNS } from '../../comparison/index-build/series.ts';
import type { IndexBuild } from '../../model/generated/types.ts';

/** A group that is accounted, with its main process. */
export interface AccountedGroup {
  readonly group: ProcessGroup;
  readonly process: Pick<LaunchedProcess, 'pid'>;
}

type Counted<Columns extends readonly string[]> = Readonly<Record<Columns[number], number | null>>;

const BYTES_PER_KIB = 1024;

/** Where bytes read and written come from: a cgroup of v2 is charged for buffered writes too, one of v1 is not. */
export function ioSourceOf({ source }: Pick<ProcessGroup, 'source'>): Exclude<IndexBuild['ioSource'], null> {
  return source === 'cgroup2' || source === 'systemd' ? 'cgroup2' : 'proc';
}

/** Reads what one group has used so far. */
export class BuildCounters {
  readonly #accounted: AccountedGroup;
  readonly #io: ProcessIo | null;

  constructor(accounted: AccountedGroup) {
    this.#accounted = accounted;
    // The source "proc" reads the same files itself, with the same rule for children.
    this.#io = accounted.group.source === 'cgroup1' ? new ProcessIo() : null;
  }

  async ofSystem(): Promise<Counted<typeof SYSTEM_COLUMNS>> {
    const { cpuUserNs, cpuSystemNs, anonymousBytes, memoryPeakBytes, ...io } = await this.#usage();
    return { cpuUserNs, cpuSystemNs, anonymousBytes, residentPeakBytes: this.#statusBytes('VmHWM'), groupPeakBytes: memoryPeakBytes, readBytes: io.readBytes, writtenBytes: io.writtenBytes };
  }

  async ofNode(): Promise<Counted<typeof NODE_COLUMNS>> {
    const { cpuUserNs, cpuSystemNs, anonymousBytes, memoryCurrentBytes, readBytes, writtenBytes } = await this.#usage();
    return {
      nodeCpuUserNs: cpuUserNs, nodeCpuSystemNs: cpuSystemNs, nodeAnonymousBytes: anonymousBytes, nodeResidentBytes: this.#statusBytes('VmRSS'), nodeGroupBytes: memoryCurrentBytes,
      nodeReadBytes: readBytes, nodeWrittenBytes: writtenBytes,
    };
  }

  async #usage(): Promise<Awaited<ReturnType<ProcessGroup['usage']>>> {
    const { group } = this.#accounted;
    const usage = await group.usage();
    return this.#io === null ? usage : { ...usage, ...this.#io.update(await group.alive()) };
  }

  /** Of the main process, while it runs. */
  #statusBytes(field: 'VmHWM' | 'VmRSS'): number | null {
    const status = readKernelFile(join('/proc', String(this.#accounted.process.pid), 'status'));
    const kib = new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status ?? '')?.[1];
    return kib === undefined ? null : Number(kib) * BYTES_PER_KIB;
  }
}
