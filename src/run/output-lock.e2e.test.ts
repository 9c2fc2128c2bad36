import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readProcessStat } from '../host/process-table.ts';
import { lockOutput, OUTPUT_LOCK_FILE } from './output-lock.ts';
import { requireOutputSpace } from './output-space.ts';

const root = mkdtempSync(join(tmpdir(), 'output-lock-'));
const out = join(root, 'deep/out');
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const startOf = (pid: number): number => readProcessStat('/proc', pid)?.startTimeTicks ?? 0;

it('keeps a second run out by name, and leaves no trace of a run that wrote nothing', () => {
  const release = lockOutput(out);
  expect(readdirSync(out)).toEqual([OUTPUT_LOCK_FILE]);
  expect(() => lockOutput(out)).toThrow(expect.objectContaining({ code: 'OUTPUT_EXISTS', where: out, what: `the run of process ${process.pid} is writing into this folder` }) as Error);
  release();
  release();
  expect(readdirSync(root)).toEqual([]);
});

it('keeps out while another process holds it, and takes over when that was killed', async () => {
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  const pid = other.pid ?? 0;
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, OUTPUT_LOCK_FILE), `indexbench ${pid} ${startOf(pid)} ab\n`);
  expect(() => lockOutput(out)).toThrow(`the run of process ${pid} is writing`);
  other.kill('SIGKILL');
  await new Promise((settle) => other.once('exit', settle));
  const release = lockOutput(out);
  writeFileSync(join(out, 'comparison.json'), '{}');
  release();
  expect(readdirSync(out)).toEqual(['comparison.json']);
});

it('refuses a folder that holds anything, and leaves it as it was', () => {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'mine'), '');
  expect(() => lockOutput(out)).toThrow(expect.objectContaining({ code: 'OUTPUT_EXISTS', what: 'the folder is not empty' }) as Error);
  expect(readdirSync(out)).toEqual(['mine']);
  rmSync(join(out, 'mine'));
  lockOutput(out)();
  expect(existsSync(out), 'a folder that was there before stays').toBe(true);
  writeFileSync(join(root, 'file'), '');
  expect(() => lockOutput(join(root, 'file/out'))).toThrow(expect.objectContaining({ code: 'OUTPUT_UNWRITABLE' }) as Error);
});

it('wants room for all measurements, and says how much', async () => {
  await requireOutputSpace(out, 1);
  expect(existsSync(out)).toBe(false);
  await expect(requireOutputSpace(out, 1e9)).rejects.toMatchObject({ code: 'DISK_FULL', where: root, what: expect.stringMatching(/^8388608067108864 bytes are needed, \d+ are free$/) as string });
});

it('refuses where a small disk is full', async ({ skip }) => {
  const disk = join(root, 'disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=70m', 'tmpfs', disk]).status !== 0) return skip('only root may mount');
  try {
    await expect(requireOutputSpace(join(disk, 'out'), 1)).rejects.toMatchObject({ code: 'DISK_FULL', where: disk, what: '75497472 bytes are needed, 73400320 are free' });
  } finally {
    spawnSync('umount', [disk]);
  }
});
