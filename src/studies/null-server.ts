import { join } from 'node:path';
import type { CpuSet } from '../host/cpu-set.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import { FirstLine } from '../host/first-line.ts';
import { ReadyWait } from '../host/ready-wait.ts';
import { stopGroup } from '../host/stop.ts';
import type { DriveTarget } from '../load/drive-order.ts';
import { reference } from '../systems/reference.ts';

export interface NullServer {
  readonly address: DriveTarget;
  stop(): Promise<void>;
}

interface NullServerRequest {
  readonly backend: GroupBackend;
  readonly cpus: CpuSet;
  readonly packageRoot: string;
  readonly snapshotFolder: string;
  readonly workFolder: string;
  readonly logFile: string;
  readonly signal: AbortSignal;
}

const READY_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 2_000;

/**
 * Starts the null server on the server's CPUs: it answers from memory as fast as a socket takes the bytes, and so shows what a driver
 * can do at most on this host (docs/design.md, rule 6).
 *
 * @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY
 */
export async function startNullServer(request: NullServerRequest): Promise<NullServer> {
  const group = await request.backend.create({ name: 'null-server', cpus: request.cpus, cpuQuota: null, memoryMaxBytes: null });
  const stop = async (): Promise<void> => {
    await stopGroup({ group, signal: 'SIGTERM', signalTimeoutMs: STOP_TIMEOUT_MS, what: 'the null server' }).finally(() => group.remove());
  };
  try {
    const told = new FirstLine((line) => reference.addressIn(line));
    const launched = await group.launch({
      command: process.execPath,
      args: [join(request.packageRoot, 'dist', 'reference.mjs'), '--null', '--chain', request.snapshotFolder, '--listen', '127.0.0.1:0'],
      cwd: request.workFolder,
      env: {},
      stdin: 'ignore',
      logFile: request.logFile,
      onLine: (line) => told.take(line),
    });
    const waiting = new ReadyWait({ process: launched, what: 'null server', timeoutMs: READY_TIMEOUT_MS, signal: request.signal });
    return { address: await waiting.until(told.found, 'it never told its address').finally(() => waiting.dispose()), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
