import type { TarEntry } from './tar-reader.ts';

/** An archive that may not be unpacked: what is wrong with which entry. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

/** An entry that may be made. */
export interface AcceptedEntry {
  /** Relative, without `.`, `..` or doubled slashes; empty for the folder itself. */
  readonly name: string;
  readonly isFolder: boolean;
  /** Permission bits. */
  readonly mode: number;
}

const MAX_ENTRIES = 100_000;
/** Sizes of headers and padding, beside the files, before an archive counts as one that never ends. */
const OVERHEAD_BYTES = 16 * 1024 * 1024;
const SPECIAL_BITS = 0o7000;
const PERMISSIONS = 0o777;

/** What an archive may hold: files and folders below its folder, none twice, none that carries rights, and no more bytes than allowed. */
export class EntryRules {
  readonly #maxBytes: number;
  readonly #limit: string;
  readonly #names = new Set<string>();
  #fileBytes = 0;
  #tarBytes = 0;

  constructor({ maxBytes, limit }: { readonly maxBytes: number; readonly limit: string }) {
    this.#maxBytes = maxBytes;
    this.#limit = limit;
  }

  get fileBytes(): number {
    return this.#fileBytes;
  }

  /** Throws ArchiveRefused. */
  accept(entry: TarEntry): AcceptedEntry {
    const name = entry.path.split('/').filter((part) => part !== '' && part !== '.').join('/');
    const wrong = this.#whatIsWrong(entry, name);
    if (wrong !== null) throw new ArchiveRefused(`entry ${show(entry.path)} ${wrong}`);
    return { name, isFolder: entry.kind === 'folder', mode: entry.mode & PERMISSIONS };
  }

  /** Headers and padding count too. Throws ArchiveRefused where there are far too many. */
  countTarBytes(bytes: number): void {
    this.#tarBytes += bytes;
    if (this.#tarBytes > 2 * this.#maxBytes + OVERHEAD_BYTES) throw new ArchiveRefused(`it unpacks to far more than ${this.#limit}`);
  }

  #whatIsWrong({ path, kind, mode, bytes, linkPath }: TarEntry, name: string): string | null {
    if (path.startsWith('/') || path.split('/').includes('..')) return 'leaves the folder';
    if (/[\0-\x1f\x7f\\]/.test(path)) return 'has a control character or backslash in its name';
    if (kind === 'link') return `is a link to ${show(linkPath)}`;
    if (kind !== 'file' && kind !== 'folder') return `is of type ${kind}, not a file or folder`;
    if ((mode & SPECIAL_BITS) !== 0) return 'has a set-user, set-group or sticky bit';
    if (kind === 'file' && name === '') return 'is a file without a name';
    if (kind === 'file' && this.#names.has(name)) return 'comes twice';
    this.#names.add(name);
    if (this.#names.size > MAX_ENTRIES) return `comes after ${String(MAX_ENTRIES)} others`;
    this.#fileBytes += bytes;
    return this.#fileBytes > this.#maxBytes ? `makes more than ${this.#limit}` : null;
  }
}

function show(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 197)}...` : text);
}
