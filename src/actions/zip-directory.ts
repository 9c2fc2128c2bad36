import { IndexbenchError } from '../model/errors.ts';

/** One file of a zip archive, as its central directory says. */
export interface ZipEntry {
  /** Relative, of safe parts. */
  readonly path: string;
  readonly method: 'stored' | 'deflated';
  readonly crc32: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Of its local header. */
  readonly offset: number;
}

export interface ZipDirectory {
  readonly offset: number;
  readonly bytes: number;
  readonly entries: number;
}

/** APPNOTE.TXT 4.3.16: the end record, whose comment may have 64 KiB. */
export const END_BYTES = 22 + 65_535;

const END = 0x0605_4b50;
const CENTRAL = 0x0201_4b50;
const ENCRYPTED = 1;
const MAX_ENTRIES = 60_000;
const MAX_DEPTH = 8;
/** As those of bundles; the artifact's own upload has no others. */
const SAFE_PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const FILE_TYPE = 0o170_000;
const PLAIN_FILE = 0o100_000;

/**
 * Finds the directory of a zip archive (PKWARE APPNOTE.TXT 6.3.10, section 4.3).
 *
 * @param tail the last bytes of the archive, END_BYTES of them or all
 * @throws IndexbenchError CI_ARTIFACT for what is no zip archive, or one of more than 4 GiB or 65,535 files
 */
export function findDirectory(tail: Buffer, where: string): ZipDirectory {
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const directory = { entries: tail.readUInt16LE(at + 10), bytes: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
    if (directory.offset === 0xffff_ffff || directory.bytes === 0xffff_ffff || directory.entries > MAX_ENTRIES) throw refused('it has over 4 GiB, or too many files', where);
    return directory;
  }
  throw refused('it is no zip archive', where);
}

/**
 * Reads the directory; folders are left out, since files name them.
 *
 * @throws IndexbenchError CI_ARTIFACT for a name that leaves the folder or is none that the kit writes, one that is there twice, a link, an
 *   encrypted file, or an unknown compression: the whole archive is refused
 */
export function readDirectory(bytes: Buffer, { entries: count }: Pick<ZipDirectory, 'entries'>, where: string): ZipEntry[] {
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw refused('its directory is damaged', where);
    const [nameBytes, extraBytes, commentBytes] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
    const name = bytes.subarray(at + 46, at + 46 + nameBytes).toString('utf8');
    if (!name.endsWith('/')) {
      const entry = readEntry(bytes.subarray(at, at + 46), name, where);
      if (entries.has(entry.path)) throw refused(`${JSON.stringify(name)} is in it twice`, where);
      entries.set(entry.path, entry);
    } else requireSafe(name.slice(0, -1), where);
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return [...entries.values()];
}

function readEntry(header: Buffer, name: string, where: string): ZipEntry {
  requireSafe(name, where);
  const [flags, method, attributes] = [header.readUInt16LE(8), header.readUInt16LE(10), header.readUInt32LE(38) >>> 16];
  const type = attributes & FILE_TYPE;
  if (type !== 0 && type !== PLAIN_FILE) throw refused(`${JSON.stringify(name)} is a link or a special file`, where);
  if ((flags & ENCRYPTED) !== 0 || (method !== 0 && method !== 8)) throw refused(`${JSON.stringify(name)} is encrypted, or packed in an unknown way`, where);
  return { path: name, method: method === 0 ? 'stored' : 'deflated', crc32: header.readUInt32LE(16), packedBytes: header.readUInt32LE(20), bytes: header.readUInt32LE(24), offset: header.readUInt32LE(42) };
}

function requireSafe(name: string, where: string): void {
  const parts = name.split('/');
  if (parts.length > MAX_DEPTH || !parts.every((part) => SAFE_PART.test(part))) throw refused(`it holds ${JSON.stringify(name.slice(0, 200))}, a name that the kit does not write`, where);
}

export function refused(what: string, where: string): IndexbenchError {
  return new IndexbenchError('CI_ARTIFACT', { what: `the artifact is refused: ${what}`, where, next: 'Do not trust its source; nothing of it was kept.' });
}
