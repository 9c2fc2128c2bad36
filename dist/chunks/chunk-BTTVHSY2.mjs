import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  digestFile
} from "./chunk-AD4ZOXVM.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/tool-identity.ts
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
async function readToolIdentity(packageRoot, version) {
  return { version, commit: await readCommit(packageRoot), distSha256: digestFolder(join(packageRoot, "dist")) };
}
__name(readToolIdentity, "readToolIdentity");
async function readBinary({ file, reportedVersion, origin }) {
  return { file: file.slice(file.lastIndexOf("/") + 1), sha256: await digestFile(file), bytes: statSync(file).size, reportedVersion, origin };
}
__name(readBinary, "readBinary");
async function readCommit(packageRoot) {
  if (!existsSync(join(packageRoot, ".git"))) return null;
  try {
    const { stdout } = await promisify(execFile)("git", ["-C", packageRoot, "rev-parse", "HEAD"], { timeout: 5e3 });
    return /^[0-9a-f]{40,64}$/.exec(stdout.trim())?.[0] ?? null;
  } catch {
    return null;
  }
}
__name(readCommit, "readCommit");
function digestFolder(folder) {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${relative(folder, path)}\0`).update(createHash("sha256").update(readFileSync(path)).digest());
  return hash.digest("hex");
}
__name(digestFolder, "digestFolder");

export {
  readToolIdentity,
  readBinary
};
