import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { chmod, open, rename } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { IndexbenchError } from '../model/errors.ts';
import { createDecompressor } from '../snapshot/decompressor.ts';
import { describeStart } from '../snapshot/http-answer.ts';
import { TarFailure, TarReader, type TarEntry, type TarSink } from '../snapshot/tar-reader.ts';

interface TakeRequest {
  /** Of the program within the archive; its folders there do not matter. */
  readonly name: string;
  /** The release, for messages. */
  readonly where: string;
  /** Where the program goes. */
  readonly into: string;
}

const FORMATS = 'a program, or one in .tar.gz, .tgz, .tar.zst, .tar or .gz';
const MARKS: readonly (readonly [Buffer, 'tar.gz' | 'tar.zst'])[] = [[Buffer.from([0x1f, 0x8b]), 'tar.gz'], [Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), 'tar.zst']];
const PROGRAM_MARKS = [Buffer.from('\x7fELF', 'latin1'), Buffer.from('#!', 'latin1')];
const TAR_MARK = { at: 257, text: 'ustar' } as const;
const START_BYTES = 512;
/** What unpacks to so much more is no program. */
const MAX_UNPACKED_BYTES = 8 * 1024 ** 3;

/**
 * Takes a program out of a release: the release itself, or the only entry of this name in an archive, told by its first bytes and not by its
 * name. No other entry is written, and none under a name of the archive's.
 *
 * @returns the program's file
 * @throws IndexbenchError PROGRAM_ARCHIVE naming what is there
 */
export async function takeProgram(file: string, { name, where, into }: TakeRequest): Promise<string> {
  const refuse = (what: string, cause?: unknown): IndexbenchError => new IndexbenchError('PROGRAM_ARCHIVE', { what, where, cause });
  const start = await startOf(file);
  if (isProgram(start)) {
    await rename(file, into);
    await chmod(into, 0o755);
    return into;
  }
  const format = MARKS.find(([mark]) => start.subarray(0, mark.length).equals(mark))?.[1] ?? null;
  if (format === null && !isTar(start)) throw refuse(`is not ${FORMATS}${describeStart(start.subarray(0, 24))}`);
  const output = new ProgramOutput(name, into);
  try {
    await readInto(output, { file, format });
  } catch (error) {
    if (error instanceof ReleaseRefused || error instanceof TarFailure) throw refuse(error.message, error);
    throw error;
  } finally {
    output.close();
  }
  if (output.found) return into;
  const others = output.seen.length === 0 ? 'it holds no files' : `it holds ${output.seen.slice(0, 10).join(', ')}`;
  throw refuse(`holds no file named ${name}; ${others}`);
}

/** What is wrong with a release. */
class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function isProgram(start: Buffer): boolean {
  return PROGRAM_MARKS.some((mark) => start.subarray(0, mark.length).equals(mark));
}

function isTar(start: Buffer): boolean {
  return start.subarray(TAR_MARK.at, TAR_MARK.at + TAR_MARK.text.length).toString('latin1') === TAR_MARK.text;
}

async function readInto(output: ProgramOutput, { file, format }: { readonly file: string; readonly format: 'tar.gz' | 'tar.zst' | null }): Promise<void> {
  const input = createReadStream(file);
  if (format === null) return takeAll(input, output);
  const decompressor = await createDecompressor(format);
  input.pipe(decompressor.input);
  try {
    await takeAll(decompressor.output, output);
    // Its output has ended, it itself perhaps not yet: only then is there anything to say of its end.
    const wrong = await decompressor.ended;
    if (wrong !== null) throw wrong;
  } catch (error) {
    throw error instanceof ReleaseRefused || error instanceof TarFailure ? error : new ReleaseRefused(`cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    input.destroy();
    decompressor.destroy();
  }
}

/** A tar's entry of the name, or the whole where what was packed is the program itself. */
async function takeAll(stream: Readable, output: ProgramOutput): Promise<void> {
  let start: Buffer | null = Buffer.alloc(0);
  let tar: TarReader | null = null;
  let bytes = 0;
  const take = (chunk: Buffer): void => {
    if (tar === null) output.content(chunk);
    else tar.push(chunk);
  };
  const begin = (first: Buffer): void => {
    if (isTar(first)) tar = new TarReader(output);
    else if (isProgram(first)) output.beginWhole();
    else throw new ReleaseRefused(`is not ${FORMATS}, unpacked${describeStart(first.subarray(0, 24))}`);
    take(first);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_UNPACKED_BYTES) throw new ReleaseRefused(`unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
    if (start === null) take(chunk);
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < START_BYTES) continue;
      begin(start);
      start = null;
    }
  }
  if (start !== null) begin(start);
  (tar as TarReader | null)?.finish();
}

/** Writes the one entry that is wanted. */
class ProgramOutput implements TarSink {
  /** Files that were there. */
  readonly seen: string[] = [];
  found = false;
  readonly #name: string;
  readonly #into: string;
  #descriptor: number | null = null;

  constructor(name: string, into: string) {
    this.#name = name;
    this.#into = into;
  }

  beginWhole(): void {
    this.#open();
  }

  begin({ path, kind }: TarEntry): void {
    const base = path.slice(path.lastIndexOf('/') + 1);
    if (kind !== 'file') {
      if (kind !== 'folder' && base === this.#name) throw new ReleaseRefused(`its entry ${JSON.stringify(path.slice(0, 200))} is of the kind ${kind}, not a file`);
      return;
    }
    this.seen.push(JSON.stringify(path.slice(0, 200)));
    if (base !== this.#name) return;
    if (this.found) throw new ReleaseRefused(`holds more than one file named ${this.#name}`);
    this.#open();
  }

  content(piece: Buffer): void {
    if (this.#descriptor === null) return;
    for (let at = 0; at < piece.length; ) at += writeSync(this.#descriptor, piece, at);
  }

  end(): void {
    this.close();
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #open(): void {
    this.found = true;
    this.#descriptor = openSync(this.#into, 'wx', 0o755);
  }
}
