import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { layFakeTree } from '../fixtures/fake-tree.ts';
import type { ProcessStat } from '../process-table.ts';
import { ProcUsage } from './proc-usage.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function process(pid: number, parent: number, userTicks: number, childUserTicks = 0): ProcessStat {
  return { pid, parent, command: 'x', state: 'S', session: 1, userTicks, systemTicks: 0, childUserTicks, childSystemTicks: 0, startTimeTicks: pid * 10 };
}

const TICK_NS = 10_000_000;
const userTicks = (usage: { cpuUserNs: number | null }): number | null => (usage.cpuUserNs === null ? null : usage.cpuUserNs / TICK_NS);

describe('CPU time of a tree', () => {
  it('is unknown before anything was seen', () => {
    expect(new ProcUsage('/nowhere').update([])).toMatchObject({ cpuUserNs: null, memoryCurrentBytes: null, memoryPeakBytes: null, readBytes: null, oomKills: null, processes: 0 });
  });

  it('counts a child that was waited for once, in its parent', () => {
    const usage = new ProcUsage('/nowhere');
    expect(userTicks(usage.update([process(10, 1, 5), process(11, 10, 30)]))).toBe(35);
    // The child went on to 40 before it ended; its parent has that in cutime.
    expect(userTicks(usage.update([process(10, 1, 6, 40)]))).toBe(46);
  });

  it('keeps what an orphan used, as last seen', () => {
    const usage = new ProcUsage('/nowhere');
    usage.update([process(10, 1, 5), process(11, 1, 30)]);
    expect(userTicks(usage.update([process(10, 1, 6)]))).toBe(36);
  });

  it('does not take a later process with the same pid for the earlier one', () => {
    const usage = new ProcUsage('/nowhere');
    usage.update([process(10, 1, 50)]);
    expect(userTicks(usage.update([{ ...process(10, 1, 2), startTimeTicks: 999 }]))).toBe(52);
  });

  it('takes the launcher’s exact figure for a process that ended, with the children in it', () => {
    const usage = new ProcUsage('/nowhere');
    usage.update([process(10, 9, 5), process(11, 10, 30)]);
    usage.setFinal(process(10, 9, 0), { userTicks: 60, systemTicks: 3 });
    const after = usage.update([]);
    expect(userTicks(after)).toBe(60);
    expect(after.cpuSystemNs).toBe(3 * TICK_NS);
    expect(userTicks(usage.update([]))).toBe(60);
  });

  it('knows a process that came and went between two looks', () => {
    const usage = new ProcUsage('/nowhere');
    usage.update([]);
    usage.setFinal(process(10, 9, 0), { userTicks: 7, systemTicks: 0 });
    expect(userTicks(usage.update([]))).toBe(7);
  });

  it('never falls', () => {
    const usage = new ProcUsage('/nowhere');
    usage.update([process(10, 1, 5), process(11, 10, 30)]);
    // The parent was read before it had waited for the child, the child after it had gone.
    expect(userTicks(usage.update([process(10, 1, 5)]))).toBe(35);
  });
});

it('sums memory and block I/O, and keeps the peak of the sum', () => {
  const status = (rssKib: number, anonKib: number): string => `Name:\tx\nVmHWM:\t  9000 kB\nVmRSS:\t  ${rssKib} kB\nRssAnon:\t  ${anonKib} kB\n`;
  const root = layFakeTree({
    '/10/status': status(1000, 400),
    '/10/io': 'rchar: 1\nread_bytes: 4096\nwrite_bytes: 0\n',
    '/11/status': status(500, 100),
    '/11/io': 'rchar: 1\nread_bytes: 1\nwrite_bytes: 512\n',
  });
  roots.push(root);
  const usage = new ProcUsage(root);
  expect(usage.update([process(10, 1, 1), process(11, 10, 1)])).toMatchObject({
    memoryCurrentBytes: 1500 * 1024,
    memoryPeakBytes: 1500 * 1024,
    anonymousBytes: 500 * 1024,
    anonymousPeakBytes: 500 * 1024,
    readBytes: 4097,
    writtenBytes: 512,
  });
  expect(usage.update([process(11, 1, 1)])).toMatchObject({ memoryCurrentBytes: 500 * 1024, memoryPeakBytes: 1500 * 1024, anonymousPeakBytes: 500 * 1024 });
});
