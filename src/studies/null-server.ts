import { join } from 'node:path';
import type { CpuSet } from '../host/cpu-set.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import { stopGroup } from '../host/stop.ts';
import type { DriveTarget } from '../load/drive-order.ts';
import { IndexbenchError } from '../model/errors.ts';
import { reference } from '../systems/reference.ts';

export interface NullServer {
  readonly address: DriveTarget;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 2_000;

/**
 * Starts the null server on the server's CPUs: it answers from memory as fast as a socket takes the bytes, and so shows what a driver
 * can do at most on this host (docs/design.md, rule 6).
 *
 * @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY
 */
export async function startNullServer(request: { backend: GroupBackend; cpus: CpuSet; packageRoot: string; snapshotFolder: string; workFolder: string; logFile: string }): Promise<NullServer> {
  const group = await request.backend.create({ name: 'null-server', cpus: request.cpus, cpuQuota: null, memoryMaxBytes: null });
  const stop = async (): Promise<void> => {
    await stopGroup({ group, signal: 'SIGTERM', signalTimeoutMs: STOP_TIMEOUT_MS, what: 'the null server' }).finally(() => group.remove());
  };
  try {
    let told: (address: DriveTarget) => void = () => undefined;
    const address = new Promise<DriveTarget>((resolve) => (told = resolve));
    const launched = await group.launch({
      command: process.execPath,
      args: [join(request.packageRoot, 'dist', 'reference.mjs'), '--null', '--chain', request.snapshotFolder, '--listen', '127.0.0.1:0'],
      cwd: request.workFolder,
      env: {},
      stdin: 'ignore',
      logFile: request.logFile,
      onLine: (line) => {
        const found = reference.addressIn(line);
        if (found !== null) told(found);
      },
    });
    const failed = (code: 'SYSTEM_EXITED' | 'SYSTEM_NOT_READY', what: string): IndexbenchError => new IndexbenchError(code, { what, where: 'null server', logLines: launched.log.lastLines(20) });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(failed('SYSTEM_NOT_READY', `not ready after ${READY_TIMEOUT_MS / 1000} s`)), READY_TIMEOUT_MS)));
    const gone = launched.exited.then(({ code }) => Promise.reject(failed('SYSTEM_EXITED', `ended before it was ready (exit code ${code ?? 'unknown'})`)));
    gone.catch(() => undefined);
    return { address: await Promise.race([address, late, gone]).finally(() => clearTimeout(timer)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
