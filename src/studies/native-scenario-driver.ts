import { join } from 'node:path';
import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import type { CpuSet } from '../host/cpu-set.ts';
import { exitPhrase } from '../host/process-group/exit-phrase.ts';
import type { LaunchedProcess, ProcessGroup } from '../host/process-group/process-group.ts';
import { stopGroup } from '../host/stop.ts';
import { scenarioCheckLevel, type DriveTarget, type TransportName } from '../load/drive-order.ts';
import { DriverClient } from '../load/driver-client.ts';
import type { DriverIdentity, Plan, PlannedScenario, WorkFields } from '../model/generated/types.ts';
import { LateUsageWindow } from './late-usage-window.ts';
import type { DrivenScenario, ScenarioDriver, ScenarioOrder } from './scenario-driver.ts';
import { scenarioOrder } from './scenario-order.ts';

/** A program of ours that takes a driver's orders. */
export interface DriverProgram {
  /** In dist/. */
  readonly file: string;
  readonly arguments: readonly string[];
  /** Of the native driver; absent: its own. */
  readonly transport?: TransportName;
}

export interface NativeDriverRequest {
  readonly program: DriverProgram;
  readonly backend: GroupBackend;
  readonly cpus: CpuSet;
  readonly packageRoot: string;
  readonly workFolder: string;
  readonly logFile: string;
  readonly identity: DriverIdentity;
}

const QUIT_TIMEOUT_MS = 3_000;
const WARM_LIMIT_MS = 60_000;

/** A driver of ours, or a consumer that takes its orders: one child process on the client's CPUs, for a whole run. */
export class NativeScenarioDriver implements ScenarioDriver {
  readonly identity: DriverIdentity;
  readonly client: DriverClient;
  readonly group: ProcessGroup;
  readonly #process: LaunchedProcess;
  readonly #transport: TransportName | undefined;

  private constructor({ identity, program }: Pick<NativeDriverRequest, 'identity' | 'program'>, client: DriverClient, group: ProcessGroup, launched: LaunchedProcess) {
    this.identity = identity;
    this.client = client;
    this.group = group;
    this.#process = launched;
    this.#transport = program.transport;
  }

  /** @throws IndexbenchError DRIVER_FAILED, AFFINITY */
  static async launch(request: NativeDriverRequest): Promise<NativeScenarioDriver> {
    const { program, backend, cpus, packageRoot, workFolder, logFile, identity } = request;
    const group = await backend.create({ name: `driver-${identity.name}`, cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const launched = await group.launch({ command: process.execPath, args: [join(packageRoot, 'dist', program.file), ...program.arguments], cwd: workFolder, env: {}, stdin: 'pipe', stdout: 'pipe', logFile });
      if (launched.stdin === null || launched.stdout === null) throw new Error('a driver was launched without pipes');
      const client = new DriverClient({
        stdin: launched.stdin,
        stdout: launched.stdout,
        exited: launched.exited.then(exitPhrase),
        lastErrorLines: () => launched.log.lastLines(20),
      });
      await client.ready();
      assertAffinity(await verifyAffinity(group, cpus), cpus, `the driver ${identity.name}`);
      return new NativeScenarioDriver(request, client, group, launched);
    } catch (error) {
      await group.remove();
      throw error;
    }
  }

  /** Runs the driver's own code until it is compiled, on the null server, before anything is timed (docs/design.md, rule 13). */
  async warm(plan: Plan, target: DriveTarget, signal: AbortSignal): Promise<void> {
    const { firstHeight, tipHeight } = plan.snapshot.pin;
    await this.client.warm({ target, transport: this.#transport, messages: plan.driverWarmupMessages, firstHeight, lastHeight: tipHeight, overallLimitMs: WARM_LIMIT_MS }, { signal });
  }

  validationOf(planned: PlannedScenario): WorkFields['validation'] {
    return scenarioCheckLevel(planned.scenario);
  }

  async drive(order: ScenarioOrder): Promise<DrivenScenario> {
    const usage = new LateUsageWindow(this.group);
    const result = await this.client
      .drive({ ...scenarioOrder(order), transport: this.#transport }, {
        signal: order.signal,
        onProgress: ({ phase }) => {
          if (phase === 'measured' && usage.open()) order.onMeasuredStart();
        },
      })
      .finally(() => usage.close().catch(() => undefined));
    const cpu = result.process?.measuredCpu ?? null;
    return { result, clientUsage: await usage.close(), clientCpuNs: cpu === null ? null : cpu.userNs + cpu.systemNs };
  }

  async close(): Promise<void> {
    const quit = this.client.quit();
    quit.catch(() => undefined);
    await Promise.race([quit, new Promise((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS).unref())]);
    await stopGroup({ group: this.group, process: this.#process, signal: 'SIGTERM', signalTimeoutMs: 1_000, what: `the driver ${this.identity.name}` }).finally(() => this.group.remove());
  }
}
