import type { SampleColumns } from '../comparison/measurement.ts';
import type { SampleChunk, SampleColumn } from './sample-columns.ts';
import { readSamples, type ExpectedSamples } from './samples-reader.ts';

/** The columns of a sample file that sums and statistics are computed from; one that the driver lacks is null. */
export async function readSummaryColumns(path: string, expected: ExpectedSamples): Promise<SampleColumns> {
  return summaryColumnsOf(await readSamples(path, expected), expected.absentColumns);
}

/** The same columns of samples that were already read. */
export function summaryColumnsOf({ wide, narrow }: SampleChunk, absentColumns: readonly string[]): SampleColumns {
  const absent = new Set<string>(absentColumns);
  const known = <T>(name: SampleColumn, column: T): T | null => (absent.has(name) ? null : column);
  return {
    startNs: wide.startNs,
    endNs: wide.endNs,
    firstMessageNs: known('firstMessageNs', wide.firstMessageNs),
    bytes: known('bytes', wide.bytes),
    messages: known('messages', narrow.messages),
    status: narrow.status,
    phase: narrow.phase,
  };
}
