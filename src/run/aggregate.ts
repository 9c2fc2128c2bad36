import { basename } from 'node:path';
import { findBundles } from '../bundle/find-bundles.ts';
import { openBundle, type OpenedBundle } from '../bundle/reader.ts';
import { compare } from '../comparison/compare.ts';
import { IndexbenchError, type ExitCode } from '../model/errors.ts';
import type { Comparison, DeclaredGates, RefusedInput } from '../model/generated/types.ts';

export interface AggregateRequest {
  /** Folders below which bundles are looked for. */
  readonly roots: readonly string[];
  /** Gates given now; null: those that the plan declared. */
  readonly gates: DeclaredGates | null;
  /** Recomputes a bundle from its samples and says what differs; null where that is not wanted. */
  readonly recheck: ((bundle: OpenedBundle) => Promise<void>) | null;
  readonly version: string;
}

export interface AggregateResult {
  readonly comparison: Comparison;
  readonly exitCode: 0 | ExitCode;
}

/**
 * Finds bundles, opens each as hostile input, and compares those that are whole. One that is refused does not keep the rest from being
 * compared, but the result is then no pass.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND for a folder that is absent, NOTHING_TO_COMPARE where no bundle is usable
 */
export async function aggregate(request: AggregateRequest): Promise<AggregateResult> {
  const opened: OpenedBundle[] = [];
  const refused: RefusedInput[] = [];
  for (const folder of await findBundles(request.roots)) {
    try {
      const bundle = await openBundle(folder);
      await request.recheck?.(bundle);
      opened.push(bundle);
    } catch (error) {
      if (!(error instanceof IndexbenchError)) throw error;
      refused.push({ label: basename(folder), code: error.code, message: error.what });
    }
  }
  const comparison = compare(opened, refused, { indexbenchVersion: request.version, samplesVerified: request.recheck !== null, gates: request.gates });
  return { comparison, exitCode: exitCodeOfOutcome(comparison.outcome) };
}

function exitCodeOfOutcome(outcome: Comparison['outcome']): 0 | ExitCode {
  switch (outcome) {
    case 'passed':
      return 0;
    case 'failed':
      return 1;
    case 'incomplete':
      return 4;
  }
}
