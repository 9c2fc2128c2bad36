import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** The version that this driver is made for. */
export const GHZ_VERSION = 'v0.121.0';

export const GHZ_HOW_TO_GET = `go install github.com/bojand/ghz/cmd/ghz@${GHZ_VERSION}, or its release page; then put it on PATH or name its folder in INDEXBENCH_BIN`;

export interface GhzProgram {
  readonly path: string;
  /** As it says itself; a build by `go install` says "dev". */
  readonly version: string;
  readonly isPinnedVersion: boolean;
}

const VERSION_LIMIT_MS = 10_000;

/**
 * The first `ghz` in these folders that runs and tells its version, or null.
 *
 * @param folders in order of preference; those of PATH are the caller's to give
 */
export async function findGhz(folders: readonly string[]): Promise<GhzProgram | null> {
  for (const folder of folders) {
    const path = join(folder, 'ghz');
    const version = (await isExecutable(path)) ? await versionOf(path) : null;
    if (version !== null) return { path, version, isPinnedVersion: version === GHZ_VERSION };
  }
  return null;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** ghz writes its version to standard error in some releases. */
function versionOf(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: VERSION_LIMIT_MS }, (error, stdout, stderr) => {
      const version = `${stdout}${stderr}`.trim().split('\n')[0] ?? '';
      resolve(error === null && version !== '' ? version : null);
    });
  });
}
