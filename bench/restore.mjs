/**
 * Restoring a node's state: `snapshot restore` beside what does the same work with the system's tools, `tee >(sha256sum) | zstd -dc | tar x`,
 * and beside `zstd -dc | tar x`, which digests nothing. The archive is made in a temporary folder: 560 files of 2 MiB, a quarter of each the
 * same in every record, as in sorted files of keys and values. All sides read it from the page cache and write to the same disk; they take turns,
 * and what each has written is removed before the next. Prints medians and ratios.
 * Usage: npm run bench:restore [-- --json] [-- --rounds N] [-- --folder DIR]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url));
const FILES = 560;
const FILE_BYTES = 2 * 1024 * 1024;
const RECORD_BYTES = 96;
const SAME_BYTES = 24;
const NEEDED_BYTES = 4 * FILES * FILE_BYTES;

const option = (name, fallback) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : fallback);
const rounds = Number(option('--rounds', '5'));
const work = mkdtempSync(join(option('--folder', tmpdir()), 'indexbench-bench-restore-'));
const remove = () => rmSync(work, { recursive: true, force: true });
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

function makeState(folder) {
  const database = join(folder, 'state', 'v28', 'testnet');
  mkdirSync(database, { recursive: true });
  writeFileSync(join(database, 'CURRENT'), 'MANIFEST-000001\n');
  writeFileSync(join(database, 'MANIFEST-000001'), 'manifest');
  const bytes = Buffer.allocUnsafe(FILE_BYTES);
  for (let index = 0; index < FILES; index += 1) {
    randomFillSync(bytes);
    for (let at = 0; at + RECORD_BYTES <= FILE_BYTES; at += RECORD_BYTES) bytes.fill(index & 0xff, at, at + SAME_BYTES);
    writeFileSync(join(database, `${String(index + 2).padStart(6, '0')}.sst`), bytes);
  }
}

function digestOf(file) {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(1024 * 1024);
  const handle = openSync(file);
  for (let bytes; (bytes = readSync(handle, buffer)) > 0; ) hash.update(buffer.subarray(0, bytes));
  closeSync(handle);
  return hash.digest('hex');
}

function shell(script) {
  const { status, stderr } = spawnSync('bash', ['-c', `set -euo pipefail; ${script}`], { cwd: work, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script}: exit ${String(status)}: ${stderr}`);
}

/** Seconds from its start to its end. */
function time(command, args) {
  return new Promise((resolve, reject) => {
    const started = process.hrtime.bigint();
    const child = spawn(command, args, { cwd: work, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    child.on('close', (code) => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      if (code !== 0) reject(new Error(`${command}: exit ${String(code)}: ${said}`));
      else resolve(seconds);
    });
  });
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const { bavail, bsize } = statfsSync(work);
if (bavail * bsize < NEEDED_BYTES) throw new Error(`${NEEDED_BYTES} bytes are needed in ${work}, ${bavail * bsize} are free`);
makeState(join(work, 'source'));
shell('tar c -C source . | zstd -3 --long=27 -T0 -q -o state.tar.zst && rm -r source');
const archive = join(work, 'state.tar.zst');
const pin = {
  kind: 'node-state', description: 'Made for a benchmark.', source: { kind: 'path', path: archive }, format: 'tar.zst', sha256: digestOf(archive), archiveBytes: statSync(archive).size, unpackedBytes: null,
  network: 'testnet', firstHeight: 1, tipHeight: 1, tipHash: '0'.repeat(64), stateVersion: 'v28', activationHeights: {}, chainDigests: [], unaryDigests: [],
};
writeFileSync(join(work, 'pins.json'), JSON.stringify({ version: 1, snapshots: { bench: pin }, variants: {} }));

// Bash does not wait for a process substitution within a pipeline; the work is done when its digest is there, as `restore` ends when it has compared it.
const PIPES = (digest, last = '') => `set -euo pipefail; mkdir out; cat state.tar.zst | ${digest}zstd -dc --long=31 | tar x -C out${last}`;
const SIDES = {
  restore: [process.execPath, [CLI, 'snapshot', 'restore', 'bench', 'out', '--pins', 'pins.json']],
  'tee sha256sum | zstd | tar': ['bash', ['-c', PIPES('tee >(sha256sum >digest) | ', '; until [ -s digest ]; do sleep 0.01; done')]],
  'zstd | tar': ['bash', ['-c', PIPES('')]],
};
const seconds = Object.fromEntries(Object.keys(SIDES).map((name) => [name, []]));
const names = Object.keys(SIDES);
for (let round = 0; round < rounds; round += 1) {
  for (let turn = 0; turn < names.length; turn += 1) {
    const name = names[(round + turn) % names.length];
    const [command, args] = SIDES[name];
    seconds[name].push(await time(command, args));
    if (readdirSync(join(work, 'out', 'state', 'v28', 'testnet')).length !== FILES + 2) throw new Error(`${name} did not unpack everything`);
    if (name.startsWith('tee') && !readFileSync(join(work, 'digest'), 'utf8').startsWith(pin.sha256)) throw new Error('the digests differ');
    for (const made of ['out', 'digest']) rmSync(join(work, made), { recursive: true, force: true });
    if (!process.argv.includes('--json')) console.error(`round ${String(round + 1)} ${name}: ${seconds[name].at(-1).toFixed(2)} s`);
  }
}

const medianSeconds = Object.fromEntries(names.map((name) => [name, Number(median(seconds[name]).toFixed(3))]));
const over = (name) => Number((medianSeconds.restore / medianSeconds[name]).toFixed(2));
const result = { node: process.version, archiveBytes: pin.archiveBytes, files: FILES, unpackedBytes: FILES * FILE_BYTES, rounds, medianSeconds, overTee: over(names[1]), overZstdTar: over(names[2]) };
if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  for (const name of names) console.log(`${name.padEnd(28)} ${medianSeconds[name].toFixed(2)} s`);
  console.log(`restore takes ${result.overTee} × tee sha256sum | zstd | tar, and ${result.overZstdTar} × zstd | tar (medians of ${rounds}, taking turns; ${(pin.archiveBytes / 1e6).toFixed(0)} MB packed, ${(result.unpackedBytes / 1e6).toFixed(0)} MB unpacked)`);
}
