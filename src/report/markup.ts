import { escapeHtml } from './escape.ts';

/** HTML that is known to be safe. Only the `html` tag and `raw` make it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | number | Markup | readonly Insert[];

/** A template whose inserts are escaped, Markup and lists of it excepted. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  return new Markup(parts.reduce((text, part, index) => `${text}${part}${index < inserts.length ? insertText(inserts[index] ?? '') : ''}`, ''));
}

/** Text of our own that is markup already: never for anything that was read. */
export function raw(text: string): Markup {
  return new Markup(text);
}

function insertText(insert: Insert): string {
  if (insert instanceof Markup) return insert.text;
  if (typeof insert === 'number') return String(insert);
  if (typeof insert === 'string') return escapeHtml(insert);
  return insert.map(insertText).join('');
}
