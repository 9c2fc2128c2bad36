import type { ImportedMeasurement } from '../../model/generated/types.ts';

/** A file as it was read. */
export interface ImportFile {
  /** Its path; in a folder the one below it. */
  readonly path: string;
  readonly text: string;
}

/** A measurement before it has an id. */
export type ReadMeasurement = Omit<ImportedMeasurement, 'id'>;

export interface ImportRead {
  readonly toolVersion: string | null;
  readonly measurements: readonly ReadMeasurement[];
}

/** What reads one tool's output. To add one: a folder here, and its line in registry.ts. */
export interface Importer {
  readonly format: string;
  /** What to hand it, for people. */
  readonly reads: string;
  readonly takes: 'file' | 'folder';
  /**
   * @param files one, or of a folder all JSON files below it
   * @throws IndexbenchError INPUT_NOT_JSON, INPUT_INVALID, INPUT_INCONSISTENT with file and pointer
   */
  readonly read: (files: readonly ImportFile[]) => ImportRead;
}
