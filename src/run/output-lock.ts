import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../bundle/output-folder.ts';
import { takeLock, type LockHolder } from '../host/lock-file.ts';
import { IndexbenchError } from '../model/errors.ts';
import { writeRefusal } from '../model/write-refusal.ts';

/** The file in an output folder that says which process writes there. */
export const OUTPUT_LOCK_FILE = '.indexbench-running.lock';

/**
 * Takes an output folder for this process: makes it where there is none, and locks it. The lock of a process that has ended is taken over.
 *
 * @returns the function that gives it free; a folder that was made here and is still empty goes too. Safe to call twice.
 * @throws IndexbenchError OUTPUT_EXISTS where another run writes there, or it holds anything; OUTPUT_UNWRITABLE
 */
export function lockOutput(folder: string): () => void {
  const missing = missingFolders(resolve(folder));
  makeFolder(folder);
  const removeMade = (): void => missing.forEach(removeIfEmpty);
  let unlock: () => void;
  try {
    unlock = takeLock({ file: join(folder, OUTPUT_LOCK_FILE), registrar: null, refusal: (holder) => refusal(folder, holder) });
  } catch (error) {
    removeMade();
    throw writeRefusal(error, folder);
  }
  const release = (): void => {
    unlock();
    removeMade();
  };
  if (readdirSync(folder).every((name) => name === OUTPUT_LOCK_FILE)) return release;
  release();
  throw new IndexbenchError('OUTPUT_EXISTS', { what: 'the folder is not empty', where: folder });
}

function refusal(folder: string, holder: LockHolder): IndexbenchError {
  const who = holder === 'starting' ? 'another run' : holder === 'foreign' ? `somebody (${OUTPUT_LOCK_FILE} holds no process)` : `the run of process ${holder.pid}`;
  return new IndexbenchError('OUTPUT_EXISTS', { what: `${who} is writing into this folder`, where: folder, next: 'Choose another --out, or wait until it has ended.' });
}

/** The folder and those above it that do not exist yet, the innermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It holds something by now, or somebody else removed it.
  }
}
