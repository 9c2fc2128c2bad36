import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds dist/, schemas/, workloads/ and fixtures/, found from the running file and never from the working folder. */
export function packageRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'schemas'))) return folder;
    if (folder === dirname(folder)) throw new Error('the package is incomplete: no package.json above the running file');
  }
}
