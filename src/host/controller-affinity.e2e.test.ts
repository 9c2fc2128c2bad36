import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { readTopology } from './topology.ts';

const lastCpu = readTopology().usable.slice(-1);

it('pins a controller with all its threads', async () => {
  const script = `
    Promise.all([import('./src/host/controller-affinity.ts'), import('./src/host/process-table.ts')]).then(async ([{ pinController }, { readThreadAffinities }]) => {
      await pinController([${lastCpu[0]}]);
      console.log(JSON.stringify(readThreadAffinities('/proc', process.pid).map(({ cpus }) => cpus.join())));
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const masks = JSON.parse(await new Promise<string>((settle) => createInterface({ input: child.stdout }).once('line', settle))) as string[];
  expect(masks.length).toBeGreaterThan(4);
  expect(new Set(masks)).toEqual(new Set([String(lastCpu[0])]));
});
