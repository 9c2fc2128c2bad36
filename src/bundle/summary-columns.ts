import { MeasurementSummarizer } from '../comparison/measurement.ts';
import type { MeasurementSummary, SampleColumns, SummaryRule } from '../comparison/measurement.ts';
import type { SampleChunk, SampleColumn } from './sample-columns.ts';
import { readSampleGroups, type ExpectedSamples } from './samples-reader.ts';

/**
 * Sums and statistics of a sample file, one row group in memory at a time.
 *
 * @param onGroup sees each group first, with the number of its first row; what it throws ends the reading
 */
export async function summarizeSampleFile(path: string, expected: ExpectedSamples, rule: SummaryRule, onGroup?: (group: SampleChunk, firstRow: number) => void): Promise<MeasurementSummary> {
  const summarizer = new MeasurementSummarizer(rule, expected.rows);
  let firstRow = 0;
  for await (const group of readSampleGroups(path, expected)) {
    onGroup?.(group, firstRow);
    summarizer.add(summaryColumnsOf(group, expected.absentColumns));
    firstRow += group.rows;
  }
  return summarizer.finish();
}

/** The columns that sums and statistics are computed from; one that the driver lacks is null. */
export function summaryColumnsOf({ wide, narrow }: SampleChunk, absentColumns: readonly string[]): SampleColumns {
  const absent = new Set<string>(absentColumns);
  const known = <T>(name: SampleColumn, column: T): T | null => (absent.has(name) ? null : column);
  return {
    intendedStartNs: known('intendedStartNs', wide.intendedStartNs),
    startNs: wide.startNs,
    endNs: wide.endNs,
    firstMessageNs: known('firstMessageNs', wide.firstMessageNs),
    bytes: known('bytes', wide.bytes),
    messages: known('messages', narrow.messages),
    status: narrow.status,
    client: known('client', narrow.client),
    phase: narrow.phase,
    part: known('part', narrow.part),
  };
}
