import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { allocatedBytes } from './folder-bytes.ts';
import { syncFileSystems } from './page-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'folder-bytes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts what is allocated: no holes, no file twice, nothing behind a link', async () => {
  mkdirSync(join(folder, 'index', 'deep'), { recursive: true });
  const empty = (await allocatedBytes(join(folder, 'index'))) ?? Number.NaN;
  writeFileSync(join(folder, 'index', 'deep', 'data'), Buffer.alloc(1_000_000, 1));
  writeFileSync(join(folder, 'index', 'sparse'), '');
  truncateSync(join(folder, 'index', 'sparse'), 1e9);
  writeFileSync(join(folder, 'outside'), Buffer.alloc(3_000_000, 1));
  expect(await syncFileSystems()).toBeNull();
  const once = (await allocatedBytes(join(folder, 'index'))) ?? Number.NaN;
  expect(once - empty).toBeGreaterThanOrEqual(1_000_000);
  expect(once - empty).toBeLessThan(1_100_000);
  linkSync(join(folder, 'index', 'deep', 'data'), join(folder, 'index', 'again'));
  symlinkSync(join(folder, 'outside'), join(folder, 'index', 'link'));
  expect(await allocatedBytes(join(folder, 'index'))).toBe(once);
});

it('knows no size of a folder that is not there', async () => {
  expect(await allocatedBytes(join(folder, 'absent'))).toBeNull();
});
