import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { IndexbenchError } from '../model/errors.ts';
import { formatCpuSet, parseKernelCpuList, sameCpus, type CpuSet } from './cpu-set.ts';
import { DEFAULT_PATH, findTaskset } from './process-group/group-host.ts';

export interface Calibration {
  /** Of the fixed integer loop, by wall time: falls when the CPU slows down or somebody else takes it. */
  readonly unitsPerSecond: number;
  readonly elapsedNs: number;
}

/** One unit is 100,000 rounds of a multiply-and-mix step; 60 ms for the compiler, then 300 ms by the clock. */
const LOOP = `
const { readFileSync } = require('node:fs');
const unit = (seed) => { let x = seed | 0; for (let i = 0; i < 100000; i += 1) x = Math.imul(x ^ (x >>> 13), 0x5bd1e995) ^ i; return x; };
const runFor = (ns, seed) => {
  let x = seed, units = 0, now;
  const start = process.hrtime.bigint();
  do { x = unit(x); units += 1; now = process.hrtime.bigint(); } while (now - start < ns);
  return { x, units, elapsedNs: Number(now - start) };
};
const { units, elapsedNs, x } = runFor(300000000n, runFor(60000000n, 1).x);
const cpus = /^Cpus_allowed_list:\\s*(\\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1];
process.stdout.write(JSON.stringify({ units, elapsedNs, x, cpus }));`;

const LIMIT_MS = 20_000;

/**
 * Runs a fixed integer loop for about 300 ms in a process pinned to a CPU set. Two results of one set differ by what the machine changed.
 *
 * @throws IndexbenchError TOOL_MISSING without `taskset`, AFFINITY where the set did not read back.
 */
export async function calibrate(cpus: CpuSet): Promise<Calibration> {
  const args = ['-c', formatCpuSet(cpus), process.execPath, '-e', LOOP];
  const { stdout } = await promisify(execFile)(findTaskset(), args, { env: { PATH: DEFAULT_PATH }, timeout: LIMIT_MS });
  const { units, elapsedNs, cpus: readBack } = JSON.parse(stdout) as { units: number; elapsedNs: number; cpus: string };
  if (!sameCpus(parseKernelCpuList(readBack), cpus)) {
    throw new IndexbenchError('AFFINITY', { what: `CPUs ${formatCpuSet(cpus)} were asked for, ${readBack} read back`, where: 'calibration' });
  }
  return { unitsPerSecond: units / (elapsedNs / 1e9), elapsedNs };
}
