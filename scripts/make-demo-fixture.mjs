/**
 * Packs the demo snapshot: `node scripts/make-demo-fixture.mjs FOLDER`, where FOLDER holds compact-blocks-1-12003-shielded.pb.gz and
 * compact-blocks-1-12003-all-pools.pb.gz (CompactBlock messages, each preceded by its length as a varint).
 * The same input gives the same archive, byte for byte, on any machine with the same zlib.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { create } from 'tar';

const FILES = [
  {
    source: 'compact-blocks-1-12003-shielded.pb.gz',
    entry: 'compact-blocks/shielded.pb',
    payloadBytes: 1_042_730,
    digest: '9852ef8ec0667d45856b586f04aa7db74855a01f7d83e8095f9aec0111f332c8',
  },
  {
    source: 'compact-blocks-1-12003-all-pools.pb.gz',
    entry: 'compact-blocks/all-pools.pb',
    payloadBytes: 1_836_964,
    digest: '8f9fa20810acf4f33be6a04988411848cb9ca28fe1360b6acb21f760b2f7a110',
  },
];
const ARCHIVE = fileURLToPath(new URL('../fixtures/demo/regtest-12003.tar.gz', import.meta.url));

/** @param {Buffer} delimited */
function* messagesOf(delimited) {
  let at = 0;
  while (at < delimited.length) {
    let length = 0;
    let shift = 0;
    for (;;) {
      const byte = delimited[at++];
      length += (byte & 0x7f) * 2 ** shift;
      shift += 7;
      if (byte < 0x80) break;
    }
    yield delimited.subarray(at, at + length);
    at += length;
  }
}

/** The digest that a snapshot pin carries: SHA-256 over (length as u64 big-endian ‖ bytes) of each message. */
function chainDigest(delimited) {
  const hash = createHash('sha256');
  const length = Buffer.alloc(8);
  let bytes = 0;
  for (const message of messagesOf(delimited)) {
    length.writeBigUInt64BE(BigInt(message.length));
    hash.update(length).update(message);
    bytes += message.length;
  }
  return { bytes, digest: hash.digest('hex') };
}

function unpack(folder, file) {
  const delimited = gunzipSync(readFileSync(join(folder, file.source)));
  const found = chainDigest(delimited);
  if (found.digest !== file.digest || found.bytes !== file.payloadBytes) {
    throw new Error(`${file.source}: expected ${file.payloadBytes} bytes with digest ${file.digest}, found ${found.bytes} with ${found.digest}`);
  }
  return delimited;
}

function pack(folder) {
  const staging = mkdtempSync(join(tmpdir(), 'indexbench-demo-'));
  try {
    mkdirSync(join(staging, 'compact-blocks'));
    for (const file of FILES) {
      const path = join(staging, file.entry);
      writeFileSync(path, unpack(folder, file));
      chmodSync(path, 0o644); // whatever the umask
    }
    // `portable` leaves out owner, device and change time, and the operating system's byte of gzip's header.
    create(
      { cwd: staging, file: ARCHIVE, sync: true, gzip: { level: 9 }, portable: true, mtime: new Date(0) },
      FILES.map((file) => file.entry),
    );
  } finally {
    rmSync(staging, { recursive: true });
  }
}

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('usage: node scripts/make-demo-fixture.mjs FOLDER\n');
  process.exit(2);
}
pack(folder);
const archive = readFileSync(ARCHIVE);
process.stdout.write(`${ARCHIVE}: ${archive.length} bytes, SHA-256 ${createHash('sha256').update(archive).digest('hex')}\n`);
