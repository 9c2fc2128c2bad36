import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError,
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/program-pin.ts
var VERSION = String.raw`\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?`;
var FORMS = {
  path: { pattern: /^path:(?<file>.+)$/, form: "path:FILE", read: /* @__PURE__ */ __name((part) => ({ kind: "path", file: part("file") }), "read") },
  command: { pattern: /^command:(?<file>.+)$/, form: "command:FILE", read: /* @__PURE__ */ __name((part) => ({ kind: "command", file: part("file") }), "read") },
  crate: {
    pattern: new RegExp(`^crate:(?<name>[A-Za-z0-9][A-Za-z0-9_-]*)@(?<version>${VERSION})$`),
    form: "crate:NAME@VERSION, the version in full (1.2.3)",
    read: /* @__PURE__ */ __name((part) => ({ kind: "crate", name: part("name"), version: part("version") }), "read")
  },
  git: {
    // A scheme of git's own helpers (ext::) runs commands; a leading dash is an option.
    pattern: /^git:(?<url>(?:(?:https?|ssh|git|file):\/\/|\/|[A-Za-z0-9_.]+@[A-Za-z0-9.-]+:(?!:))[^\s]*)@(?<commit>[0-9a-f]{40}(?:[0-9a-f]{24})?)$/,
    form: "git:URL@COMMIT, the URL of http, https, ssh, git, file or an absolute path, the commit in full (40 hexadecimal digits)",
    read: /* @__PURE__ */ __name((part) => ({ kind: "git", url: part("url"), commit: part("commit") }), "read")
  },
  go: {
    pattern: new RegExp(String.raw`^go:(?<module>[A-Za-z0-9][A-Za-z0-9._~-]*(?:/[A-Za-z0-9._~-]+)+)@(?<version>v${VERSION})$`),
    form: "go:PACKAGE@VERSION, the version in full (v1.2.3)",
    read: /* @__PURE__ */ __name((part) => ({ kind: "go", module: part("module"), version: part("version") }), "read")
  },
  release: {
    pattern: /^release:(?<url>https?:\/\/[^\s#]+)#sha256=(?<sha256>[0-9a-f]{64})$/,
    form: "release:URL#sha256=HEX, the URL of http or https, the digest as 64 lower-case hexadecimal digits",
    read: /* @__PURE__ */ __name((part) => ({ kind: "release", url: part("url"), sha256: part("sha256") }), "read")
  }
};
var BUILD_SETTINGS = {
  binary: ["crate", "git", "go", "release"],
  package: ["git"],
  features: ["crate", "git"],
  defaultFeatures: ["crate", "git"],
  ignoreRustVersion: ["crate", "git"],
  profile: ["path", "command", "crate", "git", "go", "release"],
  flags: ["crate", "git", "go"],
  env: ["crate", "git", "go"],
  command: ["git"],
  reportsVersion: ["path", "command", "crate", "git", "go", "release"]
};
var CARGO_SETTINGS = ["package", "features", "defaultFeatures", "ignoreRustVersion", "flags"];
var OWN_FLAGS = /^--?(?:version|root|git|path|bin|bins|examples?|target-dir|locked|profile|release|debug|features|no-default-features|registry|index|o|C|modfile)(?:=|$)/;
function parseProgramPin(variant, where) {
  const kind = variant.pin.slice(0, variant.pin.indexOf(":"));
  const form = Object.hasOwn(FORMS, kind) ? FORMS[kind] : void 0;
  const groups = form?.pattern.exec(variant.pin)?.groups;
  if (form === void 0 || groups === void 0) {
    const forms = form === void 0 ? Object.values(FORMS).map(({ form: shown }) => shown).join("; ") : form.form;
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the pin ${JSON.stringify(clip(variant.pin, 200))} has not the form ${forms}`, where: `${where}/pin`, next: "Mend the pin." });
  }
  const pin = form.read((name) => groups[name] ?? "");
  checkBuild(pin, variant.build ?? {}, `${where}/build`);
  return pin;
}
__name(parseProgramPin, "parseProgramPin");
function buildSettingsOf(kind) {
  return new Set(Object.entries(BUILD_SETTINGS).flatMap(([setting, kinds]) => kinds.includes(kind) ? [setting] : []));
}
__name(buildSettingsOf, "buildSettingsOf");
function checkBuild(pin, build, where) {
  const refuse = /* @__PURE__ */ __name((setting, what) => {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what, where: `${where}/${setting}`, next: "Leave it out." });
  }, "refuse");
  for (const setting of Object.keys(build)) {
    if (!BUILD_SETTINGS[setting].includes(pin.kind)) refuse(setting, `${setting} has no meaning for a pin of the kind ${pin.kind}`);
    if (build.command !== void 0 && CARGO_SETTINGS.includes(setting)) refuse(setting, `${setting} is cargo's, and the build has a command of its own`);
  }
  const index = (build.flags ?? []).findIndex((flag) => OWN_FLAGS.test(flag));
  if (index !== -1) refuse(`flags/${index}`, `${JSON.stringify(build.flags?.[index])} is given by the pin, the cache or another setting`);
}
__name(checkBuild, "checkBuild");

export {
  parseProgramPin,
  buildSettingsOf
};
