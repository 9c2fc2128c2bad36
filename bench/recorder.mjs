/**
 * Memory and time to record 10 million calls of an open loop: recorder, Parquet file, sums and statistics from that file. Prints the
 * highest resident size of this process.
 * Usage: npm run bench:recorder [-- --calls N] [-- --json]
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSampleParquet } from '../src/bundle/samples-writer.ts';
import { summarizeSampleFile } from '../src/bundle/summary-columns.ts';
import { readRawSamples } from '../src/load/raw-samples.ts';
import { SampleRecorder } from '../src/load/recorder.ts';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '10000000' }, json: { type: 'boolean', default: false } } });
const calls = Number(values.calls);
const PLACES = 64;
const LIMIT_BYTES = 400e6;
const RULE = {
  unit: 'call', askedUnits: () => 1, firstMeasured: 0, requestsInPass: null, cutOffInTime: true, openLoop: { places: PLACES }, parts: null,
};

const folder = mkdtempSync(join(tmpdir(), 'indexbench-recorder-'));
const seconds = {};
const timed = async (name, run) => {
  const started = performance.now();
  const result = await run();
  seconds[name] = Number(((performance.now() - started) / 1000).toFixed(2));
  return result;
};

function record(file) {
  const recorder = new SampleRecorder(file);
  const { row } = recorder;
  let noise = 1;
  for (let i = 0; i < calls; i += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    const dueNs = i * 200_000;
    row.intendedStartNs = dueNs;
    row.startNs = dueNs + (noise & 0xfffff);
    row.endNs = row.startNs + 80_000 + (noise >>> 12);
    row.firstMessageNs = row.endNs - 9000;
    row.bytes = 130;
    row.messages = 1;
    row.client = i % PLACES;
    row.status = 0;
    row.attempt = 1;
    row.phase = 1;
    recorder.commit();
  }
  recorder.close(0);
}

try {
  const raw = join(folder, 'samples.raw');
  const parquet = join(folder, 'samples.parquet');
  await timed('record', () => record(raw));
  const recordPeakBytes = process.resourceUsage().maxRSS * 1024;
  await timed('parquet', () => writeSampleParquet(parquet, readRawSamples(raw), []));
  const parquetPeakBytes = process.resourceUsage().maxRSS * 1024;
  const { statistics } = await timed('summarize', () => summarizeSampleFile(parquet, { rows: calls, absentColumns: [] }, RULE));
  if (statistics.goodCalls !== calls) throw new Error(`${statistics.goodCalls} calls instead of ${calls}`);
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  const result = { node: process.version, calls, seconds, recordNsPerCall: Math.round((seconds.record * 1e9) / calls), rawBytes: statSync(raw).size, parquetBytes: statSync(parquet).size, recordPeakBytes, parquetPeakBytes, peakBytes };
  if (values.json) console.log(JSON.stringify(result));
  else {
    console.log(`${calls.toLocaleString('en')} calls: recorded in ${seconds.record} s (${result.recordNsPerCall} ns each), written in ${seconds.parquet} s, summed up in ${seconds.summarize} s`);
    console.log(`files: raw ${(result.rawBytes / 1e6).toFixed(0)} MB, Parquet ${(result.parquetBytes / 1e6).toFixed(0)} MB`);
    console.log(`highest resident size: ${(recordPeakBytes / 1e6).toFixed(0)} MB while recording, ${(parquetPeakBytes / 1e6).toFixed(0)} MB while writing Parquet, ${(peakBytes / 1e6).toFixed(0)} MB in all (limit ${LIMIT_BYTES / 1e6} MB)`);
  }
  if (peakBytes > LIMIT_BYTES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
