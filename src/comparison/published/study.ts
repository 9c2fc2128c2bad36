import { IndexbenchError } from '../../model/errors.ts';
import type { PublishedCell, PublishedData, PublishedStudy } from '../../model/generated/types.ts';
import { exactly, roundedOf, type Rounded } from './decimal.ts';

/** A row of a data file: text by column. */
export type DataRow = Readonly<Record<string, string>>;

/** A study with its data files, as read. */
export interface LoadedStudy {
  readonly document: PublishedStudy;
  /** Rows by the id of the data. */
  readonly data: ReadonlyMap<string, readonly DataRow[]>;
}

export interface CellPlace {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/** The printed figure of a cell. Throws INPUT_INCONSISTENT where there is no such cell, or none with one figure. */
export function cellValue(study: LoadedStudy, place: CellPlace): Rounded {
  const cell = cellAt(study, place);
  if (cell.kind !== 'figure') refuse(study, place, `is "${cell.kind}", not one figure`);
  return roundedOf(cell.value);
}

function cellAt(study: LoadedStudy, place: CellPlace): PublishedCell {
  const table = study.document.tables.find(({ id }) => id === place.table);
  const column = table?.columns.findIndex(({ id }) => id === place.column) ?? -1;
  const cell = table?.rows.find(({ id }) => id === place.row)?.cells[column];
  return cell ?? refuse(study, place, 'does not exist');
}

function refuse(study: LoadedStudy, { table, row, column }: CellPlace, what: string): never {
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the cell ${table}/${row}/${column} ${what}`, where: study.document.id, next: 'Correct the fixture.' });
}

export interface RowChoice {
  readonly data: string;
  readonly column: string;
  /** Texts that a column may have. */
  readonly where: Readonly<Record<string, readonly string[]>>;
}

/** The values of a column in the rows chosen, in the file's order. Throws INPUT_INCONSISTENT where no row has one. */
export function rowValues(study: LoadedStudy, { data, column, where }: RowChoice): Rounded[] {
  const rows = study.data.get(data) ?? [];
  const chosen = rows.filter((row) => Object.entries(where).every(([name, texts]) => texts.includes(row[name] ?? '')));
  const values = chosen.map((row) => row[column] ?? '').filter((text) => text !== '').map(Number);
  if (values.length === 0 || values.some((value) => !Number.isFinite(value))) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `no figures in the column ${column} of ${data} where ${JSON.stringify(where)}`, where: study.document.id, next: 'Correct the fixture.' });
  }
  return values.map(exactly);
}

/**
 * What a schema cannot say of a study: ids are used once, rows are as wide as their table, data files have the columns and rows that the
 * document names.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the place
 */
export function checkStudy({ document, data }: LoadedStudy): void {
  const fail = (where: string, what: string): never => {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what, where: `${document.id}: ${where}`, next: 'Correct the fixture.' });
  };
  const unique = (where: string, ids: readonly string[]): void => {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) fail(where, `the id "${twice}" stands twice`);
  };
  unique('tables and data', [...document.tables, ...document.data].map(({ id }) => id));
  unique('derived', document.derived.map(({ id }) => id));
  for (const { id, columns, rows } of document.tables) {
    unique(id, columns.map((column) => column.id));
    unique(id, rows.map((row) => row.id));
    for (const { id: row, cells } of rows) if (cells.length !== columns.length) fail(`${id}/${row}`, `${String(cells.length)} cells for ${String(columns.length)} columns`);
  }
  for (const described of document.data) checkData(described, data.get(described.id) ?? [], fail);
}

function checkData({ id, columns, rows }: PublishedData, found: readonly DataRow[], fail: (where: string, what: string) => never): void {
  if (found.length !== rows) fail(id, `${String(found.length)} rows, the document says ${String(rows)}`);
  const named = columns.map((column) => column.id).join();
  const there = Object.keys(found[0] ?? {}).join();
  if (named !== there) fail(id, `has the columns ${there}, the document says ${named}`);
}
