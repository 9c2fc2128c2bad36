import { IndexbenchError } from '../model/errors.ts';
import { takeLock, type LockHolder, type LockRegistrar } from './lock-file.ts';
import { createTempFolder, type TempFolder, type TempFolderRegistrar } from './temp-folder.ts';

/** What a restore puts beside its target while it runs, registered with the watchdog: gone however this process ends. */
export interface GuardedPlaces {
  makeFolder(parent: string, prefix: string): TempFolder;
  /** Keeps others from restoring into `target`; returns the function that gives it free. Throws OUTPUT_EXISTS. */
  lock(target: string): () => void;
}

export function guardedPlaces(registrar: (TempFolderRegistrar & LockRegistrar) | null): GuardedPlaces {
  return {
    makeFolder: (parent, prefix) => createTempFolder({ registrar, parent, prefix }),
    lock: (target) => {
      const file = `${target}.lock`;
      return takeLock({ file, registrar, refusal: (holder) => new IndexbenchError('OUTPUT_EXISTS', { where: target, ...refusalOf(holder, file) }) });
    },
  };
}

function refusalOf(holder: LockHolder, file: string): { readonly what: string; readonly next: string } {
  if (holder === 'foreign') return { what: `${file} is in the way, and is no lock of indexbench`, next: 'Choose another folder, or move that file away.' };
  const what = holder === 'starting' ? 'another restore into this folder is starting' : `process ${holder.pid} is restoring into this folder`;
  return { what, next: 'Wait until it has ended, or choose another folder.' };
}
