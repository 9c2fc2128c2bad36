import type { ImportWarning } from '../../../model/generated/types.ts';
import { countWarnings, latencyFromCalls } from '../imported-latency.ts';
import type { Importer, ReadMeasurement } from '../importer.ts';
import { JsonValue } from '../json-value.ts';

/** hyperfine's `--export-json`. Warm-up runs are not in it. */
export const HYPERFINE_IMPORTER: Importer = {
  format: 'hyperfine',
  reads: 'the JSON of hyperfine --export-json',
  takes: 'file',
  read: (files) => ({ toolVersion: null, measurements: files.flatMap(({ text, path }) => JsonValue.parse(text, path).at('results').list().map(readResult)) }),
};

function readResult(result: JsonValue): ReadMeasurement {
  const times = result.at('times').list().map((time) => time.number());
  const codes = exitCodes(result);
  const good = times.filter((_, run) => codes === null || codes[run] === 0);
  const counts = { calls: times.length, ok: good.length, cutOff: 0 };
  return {
    name: result.at('command').text().slice(0, 1024),
    unit: 'command run',
    measures: 'one run of a command, from its start to its end, less what hyperfine takes for the shell',
    clients: 1,
    connections: null,
    ...counts,
    // Between runs there is preparation of unknown length: there is no rate.
    measuredNs: null,
    callsPerSecond: null,
    latency: latencyFromCalls(good.map((seconds) => Math.round(seconds * 1e9))),
    warnings: [...countWarnings('command run', counts), ...timeWarnings(good, codes)],
  };
}

/** Null where the version writes none. A run that a signal ended has null in place of a code: it failed. */
function exitCodes(result: JsonValue): readonly (number | null)[] | null {
  const codes = result.at('exit_codes');
  return codes.isAbsent ? null : codes.list().map((code) => (code.isAbsent ? null : code.count()));
}

function timeWarnings(good: readonly number[], codes: readonly (number | null)[] | null): ImportWarning[] {
  const zeros = good.filter((seconds) => seconds === 0).length;
  return [
    ...(codes === null ? [{ code: 'failures-unseen' as const, detail: 'the file has no exit codes: failed runs cannot be told from good ones' }] : []),
    ...(zeros === 0 ? [] : [{ code: 'zero-times' as const, detail: `${String(zeros)} times are 0: shorter than the shell’s start, which hyperfine subtracts` }]),
  ];
}
