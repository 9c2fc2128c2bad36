import { expect, it } from 'vitest';
import { calibrate } from './calibration.ts';
import { readTopology } from './topology.ts';

const lastCpu = readTopology().usable.slice(-1);

it('calibrates on a set, and refuses one that is not there', async () => {
  const { unitsPerSecond, elapsedNs } = await calibrate(lastCpu);
  expect(unitsPerSecond).toBeGreaterThan(10);
  expect(elapsedNs).toBeGreaterThanOrEqual(300e6);
  expect(elapsedNs).toBeLessThan(5e9);
  await expect(calibrate([...lastCpu, 4000])).rejects.toMatchObject({ code: 'AFFINITY' });
});
