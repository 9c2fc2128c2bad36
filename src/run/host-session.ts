import { join } from 'node:path';
import { chooseCpuSets, type CpuPlan } from '../host/cpu-plan.ts';
import { pinController } from '../host/controller-affinity.ts';
import { readHostFacts, type HostFacts } from '../host/facts.ts';
import { findLeftovers } from '../host/leftover-search.ts';
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
  /** Aborts with WATCHDOG_LOST: nobody would undo what a kill leaves, so the runs must end. */
  readonly lost: AbortSignal;
  readonly facts: HostFacts;
  /** Removed at the end, by `close` or by the watchdog. */
  readonly work: TempFolder;
  /** What could not be had here, and what earlier runs left behind, as sentences. */
  readonly notes: readonly string[];
  close(): Promise<void>;
}

/** The watchdog of the package's own program. Throws INTERNAL where it cannot be started. */
export function startPackageWatchdog(packageRoot: string): Promise<Watchdog> {
  return startWatchdog({ entry: join(packageRoot, 'dist', 'watchdog.mjs') });
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
  const watchdog = await startPackageWatchdog(request.packageRoot);
  try {
    const choice = await chooseBackend({ host: thisHost(watchdog), cpus: cpus.server });
    const facts = await readHostFacts(topology);
    const work = createTempFolder({ registrar: watchdog, ...(request.workParent === undefined ? {} : { parent: request.workParent }) });
    await pinController(cpus.client);
    const notes = [...sharedNotes(cpus), ...choice.backend.limitations, ...leftoverNotes(findLeftovers(thisHost()))];
    return {
      cpus,
      choice,
      watchdog,
      lost: watchdog.lost,
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

const MAX_TOLD = 10;

/** What earlier runs left may disturb this one: it is told, with the way to remove it, and left alone. */
function leftoverNotes(leftovers: readonly string[]): string[] {
  const told = leftovers.slice(0, MAX_TOLD).map((leftover) => `left by an earlier run that was killed: ${leftover}`);
  return leftovers.length > MAX_TOLD ? [...told, `and ${leftovers.length - MAX_TOLD} more that earlier runs left: indexbench doctor names them`] : told;
}
