import { IndexbenchError } from '../model/errors.ts';
import type { Build } from '../model/generated/types.ts';
import type { ProgramPin } from '../plan/program-pin.ts';
import { versionTold } from '../host/tool.ts';

/** A large program is read from the disk first. */
const VERSION_LIMIT_MS = 10_000;

export interface VersionCheck {
  readonly file: string;
  /** Arguments that make the program tell its version; null where it has none. */
  readonly versionArguments: readonly string[] | null;
  readonly pin: ProgramPin;
  readonly pinText: string;
  readonly build: Build;
}

/**
 * What a program says of its own version, which must be what its pin promises.
 *
 * @throws IndexbenchError TOOL_VERSION naming both
 */
export async function checkedVersion({ file, versionArguments, pin, pinText, build }: VersionCheck): Promise<string | null> {
  const told = versionArguments === null ? null : await versionTold(file, { args: versionArguments, timeoutMs: VERSION_LIMIT_MS });
  const wanted = build.reportsVersion ?? (pin.kind === 'crate' ? pin.version : null);
  if (versionArguments === null || wanted === null || (told !== null && isSame(told, wanted))) return told;
  const says = told === null ? `tells no version when asked with ${versionArguments.join(' ')}` : `says that it is version ${told}`;
  throw new IndexbenchError('TOOL_VERSION', { what: `${says}; the pin ${pinText} wants ${wanted}`, where: file });
}

/** Build metadata (`+…`) says nothing of the version (SemVer 2.0.0, section 10). */
function isSame(told: string, wanted: string): boolean {
  const plain = (version: string): string => version.replace(/^v/, '').replace(/\+.*$/, '');
  return told === wanted || plain(told) === plain(wanted);
}
