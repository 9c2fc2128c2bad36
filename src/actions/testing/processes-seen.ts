import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import type { StartedStep } from './job-test.ts';

interface Seen {
  readonly command: readonly string[];
  readonly environment: string;
  readonly files: readonly string[];
}

/** What the processes that a step starts hold: looked at again and again while it runs, from outside, as root or their own user can. */
export class ProcessesSeen {
  readonly #seen = new Map<number, Seen>();

  watch({ pid, result }: StartedStep): void {
    const timer = setInterval(() => this.#look(pid ?? 0), 20);
    void result.finally(() => clearInterval(timer));
  }

  /** Names of the programs that Node was started with. */
  get programs(): ReadonlySet<string> {
    return new Set([...this.#seen.values()].flatMap(({ command }) => command.filter((word) => word.endsWith('.mjs')).map((word) => basename(word))));
  }

  /** Commands of the kit's own processes, servers and clients among them, in whose environment, arguments or open files a text stands. Tools of the system are not asked. */
  holders(text: string): string[] {
    return [...this.#seen.values()].filter(({ command }) => command.some((word) => word.endsWith('.mjs'))).filter(({ command, environment, files }) => [...command, environment, ...files].some((part) => part.includes(text))).map(({ command }) => command.join(' '));
  }

  #look(root: number): void {
    const parents = new Map(readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), parentOf(name)] as const] : [])));
    for (const pid of parents.keys()) {
      let ancestor = parents.get(pid);
      while (ancestor !== undefined && ancestor > 1 && ancestor !== root) ancestor = parents.get(ancestor);
      if (ancestor !== root) continue;
      const found = seenOf(String(pid));
      if (found !== null) this.#seen.set(pid, found);
    }
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Null where it has ended meanwhile. */
function seenOf(pid: string): Seen | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const files = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    return { command, environment: readFileSync(`/proc/${pid}/environ`, 'utf8'), files };
  } catch {
    return null;
  }
}
