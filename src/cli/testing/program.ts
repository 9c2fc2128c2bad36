import { execa, type ResultPromise } from 'execa';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const CLI = join(ROOT, 'dist', 'cli.mjs');
const OPTIONS = { reject: false, forceKillAfterDelay: false, encoding: 'utf8', lines: false } as const;

export interface ProgramResult {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real program in an empty working folder, which is also where its temporary files go. */
export class ProgramTest {
  readonly folder = mkdtempSync(join(tmpdir(), 'ibtest-'));

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** @param env on top of this process's own environment, which is never that of a CI job */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ResultPromise<typeof OPTIONS> {
    return execa(process.execPath, [CLI, ...args], { ...OPTIONS, cwd: this.folder, env: { TMPDIR: this.folder, GITHUB_ACTIONS: '', ...env } }) as ResultPromise<typeof OPTIONS>;
  }

  async run(...args: string[]): Promise<ProgramResult> {
    const { exitCode, stdout, stderr } = await this.start(args);
    return { exitCode, stdout, stderr };
  }

  json(...parts: string[]): unknown {
    return JSON.parse(readFileSync(this.path(...parts), 'utf8'));
  }

  /** Processes, other than `except`, whose temporary folder, arguments or environment name this test's folder. */
  processes(): { readonly pid: number; readonly command: string }[] {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
      try {
        if (/^\S+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        // Children get a clean environment: what ties them to this test is their working folder.
        const seen = [command, readFileSync(`/proc/${pid}/environ`, 'utf8'), readlinkSync(`/proc/${pid}/cwd`)].join('\n');
        return seen.includes(this.folder) && Number(pid) !== process.pid ? [{ pid: Number(pid), command }] : [];
      } catch {
        return [];
      }
    });
  }

  /** Waits until none of them is left; returns those that are after the time. */
  async processesAfter(limitMs: number): Promise<readonly string[]> {
    for (const end = Date.now() + limitMs; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const left = this.processes();
      if (left.length === 0 || Date.now() > end) return left.map(({ pid, command }) => `${pid} ${command}`);
    }
  }

  /** Temporary folders of the kit that are still there. */
  temporaryFolders(): string[] {
    return readdirSync(this.folder).filter((name) => name.startsWith('indexbench-') && name !== 'indexbench-out');
  }

  /** Waits until none of them is left, as the watchdog removes them after the processes; returns those that are after the time. */
  async temporaryFoldersAfter(limitMs: number): Promise<readonly string[]> {
    for (const end = Date.now() + limitMs; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const left = this.temporaryFolders();
      if (left.length === 0 || Date.now() > end) return left;
    }
  }

  /** Waits until the first measurement of a run has begun. */
  async untilMeasuring(run: string, out = 'out'): Promise<void> {
    const file = this.path(out, 'runs', run, 'events.ndjson');
    for (const end = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      const journal = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (journal.includes('"kind":"measuring"')) return;
      if (Date.now() > end) throw new Error(`no measurement began: ${journal}`);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
