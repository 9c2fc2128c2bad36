import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { IndexbenchError } from '../model/errors.ts';

/**
 * Takes the lock of a restore's target folder: a file beside it with our process id. The lock of a process that is gone is taken over.
 * Returns the function that gives it back. Throws OUTPUT_EXISTS where another restore into the same folder is running.
 */
export function lockTarget(folder: string): () => void {
  const file = `${folder}.lock`;
  for (let attempt = 1; ; attempt += 1) {
    if (tryCreate(file)) return () => rmSync(file, { force: true });
    const holder = holderOf(file);
    if (attempt > 1 || (holder !== null && isAlive(holder))) {
      throw new IndexbenchError('OUTPUT_EXISTS', {
        what: holder === null ? 'another restore into this folder is starting' : `process ${String(holder)} is restoring into this folder`,
        where: folder,
        next: `Wait until it has ended; if there is none, remove ${file}.`,
      });
    }
    rmSync(file, { force: true });
  }
}

function tryCreate(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, `${String(process.pid)}\n`);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process id in a lock; null where the file is empty, unreadable or gone. */
function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
