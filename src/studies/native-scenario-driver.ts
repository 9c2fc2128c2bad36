import { join } from 'node:path';
import { isSaturated } from '../comparison/client-bound.ts';
import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import type { CpuSet } from '../host/cpu-set.ts';
import { exitPhrase } from '../host/process-group/exit-phrase.ts';
import type { ProcessGroup } from '../host/process-group/process-group.ts';
import { stopGroup } from '../host/stop.ts';
import { scenarioCheckLevel, type DriveTarget, type TransportName } from '../load/drive-order.ts';
import { DriverClient } from '../load/driver-client.ts';
import { mostShares } from '../load/drive-share.ts';
import { driveTogether, type SharedResult } from '../load/shared-drive.ts';
import type { DriverIdentity, PlannedScenario, WorkFields } from '../model/generated/types.ts';
import { LateUsageWindow } from './late-usage-window.ts';
import type { ChainHeights } from './ceiling.ts';
import type { DrivenScenario, ScenarioDriver, ScenarioOrder } from './scenario-driver.ts';
import { scenarioOrder } from './scenario-order.ts';

/** A program of ours that takes a driver's orders. */
export interface DriverProgram {
  /** In dist/. */
  readonly file: string;
  readonly arguments: readonly string[];
  /** Of the native driver; absent: its own. */
  readonly transport?: TransportName;
  /** Whether several processes of it may share a scenario. */
  readonly canShare: boolean;
}

export interface NativeDriverRequest {
  readonly program: DriverProgram;
  readonly backend: GroupBackend;
  readonly cpus: CpuSet;
  readonly packageRoot: string;
  readonly workFolder: string;
  /** Of its process of this index. */
  readonly logFileOf: (index: number) => string;
  readonly identity: DriverIdentity;
  readonly scenarios: readonly PlannedScenario[];
}

const QUIT_TIMEOUT_MS = 3_000;
const WARM_LIMIT_MS = 60_000;

/** The target is driven for so long to find whether one process is enough. */
const PROBE_SECONDS = 0.3;

/**
 * A driver of ours, or a consumer that takes its orders, for a whole run: one child process on the client's CPUs, and for scenarios that can be
 * shared a further one for each further CPU. Those sleep unless one process is saturated, which each target is asked in the same way: by a
 * short drive of it before the measured one (docs/design.md, "Drivers").
 */
export class NativeScenarioDriver implements ScenarioDriver {
  readonly identity: DriverIdentity;
  /** Of the first process. */
  readonly client: DriverClient;
  readonly group: ProcessGroup;
  /** Of all of them. */
  readonly #clients: readonly DriverClient[];
  readonly #transport: TransportName | undefined;

  private constructor({ identity, program }: NativeDriverRequest, group: ProcessGroup, clients: readonly [DriverClient, ...DriverClient[]]) {
    this.identity = identity;
    this.client = clients[0];
    this.group = group;
    this.#clients = clients;
    this.#transport = program.transport;
  }

  /** @throws IndexbenchError DRIVER_FAILED, AFFINITY */
  static async launch(request: NativeDriverRequest): Promise<NativeScenarioDriver> {
    const { program, backend, cpus, identity, scenarios } = request;
    const group = await backend.create({ name: `driver-${identity.name}`, cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const count = program.canShare ? Math.max(1, ...scenarios.map((planned) => mostShares(planned, cpus.length))) : 1;
      const first = await launchProcess(request, group, 0);
      const further: DriverClient[] = [];
      for (let index = 1; index < count; index += 1) further.push(await launchProcess(request, group, index));
      assertAffinity(await verifyAffinity(group, cpus), cpus, `the driver ${identity.name}`);
      return new NativeScenarioDriver(request, group, [first, ...further]);
    } catch (error) {
      await group.remove();
      throw error;
    }
  }

  /** Runs the driver's own code until it is compiled, on the null server, before anything is timed (docs/design.md, rule 13). */
  async warm(target: DriveTarget, { messages, firstHeight, lastHeight }: ChainHeights & { readonly messages: number }, signal: AbortSignal): Promise<void> {
    for (const client of this.#clients) {
      await client.warm({ target, transport: this.#transport, messages, firstHeight, lastHeight, overallLimitMs: WARM_LIMIT_MS }, { signal });
    }
  }

  validationOf(planned: PlannedScenario): WorkFields['validation'] {
    return scenarioCheckLevel(planned.scenario);
  }

  processCounts(planned: PlannedScenario): readonly number[] {
    const most = mostShares(planned, this.#clients.length);
    return most === 1 ? [1] : [1, most];
  }

  async drive(order: ScenarioOrder): Promise<DrivenScenario> {
    const processes = order.processes ?? (await this.#neededProcesses(order));
    const usage = new LateUsageWindow(this.group);
    const { result, processCpuNs } = await this.#driveWith(processes, order, () => {
      if (usage.open()) order.onMeasuredStart();
    }).finally(() => usage.close().catch(() => undefined));
    const cpuNs = processCpuNs.filter((ns) => ns !== null);
    const isKnown = cpuNs.length === processes;
    return {
      result,
      clientUsage: await usage.close(),
      clientCpuNs: isKnown ? cpuNs.reduce((sum, ns) => sum + ns, 0) : null,
      busiestProcessCpuNs: isKnown ? Math.max(...cpuNs) : null,
      processes,
    };
  }

  /** One, unless that is saturated by this target and this scenario. */
  async #neededProcesses(order: ScenarioOrder): Promise<number> {
    const most = Math.max(...this.processCounts(order.planned));
    if (most === 1) return 1;
    const { scenario } = order.planned;
    const probed = { ...scenario, stop: { kind: 'window' as const, seconds: PROBE_SECONDS } };
    for (const key of ['concurrencySteps', 'atEnd'] as const) delete probed[key];
    const { result, processCpuNs } = await this.#driveWith(1, { ...order, planned: { ...order.planned, scenario: probed }, checkedPayloads: null }, () => undefined);
    return result.ok > 0 && isSaturated(processCpuNs[0] ?? null, result.window.ratedNs) ? most : 1;
  }

  #driveWith(processes: number, order: ScenarioOrder, onMeasuredStart: () => void): Promise<SharedResult> {
    const clients = this.#clients.slice(0, processes);
    return driveTogether(clients, { ...scenarioOrder(order), transport: this.#transport }, {
      signal: order.signal,
      onProgress: ({ phase }) => {
        if (phase === 'measured') onMeasuredStart();
      },
    });
  }

  async close(): Promise<void> {
    const quit = Promise.all(this.#clients.map((client) => client.quit()));
    quit.catch(() => undefined);
    await Promise.race([quit, new Promise((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS).unref())]);
    await stopGroup({ group: this.group, signal: 'SIGTERM', signalTimeoutMs: 1_000, what: `the driver ${this.identity.name}` }).finally(() => this.group.remove());
  }
}

async function launchProcess({ program, packageRoot, workFolder, logFileOf }: NativeDriverRequest, group: ProcessGroup, index: number): Promise<DriverClient> {
  const args = [join(packageRoot, 'dist', program.file), ...program.arguments];
  const launched = await group.launch({ command: process.execPath, args, cwd: workFolder, env: {}, stdin: 'pipe', stdout: 'pipe', logFile: logFileOf(index) });
  if (launched.stdin === null || launched.stdout === null) throw new Error('a driver was launched without pipes');
  const client = new DriverClient({
    stdin: launched.stdin,
    stdout: launched.stdout,
    exited: launched.exited.then(exitPhrase),
    lastErrorLines: () => launched.log.lastLines(20),
  });
  await client.ready();
  return client;
}
