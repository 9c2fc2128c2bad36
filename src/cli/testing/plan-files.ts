import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pins, PlanFile, Setting, Workload } from '../../model/generated/types.ts';
import { ROOT, type ProgramTest } from './program.ts';

const embedded = <T>(...parts: string[]): T => JSON.parse(readFileSync(join(ROOT, 'workloads', ...parts), 'utf8')) as T;

interface PlanFiles {
  /** Configuration of each variant of the reference system. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, Setting>>>>;
  readonly plan?: Partial<PlanFile>;
  readonly pins?: (pins: Pins) => void;
  readonly workload?: (workload: Workload) => void;
}

/** Writes plan.json, pins.json and workload.json into the test's folder: short measurements of reference servers. */
export function writePlanFiles(test: ProgramTest, { variants, plan = {}, pins: changePins, workload: changeWorkload }: PlanFiles): void {
  const pins = embedded<Pins>('pins.json');
  pins.variants = Object.fromEntries(Object.entries(variants).map(([name, configuration]) => [name, { system: 'reference', pin: 'path:dist/reference.mjs', description: name, configuration }]));
  const workload = embedded<Workload>('demo.json');
  for (const { stop } of workload.scenarios) {
    if (stop.kind === 'window') stop.seconds = 0.3;
    if (stop.kind === 'passes') stop.minimumSeconds = 0.3;
  }
  changePins?.(pins);
  changeWorkload?.(workload);
  const planFile: PlanFile = {
    version: 1,
    id: 'test',
    description: 'short measurements of reference servers',
    pins: 'pins.json',
    snapshot: 'demo',
    variants: Object.keys(variants),
    workload: './workload.json',
    scenarios: ['GetBlockRange-1000'],
    drivers: ['native'],
    repeats: 1,
    ...plan,
  };
  writeFileSync(test.path('pins.json'), JSON.stringify(pins));
  writeFileSync(test.path('workload.json'), JSON.stringify(workload));
  writeFileSync(test.path('plan.json'), JSON.stringify(planFile));
}
