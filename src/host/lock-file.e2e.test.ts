import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { guardedPlaces } from './guarded-places.ts';
import { takeLock, type LockHolder } from './lock-file.ts';
import { thisProcess } from './process-table.ts';

const root = mkdtempSync(join(tmpdir(), 'lock-test-'));
const file = join(root, 'x.lock');
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const take = (): (() => void) => takeLock({ file, registrar: null, refusal: (holder) => Object.assign(new Error('held'), { holder }) });
const me = thisProcess();

function holder(): LockHolder {
  try {
    take();
  } catch (error) {
    return (error as { holder: LockHolder }).holder;
  }
  throw new Error('it was taken');
}

it('is held until it is given back, and only then can be taken again', () => {
  const release = take();
  expect(holder()).toEqual(me);
  release();
  expect(readdirSync(root)).toEqual([]);
  const again = take();
  release();
  expect(existsSync(file), 'the first holder does not remove the lock of the second').toBe(true);
  again();
});

it.each([
  ['of a process that has ended', () => `indexbench ${spawnSync('true').pid} 1 ab\n`],
  ['of a process whose id was given anew', () => `indexbench ${me.pid} ${me.startTimeTicks - 1} ab\n`],
])('takes over the lock %s', (_name, content) => {
  writeFileSync(file, content());
  take();
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^indexbench ${me.pid} ${me.startTimeTicks} [0-9a-f]{16}\n$`));
  expect(readdirSync(root)).toEqual(['x.lock']);
});

it('waits for one that is just being written, and takes over one that never was', () => {
  writeFileSync(file, '');
  expect(holder()).toBe('starting');
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  take();
  expect(readdirSync(root)).toEqual(['x.lock']);
});

it('leaves a file or link that is none of ours', () => {
  writeFileSync(file, 'mine');
  expect(holder()).toBe('foreign');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  rmSync(file);
  writeFileSync(join(root, 'elsewhere'), `indexbench ${spawnSync('true').pid} 1 ab\n`);
  symlinkSync('elsewhere', file);
  expect(holder()).toBe('foreign');
  expect(readdirSync(root).sort()).toEqual(['elsewhere', 'x.lock']);
});

it('names who restores into a folder', () => {
  const target = join(root, 'chain');
  const places = guardedPlaces(null);
  const unlock = places.lock(target);
  expect(() => places.lock(target)).toThrow(expect.objectContaining({ code: 'OUTPUT_EXISTS', where: target, what: `process ${process.pid} is restoring into this folder` }) as Error);
  unlock();
  writeFileSync(`${target}.lock`, 'mine');
  expect(() => places.lock(target)).toThrow(/chain\.lock is in the way, and is no lock of indexbench/);
});
