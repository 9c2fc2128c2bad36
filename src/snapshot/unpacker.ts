import { once } from 'node:events';
import { createGunzip } from 'node:zlib';
import type { Gunzip } from 'node:zlib';
import { Unpack } from 'tar';
import type { ReadEntry } from 'tar';

/** An archive that may not be unpacked: what is wrong with which entry. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

const MAX_ENTRIES = 100_000;
/** Sizes of headers and padding, beside the files, before an archive counts as one that never ends. */
const OVERHEAD_BYTES = 16 * 1024 * 1024;
const PLAIN_TYPES: ReadonlySet<string> = new Set(['File', 'OldFile', 'Directory']);
const SPECIAL_BITS = 0o7000;

/**
 * Unpacks a gzipped tar as it comes, into an empty folder. Only files and folders below that folder are accepted, no entry twice, and no
 * more bytes than declared. It stops at the first thing wrong and keeps that as `failure`; further writes are then ignored.
 */
export class Unpacker {
  readonly #gunzip: Gunzip = createGunzip();
  readonly #tar: Unpack;
  readonly #maxBytes: number;
  readonly #done: Promise<void>;
  readonly #paths = new Set<string>();
  #fileBytes = 0;
  #tarBytes = 0;
  #hasEnded = false;
  #failure: Error | null = null;
  #stop: () => void = () => {};

  constructor(folder: string, maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#tar = new Unpack({ cwd: folder, strict: true, preserveOwner: false, noMtime: true, filter: (path, entry) => this.#accept(path, entry as ReadEntry) });
    this.#done = new Promise((resolve) => {
      this.#stop = resolve;
      this.#tar.on('close', resolve);
    });
    this.#tar.on('error', (error: Error) => this.#fail(error));
    this.#tar.on('ignoredEntry', (entry: ReadEntry) => this.#fail(new ArchiveRefused(`entry ${show(entry.path)} is of type ${entry.type}, not a file or folder`)));
    this.#tar.on('eof', () => (this.#hasEnded = true));
    this.#gunzip.on('error', (error) => this.#fail(error));
    this.#gunzip.on('data', (chunk: Buffer) => this.#unpack(chunk));
    this.#gunzip.on('end', () => this.#tar.end());
  }

  get failure(): Error | null {
    return this.#failure;
  }

  /** Bytes of all files in the archive so far. */
  get fileBytes(): number {
    return this.#fileBytes;
  }

  async write(chunk: Buffer): Promise<void> {
    if (this.#failure === null && !this.#gunzip.write(chunk)) await Promise.race([once(this.#gunzip, 'drain').catch(() => null), this.#done]);
  }

  /** The archive has ended. Resolves when everything is on disk, or something failed. */
  async end(): Promise<void> {
    if (this.#failure === null) this.#gunzip.end();
    await this.#done;
  }

  /** Stops, for another reason than the archive. */
  abort(reason: Error): void {
    this.#fail(reason);
  }

  #unpack(chunk: Buffer): void {
    if (this.#failure !== null) return;
    this.#tarBytes += chunk.length;
    if (this.#tarBytes > 2 * this.#maxBytes + OVERHEAD_BYTES) this.#fail(new ArchiveRefused(`it unpacks to far more than the ${String(this.#maxBytes)} bytes of the pin`));
    else if (!this.#hasEnded && !this.#tar.write(chunk)) {
      this.#gunzip.pause();
      this.#tar.once('drain', () => this.#gunzip.resume());
    }
  }

  #accept(path: string, entry: ReadEntry): boolean {
    const wrong = this.#whatIsWrong(path, entry);
    if (wrong !== null) this.#fail(new ArchiveRefused(`entry ${show(path)} ${wrong}`));
    return this.#failure === null;
  }

  #whatIsWrong(path: string, entry: ReadEntry): string | null {
    const parts = path.replace(/\/$/, '').split('/');
    if (path.startsWith('/') || parts.includes('..')) return 'leaves the folder';
    if (/[\0-\x1f\x7f\\]/.test(path)) return 'has a control character or backslash in its name';
    if (entry.type === 'SymbolicLink' || entry.type === 'Link') return `is a link to ${show(entry.linkpath ?? '')}`;
    if (!PLAIN_TYPES.has(entry.type)) return `is of type ${entry.type}, not a file or folder`;
    if (((entry.mode ?? 0) & SPECIAL_BITS) !== 0) return 'has a set-user, set-group or sticky bit';
    const name = parts.filter((part) => part !== '' && part !== '.').join('/');
    if (entry.type !== 'Directory' && this.#paths.has(name)) return 'comes twice';
    this.#paths.add(name);
    if (this.#paths.size > MAX_ENTRIES) return `comes after ${String(MAX_ENTRIES)} others`;
    this.#fileBytes += entry.size;
    return this.#fileBytes > this.#maxBytes ? `makes more than the ${String(this.#maxBytes)} unpacked bytes of the pin` : null;
  }

  #fail(error: Error): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#gunzip.destroy();
    this.#stop();
  }
}

function show(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 197)}...` : text);
}
