import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Comparison } from '../../model/generated/types.ts';
import { unzip } from '../unzip.ts';
import type { JobTest } from './job-test.ts';

/** A run that a test did not have to wait for: recorded bundles with their comparison, which failed a gate. */
export const RECORDED_RUN = fileURLToPath(new URL('../../../fixtures/golden/reference', import.meta.url));

const WRITTEN = ['comparison.md', 'comparison.csv', 'runs'] as const;

export interface MadeRun {
  readonly out: string;
  /** What the last step of the action is given. */
  readonly env: Readonly<Record<string, string>>;
}

interface RunParts {
  readonly name?: string;
  /** What the run wrote besides its comparison. */
  readonly written?: readonly string[];
  /** Changes the comparison, which says that the run passed; null: the run wrote none. */
  readonly comparison?: ((comparison: Comparison) => void) | null;
  readonly outcome?: 'success' | 'failure' | 'cancelled';
}

/** Makes an output folder as a run leaves it. */
export function makeRun(job: JobTest, { name = 'out', written = WRITTEN, comparison = () => undefined, outcome = 'success' }: RunParts = {}): MadeRun {
  const out = job.path('temp', name);
  mkdirSync(out);
  for (const entry of written) cpSync(join(RECORDED_RUN, entry), join(out, entry), { recursive: true });
  if (comparison !== null) {
    const document = JSON.parse(readFileSync(join(RECORDED_RUN, 'comparison.json'), 'utf8')) as Comparison;
    document.gates = [];
    document.outcome = 'passed';
    comparison(document);
    writeFileSync(join(out, 'comparison.json'), JSON.stringify(document));
  }
  return { out, env: { INDEXBENCH_RUN_OUT: out, INDEXBENCH_ACTION_RUN: outcome } };
}

/** Unpacks an artifact that a step uploaded; returns the folder. */
export async function unpackArtifact(job: JobTest, name: string): Promise<string> {
  const [archive, into] = [job.path(`${name}.zip`), job.path(name)];
  writeFileSync(archive, job.service.artifactBytes(name));
  await unzip(archive, into);
  return into;
}
