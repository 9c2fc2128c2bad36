import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layFakeTree } from './fixtures/fake-tree.ts';
import { noiseBetween, readCpuTimes, type CpuTimesReading } from './noise.ts';

function reading(stat: string): CpuTimesReading {
  const root = layFakeTree({ '/proc/stat': stat });
  const times = readCpuTimes({ root, processes: '/nowhere' });
  rmSync(root, { recursive: true });
  return times;
}

//                          user nice system idle iowait irq softirq steal guest guest_nice
const before = reading('cpu  9 9 9 9 9 9 9 9 9 9\ncpu0 100 0 50 1000 10 0 5 20 7 0\ncpu1 0 0 0 0 0 0 0 0 0 0\nintr 5\n');
const after = reading('cpu  9 9 9 9 9 9 9 9 9 9\ncpu0 140 0 60 1030 10 0 15 30 9 0\ncpu1 10 0 0 90 0 0 0 0 0 0\nintr 5\n');

it('counts steal and what others used, of the set’s own time', () => {
  // CPU 0: 100 ticks passed, 50 busy, 10 in interrupts, 10 stolen. 200 ms of the busy 500 were ours.
  expect(noiseBetween({ before, after, cpus: [0], ownCpuNs: 200e6 })).toEqual({ stealShare: 0.1, outsideShare: 0.3 });
  expect(noiseBetween({ before, after, cpus: [0, 1], ownCpuNs: 200e6 })).toEqual({ stealShare: 0.05, outsideShare: 0.2 });
});

it('never goes below nothing, where our own figures are finer than the kernel’s ticks', () => {
  expect(noiseBetween({ before, after, cpus: [1], ownCpuNs: 101e6 })).toEqual({ stealShare: 0, outsideShare: 0 });
});

it('is unknown rather than 0', () => {
  expect(noiseBetween({ before, after, cpus: [0], ownCpuNs: null })).toEqual({ stealShare: 0.1, outsideShare: null });
  expect(noiseBetween({ before, after, cpus: [0, 2], ownCpuNs: 0 })).toEqual({ stealShare: null, outsideShare: null });
  expect(noiseBetween({ before, after: before, cpus: [0], ownCpuNs: 0 })).toEqual({ stealShare: null, outsideShare: null });
});
