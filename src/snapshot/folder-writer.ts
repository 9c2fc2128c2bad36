import { closeSync, mkdirSync, openSync, writev } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { AcceptedEntry } from './entry-rules.ts';

const writeAll = promisify(writev);

/** Content is gathered up to this much for one write. */
const WRITE_BYTES = 1024 * 1024;
/** Content that waits to be written is held in memory: about this much, and again some when half of it is written. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

export interface WriterEvents {
  /** After a time in which it was full, or not. */
  readonly onRoom: () => void;
  /** With an error of the file system; nothing is written from then on. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Makes files and folders in an empty folder, one at a time. They are made at once; a thread of Node's pool writes the content, one piece
 * after the other, while what follows is unpacked: the kernel's copy into the page cache takes as long as all the rest. What `begin` throws
 * are errors of the file system.
 */
export class FolderWriter {
  readonly #folder: string;
  readonly #events: WriterEvents;
  readonly #made = new Set<string>();
  #file: number | null = null;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #waitingBytes = 0;
  #isStopped = false;
  /** Settles when everything that was asked for so far is done; never rejects. */
  #last = Promise.resolve();

  constructor(folder: string, events: WriterEvents) {
    this.#folder = folder;
    this.#events = events;
  }

  /** More should not come before `onRoom`. */
  get isFull(): boolean {
    return this.#waitingBytes > MAX_WAITING_BYTES;
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
    const file = this.#file;
    this.#file = null;
    if (file !== null) this.#then(() => Promise.resolve(closeSync(file)));
  }

  /** Nothing more is written; resolves when no file is open. */
  async close(): Promise<void> {
    this.#isStopped = true;
    this.end();
    await this.#last;
  }

  /** Resolves when everything is written, or `onFailure` was told. */
  async written(): Promise<void> {
    await this.#last;
  }

  #flush(): void {
    const [file, pieces, bytes] = [this.#file, this.#pieces, this.#bytes];
    this.#pieces = [];
    this.#bytes = 0;
    if (file === null || bytes === 0) return;
    this.#waitingBytes += bytes;
    this.#then(async () => {
      if (!this.#isStopped) await writePieces(file, pieces);
      this.#waitingBytes -= bytes;
      if (this.#waitingBytes <= MAX_WAITING_BYTES / 2) this.#events.onRoom();
    });
  }

  #then(step: () => Promise<void>): void {
    this.#last = this.#last.then(step).catch((error: unknown) => {
      this.#isStopped = true;
      this.#events.onFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }

  #makeFolder(name: string, mode: number): void {
    if (name === '' || this.#made.has(name)) return;
    mkdirSync(join(this.#folder, name), { recursive: true, mode });
    this.#made.add(name);
  }
}

/** A signal or a disk that is nearly full makes a write short. */
async function writePieces(file: number, pieces: readonly Buffer[]): Promise<void> {
  for (let left = pieces; left.length > 0; ) left = after(left, (await writeAll(file, left)).bytesWritten);
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
