import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseProgramPin
} from "./chunk-HK2GSIWA.mjs";
import {
  digestFile
} from "./chunk-GHVFJDQO.mjs";
import {
  ownEntry,
  requireKnown
} from "./chunk-UDPUKTUB.mjs";
import {
  IndexbenchError
} from "./chunk-ROAQOL2X.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/check-pin-secrets.ts
var SECRET_PARAMETERS = /^(?:xamz(?:signature|credential|securitytoken)|xgoog(?:signature|credential)|sig|signature|awsaccesskeyid|accesskeyid|accesskey|accesstoken|apikey|key|token|auth|secret|password|passwd|pass|credential|policy|keypairid)$/;
var PLAIN_USERS = /* @__PURE__ */ new Set(["", "git"]);
function checkSnapshotSecrets({ source }, where) {
  if (source.kind === "url") refuseSecret(source.url, `${where}/source/url`);
}
__name(checkSnapshotSecrets, "checkSnapshotSecrets");
function checkVariantSecrets({ pin, build, configuration }, where) {
  refuseSecret(pin.slice(pin.indexOf(":") + 1), `${where}/pin`);
  refuseSecretVariables(build?.env ?? {}, `${where}/build/env`);
  for (const [name, value] of Object.entries(configuration)) {
    if (typeof value === "object" && !Array.isArray(value)) refuseSecretVariables(value, `${where}/configuration/${name}`);
  }
}
__name(checkVariantSecrets, "checkVariantSecrets");
var SECRET_VARIABLE = /(?:password|passwd|passphrase|secret|token|credentials?|(?:api|access|private|secret)_?key)$/i;
var TEMPLATE = /^\{[a-z_]+\}$/;
function refuseSecretVariables(variables, where) {
  const name = Object.keys(variables).find((key) => SECRET_VARIABLE.test(key) && !TEMPLATE.test(variables[key] ?? ""));
  if (name === void 0) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the variable is named as one that holds a credential", where: `${where}/${name}`, next: "Put no credentials into a pin; its plan is published with every bundle. Let the program read it from a file." });
}
__name(refuseSecretVariables, "refuseSecretVariables");
function refuseSecret(text, where) {
  const secret = secretIn(text);
  if (secret === null) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the URL holds credentials (${secret})`, where, next: "Put no credentials into a pin; its plan is published with every bundle. Fetch the file yourself and pin its path." });
}
__name(refuseSecret, "refuseSecret");
function secretIn(text) {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, searchParams, hash } = new URL(text);
  if (password !== "" || !PLAIN_USERS.has(username)) return "a user name or password";
  const names = [...searchParams.keys(), ...new URLSearchParams(hash.slice(1)).keys()];
  const name = names.find((key) => SECRET_PARAMETERS.test(key.toLowerCase().replaceAll(/[-_]/g, "")));
  return name === void 0 ? null : `the parameter ${name}`;
}
__name(secretIn, "secretIn");

// src/plan/named-variant.ts
function namedVariant(name, where, source) {
  requireKnown({ kind: "variant", name, known: Object.keys(source.pins.variants), where });
  const pin = variantPin(name, source);
  return pin.node === void 0 ? { name, pin } : { name, pin, node: namedNode(name, pin.node, source) };
}
__name(namedVariant, "namedVariant");
function namedSnapshot(name, where, { pins, pinsName }) {
  requireKnown({ kind: "snapshot", name, known: Object.keys(pins.snapshots), where });
  const pin = ownEntry(pins.snapshots, name);
  checkSnapshotSecrets(pin, `${pinsName}#/snapshots/${name}`);
  return { name, pin };
}
__name(namedSnapshot, "namedSnapshot");
function namedNode(variant, name, source) {
  const where = `${source.pinsName}#/variants/${variant}/node`;
  requireKnown({ kind: "variant", name, known: Object.keys(source.pins.variants), where });
  const pin = variantPin(name, source);
  if (pin.node !== void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `"${name}" needs a node itself (${pin.node})`, where, next: "Name a variant that is a node, such as one of the system zebra." });
  return { name, pin };
}
__name(namedNode, "namedNode");
function variantPin(name, { pins, pinsName }) {
  const pin = ownEntry(pins.variants, name);
  checkVariantSecrets(pin, `${pinsName}#/variants/${name}`);
  parseProgramPin(pin, `${pinsName}#/variants/${name}`);
  return pin;
}
__name(variantPin, "variantPin");

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
async function readBinary(file, reportedVersion) {
  return { file: file.slice(file.lastIndexOf("/") + 1), sha256: await digestFile(file), bytes: statSync(file).size, reportedVersion };
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
  namedVariant,
  namedSnapshot,
  readToolIdentity,
  readBinary
};
