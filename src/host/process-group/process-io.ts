import { join } from 'node:path';
import { readKernelFile } from '../kernel-file.ts';
import { readProcessStat } from '../process-table.ts';
import { keyOf } from './proc-members.ts';

interface IoBytes {
  readonly readBytes: number;
  readonly writtenBytes: number;
}

/**
 * Bytes that processes read from and wrote to block devices, by looking at /proc/PID/io (proc_pid_io(5)) again and again: for groups whose own
 * accounting does not tell it. A write counts when a page is dirtied, so that nothing is put off. A process that ended stands as it was last seen,
 * so the sum is a lower bound.
 */
export class ProcessIo {
  readonly #processes: string;
  readonly #seen = new Map<string, IoBytes>();

  constructor(processes = '/proc') {
    this.#processes = processes;
  }

  /** @param pids of the group that have not ended */
  update(pids: readonly number[]): { readonly readBytes: number | null; readonly writtenBytes: number | null } {
    for (const pid of pids) {
      const stat = readProcessStat(this.#processes, pid);
      const io = ioOf(readKernelFile(join(this.#processes, String(pid), 'io')));
      if (stat !== null && io !== null) this.#seen.set(keyOf(stat), io);
    }
    if (this.#seen.size === 0) return { readBytes: null, writtenBytes: null };
    const all = [...this.#seen.values()];
    return { readBytes: all.reduce((sum, { readBytes }) => sum + readBytes, 0), writtenBytes: all.reduce((sum, { writtenBytes }) => sum + writtenBytes, 0) };
  }
}

function ioOf(text: string | null): IoBytes | null {
  const read = /^read_bytes: (\d+)$/m.exec(text ?? '')?.[1];
  const written = /^write_bytes: (\d+)$/m.exec(text ?? '')?.[1];
  return read === undefined || written === undefined ? null : { readBytes: Number(read), writtenBytes: Number(written) };
}
