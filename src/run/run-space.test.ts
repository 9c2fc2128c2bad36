import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../model/generated/types.ts';
import { choosePlan } from './chosen-plan.ts';
import { requireRunSpace } from './run-space.ts';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The study's plan, its indexes of another size. */
function study(indexBytes: number): Plan {
  const { plan } = choosePlan({ plan: 'testnet', files: { pins: null, workload: null, gates: null }, overrides: { variants: ['zaino-0.10.1', 'ztreamer-0.2.1'] }, packageRoot });
  return { ...plan, variants: plan.variants.map((variant) => (variant.name === 'ztreamer-0.2.1' ? { ...variant, pin: { ...variant.pin, indexBytes: { testnet: indexBytes } } } : variant)) };
}

describe('requireRunSpace', () => {
  it('names each part of the largest variant, what is free, where, and what to do', async () => {
    await expect(requireRunSpace(study(1e15), tmpdir(), () => true)).rejects.toMatchObject({
      code: 'DISK_FULL',
      what: expect.stringMatching(/^variant ztreamer-0\.2\.1 needs 1150028980000000 bytes \(state 12600000000, state-copy 12600000000, index 1000000000000000, and 15 %\), \d+ are free$/) as string,
      where: tmpdir(),
      next: 'Free space there, or name a folder on a larger disk in TMPDIR.',
    });
  });

  it('looks at the variants that are run only, and lets pass what fits', async () => {
    await expect(requireRunSpace(study(1e15), tmpdir(), (name) => name === 'none')).resolves.toBeUndefined();
    const { plan } = choosePlan({ plan: 'demo', files: { pins: null, workload: null, gates: null }, overrides: {}, packageRoot });
    await expect(requireRunSpace(plan, tmpdir(), () => true)).resolves.toBeUndefined();
  });
});
