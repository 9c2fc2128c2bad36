import { readFileSync } from 'node:fs';
import { parseKernelCpuList, type CpuSet } from '../../host/cpu-set.ts';

/** CPUs that this process may run on. */
export function usableCpus(): CpuSet {
  return parseKernelCpuList(/^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '');
}
