import { clip } from '../model/clip.ts';
import { IndexbenchError } from '../model/errors.ts';

export interface NameCheck {
  /** What the name is of, in the singular: variant, scenario, driver, snapshot. */
  readonly kind: string;
  readonly name: string;
  readonly known: readonly string[];
  /** Document and JSON pointer, or the flag, that holds the name. */
  readonly where: string;
}

/** @throws IndexbenchError INPUT_INCONSISTENT that lists the allowed names */
export function requireKnown({ kind, name, known, where }: NameCheck): void {
  if (known.includes(name)) return;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `unknown ${kind} ${JSON.stringify(clip(name, 80))}; allowed: ${known.join(', ')}`, where });
}

/** `name` was checked against the record's own keys: a name such as "constructor" is none of them. */
export function ownEntry<T>(record: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(record, name) ? record[name] : undefined;
  if (entry === undefined) throw new RangeError(`no entry ${name}`);
  return entry;
}
