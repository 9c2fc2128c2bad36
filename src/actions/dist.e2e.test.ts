import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTION_FOLDER } from './testing/composite.ts';

const DIST = join(ACTION_FOLDER, 'dist');
const programs = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
const textOf = (name: string): string => readFileSync(join(DIST, name), 'utf8');

/** What esbuild notes of where code comes from, and what only GitHub's clients ask for. */
const OF_GITHUB = /node_modules\/(?:@actions|@azure|@octokit|archiver)\/|ACTIONS_RESULTS_URL/;

describe('dist/', () => {
  it('has GitHub’s clients in actions.mjs, and in no other file', () => {
    expect(programs.length).toBeGreaterThan(20);
    expect(programs.filter((name) => OF_GITHUB.test(textOf(name)))).toEqual(['actions.mjs']);
  });

  it('has no program that loads actions.mjs', () => {
    expect(programs.filter((name) => /["'][^"']*actions\.mjs["']/.test(textOf(name)))).toEqual([]);
  });

  it('names the licence of every package that actions.mjs holds', () => {
    const packages = new Set([...textOf('actions.mjs').matchAll(/^\/\/ (?:\S*\/)?node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm)].map(([, name]) => name));
    const licences = textOf('LICENSES.txt');
    expect(packages.size).toBeGreaterThan(50);
    expect([...packages].filter((name) => !licences.includes(`\n${String(name)} `))).toEqual([]);
    expect(packages.has('unzip-stream')).toBe(false);
    expect(existsSync(join(DIST, 'LICENSES.txt'))).toBe(true);
  });
});
