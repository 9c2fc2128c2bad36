import type { Variant } from '../model/generated/types.ts';
import { settingOr } from './system.ts';

/** A port that was chosen for a system, by its name in `System.ports`. */
export function portOf(ports: Readonly<Record<string, number>>, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`no port "${name}" was chosen`);
  return port;
}

/** For `System.fixedPorts`: what a setting fixes; nothing where it is absent or 0. */
export function fixedPort(variant: Variant, setting: string, name: string): Readonly<Record<string, number>> {
  const port = settingOr(variant, setting, 0);
  return port === 0 ? {} : { [name]: port };
}
