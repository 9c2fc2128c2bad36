import { expect, it } from 'vitest';
import { formatCpuSet } from './cpu-set.ts';
import { readHostFacts } from './facts.ts';
import { readTopology } from './topology.ts';

const topology = readTopology();

it('tells what this host is, without its name or serial number', async () => {
  const { host, bootId, pageSizeBytes } = await readHostFacts(topology);
  expect(host.logicalCpus).toBe(topology.online.length);
  expect(host.allowedCpus).toBe(formatCpuSet(topology.allowed));
  expect(host.memoryBytes).toBeGreaterThan(64 * 1024 * 1024);
  expect(host.kernel).toMatch(/^\d+\.\d+/);
  expect(bootId).toMatch(/^[0-9a-f-]{36}$/);
  expect([4096, 16384, 65536]).toContain(pageSizeBytes);
});
