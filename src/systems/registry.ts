import { IndexbenchError } from '../model/errors.ts';
import type { NamedVariant } from '../model/generated/types.ts';
import { reference } from './reference.ts';
import { settingTypeOf, type System } from './system.ts';

/** Every system that can be measured. To add one: a file beside this, and its line here. */
export const SYSTEMS: readonly System[] = [reference];

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
    if (settingTypeOf(value) !== setting.type) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(value)} is a ${settingTypeOf(value)}; ${system.name} wants a ${setting.type}`, where: pointer });
  }
  try {
    system.check(variant.pin);
  } catch (cause) {
    if (!(cause instanceof IndexbenchError)) throw cause;
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: cause.message, where: `${where}#/configuration`, next: cause.next, cause });
  }
  return system;
}
