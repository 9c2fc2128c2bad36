import type { Imported, ImportedLatency, ImportedMeasurement } from '../model/generated/types.ts';
import { formatDuration, formatNumber, NO_FIGURE } from './figures.ts';

/** What `import` prints: figures with their unit, and every flag in full. Names are foreign: the caller makes each line safe. */
export function importedLines({ format, toolVersion, measurements }: Imported): string[] {
  const head = `${format}${toolVersion === null ? '' : ` ${toolVersion}`}: ${String(measurements.length)} measurement${measurements.length === 1 ? '' : 's'}`;
  return [head, ...measurements.flatMap(measurementLines)];
}

function measurementLines({ id, name, unit, measures, calls, ok, callsPerSecond, latency, warnings }: ImportedMeasurement): string[] {
  const rate = callsPerSecond === null ? NO_FIGURE : `${formatNumber(callsPerSecond)} good ${unit}s/s`;
  return [`${id}  ${name}`, `  unit: ${measures}`, `  ${String(ok)} of ${String(calls)} ${unit}s good, ${rate}, ${latencyText(latency)}`, ...warnings.map(({ code, detail }) => `  [${code}] ${detail}`)];
}

function latencyText(latency: ImportedLatency | null): string {
  if (latency === null) return `latency ${NO_FIGURE}`;
  const percentiles = latency.percentiles.map(({ percent, valueNs, mark }) => `p${String(percent)} ${mark === 'max' ? '(max) ' : ''}${formatDuration(valueNs)}`);
  return `${[`mean ${formatDuration(latency.meanNs)}`, ...percentiles].join(', ')}${latency.source === 'stated' ? ' (as the tool states them)' : ''}`;
}
