import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../model/canonical-json.ts';
import { serializeDocument, validateDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { SampleFile, SeriesFile } from '../model/generated/types.ts';
import { publish, writeDurably } from './durable-file.ts';
import { digestFile } from './file-digest.ts';
import { DOCUMENT_FILES, JOURNAL_FILE, LOGS_FOLDER, MANIFEST_FILE, SAMPLES_FOLDER, UNFINISHED_SUFFIX, isBundlePath } from './layout.ts';
import type { BundleDocument, BundleDocumentKind } from './layout.ts';
import { writeFailure } from './full-disk.ts';
import { formatManifest } from './manifest.ts';
import { makeFolder } from './output-folder.ts';
import { safeFileName } from './safe-file-name.ts';
import type { SampleColumn } from './sample-columns.ts';
import { SAMPLE_COLUMNS } from './sample-columns.ts';
import { writeSampleParquet } from './samples-writer.ts';
import { writeSeriesParquet } from './series-file.ts';
import type { Series } from '../comparison/index-build/series.ts';
import type { SampleChunks } from './samples-writer.ts';

/** One line of the journal. Both times come from the caller: this layer reads no clock. */
export interface JournalEntry {
  /** UTC, RFC 3339 with milliseconds. */
  readonly at: string;
  /** Of the monotonic clock that all entries of the run share. */
  readonly monotonicNs: number;
  /** What happened: `kind` says which event, the other keys are its data. */
  readonly event: { readonly kind: string };
}

interface SamplesToWrite {
  readonly chunks: SampleChunks;
  /** Columns that the driver lacks. */
  readonly absentColumns: readonly SampleColumn[];
}

/**
 * Writes one bundle (docs/design.md, "A bundle") as its run goes. Documents and sample files appear whole or not at all, so that a
 * crash loses at most the running measurement; without `seal` the folder reads as unsealed. A full disk is DISK_FULL.
 */
export class BundleWriter {
  readonly folder: string;
  readonly #journal: number;
  #sealed = false;

  private constructor(folder: string) {
    this.folder = folder;
    this.#journal = openSync(join(folder, JOURNAL_FILE), 'ax');
  }

  /** Throws OUTPUT_EXISTS where the folder already holds something. */
  static create(folder: string): BundleWriter {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new IndexbenchError('OUTPUT_EXISTS', { what: 'the folder for a bundle is not empty', where: folder });
    }
    makeFolder(join(folder, SAMPLES_FOLDER));
    makeFolder(join(folder, LOGS_FOLDER));
    return new BundleWriter(folder);
  }

  /**
   * Validates and writes a document; an earlier one of its kind is replaced. Returns the SHA-256 of the file (`planSha256` of a plan).
   * Throws INTERNAL where the value breaks its schema: this program made it.
   */
  async writeDocument<K extends BundleDocumentKind>(kind: K, value: BundleDocument<K>): Promise<string> {
    this.#refuseSealed();
    const file = join(this.folder, DOCUMENT_FILES[kind]);
    const text = serializeDocument(validateDocument(kind, value, file, 'INTERNAL'));
    await writeDurably(file, text);
    return sha256Hex(text);
  }

  /** Writes a measurement's samples; `id` is the measurement's. Returns what the measurement says of the file. */
  async writeSamples(id: string, { chunks, absentColumns }: SamplesToWrite): Promise<SampleFile> {
    const written = await this.#writeParquet(safeFileName(id.replaceAll('/', '.')), (path) => writeSampleParquet(path, chunks, absentColumns));
    return { ...written, origin: 'measured-start', absentColumns: SAMPLE_COLUMNS.filter((name) => absentColumns.includes(name)) };
  }

  /** Writes the series of the index build. Returns what its document says of the file. */
  async writeSeries(series: Series): Promise<SeriesFile> {
    return this.#writeParquet('index-build', async (path) => {
      await writeSeriesParquet(path, series);
      return series.rows;
    });
  }

  async #writeParquet(name: string, write: (path: string) => Promise<number>): Promise<SeriesFile> {
    this.#refuseSealed();
    const file = `${SAMPLES_FOLDER}/${name}.parquet`;
    const path = join(this.folder, file);
    const unfinished = `${path}${UNFINISHED_SUFFIX}`;
    try {
      const rows = await write(unfinished);
      const sha256 = await digestFile(unfinished);
      await publish(unfinished, path);
      return { file, sha256, rows };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw writeFailure(error, this.folder);
    }
  }

  /** Adds a line to the journal. It is with the operating system when this returns. */
  appendEvent(entry: JournalEntry): void {
    this.#refuseSealed();
    const { at, monotonicNs, event } = entry;
    try {
      appendFileSync(this.#journal, `${JSON.stringify({ at, monotonicNs, ...event })}\n`);
    } catch (error) {
      throw writeFailure(error, this.folder);
    }
  }

  /** Where to write the log of that name, below logs/; unsafe characters are mapped. */
  logFile(name: string): string {
    this.#refuseSealed();
    return join(this.folder, LOGS_FOLDER, `${safeFileName(name)}.log`);
  }

  /** Removes unfinished files, writes the manifest over all others, and closes the bundle. Returns its id, the manifest's SHA-256. */
  async seal(): Promise<string> {
    this.#refuseSealed();
    this.#sealed = true;
    fsyncSync(this.#journal);
    closeSync(this.#journal);
    const digests = new Map<string, string>();
    for (const path of await filesBelow(this.folder)) {
      if (path.endsWith(UNFINISHED_SUFFIX)) await rm(join(this.folder, path));
      else if (!isBundlePath(path)) throw new Error(`a bundle may not hold a file named ${JSON.stringify(path)}`);
      else digests.set(path, await digestFile(join(this.folder, path)));
    }
    const manifest = formatManifest(digests);
    await writeDurably(join(this.folder, MANIFEST_FILE), manifest);
    return sha256Hex(manifest);
  }

  /** Closes the files of a bundle that will not be sealed. Idempotent; after `seal` it does nothing. */
  abandon(): void {
    if (this.#sealed) return;
    this.#sealed = true;
    closeSync(this.#journal);
  }

  #refuseSealed(): void {
    if (this.#sealed) throw new Error(`the bundle ${this.folder} is already closed`);
  }
}

/** Paths of the plain files below a folder, relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ''));
  return files.sort();
}
