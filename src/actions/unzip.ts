import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { IndexbenchError } from '../model/errors.ts';
import { END_BYTES, findDirectory, readDirectory, refused, type ZipEntry } from './zip-directory.ts';

/** Of all files of an artifact together: far more than the evidence of a leg, and far less than a runner's disk. */
const MAX_UNPACKED_BYTES = 4 * 1024 ** 3;

/** Of a local header before its name and extra field (APPNOTE.TXT 4.3.7). */
const LOCAL_BYTES = 30;
const LOCAL = 0x0403_4b50;

/**
 * Unpacks a downloaded artifact. Everything in it is hostile until read: names, sizes and kinds are checked before the first file is made,
 * sizes and CRC-32 while it is written.
 *
 * @param into made where it is not there; may hold a part of the files after an error
 * @throws IndexbenchError CI_ARTIFACT
 */
export async function unzip(archive: string, into: string): Promise<void> {
  const handle = await open(archive, 'r');
  try {
    const { size } = await handle.stat();
    const tail = await readExactly(handle, Math.max(0, size - END_BYTES), Math.min(size, END_BYTES), archive);
    const directory = findDirectory(tail, archive);
    const entries = readDirectory(await readExactly(handle, directory.offset, directory.bytes, archive), directory, archive);
    if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_UNPACKED_BYTES) throw refused(`its files have over ${String(MAX_UNPACKED_BYTES)} bytes`, archive);
    for (const entry of entries) await unpack(handle, entry, { archive, into });
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw refused(cause instanceof Error ? cause.message : String(cause), archive);
  } finally {
    await handle.close();
  }
}

async function unpack(handle: FileHandle, entry: ZipEntry, { archive, into }: { readonly archive: string; readonly into: string }): Promise<void> {
  const header = await readExactly(handle, entry.offset, LOCAL_BYTES, archive);
  if (header.readUInt32LE(0) !== LOCAL) throw refused('it is damaged', archive);
  const start = entry.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const file = join(into, entry.path);
  mkdirSync(dirname(file), { recursive: true });
  const check = checked(entry, archive);
  const target = createWriteStream(file, { flags: 'wx' });
  if (entry.packedBytes === 0) await pipeline([], check, target);
  else {
    const packed = createReadStream(archive, { start, end: start + entry.packedBytes - 1 });
    await (entry.method === 'stored' ? pipeline(packed, check, target) : pipeline(packed, createInflateRaw(), check, target));
  }
}

/** Passes on no more bytes than the directory promised, and fails at the end where they are fewer or others. */
function checked({ path, bytes, crc32: expected }: ZipEntry, archive: string): Transform {
  let seen = 0;
  let sum = 0;
  const broken = (): IndexbenchError => refused(`${path} is not what its directory says`, archive);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      sum = crc32(chunk, sum);
      done(seen > bytes ? broken() : null, chunk);
    },
    flush(done) {
      done(seen === bytes && sum === expected ? null : broken());
    },
  });
}

async function readExactly(handle: FileHandle, position: number, length: number, where: string): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead !== length) throw refused('it is shorter than its directory says', where);
  return buffer;
}
