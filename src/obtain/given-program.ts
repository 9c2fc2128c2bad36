import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { ProgramPin } from '../plan/program-pin.ts';
import { findProgram } from '../host/process-group/group-host.ts';
import type { ObtainContext } from './obtain-context.ts';

/** Lengths of the prefixes of a commit that a file's name may have: git's short form, the usual ones, and the whole. */
const COMMIT_PREFIXES = [7, 8, 10, 12, 40, 64];

/** Under which names a program of a pin may lie in a folder of INDEXBENCH_BIN: NAME-VERSION. */
export function givenNames(pin: ProgramPin, name: string): string[] {
  switch (pin.kind) {
    case 'crate':
      return [`${name}-${pin.version}`];
    case 'go':
      return [`${name}-${pin.version}`, `${name}-${pin.version.slice(1)}`];
    case 'git':
      return COMMIT_PREFIXES.filter((length) => length <= pin.commit.length).map((length) => `${name}-${pin.commit.slice(0, length)}`);
    case 'release':
      return [`${name}-${pin.sha256}`, `${name}-${pin.sha256.slice(0, 12)}`];
    case 'path':
    case 'command':
      return [];
  }
}

/** The first such program; null where there is none. */
export function findGiven(pin: ProgramPin, name: string, { programFolders }: Pick<ObtainContext, 'programFolders'>): string | null {
  const names = givenNames(pin, name);
  const files = programFolders.flatMap((folder) => names.map((file) => join(resolve(folder), file)));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) return null;
  requireFile(file, 'INDEXBENCH_BIN');
  if (findProgram(file, '') === null) throw notExecutable(file);
  return file;
}

/**
 * The file that a pin of the kind path: or command: names. path: is relative to the package; command: to the working folder, and without a
 * slash it is looked for as a shell does.
 *
 * @throws IndexbenchError TOOL_MISSING
 */
export function findNamed(pin: ProgramPin & { kind: 'path' | 'command' }, { packageRoot, workingFolder, programFolders, toolFolders }: Pick<ObtainContext, 'packageRoot' | 'workingFolder' | 'programFolders' | 'toolFolders'>): string {
  const where = `pin ${pin.kind}:${pin.file}`;
  if (pin.kind === 'command' && !pin.file.includes('/')) {
    const found = findProgram(pin.file, [...programFolders, ...toolFolders].join(':'));
    if (found !== null) return found;
    const here = join(workingFolder, pin.file);
    if (!existsSync(here)) throw new IndexbenchError('TOOL_MISSING', { what: `the program ${pin.file} was not found`, where, next: `Looked for in the working folder ${workingFolder}, INDEXBENCH_BIN and PATH: build or install it, or name its path.` });
  }
  const file = isAbsolute(pin.file) ? pin.file : join(pin.kind === 'path' ? packageRoot : workingFolder, pin.file);
  requireFile(file, where);
  return file;
}

function requireFile(file: string, where: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new IndexbenchError('TOOL_MISSING', { what: `${file} is absent`, where, next: 'Build it first, or correct the path.' });
  if (!stat.isFile()) throw new IndexbenchError('TOOL_MISSING', { what: `${file} is not a file`, where, next: 'Correct the path.' });
}

function notExecutable(file: string): IndexbenchError {
  return new IndexbenchError('TOOL_MISSING', { what: `${file} is not an executable file`, where: file, next: `Run: chmod +x ${file}` });
}
