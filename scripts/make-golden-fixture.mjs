/**
 * Makes fixtures/golden: `npm run build`, then `INDEXBENCH_BIN=FOLDER node scripts/make-golden-fixture.mjs`, with nothing else running on the
 * machine. It runs the plan `golden` on the real programs (about 12 minutes on 2 cores), verifies what came out, and puts the bundles, whole,
 * and their comparison there. What a measurement is cannot be made the same twice: each making gives other figures.
 * With `--again` only the comparison is made anew from the bundles that are there: after a change of the report.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GOLDEN = join(ROOT, 'fixtures', 'golden');
const MOST_BYTES = 2_000_000;
const KEPT = ['runs', 'comparison.json', 'comparison.md'];

/** Runs the kit in a folder: its command line, which the bundles keep, then names no place of this machine. */
const cliIn = (cwd, ...args) => execFileSync(process.execPath, [join(ROOT, 'dist', 'cli.mjs'), ...args], { cwd, stdio: 'inherit' });

function bytesBelow(path) {
  const entry = statSync(path);
  return entry.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + bytesBelow(join(path, name)), 0) : entry.size;
}

if (process.argv[2] === '--again') {
  cliIn(GOLDEN, 'aggregate', 'runs', '--format', 'json,md', '--out', '.');
  process.exit(0);
}

const work = mkdtempSync(join(tmpdir(), 'indexbench-golden-'));
try {
  const out = join(work, 'golden');
  cliIn(work, 'run', 'golden', '--out', 'golden');
  cliIn(work, 'verify', 'golden');
  const bytes = KEPT.reduce((sum, name) => sum + bytesBelow(join(out, name)), 0);
  if (bytes > MOST_BYTES) throw new Error(`${bytes} bytes: the plan golden must stay below ${MOST_BYTES}`);
  for (const name of KEPT) {
    rmSync(join(GOLDEN, name), { recursive: true, force: true });
    cpSync(join(out, name), join(GOLDEN, name), { recursive: true });
  }
  process.stdout.write(`${GOLDEN}: ${bytes} bytes\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
