import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Experiment, Pins, Plan, Workload } from '../model/generated/types.ts';
import { resolvePlan } from '../plan/resolve.ts';
import { experimentDifferences } from './experiment-claims.ts';

const embedded = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../workloads/${name}`, import.meta.url), 'utf8'));
const plan = resolvePlan({
  planFile: { version: 1, id: 'p', description: '', snapshot: 'demo', variants: ['reference', 'reference-unbatched'], scenarios: ['GetBlock'], drivers: ['native'], experiment: {} },
  pins: embedded('pins.json') as Pins, workload: embedded('demo.json') as Workload, gates: null, overrides: {}, files: { plan: 'plan.json', pins: 'pins.json', workload: 'w.json', gates: 'gates.json' },
});
const found = (change: Partial<Plan>): string[] => experimentDifferences({ ...plan, ...change }).map(({ pointer }) => pointer);
const experiment = plan.experiment as Experiment;

it('names what a plan says of its experiment and does not follow from its variants', () => {
  expect(found({})).toEqual([]);
  expect(experiment.differences).toHaveLength(1);
  expect(found({ experiment: { ...experiment, differences: [] } })[0]).toMatch(/^\/experiment\/differences/);
  expect(found({ experiment: { ...experiment, baseline: experiment.candidate } })).toContain('/experiment/baseline');
  expect(found({ experiment: { ...experiment, design: 'cross-over' } })[0]).toMatch(/^\/legs/);
  expect(found({ variants: plan.variants.slice(0, 1) })).toEqual(['/variants']);
});
