import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { list } from 'tar';
import { describe, expect, it } from 'vitest';

const demo = fileURLToPath(new URL('../../fixtures/demo/', import.meta.url));
const archive = readFileSync(`${demo}regtest-12003.tar.gz`);

describe('the demo snapshot', () => {
  it('is the archive that its README describes', () => {
    const readme = readFileSync(`${demo}README.md`, 'utf8');
    expect(readme).toContain(`${archive.length.toLocaleString('en')} bytes, SHA-256 \`${createHash('sha256').update(archive).digest('hex')}\``);
  });

  it('holds two plain files and nothing that tells when, where or by whom it was made', () => {
    const entries: unknown[] = [];
    list({
      file: `${demo}regtest-12003.tar.gz`,
      sync: true,
      onReadEntry: (entry) => entries.push([entry.path, entry.type, entry.size, entry.mode, entry.mtime?.getTime(), entry.uname ?? '', entry.gname ?? '']),
    });
    expect(entries).toEqual([
      ['compact-blocks/shielded.pb', 'File', 1_054_998, 0o644, 0, '', ''],
      ['compact-blocks/all-pools.pb', 'File', 1_860_970, 0o644, 0, '', ''],
    ]);
    // gzip's header: no flags and so no name, no time, no operating system.
    expect([...archive.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  });
});
