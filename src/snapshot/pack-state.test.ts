import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { REGTEST_PIN } from './fixtures/regtest-pin.ts';
import { packState } from './pack-state.ts';
import { restoreSnapshot } from './restore.ts';
import { verifyNodeStateFiles } from './verify-node-state.ts';

const HAS_ZSTD = spawnSync('zstd', ['--version']).status === 0;
const root = mkdtempSync(join(tmpdir(), 'indexbench-pack-'));
const DATABASE = 'state/v28/regtest';

beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The same state, made in another order, at another time, with another log. */
function makeState(name: string, { isLater }: { readonly isLater: boolean }): string {
  const folder = join(root, name);
  mkdirSync(join(folder, DATABASE), { recursive: true });
  const files: [string, string][] = [['CURRENT', 'MANIFEST-000001\n'], ['MANIFEST-000001', 'manifest'], ['000002.sst', 'x'.repeat(100_000)], ['@odd', 'odd']];
  for (const [file, text] of isLater ? files.reverse() : files) writeFileSync(join(folder, DATABASE, file), text);
  writeFileSync(join(folder, DATABASE, 'LOG'), name);
  writeFileSync(join(folder, DATABASE, 'LOG.old.123'), name);
  mkdirSync(join(folder, 'non_finalized_state/regtest'), { recursive: true });
  writeFileSync(join(folder, 'non_finalized_state/regtest', REGTEST_PIN.tipHash), 'block');
  if (isLater) utimesSync(join(folder, DATABASE, 'CURRENT'), 1, 1);
  return folder;
}

describe.skipIf(!HAS_ZSTD)('packState', () => {
  it('gives the same bytes for the same state, and a pin that its restore keeps to', async () => {
    const [file, again] = [join(root, 'one.tar.zst'), join(root, 'two.tar.zst')];
    const packed = await packState(makeState('one', { isLater: false }), file);
    expect(await packState(makeState('two', { isLater: true }), again)).toEqual(packed);
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
    const pin = { ...REGTEST_PIN, ...packed, source: { kind: 'path', path: file } } as const;
    const into = join(root, 'into');
    await restoreSnapshot({ pin, packageRoot: root, into });
    expect(readdirSync(join(into, DATABASE)).sort()).toEqual(['000002.sst', '@odd', 'CURRENT', 'MANIFEST-000001']);
    expect(await verifyNodeStateFiles(into, pin)).toEqual({ files: 5, bytes: packed.unpackedBytes, sha256: packed.filesSha256 });
  });

  it('refuses a link, and a file in the way', async () => {
    const folder = makeState('one', { isLater: false });
    writeFileSync(join(root, 'there'), 'mine');
    await expect(packState(folder, join(root, 'there'))).rejects.toMatchObject({ code: 'OUTPUT_UNWRITABLE', where: join(root, 'there') });
    expect(readFileSync(join(root, 'there'), 'utf8')).toBe('mine');
    symlinkSync('/etc', join(folder, 'out'));
    await expect(packState(folder, join(root, 'archive'))).rejects.toMatchObject({ code: 'SNAPSHOT_CONTENT' });
    expect(existsSync(join(root, 'archive'))).toBe(false);
  });

  it('ends when it is told to', async () => {
    await expect(packState(makeState('one', { isLater: false }), join(root, 'archive'), AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});
