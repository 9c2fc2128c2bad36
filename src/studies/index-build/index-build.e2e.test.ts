import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readSeries, writeSeriesParquet } from '../../bundle/series-file.ts';
import { indexBuildFigures } from '../../comparison/index-build/figures.ts';
import { lastStepNs } from '../../comparison/index-build/progress-clock.ts';
import { SERIES_KIND } from '../../comparison/index-build/series.ts';
import { chooseCpuSets } from '../../host/cpu-plan.ts';
import { faulty, withFirstLine, workingBackends } from '../../host/fixtures/backends.ts';
import { readTopology } from '../../host/topology.ts';
import { buildToy, type ToyBuild } from './fixtures/toy-build.ts';
import type { BuiltIndex } from './index-build.ts';

const backends = await workingBackends();
const cpus = chooseCpuSets({ topology: readTopology(), server: 'auto', client: 'auto' });
const folder = mkdtempSync(join(tmpdir(), 'index-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let builds = 0;
function build(toy: Partial<ToyBuild> = {}): Promise<BuiltIndex> {
  const [backend] = backends;
  if (backend === undefined) throw new Error('no backend works');
  builds += 1;
  return buildToy({ backend, cpus, indexFolder: join(folder, String(builds), 'index'), ...toy });
}

describe.each(backends.map((backend) => [backend.source, backend] as const))('an index build accounted by %s', (source, backend) => {
  it('is timed, counted and sized, before and after its stop', async () => {
    const { state, figures, series, tip, stopped } = await build({ backend, seconds: 1.2 });
    expect(state).toEqual({ kind: 'complete' });
    expect(tip).toEqual({ height: 400, hash: 'ab'.repeat(32) });
    const { complete, firstInfo, firstBlock } = figures;
    if (complete === null || firstInfo === null || firstBlock === null) throw new Error('a time is missing');
    expect(complete.atNs).toBeGreaterThan(1.2e9);
    // It serves only once it is complete: no answer can be older than that, but for the error of both.
    expect(firstInfo.atNs).toBeGreaterThan(complete.atNs - complete.errorNs);
    expect(firstBlock.atNs).toBeGreaterThan(complete.atNs - complete.errorNs);
    for (const time of [complete, firstInfo, firstBlock]) expect(time.errorNs).toBeLessThan(time.atNs);
    expect(figures.stopNs).toBeGreaterThan(90e6);
    expect(stopped.endedBy).toBe('own-signal');
    // 41 pieces of 100,000 bytes while it builds and 50,000 as it ends.
    expect(figures.indexBytes).toBeGreaterThanOrEqual(4_150_000);
    expect(figures.indexBytes).toBeLessThan(4_400_000);
    const seconds = figures.endNs / 1e9;
    expect(figures.samples).toBeGreaterThan(4 * seconds);
    expect(figures.samples).toBeLessThan(22 * seconds + 5);
    const { system } = figures;
    expect(system.afterStop?.cpuUserNs).toBeGreaterThanOrEqual((system.atCompletion?.cpuUserNs ?? 0));
    // 41 times 4 ms of spinning, and a Node that starts.
    expect((system.atCompletion?.cpuUserNs ?? 0) + (system.atCompletion?.cpuSystemNs ?? 0)).toBeGreaterThan(150e6);
    expect(system.anonymousPeakBytes).toBeGreaterThan(5e6);
    expect(system.residentPeakBytes).toBeGreaterThan(system.anonymousPeakBytes ?? Infinity);
    expect(figures.node).toBeNull();
    // A page is counted when it is dirtied; on a file system without a block device (tmpfs) there is nothing to count.
    if (source === 'cgroup1') expect(system.afterStop?.writtenBytes).not.toBeNull();
    const file = join(folder, `${source}.parquet`);
    await writeSeriesParquet(file, series);
    expect(indexBuildFigures(await readSeries(file, series.rows))).toEqual(figures);
  });
});

// Side by side, as most of it is waiting.
describe.concurrent('an index build', () => {
  it('answers early where it passes calls through while it builds', async ({ expect }) => {
    const { state, figures } = await build({ serves: 'building', seconds: 2 });
    expect(state).toEqual({ kind: 'complete' });
    expect(figures.firstInfo?.atNs).toBeLessThan((figures.complete?.atNs ?? 0) - 0.5e9);
    expect(figures.firstBlock?.atNs).toBeLessThan((figures.complete?.atNs ?? 0) - 0.5e9);
  });

  it('accounts a node beside it apart, as a difference', async ({ expect }) => {
    const node = await backends[0]?.create({ name: 'node', cpus: cpus.server, cpuQuota: null, memoryMaxBytes: null });
    if (node === undefined) throw new Error('no backend works');
    try {
      await (await node.launch(faulty(['burn', '400']))).exited;
      const { request, firstLine } = withFirstLine(faulty(['hold', '32']));
      const process = await node.launch(request);
      await firstLine;
      const before = await node.usage();
      const { figures } = await build({ node: { group: node, process } });
      const after = await node.usage();
      expect(figures.node?.afterStop?.cpuUserNs).toBeLessThanOrEqual((after.cpuUserNs ?? 0) - (before.cpuUserNs ?? 0));
      expect(figures.node?.afterStop?.cpuUserNs).toBeLessThan(390e6);
      expect(figures.node?.anonymousPeakBytes).toBeGreaterThan(32 * 1024 * 1024);
      expect(figures.node?.anonymousStartBytes).toBeGreaterThan(32 * 1024 * 1024);
    } finally {
      await node.remove();
    }
  });

  it('has exited where its process ends half way', async ({ expect }) => {
    const { state, figures, tip } = await build({ fault: 'exit', at: 0.5 });
    expect(state).toEqual({ kind: 'exited', message: 'ended (exit code 7)' });
    expect(figures).toMatchObject({ complete: null, firstInfo: null, stopNs: null });
    expect(figures.endNs).toBeGreaterThan(0.4e9);
    expect(figures.system.atCompletion).toBeNull();
    expect(figures.system.afterStop?.cpuUserNs).toBeGreaterThan(50e6);
    expect(tip).toBeNull();
  });

  it('has stalled where its process is stopped (SIGSTOP), and is ended all the same', async ({ expect }) => {
    const { state, figures, series, stopped } = await build({
      seconds: 4, settings: { stallSeconds: 1.5 },
      onLaunched: (pid) => void delay(1_500).then(() => process.kill(pid, 'SIGSTOP')),
    });
    expect(state).toEqual({ kind: 'stalled' });
    expect(stopped.wereStopped).toBe(true);
    expect(figures.endNs - lastStepNs(series, figures.endNs)).toBeGreaterThan(1.5e9);
    expect(figures.endNs).toBeLessThan(10e9);
  });

  it('times out', async ({ expect }) => {
    const { state, figures } = await build({ seconds: 30, settings: { timeoutSeconds: 1 } });
    expect(state).toEqual({ kind: 'timeout' });
    expect(figures.endNs).toBeGreaterThan(1e9);
    expect(figures.complete).toBeNull();
  });

  it('mismatches where it serves another tip than the snapshot’s', async ({ expect }) => {
    const { state, tip, figures } = await build({ fault: 'wrong-tip' });
    expect(state).toEqual({ kind: 'tip-mismatch' });
    expect(tip?.height).toBe(399);
    expect(figures.complete).not.toBeNull();
  });

  it('fails by a wrong block', async ({ expect }) => {
    const { state, figures, series } = await build({ fault: 'wrong-block', serves: 'building', seconds: 20 });
    expect(state).toMatchObject({ kind: 'failed', code: 'PAYLOAD_WRONG', message: expect.stringContaining(`gave hash ${'00'.repeat(32)}`) as string });
    expect(figures.firstBlock).toBeNull();
    expect([...series.columns.outcome].filter((_, row) => series.columns.kind[row] === SERIES_KIND.block)).toContain(2);
  });

  it('fails where it has to be killed', async ({ expect }) => {
    const { state, stopped } = await build({ fault: 'ignore-stop' });
    expect(stopped.endedBy).toBe('sigkill');
    expect(state).toMatchObject({ kind: 'failed', code: 'SYSTEM_STOP' });
  });

  it('is cut off by a signal', async ({ expect }) => {
    const controller = new AbortController();
    const { state, figures } = await build({ seconds: 30, signal: controller.signal, onLaunched: () => void delay(500).then(() => controller.abort()) });
    expect(state).toEqual({ kind: 'cut-off', reason: 'interrupted' });
    expect(figures.stopNs).not.toBeNull();
  });
});
