import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBundles } from '../bundle/find-bundles.ts';
import { MANIFEST_FILE } from '../bundle/layout.ts';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Comparison } from '../model/generated/types.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import { readInput } from '../run/input-files.ts';
import { SCREENING_FOLDER } from '../run/screening.ts';

export type RunOutcome = Comparison['outcome'] | 'error';

/** What a run came to, as its output folder tells. */
export interface OutcomeFound {
  readonly outcome: RunOutcome;
  /** Null where there is none that can be read. */
  readonly comparison: { readonly file: string; readonly document: Comparison } | null;
  /** Why there is none, where a file should have been one. */
  readonly problem: IndexbenchError | null;
}

/** A comparison of 256 legs has some ten megabytes. */
const MAX_COMPARISON_BYTES = 256 * 1024 * 1024;

/**
 * Reads what a run left. Without a comparison it is `incomplete` where a sealed bundle is there, else `error`.
 *
 * @param succeeded whether the command ended with 0: what a command that failed left is no pass, whatever it says
 */
export async function readRunOutcome(out: string, succeeded: boolean): Promise<OutcomeFound> {
  const file = [out, join(out, SCREENING_FOLDER)].map((folder) => join(folder, COMPARISON_FILES.json.file)).find((candidate) => existsSync(candidate));
  if (file === undefined) return { outcome: await outcomeOfBundles(out), comparison: null, problem: null };
  try {
    const document = parseDocument('Comparison', readInput(file, MAX_COMPARISON_BYTES), file);
    return { outcome: document.outcome === 'passed' && !succeeded ? 'incomplete' : document.outcome, comparison: { file, document }, problem: null };
  } catch (error) {
    if (!(error instanceof IndexbenchError)) throw error;
    return { outcome: await outcomeOfBundles(out), comparison: null, problem: error };
  }
}

async function outcomeOfBundles(out: string): Promise<'incomplete' | 'error'> {
  if (!existsSync(out)) return 'error';
  const bundles = await findBundles([out]);
  return bundles.some((folder) => existsSync(join(folder, MANIFEST_FILE))) ? 'incomplete' : 'error';
}
