import { join } from 'node:path';
import { chooseCpuSets, type CpuPlan } from '../host/cpu-plan.ts';
import { pinController } from '../host/controller-affinity.ts';
import { readHostFacts, type HostFacts } from '../host/facts.ts';
import { chooseBackend, type BackendChoice } from '../host/process-group/choose.ts';
import { thisHost } from '../host/process-group/group-host.ts';
import { createTempFolder, type TempFolder } from '../host/temp-folder.ts';
import { readTopology } from '../host/topology.ts';
import { startWatchdog, type Watchdog } from '../host/watchdog.ts';

/** What all runs of one command share on this host. */
export interface HostSession {
  readonly cpus: CpuPlan;
  readonly choice: BackendChoice;
  readonly watchdog: Watchdog;
  readonly facts: HostFacts;
  /** Removed at the end, by `close` or by the watchdog. */
  readonly work: TempFolder;
  /** What could not be had here, as sentences. */
  readonly notes: readonly string[];
  close(): Promise<void>;
}

/**
 * Chooses CPU sets and accounting, starts the watchdog, makes the work folder, and moves this process to the client's CPUs, where it
 * sleeps while measurements are timed.
 *
 * @throws IndexbenchError USAGE, CPUS_UNAVAILABLE, CPUS_OVERLAP, HOST_LIMIT
 */
export async function openHostSession(request: { serverCpus: string; clientCpus: string; packageRoot: string; workParent: string | undefined }): Promise<HostSession> {
  const topology = readTopology();
  const cpus = chooseCpuSets({ topology, server: request.serverCpus, client: request.clientCpus });
  const watchdog = await startWatchdog({ entry: join(request.packageRoot, 'dist', 'watchdog.mjs') });
  try {
    const choice = await chooseBackend({ host: thisHost(watchdog), cpus: cpus.server });
    const facts = await readHostFacts(topology);
    const work = createTempFolder({ registrar: watchdog, ...(request.workParent === undefined ? {} : { parent: request.workParent }) });
    await pinController(cpus.client);
    const notes = [...sharedNotes(cpus), ...choice.backend.limitations];
    return {
      cpus,
      choice,
      watchdog,
      facts,
      work,
      notes,
      close: async () => {
        await work.remove();
        await watchdog.stop();
      },
    };
  } catch (error) {
    await watchdog.stop();
    throw error;
  }
}

function sharedNotes(cpus: CpuPlan): string[] {
  if (cpus.shared) return ['server and client share CPUs: each row is flagged'];
  return cpus.smtShared ? ['server and client share physical cores: each row is flagged'] : [];
}
