import { programOriginText } from '../model/program-origin.ts';
import type { InstalledProgram } from '../run/install-programs.ts';
import type { Output } from './output.ts';

/** Prints what was obtained. */
export function printInstalled(installed: readonly InstalledProgram[], output: Output): void {
  if (output.json) {
    output.result(JSON.stringify({ installed }, null, 2));
    return;
  }
  for (const { variant, file, buildProfile, binary } of installed) {
    output.result(`${variant}: ${file}\n    version ${binary.reportedVersion ?? 'not told'}, build: ${buildProfile}, ${binary.bytes} bytes, SHA-256 ${binary.sha256}${binary.origin === undefined ? '' : `\n    ${programOriginText(binary.origin)}`}`);
  }
}
