import { findBundles } from '../bundle/find-bundles.ts';
import { openBundle, type OpenedBundle } from '../bundle/reader.ts';
import { refusalOf } from '../bundle/refusal.ts';
import { compare } from '../comparison/compare.ts';
import { trendOf } from '../comparison/trend.ts';
import { IndexbenchError, type ExitCode } from '../model/errors.ts';
import type { Comparison, DeclaredGates, Plan, PlannedRun, RefusedInput } from '../model/generated/types.ts';
import { checkGateForms, checkGates } from '../plan/check-gates.ts';

export interface AggregateRequest {
  /** Folders below which bundles are looked for. */
  readonly roots: readonly string[];
  /** Gates given now, and their file; null: those that the plan declared. */
  readonly gates: { readonly file: string; readonly declared: DeclaredGates } | null;
  /** Recomputes a bundle from its samples and says what differs; null where that is not wanted. */
  readonly recheck: ((bundle: OpenedBundle) => Promise<void>) | null;
  /** Of a stored run, for a trend; by default none. */
  readonly baseline?: Comparison | null;
  /** Of one leg: what it was to run; by default all that the plans say. */
  readonly onlyRuns?: readonly PlannedRun[] | undefined;
  readonly version: string;
}

export interface AggregateResult {
  readonly comparison: Comparison;
  /** Folder of each bundle that was taken, by its id; absolute. */
  readonly folders: ReadonlyMap<string, string>;
  readonly exitCode: 0 | ExitCode;
}

/**
 * Finds bundles, opens each as hostile input, and compares those that are whole. One that is refused does not keep the rest from being
 * compared, but the result is then no pass.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND for a folder that is absent, INPUT_INCONSISTENT for gates that name what no plan here runs,
 *   NOTHING_TO_COMPARE where no bundle is usable
 */
export async function aggregate(request: AggregateRequest): Promise<AggregateResult> {
  if (request.gates !== null) checkGateForms(request.gates.declared.document, request.gates.file);
  const { opened, refused } = await openAll(request.roots, request.recheck);
  if (request.gates !== null) requireFit(request.gates, opened);
  const found = compare(opened, refused, { indexbenchVersion: request.version, samplesVerified: request.recheck !== null, gates: request.gates?.declared ?? null, onlyRuns: request.onlyRuns });
  const baseline = request.baseline ?? null;
  const comparison = baseline === null ? found : { ...found, trend: trendOf(found, baseline) };
  return { comparison, folders: new Map([...opened].reverse().map(({ bundleId, folder }) => [bundleId, folder])), exitCode: exitCodeOfOutcome(comparison.outcome) };
}

export interface OpenedFolders {
  readonly opened: readonly OpenedBundle[];
  readonly refused: readonly RefusedInput[];
}

/** Opens every bundle below the folders; one that is no good is named among the refused. */
export async function openAll(roots: readonly string[], recheck: AggregateRequest['recheck']): Promise<OpenedFolders> {
  const opened: OpenedBundle[] = [];
  const refused: RefusedInput[] = [];
  const plans = new Map<string, Plan>();
  for (const folder of await findBundles(roots)) {
    try {
      const bundle = await openBundle(folder, plans);
      await recheck?.(bundle);
      opened.push(bundle);
    } catch (error) {
      if (!(error instanceof IndexbenchError)) throw error;
      refused.push(refusalOf(folder, error));
    }
  }
  return { opened, refused };
}

/** A gate that names what was never run would only ever be "not measured": the reader wants to know of the typo. */
function requireFit({ file, declared }: NonNullable<AggregateRequest['gates']>, opened: readonly OpenedBundle[]): void {
  if (opened.length === 0) return;
  const plans = opened.map(({ plan }) => plan);
  const all = { variants: plans.flatMap(({ variants }) => variants), scenarios: plans.flatMap(({ scenarios }) => scenarios), drivers: plans.flatMap(({ drivers }) => drivers), studies: plans.flatMap(({ studies }) => studies) };
  checkGates(declared.document, all, file);
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
