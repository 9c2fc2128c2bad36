/**
 * Makes the bundles of fixtures/golden/reference anew, after a change of the schemas: `npm run build`, then `node scripts/make-reference-golden.mjs`
 * (1 to 2 minutes). Each making gives other figures.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'fixtures', 'golden', 'reference');
const CLI = join(ROOT, 'dist', 'cli.mjs');

const INPUTS = ['plan.json', 'workload.json', 'gates.json'];

const work = mkdtempSync(join(tmpdir(), 'indexbench-golden-'));
try {
  const out = join(work, 'out');
  for (const name of INPUTS) cpSync(join(FOLDER, name), join(work, name));
  // The command line, which the bundles keep, then names no place of this machine.
  const { status } = spawnSync(process.execPath, [CLI, 'run', 'plan.json', '--out', 'out'], { cwd: work, stdio: 'inherit' });
  // One of its gates fails, as is meant.
  if (status !== 1) throw new Error(`the run ended with ${status}, not with the 1 of a failed gate`);
  execFileSync(process.execPath, [CLI, 'verify', out], { stdio: 'inherit' });
  for (const name of ['runs', 'comparison.json', 'comparison.md', 'comparison.csv']) {
    rmSync(join(FOLDER, name), { recursive: true, force: true });
    cpSync(join(out, name), join(FOLDER, name), { recursive: true });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
