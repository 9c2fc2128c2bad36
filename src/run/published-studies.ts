import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aggregateReference, type ReferenceAggregate } from '../comparison/published/reference-aggregate.ts';
import { checkStudy, type DataRow, type LoadedStudy } from '../comparison/published/study.ts';
import { verifyStudy, type StudyResult } from '../comparison/published/verify-study.ts';
import { sha256Hex } from '../model/canonical-json.ts';
import { parseCsvTable } from '../model/csv.ts';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { PublishedData } from '../model/generated/types.ts';
import { readInput } from './input-files.ts';

/** The study whose per-run rows are here. */
const WITH_RUNS = 'reference-study';

export interface PublishedReport {
  readonly studies: readonly StudyResult[];
  /** The kit's own aggregate over the per-run rows; null where that study is not among those read. */
  readonly aggregate: ReferenceAggregate | null;
  /** 0: the discrepancies found are exactly the known ones. */
  readonly exitCode: 0 | 1;
}

/**
 * Recomputes every derived figure of the studies in a folder, one folder a study with its `study.json`.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND, INPUT_NOT_JSON, INPUT_INVALID, INPUT_INCONSISTENT with the file and the place
 */
export function verifyPublished(folder: string): PublishedReport {
  const loaded = loadStudies(folder);
  const studies = [...loaded.values()].map((study) => verifyStudy(study, loaded));
  const withRuns = loaded.get(WITH_RUNS);
  const isAsKnown = studies.every(({ figures }) => figures.every(({ verdict }) => verdict === 'agrees' || verdict === 'known discrepancy'));
  return { studies, aggregate: withRuns === undefined ? null : aggregateReference(withRuns), exitCode: isAsKnown ? 0 : 1 };
}

/** The studies of a folder, by id, in the order of their names. */
export function loadStudies(folder: string): Map<string, LoadedStudy> {
  const studies = new Map<string, LoadedStudy>();
  for (const name of studyFolders(folder)) {
    const file = join(folder, name, 'study.json');
    const document = parseDocument('PublishedStudy', readInput(file), file);
    if (document.id !== name) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `its id is "${document.id}", its folder "${name}"`, where: file, next: 'Name the folder as the study.' });
    const study = { document, data: new Map(document.data.map((data): [string, readonly DataRow[]] => [data.id, loadData(join(folder, name), data)])) };
    checkStudy(study);
    studies.set(document.id, study);
  }
  if (studies.size === 0) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'holds no study', where: folder, next: 'Give a folder with one folder a study, each with a study.json.' });
  return studies;
}

function studyFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'is no folder that can be read', where: folder, cause });
  }
}

function loadData(folder: string, { file, sha256 }: PublishedData): readonly DataRow[] {
  const path = join(folder, file);
  const text = readInput(path);
  const found = sha256Hex(text);
  if (found !== sha256) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `its SHA-256 is ${found}, the study says ${sha256}`, where: path, next: 'The rows of a published study are copied unchanged: fetch the file again.' });
  return parseCsvTable(text, path).rows;
}
