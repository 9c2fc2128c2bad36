import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Binary, Tool } from '../model/generated/types.ts';
import type { ObtainedProgram } from '../obtain/obtain-context.ts';
import { digestFile } from '../bundle/file-digest.ts';

/** Which indexbench this is: version, commit of a checkout, and a digest over all files of dist/. */
export async function readToolIdentity(packageRoot: string, version: string): Promise<Tool> {
  return { version, commit: await readCommit(packageRoot), distSha256: digestFolder(join(packageRoot, 'dist')) };
}

/** What identifies a measured program. */
export async function readBinary({ file, reportedVersion, origin }: ObtainedProgram): Promise<Binary> {
  return { file: file.slice(file.lastIndexOf('/') + 1), sha256: await digestFile(file), bytes: statSync(file).size, reportedVersion, origin };
}

async function readCommit(packageRoot: string): Promise<string | null> {
  if (!existsSync(join(packageRoot, '.git'))) return null;
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', packageRoot, 'rev-parse', 'HEAD'], { timeout: 5_000 });
    return /^[0-9a-f]{40,64}$/.exec(stdout.trim())?.[0] ?? null;
  } catch {
    return null;
  }
}

/** SHA-256 over name and content of every file, sorted by name; null where the folder is absent. */
function digestFolder(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${relative(folder, path)}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  return hash.digest('hex');
}
