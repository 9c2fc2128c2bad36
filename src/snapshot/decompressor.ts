import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Transform, Writable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import * as zlib from 'node:zlib';
import { IndexbenchError } from '../model/errors.ts';
import type { Snapshot } from '../model/generated/types.ts';

/** What takes an archive's bytes and gives the tar's. */
export interface Decompressor {
  /** What does the work, for the user: `zlib` or a program's name and version. */
  readonly name: string;
  readonly input: Writable;
  readonly output: Readable;
  /** Resolves when it has ended: null, or what was wrong. It never rejects. */
  readonly ended: Promise<Error | null>;
  destroy(): void;
}

/** log2 of the largest window that zstd knows, 2 GiB: `zstd --long=31`. */
const WINDOW_LOG = 31;

/**
 * A decompressor for archives of this format. zstd is done by the program of that name; where there is none, by Node itself where its zlib
 * has it (22.15 and later). Throws TOOL_MISSING where neither is there.
 */
export async function createDecompressor(format: Snapshot['format']): Promise<Decompressor> {
  if (format === 'tar.gz') return ofTransform('zlib', createGunzip());
  return (await startZstd()) ?? zstdOfNode();
}

function ofTransform(name: string, transform: Transform): Decompressor {
  const ended = new Promise<Error | null>((resolve) => transform.once('end', () => resolve(null)).once('error', resolve).once('close', () => resolve(null)));
  return { name, input: transform, output: transform, ended, destroy: () => void transform.destroy() };
}

async function startZstd(): Promise<Decompressor | null> {
  const child = spawn('zstd', ['--decompress', '--stdout', '--quiet', `--long=${String(WINDOW_LOG)}`], { stdio: ['pipe', 'pipe', 'pipe'] });
  const started = await once(child, 'spawn').catch(() => null);
  if (started === null) return null;
  // It may end before it has read everything: then its own words say why.
  child.stdin.on('error', () => undefined);
  return { name: 'zstd', input: child.stdin, output: child.stdout, ended: endOf(child), destroy: () => void child.kill('SIGKILL') };
}

async function endOf(child: ChildProcess & { readonly stderr: Readable }): Promise<Error | null> {
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return null;
  const reason = said.trim().split('\n').at(-1)?.replace(/^zstd: (?:\/\*stdin\*\\ *: *)?/, '') ?? '';
  return new Error(`zstd ended with ${signal ?? `exit code ${String(code)}`}${reason === '' ? '' : `: ${reason}`}`);
}

interface ZlibWithZstd {
  createZstdDecompress?: (options: { readonly params: Readonly<Record<number, number>> }) => Transform;
}

/** Node's types of the oldest version that must run everything do not have it yet. */
function zstdOfNode(): Decompressor {
  const { createZstdDecompress } = zlib as ZlibWithZstd;
  const windowLogMax = (constants as Readonly<Record<string, number | undefined>>)['ZSTD_d_windowLogMax'];
  if (createZstdDecompress === undefined || windowLogMax === undefined) {
    throw new IndexbenchError('TOOL_MISSING', { what: 'the archive is compressed with zstd, and this host has no program zstd', next: 'Install zstd (apt-get install zstd, brew install zstd), or use Node 22.15 or later, which has it built in.' });
  }
  return ofTransform(`zlib of Node ${process.versions.node}`, createZstdDecompress({ params: { [windowLogMax]: WINDOW_LOG } }));
}
