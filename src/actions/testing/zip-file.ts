import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip archive, with what a hostile one may say of it instead of the truth. */
export interface ZipFileEntry {
  readonly name: string;
  readonly data: string | Buffer;
  readonly stored?: boolean;
  /** File type and permissions, as Unix has them: 0o120777 is a link. */
  readonly mode?: number;
  readonly flags?: number;
  readonly saysBytes?: number;
  readonly saysCrc32?: number;
}

/** A zip archive (PKWARE APPNOTE.TXT 6.3.10, section 4.3), of any names. */
export function zipFile(entries: readonly ZipFileEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, data, stored = false, mode = 0o100644, flags = 0, saysBytes, saysCrc32 } of entries) {
    const bytes = Buffer.from(data);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(saysCrc32 ?? crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saysBytes ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode * 0x1_0000) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 0x14, 3]), common, tail, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}
