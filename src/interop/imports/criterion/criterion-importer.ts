import { IndexbenchError } from '../../../model/errors.ts';
import type { ImportedLatency } from '../../../model/generated/types.ts';
import { round12 } from '../../../model/rounding.ts';
import { countWarnings, latencyAsStated } from '../imported-latency.ts';
import { percentileOf } from '../../../statistics/percentile.ts';
import type { Importer, ImportFile, ReadMeasurement } from '../importer.ts';
import { JsonValue } from '../json-value.ts';

const SAMPLE_FILE = /(?:^|\/)new\/sample\.json$/;

/** Criterion.rs's folder `target/criterion`: the latest run of each benchmark (`…/new/`). */
export const CRITERION_IMPORTER: Importer = {
  format: 'criterion',
  reads: 'the folder target/criterion of Criterion.rs',
  takes: 'folder',
  read: (files) => {
    const samples = files.filter(({ path }) => SAMPLE_FILE.test(path));
    if (samples.length === 0) throw new IndexbenchError('INPUT_INVALID', { what: 'no …/new/sample.json in it', where: 'the folder', next: 'Give the folder target/criterion of a project whose benchmarks ran.' });
    return { toolVersion: null, measurements: samples.map((file) => readBenchmark(file, files)) };
  },
};

function readBenchmark(file: ImportFile, files: readonly ImportFile[]): ReadMeasurement {
  const sample = JsonValue.parse(file.text, file.path);
  const iterations = sample.at('iters').list().map((count) => count.number());
  const timesNs = sample.at('times').list().map((time) => time.number());
  if (iterations.length !== timesNs.length || iterations.includes(0)) throw new IndexbenchError('INPUT_INVALID', { what: `${String(timesNs.length)} times for ${String(iterations.length)} counts of iterations, or a count of 0`, where: file.path });
  const perIteration = timesNs.map((timeNs, index) => timeNs / (iterations[index] ?? 1)).sort((a, b) => a - b);
  const total = iterations.reduce((sum, count) => sum + count, 0);
  const totalNs = timesNs.reduce((sum, time) => sum + time, 0);
  const counts = { calls: total, ok: total, cutOff: 0 };
  return {
    name: nameOf(file, files).slice(0, 1024),
    unit: 'iteration',
    measures: 'one iteration of a benchmarked closure',
    clients: 1,
    connections: null,
    ...counts,
    measuredNs: round12(totalNs),
    callsPerSecond: totalNs === 0 ? null : round12((total / totalNs) * 1e9),
    latency: latencyOf(perIteration, totalNs / total),
    warnings: [...countWarnings('iteration', counts), { code: 'averaged-samples', detail: `each of the ${String(perIteration.length)} samples is the mean of many iterations: percentiles, smallest and largest are of samples` }],
  };
}

/** Of samples in ascending order: the mean is that of all iterations. */
function latencyOf(ascending: readonly number[], meanNs: number): ImportedLatency | null {
  const percentiles = [50, 90, 95, 99].flatMap((percent): [number, number][] => {
    const valueNs = percentileOf(ascending, percent);
    return valueNs === null ? [] : [[percent, valueNs]];
  });
  const figures = latencyAsStated({ count: ascending.length, meanNs, minNs: ascending[0] ?? null, maxNs: ascending.at(-1) ?? null, percentiles });
  return figures === null ? null : { ...figures, source: 'samples' };
}

/** The benchmark's own name, which its folder only resembles. */
function nameOf({ path }: ImportFile, files: readonly ImportFile[]): string {
  const beside = path.replace(/sample\.json$/, 'benchmark.json');
  const benchmark = files.find((file) => file.path === beside);
  return benchmark === undefined ? path.replace(/\/?new\/sample\.json$/, '') : JsonValue.parse(benchmark.text, beside).at('full_id').text();
}
