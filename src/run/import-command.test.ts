import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../model/document.ts';
import { escapeText } from '../report/escape.ts';
import { importedLines } from '../report/imported-text.ts';
import { importOutput, writeImported } from './import-command.ts';

const fixtures = (path: string): string => fileURLToPath(new URL(`../interop/imports/${path}`, import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexbench-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function inFolder(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** hyperfine's result for a command of this name. */
const result = (command: string): object => ({ command, times: [0.5, 0.25], exit_codes: [0, 0] });

describe('import', () => {
  it('gives one document, with the file’s digest and ids that are distinct', async () => {
    const imported = importOutput('hyperfine', fixtures('hyperfine/fixtures/curl-two.json'));
    expect(imported).toMatchObject({ version: 1, format: 'hyperfine', files: [{ label: 'curl-two.json' }] });
    expect(imported.measurements.map(({ id, name }) => [id, name])).toEqual([['hyperfine-1', 'health'], ['hyperfine-2', 'describeServer']]);
    const file = await writeImported(join(folder, 'out'), imported);
    expect(parseDocument('Imported', readFileSync(file, 'utf8'), file)).toEqual(imported);
    await expect(writeImported(join(folder, 'out'), imported)).rejects.toMatchObject({ code: 'OUTPUT_EXISTS' });
  });

  it('reads a folder, links not followed', () => {
    const imported = importOutput('criterion', fixtures('criterion/fixtures'));
    expect(imported.measurements.map(({ id, name }) => [id, name])).toEqual([['criterion-1', 'plain_sum'], ['criterion-2', 'sizes/nested/sum/100']]);
    symlinkSync(fixtures('criterion/fixtures'), join(folder, 'link'));
    expect(() => importOutput('criterion', folder)).toThrow(/no …\/new\/sample\.json in it/);
    expect(() => importOutput('criterion', fixtures('criterion/fixtures/plain_sum/new/sample.json'))).toThrow(/is no folder/);
  });

  it('names what is alike, and takes credentials out of names', () => {
    const file = inFolder('x.json', JSON.stringify({ results: [result('same'), result('same'), result('curl -H "Authorization: Bearer c4n4ry-c4n4ry" http://u:c4n4ry@host/?sig=c4n4ry')] }));
    const imported = importOutput('hyperfine', file);
    expect(imported.measurements.map(({ warnings }) => warnings.some(({ code }) => code === 'name-repeated'))).toEqual([true, true, false]);
    expect(new Set(imported.measurements.map(({ id }) => id)).size).toBe(3);
    expect(JSON.stringify(imported)).not.toContain('c4n4ry');
  });

  it('prints hostile names as one harmless line each', () => {
    const file = inFolder('x.json', JSON.stringify({ results: [result('<b>|a\nb\u001b[2J\u202ec')] }));
    const lines = importedLines(importOutput('hyperfine', file)).map(escapeText);
    expect(lines[1]).toBe('hyperfine-1  <b>|a b\ufffd[2J\ufffdc');
  });

  it('refuses a format that there is not, a file that is not there, and writes nothing then', () => {
    expect(() => importOutput('jmeter', 'x')).toThrow(/unknown format "jmeter"; known: ab, autocannon, criterion, ghz, hey, hyperfine, k6, wrk/);
    expect(() => importOutput('ghz', join(folder, 'none.json'))).toThrow(/there is no such file/);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('refuses a document of another version of its own', () => {
    const imported = importOutput('hyperfine', fixtures('hyperfine/fixtures/curl-two.json'));
    expect(() => parseDocument('Imported', JSON.stringify({ ...imported, version: 2 }), 'x')).toThrow(/x#\/version: 2 is not allowed; allowed: 1/);
  });
});
