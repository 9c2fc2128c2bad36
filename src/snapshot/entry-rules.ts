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

/** How many bytes the files of an archive may have together, and what it means where they have more. */
export interface SizeBound {
  readonly maxBytes: number;
  /** As messages name it: `the 1000 unpacked bytes of the pin`. */
  readonly limit: string;
  refuse(what: string): Error;
}

/** What an archive may hold: files and folders below its folder, none twice, none that carries rights, and no more bytes than allowed. */
export class EntryRules {
  readonly #bound: SizeBound;
  readonly #names = new Set<string>();
  #fileBytes = 0;
  #tarBytes = 0;

  constructor(bound: SizeBound) {
    this.#bound = bound;
  }

  get fileBytes(): number {
    return this.#fileBytes;
  }

  /** Throws ArchiveRefused, and what the bound says. */
  accept(entry: TarEntry): AcceptedEntry {
    const name = entry.path.split('/').filter((part) => part !== '' && part !== '.').join('/');
    const wrong = this.#whatIsWrong(entry, name);
    if (wrong !== null) throw new ArchiveRefused(`entry ${show(entry.path)} ${wrong}`);
    this.#fileBytes += entry.bytes;
    if (this.#fileBytes > this.#bound.maxBytes) throw this.#bound.refuse(`entry ${show(entry.path)} makes more than ${this.#bound.limit}`);
    return { name, isFolder: entry.kind === 'folder', mode: entry.mode & PERMISSIONS };
  }

  /** Headers and padding count too. Throws what the bound says where there are far too many. */
  countTarBytes(bytes: number): void {
    this.#tarBytes += bytes;
    if (this.#tarBytes > 2 * this.#bound.maxBytes + OVERHEAD_BYTES) throw this.#bound.refuse(`it unpacks to far more than ${this.#bound.limit}`);
  }

  #whatIsWrong({ path, kind, mode, linkPath }: TarEntry, name: string): string | null {
    if (path.startsWith('/') || path.split('/').includes('..')) return 'leaves the folder';
    if (/[\0-\x1f\x7f\\]/.test(path)) return 'has a control character or backslash in its name';
    if (kind === 'link') return `is a link to ${show(linkPath)}`;
    if (kind !== 'file' && kind !== 'folder') return `is of type ${kind}, not a file or folder`;
    if ((mode & SPECIAL_BITS) !== 0) return 'has a set-user, set-group or sticky bit';
    if (kind === 'file' && name === '') return 'is a file without a name';
    if (kind === 'file' && this.#names.has(name)) return 'comes twice';
    this.#names.add(name);
    return this.#names.size > MAX_ENTRIES ? `comes after ${String(MAX_ENTRIES)} others` : null;
  }
}

function show(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 197)}...` : text);
}
