import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a job needs of the kit: what the package holds, the action and its workflows. Tests and sources stay out, since each job copies it. */
const PARTS = ['action.yml', '.github', 'dist', 'diagnostics', 'fixtures/demo', 'schemas', 'workloads', 'package.json', 'LICENSE'];

/** Git without the settings and the identity of whoever runs the tests. */
export function git(folder: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@invalid', '-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' } }).trim();
}

/** A repository with the kit as it is in the working folder, at one commit. `edit` changes files before it is made. */
export function checkoutOfKit(folder: string, edit: Readonly<Record<string, (text: string) => string>> = {}): string {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  for (const [file, change] of Object.entries(edit)) writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  return commitAll(folder);
}

/** A repository of these files, at one commit more. */
export function commitFiles(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return commitAll(folder);
}

function commitAll(folder: string): string {
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet');
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'state of the test');
  return git(folder, 'rev-parse', 'HEAD');
}
