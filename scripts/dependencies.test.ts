import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('docs/dependencies.md names every dependency with its reason, and no other', () => {
  const { dependencies = {}, devDependencies } = JSON.parse(read('package.json')) as { dependencies?: Record<string, string>; devDependencies: Record<string, string> };
  const rows = read('docs/dependencies.md').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]));
  expect(named.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});

it('every version is pinned exactly, and the lock file names no registry', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  for (const [name, version] of Object.entries(devDependencies)) expect(`${name}@${version}`).toMatch(/^\S+@\d+\.\d+\.\d+(-r\.\d+)?$/);
  expect(read('package-lock.json')).not.toContain('"resolved"');
});
