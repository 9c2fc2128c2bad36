/** The tar cannot be read: it is no tar, or damaged. */
export class TarFailure extends Error {
  override readonly name = 'TarFailure';
}

export interface TarEntry {
  readonly path: string;
  /** `file`, `folder`, `link`, or another one in words. */
  readonly kind: string;
  readonly mode: number;
  readonly bytes: number;
  /** What a link leads to. */
  readonly linkPath: string;
}

/** Takes what the reader finds. What it throws ends the reading. */
export interface TarSink {
  begin(entry: TarEntry): void;
  /** A piece of the entry’s content; it stays as it is. */
  content(piece: Buffer): void;
  end(): void;
}

const BLOCK = 512;
/** Extended headers are names; longer ones are refused. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
/** Offset and length of the fields used (POSIX.1-2001, pax interchange format, ustar header block). */
const FIELD = { name: [0, 100], mode: [100, 8], size: [124, 12], checksum: [148, 8], type: [156, 1], linkName: [157, 100], magic: [257, 5], prefix: [345, 155] } as const;
const KINDS: Readonly<Record<string, string>> = { '\0': 'file', '0': 'file', '7': 'file', '1': 'link', '2': 'link', '3': 'CharacterDevice', '4': 'BlockDevice', '5': 'folder', '6': 'FIFO', S: 'sparse file' };

/** What extended headers say about the entry that follows. */
interface Extension {
  path?: string;
  linkPath?: string;
  bytes?: number;
}

/**
 * Reads a tar as it comes, in pieces of any size, with nothing copied but headers: ustar, with pax (POSIX.1-2001) and GNU long names and
 * sizes. An archive without an end mark is refused, and so is one with content after it. Own code, as a library's stream of streams took half as
 * much CPU time again, and the archives are large.
 */
export class TarReader {
  readonly #sink: TarSink;
  readonly #header = Buffer.alloc(BLOCK);
  #headerBytes = 0;
  /** Bytes of content that are to come, and of padding after it. */
  #content = 0;
  #padding = 0;
  /** Content goes to the sink, or is collected as an extended header of this type. */
  #extensionType: string | null = null;
  #extensionParts: Buffer[] = [];
  #extension: Extension = {};
  #zeroBlocks = 0;
  #entries = 0;

  constructor(sink: TarSink) {
    this.#sink = sink;
  }

  /** Throws TarFailure, and what the sink throws. */
  push(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.#content > 0) at += this.#takeContent(chunk, at);
      else if (this.#padding > 0) {
        const taken = Math.min(this.#padding, chunk.length - at);
        this.#padding -= taken;
        at += taken;
      } else at += this.#takeHeader(chunk, at);
    }
  }

  /** The tar has ended. Throws TarFailure where it should not have. */
  finish(): void {
    if (this.#content > 0 || this.#padding > 0 || this.#headerBytes > 0) throw new TarFailure(`the tar ends within entry ${String(this.#entries)}`);
    if (this.#zeroBlocks === 0) throw new TarFailure(`the tar ends without an end mark after ${String(this.#entries)} entries`);
  }

  #takeContent(chunk: Buffer, at: number): number {
    const taken = Math.min(this.#content, chunk.length - at);
    const piece = chunk.subarray(at, at + taken);
    if (this.#extensionType === null) this.#sink.content(piece);
    else this.#extensionParts.push(Buffer.from(piece));
    this.#content -= taken;
    if (this.#content === 0) this.#endContent();
    return taken;
  }

  #endContent(): void {
    if (this.#extensionType === null) {
      this.#sink.end();
      return;
    }
    const text = Buffer.concat(this.#extensionParts).toString('utf8');
    if (this.#extensionType === 'L') this.#extension.path = untilNul(text);
    else if (this.#extensionType === 'K') this.#extension.linkPath = untilNul(text);
    else if (this.#extensionType === 'x') this.#extension = { ...this.#extension, ...readPax(text) };
    this.#extensionType = null;
    this.#extensionParts = [];
  }

  #takeHeader(chunk: Buffer, at: number): number {
    const taken = Math.min(BLOCK - this.#headerBytes, chunk.length - at);
    chunk.copy(this.#header, this.#headerBytes, at, at + taken);
    this.#headerBytes += taken;
    if (this.#headerBytes === BLOCK) {
      this.#headerBytes = 0;
      this.#readHeader(this.#header);
    }
    return taken;
  }

  #readHeader(header: Buffer): void {
    if (header[0] === 0 && header.every((byte) => byte === 0)) {
      this.#zeroBlocks += 1;
      return;
    }
    if (this.#zeroBlocks > 0) throw new TarFailure('the tar goes on after its end mark');
    this.#entries += 1;
    if (!hasRightChecksum(header)) throw new TarFailure(`header ${String(this.#entries)} of the tar has a wrong checksum`);
    const type = header.toString('latin1', FIELD.type[0], FIELD.type[0] + 1);
    const bytes = readNumber(header, FIELD.size);
    if ('LKxg'.includes(type)) this.#beginExtension(type, bytes);
    else this.#beginEntry(header, type, bytes);
  }

  #beginExtension(type: string, bytes: number): void {
    if (bytes > MAX_EXTENSION_BYTES) throw new TarFailure(`an extended header of the tar has ${String(bytes)} bytes`);
    this.#extensionType = type;
    this.#expect(bytes);
    if (bytes === 0) this.#endContent();
  }

  #beginEntry(header: Buffer, type: string, headerSize: number): void {
    const { path = pathOf(header), linkPath = text(header, FIELD.linkName), bytes = headerSize } = this.#extension;
    this.#extension = {};
    // Before POSIX, a folder was a file whose name ends in a slash.
    const kind = type === '\0' && path.endsWith('/') ? 'folder' : (KINDS[type] ?? `type ${JSON.stringify(type)}`);
    // Of links and folders some programs give a size, though nothing follows.
    const contentBytes = kind === 'file' || kind.startsWith('type') || kind === 'sparse file' ? bytes : 0;
    this.#sink.begin({ path, kind, mode: readNumber(header, FIELD.mode), bytes: contentBytes, linkPath });
    this.#expect(contentBytes);
    if (contentBytes === 0) this.#sink.end();
  }

  #expect(bytes: number): void {
    this.#content = bytes;
    this.#padding = (BLOCK - (bytes % BLOCK)) % BLOCK;
  }
}

function hasRightChecksum(header: Buffer): boolean {
  const [start, length] = FIELD.checksum;
  let sum = length * 0x20;
  for (const [index, byte] of header.entries()) if (index < start || index >= start + length) sum += byte;
  return sum === parseOctal(header.toString('latin1', start, start + length));
}

/** Octal, or with the first bit set a binary number (GNU). Throws TarFailure where it is neither. */
function readNumber(header: Buffer, [start, length]: readonly [number, number]): number {
  const first = header[start] ?? 0;
  const value = first === 0x80 ? header.subarray(start + 1, start + length).reduce((sum, byte) => sum * 256 + byte, 0) : parseOctal(header.toString('latin1', start, start + length));
  if (!Number.isSafeInteger(value)) throw new TarFailure('a header of the tar holds something that is no number');
  return value;
}

function parseOctal(field: string): number {
  const digits = untilNul(field).trim();
  if (digits === '') return 0;
  return /^[0-7]+$/.test(digits) ? parseInt(digits, 8) : NaN;
}

function pathOf(header: Buffer): string {
  const name = text(header, FIELD.name);
  // Of GNU's own format the prefix field means something else: its magic ends in a blank.
  const prefix = header[FIELD.magic[0] + FIELD.magic[1]] === 0 && text(header, FIELD.magic) === 'ustar' ? text(header, FIELD.prefix) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

function text(header: Buffer, [start, length]: readonly [number, number]): string {
  return untilNul(header.toString('utf8', start, start + length));
}

function untilNul(field: string): string {
  const end = field.indexOf('\0');
  return end < 0 ? field : field.slice(0, end);
}

/** Records of the form "LENGTH KEY=VALUE\n", the length in bytes of the whole record. */
function readPax(records: string): Extension {
  const bytes = Buffer.from(records, 'utf8');
  const found: Extension = {};
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(0x20, at);
    const length = blank < 0 ? NaN : parseDecimal(bytes.toString('latin1', at, blank));
    const record = bytes.toString('utf8', blank + 1, at + length - 1);
    const equals = record.indexOf('=');
    if (!(length > 0) || at + length > bytes.length || equals < 0) throw new TarFailure('an extended header of the tar is damaged');
    takeRecord(found, record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  return found;
}

function takeRecord(found: Extension, key: string, value: string): void {
  if (key === 'path') found.path = value;
  else if (key === 'linkpath') found.linkPath = value;
  else if (key === 'size') found.bytes = parseDecimal(value);
  else if (key.startsWith('GNU.sparse.')) throw new TarFailure('the tar holds sparse files, which are not supported');
  if (Number.isNaN(found.bytes)) throw new TarFailure('an extended header of the tar is damaged');
}

function parseDecimal(digits: string): number {
  return /^\d{1,15}$/.test(digits) ? Number(digits) : NaN;
}
