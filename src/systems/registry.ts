import { IndexbenchError } from '../model/errors.ts';
import type { NamedSnapshot, NamedVariant } from '../model/generated/types.ts';
import { command } from './command.ts';
import { lightwalletd } from './lightwalletd.ts';
import { prep } from './prep.ts';
import { reference } from './reference.ts';
import { zaino } from './zaino.ts';
import { zebra } from './zebra.ts';
import { ztreamer } from './ztreamer.ts';
import { settingTypeOf, type System } from './system.ts';

/** Every system that can be measured. To add one: a file beside this, and its line here. */
export const SYSTEMS: readonly System[] = [reference, zebra, zaino, ztreamer, lightwalletd, prep, command];

const LAST_PORT = 65_535;

/**
 * The system of a variant, with the variant's settings checked against it.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT naming the systems or settings that exist
 */
export function systemOf(variant: NamedVariant): System {
  const where = `variant ${variant.name}`;
  const system = SYSTEMS.find(({ name }) => name === variant.pin.system);
  if (system === undefined) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `unknown system "${variant.pin.system}"; known: ${SYSTEMS.map(({ name }) => name).join(', ')}`, where: `${where}#/system` });
  }
  for (const [key, value] of Object.entries(variant.pin.configuration)) {
    const setting = system.settings[key];
    const pointer = `${where}#/configuration/${key}`;
    if (setting === undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${system.name} has no setting "${key}"; it has: ${Object.keys(system.settings).join(', ')}`, where: pointer });
    if (settingTypeOf(value) !== setting.type) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(value)} is a ${settingTypeOf(value)}; ${system.name} wants a ${setting.type}`, where: pointer, next: `Make it a ${setting.type}.` });
  }
  checkNode(variant, system, where);
  checkPorts(variant, system, where);
  try {
    system.check(variant.pin);
  } catch (cause) {
    if (!(cause instanceof IndexbenchError)) throw cause;
    // A pointer is one within the configuration.
    const [what, pointer] = cause.where?.startsWith('/') === true ? [cause.what, cause.where] : [cause.message, ''];
    throw new IndexbenchError('INPUT_INCONSISTENT', { what, where: `${where}#/configuration${pointer}`, next: cause.next, cause });
  }
  return system;
}

function checkPorts({ pin }: NamedVariant, system: System, where: string): void {
  for (const port of Object.values(system.fixedPorts(pin))) {
    if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) continue;
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${String(port)} is no port`, where: `${where}#/configuration`, next: `Give a whole number from 1 to ${String(LAST_PORT)}, or leave the port out: a free one is then taken.` });
  }
}

function checkNode({ pin, node }: NamedVariant, system: System, where: string): void {
  if (system.needsNode === 'optional' || system.needsNode === (pin.node !== undefined)) {
    if (node !== undefined) systemOf(node);
    return;
  }
  if (system.needsNode) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${system.name} needs a node beside it, and names none`, where: `${where}#/node`, next: 'Give the variant a node: the name of a variant of the system zebra.' });
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${system.name} needs no node, but names ${String(pin.node)}`, where: `${where}#/node`, next: 'Leave the node out.' });
}

/**
 * Refuses a snapshot that a variant, or its node, cannot start from.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT naming variant and snapshot
 */
export function checkSnapshotFor(variant: NamedVariant, { name, pin }: NamedSnapshot): void {
  const system = systemOf(variant);
  if (!system.snapshots.includes(pin.kind)) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${system.name} starts from a snapshot of the kind ${system.snapshots.join(' or ')}; ${name} is of the kind ${pin.kind}`, where: `variant ${variant.name}`, next: 'Choose another snapshot (--snapshot), or other variants.' });
  }
  system.checkSnapshot?.(variant.pin, pin);
  if (variant.node !== undefined) checkSnapshotFor(variant.node, { name, pin });
}
