import { once } from 'node:events';
import { createDecompressor } from './decompressor.ts';
import type { Decompressor } from './decompressor.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { EntryRules } from './entry-rules.ts';
import type { SizeBound } from './entry-rules.ts';
import { FolderWriter } from './folder-writer.ts';
import { TarReader } from './tar-reader.ts';

export interface UnpackOptions {
  readonly format: Snapshot['format'];
  readonly bound: SizeBound;
}

/**
 * Unpacks a compressed tar as it comes, into an empty folder, with nothing else on disk. Only files and folders below that folder are
 * accepted, no entry twice, and no more bytes than allowed. It stops at the first thing wrong and keeps that as `failure`; further writes are
 * then ignored.
 */
export class Unpacker {
  readonly #decompressor: Decompressor;
  readonly #rules: EntryRules;
  readonly #writer: FolderWriter;
  readonly #tar: TarReader;
  readonly #stopped: Promise<void>;
  #stop: () => void = () => {};
  #failure: Error | null = null;

  /** Throws TOOL_MISSING where nothing here can decompress the format. */
  static async open(folder: string, options: UnpackOptions): Promise<Unpacker> {
    return new Unpacker(folder, options, await createDecompressor(options.format));
  }

  private constructor(folder: string, options: UnpackOptions, decompressor: Decompressor) {
    this.#decompressor = decompressor;
    this.#rules = new EntryRules(options.bound);
    this.#writer = new FolderWriter(folder, { onRoom: () => decompressor.output.resume(), onFailure: (error) => this.#fail(error) });
    this.#tar = new TarReader({
      begin: (entry) => this.#writer.begin(this.#rules.accept(entry)),
      content: (piece) => this.#writer.content(piece),
      end: () => this.#writer.end(),
    });
    this.#stopped = new Promise((resolve) => (this.#stop = resolve));
    void decompressor.ended.then((wrong) => (wrong === null ? undefined : this.#fail(wrong)));
    decompressor.output.on('data', (chunk: Buffer) => this.#attempt(() => this.#unpack(chunk)));
  }

  /** What decompresses: `zlib` or `zstd`. */
  get decompressor(): string {
    return this.#decompressor.name;
  }

  get failure(): Error | null {
    return this.#failure;
  }

  /** Bytes of all files in the archive so far. */
  get fileBytes(): number {
    return this.#rules.fileBytes;
  }

  async write(chunk: Buffer): Promise<void> {
    if (this.#failure !== null || this.#decompressor.input.write(chunk)) return;
    // Who decompresses may end before it has read everything.
    await Promise.race([once(this.#decompressor.input, 'drain').catch(() => null), this.#decompressor.ended, this.#stopped]);
  }

  /** The archive has ended. Resolves when everything is on disk, or something failed. */
  async end(): Promise<void> {
    if (this.#failure === null) this.#decompressor.input.end();
    await Promise.race([this.#decompressor.ended, this.#stopped]);
    this.#attempt(() => this.#tar.finish());
    await this.#writer.written();
    await this.#writer.close();
  }

  /** Stops, for another reason than the archive. Resolves when no file is open. */
  async abort(reason: Error): Promise<void> {
    this.#fail(reason);
    await this.#writer.close();
  }

  #unpack(chunk: Buffer): void {
    this.#rules.countTarBytes(chunk.length);
    this.#tar.push(chunk);
    if (this.#writer.isFull) this.#decompressor.output.pause();
  }

  #attempt(step: () => void): void {
    if (this.#failure !== null) return;
    try {
      step();
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #fail(error: Error): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#decompressor.destroy();
    void this.#writer.close();
    this.#stop();
  }
}
