import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Variant } from '../../model/generated/types.ts';
import type { BuildGuard, ObtainContext } from '../obtain-context.ts';

type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

export function pathFolders(env: ProcessEnvironment): string[] {
  return (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** A guard that guards nothing: tests end what they start themselves. */
export const NO_GUARD: BuildGuard = {
  groupAdded: () => undefined,
  processAdded: () => undefined,
  groupRemoved: () => undefined,
  folderAdded: () => undefined,
  folderRemoved: () => undefined,
  lockAdded: () => undefined,
  lockRemoved: () => undefined,
  lost: new AbortController().signal,
  stop: () => Promise.resolve(),
};

/** A folder with a cache, a folder of ready-made programs, and what was said on the way. */
export class ObtainTest {
  readonly folder = mkdtempSync(join(tmpdir(), 'obtain-test-'));
  readonly said: string[] = [];
  readonly context: ObtainContext;

  constructor(env: ProcessEnvironment) {
    this.context = {
      packageRoot: this.folder,
      workingFolder: this.folder,
      programFolders: [this.path('bin')],
      toolFolders: pathFolders(env),
      cacheFolder: this.path('cache'),
      buildEnvironment: { HOME: homedir() },
      signal: new AbortController().signal,
      onProgress: (message) => this.said.push(message),
      startGuard: () => Promise.resolve(NO_GUARD),
    };
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  write(file: string, text: string, mode?: number): string {
    const path = this.path(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (mode !== undefined) chmodSync(path, mode);
    return path;
  }

  /** A program that tells this version. */
  script(file: string, version: string): string {
    return this.write(file, `#!/bin/sh\necho "tiny ${version}"\n`, 0o755);
  }

  git(repository: string, ...args: string[]): string {
    return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: this.path(repository), encoding: 'utf8' }).trim();
  }

  /** A bare repository whose only branch holds these commits of a tiny crate; each tells its version. Returns the commits. */
  crateRepository(versions: readonly string[]): { readonly url: string; readonly commits: readonly string[] } {
    mkdirSync(this.path('work'), { recursive: true });
    this.git('work', 'init', '-q', '-b', 'main');
    const commits = versions.map((version) => {
      this.write('work/Cargo.toml', `[package]\nname = "tiny"\nversion = "${version}"\nedition = "2021"\n[features]\nloud = []\n`);
      this.write('work/Cargo.lock', `version = 3\n\n[[package]]\nname = "tiny"\nversion = "${version}"\n`);
      this.write('work/src/main.rs', 'fn main() {\n    println!("tiny {}{}", env!("CARGO_PKG_VERSION"), if cfg!(feature = "loud") { " loud" } else { "" });\n}\n');
      this.git('work', 'add', '.');
      this.git('work', 'commit', '-q', '-m', version);
      return this.git('work', 'rev-parse', 'HEAD');
    });
    this.git('.', 'clone', '-q', '--bare', 'work', 'tiny.git');
    return { url: this.path('tiny.git'), commits };
  }

  /** What the cache holds, temporary folders and locks too. */
  cached(): string[] {
    const programs = this.path('cache', 'programs');
    return existsSync(programs) ? readdirSync(programs).sort() : [];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function variantOf(pin: string, build?: Variant['build']): Variant {
  return { system: 'command', pin, description: '', configuration: {}, ...(build === undefined ? {} : { build }) };
}

export function hasTool(name: string, env: ProcessEnvironment): boolean {
  return pathFolders(env).some((folder) => existsSync(join(folder, name)));
}
