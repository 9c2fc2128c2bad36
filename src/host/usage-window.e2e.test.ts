import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { faulty, withFirstLine, workingBackends } from './fixtures/backends.ts';
import { noiseBetween, readCpuTimes } from './noise.ts';
import { readTopology } from './topology.ts';
import { openUsageWindow } from './usage-window.ts';

const lastCpu = readTopology().usable.slice(-1);

it('a window holds what was used within it, and noise what others used', async () => {
  const [backend] = await workingBackends();
  const group = await backend?.create({ name: 'window', cpus: lastCpu, cpuQuota: null, memoryMaxBytes: null });
  if (group === undefined) throw new Error('no backend works');
  try {
    await (await group.launch(faulty(['burn', '200']))).exited;
    const window = await openUsageWindow(group, 20);
    const before = readCpuTimes();
    const { request, firstLine } = withFirstLine(faulty(['hold', '32']));
    await group.launch(request);
    await firstLine;
    await (await group.launch(faulty(['burn', '400']))).exited;
    await delay(30);
    const used = await window.close();
    const { stealShare, outsideShare } = noiseBetween({ before, after: readCpuTimes(), cpus: lastCpu, ownCpuNs: (used.cpuUserNs ?? 0) + (used.cpuSystemNs ?? 0) });
    expect(used.cpuUserNs).toBeGreaterThan(380e6);
    expect(used.anonymousPeakBytes).toBeGreaterThan(32 * 1024 * 1024);
    expect(used.memorySamples).toBeGreaterThan(5);
    expect(stealShare).toBeGreaterThanOrEqual(0);
    // Others share this machine, but most of the burning was ours: without the subtraction it would be near 1.
    expect(outsideShare).toBeLessThan(0.9);
  } finally {
    await group.remove();
  }
});
