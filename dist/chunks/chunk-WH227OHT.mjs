import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  checkVariantSecrets
} from "./chunk-FDMA7XYU.mjs";
import {
  buildSettingsOf,
  parseProgramPin
} from "./chunk-QJGWNJXU.mjs";
import {
  ownEntry
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError,
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/own-variants.ts
var NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
var FORMS = "Write names of pinned variants, or NAME=PIN such as zaino-mine=git:https://github.com/OWNER/REPOSITORY@COMMIT; by comma or one a line.";
var SHOWN_CHARACTERS = 80;
function parseVariantList(text, where) {
  const lines = text.split(/\r\n|[\r\n]/);
  const entries = lines.flatMap((line, index) => {
    const place = lines.length === 1 ? where : `${where}, line ${String(index + 1)}`;
    return line.trim() === "" ? [] : line.split(",").map((entry) => readEntry(entry.trim(), place));
  });
  const names = entries.map(({ name }) => name);
  entries.forEach(({ name, where: place }, index) => {
    const first = entries.find((other) => other.name === name);
    if (first !== void 0 && names.indexOf(name) !== index && (first.pin !== null || entries[index]?.pin !== null)) refuse(`the name ${quoted(name)} stands twice`, place, "Give each variant a name of its own.");
  });
  return { names: [...new Set(names)], own: entries.flatMap(({ name, pin, where: place }) => pin === null ? [] : [{ name, pin, where: place }]) };
}
__name(parseVariantList, "parseVariantList");
function readEntry(entry, where) {
  if (entry === "") refuse("an empty name stands in the list", where);
  const sign = entry.indexOf("=");
  const name = (sign === -1 ? entry : entry.slice(0, sign)).trim();
  if (!NAME.test(name)) refuse(`${quoted(name)} is no name: letters, digits, ".", "_" and "-", at most 64`, where);
  if (sign === -1) return { name, pin: null, where };
  const pin = entry.slice(sign + 1).trim();
  if (pin === "" || /\s/.test(pin)) refuse(pin === "" ? `${name} has no pin` : `${quoted(pin)} is no pin: a space stands in it`, where);
  return { name, pin, where };
}
__name(readEntry, "readEntry");
function withOwnVariants(pins, own, planned) {
  if (own.length === 0) return pins;
  const made = own.map(({ name, pin, where }) => {
    if (Object.hasOwn(pins.variants, name)) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${quoted(name)} is a pinned variant already`, where, next: `Give yours another name, such as ${clip(name, 50)}-mine.` });
    const template = templateFor(name, { pins, planned, where });
    checkVariantSecrets({ ...template, pin }, where);
    return [name, variantLike(template, pin, where)];
  });
  return { ...pins, variants: { ...pins.variants, ...Object.fromEntries(made) } };
}
__name(withOwnVariants, "withOwnVariants");
function templateFor(name, { pins, planned, where }) {
  const known = Object.keys(pins.variants);
  const candidates = [...planned.filter((variant) => known.includes(variant)), ...known].map((variant) => ownEntry(pins.variants, variant));
  const systems = [...new Set(candidates.map(({ system: system2 }) => system2))];
  const [system] = systems.filter((candidate) => name === candidate || name.startsWith(`${candidate}-`)).sort((a, b) => b.length - a.length);
  const template = candidates.find((candidate) => candidate.system === system);
  if (template === void 0) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${quoted(name)} begins with the name of no system that has a pinned variant; allowed: ${systems.sort().map((known2) => `${known2}-…`).join(", ")}`, where, next: "Rename it, or describe it in a pins file (--pins)." });
  }
  return template;
}
__name(templateFor, "templateFor");
function variantLike({ system, node, build, configuration, ...rest }, pin, where) {
  const read = readPin({ system, pin, description: "", configuration }, where);
  const settings = buildFor(read, build ?? {}, rest.pin);
  return {
    system,
    pin,
    description: "Given with the run, as NAME=PIN.",
    ...Object.keys(settings).length === 0 ? {} : { build: settings },
    ...node === void 0 ? {} : { node },
    configuration
  };
}
__name(variantLike, "variantLike");
function readPin(variant, where) {
  try {
    return parseProgramPin(variant, where);
  } catch (cause) {
    throw cause instanceof IndexbenchError ? new IndexbenchError("USAGE", { what: cause.what, where, next: cause.next, cause }) : cause;
  }
}
__name(readPin, "readPin");
function buildFor(pin, build, oldPin) {
  if (pin.kind !== "crate" && pin.kind !== "git" && pin.kind !== "go") return build.binary !== void 0 && pin.kind === "release" ? { binary: build.binary } : {};
  const { reportsVersion, ...settings } = build;
  void reportsVersion;
  const allowed = buildSettingsOf(pin.kind);
  const kept = Object.fromEntries(Object.entries(settings).filter(([name]) => allowed.has(name)));
  const crate = /^crate:(?<name>[^@]+)@/.exec(oldPin)?.groups?.["name"];
  return pin.kind === "git" && kept.command === void 0 && kept.package === void 0 && crate !== void 0 ? { ...kept, package: crate } : kept;
}
__name(buildFor, "buildFor");
function quoted(text) {
  return JSON.stringify(clip(text, SHOWN_CHARACTERS));
}
__name(quoted, "quoted");
function refuse(what, where, next = FORMS) {
  throw new IndexbenchError("USAGE", { what, where, next });
}
__name(refuse, "refuse");

export {
  parseVariantList,
  withOwnVariants
};
