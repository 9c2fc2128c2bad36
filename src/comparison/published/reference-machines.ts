import type { HostFields } from '../../model/generated/types.ts';

/** The class of a machine of the reference study: all were alike but for the CPU model. */
export function machineOf(cpuModel: string): HostFields {
  return {
    cpuModel,
    serverCpus: 2,
    clientCpus: 2,
    shared: false,
    smtShared: false,
    cpuQuota: null,
    memoryMaxBytes: null,
    accountingSource: 'cgroup2',
    pageCache: 'warm',
    buildProfile: 'as-published',
  };
}
