import { parse } from 'smol-toml';
import { plainValue } from './plain-value.ts';

/** A TOML document as parseExactJson gives JSON. Throws Error, with line and column. */
export function parseToml(text: string): unknown {
  return plainValue(parse(text, { integersAsBigInt: true }));
}
