import type { CpuSet } from '../host/cpu-set.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import { exitPhrase } from '../host/process-group/exit-phrase.ts';
import type { ProcessGroup } from '../host/process-group/process-group.ts';
import { SHOWN_LOG_LINES } from '../host/ready-wait.ts';
import { openUsageWindow, type UsageInWindow } from '../host/usage-window.ts';
import type { GhzProgram } from '../load/ghz/find-ghz.ts';
import type { GhzMode } from '../load/ghz/ghz-arguments.ts';
import { receiveByGhz } from '../load/ghz/ghz-receive.ts';
import { driveGhz, type GhzLaunch, type GhzLauncher } from '../load/ghz/ghz-drive.ts';
import type { DriverIdentity, Received, WorkFields } from '../model/generated/types.ts';
import { cpuTimeNs } from './cpu-time.ts';
import { scenarioOrder } from './scenario-order.ts';
import type { DrivenScenario, ScenarioDriver, ScenarioOrder } from './scenario-driver.ts';

export interface GhzDriverRequest {
  readonly mode: GhzMode;
  readonly program: GhzProgram;
  readonly backend: GroupBackend;
  readonly cpus: CpuSet;
  readonly protoFolder: string;
  readonly workFolder: string;
  readonly identity: DriverIdentity;
}

/** The real ghz, each process in a group of its own on the client's CPUs; only the measured one's counters are read. */
export class GhzScenarioDriver implements ScenarioDriver {
  readonly identity: DriverIdentity;
  readonly #request: GhzDriverRequest;

  constructor(request: GhzDriverRequest) {
    this.identity = request.identity;
    this.#request = request;
  }

  /** ghz looks at the status of a call and at nothing else. */
  validationOf(): WorkFields['validation'] {
    return 'unchecked';
  }

  processCounts(): readonly number[] {
    return [1];
  }

  async drive(order: ScenarioOrder): Promise<DrivenScenario> {
    const { mode, program, protoFolder, workFolder } = this.#request;
    let measuring = false;
    let usage: UsageInWindow | null = null;
    const launch: GhzLauncher = async (process) => {
      const ended = await this.#launch(process);
      if (measuring) usage = ended.usage;
      return ended;
    };
    const result = await driveGhz(scenarioOrder(order), {
      mode,
      program,
      protoFolder,
      workFolder,
      launch,
      signal: order.signal,
      onMeasuredStart: () => {
        measuring = true;
        order.onMeasuredStart();
      },
    });
    const clientUsage = usage ?? UNKNOWN_USAGE;
    const clientCpuNs = cpuTimeNs(clientUsage);
    return { result, clientUsage, clientCpuNs, busiestProcessCpuNs: clientCpuNs, processes: 1 };
  }

  receiveApart(order: ScenarioOrder): Promise<Received | null> {
    return receiveByGhz(scenarioOrder(order), { ...this.#request, launch: (process) => this.#launch(process), signal: order.signal });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #launch(launch: GhzLaunch): Promise<EndedGhz> {
    const { backend, cpus, mode } = this.#request;
    const group = await backend.create({ name: `driver-${mode}`, cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const window = await openUsageWindow(group);
      const ended = await this.#untilEnded(group, launch).finally(() => window.close());
      return { ...ended, usage: await window.close() };
    } finally {
      await group.remove();
    }
  }

  async #untilEnded(group: ProcessGroup, { command, args, cwd, env, signal, interruptAfterMs }: GhzLaunch): Promise<Omit<EndedGhz, 'usage'>> {
    const { cpus, mode } = this.#request;
    const launched = await group.launch({ command, args, cwd, env, stdin: 'ignore' });
    let killing: NodeJS.Timeout | undefined;
    const interrupt = (): void => {
      void group.kill('SIGINT');
      killing = setTimeout(() => void group.kill('SIGKILL'), INTERRUPT_LIMIT_MS);
    };
    const ending = interruptAfterMs === null ? undefined : setTimeout(() => void group.kill('SIGINT'), interruptAfterMs);
    signal.addEventListener('abort', interrupt);
    if (signal.aborted) interrupt();
    try {
      const reading = await verifyAffinity(group, cpus);
      // A process that has ended by now has no thread left to read.
      if (reading.threads > 0) assertAffinity(reading, cpus, mode);
      const exit = await launched.exited;
      return { ended: exitPhrase(exit), exitCode: exit.code, stderr: launched.log.lastLines(SHOWN_LOG_LINES).join('\n') };
    } finally {
      signal.removeEventListener('abort', interrupt);
      clearTimeout(ending);
      clearTimeout(killing);
    }
  }
}

/** ghz waits for running calls when it is interrupted: a server that stalls them could hold it for their whole deadline. */
const INTERRUPT_LIMIT_MS = 5_000;

interface EndedGhz {
  readonly ended: string;
  readonly exitCode: number | null;
  readonly stderr: string;
  readonly usage: UsageInWindow;
}

const UNKNOWN_USAGE: UsageInWindow = { cpuUserNs: null, cpuSystemNs: null, anonymousPeakBytes: null, memoryPeakBytes: null, readBytes: null, writtenBytes: null, oomKills: null, memorySamples: 0 };
