import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ghzForTests } from '../ghz/testing-launcher.ts';
import { compatibilityPage } from './compatibility-page.ts';
import { OPTION_NAMES, ghzOption } from './option-table.ts';
import { FUNCTIONS_LEFT_OUT, functionTable } from './template/function-names.ts';

const ghz = await ghzForTests(process.env);

it('docs/ghz-compatibility.md is what the tables say', () => {
  expect(readFileSync(new URL('../../../docs/ghz-compatibility.md', import.meta.url), 'utf8')).toBe(compatibilityPage());
});

it('no function is both offered and left out', () => {
  expect(FUNCTIONS_LEFT_OUT.filter((name) => functionTable(true)[name] !== undefined)).toEqual([]);
});

/** `--help` of the program: a line an option, as `-n, --total=200  …`. */
async function helpOf(path: string): Promise<Map<string, { short: string | undefined; initial: string | undefined }>> {
  const text = await new Promise<string>((resolve) => {
    execFile(path, ['--help'], (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
  return new Map([...text.matchAll(/^ {2}(?:-(\w), | {4})--([\w-]+)(?:=\"?([^\s\"]+))?/gm)].map(([, short, name = '', initial]) => [name, { short, initial }]));
}

describe.skipIf(ghz === null)('the options are those of ghz itself', () => {
  it('by name, short form and default', async () => {
    const help = await helpOf(ghz?.path ?? '');
    const own = ['template-seed', 'http2'];
    const notOfARun = ['help', 'version'];
    expect([...help.keys()].filter((name) => !notOfARun.includes(name)).sort()).toEqual(OPTION_NAMES.filter((name) => !own.includes(name)).sort());
    for (const name of OPTION_NAMES.filter((candidate) => !own.includes(candidate))) {
      const { short, initial } = ghzOption(name);
      expect([name, help.get(name)?.short]).toEqual([name, short]);
      // Its help does not show the default of --format, and that of --cpus is of the machine.
      if (name !== 'cpus' && name !== 'format') expect([name, help.get(name)?.initial]).toEqual([name, initial]);
    }
  });
});
