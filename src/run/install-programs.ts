import type { Binary, NamedVariant, Plan } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import { requireKnown } from '../plan/known-name.ts';
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
  return installVariants(names.map((name) => namedVariant(name, '<variant>', source)), context);
}

/** The same, of variants of a plan. */
export async function installOfPlan(names: readonly string[], { variants }: Pick<Plan, 'variants'>, context: ObtainContext): Promise<InstalledProgram[]> {
  const ofPlan: readonly NamedVariant[] = [...variants, ...variants.flatMap(({ node }) => node ?? [])];
  const chosen = names.map((name) => {
    const variant = ofPlan.find((candidate) => candidate.name === name);
    if (variant === undefined) requireKnown({ kind: 'variant', name, known: [...new Set(ofPlan.map((candidate) => candidate.name))], where: '<variant>' });
    return variant;
  });
  return installVariants(chosen.filter((variant) => variant !== undefined), context);
}

async function installVariants(variants: readonly NamedVariant[], context: ObtainContext): Promise<InstalledProgram[]> {
  variants.forEach(systemOf);
  const wanted = new Map(variants.flatMap(({ node, ...variant }) => (node === undefined ? [variant] : [variant, node])).map((one) => [one.name, one.pin]));
  const installed: InstalledProgram[] = [];
  for (const [name, pin] of wanted) {
    const program = await systemOf({ name, pin }).obtain(pin, context);
    installed.push({ variant: name, pin: pin.pin, file: program.file, buildProfile: program.buildProfile, binary: await readBinary(program) });
  }
  return installed;
}
