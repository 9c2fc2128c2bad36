import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { IndexbenchError } from '../model/errors.ts';
import { formatCpuSet, sameCpus, type CpuSet } from './cpu-set.ts';
import { findTaskset } from './process-group/group-host.ts';
import { readThreadAffinities } from './process-table.ts';

/**
 * Puts every thread of this process on a CPU set; threads and children started later inherit it. Read the topology first: afterwards this
 * process is allowed no other CPUs.
 *
 * @throws IndexbenchError TOOL_MISSING without `taskset`, AFFINITY where a thread did not read back.
 */
export async function pinController(cpus: CpuSet): Promise<void> {
  await promisify(execFile)(findTaskset(), ['-a', '-c', '-p', formatCpuSet(cpus), String(process.pid)], { env: {} });
  const outside = readThreadAffinities('/proc', process.pid).filter((thread) => !sameCpus(thread.cpus, cpus));
  const [first] = outside;
  if (first === undefined) return;
  throw new IndexbenchError('AFFINITY', { what: `CPUs ${formatCpuSet(cpus)} were asked for, thread ${first.tid} reads back ${formatCpuSet(first.cpus)}`, where: 'the controller' });
}
