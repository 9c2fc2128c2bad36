import { closeSync, mkdirSync, openSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AcceptedEntry } from './entry-rules.ts';

/** Content is gathered up to this much for one write. */
const WRITE_BYTES = 1024 * 1024;
const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

/**
 * Makes files and folders in an empty folder, one at a time. It writes synchronously: the content comes in pieces that are ready, into the
 * page cache, and nothing else is waiting in this process. Throws errors of the file system.
 */
export class FolderWriter {
  readonly #folder: string;
  readonly #made = new Set<string>();
  #file: number | null = null;
  #pieces: Buffer[] = [];
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whatever the archive says, its owner may read and write what was unpacked. */
  begin({ name, isFolder, mode }: AcceptedEntry): void {
    if (isFolder) {
      this.#makeFolder(name, mode | OWNER_FOLDER);
      return;
    }
    this.#makeFolder(parentOf(name), 0o755);
    this.#file = openSync(join(this.#folder, name), 'wx', mode | OWNER_FILE);
  }

  content(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    if (this.#bytes >= WRITE_BYTES) this.#flush();
  }

  end(): void {
    this.#flush();
    this.close();
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
    this.#pieces = [];
    this.#bytes = 0;
  }

  #flush(): void {
    let pieces = this.#pieces;
    this.#pieces = [];
    this.#bytes = 0;
    // A signal or a disk that is nearly full makes a write short.
    while (this.#file !== null && pieces.length > 0) pieces = after(pieces, writevSync(this.#file, pieces));
  }

  #makeFolder(name: string, mode: number): void {
    if (name === '' || this.#made.has(name)) return;
    mkdirSync(join(this.#folder, name), { recursive: true, mode });
    this.#made.add(name);
  }
}

function parentOf(name: string): string {
  const parent = dirname(name);
  return parent === '.' ? '' : parent;
}

/** What is left of pieces after their first `written` bytes. */
function after(pieces: readonly Buffer[], written: number): Buffer[] {
  let skip = written;
  return pieces.flatMap((piece) => {
    const rest = piece.subarray(Math.min(skip, piece.length));
    skip -= piece.length - rest.length;
    return rest.length === 0 ? [] : [rest];
  });
}
