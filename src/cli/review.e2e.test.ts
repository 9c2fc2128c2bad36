import { createHash } from 'node:crypto';
import { execa } from 'execa';
import { appendFileSync, cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, Gates, Measurements } from '../model/generated/types.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { CLI, ProgramTest, type ProgramResult } from './testing/program.ts';
import { reseal } from './testing/reseal.ts';

const RUNS = ['plain-r1-a1', 'plain-r2-a1', 'unbatched-r1-a1', 'unbatched-r2-a1'] as const;
const GATES: Gates = { version: 1, id: 'declared', gates: [{ kind: 'errors', id: 'no-errors', variant: 'unbatched', atMost: 0 }, { kind: 'anonymous-memory', id: 'memory', variant: 'unbatched', atMostBytes: 2 ** 40 }] };

/** Real bundles of two variants and two repeats, made once; each test changes a copy in `case/runs`. */
const test = new ProgramTest();
let ran: ProgramResult;
beforeAll(async () => {
  writePlanFiles(test, { variants: { plain: {}, unbatched: { unbatched: true } }, plan: { repeats: 2, gates: 'gates.json' } });
  writeFileSync(test.path('gates.json'), JSON.stringify(GATES));
  ran = await test.run('run', 'plan.json', '--out', 'out');
}, 90_000);
beforeEach(() => {
  rmSync(test.path('case'), { recursive: true, force: true });
  cpSync(test.path('out', 'runs'), test.path('case', 'runs'), { recursive: true });
});
afterAll(async () => {
  const left = await test.processesAfter(5_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

const inCase = (...parts: string[]): string => test.path('case', ...parts);
const inRun = (...parts: string[]): string => inCase('runs', 'plain-r1-a1', ...parts);
const comparison = (...parts: string[]): Comparison => test.json(...parts, 'comparison.json') as Comparison;
const SAMPLES = join('samples', 'native.GetBlockRange-1000.parquet');

function flip(file: string): void {
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** Every path below the test's folder with what it holds, the folder `except` left out. */
function tree(except: string): string[] {
  return readdirSync(test.folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== except && !path.startsWith(`${except}/`))
    .map((path) => {
      const stat = lstatSync(path);
      return `${path} ${stat.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : stat.isSymbolicLink() ? readlinkSync(path) : 'folder'}`;
    })
    .sort();
}

/** `aggregate` into case/agg; nothing else may have changed. */
async function aggregate(...args: string[]): Promise<ProgramResult> {
  const before = tree(inCase('agg'));
  const result = await test.run('aggregate', ...args, '--out', 'case/agg');
  expect(tree(inCase('agg'))).toEqual(before);
  return result;
}

describe('good bundles', { timeout: 30_000 }, () => {
  it('were made by a run whose declared gates passed', () => {
    expect(ran.exitCode).toBe(0);
    expect(comparison('out')).toMatchObject({ outcome: 'passed', refused: [], expected: { runs: 4, present: 4, missing: [] }, gates: [{ id: 'no-errors', verdict: 'pass', postHoc: false }, { id: 'memory', verdict: 'pass', postHoc: false }] });
  });

  it('aggregate to the bytes that run wrote, in any order, wherever they lie, but for links to where that is', async () => {
    renameSync(inRun(), inCase('elsewhere'));
    const [a, b, c] = RUNS.slice(1).map((name) => `case/runs/${name}`) as [string, string, string];
    for (const order of [['case'], ['case/elsewhere', a, b, c], [c, 'case/elsewhere', b, a, a, 'case/runs']]) {
      const { exitCode, stdout } = await aggregate(...order);
      expect(exitCode).toBe(0);
      expect(stdout).toBe(ran.stdout);
      for (const { file, claims } of Object.values(COMPARISON_FILES)) expect(claims(readFileSync(inCase('agg', file), 'utf8')), file).toBe(claims(readFileSync(test.path('out', file), 'utf8')));
    }
  });

  it('verify: every sample of every bundle, and the comparison beside them', async () => {
    const { exitCode, stdout, stderr } = await test.run('verify', 'out');
    expect(exitCode).toBe(0);
    expect(stderr).toBe('');
    for (const run of RUNS) expect(stdout).toMatch(new RegExp(`^ok       ${run}  1 measurements, \\d+ samples recomputed  bundle [0-9a-f]{16}$`, 'm'));
    expect(stdout).toContain(`ok       ${test.path('out', 'comparison.json')}  recomputed from its bundles`);
    const json = await test.run('verify', 'out', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ exitCode: 0, verified: RUNS.map((label) => ({ label })), refused: [], differing: [] });
  });

  it('--json prints the comparison and nothing else; without --out nothing is written', async () => {
    const before = tree('');
    const { exitCode, stdout } = await test.run('aggregate', 'case', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual(comparison('out'));
    expect(tree('')).toEqual(before);
  });

  it('a format that there is not is named with those that there are, and nothing is written', async () => {
    const { exitCode, stderr } = await aggregate('case', '--format', 'md,svg');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('error USAGE: --format: unknown format "svg"; known: json, md, csv, html');
    expect(readdirSync(inCase())).toEqual(['runs']);
    await aggregate('case', '--format', 'md,csv');
    expect(readdirSync(inCase('agg')).sort()).toEqual(['comparison.csv', 'comparison.md']);
  });

  it('a repeat that is missing is named, in every form, and no gate passes without it', async () => {
    rmSync(inCase('runs', 'plain-r2-a1'), { recursive: true });
    const { exitCode, stdout } = await aggregate('case');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('missing: plain, repeat 2');
    expect(comparison('case', 'agg')).toMatchObject({ outcome: 'failed', expected: { runs: 4, present: 3, missing: [{ variant: 'plain', repeat: 2 }] } });
    expect(comparison('case', 'agg').gates.map(({ verdict }) => verdict)).toEqual(['not measured', 'not measured']);
    expect(readFileSync(inCase('agg', 'comparison.md'), 'utf8')).toContain('Missing runs: plain r2');
    expect(readFileSync(inCase('agg', 'report.html'), 'utf8')).toContain('Missing runs: plain r2');
  });

  it('a trend against a stored run is shown, changes no verdict, and is said not to be verified', async () => {
    rmSync(inCase('runs', 'unbatched-r2-a1'), { recursive: true });
    const stored = await aggregate('case', '--baseline', 'out/runs', '--gates', 'gates.json');
    expect(comparison('case', 'agg').trend).toMatchObject({ refused: 0, unmatched: [] });
    expect(comparison('case', 'agg').trend?.inputs.slice().sort()).toEqual(comparison('out').inputs.map(({ bundleId }) => bundleId).sort());
    const plain = comparison('case', 'agg').trend?.lines.find(({ variant, metric }) => variant === 'plain' && metric === 'unitsPerSecond');
    expect(plain).toMatchObject({ ratio: 1, now: { n: 2 }, then: { n: 2 }, host: 'same host class' });
    expect(stored.exitCode).toBe(1);
    expect(stored.stdout).toContain('no verdict');
    expect((await aggregate('out/runs', '--baseline', 'case/runs')).exitCode).toBe(0);
    renameSync(inCase('agg'), test.path('trend'));
    cpSync(test.path('out', 'runs'), test.path('trend', 'runs'), { recursive: true });
    expect(await test.run('verify', 'trend')).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('trend against a stored run was not recomputed') as unknown });
    rmSync(test.path('trend'), { recursive: true });
  });

  it('copies of one bundle count once; two that differ and claim to be one are both refused', async () => {
    cpSync(inRun(), inCase('copy'), { recursive: true });
    expect((await aggregate('case')).exitCode).toBe(0);
    expect(comparison('case', 'agg')).toEqual(comparison('out'));
    appendFileSync(inCase('copy', 'logs', 'plain.log'), 'changed\n');
    reseal(inCase('copy'), {});
    const { exitCode, stderr } = await aggregate('case');
    expect(exitCode).toBe(1);
    expect(comparison('case', 'agg').refused.map(({ label, code }) => [label, code])).toEqual([['copy', 'BUNDLE_DUPLICATE'], ['plain-r1-a1', 'BUNDLE_DUPLICATE']]);
    expect(stderr).toContain('refused copy: BUNDLE_DUPLICATE: 2 different bundles say that they are attempt 1 of plain, repeat 1');
    expect(comparison('case', 'agg').expected).toMatchObject({ present: 3 });
  });
});

describe('a bundle that is no evidence', { timeout: 30_000 }, () => {
  const cases: [name: string, spoil: () => void, code: string, message: RegExp][] = [
    ['a changed sample byte', () => flip(inRun(SAMPLES)), 'BUNDLE_DAMAGED', /^samples\/native\.GetBlockRange-1000\.parquet has the SHA-256 [0-9a-f]{64}, not the manifest's [0-9a-f]{64}$/],
    ['a removed file', () => rmSync(inRun('payloads.json')), 'BUNDLE_DAMAGED', /^payloads\.json is missing$/],
    ['an added file', () => writeFileSync(inRun('logs', 'extra.log'), ''), 'BUNDLE_DAMAGED', /^logs\/extra\.log is not in the manifest$/],
    ['a symbolic link', () => symlinkSync('/etc/passwd', inRun('logs', 'link.log')), 'BUNDLE_HOSTILE', /^"logs\/link\.log" is a symbolic link$/],
    ['a symbolic link in place of a document', () => (renameSync(inRun('plan.json'), inCase('plan.json')), symlinkSync(inCase('plan.json'), inRun('plan.json'))), 'BUNDLE_HOSTILE', /^"plan\.json" is a symbolic link$/],
    ['a manifest that names a file outside', () => appendFileSync(inRun('MANIFEST.sha256'), `${'0'.repeat(64)}  ../../../etc/passwd\n`), 'BUNDLE_HOSTILE', /^MANIFEST\.sha256:\d+: "\.\.\/\.\.\/\.\.\/etc\/passwd" is no name of a bundle's file$/],
    ['a sample file outside', () => reseal(inRun(), { 'measurements.json': ({ measurements }: Measurements) => Object.assign(measurements[0]?.samples ?? {}, { file: 'samples/../../../x.parquet' }) }), 'BUNDLE_HOSTILE', /^measurements\.json#\/measurements\/0\/samples\/file: /],
    ['another version', () => reseal(inRun(), { 'bundle.json': (bundle: Bundle) => Object.assign(bundle, { version: 99 }) }), 'BUNDLE_FOREIGN', /^bundle\.json#\/version: 99 is not allowed; allowed: 1$/],
    ['no seal', () => rmSync(inRun('MANIFEST.sha256')), 'BUNDLE_UNSEALED', /^holds no MANIFEST\.sha256$/],
    ['an empty document', () => writeFileSync(inRun('bundle.json'), ''), 'BUNDLE_DAMAGED', /^bundle\.json does not have the manifest's SHA-256 /],
  ];
  it.each(cases)('%s: named and refused, the rest is aggregated', async (_name, spoil, code, message) => {
    spoil();
    const { exitCode, stdout, stderr } = await aggregate('case/runs');
    expect(exitCode).toBe(1);
    const { refused, expected, rows, outcome } = comparison('case', 'agg');
    expect(refused).toEqual([{ label: 'plain-r1-a1', code, message: expect.stringMatching(message) as unknown }]);
    expect({ outcome, expected }).toMatchObject({ outcome: 'failed', expected: { present: 3, missing: [{ variant: 'plain', repeat: 1 }] } });
    expect(rows[0]?.cells.map(({ state }) => state.kind)).toEqual(['measured', 'measured']);
    const line = `plain-r1-a1: ${code}: `;
    expect(stdout).toContain(`refused: ${line}`);
    expect(stderr).toContain(`refused ${line}`);
    const verified = await test.run('verify', 'case/runs');
    expect(verified.exitCode).toBe(1);
    expect(verified.stdout).toContain(`REFUSED  plain-r1-a1  ${code}: `);
    expect(verified.stdout).toContain('ok       unbatched-r2-a1  ');
  });

  it('a folder that is no bundle: named and refused, the rest is aggregated', async () => {
    mkdirSync(inCase('photos', '.git'), { recursive: true });
    writeFileSync(inCase('photos', 'my cat.jpg'), '');
    const { exitCode } = await aggregate('case/runs', 'case/photos');
    expect(exitCode).toBe(1);
    expect(comparison('case', 'agg')).toMatchObject({ refused: [{ label: 'photos', code: 'BUNDLE_FOREIGN', message: 'holds no bundle' }], expected: { present: 4 } });
    expect((await test.run('verify', 'case/runs', 'case/photos')).stdout).toContain('REFUSED  photos  BUNDLE_FOREIGN: holds no bundle');
    expect(await aggregate('case/photos')).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('error NOTHING_TO_COMPARE: ') as unknown });
    expect(await aggregate('case/runs', 'case/nowhere')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error INPUT_NOT_FOUND: case/nowhere: there is no such folder') as unknown });
  });

  it('a figure changed and sealed again: verify and aggregate --verify name pointer and both values', async () => {
    let found = 0;
    reseal(inRun(), { 'measurements.json': ({ measurements: [first] }: Measurements) => Object.assign(first?.sums ?? {}, { ok: (found = first?.sums?.ok ?? 0) + 100 }) });
    const claim = `measurements.json#/measurements/0/sums/ok: stored ${found + 100}, recomputed ${found}`;
    expect(await test.run('verify', 'case/runs')).toMatchObject({ exitCode: 1, stdout: expect.stringContaining(`DIFFERS  plain-r1-a1  ${claim}`) as unknown });
    const { exitCode } = await aggregate('case/runs', '--verify');
    expect(exitCode).toBe(1);
    expect(comparison('case', 'agg')).toMatchObject({ samplesVerified: true, refused: [{ label: 'plain-r1-a1', code: 'VERIFY_DIFFERENCE', message: expect.stringContaining(claim) as unknown }], expected: { present: 3 } });
  });

  it('a comparison that was changed: verify names pointer and both values', async () => {
    const { variants, ...rest } = comparison('out');
    writeFileSync(inCase('comparison.json'), JSON.stringify({ ...rest, variants: [...variants].reverse() }));
    expect(await test.run('verify', 'case')).toMatchObject({ exitCode: 1, stdout: expect.stringContaining(`DIFFERS  ${inCase('comparison.json')}  comparison.json#/variants/0: stored "unbatched", recomputed "plain"`) as unknown });
  });
});

describe('hostile names', { timeout: 30_000 }, () => {
  const NAME = 'a\n|<script>alert(1)<\\script>`@octocat\u001b[2J\u202e';
  const MESSAGE = '<img src=x onerror=alert(1)>|\u001b]0;owned\u0007\u009b2J[a](https:x.example)';

  it('come out of no format as markup, nor as what a terminal obeys', async () => {
    renameSync(inRun(), inCase('runs', NAME));
    rmSync(inCase('runs', NAME, 'payloads.json'));
    reseal(inCase('runs', 'plain-r2-a1'), { 'bundle.json': (bundle: Bundle) => Object.assign(bundle, { outcome: { kind: 'failed', code: 'SYSTEM_EXITED', message: MESSAGE, lastLogLines: [MESSAGE] } }) });
    const { exitCode, stdout, stderr } = await aggregate('case/runs');
    expect(exitCode).toBe(1);
    expect(comparison('case', 'agg')).toMatchObject({ refused: [{ label: NAME }], failures: [{ message: MESSAGE }] });
    const verified = await test.run('verify', 'case/runs');
    expect(verified.stdout).toContain('REFUSED  a |<script>alert(1)<\\script>');
    const texts = { stdout, stderr, verify: verified.stdout, md: '', csv: '', html: '' };
    for (const [kind, file] of [['md', 'comparison.md'], ['csv', 'comparison.csv'], ['html', 'report.html']] as const) texts[kind] = readFileSync(inCase('agg', file), 'utf8');
    for (const [kind, text] of Object.entries(texts)) expect(text, kind).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202e]/);
    expect(texts.html).not.toMatch(/<script|<img/);
    expect(texts.html).toContain('&lt;script&gt;alert(1)');
    const outsideCode = texts.md.replaceAll(/(`+)[^`].*?\1/g, '');
    expect(outsideCode).not.toMatch(/<(?!br>)|octocat/);
  });

  it('a folder called -rf is a folder', async () => {
    renameSync(inRun(), inCase('-rf'));
    const { exitCode, stderr } = await aggregate('-rf');
    expect(exitCode).toBe(2);
    expect(stderr).toContain("error USAGE: unknown option '-rf'");
    const before = tree(inCase('agg'));
    const result = await execa(process.execPath, [CLI, 'aggregate', '--out', 'agg', '--', '-rf', 'runs'], { cwd: inCase(), reject: false });
    expect(result.exitCode).toBe(0);
    expect(comparison('case', 'agg')).toEqual(comparison('out'));
    expect(tree(inCase('agg'))).toEqual(before);
  });
});

describe('gates', { timeout: 30_000 }, () => {
  const gates = (change: (gates: Gates) => void): string => {
    const changed = structuredClone(GATES);
    change(changed);
    writeFileSync(test.path('other-gates.json'), JSON.stringify(changed));
    return 'other-gates.json';
  };

  it('the declared ones pass as declared', async () => {
    const { exitCode, stdout } = await aggregate('case', '--gates', 'gates.json');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^gate no-errors: pass \(0 of \d+ calls failed\); limit failed calls of unbatched ≤ 0$/m);
    expect(comparison('case', 'agg')).toEqual(comparison('out'));
  });

  it('others are marked as declared after the run, pass or fail, in every form', async () => {
    const passing = await aggregate('case', '--gates', gates(({ gates: [first] }) => Object.assign(first ?? {}, { atMost: 5 })));
    expect(passing.exitCode).toBe(0);
    expect(passing.stdout).toMatch(/^gate no-errors: pass .*; declared after the run$/m);
    const failing = await aggregate('case', '--gates', gates((changed) => Object.assign(changed.gates[1] ?? {}, { atMostBytes: 1 })));
    expect(failing.exitCode).toBe(1);
    expect(failing.stdout.replaceAll(/\s+/g, ' ')).toMatch(/gate memory: fail \(\d+ bytes at most in 2 of 2 measurements\); limit anonymous memory of unbatched ≤ 1 bytes; declared after the run/);
    // The reports are there although the verdict is no.
    expect(comparison('case', 'agg')).toMatchObject({ outcome: 'failed', gates: [{ verdict: 'pass', postHoc: true }, { verdict: 'fail', postHoc: true }] });
    expect(readFileSync(inCase('agg', 'comparison.md'), 'utf8')).toContain('| memory | **fail** (declared after the run) |');
    expect(readFileSync(inCase('agg', 'report.html'), 'utf8')).toContain('declared after the run');
  });

  it('a gate on a variant that no plan has is refused, with those that there are', async () => {
    const { exitCode, stderr } = await aggregate('case', '--gates', gates(({ gates: [first] }) => Object.assign(first ?? {}, { variant: 'plian' })));
    expect(exitCode).toBe(2);
    expect(stderr).toContain('other-gates.json#/gates/0/variant: unknown variant "plian"; allowed: plain, unbatched');
  });

  it('a gates file with a typo is refused with file, pointer and the allowed keys', async () => {
    const { exitCode, stderr } = await aggregate('case', '--gates', gates(({ gates: [first] }) => Object.assign(first ?? {}, { atMots: 1 })));
    expect(exitCode).toBe(2);
    expect(stderr).toContain('error INPUT_INVALID: other-gates.json#/gates/0: unknown key "atMots"; allowed: kind, id, purpose, variant, scenarios, drivers, atMost');
  });
});

describe('the output folder', { timeout: 30_000 }, () => {
  it('never writes through a link that waits there', async () => {
    writeFileSync(inCase('precious.txt'), 'mine');
    mkdirSync(inCase('agg'));
    for (const name of ['comparison.json', 'comparison.json.tmp', 'comparison.md.tmp', 'report.html']) symlinkSync(inCase('precious.txt'), inCase('agg', name));
    expect((await aggregate('case')).exitCode).toBe(0);
    expect(readFileSync(inCase('precious.txt'), 'utf8')).toBe('mine');
    expect(comparison('case', 'agg')).toEqual(comparison('out'));
    expect(readdirSync(inCase('agg')).sort()).toEqual(['comparison.csv', 'comparison.json', 'comparison.md', 'report.html']);
  });

  it('a file in its place is named', async () => {
    writeFileSync(inCase('agg'), 'mine');
    expect(await test.run('aggregate', 'case', '--out', 'case/agg/below')).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('error OUTPUT_UNWRITABLE: case/agg/below: cannot be written: a part of the path is a file') as unknown });
    expect(readFileSync(inCase('agg'), 'utf8')).toBe('mine');
  });

  /** Runs the program where `case/disk` is a small file system of its own. */
  const onDisk = async (options: string, ...args: string[]): Promise<ProgramResult & { readonly left: string }> => {
    mkdirSync(inCase('disk'));
    const script = 'mount -t tmpfs -o "$1" tmpfs case/disk || exit 99; shift; "$@"; code=$?; find case/disk -type f -o -name "*.tmp" >&3; exit $code';
    const { exitCode, stdout, stderr, stdio } = await execa('unshare', ['--mount', 'sh', '-c', script, 'sh', options, process.execPath, CLI, ...args], { cwd: test.folder, env: { TMPDIR: test.folder }, reject: false, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    return { exitCode, stdout, stderr, left: String(stdio[3] ?? '') };
  };
  const canMount = process.getuid?.() === 0;

  it.skipIf(!canMount)('on a read-only disk it is named before anything starts (needs root for a mount)', async ({ skip }) => {
    const aggregated = await onDisk('ro', 'aggregate', 'case/runs', '--out', 'case/disk/agg');
    skip(aggregated.exitCode === 99, 'this user may not mount here');
    expect(aggregated).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('error OUTPUT_UNWRITABLE: case/disk/agg: cannot be written: the disk is read-only') as unknown });
    rmSync(inCase('disk'), { recursive: true });
    const ran = await onDisk('ro', 'run', 'plan.json', '--out', 'case/disk/out');
    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toMatch(/^error OUTPUT_UNWRITABLE: .*case\/disk\/out: cannot be written: the disk is read-only/);
  });

  it.skipIf(!canMount)('on a full disk it is named and no half of a file stays (needs root for a mount)', async ({ skip }) => {
    const { exitCode, stderr, left } = await onDisk('size=16k', 'aggregate', 'case/runs', '--out', 'case/disk/agg');
    skip(exitCode === 99, 'this user may not mount here');
    expect(exitCode).toBe(3);
    expect(stderr).toContain('error DISK_FULL: ');
    expect(left).not.toContain('.tmp');
  });
});
