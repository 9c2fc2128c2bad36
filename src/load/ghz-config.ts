import { readFileSync } from 'node:fs';
import { IndexbenchError } from '../model/errors.ts';

/**
 * A ghz configuration file in JSON as the flags that it stands for: its keys are ghz's long flags, plus `host`.
 * Throws INPUT_NOT_FOUND, INPUT_NOT_JSON, or INPUT_INVALID.
 */
export function ghzConfigArguments(file: string): { readonly args: readonly string[]; readonly host: string | null } {
  const config = readConfig(file);
  const { host = null, ...flags } = config;
  if (host !== null && typeof host !== 'string') throw invalid(file, 'host', host);
  return { args: Object.entries(flags).flatMap(([key, value]) => flagsOf(file, key, value)), host };
}

function readConfig(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_JSON', { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
  if (config === null || typeof config !== 'object' || Array.isArray(config)) throw invalid(file, '', config);
  return config as Record<string, unknown>;
}

function flagsOf(file: string, key: string, value: unknown): string[] {
  if (value === false || value === null) return [];
  if (value === true) return [`--${key}`];
  if (typeof value === 'string' || typeof value === 'number') return [`--${key}=${String(value)}`];
  if (key === 'import-paths' && Array.isArray(value)) return [`--${key}=${value.join(',')}`];
  if (key === 'data' || key === 'tags') return [`--${key}=${JSON.stringify(value)}`];
  throw invalid(file, key, value);
}

function invalid(file: string, key: string, value: unknown): IndexbenchError {
  return new IndexbenchError('INPUT_INVALID', { what: `${JSON.stringify(value).slice(0, 80)} is not what ghz has there`, where: `--config ${file}#/${key}` });
}
