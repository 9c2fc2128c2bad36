/**
 * Start-up of the command line: `--help` beside an empty Node program and beside `systems list`, in turn. Prints medians in ms and the ratio.
 * Usage: npm run bench:start-up [-- --json]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url));
const ROUNDS = 21;
const SIDES = { empty: ['-e', '0'], help: [CLI, '--help'], 'systems list': [CLI, 'systems', 'list'] };

const times = Object.fromEntries(Object.keys(SIDES).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, args] of Object.entries(SIDES)) {
    const started = process.hrtime.bigint();
    const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
    if (status !== 0) throw new Error(`${name}: exit ${status}`);
    times[name].push(Number(process.hrtime.bigint() - started) / 1e6);
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const medianMs = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, Number(median(values).toFixed(1))]));
const result = { node: process.version, rounds: ROUNDS, medianMs, helpOverEmpty: Number((medianMs.help / medianMs.empty).toFixed(2)) };
if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  for (const [name, ms] of Object.entries(medianMs)) console.log(`${name.padEnd(14)} ${ms.toFixed(1)} ms`);
  console.log(`--help takes ${result.helpOverEmpty} × an empty Node program (medians of ${ROUNDS}, in turn)`);
}
