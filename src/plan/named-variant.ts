import { IndexbenchError } from '../model/errors.ts';
import type { NamedNode, NamedSnapshot, NamedVariant, Pins, Variant } from '../model/generated/types.ts';
import { checkSnapshotSecrets, checkVariantSecrets } from './check-pin-secrets.ts';
import { ownEntry, requireKnown } from './known-name.ts';
import { parseProgramPin } from './program-pin.ts';

/** Pins, as a command was given them. */
export interface PinSource {
  readonly pins: Pins;
  /** What to call them in messages, usually their path. */
  readonly pinsName: string;
}

/**
 * A variant of a pins file, with the node that it names.
 *
 * @param where what holds the name: document and pointer, or a flag
 * @throws IndexbenchError INPUT_INCONSISTENT for an unknown name (with the allowed ones), a pin that cannot be read, or credentials in one
 */
export function namedVariant(name: string, where: string, source: PinSource): NamedVariant {
  requireKnown({ kind: 'variant', name, known: Object.keys(source.pins.variants), where });
  const pin = variantPin(name, source);
  return pin.node === undefined ? { name, pin } : { name, pin, node: namedNode(name, pin.node, source) };
}

/** A snapshot of a pins file. @throws as namedVariant */
export function namedSnapshot(name: string, where: string, { pins, pinsName }: PinSource): NamedSnapshot {
  requireKnown({ kind: 'snapshot', name, known: Object.keys(pins.snapshots), where });
  const pin = ownEntry(pins.snapshots, name);
  checkSnapshotSecrets(pin, `${pinsName}#/snapshots/${name}`);
  return { name, pin };
}

/** The node of a variant; a node has none of its own. */
function namedNode(variant: string, name: string, source: PinSource): NamedNode {
  const where = `${source.pinsName}#/variants/${variant}/node`;
  requireKnown({ kind: 'variant', name, known: Object.keys(source.pins.variants), where });
  const pin = variantPin(name, source);
  if (pin.node !== undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `"${name}" needs a node itself (${pin.node})`, where, next: 'Name a variant that is a node, such as one of the system zebra.' });
  return { name, pin };
}

function variantPin(name: string, { pins, pinsName }: PinSource): Variant {
  const pin = ownEntry(pins.variants, name);
  checkVariantSecrets(pin, `${pinsName}#/variants/${name}`);
  parseProgramPin(pin, `${pinsName}#/variants/${name}`);
  return pin;
}
