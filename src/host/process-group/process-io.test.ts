import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ProcessIo } from './process-io.ts';

const root = mkdtempSync(join(tmpdir(), 'process-io-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As the kernel lays it out; the start time is the 22nd field. */
function lay(pid: number, { read, written, start = 7 }: { read: number; written: number; start?: number }): void {
  mkdirSync(join(root, String(pid)), { recursive: true });
  writeFileSync(join(root, String(pid), 'stat'), `${String(pid)} (a b) S 1 1 1 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 ${String(start)} 0 0`);
  writeFileSync(join(root, String(pid), 'io'), `rchar: 9\nwchar: 9\nsyscr: 1\nsyscw: 1\nread_bytes: ${String(read)}\nwrite_bytes: ${String(written)}\ncancelled_write_bytes: 0\n`);
}

it('adds up its processes, and keeps one that ended as it was last seen', () => {
  const io = new ProcessIo(root);
  expect(io.update([])).toEqual({ readBytes: null, writtenBytes: null });
  lay(10, { read: 100, written: 1000 });
  lay(11, { read: 5, written: 50 });
  expect(io.update([10, 11])).toEqual({ readBytes: 105, writtenBytes: 1050 });
  lay(10, { read: 200, written: 2000 });
  expect(io.update([10])).toEqual({ readBytes: 205, writtenBytes: 2050 });
  // A later process of the same pid is another one.
  lay(11, { read: 1, written: 1, start: 8 });
  expect(io.update([11])).toEqual({ readBytes: 206, writtenBytes: 2051 });
  expect(io.update([99])).toEqual({ readBytes: 206, writtenBytes: 2051 });
});
