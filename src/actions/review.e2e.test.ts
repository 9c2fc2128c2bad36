import { execa } from 'execa';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '../model/generated/types.ts';
import { brokenAnchors, hrefsIn, networkIn } from '../report/testing/report-page.ts';
import { checkoutOfKit } from './testing/checkout-of-kit.ts';
import { runComposite } from './testing/composite.ts';
import { JobTest } from './testing/job-test.ts';
import { unpackArtifact } from './testing/made-run.ts';
import { ResultsService } from './testing/results-service.ts';

/** A reviewer's machine: a checkout of the kit with nothing installed, the artifact as it was downloaded, and no network. */
let service: ResultsService;
let job: JobTest;
let machine: string;
let kept: string;
beforeAll(async () => {
  service = await ResultsService.start();
  job = new JobTest(service);
  await runComposite(job, { inputs: { variants: 'reference,reference-unbatched', scenarios: 'GetLightdInfo,GetBlock', repeats: '1', drivers: 'native' } });
  kept = await unpackArtifact(job, 'indexbench-bench-a1');
  machine = mkdtempSync(join(tmpdir(), 'ibreview-'));
  checkoutOfKit(join(machine, 'kit'));
}, 120_000);
afterAll(async () => {
  rmSync(machine, { recursive: true, force: true });
  job.remove();
  await service.close();
});

interface Reviewed {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the kit in an empty folder, in a network of its own where this user may make one: not even a loopback is up there. */
async function review(...args: string[]): Promise<Reviewed> {
  const folder = mkdtempSync(join(machine, 'empty-'));
  const alone = (await execa('unshare', ['--net', 'true'], { reject: false })).exitCode === 0 ? ['unshare', '--net'] : [];
  const [file = '', ...rest] = [...alone, process.execPath, join(machine, 'kit/dist/cli.mjs'), ...args];
  const { exitCode, stdout, stderr } = await execa(file, rest, { cwd: folder, reject: false, extendEnv: false, env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', HOME: folder } });
  expect(readdirSync(folder)).toEqual([]);
  return { exitCode, stdout, stderr };
}

/** What each link of a report to a file leads to, relative to the report's folder. */
function filesLinked(folder: string): string[] {
  return hrefsIn(readFileSync(join(folder, 'report.html'), 'utf8')).filter((href) => !href.startsWith('#')).map((href) => decodeURIComponent(href));
}

/** Every bundle with its seal, and every sample file of every cell. */
function evidenceOf({ inputs, rows }: Comparison): number {
  return inputs.length + rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs.filter(({ samplesFile }) => samplesFile !== null))).length;
}

describe('the review of a downloaded artifact', { timeout: 60_000 }, () => {
  it('needs nothing installed: there is no node_modules, and README.txt says what to type', () => {
    expect(existsSync(join(machine, 'kit', 'node_modules'))).toBe(false);
    expect(readFileSync(join(kept, 'README.txt'), 'utf8')).toMatch(/sha256sum --quiet -c MANIFEST\.sha256[^]*node INDEXBENCH\/dist\/cli\.mjs verify \./);
  });

  it('verify recomputes every bundle, the comparison and the texts beside it', async () => {
    const { exitCode, stdout, stderr } = await review('verify', kept);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout.match(/^ok {7}reference(-unbatched)?-r1-a1 {2}2 measurements, \d+ samples recomputed/gm)).toHaveLength(2);
    expect(stdout).toContain(`ok       ${join(kept, 'comparison.json')}  recomputed from its bundles`);
    const json = JSON.parse((await review('verify', kept, '--json')).stdout) as { comparisons: { texts: string[] }[] };
    expect(json.comparisons[0]?.texts).toEqual(['comparison.md', 'comparison.csv', 'report.html']);
  });

  it('sha256sum agrees with each manifest, and the manifests with the comparison', async () => {
    const { inputs } = JSON.parse(readFileSync(join(kept, 'comparison.json'), 'utf8')) as Comparison;
    const ids: string[] = [];
    for (const name of readdirSync(join(kept, 'runs'))) {
      const { stdout } = await execa('sh', ['-c', 'sha256sum --quiet -c MANIFEST.sha256 && sha256sum MANIFEST.sha256'], { cwd: join(kept, 'runs', name) });
      ids.push(stdout.split(' ')[0] ?? '');
    }
    expect(ids.sort()).toEqual(inputs.map(({ bundleId }) => bundleId).sort());
  });

  it('the report that came with it leads to each bundle and sample file, and asks no network', () => {
    const page = readFileSync(join(kept, 'report.html'), 'utf8');
    const comparison = JSON.parse(readFileSync(join(kept, 'comparison.json'), 'utf8')) as Comparison;
    expect(networkIn(page)).toEqual([]);
    expect(page).toContain('http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;;');
    expect(brokenAnchors(page)).toEqual([]);
    const files = filesLinked(kept);
    expect(files).toHaveLength(evidenceOf(comparison));
    expect(files.filter((file) => !existsSync(join(kept, file)))).toEqual([]);
    expect(files.every((file) => file.startsWith('runs/'))).toBe(true);
  });

  it('aggregate makes the report again, wherever it is written, with links to the bundles where they lie', async () => {
    const again = join(machine, 'again', 'deep');
    mkdirSync(dirname(again));
    const { exitCode, stdout } = await review('aggregate', kept, '--format', 'html,json', '--out', again);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('2 of 2 runs complete');
    expect(readdirSync(again).sort()).toEqual(['comparison.json', 'report.html']);
    expect(readFileSync(join(again, 'comparison.json'))).toEqual(readFileSync(join(kept, 'comparison.json')));
    const files = filesLinked(again);
    expect(files).toHaveLength(evidenceOf(JSON.parse(readFileSync(join(again, 'comparison.json'), 'utf8')) as Comparison));
    expect(files.filter((file) => !existsSync(join(again, file)))).toEqual([]);
  });

  it('finds one changed byte', async () => {
    const file = join(kept, filesLinked(kept).find((name) => name.endsWith('.parquet')) ?? '');
    const bytes = readFileSync(file);
    await execa('sh', ['-c', 'printf X | dd of="$1" bs=1 seek=100 conv=notrunc status=none', 'sh', file]);
    const { exitCode, stdout } = await review('verify', kept);
    await execa('sh', ['-c', 'cat > "$1"', 'sh', file], { input: bytes });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/REFUSED {2}reference[a-z-]*-r1-a1 {2}BUNDLE_DAMAGED: samples\/.*parquet has the SHA-256/);
  });
});
