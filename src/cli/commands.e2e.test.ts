import { execa, type ResultPromise } from 'execa';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../model/document.ts';
import type { Bundle, Comparison } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { CLI, ProgramTest, ROOT } from './testing/program.ts';
import { screenAfter } from './testing/screen.ts';

const METHOD = 'cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlock';
const GET_BLOCK = ['--insecure', '--call', METHOD, '-d', '{"height":5}'];
const test = new ProgramTest();

/** `reference` in the foreground, when it is ready. */
async function startReference(...args: string[]): Promise<{ readonly process: ResultPromise; readonly address: string }> {
  const process = test.start(['reference', ...args]) as unknown as ResultPromise;
  let output = '';
  const ready = await new Promise<string>((resolve, reject) => {
    process.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const line = /^\{"ready":true.*\}$/m.exec(output)?.[0];
      if (line !== undefined) resolve(line);
    });
    process.once('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  return { process, address: (JSON.parse(ready) as { address: string }).address };
}

let server: Awaited<ReturnType<typeof startReference>>;
beforeAll(async () => {
  writePlanFiles(test, { variants: { plain: {} } });
  server = await startReference();
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.process;
  const left = await test.processesAfter(5_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

describe('help', { timeout: 20_000 }, () => {
  it('names every command, and what the exit codes mean', async () => {
    const { exitCode, stdout } = await test.run('--help');
    expect(exitCode).toBe(0);
    expect([...stdout.matchAll(/^ {2}([a-z]+) (?=[ [])/gm)].map(([, name]) => name)).toEqual(['run', 'plan', 'doctor', 'snapshot', 'chain', 'systems', 'load', 'aggregate', 'verify', 'import', 'export', 'published', 'reference']);
    expect(stdout).toContain('Exit codes: 0 done, 1 a gate or verification says no, 2 bad usage or input, 3 the host lacks something, 4 a run failed, 130 interrupted.');
  });

  it.each(['run', 'plan', 'doctor', 'snapshot', 'chain', 'systems', 'load', 'aggregate', 'verify', 'import', 'export', 'published', 'reference'])('%s --help says how it is used', async (command) => {
    const { exitCode, stdout, stderr } = await test.run(command, '--help');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^usage: indexbench ${command}`, 'i'));
  });

  it('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(await test.run('--version')).toMatchObject({ exitCode: 0, stdout: version });
  });

  it('without a command, or with a wrong one, exit 2 and say what there is', async () => {
    expect(await test.run()).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('Usage: indexbench') as unknown });
    expect(await test.run('verfy', 'x')).toMatchObject({ exitCode: 2, stdout: '', stderr: "error USAGE: unknown command 'verfy' (Did you mean verify?)\n  next: Run the command with --help." });
    const { exitCode, stdout } = await test.run('verify', '--json');
    expect(exitCode).toBe(2);
    expect(JSON.parse(stdout)).toEqual({ error: { code: 'USAGE', what: "missing required argument 'dir'", where: null, next: 'Run the command with --help.' } });
  });

  it('a plan that is neither a file nor embedded is told apart', async () => {
    expect((await test.run('run', 'dmeo')).stderr).toBe('error INPUT_NOT_FOUND: there is no embedded plan "dmeo"; there are: consumers-regtest, consumers, demo, golden, nodelay, regtest, testnet\n  next: For a file of your own write its path, such as ./dmeo.json.');
    expect((await test.run('run', './dmeo.json')).stderr).toContain(`error INPUT_NOT_FOUND: ${test.path('dmeo.json')}: there is no such file`);
  });
});

describe('systems list and doctor', { timeout: 20_000 }, () => {
  it('list systems with their settings, and the pinned variants', async () => {
    const { exitCode, stdout } = await test.run('systems', 'list');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^reference: the embedded CompactTxStreamer server/m);
    expect(stdout).toMatch(/^ {2}reference-unbatched +reference +path:dist\/reference\.mjs /m);
    const list = JSON.parse((await test.run('systems', 'list', '--json', '--pins', 'pins.json')).stdout) as { systems: { name: string; settings: object }[]; variants: { name: string }[] };
    expect(list.systems.map(({ name }) => name)).toEqual(['reference', 'zebra', 'zaino', 'ztreamer', 'lightwalletd', 'prep', 'command']);
    const settings = Object.fromEntries(list.systems.map((system) => [system.name, Object.keys(system.settings)]));
    expect(settings).toMatchObject({ reference: ['profile', 'unbatched', 'port', 'readySeconds', 'faults'], zebra: ['grpcPort', 'logFilter', 'readySeconds'] });
    expect(list.variants).toEqual([{ name: 'plain', system: 'reference', pin: 'path:dist/reference.mjs', description: 'plain', configuration: {} }]);
  });

  it('say what this host can do, for people and programs', async () => {
    const people = await test.run('doctor');
    expect(people.exitCode).toBe(0);
    for (const name of ['CPUs', 'auto sets', 'memory', 'system', 'accounting', 'ghz', 'taskset', 'disk', 'open files']) expect(people.stdout).toMatch(new RegExp(`^${name} +\\S`, 'm'));
    const report = JSON.parse((await test.run('doctor', '--json')).stdout) as { host: { logicalCpus: number }; accounting: { source: string }; disks: { path: string; freeBytes: number }[]; tools: { name: string; path: string | null }[]; skipped: string[] };
    expect(report.host.logicalCpus).toBeGreaterThan(0);
    expect(['systemd', 'cgroup2', 'cgroup1', 'proc']).toContain(report.accounting.source);
    expect(report.disks.map(({ path }) => path)).toEqual([test.folder, test.folder]);
    expect(report.skipped.some((text) => text.startsWith('the ghz driver: '))).toBe(report.tools.find(({ name }) => name === 'ghz')?.path === null);
  });
});

describe('reference', { timeout: 30_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s with exit 0 and leaves no temporary folder', async (signal) => {
    const before = test.temporaryFolders();
    const { process } = await startReference('--profile', 'serve-compact');
    expect(test.temporaryFolders().length).toBe(before.length + 1);
    process.kill(signal);
    expect(await process).toMatchObject({ exitCode: 0, stderr: '' });
    expect(test.temporaryFolders()).toEqual(before);
  });

  it('is gone with its temporary folder when it is killed', async () => {
    const before = test.temporaryFolders();
    const running = test.processes().length;
    const { process } = await startReference();
    process.kill('SIGKILL');
    await process;
    for (const end = Date.now() + 5_000; (test.processes().length > running || test.temporaryFolders().length > before.length) && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(test.processes()).toHaveLength(running);
    expect(test.temporaryFolders()).toEqual(before);
  });

  it('refuses what it does not know, and a port in use, by name', async () => {
    const [flag, fault, chain, port] = await Promise.all([test.run('reference', '--prot', '1'), test.run('reference', '--fault', 'stal@1'), test.run('reference', '--chain', 'nowhere'), test.run('reference', '--listen', server.address)]);
    expect(flag).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("error USAGE: reference: Unknown option '--prot'") as unknown });
    expect(fault).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('unknown fault "stal@1"\n  next: Use one of: stall@N, ') as unknown });
    expect(chain).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error INPUT_NOT_FOUND: nowhere/') as unknown });
    expect(port).toMatchObject({ exitCode: 3, stderr: expect.stringContaining(`error PORT_TAKEN: ${server.address}: port `) as unknown });
  });
});

describe('load', { timeout: 30_000 }, () => {
  const closedPort = async (): Promise<string> => {
    const listener = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    const { port } = listener.address() as AddressInfo;
    await new Promise((resolve) => listener.close(resolve));
    return `127.0.0.1:${port}`;
  };
  const reportOf = (text: string) => parseDocument('GhzReport', text, 'the report');

  it('drives a scenario of a workload file, and prints as ghz does', async () => {
    const { exitCode, stdout } = await test.run('load', server.address, '--workload', './workload.json', '--scenario', 'GetBlockRange-1000');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Summary:\n {2}Name:\t\tRanges of 1,000 blocks, 1 client\n {2}Count:\t\d+$/m);
    expect(stdout).toMatch(/^ {2}\[OK\] +\d+ responses/m);
  });

  it("takes ghz's own flags, and -O json is ghz's report", async () => {
    const { exitCode, stdout, stderr } = await test.run('load', ...GET_BLOCK, '-n', '50', '-c', '2', '-O', 'json', server.address);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const report = reportOf(stdout);
    expect(report).toMatchObject({ count: 50, endReason: 'normal', statusCodeDistribution: { OK: 50 }, errorDistribution: {}, options: { call: METHOD, total: 50, concurrency: 2, host: server.address } });
    expect(report.details).toHaveLength(50);
    expect(report.rps).toBeCloseTo(50 / (report.total / 1e9), 3);
    const latencies = (report.details ?? []).map(({ latency }) => latency).sort((a, b) => a - b);
    expect([report.fastest, report.slowest]).toEqual([latencies[0], latencies.at(-1)]);
  });

  it('writes the report to a file on request, and names a place that it cannot write to', async () => {
    expect(await test.run('load', ...GET_BLOCK, '-n', '5', '-c', '1', '-O', 'pretty', '-o', 'report.json', server.address)).toMatchObject({ exitCode: 0, stdout: '', stderr: 'written to report.json' });
    expect(reportOf(readFileSync(test.path('report.json'), 'utf8')).count).toBe(5);
    const hgrm = await test.run('load', ...GET_BLOCK, '-n', '50', '-c', '2', '-O', 'hgrm', server.address);
    expect(hgrm.stdout).toMatch(/^ {7}Value {5}Percentile TotalCount 1\/\(1-Percentile\)\n\n[^]*\n#\[Max {5}= +[\d.]+, Total count {4}= {11}50\]\n/);
    const hlog = await test.run('load', ...GET_BLOCK, '-n', '50', '-c', '2', '-O', 'hlog', server.address);
    expect(hlog.stdout).toMatch(/^#\[Histogram log format version 1\.3\]\n[^]*\n\d+\.\d{3},1\.000,[\d.]+,HISTF/);
    expect(await test.run('load', ...GET_BLOCK, '-n', '5', '-c', '1', '-o', 'nowhere/report.json', server.address)).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('error OUTPUT_UNWRITABLE: nowhere/report.json: ') as unknown });
  });

  it('nobody listens: exit 4, no latencies, and it says that this is no result', async () => {
    const address = await closedPort();
    const [flags, scenario] = await Promise.all([test.run('load', ...GET_BLOCK, '-n', '10', '-c', '2', '-O', 'json', address), test.run('load', address, '--scenario', 'GetBlock')]);
    expect(flags.exitCode).toBe(4);
    const { count, fastest, slowest, latencyDistribution, histogram, rps, statusCodeDistribution } = reportOf(flags.stdout);
    expect({ fastest, slowest, latencyDistribution, histogram, statusCodeDistribution }).toEqual({ fastest: 0, slowest: 0, latencyDistribution: null, histogram: null, statusCodeDistribution: { Unavailable: count } });
    expect(rps).toBeLessThan(100);
    expect(flags.stderr).toContain('not one call was good: rate and latencies of the report are those of failures, and no result');
    expect(scenario).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringMatching(new RegExp(`^error SYSTEM_NOT_READY: ${address}: GetLatestBlock failed: .*ECONNREFUSED ${address}\\.?\n {2}next: Start the server`)) as unknown });
  });

  it('a server that goes away before all was sent: exit 4, and it says so', async () => {
    const short = await startReference('--fault', 'exit@20');
    const { exitCode, stdout, stderr } = await test.run('load', ...GET_BLOCK, '-n', '1000', '-c', '1', '-O', 'json', short.address);
    expect(exitCode).toBe(4);
    expect(stderr).toMatch(/the server could no longer be reached: ended after \d+ calls, before all were sent/);
    expect(reportOf(stdout)).toMatchObject({ endReason: 'cancel', statusCodeDistribution: { OK: 19 } });
    await short.process.catch(() => undefined);
  });

  it('some calls fail: exit 4, and it says that failures count in the rate', async () => {
    const holed = await startReference('--fault', 'hole@500');
    const { exitCode, stdout, stderr } = await test.run('load', holed.address, '--workload', './workload.json', '--scenario', 'GetBlockRange-1000');
    expect(exitCode).toBe(4);
    expect(stdout).toMatch(/^ {2}\[OK\] +\d+ responses/m);
    expect(stdout).toContain('wrong height at height 500: expected 500, found 501');
    expect(stderr).toMatch(/^\d+ of \d+ calls failed; the report's rate counts them as ghz does, so it is no rate of work done$/m);
    holed.process.kill('SIGTERM');
    await holed.process.catch(() => undefined);
  });

  it.each([
    [['192.0.2.1:9067', '--scenario', 'GetBlock'], '192.0.2.1 is not a loopback address'],
    [[...GET_BLOCK, 'example.invalid:443'], 'example.invalid is not a loopback address'],
    [['127.0.0.1:1', '--scenario', 'GetBlck'], 'unknown scenario "GetBlck"; allowed: GetLightdInfo, GetBlock, '],
    [['127.0.0.1:1', '--scenario', 'GetBlock', '-O', 'xml'], 'unknown format "xml"; known: summary, csv, json, pretty'],
    [['127.0.0.1', '--scenario', 'GetBlock'], '"127.0.0.1" is not host:port'],
    [[...GET_BLOCK, '--speed', '5', '127.0.0.1:1'], "Unknown option '--speed'"],
    [[], '--call: is missing'],
  ])('refuses %j', async (args, message) => {
    expect(await test.run('load', ...args)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message) as unknown });
  });

  it('-n 0 has no end of its own, as ghz’s: it says so at once, and Ctrl-C ends it with a report', async () => {
    const run = test.start(['load', ...GET_BLOCK, '-n', '0', '-c', '2', '-O', 'json', server.address]);
    const [said] = (await once(run.stderr, 'data')) as [Buffer];
    expect(String(said)).toBe('neither --total nor --duration sets an end: calls go on until Ctrl-C, and the report follows\n');
    await new Promise((resolve) => setTimeout(resolve, 700));
    run.kill('SIGINT');
    const { exitCode, stdout } = await run;
    expect(exitCode).toBe(130);
    const report = reportOf(String(stdout));
    expect([report.endReason, report.options.total]).toEqual(['cancel', undefined]);
    expect(report.count).toBeGreaterThan(0);
  });

  it('Ctrl-C: exit 130, with what was measured', async () => {
    const run = test.start(['load', ...GET_BLOCK, '-z', '60s', '-c', '2', '-O', 'json', server.address]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    run.kill('SIGINT');
    const { exitCode, stdout } = await run;
    expect(exitCode).toBe(130);
    const report = reportOf(String(stdout));
    expect(report.endReason).toBe('cancel');
    expect(report.statusCodeDistribution['OK']).toBeGreaterThan(0);
    expect(report.total).toBeLessThan(20e9);
  });
});

describe('run, wherever and as whoever', { timeout: 60_000 }, () => {
  const bundle = (folder: string): Bundle => test.json(folder, 'runs', 'plain-r1-a1', 'bundle.json') as Bundle;
  const planFiles = ['plan.json', 'pins.json', 'workload.json'];

  it('as another user, from another folder, with an empty environment and a closed standard input', async () => {
    const isRoot = process.getuid?.() === 0;
    const NOBODY = 65_534;
    // The package and the folder may be closed to others: then a copy is what that user has.
    const root = isRoot ? test.path('package') : ROOT;
    const home = test.path('home');
    mkdirSync(home);
    for (const file of planFiles) cpSync(test.path(file), join(home, file));
    if (isRoot) {
      for (const part of ['dist', 'schemas', 'workloads', 'fixtures/demo', 'package.json']) cpSync(join(ROOT, part), join(root, part), { recursive: true });
      chmodSync(test.folder, 0o755);
      chownSync(home, NOBODY, NOBODY);
    }
    const as = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : ['env'];
    const command = [...as, 'env', '-i', `PATH=${dirname(process.execPath)}:/usr/bin:/bin`, `TMPDIR=${home}`, process.execPath, join(root, 'dist', 'cli.mjs'), 'run', 'plan.json', '--out', 'out'];
    const { exitCode, stderr } = await execa('sh', ['-c', 'exec "$@" <&-', 'sh', ...command], { cwd: home, reject: false });
    expect(exitCode, stderr).toBe(0);
    expect(bundle('home/out').outcome).toEqual({ kind: 'complete' });
    // A user without rights on any cgroup: usage comes from /proc, and the bundle says so.
    if (isRoot) expect(bundle('home/out').accounting).toMatchObject({ server: 'proc', client: 'proc' });
    expect(stderr).toMatch(/^\[0:0\d\] server CPUs /m);
    expect(readdirSync(home).sort()).toEqual(['out', ...planFiles].sort());
  });

  it('on one CPU: server and client share it, and every cell says so', async ({ skip }) => {
    skip(!existsSync('/usr/bin/taskset'), 'taskset is not here');
    const { exitCode, stderr, stdout } = await execa('taskset', ['-c', '0', process.execPath, CLI, 'run', 'plan.json', '--out', 'one'], { cwd: test.folder, env: { TMPDIR: test.folder }, reject: false });
    expect(exitCode).toBe(0);
    expect(stderr).toContain('server CPUs 0, client CPUs 0');
    expect(stderr).toContain('server and client share CPUs: each row is flagged');
    expect(stdout).toContain('[p] shared CPUs');
    const { rows } = test.json('one', 'comparison.json') as Comparison;
    expect(rows.flatMap(({ cells }) => cells.map(({ warnings }) => warnings.some(({ code }) => code === 'shared-cpus')))).toEqual([true]);
  });

  it('on a terminal: one live line, which is gone at the end, and no other escape sequence', async ({ skip }) => {
    skip(!existsSync('/usr/bin/script'), 'script is not here');
    writeFileSync(test.path('on-terminal.sh'), `stty rows 30 cols 100\nexec "${process.execPath}" "${CLI}" run plan.json --out terminal\n`);
    const { stdout, exitCode } = await execa('script', ['-qec', 'sh on-terminal.sh', '/dev/null'], { cwd: test.folder, env: { TMPDIR: test.folder, TERM: 'xterm' }, stdin: 'ignore', reject: false });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/\[0:\d\d, about 0:\d\d left\] run 1\/1 plain \| calibrating/);
    expect(stdout).toContain('run 1/1 plain | measuring 1/1 GetBlockRange-1000 with native');
    const screen = screenAfter(stdout);
    expect(screen.filter((line) => line.includes('plain |'))).toEqual([]);
    expect(screen.filter((line) => line.includes('restoring'))).toEqual([]);
    expect(screen[0]).toMatch(/^server CPUs /);
    expect(screen.find((line) => line.startsWith('run 1/1: plain'))).toBe('run 1/1: plain, repeat 1 (1 measurements, about 5 s)');
    expect(screen.some((line) => /^scenario +unit +plain$/.test(line))).toBe(true);
    expect(screen.some((line) => /^GetBlockRange-1000 +blocks\/s +\d/.test(line))).toBe(true);
    expect(screen).toContain(`written to ${test.path('terminal')}:`);
  });

  it('on a terminal that tells no size: plain lines', async ({ skip }) => {
    skip(!existsSync('/usr/bin/script'), 'script is not here');
    const { stdout } = await execa('script', ['-qec', `stty rows 0 cols 0; "${process.execPath}" "${CLI}" snapshot restore demo chain`, '/dev/null'], { cwd: test.folder, env: { TERM: 'xterm' }, stdin: 'ignore', reject: false });
    expect(stdout.replaceAll('\r', '').split('\n')).toEqual([expect.stringMatching(/^\[0:00\] restoring snapshot demo: \d+ %$/), expect.stringMatching(/^demo: restored into chain, tip 12003 /), expect.stringMatching(/^1478601 bytes fetched, digested and unpacked to 2915968 in one pass with zlib, /)]);
  });
});
