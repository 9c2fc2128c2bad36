/**
 * Characters that no output may pass on: controls (a terminal obeys them), bidirectional and zero-width formatting (text then reads as what it
 * is not), lone surrogates, and line ends.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const REPLACEMENT = '\ufffd';

/** One line of text that is safe on a terminal: line ends and tabs become spaces, other unsafe characters U+FFFD. */
export function escapeText(text: string): string {
  return text.replace(/\r\n|[\n\r\t\u2028\u2029]/g, ' ').replace(UNSAFE, REPLACEMENT);
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What stands in every form as it is: most of what a report of many runs is made of. */
const PLAIN = /^[\w .,:;/%+-]*$/;

/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  if (PLAIN.test(text)) return text;
  return escapeText(text).replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? '');
}

/** Text for a Markdown table cell: no markup, no link, no mention comes of it. */
export function escapeMarkdown(text: string): string {
  return escapeText(text)
    .replace(/[&<>]/g, (character) => HTML_ENTITIES[character] ?? '')
    .replace(/[\\`*_[\]|~#]/g, '\\$&')
    .replace(/@|:(?=[/\w+-])|(?<=\bwww)\./gi, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** Foreign text as a Markdown code span, also within a table: there neither mentions nor links exist. */
export function markdownCode(text: string): string {
  const safe = escapeText(text).replaceAll('|', '\\|');
  const longest = Math.max(0, ...[...safe.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = safe.startsWith('`') || safe.endsWith('`') || safe.trim() === '' ? ' ' : '';
  return `${fence}${pad}${safe}${pad}${fence}`;
}

/**
 * A CSV field (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers go out as they are.
 * Source: OWASP, CSV Injection.
 */
export function escapeCsv(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = escapeText(value);
  const guarded = /^\s*[=+\-@|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
