/**
 * Time and memory to compare 10, 100 and 1,000 bundles (10 systems, 25 scenarios) with the program that `npm run build` made, the table printed;
 * of the most bundles also with all files written. Bundles are made in a temporary folder from one of which every figure is right, with other
 * figures and sample bytes in each. Fails above 5 s or 500 MB for 1,000, or where time a bundle grows.
 * Usage: npm run bench:aggregate [-- --json] [-- --most N] [-- --profile FOLDER]
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSmallBundle } from '../src/bundle/fixtures/small-bundle.ts';
import { SMALL_PLAN, planned } from '../src/bundle/fixtures/small-plan.ts';
import { formatManifest } from '../src/bundle/manifest.ts';
import { sha256Hex } from '../src/model/canonical-json.ts';
import { SplitMix64 } from '../src/statistics/split-mix64.ts';
import { measureCommand } from './measured-command.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, most: { type: 'string', default: '1000' }, profile: { type: 'string' } } });
const LIMIT_SECONDS = 5;
const LIMIT_BYTES = 500e6;
/** How much more a bundle of many may take than one of a tenth as many. */
const LIMIT_GROWTH = 1.5;
const SYSTEMS = 10;
const SCENARIOS = 25;
const CLI = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url));

const names = Array.from({ length: SYSTEMS }, (_, index) => `system-${index}`);
const scenarios = Array.from({ length: SCENARIOS }, (_, index) =>
  planned({ id: `scenario-${index}`, method: index % 2 === 0 ? 'GetBlock' : 'GetBlockRange', requests: index % 2 === 0 ? { kind: 'heights', listLength: 100, seed: index } : { kind: 'ranges', blocks: 100, offset: index }, stop: { kind: 'count', requests: 300 } }));
const planOf = (repeats) => ({
  ...SMALL_PLAN,
  scenarios,
  variants: names.map((name) => ({ ...SMALL_PLAN.variants[0], name })),
  repeats,
  legs: Array.from({ length: repeats }, (_, index) => ({ repeat: index + 1, order: [...names.slice(index % SYSTEMS), ...names.slice(0, index % SYSTEMS)] })),
});

/** A sealed bundle of a run as `template` is one; aggregate does not look into samples, which are its with a number written over. */
function writeCopy(folder, template, { plan, name, repeat, random }) {
  const faster = 0.5 + names.indexOf(name) / SYSTEMS + random.below(1000) / 10_000;
  const { order } = plan.legs[repeat - 1];
  const bundle = { ...template.bundle, variant: plan.variants.find((variant) => variant.name === name), repeat, leg: { id: `leg-${repeat}`, bootId: `boot-${repeat}`, position: order.indexOf(name) + 1, order } };
  const files = new Map(template.files);
  const measurements = template.measurements.measurements.map((measurement) => {
    const { statistics, samples } = measurement;
    const bytes = Buffer.from(template.files.get(samples.file));
    bytes.writeUInt32LE(random.below(2 ** 32), bytes.length >> 1);
    files.set(samples.file, bytes);
    const latency = { ...statistics.latency, percentiles: statistics.latency.percentiles.map((entry) => ({ ...entry, valueNs: Math.round(entry.valueNs / faster) })) };
    return { ...measurement, statistics: { ...statistics, unitsPerSecond: statistics.unitsPerSecond * faster, callsPerSecond: statistics.callsPerSecond * faster, latency }, samples: { ...samples, sha256: sha256Hex(bytes) } };
  });
  for (const [file, document] of [['bundle.json', bundle], ['measurements.json', { ...template.measurements, measurements }]]) files.set(file, Buffer.from(`${JSON.stringify(document, null, 2)}\n`));
  for (const part of ['samples', 'logs']) mkdirSync(join(folder, part), { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes);
  writeFileSync(join(folder, 'MANIFEST.sha256'), formatManifest(new Map([...files].map(([file, bytes]) => [file, sha256Hex(bytes)]))));
}

async function writeBundles(folder, count) {
  const plan = planOf(count / SYSTEMS);
  const first = join(folder, 'template');
  await writeSmallBundle(first, { plan });
  const json = (file) => JSON.parse(readFileSync(join(first, file), 'utf8'));
  const paths = readdirSync(first, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'MANIFEST.sha256').map((entry) => join(entry.parentPath, entry.name).slice(first.length + 1));
  const template = { bundle: json('bundle.json'), measurements: json('measurements.json'), files: new Map(paths.map((path) => [path, readFileSync(join(first, path))])) };
  rmSync(first, { recursive: true });
  const random = new SplitMix64(9n);
  for (let repeat = 1; repeat <= plan.repeats; repeat += 1) for (const name of names) writeCopy(join(folder, 'runs', `${name}-r${repeat}`), template, { plan, name, repeat, random });
}

async function measure(count, extra) {
  const folder = mkdtempSync(join(tmpdir(), 'indexbench-aggregate-bench-'));
  try {
    await writeBundles(folder, count);
    const results = [];
    for (const files of extra ? ['none', 'all'] : ['none']) {
      const out = join(folder, 'out');
      const { code, errors, ...measured } = await measureCommand(CLI, ['aggregate', join(folder, 'runs'), ...(files === 'all' ? ['--out', out] : [])], files === 'none' && extra ? values.profile : undefined);
      if (code !== 0) throw new Error(`aggregate ended with ${code}: ${errors}`);
      results.push({ bundles: count, files, ...measured });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const most = Number(values.most);
const results = [];
for (const count of [most / 100, most / 10, most]) if (count >= SYSTEMS) results.push(...(await measure(count, count === most)));
const [, tenth, whole] = results.filter(({ files }) => files === 'none');
if (values.json) console.log(JSON.stringify({ node: process.version, results }));
else for (const { bundles, files, seconds, cpuSeconds, peakBytes } of results) console.log(`${bundles} bundles, files written: ${files}: ${seconds} s, ${cpuSeconds} s of CPU time, peak resident size ${(peakBytes / 1e6).toFixed(0)} MB`);
console.log(`limits for ${most} bundles, with or without files written: ${LIMIT_SECONDS} s, ${LIMIT_BYTES / 1e6} MB`);
const grows = whole !== undefined && whole.cpuSeconds / whole.bundles > (LIMIT_GROWTH * tenth.cpuSeconds) / tenth.bundles;
if (grows || results.some(({ seconds, peakBytes }) => seconds > LIMIT_SECONDS || peakBytes > LIMIT_BYTES)) process.exitCode = 1;
