import { execa } from 'execa';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTION_FOLDER } from './testing/composite.ts';

/** What esbuild says of a bundle, as far as it is needed here. */
interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, { readonly inputs: Readonly<Record<string, unknown>>; readonly imports: readonly { readonly path: string; readonly external?: boolean }[] }>>;
}

/** Packages that only GitHub's clients use. */
const OF_GITHUB = /node_modules\/(?:@actions|@azure|@octokit|@protobuf-ts|archiver)\//;

let folder: string;
let metafile: Metafile;
const dist = (...parts: string[]): string => join(folder, 'dist', ...parts);
const names = (): string[] => readdirSync(dist(), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));

/** Which files of the folder a program imports, at once or later, itself included. */
function reachedFrom(program: string): string[] {
  const byName = new Map(Object.entries(metafile.outputs).map(([file, output]) => [relative(dist(), join(ACTION_FOLDER, file)), output]));
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const { path, external } of byName.get(name)?.imports ?? []) if (external !== true) visit(relative(dist(), join(ACTION_FOLDER, path)));
  };
  visit(program);
  return [...reached];
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ibdist-'));
  await execa(process.execPath, [join(ACTION_FOLDER, 'scripts/build.mjs'), dist(), '--metafile', join(folder, 'meta.json')]);
  metafile = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Metafile;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('dist/', { timeout: 30_000 }, () => {
  it('has GitHub’s clients in actions.mjs, and in no other file', () => {
    const holders = Object.entries(metafile.outputs).filter(([, { inputs }]) => Object.keys(inputs).some((input) => OF_GITHUB.test(input)));
    expect(holders.map(([file]) => relative(dist(), join(ACTION_FOLDER, file)))).toEqual(['actions.mjs']);
    expect(names().length).toBeGreaterThan(20);
    expect(names().filter((name) => /ACTIONS_RESULTS_URL|ACTIONS_RUNTIME_TOKEN/.test(readFileSync(dist(name), 'utf8')))).toEqual(['actions.mjs']);
  });

  it('has no program from which actions.mjs, or a file of src/actions, can be reached', () => {
    const programs = readdirSync(dist()).filter((name) => name.endsWith('.mjs') && name !== 'actions.mjs');
    expect(programs.sort()).toEqual(['cli.mjs', 'driver.mjs', 'grpc-js-driver.mjs', 'reference.mjs', 'watchdog.mjs']);
    for (const program of programs) expect(reachedFrom(program), program).not.toContain('actions.mjs');
    expect(reachedFrom('cli.mjs').length).toBeGreaterThan(20);
  });

  it('starts cli.mjs --help with its own few files', async () => {
    const coverage = join(folder, 'coverage');
    const { stdout } = await execa(process.execPath, [dist('cli.mjs'), '--help'], { env: { NODE_V8_COVERAGE: coverage } });
    expect(stdout).toContain('Usage: indexbench');
    const loaded = readdirSync(coverage).flatMap((name) => (JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] }).result).flatMap(({ url }) => (url.startsWith('file:') ? [fileURLToPath(url)] : []));
    expect(loaded).toContain(dist('cli.mjs'));
    expect(loaded).not.toContain(dist('actions.mjs'));
    expect(loaded.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(600_000);
  });

  it('names each package that went into it, and no other, with the text of its licence', () => {
    const folders = new Set(Object.keys(metafile.inputs).flatMap((input) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []));
    const packages = [...folders].map((at) => JSON.parse(readFileSync(join(ACTION_FOLDER, at, 'package.json'), 'utf8')) as { name: string; version: string });
    const sections = new Map(readFileSync(dist('LICENSES.txt'), 'utf8').split(/\n(?=\S+ \d\S* \([^\n]*\)\n-{70}\n)/).slice(1).map((section) => [section.slice(0, section.indexOf(' (')), section.slice(section.indexOf('-'.repeat(70)) + 70)]));
    expect([...sections.keys()].sort()).toEqual([...new Set(packages.map(({ name, version }) => `${name} ${version}`))].sort());
    expect(sections.size).toBeGreaterThan(80);
    // Of each licence in it a sentence that is no name: MIT and ISC, BSD, Apache, BlueOak, Unlicense/0BSD.
    const text = /Permission is hereby granted|Permission to use, copy|Redistribution and use in source|Apache License\s+Version 2\.0|Purpose\s+This license gives everyone|released into the public domain/i;
    expect([...sections].filter(([, section]) => !text.test(section)).map(([name]) => name)).toEqual([]);
  });

  it('holds none of the package that comes without a licence', () => {
    expect(Object.keys(metafile.inputs).filter((input) => /node_modules\/(?:unzip-stream|binary|buffers|chainsaw|traverse)\//.test(input))).toEqual([]);
  });
});
