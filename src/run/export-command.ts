import { IndexbenchError } from '../model/errors.ts';
import type { Comparison } from '../model/generated/types.ts';
import { benchmarkActionEntries, type BenchmarkActionTool } from '../report/benchmark-action.ts';
import { cellsCsv } from '../report/cells-csv.ts';
import { aggregate } from './aggregate.ts';

interface Exported {
  readonly text: string;
  /** What a reader of the text must know, as sentences. */
  readonly notes: readonly string[];
}

const EXPORTS: Readonly<Record<string, (comparison: Comparison) => Exported>> = {
  csv: (comparison) => ({ text: cellsCsv(comparison), notes: [] }),
  customBiggerIsBetter: (comparison) => forAction(comparison, 'customBiggerIsBetter'),
  customSmallerIsBetter: (comparison) => forAction(comparison, 'customSmallerIsBetter'),
};

export const EXPORT_FORMATS = Object.keys(EXPORTS);

/**
 * The bundles below a folder, aggregated, in another tool's format.
 *
 * @throws IndexbenchError USAGE for a format that there is not, and what aggregate throws
 */
export async function exportBundles(format: string, folder: string, version: string): Promise<Exported> {
  if (!Object.hasOwn(EXPORTS, format)) throw new IndexbenchError('USAGE', { what: `unknown format "${format}"; known: ${EXPORT_FORMATS.join(', ')}`, where: 'export' });
  const { comparison } = await aggregate({ roots: [folder], gates: null, recheck: null, version });
  const exported = EXPORTS[format]?.(comparison) ?? { text: '', notes: [] };
  return { ...exported, notes: [...comparison.refused.map(({ label, code, message }) => `refused ${label}: ${code}: ${message}`), ...exported.notes] };
}

function forAction(comparison: Comparison, tool: BenchmarkActionTool): Exported {
  const { entries, leftOut } = benchmarkActionEntries(comparison, tool);
  return { text: `${JSON.stringify(entries, null, 2)}\n`, notes: leftOut.map((what) => `left out, the action will not miss it: ${what}`) };
}
