import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { listStateFiles } from './state-files.ts';
import type { StateFile } from './state-files.ts';

/** What is known of one file of a state. */
export interface FileDigest {
  readonly name: string;
  readonly bytes: number;
  readonly mtimeNs: bigint;
  readonly inode: bigint;
  /** SHA-256 over the whole file, or over three samples of it. */
  readonly sha256: string;
  readonly isWhole: boolean;
}

export interface StateDigests {
  /** In the order of their names. */
  readonly files: readonly FileDigest[];
  /** Of all files. */
  readonly bytes: number;
  /** Of the files whose every byte was read. */
  readonly wholeBytes: number;
}

interface DigestOptions {
  readonly signal?: AbortSignal;
  /** Files are read whole, the smallest first, until this many bytes; by default 1 GiB. */
  readonly maxWholeBytes?: number;
}

const MAX_WHOLE_BYTES = 1024 ** 3;
const READ_BYTES = 1024 * 1024;
const SAMPLE_BYTES = 64 * 1024;

/**
 * Digests of a node's state, to tell after a run whether anything in it was changed. States up to 1 GiB are read whole. Of a larger one,
 * the smallest files are, up to that sum (what a node rewrites is small: manifests, logs, options); of the others 64 KiB at the start, in the middle
 * and at the end, beside size, inode and time of change. A program that changes a large file elsewhere *and* sets its time back is not noticed.
 *
 * Throws INPUT_NOT_FOUND, SNAPSHOT_CONTENT (a link); the signal's reason.
 */
export async function stateDigests(folder: string, { signal, maxWholeBytes = MAX_WHOLE_BYTES }: DigestOptions = {}): Promise<StateDigests> {
  const { files, bytes } = await listStateFiles(folder);
  const whole = smallest(files, maxWholeBytes);
  const digests: FileDigest[] = [];
  for (const file of files) {
    signal?.throwIfAborted();
    const isWhole = whole.has(file);
    const { name, bytes, mtimeNs, inode } = file;
    digests.push({ name, bytes, mtimeNs, inode, isWhole, sha256: await digestOf(join(folder, name), isWhole ? [[0, bytes]] : samplesOf(bytes)) });
  }
  return { files: digests, bytes, wholeBytes: [...whole].reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The first difference of a state from what it was, in words; null where it is unchanged. */
export function stateDifference(before: StateDigests, after: StateDigests): string | null {
  const found = new Map(after.files.map((file) => [file.name, file]));
  for (const was of before.files) {
    const is = found.get(was.name);
    found.delete(was.name);
    if (is === undefined) return `${was.name} is gone`;
    if (is.bytes !== was.bytes) return `${was.name} had ${was.bytes} bytes and has ${is.bytes}`;
    if (is.isWhole === was.isWhole && is.sha256 !== was.sha256) return `${was.name} has other bytes than before`;
    // Read whole on both sides, it is the same whatever its times say.
    if (!(was.isWhole && is.isWhole) && (is.inode !== was.inode || is.mtimeNs !== was.mtimeNs)) return `${was.name} was written to or replaced`;
  }
  const [added] = found.keys();
  return added === undefined ? null : `${added} was added`;
}

function smallest(files: readonly StateFile[], maxBytes: number): ReadonlySet<StateFile> {
  let sum = 0;
  return new Set([...files].sort((a, b) => a.bytes - b.bytes).filter(({ bytes }) => (sum += bytes) <= maxBytes));
}

function samplesOf(bytes: number): [start: number, end: number][] {
  const middle = Math.floor(bytes / 2);
  return [0, middle, Math.max(0, bytes - SAMPLE_BYTES)].map((start) => [start, Math.min(bytes, start + SAMPLE_BYTES)]);
}

async function digestOf(path: string, pieces: readonly (readonly [start: number, end: number])[]): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path);
  try {
    for (const [start, end] of pieces) await hashPiece(file, hash, [start, end]);
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

async function hashPiece(file: FileHandle, hash: Hash, [start, end]: readonly [number, number]): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, Math.max(1, end - start)));
  for (let position = start; position < end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - position), position);
    if (bytesRead === 0) return;
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
}
