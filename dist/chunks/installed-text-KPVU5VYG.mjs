import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  programOriginText
} from "./chunk-32VRBFLH.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/cli/installed-text.ts
function printInstalled(installed, output) {
  if (output.json) {
    output.result(JSON.stringify({ installed }, null, 2));
    return;
  }
  for (const { variant, file, buildProfile, binary } of installed) {
    output.result(`${variant}: ${file}
    version ${binary.reportedVersion ?? "not told"}, build: ${buildProfile}, ${binary.bytes} bytes, SHA-256 ${binary.sha256}${binary.origin === void 0 ? "" : `
    ${programOriginText(binary.origin)}`}`);
  }
}
__name(printInstalled, "printInstalled");
export {
  printInstalled
};
