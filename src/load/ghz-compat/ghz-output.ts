import { SAMPLE_PHASE, sampleStatusName } from '../../comparison/sample-codes.ts';
import { hdrLog } from '../../interop/hdr-log.ts';
import { hdrPercentiles } from '../../interop/hdr-percentiles.ts';
import { toGhzReport } from '../../interop/ghz-report-writer.ts';
import type { ReportedCall } from '../../interop/ghz-report-writer.ts';
import { ghzCsv } from '../../interop/ghz-csv.ts';
import { ghzSummary, someSucceeded } from '../../interop/ghz-summary.ts';
import type { GhzReport } from '../../model/generated/types.ts';
import type { DriveTarget } from '../drive-order.ts';
import type { DriveResult, FailureGroup } from '../drive-result.ts';
import { HdrHistogram } from '../../statistics/hdr-histogram.ts';
import type { GhzFormat, GhzLoad } from './ghz-load.ts';
import { authorityOf } from '../native/transport/transport.ts';
import { readRawSamples } from '../raw-samples.ts';

/** Of the texts of one status. */
const MOST_TEXTS = 3;

/**
 * A drive as ghz would report it: from the raw samples, the first to end left out where that was asked. Cut-off calls are no rows. Where
 * no call succeeded, the average and the rate, which ghz would make of failures, are 0.
 */
export function ghzReportOf(load: GhzLoad, target: DriveTarget, result: DriveResult): GhzReport {
  const report = toGhzReport({
    options: { ...load.options, host: authorityOf(target) },
    name: load.name,
    tags: load.tags,
    countErrors: load.countErrors,
    endReason: endReasonOf(load, result),
    startUnixMs: result.window.startUnixMs,
    totalNs: result.window.lastEndNs,
    calls: measuredCalls(result).slice(load.skipFirst),
  });
  return someSucceeded(report) ? report : { ...report, average: 0, rps: 0 };
}

/** A drive in the form that `-O` asks for. */
export function loadReportText(load: GhzLoad, target: DriveTarget, result: DriveResult): string {
  const { format } = load;
  if (format !== 'hgrm' && format !== 'hlog') return formatGhzReport(ghzReportOf(load, target, result), format);
  const counted = measuredCalls(result).slice(load.skipFirst).filter(({ status }) => load.countErrors || status === 0);
  if (format === 'hlog') return hdrLog({ startUnixMs: result.window.startUnixMs, values: counted.map(({ endNs, latencyNs }) => ({ atNs: endNs, valueNs: latencyNs })) });
  const histogram = new HdrHistogram();
  for (const { latencyNs } of counted) histogram.record(latencyNs);
  return hdrPercentiles(histogram);
}

/** The report in one of ghz's forms. */
export function formatGhzReport(report: GhzReport, format: GhzFormat): string {
  switch (format) {
    case 'csv':
      return ghzCsv(report);
    case 'summary':
      return ghzSummary(report);
    case 'json':
      return JSON.stringify(report);
    case 'pretty':
      return `${JSON.stringify(report, null, 2)}\n`;
  }
}

function endReasonOf(load: GhzLoad, result: DriveResult): 'normal' | 'timeout' | 'cancel' {
  // Ended before all was sent; ghz has no word for a server that is gone.
  if (result.endReason === 'cancel' || result.endReason === 'server-gone') return 'cancel';
  const { stop } = load.order;
  const wasHandedOut = stop.kind === 'count' || (stop.kind === 'first' && result.started >= stop.requests);
  return result.endReason === 'timeout' || !wasHandedOut ? 'timeout' : 'normal';
}

/**
 * Why calls of one status failed. A sample holds a status but no text, so that of several texts nobody knows which call had which: then
 * the most frequent ones, each with its count.
 */
function textOfStatus(failures: readonly FailureGroup[], status: number): string {
  const groups = failures.filter((group) => group.status === sampleStatusName(status));
  if (groups.length < 2) return groups[0]?.text ?? '';
  const named = groups.slice(0, MOST_TEXTS).map(({ calls, text }) => `${String(calls)} × ${text}`);
  return `one of: ${[...named, ...(groups.length > MOST_TEXTS ? ['others'] : [])].join('; ')}`;
}

/** Latency counts from when a call was due. */
function measuredCalls(result: DriveResult): ReportedCall[] {
  const texts = new Map<number, string>();
  const calls: ReportedCall[] = [];
  for (const { rows, wide, narrow } of readRawSamples(result.samples.file)) {
    for (let at = 0; at < rows; at += 1) {
      if (narrow.phase[at] !== SAMPLE_PHASE.measured) continue;
      const status = narrow.status[at] ?? 0;
      const endNs = wide.endNs[at] ?? 0;
      if (!texts.has(status)) texts.set(status, status === 0 ? '' : textOfStatus(result.failures, status));
      calls.push({ endNs, latencyNs: endNs - (wide.intendedStartNs[at] ?? 0), status, text: texts.get(status) ?? '' });
    }
  }
  return calls;
}
