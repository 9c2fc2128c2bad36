import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  checkSnapshotSecrets,
  checkVariantSecrets
} from "./chunk-FDMA7XYU.mjs";
import {
  parseProgramPin
} from "./chunk-QJGWNJXU.mjs";
import {
  ownEntry,
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

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

export {
  namedVariant,
  namedSnapshot
};
