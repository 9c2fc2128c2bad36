import { IndexbenchError } from '../../model/errors.ts';
import type { OptionTexts } from './command-line.ts';
import { parseByteSize, parseGoDuration } from './go-units.ts';
import { ghzOption } from './option-table.ts';
import type { OptionName } from './option-table.ts';

/** A mistake in an option. */
export function optionError(name: OptionName, what: string, next?: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what, where: `--${name}`, next });
}

/** Reads options as their kinds want them, ghz's defaults filled in. Each throws USAGE, naming option and value. */
export class OptionValues {
  readonly #texts: OptionTexts;

  constructor(texts: OptionTexts) {
    this.#texts = texts;
  }

  /** The text as given, ghz's default, or null. */
  text(name: OptionName): string | null {
    return this.#texts[name] ?? ghzOption(name).initial ?? null;
  }

  isGiven(name: OptionName): boolean {
    return this.#texts[name] !== undefined;
  }

  boolean(name: OptionName): boolean {
    return this.text(name) === 'true';
  }

  /** A whole number from `least` to `most`. */
  integer(name: OptionName, least: number, most: number): number {
    const text = this.text(name) ?? '';
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw optionError(name, `${JSON.stringify(text)} is not a whole number from ${String(least)} to ${String(most)}`);
  }

  durationNs(name: OptionName): number {
    const text = this.text(name) ?? '';
    const ns = parseGoDuration(text);
    if (ns === null) throw optionError(name, `${JSON.stringify(text)} is not a duration such as 10s, 1500ms or 1m30s`);
    return ns;
  }

  /** Bytes, or null where it is not given. */
  bytes(name: OptionName, most: number): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const bytes = parseByteSize(text);
    if (bytes === null || bytes < 1 || bytes > most) throw optionError(name, `${JSON.stringify(text)} is not a size such as 4MB or 4MiB`);
    return bytes;
  }

  choice(name: OptionName): string {
    const text = this.text(name) ?? '';
    const { choices = [] } = ghzOption(name);
    if (!choices.includes(text)) throw optionError(name, `${JSON.stringify(text)} is not allowed; allowed: ${choices.join(', ')}`);
    return text;
  }

  list(name: OptionName): string[] {
    return (this.text(name) ?? '').split(',').map((part) => part.trim()).filter((part) => part !== '');
  }

  /** A JSON object of texts; empty where it is not given. */
  textMap(name: OptionName): Readonly<Record<string, string>> {
    const text = this.text(name);
    return text === null || text.trim() === '' ? {} : textMapOf(text, (what) => optionError(name, what));
  }
}

/** A JSON object of texts. Throws what `wrong` makes. */
export function textMapOf(text: string, wrong: (what: string) => Error): Readonly<Record<string, string>> {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch (cause) {
    throw wrong(`not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  if (map === null || typeof map !== 'object' || Array.isArray(map) || Object.values(map).some((value) => typeof value !== 'string')) throw wrong(`${text} is not a JSON object of texts`);
  return map as Record<string, string>;
}
