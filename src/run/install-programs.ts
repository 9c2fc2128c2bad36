import type { Binary, NamedVariant, Pins } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import { checkVariantSecrets } from '../plan/check-pin-secrets.ts';
import { requireKnown } from '../plan/known-name.ts';
import { parseProgramPin } from '../plan/program-pin.ts';
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

interface InstallRequest {
  readonly names: readonly string[];
  readonly pins: Pins;
  /** What to call the pins in messages, usually their path. */
  readonly pinsName: string;
}

/**
 * Obtains the programs of variants, and of the nodes beside them, one after the other: each build uses all CPUs.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT for an unknown variant, and what `obtainProgram` throws
 */
export async function installPrograms({ names, pins, pinsName }: InstallRequest, context: ObtainContext): Promise<InstalledProgram[]> {
  const variants = names.flatMap((name) => withNode(name, pins));
  const wanted = new Map(variants.map((variant) => [variant.name, variant]));
  for (const variant of wanted.values()) {
    const where = `${pinsName}#/variants/${variant.name}`;
    checkVariantSecrets(variant.pin, where);
    parseProgramPin(variant.pin, where);
    systemOf(variant);
  }
  const installed: InstalledProgram[] = [];
  for (const variant of wanted.values()) {
    const { file, buildProfile, reportedVersion } = await systemOf(variant).obtain(variant.pin, context);
    installed.push({ variant: variant.name, pin: variant.pin.pin, file, buildProfile, binary: await readBinary(file, reportedVersion) });
  }
  return installed;
}

function withNode(name: string, pins: Pins): NamedVariant[] {
  const pin = pinOf(name, pins);
  return pin.node === undefined ? [{ name, pin }] : [{ name, pin }, { name: pin.node, pin: pinOf(pin.node, pins) }];
}

function pinOf(name: string, { variants }: Pins): NamedVariant['pin'] {
  requireKnown({ kind: 'variant', name, known: Object.keys(variants), where: '<variant>' });
  const pin = Object.hasOwn(variants, name) ? variants[name] : undefined;
  if (pin === undefined) throw new Error(`no variant ${name}`);
  return pin;
}
