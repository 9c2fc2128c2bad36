import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/matrix-text.ts
var MAX_LEGS = 12;
function matrixText({ plan, programs, snapshot, legs, disk, minutesPerLeg, acrossMachines }) {
  const shown = legs.slice(0, MAX_LEGS).map(({ leg }) => leg);
  const more = legs.length > MAX_LEGS ? `, and ${String(legs.length - MAX_LEGS)} more` : "";
  return [
    `plan ${plan.id}, SHA-256 ${plan.digest}${plan.needsNode ? " (a node has yet to select what requests name: plan resolve)" : ""}`,
    `${String(legs.length)} ${legs.length === 1 ? "leg" : "legs"} of about ${String(minutesPerLeg)} minutes at most: ${shown.join("  ")}${more}`,
    ...acrossMachines ? ["variants are measured across machines: no pair, no rank, no verdict"] : [],
    ...programs.map(({ program, variant, cachePath }) => `program ${program} (${variant}): ${cachePath}`),
    ...snapshot === null ? [] : [`snapshot ${snapshot.name}: ${snapshot.cachePath}, ${snapshot.archiveBytes === null ? "size not known" : gigabytes(snapshot.archiveBytes)}${snapshot.fitsCache === false ? ", too large for the cache" : ""}`],
    ...disk.map(({ variant, needBytes, parts }) => `disk ${variant}: ${gigabytes(needBytes)} (${partsText(parts)}, and 15 %)`)
  ].join("\n");
}
__name(matrixText, "matrixText");
function partsText(parts) {
  return parts.map(({ part, bytes }) => `${part.replace("-", " ")} ${bytes === null ? "not known" : gigabytes(bytes)}`).join(", ");
}
__name(partsText, "partsText");
function gigabytes(bytes) {
  return bytes < 1e8 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
__name(gigabytes, "gigabytes");
export {
  matrixText,
  partsText
};
