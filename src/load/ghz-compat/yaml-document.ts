import { parse } from 'yaml';
import { plainValue } from './plain-value.ts';

/** A YAML 1.2 document (true and false, not yes and no) as parseExactJson gives JSON. Throws Error, with line and column. */
export function parseYaml(text: string): unknown {
  return plainValue(parse(text, { intAsBigInt: true, logLevel: 'error' }));
}
