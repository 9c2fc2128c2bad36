/**
 * Pacing of the open loop: how far behind the intended starts it is, and the CPU time that it takes, at 5,000 requests a second: alone
 * (each call ends at once), and driving unary calls against a null server in a process of its own.
 * Usage: npm run bench:pacing [-- --rate N] [-- --seconds N] [-- --alone] [-- --json]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { driveOrderOf } from '../src/load/drive-order.ts';
import { driveNative } from '../src/load/native/native-drive.ts';
import { OpenLoop } from '../src/load/native/open-loop.ts';
import { measuredPhase } from '../src/load/native/drive-phase.ts';
import { readRawSamples } from '../src/load/raw-samples.ts';
import { compileArrival } from '../src/plan/arrival.ts';
import { generateChain } from '../src/reference/generate-chain.ts';
import { percentileOf } from '../src/statistics/percentile.ts';

const { values } = parseArgs({ options: { rate: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '5' }, alone: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } });
const perSecond = Number(values.rate);
const seconds = Number(values.seconds);
const LIMITS = { errorP99Ms: 1.5, cpuShare: 0.15 };
const ARRIVALS = { constant: { kind: 'constant', perSecond }, poisson: { kind: 'poisson', perSecond, seed: 1 } };
const SLOTS = 256;

const figures = (errorsMs, cpuMicros, wallMs) => {
  const ascending = Float64Array.from(errorsMs).sort();
  const at = (percent) => Number(percentileOf(ascending, percent).toFixed(3));
  return { requests: ascending.length, errorP50Ms: at(50), errorP99Ms: at(99), errorMaxMs: at(100), cpuShare: Number((cpuMicros / 1000 / wallMs).toFixed(3)) };
};

async function paceAlone(arrival) {
  const errorsMs = [];
  const startMs = performance.now();
  const phase = measuredPhase({ stop: { kind: 'window', seconds } }, { firstMeasured: 0 }, startMs, () => startMs);
  const slots = Array.from({ length: SLOTS }, (_, number) => ({ number, connection: { pauseMs: () => 0 }, calls: [] }));
  const loop = {
    phase, slots, signal: new AbortController().signal, recordUnstarted: () => undefined, waitToReconnect: async () => undefined,
    perform: async (_slot, _i, intendedMs) => void errorsMs.push(performance.now() - intendedMs),
  };
  const cpu = process.cpuUsage();
  await new OpenLoop(loop, compileArrival(arrival)).run();
  const { user, system } = process.cpuUsage(cpu);
  return figures(errorsMs, user + system, performance.now() - startMs);
}

async function startNullServer() {
  const main = fileURLToPath(new URL('../src/reference/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--chain', join(folder, 'chain'), '--null'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await new Promise((resolve, reject) => {
    const look = (data) => {
      const [, found] = /"address":"127\.0\.0\.1:(\d+)"/.exec(String(data)) ?? [];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', (code) => reject(new Error(`the null server ended: ${code}`)));
  });
  return { port, stop: () => child.kill('SIGTERM') };
}

async function paceDriving(arrival, port, samplesFile) {
  const scenario = {
    id: 'pacing', title: 'pacing', method: 'GetLightdInfo', requests: { kind: 'empty' }, clients: SLOTS, connections: 4, warmupRequests: perSecond, stop: { kind: 'window', seconds }, arrival,
    deadlineSeconds: 10, maxMessageBytes: 65_536,
  };
  const planned = { scenario, workload: 'pacing', domain: 'serving', unit: 'call', projection: 'shielded', firstHeight: 1, lastHeight: 100, scheduleSha256: '0'.repeat(64) };
  const order = driveOrderOf(planned, { target: { host: '127.0.0.1', port }, samplesFile, idleLimitMs: 5000, overallLimitMs: (seconds + 30) * 1000, expectedPassSha256: null });
  const result = await driveNative(order, { onProgress: () => undefined, signal: new AbortController().signal });
  const errorsMs = [];
  for (const { rows, wide, narrow } of readRawSamples(samplesFile)) {
    for (let row = 0; row < rows; row += 1) if (narrow.phase[row] === 1) errorsMs.push((wide.startNs[row] - wide.intendedStartNs[row]) / 1e6);
  }
  const { userNs, systemNs } = result.process.measuredCpu;
  return { ...figures(errorsMs, (userNs + systemNs) / 1000, result.window.lastEndNs / 1e6), ok: result.ok, ...result.openLoop };
}

const kinds = values.alone ? ['alone'] : ['alone', 'driving'];
const folder = mkdtempSync(join(tmpdir(), 'indexbench-pacing-'));
let server = null;
try {
  if (!values.alone) {
    generateChain({ folder: join(folder, 'chain'), seed: 1n, blocks: 1000 });
    server = await startNullServer();
  }
  const result = { node: process.version, perSecond, seconds, alone: {}, driving: {} };
  for (const [name, arrival] of Object.entries(ARRIVALS)) {
    result.alone[name] = await paceAlone(arrival);
    if (server !== null) result.driving[name] = await paceDriving(arrival, server.port, join(folder, 'samples.raw'));
  }
  if (values.json) console.log(JSON.stringify(result));
  else {
    for (const kind of kinds) {
      for (const [name, { requests, errorP50Ms, errorP99Ms, errorMaxMs, cpuShare }] of Object.entries(result[kind])) {
        console.log(`${kind.padEnd(8)} ${name.padEnd(9)} ${String(requests).padStart(7)} requests: behind p50 ${errorP50Ms} ms, p99 ${errorP99Ms} ms, max ${errorMaxMs} ms; CPU ${(cpuShare * 100).toFixed(1)} % of a core`);
      }
    }
    console.log(`to reach, alone: p99 ≤ ${LIMITS.errorP99Ms} ms, CPU ≤ ${LIMITS.cpuShare * 100} %`);
  }
  const { errorP99Ms, cpuShare } = result.alone.constant;
  if (errorP99Ms > LIMITS.errorP99Ms || cpuShare > LIMITS.cpuShare) process.exitCode = 1;
} finally {
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
