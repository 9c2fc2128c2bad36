import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { makeFolder } from '../bundle/output-folder.ts';
import { redactSecrets } from '../host/redact.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../interop/imports/importer.ts';
import { IMPORTERS } from '../interop/imports/registry.ts';
import { sha256Hex } from '../model/canonical-json.ts';
import { serializeDocument, validateDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Imported, ImportedMeasurement } from '../model/generated/types.ts';
import { readInput } from './input-files.ts';
import { writeReport } from './report-files.ts';

/** ghz writes 87 bytes a call, and keeps a million of them. */
const MAX_IMPORT_BYTES = 256 * 1024 * 1024;
const MOST_FILES = 10_000;
const MOST_LEVELS = 16;

export const IMPORT_FILE = 'imported.json';

/**
 * Reads another tool's output.
 *
 * @throws IndexbenchError USAGE for a format that there is not, INPUT_NOT_FOUND, INPUT_NOT_JSON, INPUT_INVALID and INPUT_INCONSISTENT with file and pointer
 */
export function importOutput(format: string, path: string): Imported {
  const importer = importerOf(format);
  const files = importer.takes === 'folder' ? folderFiles(path) : [{ path, text: readInput(path, MAX_IMPORT_BYTES) }];
  const { toolVersion, measurements } = importer.read(files);
  const document: Imported = {
    version: 1,
    format: importer.format,
    toolVersion,
    files: files.map(({ path: name, text }) => ({ label: importer.takes === 'folder' ? name : basename(name), sha256: sha256Hex(text), bytes: Buffer.byteLength(text) })),
    measurements: withIds(importer, measurements),
  };
  return validateDocument('Imported', document, path);
}

/** Writes the document into a folder, where nothing of that name may be. Throws OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL. */
export async function writeImported(folder: string, imported: Imported): Promise<string> {
  const file = join(folder, IMPORT_FILE);
  if (existsSync(file)) throw new IndexbenchError('OUTPUT_EXISTS', { what: 'is there already', where: file });
  makeFolder(folder);
  await writeReport(file, serializeDocument(imported));
  return file;
}

function importerOf(format: string): Importer {
  const importer = IMPORTERS.find((candidate) => candidate.format === format);
  if (importer === undefined) throw new IndexbenchError('USAGE', { what: `unknown format "${format}"; known: ${IMPORTERS.map((known) => known.format).join(', ')}`, where: 'import' });
  return importer;
}

/** Names are the tool's and may be alike: ids are not. */
function withIds({ format }: Importer, measurements: readonly ReadMeasurement[]): ImportedMeasurement[] {
  return measurements.map((measurement, index) => {
    const same = measurements.filter(({ name }) => name === measurement.name).length;
    const repeated = same > 1 ? [{ code: 'name-repeated' as const, detail: `${String(same)} measurements have this name` }] : [];
    return { id: `${format}-${String(index + 1)}`, ...measurement, name: redactSecrets(measurement.name), warnings: [...measurement.warnings, ...repeated] };
  });
}

/** The JSON files below a folder, links not followed, by their paths below it. */
function folderFiles(folder: string): ImportFile[] {
  const paths = jsonFiles(folder, 0).sort();
  if (paths.length > MOST_FILES) throw new IndexbenchError('INPUT_INVALID', { what: `${String(paths.length)} JSON files; at most ${String(MOST_FILES)} are read`, where: folder });
  return paths.map((path) => ({ path: relative(folder, path), text: readInput(path) }));
}

function jsonFiles(folder: string, level: number): string[] {
  if (level === 0 && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'is no folder', where: folder });
  if (level > MOST_LEVELS) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return jsonFiles(path, level + 1);
    return entry.isFile() && entry.name.endsWith('.json') ? [path] : [];
  });
}
