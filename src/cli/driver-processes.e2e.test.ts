import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workingBackends } from '../host/fixtures/backends.ts';
import { usableCpus } from './testing/usable-cpus.ts';
import { readRawSamples } from '../load/raw-samples.ts';
import { testingPlan } from '../load/testing-order.ts';
import { startTestingServer, type TestingServer } from '../load/testing-server.ts';
import type { DriverIdentity, Measurements, PlannedScenario, Scenario } from '../model/generated/types.ts';
import { NativeScenarioDriver } from '../studies/native-scenario-driver.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

const cpus = usableCpus();
const [backend] = await workingBackends();
const identity: DriverIdentity = { name: 'native', program: 'indexbench', programVersion: 'test', sha256: null, arguments: [] };

let test: ProgramTest;
let server: TestingServer;
beforeEach(async () => {
  test = new ProgramTest();
  server = await startTestingServer();
});
afterEach(async () => {
  await server.close();
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const RANGES: Partial<Scenario> = { id: 'ranges', method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 }, clients: 4, connections: 2, warmupRequests: 6, stop: { kind: 'count', requests: 101 } };
const THINKING: Partial<Scenario> = { ...RANGES, id: 'thinking', thinkSeconds: 0.05, stop: { kind: 'count', requests: 40 } };
const SINGLE: Partial<Scenario> = { ...RANGES, id: 'single', clients: 1, connections: 1 };

// A set of two CPUs is what makes a second process; on a host with one there is nothing to share.
describe.skipIf(cpus.length < 2 || backend === undefined)('the driver on two client CPUs', { timeout: 60_000 }, () => {
  async function withDriver(scenarios: readonly PlannedScenario[], use: (driver: NativeScenarioDriver) => Promise<void>): Promise<void> {
    if (backend === undefined) throw new Error('skipped');
    const driver = await NativeScenarioDriver.launch({
      program: { file: 'driver.mjs', arguments: [], canShare: true }, backend, cpus: cpus.slice(0, 2), packageRoot: ROOT, workFolder: test.folder, logFileOf: (index) => test.path(`driver-${index}.log`), identity, scenarios,
    });
    try {
      await use(driver);
    } finally {
      await driver.close();
    }
  }
  const order = (planned: PlannedScenario, processes?: number) => ({
    planned, target: { host: '127.0.0.1', port: server.port }, samplesFile: test.path('samples.raw'), expectedPassSha256: null, checkedPayloads: null, onMeasuredStart: () => undefined, processes, signal: new AbortController().signal,
  });

  it('shares a scenario between two processes, accounted together, the busier one apart', async () => {
    const planned = testingPlan(RANGES);
    await withDriver([planned], async (driver) => {
      expect(driver.processCounts(planned)).toEqual([1, 2]);
      const { result, processes, clientCpuNs, busiestProcessCpuNs, clientUsage } = await driver.drive(order(planned, 2));
      expect(processes).toBe(2);
      expect(result).toMatchObject({ ok: 101, warmup: { requests: 6 }, connections: { opened: 2 } });
      expect(server.requests).toHaveLength(107);
      expect([...readRawSamples(result.samples.file)].reduce((rows, chunk) => rows + chunk.rows, 0)).toBe(107);
      expect(busiestProcessCpuNs).toBeGreaterThan(0);
      expect(clientCpuNs).toBeGreaterThan(busiestProcessCpuNs ?? 0);
      expect(clientCpuNs).toBeLessThanOrEqual(2 * (busiestProcessCpuNs ?? 0));
      expect(clientUsage.cpuUserNs).not.toBeNull();
    });
  });

  it('leaves a scenario to one process that is idle for most of the time, after asking the server so', async () => {
    const planned = testingPlan(THINKING);
    await withDriver([planned], async (driver) => {
      const { result, processes } = await driver.drive(order(planned));
      expect(processes).toBe(1);
      expect(result.ok).toBe(40);
      // The probe is a window of the same requests, its own warm-up before it.
      expect(server.requests.length).toBeGreaterThan(46 + 6);
    });
  });

  it('starts no second process where no scenario can be shared, and asks nothing', async () => {
    const planned = testingPlan(SINGLE);
    await withDriver([planned], async (driver) => {
      expect(driver.processCounts(planned)).toEqual([1]);
      expect(test.processes().filter(({ command }) => command.includes('driver.mjs'))).toHaveLength(1);
      expect(await driver.drive(order(planned))).toMatchObject({ processes: 1, result: { ok: 101 } });
      expect(server.requests).toHaveLength(107);
    });
  });

  it('leaves bundles that verify recomputes', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { scenarios: ['ranges', 'thinking', 'single'] }, workload: (workload) => Object.assign(workload, { scenarios: [RANGES, THINKING, SINGLE].map((scenario) => testingPlan(scenario).scenario) }) });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--client-cpus', cpus.slice(0, 2).join(), '--out', 'out');
    expect(exitCode, stderr).toBe(0);
    const { measurements } = test.json('out', 'runs', 'plain-r1-a1', 'measurements.json') as Measurements;
    expect(measurements.map(({ scenario, state, sums }) => [scenario, state.kind, sums?.ok])).toEqual([['ranges', 'measured', 101], ['thinking', 'measured', 40], ['single', 'measured', 101]]);
    // The first may have taken two processes: that depends on what else this machine does.
    expect(measurements.slice(1).map(({ client }) => client?.processes)).toEqual([undefined, undefined]);
    for (const { client } of measurements) expect(client?.ceilingUnitsPerSecond).toBeGreaterThan(0);
    const verified = await test.run('verify', 'out');
    expect(verified.exitCode, verified.stdout + verified.stderr).toBe(0);
  });
});
