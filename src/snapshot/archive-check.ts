import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { ArchiveRefused } from './entry-rules.ts';
import type { Unpacker } from './unpacker.ts';

/** What came of an archive that was read to its end. */
interface Found {
  readonly where: string;
  /** Where it was to be unpacked. */
  readonly folder: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly unpacker: Unpacker;
}

/**
 * Compares an archive with its pin. The digest comes first: of an archive that is another one, what is wrong inside does not matter.
 * Throws DISK_FULL, SNAPSHOT_DIGEST, SNAPSHOT_ARCHIVE.
 */
export function checkArchive(pin: Snapshot, { where, folder, bytes, sha256, unpacker }: Found): void {
  const { failure } = unpacker;
  if (failure instanceof IndexbenchError) throw failure;
  if (isFullDisk(failure)) throw new IndexbenchError('DISK_FULL', { what: `the disk became full after ${String(unpacker.fileBytes)} bytes were unpacked${pin.unpackedBytes === null ? '' : `; ${String(pin.unpackedBytes)} are needed`}`, where: folder, cause: failure });
  if (sha256 !== pin.sha256) {
    const sizes = bytes === pin.archiveBytes || pin.archiveBytes === null ? '' : ` (${String(bytes)} bytes; the pin says ${String(pin.archiveBytes)})`;
    throw new IndexbenchError('SNAPSHOT_DIGEST', { what: `expected SHA-256 ${pin.sha256}, found ${sha256}${sizes}`, where, cause: failure ?? undefined });
  }
  if (pin.archiveBytes !== null && bytes !== pin.archiveBytes) throw new IndexbenchError('SNAPSHOT_ARCHIVE', { what: `has ${String(bytes)} bytes; the pin says ${String(pin.archiveBytes)}`, where, next: 'Correct archiveBytes in the pin.' });
  if (failure !== null) throw new IndexbenchError('SNAPSHOT_ARCHIVE', { what: failure instanceof ArchiveRefused ? failure.message : `cannot be unpacked: ${failure.message}`, where, cause: failure });
  if (pin.unpackedBytes !== null && unpacker.fileBytes !== pin.unpackedBytes) {
    throw new IndexbenchError('SNAPSHOT_ARCHIVE', { what: `unpacks to ${String(unpacker.fileBytes)} bytes; the pin says ${String(pin.unpackedBytes)}`, where, next: 'Correct unpackedBytes in the pin.' });
  }
}
