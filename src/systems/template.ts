import { IndexbenchError } from '../model/errors.ts';

/** What may stand in braces, by name; null where this launch has no such thing. */
export type TemplateValues = Readonly<Record<string, string | null>>;

/** A name in braces. Anything else in braces, such as JSON, is kept as it is. */
const PLACEHOLDER = /\{([a-z][a-z0-9_]*)\}/g;

/** The names in braces of a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/**
 * Refuses names that nothing stands for.
 *
 * @param where JSON pointer of the text within the variant's configuration
 * @throws IndexbenchError INPUT_INCONSISTENT listing those that exist
 */
export function checkTemplate(text: string, known: readonly string[], where: string): void {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `nothing stands for {${unknown}}; known: ${known.map((name) => `{${name}}`).join(' ')}`, where, next: 'Mend the name in braces.' });
}

/** The text with everything in braces filled in; texts that were checked hold nothing else. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(PLACEHOLDER, (whole: string, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || value === null) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${whole} has no value in this launch`, where: text });
    return value;
  });
}
