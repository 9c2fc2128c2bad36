import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { StateFiles } from './state-files.ts';

/** RocksDB keeps this file locked for as long as a writer has the database open. */
const LOCK_NAME = 'LOCK';
const KERNEL_LOCKS = '/proc/locks';

/**
 * Throws STATE_IN_USE where a process has a database of this state open for writing: a copy of it would be torn, and a second writer would
 * damage it. Read from the kernel's list of locks (proc_locks(5)); where that cannot be read, nothing is known and nothing is thrown.
 */
export async function refuseStateInUse(folder: string, { files }: StateFiles): Promise<void> {
  const locks = files.filter(({ name }) => basename(name) === LOCK_NAME);
  if (locks.length === 0) return;
  const holders = lockHolders(await readFile(KERNEL_LOCKS, 'utf8').catch(() => ''));
  for (const { name, device, inode } of locks) {
    const pid = holders.get(`${device} ${inode}`);
    if (pid !== undefined) throw new IndexbenchError('STATE_IN_USE', { what: `process ${pid} has it open for writing (${name} is locked)`, where: folder });
  }
}

/** Process ids by "device inode", of locks for writing. */
function lockHolders(text: string): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, pid = '', major = '', minor = '', inode = ''] = /\sWRITE\s+(-?\d+)\s+([0-9a-f]+):([0-9a-f]+):(\d+)\s/.exec(line) ?? [];
    if (inode !== '') holders.set(`${deviceNumber(parseInt(major, 16), parseInt(minor, 16))} ${inode}`, pid);
  }
  return holders;
}

/** The number that stat(2) gives for a device (makedev(3) of glibc, which musl shares). */
function deviceNumber(major: number, minor: number): bigint {
  const [high, low] = [BigInt(major), BigInt(minor)];
  return ((high & 0xfffff000n) << 32n) | ((high & 0xfffn) << 8n) | ((low & 0xffffff00n) << 12n) | (low & 0xffn);
}
