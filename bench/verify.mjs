/**
 * Time and memory to verify a bundle of 2.6 million samples with the program that `npm run build` made. The bundle is made in a temporary
 * folder: 13 measurements of 200,000 calls, single blocks and ranges. Fails above 5 s or 300 MB.
 * Usage: npm run bench:verify [-- --calls N] [-- --json] [-- --profile FOLDER]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSmallBundle } from '../src/bundle/fixtures/small-bundle.ts';
import { SMALL_PLAN, planned } from '../src/bundle/fixtures/small-plan.ts';
import { measureCommand } from './measured-command.mjs';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '2600000' }, json: { type: 'boolean', default: false }, profile: { type: 'string' } } });
const LIMIT_SECONDS = 5;
const LIMIT_BYTES = 300e6;
const MEASUREMENTS = 13;
const CLI = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url));

const stop = { kind: 'count', requests: Math.round(Number(values.calls) / MEASUREMENTS) };
const scenarios = Array.from({ length: MEASUREMENTS }, (_, index) =>
  index % 3 < 2
    ? planned({ id: `single-${index}`, method: 'GetBlock', requests: { kind: 'heights', listLength: 2000, seed: 7 + index }, stop, clients: 8 })
    : planned({ id: `ranges-${index}`, method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 100, offset: index }, stop, clients: 2 }));

const folder = mkdtempSync(join(tmpdir(), 'indexbench-verify-bench-'));
try {
  await writeSmallBundle(join(folder, 'bundle'), { plan: { ...SMALL_PLAN, scenarios } });
  const { code, errors, ...measured } = await measureCommand(CLI, ['verify', folder], values.profile);
  if (code !== 0) throw new Error(`verify ended with ${code}: ${errors}`);
  const result = { node: process.version, calls: stop.requests * MEASUREMENTS, ...measured };
  if (values.json) console.log(JSON.stringify(result));
  else console.log(`${result.calls.toLocaleString('en')} samples verified in ${result.seconds} s, ${result.cpuSeconds} s of CPU time (limit ${LIMIT_SECONDS}), peak resident size ${(result.peakBytes / 1e6).toFixed(0)} MB (limit ${LIMIT_BYTES / 1e6})`);
  if (result.seconds > LIMIT_SECONDS || result.peakBytes > LIMIT_BYTES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
