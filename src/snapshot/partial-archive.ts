import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { sha256Hex } from '../model/canonical-json.ts';
import type { ArchiveDigest } from './archive-digest.ts';
import type { Answer } from './http-answer.ts';
import type { ArchiveStart } from './http-source.ts';

const READ_BYTES = 1024 * 1024;

/** An archive that is being fetched: a file beside its later name, and a document that says of which version of which URL it is. */
export class PartialArchive {
  readonly #file: string;
  readonly #url: string;

  /** @param file the name that the archive gets once it is whole */
  constructor(file: string, url: string) {
    this.#file = file;
    this.#url = url;
  }

  get path(): string {
    return `${this.#file}.part`;
  }

  get #document(): string {
    return `${this.path}.json`;
  }

  /** What is there of this URL; null where nothing is, or nothing that can be gone on from. */
  start(): ArchiveStart | null {
    try {
      const { size } = statSync(this.path);
      const { urlSha256, bytes, validator } = JSON.parse(readFileSync(this.#document, 'utf8')) as Record<string, unknown>;
      if (urlSha256 !== sha256Hex(this.#url) || size === 0 || !isSize(bytes) || (bytes !== null && size > bytes)) return null;
      return isValidator(validator) ? { received: size, bytes, validator } : null;
    } catch {
      return null;
    }
  }

  /** Opens the file for what is to come after what is there. */
  resume(): Promise<FileHandle> {
    return open(this.path, 'a');
  }

  /** Opens it empty. */
  async restart(): Promise<FileHandle> {
    await rm(this.#document, { force: true });
    return open(this.path, 'w');
  }

  /** Notes of which version it is, before its first byte is written. */
  note({ bytes, validator }: Answer): void {
    // A URL may hold what signs it: its digest is enough to tell it from another.
    writeFileSync(this.#document, `${JSON.stringify({ version: 1, urlSha256: sha256Hex(this.#url), bytes, validator }, null, 2)}\n`);
  }

  /** Digests what is there. */
  async digestInto(digest: ArchiveDigest, signal: AbortSignal): Promise<void> {
    for await (const chunk of createReadStream(this.path, { highWaterMark: READ_BYTES, signal })) await digest.update(chunk as Buffer);
  }

  /** Gives it its name. */
  async finish(): Promise<void> {
    await rename(this.path, this.#file);
    await rm(this.#document, { force: true });
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
    await rm(this.#document, { force: true });
  }
}

function isSize(value: unknown): value is number | null {
  return value === null || (Number.isSafeInteger(value) && (value as number) >= 0);
}

function isValidator(value: unknown): value is Answer['validator'] {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { kind, value: text } = value as Record<string, unknown>;
  // It becomes a header.
  return (kind === 'ETag' || kind === 'Last-Modified') && typeof text === 'string' && /^[\x20-\x7e]{1,1024}$/.test(text);
}
