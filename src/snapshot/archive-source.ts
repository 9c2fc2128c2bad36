import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { fetchArchive } from './http-source.ts';
import type { FetchOptions } from './http-source.ts';
import { withoutSecrets } from './http-request.ts';

const READ_BYTES = 1024 * 1024;

/** The bytes of a pin's archive, from its file or URL. Throws INPUT_NOT_FOUND, SNAPSHOT_SOURCE, and what `onBytes` throws. */
export function openArchive(pin: Snapshot, packageRoot: string, options: Omit<FetchOptions, 'url' | 'bytes'>): AsyncIterable<Buffer> {
  if (pin.source.kind === 'url') return fetchArchive({ ...options, url: pin.source.url, bytes: pin.archiveBytes });
  return readArchive(archiveName(pin, packageRoot), pin.archiveBytes === null ? options.onBytes : null);
}

/** The file of a pin's archive, or its URL as it may be printed. */
export function archiveName({ source }: Snapshot, packageRoot: string): string {
  return source.kind === 'url' ? withoutSecrets(source.url) : resolve(packageRoot, source.path);
}

async function* readArchive(path: string, onBytes: FetchOptions['onBytes'] | null): AsyncGenerator<Buffer> {
  try {
    const found = await stat(path);
    // Reading a pipe or device may never end.
    if (!found.isFile()) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'the snapshot archive is not a file', where: path });
    await onBytes?.(found.size);
    for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) yield chunk as Buffer;
  } catch (cause) {
    if (!(cause instanceof Error) || !('syscall' in cause)) throw cause;
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: `the snapshot archive cannot be read: ${cause.message}`, where: path, cause });
  }
}
