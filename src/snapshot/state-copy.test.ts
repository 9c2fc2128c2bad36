import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { copyState } from './state-copy.ts';
import { stateDifference, stateDigests } from './state-digests.ts';

const root = mkdtempSync(join(tmpdir(), 'indexbench-state-'));
const from = join(root, 'from');
const to = join(root, 'to');
const DATABASE = 'state/v28/regtest';
const SST = join(DATABASE, '000012.sst');
const MANIFEST = join(DATABASE, 'MANIFEST-000005');
const BYTES = 300_000 + 20 + 3;

beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
  mkdirSync(join(from, DATABASE), { recursive: true });
  mkdirSync(join(from, 'non_finalized_state'));
  writeFileSync(join(from, SST), Buffer.alloc(300_000, 'sorted'));
  writeFileSync(join(from, MANIFEST), 'm'.repeat(20));
  writeFileSync(join(from, DATABASE, 'LOCK'), '');
  writeFileSync(join(from, 'non_finalized_state', 'block'), 'abc');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inodeOf = (folder: string, name: string): number => statSync(join(folder, name)).ino;

describe('copyState', () => {
  it('gives a folder of its own whose writer leaves the original as it was, whatever the file system', async () => {
    const before = await stateDigests(from);
    const copy = await copyState(from, to);
    expect(copy).toMatchObject({ files: 4, bytes: BYTES });
    expect(['reflink', 'hard-links']).toContain(copy.method);
    expect(readdirSync(to, { recursive: true }).sort()).toEqual(readdirSync(from, { recursive: true }).sort());
    expect(readFileSync(join(to, SST)).equals(readFileSync(join(from, SST)))).toBe(true);
    // What a node does: it rewrites its manifest in place, appends to logs, and removes and adds sorted files.
    writeFileSync(join(to, MANIFEST), 'changed', { flag: 'r+' });
    rmSync(join(to, SST));
    writeFileSync(join(to, SST), 'another file of that name');
    writeFileSync(join(to, 'non_finalized_state', 'block'), 'x', { flag: 'a' });
    expect(stateDifference(before, await stateDigests(from))).toBe(null);
  });

  it('links nothing but sorted files', async () => {
    expect(await copyState(from, to, { methods: ['hard-links', 'copy'] })).toEqual({ method: 'hard-links', files: 4, bytes: BYTES });
    expect(inodeOf(to, SST)).toBe(inodeOf(from, SST));
    for (const name of [MANIFEST, join(DATABASE, 'LOCK'), 'non_finalized_state/block']) expect(inodeOf(to, name)).not.toBe(inodeOf(from, name));
  });

  it('copies everything where nothing can be shared: on another disk, and where there is nothing to link', async () => {
    const other = mkdtempSync('/dev/shm/indexbench-state-');
    try {
      expect((await copyState(from, join(other, 'to'))).method).toBe('copy');
      expect(readFileSync(join(other, 'to', SST)).equals(readFileSync(join(from, SST)))).toBe(true);
    } finally {
      rmSync(other, { recursive: true });
    }
    rmSync(join(from, SST));
    expect((await copyState(from, to, { methods: ['hard-links', 'copy'] })).method).toBe('copy');
  });

  it('refuses a folder that holds something, one inside the other, and leaves them as they are', async () => {
    mkdirSync(to);
    writeFileSync(join(to, 'mine'), 'mine');
    await expect(copyState(from, to)).rejects.toMatchObject({ code: 'OUTPUT_EXISTS', where: to });
    await expect(copyState(from, join(from, 'inside'))).rejects.toMatchObject({ code: 'OUTPUT_EXISTS' });
    await expect(copyState(join(from, 'state'), from)).rejects.toMatchObject({ code: 'OUTPUT_EXISTS' });
    await expect(copyState(from, from)).rejects.toMatchObject({ code: 'OUTPUT_EXISTS' });
    expect([readdirSync(to), readdirSync(from).sort()]).toEqual([['mine'], ['non_finalized_state', 'state']]);
  });

  it('refuses a state that holds a link, and one that is not there', async () => {
    symlinkSync('/etc', join(from, 'state', 'out'));
    await expect(copyState(from, to)).rejects.toMatchObject({ code: 'SNAPSHOT_CONTENT', what: '"state/out" is a link or special file, which no node\'s state holds' });
    await expect(copyState(join(root, 'absent'), to)).rejects.toMatchObject({ code: 'INPUT_NOT_FOUND' });
    expect(existsSync(to)).toBe(false);
  });

  it('refuses a state that a process has open for writing, by its number', async () => {
    const lock = join(from, DATABASE, 'LOCK');
    // One process: it takes the lock, becomes the shell, then the sleep.
    const holder = spawn('flock', ['--no-fork', lock, 'sh', '-c', 'echo locked; exec sleep 20'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(holder.stdout, 'data');
      await expect(copyState(from, to)).rejects.toMatchObject({ code: 'STATE_IN_USE', where: from, what: `process ${String(holder.pid)} has it open for writing (${DATABASE}/LOCK is locked)` });
    } finally {
      process.kill(holder.pid ?? 0, 'SIGKILL');
      await once(holder, 'exit');
    }
    expect(existsSync(to)).toBe(false);
  });

  it('leaves nothing when it is ended', async () => {
    await expect(copyState(from, to, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
    expect(existsSync(to)).toBe(false);
  });
});

describe('stateDigests', () => {
  it.each([['read whole', 1e6], ['read in part', 100]])('tells what was changed: %s', async (_name, maxWholeBytes) => {
    const before = await stateDigests(from, { maxWholeBytes });
    expect(before.wholeBytes).toBe(maxWholeBytes === 100 ? 23 : BYTES);
    const change = async (apply: () => void): Promise<string | null> => {
      apply();
      return stateDifference(before, await stateDigests(from, { maxWholeBytes }));
    };
    expect(await change(() => {})).toBe(null);
    expect(await change(() => writeFileSync(join(from, 'new'), 'x'))).toBe('new was added');
    rmSync(join(from, 'new'));
    expect(await change(() => writeFileSync(join(from, MANIFEST), 'n'.repeat(20)))).toBe(`${MANIFEST} has other bytes than before`);
    writeFileSync(join(from, MANIFEST), 'm'.repeat(20));
    expect(await change(() => writeFileSync(join(from, MANIFEST), 'm', { flag: 'a' }))).toBe(`${MANIFEST} had 20 bytes and has 21`);
    writeFileSync(join(from, MANIFEST), 'm'.repeat(20));
    expect(await change(() => rmSync(join(from, 'non_finalized_state', 'block')))).toBe('non_finalized_state/block is gone');
  });

  it('sees a byte outside the samples of a large file by its time, and one inside although the time is set back', async () => {
    const path = join(from, SST);
    const before = await stateDigests(from, { maxWholeBytes: 100 });
    const { atime, mtime } = lstatSync(path);
    const bytes = readFileSync(path);
    const writeByte = (position: number): void => {
      bytes[position] = (bytes[position] ?? 0) ^ 1;
      writeFileSync(path, bytes, { flag: 'r+' });
    };
    writeByte(100_000);
    expect(stateDifference(before, await stateDigests(from, { maxWholeBytes: 100 }))).toBe(`${SST} was written to or replaced`);
    writeByte(299_999);
    utimesSync(path, atime, mtime);
    expect(stateDifference(before, await stateDigests(from, { maxWholeBytes: 100 }))).toBe(`${SST} has other bytes than before`);
  });
});
