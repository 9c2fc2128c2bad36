import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder on a file system of its own, in memory. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null where this host does not let us make one. */
  static mount(folder: string, bytes: number): SmallDisk | null {
    mkdirSync(folder);
    return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${String(bytes)}`, 'tmpfs', folder]).status === 0 ? new SmallDisk(folder) : null;
  }

  /** Leaves no room; false where the disk took everything, so was larger. */
  fill(bytes: number): boolean {
    try {
      writeFileSync(join(this.#folder, 'filler'), Buffer.alloc(bytes));
      return false;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    }
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.#folder]);
  }
}
