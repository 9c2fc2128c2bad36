import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { IndexbenchError } from '../../model/errors.ts';
import type { OptionTexts } from './command-line.ts';
import { exactDigits, parseExactJson, sortedGoJson } from './schema/exact-json.ts';
import { isOptionName, ghzOption } from './option-table.ts';
import type { OptionName } from './option-table.ts';
import { parseToml } from './toml-document.ts';
import { parseYaml } from './yaml-document.ts';

export interface ConfigFile {
  readonly options: OptionTexts;
  readonly host: string | null;
}

/** Where ghz's configuration file has other defaults than its flags. */
const CONFIG_DEFAULTS: OptionTexts = { 'concurrency-start': '1', 'concurrency-step': '0' };
/** Not a key of ghz's files, since standard input cannot stand in one. */
const NO_KEY: ReadonlySet<string> = new Set(['config', 'binary']);

/**
 * A ghz configuration file as the options that it stands for: its keys are ghz's long flags, plus `host`.
 * Throws INPUT_NOT_FOUND, INPUT_NOT_JSON where it cannot be parsed, or INPUT_INVALID.
 */
export function readConfigFile(file: string): ConfigFile {
  const { host = null, ...keys } = parse(file, read(file));
  if (host !== null && typeof host !== 'string') throw invalid(file, 'host', host);
  const options: Partial<Record<OptionName, string>> = { ...CONFIG_DEFAULTS };
  for (const [key, value] of Object.entries(keys)) {
    if (key === '$schema') continue;
    if (!isOptionName(key) || NO_KEY.has(key)) throw new IndexbenchError('INPUT_INVALID', { what: `${JSON.stringify(key)} is not a key of ghz's configuration files`, where: `--config ${file}`, next: 'Keys are the long names of ghz’s flags.' });
    const text = textOf(file, key, value);
    if (text !== null) options[key] = text;
  }
  return { options, host };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
}

/** Names of the formats, by the file's ending. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = { '.json': parseExactJson, '.toml': parseToml, '.yaml': parseYaml, '.yml': parseYaml };

function parse(file: string, text: string): Record<string, unknown> {
  const parser = PARSERS[extname(file).toLowerCase()];
  if (parser === undefined) throw new IndexbenchError('USAGE', { what: `is none of ${Object.keys(PARSERS).join(', ')}`, where: `--config ${file}` });
  let config: unknown;
  try {
    config = parser(text);
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_JSON', { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
  if (config === null || typeof config !== 'object' || Array.isArray(config)) throw invalid(file, '', config);
  return config as Record<string, unknown>;
}

/** The text that the flag would have; null where the value says nothing. */
function textOf(file: string, key: OptionName, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (ghzOption(key).kind) {
    case 'boolean':
      if (typeof value === 'boolean') return String(value);
      break;
    case 'count':
    case 'integer':
      if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
      break;
    case 'list':
      if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(',');
      break;
    case 'json':
      if (typeof value === 'object') return sortedGoJson(value);
      break;
    default:
      if (key === 'data' && typeof value === 'object') return sortedGoJson(value);
      // An empty text is what ghz has where nothing is given.
      if (typeof value === 'string' && exactDigits(value) === null) return value === '' ? null : value;
  }
  throw invalid(file, key, value);
}

function invalid(file: string, key: string, value: unknown): IndexbenchError {
  return new IndexbenchError('INPUT_INVALID', { what: `${JSON.stringify(value).slice(0, 80)} is not what ghz has there`, where: `--config ${file}#/${key}` });
}
