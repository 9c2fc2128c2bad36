import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { formatCpuSet } from './cpu-set.ts';
import { readTopology } from './topology.ts';

const lastCpu = readTopology().usable.slice(-1);

it('counts the CPUs that it may use, not those of the host', async () => {
  const script = "import('./src/host/topology.ts').then(({ readTopology }) => console.log(readTopology().usable.join()))";
  const child = spawn('taskset', ['-c', formatCpuSet(lastCpu), process.execPath, '--import', 'tsx', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((settle) => createInterface({ input: child.stdout }).once('line', settle));
  expect(line).toBe(String(lastCpu[0]));
});
