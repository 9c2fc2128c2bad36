import { IndexbenchError } from './errors.ts';

/**
 * The records of a CSV text (RFC 4180): fields parted by commas, quoted where they hold commas, quotes or line ends; lines end in LF or CRLF, the
 * last one with or without. A blank line is no record.
 *
 * @param where what to call the text in messages
 * @throws IndexbenchError INPUT_INVALID for a quote that is not closed, or text after a closing one
 */
export function parseCsv(text: string, where: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { field, end } = text[at] === '"' ? quotedField(text, at, where) : plainField(text, at);
    record.push(field);
    at = end;
    if (text[at] === ',') {
      at += 1;
      if (at < text.length) continue;
      record.push('');
    }
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return records;
}

/** A CSV text whose first record names the columns, as one object a record. Throws INPUT_INVALID for a record of another length, naming it. */
export function parseCsvTable(text: string, where: string): { readonly columns: readonly string[]; readonly rows: readonly Readonly<Record<string, string>>[] } {
  const [columns = [], ...records] = parseCsv(text, where);
  const rows = records.map((record, index) => {
    if (record.length !== columns.length) throw new IndexbenchError('INPUT_INVALID', { what: `${String(record.length)} fields where the first record has ${String(columns.length)}`, where: `${where}, record ${String(index + 2)}` });
    return Object.fromEntries(columns.map((column, position) => [column, record[position] ?? '']));
  });
  return { columns, rows };
}

interface Field {
  readonly field: string;
  /** Position of what ends it. */
  readonly end: number;
}

function plainField(text: string, from: number): Field {
  let end = from;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && !text.startsWith('\r\n', end)) end += 1;
  return { field: text.slice(from, end), end };
}

function quotedField(text: string, from: number, where: string): Field {
  let field = '';
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new IndexbenchError('INPUT_INVALID', { what: 'a quote is not closed', where: `${where}, character ${String(from + 1)}` });
    field += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      field += '"';
      at = quote + 2;
      continue;
    }
    const end = quote + 1;
    if (end < text.length && text[end] !== ',' && text[end] !== '\n' && !text.startsWith('\r\n', end)) throw new IndexbenchError('INPUT_INVALID', { what: 'text after a closing quote', where: `${where}, character ${String(end + 1)}` });
    return { field, end };
  }
}
