import { clip } from '../model/clip.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Build, Variant } from '../model/generated/types.ts';

/** What a variant's pin says: where its program comes from. */
export type ProgramPin =
  | { readonly kind: 'path'; readonly file: string }
  | { readonly kind: 'command'; readonly file: string }
  | { readonly kind: 'crate'; readonly name: string; readonly version: string }
  | { readonly kind: 'git'; readonly url: string; readonly commit: string }
  | { readonly kind: 'go'; readonly module: string; readonly version: string }
  | { readonly kind: 'release'; readonly url: string; readonly sha256: string };

type PinKind = ProgramPin['kind'];

interface Form {
  readonly pattern: RegExp;
  /** How it is written, for messages. */
  readonly form: string;
  readonly read: (part: (name: string) => string) => ProgramPin;
}

/** A version is exact (SemVer 2.0.0): ranges and `latest` name another program tomorrow. */
const VERSION = String.raw`\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?`;

const FORMS: Readonly<Record<PinKind, Form>> = {
  path: { pattern: /^path:(?<file>.+)$/, form: 'path:FILE', read: (part) => ({ kind: 'path', file: part('file') }) },
  command: { pattern: /^command:(?<file>.+)$/, form: 'command:FILE', read: (part) => ({ kind: 'command', file: part('file') }) },
  crate: {
    pattern: new RegExp(`^crate:(?<name>[A-Za-z0-9][A-Za-z0-9_-]*)@(?<version>${VERSION})$`),
    form: 'crate:NAME@VERSION, the version in full (1.2.3)',
    read: (part) => ({ kind: 'crate', name: part('name'), version: part('version') }),
  },
  git: {
    // A scheme of git's own helpers (ext::) runs commands; a leading dash is an option.
    pattern: /^git:(?<url>(?:(?:https?|ssh|git|file):\/\/|\/|[A-Za-z0-9_.]+@[A-Za-z0-9.-]+:(?!:))[^\s]*)@(?<commit>[0-9a-f]{40}(?:[0-9a-f]{24})?)$/,
    form: 'git:URL@COMMIT, the URL of http, https, ssh, git, file or an absolute path, the commit in full (40 hexadecimal digits)',
    read: (part) => ({ kind: 'git', url: part('url'), commit: part('commit') }),
  },
  go: {
    pattern: new RegExp(String.raw`^go:(?<module>[A-Za-z0-9][A-Za-z0-9._~-]*(?:/[A-Za-z0-9._~-]+)+)@(?<version>v${VERSION})$`),
    form: 'go:PACKAGE@VERSION, the version in full (v1.2.3)',
    read: (part) => ({ kind: 'go', module: part('module'), version: part('version') }),
  },
  release: {
    pattern: /^release:(?<url>https?:\/\/[^\s#]+)#sha256=(?<sha256>[0-9a-f]{64})$/,
    form: 'release:URL#sha256=HEX, the URL of http or https, the digest as 64 lower-case hexadecimal digits',
    read: (part) => ({ kind: 'release', url: part('url'), sha256: part('sha256') }),
  },
};

/** Which settings of `build` mean anything for which pins. */
const BUILD_SETTINGS: Readonly<Record<keyof Build, readonly PinKind[]>> = {
  binary: ['crate', 'git', 'go', 'release'],
  package: ['git'],
  features: ['crate', 'git'],
  defaultFeatures: ['crate', 'git'],
  ignoreRustVersion: ['crate', 'git'],
  profile: ['path', 'command', 'crate', 'git', 'go', 'release'],
  flags: ['crate', 'git', 'go'],
  env: ['crate', 'git', 'go'],
  command: ['git'],
  reportsVersion: ['path', 'command', 'crate', 'git', 'go', 'release'],
};

/** Of cargo: a build command of one's own has none of them. */
const CARGO_SETTINGS: readonly (keyof Build)[] = ['package', 'features', 'defaultFeatures', 'ignoreRustVersion', 'flags'];

/** Arguments that are the kit's to give: with another value the program would not be that of the pin, or not be found. */
const OWN_FLAGS = /^--?(?:version|root|git|path|bin|bins|examples?|target-dir|locked|profile|release|debug|features|no-default-features|registry|index|o|C|modfile)(?:=|$)/;

/**
 * Reads a variant's pin, and checks its build settings against it.
 *
 * @param where document and JSON pointer of the variant
 * @throws IndexbenchError INPUT_INCONSISTENT with the form that the pin must have, or the setting that has no meaning
 */
export function parseProgramPin(variant: Pick<Variant, 'pin' | 'build'>, where: string): ProgramPin {
  const kind = variant.pin.slice(0, variant.pin.indexOf(':'));
  const form = Object.hasOwn(FORMS, kind) ? FORMS[kind as PinKind] : undefined;
  const groups = form?.pattern.exec(variant.pin)?.groups;
  if (form === undefined || groups === undefined) {
    const forms = form === undefined ? Object.values(FORMS).map(({ form: shown }) => shown).join('; ') : form.form;
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the pin ${JSON.stringify(clip(variant.pin, 200))} has not the form ${forms}`, where: `${where}/pin`, next: 'Mend the pin.' });
  }
  const pin = form.read((name) => groups[name] ?? '');
  checkBuild(pin, variant.build ?? {}, `${where}/build`);
  return pin;
}

/** The settings of `build` that mean something for a kind of pin. */
export function buildSettingsOf(kind: PinKind): ReadonlySet<string> {
  return new Set(Object.entries(BUILD_SETTINGS).flatMap(([setting, kinds]) => (kinds.includes(kind) ? [setting] : [])));
}

function checkBuild(pin: ProgramPin, build: Build, where: string): void {
  const refuse = (setting: string, what: string): never => {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what, where: `${where}/${setting}`, next: 'Leave it out.' });
  };
  for (const setting of Object.keys(build) as (keyof Build)[]) {
    if (!BUILD_SETTINGS[setting].includes(pin.kind)) refuse(setting, `${setting} has no meaning for a pin of the kind ${pin.kind}`);
    if (build.command !== undefined && CARGO_SETTINGS.includes(setting)) refuse(setting, `${setting} is cargo's, and the build has a command of its own`);
  }
  const index = (build.flags ?? []).findIndex((flag) => OWN_FLAGS.test(flag));
  if (index !== -1) refuse(`flags/${index}`, `${JSON.stringify(build.flags?.[index])} is given by the pin, the cache or another setting`);
}
