import { IndexbenchError } from '../../model/errors.ts';
import { GHZ_OPTIONS, OPTION_NAMES, ghzOption, isOptionName } from './option-table.ts';
import type { OptionName } from './option-table.ts';

/** Options as given: their texts, "true" or "false" for booleans. */
export type OptionTexts = Partial<Readonly<Record<OptionName, string>>>;

export interface CommandLine {
  readonly options: OptionTexts;
  readonly positionals: readonly string[];
}

const BY_SHORT: ReadonlyMap<string, OptionName> = new Map(OPTION_NAMES.flatMap((name) => {
  const { short } = ghzOption(name);
  return short === undefined ? [] : [[short, name] as const];
}));

/**
 * Reads a command line as ghz does: `--name value`, `--name=value`, `--flag`, `--no-flag`, `-c 4`, `-c4`; the last of several rules;
 * after `--` nothing is an option. Throws USAGE for what is unknown or lacks its value.
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const options: Partial<Record<OptionName, string>> = {};
  const positionals: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      positionals.push(...args.slice(at + 1));
      break;
    }
    const given = optionOf(arg);
    if (given === null) {
      positionals.push(arg);
      continue;
    }
    const { name, value } = given;
    if (value !== null) options[name] = value;
    else {
      at += 1;
      options[name] = valueAfter(name, args[at]);
    }
  }
  return { options, positionals };
}

/** The option that an argument begins, with its value where it stands in the same argument; null for a positional one. */
function optionOf(arg: string): { name: OptionName; value: string | null } | null {
  if (arg.startsWith('--')) {
    const [, text = '', value] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    const negated = text.startsWith('no-') && !isOptionName(text) ? text.slice('no-'.length) : null;
    const name = negated ?? text;
    if (!isOptionName(name)) throw unknown(`--${text}`);
    const isBoolean = GHZ_OPTIONS[name].kind === 'boolean';
    if (isBoolean && value !== undefined) throw new IndexbenchError('USAGE', { what: 'takes no value', where: `--${text}`, next: `Write --${text} or --no-${text}.` });
    if (!isBoolean && negated !== null) throw unknown(`--${text}`);
    return { name, value: isBoolean ? String(negated === null) : (value ?? null) };
  }
  if (!/^-[^\d]/.test(arg)) return null;
  const name = BY_SHORT.get(arg[1] ?? '');
  if (name === undefined) throw unknown(arg.slice(0, 2));
  if (GHZ_OPTIONS[name].kind === 'boolean') {
    if (arg.length > 2) throw new IndexbenchError('USAGE', { what: 'takes no value', where: arg });
    return { name, value: 'true' };
  }
  return { name, value: arg.length > 2 ? arg.slice(2) : null };
}

/** What looks like an option is no value, so that a forgotten one is not swallowed; numbers below zero are. */
function valueAfter(name: OptionName, next: string | undefined): string {
  if (next === undefined || /^-[^\d]/.test(next)) throw new IndexbenchError('USAGE', { what: 'lacks its value', where: `--${name}`, next: `Write --${name}=VALUE where the value begins with a dash.` });
  return next;
}

function unknown(flag: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what: `Unknown option '${flag}'`, where: 'load', next: 'Use the flags of ghz that docs/ghz-compatibility.md lists.' });
}
