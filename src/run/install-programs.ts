import type { Binary } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import { namedVariant, type PinSource } from '../plan/named-variant.ts';
import { systemOf } from '../systems/registry.ts';
import { readBinary } from './tool-identity.ts';

export interface InstalledProgram {
  readonly variant: string;
  readonly pin: string;
  /** Absolute path. */
  readonly file: string;
  readonly buildProfile: string;
  readonly binary: Binary;
}

interface InstallRequest extends PinSource {
  readonly names: readonly string[];
}

/**
 * Obtains the programs of variants, and of the nodes beside them, one after the other: each build uses all CPUs.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT for an unknown variant, and what `obtainProgram` throws
 */
export async function installPrograms({ names, ...source }: InstallRequest, context: ObtainContext): Promise<InstalledProgram[]> {
  const variants = names.map((name) => namedVariant(name, '<variant>', source));
  variants.forEach(systemOf);
  const wanted = new Map(variants.flatMap(({ node, ...variant }) => (node === undefined ? [variant] : [variant, node])).map((one) => [one.name, one.pin]));
  const installed: InstalledProgram[] = [];
  for (const [name, pin] of wanted) {
    const program = await systemOf({ name, pin }).obtain(pin, context);
    installed.push({ variant: name, pin: pin.pin, file: program.file, buildProfile: program.buildProfile, binary: await readBinary(program.file, program.reportedVersion) });
  }
  return installed;
}
