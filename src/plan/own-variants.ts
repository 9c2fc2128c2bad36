import { clip } from '../model/clip.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Build, Pins, Variant } from '../model/generated/types.ts';
import { checkVariantSecrets } from './check-pin-secrets.ts';
import { ownEntry } from './known-name.ts';
import { buildSettingsOf, parseProgramPin, type ProgramPin } from './program-pin.ts';

/** A variant that was given as NAME=PIN. */
export interface OwnVariant {
  readonly name: string;
  /** As a pins file has it: git:URL@COMMIT, path:FILE … */
  readonly pin: string;
  /** The option or variable that has it, and the line. */
  readonly where: string;
}

export interface VariantList {
  /** In the order in which they are measured, each once. */
  readonly names: readonly string[];
  /** Those of them that came with a pin. */
  readonly own: readonly OwnVariant[];
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const FORMS = 'Write names of pinned variants, or NAME=PIN such as zaino-mine=git:https://github.com/OWNER/REPOSITORY@COMMIT; by comma or one a line.';
const SHOWN_CHARACTERS = 80;

/**
 * Reads a list of variants: names by comma or one a line, and NAME=PIN for variants of one's own. A pin with a comma in it needs a pins file.
 *
 * @param where the option or variable that has the text, for messages
 * @throws IndexbenchError USAGE that names line and entry
 */
export function parseVariantList(text: string, where: string): VariantList {
  const lines = text.split(/\r\n|[\r\n]/);
  const entries = lines.flatMap((line, index) => {
    const place = lines.length === 1 ? where : `${where}, line ${String(index + 1)}`;
    return line.trim() === '' ? [] : line.split(',').map((entry) => readEntry(entry.trim(), place));
  });
  const names = entries.map(({ name }) => name);
  entries.forEach(({ name, where: place }, index) => {
    const first = entries.find((other) => other.name === name);
    if (first !== undefined && names.indexOf(name) !== index && (first.pin !== null || entries[index]?.pin !== null)) refuse(`the name ${quoted(name)} stands twice`, place, 'Give each variant a name of its own.');
  });
  return { names: [...new Set(names)], own: entries.flatMap(({ name, pin, where: place }) => (pin === null ? [] : [{ name, pin, where: place }])) };
}

function readEntry(entry: string, where: string): { readonly name: string; readonly pin: string | null; readonly where: string } {
  if (entry === '') refuse('an empty name stands in the list', where);
  const sign = entry.indexOf('=');
  const name = (sign === -1 ? entry : entry.slice(0, sign)).trim();
  if (!NAME.test(name)) refuse(`${quoted(name)} is no name: letters, digits, ".", "_" and "-", at most 64`, where);
  if (sign === -1) return { name, pin: null, where };
  const pin = entry.slice(sign + 1).trim();
  if (pin === '' || /\s/.test(pin)) refuse(pin === '' ? `${name} has no pin` : `${quoted(pin)} is no pin: a space stands in it`, where);
  return { name, pin, where };
}

/**
 * Pins that hold the given variants too. The system of each is what its name begins with; configuration, build and node are those of the first variant
 * of that system among `planned`, else in the pins. Of the build only what means something for the new pin, and nothing that the old program said of itself.
 *
 * @param planned names, in the plan's order
 * @throws IndexbenchError USAGE for a pin that cannot be read; INPUT_INCONSISTENT for a name that is taken or of no system, or credentials in a pin
 */
export function withOwnVariants(pins: Pins, own: readonly OwnVariant[], planned: readonly string[]): Pins {
  if (own.length === 0) return pins;
  const made = own.map(({ name, pin, where }) => {
    if (Object.hasOwn(pins.variants, name)) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${quoted(name)} is a pinned variant already`, where, next: `Give yours another name, such as ${clip(name, 50)}-mine.` });
    const template = templateFor(name, { pins, planned, where });
    checkVariantSecrets({ ...template, pin }, where);
    return [name, variantLike(template, pin, where)] as const;
  });
  return { ...pins, variants: { ...pins.variants, ...Object.fromEntries(made) } };
}

function templateFor(name: string, { pins, planned, where }: { readonly pins: Pins; readonly planned: readonly string[]; readonly where: string }): Variant {
  const known = Object.keys(pins.variants);
  const candidates = [...planned.filter((variant) => known.includes(variant)), ...known].map((variant) => ownEntry(pins.variants, variant));
  const systems = [...new Set(candidates.map(({ system }) => system))];
  const [system] = systems.filter((candidate) => name === candidate || name.startsWith(`${candidate}-`)).sort((a, b) => b.length - a.length);
  const template = candidates.find((candidate) => candidate.system === system);
  if (template === undefined) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${quoted(name)} begins with the name of no system that has a pinned variant; allowed: ${systems.sort().map((known) => `${known}-…`).join(', ')}`, where, next: 'Rename it, or describe it in a pins file (--pins).' });
  }
  return template;
}

function variantLike({ system, node, build, configuration, ...rest }: Variant, pin: string, where: string): Variant {
  const read = readPin({ system, pin, description: '', configuration }, where);
  const settings = buildFor(read, build ?? {}, rest.pin);
  return {
    system,
    pin,
    description: 'Given with the run, as NAME=PIN.',
    ...(Object.keys(settings).length === 0 ? {} : { build: settings }),
    ...(node === undefined ? {} : { node }),
    configuration,
  };
}

function readPin(variant: Variant, where: string): ProgramPin {
  try {
    return parseProgramPin(variant, where);
  } catch (cause) {
    // The pointer into a pins file would lead nowhere.
    throw cause instanceof IndexbenchError ? new IndexbenchError('USAGE', { what: cause.what, where, next: cause.next, cause }) : cause;
  }
}

function buildFor(pin: ProgramPin, build: Build, oldPin: string): Build {
  // Of a file that lies there, or an archive, nobody here knows how it was built.
  if (pin.kind !== 'crate' && pin.kind !== 'git' && pin.kind !== 'go') return build.binary !== undefined && pin.kind === 'release' ? { binary: build.binary } : {};
  const { reportsVersion, ...settings } = build;
  void reportsVersion;
  const allowed = buildSettingsOf(pin.kind);
  const kept: Build = Object.fromEntries(Object.entries(settings).filter(([name]) => allowed.has(name)));
  const crate = /^crate:(?<name>[^@]+)@/.exec(oldPin)?.groups?.['name'];
  // In a repository with several packages cargo has to be told which; a crate is one of its name.
  return pin.kind === 'git' && kept.command === undefined && kept.package === undefined && crate !== undefined ? { ...kept, package: crate } : kept;
}

function quoted(text: string): string {
  return JSON.stringify(clip(text, SHOWN_CHARACTERS));
}

function refuse(what: string, where: string, next: string = FORMS): never {
  throw new IndexbenchError('USAGE', { what, where, next });
}
