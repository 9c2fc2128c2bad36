import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, lstatSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { isSameProcess, thisProcess, type ProcessIdentity } from './process-table.ts';

export interface LockRegistration {
  readonly file: string;
  /** Content of the lock; a file that holds something else is left alone. */
  readonly content: string;
}

export interface LockRegistrar {
  lockAdded(registration: LockRegistration): void;
  lockRemoved(file: string): void;
}

/** Who keeps a lock from being taken: a process, one that is just writing its lock, or a file that is none of ours. */
export type LockHolder = ProcessIdentity | 'starting' | 'foreign';

interface LockRequest {
  readonly file: string;
  readonly registrar: LockRegistrar | null;
  /** The error to throw where it is held. */
  readonly refusal: (holder: LockHolder) => Error;
}

const LOCK = /^indexbench (\d+) (\d+) [0-9a-f]+\n$/;
/** A lock is written in one go right after it was made: one that stays empty longer is of a process that died there. */
const WRITING_MS = 2000;

/**
 * Takes a lock: a file with our process id and start time, made only where there is none. The lock of a process that has ended is taken
 * over; a file of any other content is not ours to remove.
 *
 * @returns the function that gives it back; safe to call twice
 * @throws what `refusal` makes, and errors of the file system
 */
export function takeLock({ file, registrar, refusal }: LockRequest): () => void {
  const { pid, startTimeTicks } = thisProcess();
  const content = `indexbench ${pid} ${startTimeTicks} ${randomBytes(8).toString('hex')}\n`;
  for (let attempt = 1; ; attempt += 1) {
    if (tryCreate(file, content)) break;
    const found = readLock(file);
    if (found === null && attempt < 5) continue;
    const holder = found === null ? 'starting' : holderOf(found, file);
    if (holder !== 'ended') throw refusal(holder);
    if (attempt >= 5) throw refusal('starting');
    removeEnded(file, found ?? '');
  }
  registrar?.lockAdded({ file, content });
  return () => {
    removeLock({ file, content });
    registrar?.lockRemoved(file);
  };
}

/** Removes a lock that holds this content, and nothing else; false where it was left alone. */
export function removeLock({ file, content }: LockRegistration): boolean {
  if (readLock(file) !== content) return false;
  rmSync(file, { force: true });
  return true;
}

/** The process that made a lock, or null where the file is no lock of ours. */
export function ownerOfLock(file: string): ProcessIdentity | null {
  return ownerIn(readLock(file) ?? '');
}

function ownerIn(content: string): ProcessIdentity | null {
  const [, pid, startTimeTicks] = LOCK.exec(content) ?? [];
  return pid === undefined ? null : { pid: Number(pid), startTimeTicks: Number(startTimeTicks) };
}

function holderOf(content: string, file: string): LockHolder | 'ended' {
  const owner = ownerIn(content);
  if (owner !== null) return isSameProcess('/proc', owner) ? owner : 'ended';
  if (content !== '') return 'foreign';
  return Date.now() - (lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > WRITING_MS ? 'ended' : 'starting';
}

/** Others may take it over at the same moment: it is moved away first, and put back where it turns out to be a new one. */
function removeEnded(file: string, content: string): void {
  const aside = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== content) linkSync(aside, file);
  } catch {
    // Somebody else was first.
  } finally {
    rmSync(aside, { force: true });
  }
}

function tryCreate(file: string, content: string): boolean {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(file, 'wx');
    writeSync(descriptor, content);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    if (descriptor !== null) rmSync(file, { force: true });
    throw error;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}

/** Null where there is no such file; the text of no lock where it cannot be read as one. */
function readLock(file: string): string | null {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  if (!stat.isFile() || stat.size > 200) return 'no lock';
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : 'no lock';
  }
}
