/** What `bench/driver.mjs` measures: servers and client programs as processes of their own, and the CPU time that a client used. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const { GHZ_HOW_TO_GET, findGhz } = await tsImport('../src/load/ghz/find-ghz.ts', import.meta.url);
const { readRawSamples } = await tsImport('../src/load/raw-samples.ts', import.meta.url);
const { generateChain } = await tsImport('../src/reference/generate-chain.ts', import.meta.url);

export const CHAIN_BLOCKS = 100_000;
export const BLOCKS_A_CALL = 10_000;
const CHAIN_SEED = 5n;
const WARM_MESSAGES = 100_000;
const LIMIT_MS = 120_000;
const SERVICE = 'cash.z.wallet.sdk.rpc.CompactTxStreamer';

const hasTwoCpus = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;
/** Servers on the first CPU, clients on the second, as in a run. */
const pinned = (cpu, command) => (hasTwoCpus ? ['taskset', '-c', String(cpu), ...command] : command);

/** ghz from INDEXBENCH_BIN or PATH: where it is and which version, or null. */
export function findGhzProgram() {
  return findGhz([process.env.INDEXBENCH_BIN ?? '', ...(process.env.PATH ?? '').split(delimiter)].filter((folder) => folder !== ''));
}

/** A temporary folder with a chain and a build of the sources as they are; it goes with this process. */
export function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'indexbench-bench-driver-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  const dist = join(folder, 'dist');
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), dist], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) throw new Error('the build failed');
  const chain = generateChain({ folder: join(folder, 'chain'), seed: CHAIN_SEED, blocks: CHAIN_BLOCKS });
  return { folder, dist, chain };
}

/** A null server; `flags` say how it frames. */
export async function startServer(place, flags) {
  const [command, ...args] = pinned(0, [process.execPath, join(place.dist, 'reference.mjs'), '--chain', join(place.folder, 'chain'), '--null', ...flags]);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    ended.then(() => reject(new Error('the server ended before it was ready')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready"')) resolve(JSON.parse(line).address);
    });
  });
  return {
    address,
    port: Number(address.split(':')[1]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a command under bash's `time`, to its end: user and system time of the whole process, its start-up included. */
function timed(command, onStart) {
  const script = 'TIMEFORMAT="cpu %3U %3S"; time "$@"';
  const child = spawn('bash', ['-c', script, 'bash', ...pinned(1, command)], { stdio: ['pipe', 'pipe', 'pipe'] });
  const endWithThis = () => child.kill('SIGTERM');
  process.once('exit', endWithThis);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  onStart(child);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      process.off('exit', endWithThis);
      const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(errors) ?? [];
      if (code !== 0 || user === undefined) reject(new Error(`${command.join(' ')}: exit ${code}: ${errors}`));
      else resolve((Number(user) + Number(system)) * 1e6);
    });
  });
}

/** Methods and requests that the rows need, for either program. */
export const WORK = {
  download: {
    method: 'GetBlockRange',
    requests: { kind: 'download', blocks: BLOCKS_A_CALL },
    ghzData: Array.from({ length: CHAIN_BLOCKS / BLOCKS_A_CALL }, (_, i) => ({ start: { height: i * BLOCKS_A_CALL + 1 }, end: { height: (i + 1) * BLOCKS_A_CALL } })),
  },
  block: {
    method: 'GetBlock',
    requests: { kind: 'heights', listLength: 1000, seed: 1 },
    ghzData: Array.from({ length: 1000 }, (_, i) => ({ height: ((i * 7919) % CHAIN_BLOCKS) + 1 })),
  },
};

/**
 * One drive of the built driver in a process of its own, its code warmed first; with the low count that makes the 300,000 messages of a run.
 * Gives CPU time in µs, the drive's result, the p50 of its latencies in µs, and the process's peak memory.
 */
export async function runNative(place, { server, warmServer, work, clients, requests, transport, arrival }) {
  const planned = {
    scenario: {
      id: 'bench', title: 'bench', method: work.method, requests: work.requests, clients, connections: 1, warmupRequests: 0,
      stop: { kind: 'count', requests }, deadlineSeconds: LIMIT_MS / 1000, maxMessageBytes: 4 * 1024 * 1024, arrival,
    },
    workload: 'bench', domain: 'serving', unit: work.method === 'GetBlock' ? 'call' : 'block', projection: 'shielded', firstHeight: 1, lastHeight: CHAIN_BLOCKS, scheduleSha256: '0'.repeat(64),
  };
  const target = { host: '127.0.0.1', port: server.port };
  const samplesFile = join(place.folder, 'samples.raw');
  const drive = {
    target, transport, arrival, method: work.method, requests: { kind: 'schedule', planned }, clients, connections: 1, warmupRequests: 0, stop: planned.scenario.stop,
    maxMessageBytes: planned.scenario.maxMessageBytes, deadlineMs: LIMIT_MS, idleLimitMs: LIMIT_MS, overallLimitMs: LIMIT_MS, check: 'blocks',
    expectedPassSha256: clients === 1 && work === WORK.download ? place.chain.digest : null, checkedPayloads: null, samplesFile,
  };
  const warm = { target: { ...target, port: warmServer.port }, transport, messages: WARM_MESSAGES, firstHeight: 1, lastHeight: CHAIN_BLOCKS, overallLimitMs: LIMIT_MS };
  let result = null;
  let peakMemoryMb = null;
  const cpuMicros = await timed([process.execPath, join(place.dist, 'driver.mjs')], (child) => {
    let pid = 0;
    const send = (request) => child.stdin.write(`${JSON.stringify(request)}\n`);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const reply = JSON.parse(line);
      if (reply.kind === 'ready') {
        pid = reply.pid;
        send({ kind: 'warm', id: 1, order: warm });
        send({ kind: 'drive', id: 2, order: drive });
      } else if (reply.kind === 'error') send({ kind: 'quit' });
      else if (reply.kind === 'result' && reply.id === 2) {
        result = reply.result;
        peakMemoryMb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
        send({ kind: 'quit' });
      }
    });
  });
  if (result === null || result.ok !== requests) throw new Error(`native: ${JSON.stringify(result?.failures ?? 'no result')}`);
  return { cpuMicros, result, p50Micros: latencyMicros(samplesFile, 'startNs', 'endNs', 0.5), behindP99Micros: latencyMicros(samplesFile, 'intendedStartNs', 'startNs', 0.99), peakMemoryMb };
}

/** Between two columns of the samples, the value below which that share of the calls lies. */
function latencyMicros(file, from, to, share) {
  const latencies = [...readRawSamples(file)].flatMap(({ rows, wide }) => Array.from({ length: rows }, (_, row) => wide[to][row] - wide[from][row]));
  return latencies.sort((a, b) => a - b)[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] / 1000;
}

/** Runs another bench on the client's CPU, to its line of JSON. */
export function runBench(name, flags) {
  const [command, ...args] = pinned(1, [process.execPath, '--import', 'tsx', join(ROOT, 'bench', name), ...flags, '--json']);
  const { stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (!line.startsWith('{')) throw new Error(`${name}: ${stderr}`);
  return JSON.parse(line);
}

/** The same with ghz. `templates`: as it comes, or with its templates disabled. */
export async function runGhz(place, { ghz, server, work, clients, requests, templates }) {
  const data = join(place.folder, 'ghz-data.json');
  const report = join(place.folder, 'ghz-report.json');
  writeFileSync(data, JSON.stringify(work.ghzData));
  const proto = join(place.dist, 'proto');
  const cpuMicros = await timed([
    ghz, '--insecure', '--proto', join(proto, 'service.proto'), '--import-paths', proto, '--call', `${SERVICE}/${work.method}`, '-c', String(clients), '--connections', '1',
    '-n', String(requests), '-t', `${LIMIT_MS / 1000}s`, '-D', data, ...(templates ? [] : ['--disable-template-functions', '--disable-template-data']), '-O', 'json', '-o', report, server.address,
  ], (child) => child.stdout.resume());
  const { statusCodeDistribution, latencyDistribution } = JSON.parse(readFileSync(report, 'utf8'));
  if (statusCodeDistribution.OK !== requests) throw new Error(`ghz: ${JSON.stringify(statusCodeDistribution)}`);
  return { cpuMicros, p50Micros: latencyDistribution.find(({ percentage }) => percentage === 50).latency / 1000 };
}
