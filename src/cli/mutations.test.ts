import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBundle, type OpenedBundle } from '../bundle/reader.ts';
import { parseDocument, validateDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Comparison, Measurements } from '../model/generated/types.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { verifyBundle } from '../verify/verify-bundle.ts';
import { verifyComparison } from '../verify/verify-comparison.ts';
import { verifyFolders } from '../verify/verify-folders.ts';
import { fileEdits } from './testing/file-mutations.ts';
import { chosen, leafEdits, tally, type LeafEdit } from './testing/mutations.ts';
import { reseal } from './testing/reseal.ts';
import { SAMPLE_EDITS, writeEditedSamples } from './testing/sample-mutations.ts';

/** `INDEXBENCH_MUTATIONS=10` makes ten times as many. */
const SCALE = Number(process.env['INDEXBENCH_MUTATIONS'] ?? '1');
const GOLDEN = fileURLToPath(new URL('../../fixtures/golden/reference', import.meta.url));
type DocumentFile = 'bundle.json' | 'plan.json' | 'measurements.json' | 'payloads.json';

/** What no other evidence in a bundle bears out: readings, and what a run says of itself. Everything else is derived, and has to be found. */
const STATED: Readonly<Record<DocumentFile, RegExp>> = {
  'bundle.json': /^\/(planSha256|indexbench|nodeVersion|binary|launch|commandLine|durationNs|startedAt|endedAt|noise\/calibration|drivers\/\d+\/(program|sha256|arguments)|drivers$|accounting\/notUsed|attempt|leg\/(id|bootId)|ci|host\/(?!cpuModel)|node$|stateUnchanged|outcome)/,
  'plan.json': /^(?!\/(scenarios\/\d+\/(scheduleSha256|unit|domain|projection|firstHeight|lastHeight|scenario\/(?!title|id))|legs|repeats|limits|gates\/document\/gates\/\d+\/(variant|candidate|baseline|select)))/,
  'measurements.json': /^\/(version|planSha256)|\/resources\/(target|client)\/|\/noise\/|\/client\/(cpuShare|busiestProcessShare|ceilingUnitsPerSecond|eventLoopLag(Max|P99)Ns|gcPause(s|Ns|MaxNs))$/,
  'payloads.json': /^\/planSha256|^\/chunks\/\d+\/sha256|^\/unsupported$/,
};

let root = '';
let folder = '';
let comparison: Comparison;
let bundles: OpenedBundle[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'indexbench-mutations-'));
  cpSync(GOLDEN, root, { recursive: true });
  folder = join(root, 'runs', 'reference-r1-a1');
  comparison = parseDocument('Comparison', readFileSync(join(root, 'comparison.json'), 'utf8'), 'comparison.json');
  bundles = await Promise.all(readdirSync(join(root, 'runs')).map((name) => openBundle(join(root, 'runs', name))));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The scores are what this test is for. */
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Does something to the bundle, and undoes it whatever it was. */
async function undone<T>(change: () => T | Promise<T>): Promise<T> {
  const before = filesOf(folder);
  try {
    return await change();
  } finally {
    const after = filesOf(folder);
    for (const path of after.keys()) if (!before.has(path)) rmSync(path);
    for (const [path, bytes] of before) if (after.get(path)?.equals(bytes) !== true) writeFileSync(path, bytes);
  }
}

function filesOf(at: string): Map<string, Buffer> {
  const entries = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map((entry) => join(entry.parentPath, entry.name)).map((path) => [path, readFileSync(path)]));
}

/** What verify says of the bundle first; null where it finds nothing. Any error but ours is a defect of verify. */
async function finding(): Promise<string | null> {
  try {
    const [first] = await verifyBundle(await openBundle(folder));
    return first === undefined ? null : `${first.document}#${first.pointer}`;
  } catch (error) {
    if (!(error instanceof IndexbenchError)) throw error;
    return error.message;
  }
}

describe('the golden bundles', { timeout: 60_000 }, () => {
  it('are right, with their comparison and its texts', async () => {
    const report = await verifyFolders([root], comparison.indexbenchVersion);
    expect(report).toMatchObject({ exitCode: 0, refused: [], differing: [], notes: [], comparisons: [{ differences: [], texts: ['comparison.md', 'comparison.csv'] }] });
    expect(report.verified).toHaveLength(4);
  });
});

describe('changes under an unchanged seal', { timeout: 600_000 }, () => {
  it('of bits, digits, rows and files are named, every one', async () => {
    const random = new SplitMix64(11n);
    const missed: string[] = [];
    const kinds: string[] = [];
    while (kinds.length < 2000 * SCALE) {
      const edit = fileEdits(folder, random);
      await undone(async () => {
        if (!edit.apply()) return;
        kinds.push(edit.kind);
        const error: unknown = await openBundle(folder).catch((thrown: unknown) => thrown);
        const isNamed = error instanceof IndexbenchError && edit.files.some((file) => error.message.includes(basename(file)) || basename(file) === 'MANIFEST.sha256');
        if (!isNamed) missed.push(`${edit.kind} of ${edit.files.join(' and ')}: ${String(error)}`);
      });
    }
    print(`unsealed: ${String(kinds.length - missed.length)} of ${String(kinds.length)} named\n${tally(kinds)}`);
    expect(missed).toEqual([]);
  });
});

describe('changes that were sealed again', { timeout: 600_000 }, () => {
  const derived = (name: DocumentFile): [LeafEdit[], LeafEdit[]] => {
    const edits = leafEdits(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    // The order of measurements says nothing.
    const isStated = ({ pointer, kind }: LeafEdit): boolean => STATED[name].test(pointer) || (pointer === '/measurements' && kind === 'turned');
    return [edits.filter((edit) => !isStated(edit)), edits.filter(isStated)];
  };
  const survivors = async (name: DocumentFile, edits: readonly LeafEdit[]): Promise<string[]> => {
    const left: string[] = [];
    for (const { pointer, kind, apply } of edits) {
      await undone(async () => {
        reseal(folder, { [name]: apply });
        if ((await finding()) === null) left.push(`${name}#${pointer} ${kind}`);
      });
    }
    return left;
  };

  it('of derived values in the documents of a bundle are found, every one', async () => {
    const random = new SplitMix64(12n);
    const missed: string[] = [];
    let made = 0;
    const stated: string[] = [];
    for (const [name, count] of [['bundle.json', 100], ['plan.json', 150], ['measurements.json', 650], ['payloads.json', 100]] as const) {
      const [must, may] = derived(name);
      const edits = chosen(must, count * SCALE, random);
      made += edits.length;
      missed.push(...(await survivors(name, edits)));
      stated.push(...(await survivors(name, chosen(may, 20 * SCALE, random))));
    }
    print(`resealed, documents: ${String(made - missed.length)} of ${String(made)} derived values found; of what a run states itself ${String(stated.length)} stand, by document:\n${tally(stated.map((line) => line.split('#')[0] ?? ''))}`);
    expect(missed).toEqual([]);
  });

  it('of a comparison are found, every one', () => {
    const edits = chosen(leafEdits(comparison), 1200 * SCALE, new SplitMix64(13n));
    const missed = edits.filter(({ apply }) => {
      const changed = structuredClone(comparison);
      apply(changed);
      try {
        validateDocument('Comparison', changed, 'comparison.json');
      } catch {
        return false;
      }
      return verifyComparison({ comparison: changed, document: 'comparison.json', bundles, refused: [] }).differences.length === 0;
    });
    print(`resealed, comparison: ${String(edits.length - missed.length)} of ${String(edits.length)} found`);
    expect(missed.map(({ pointer, kind }) => `${pointer} ${kind}`)).toEqual([]);
  });

  it('of a bundle leave the comparison without it', async () => {
    await undone(async () => {
      reseal(folder, { 'measurements.json': ({ measurements: [first] }: Measurements) => Object.assign(first?.resources?.target ?? {}, { cpuUserNs: 1 }) });
      expect(await finding()).toBeNull();
      const report = await verifyFolders([root], comparison.indexbenchVersion);
      expect(report.exitCode).toBe(1);
      expect(report.comparisons[0]?.differences.map(({ pointer }) => pointer)).toEqual(['/inputs/0/bundleId']);
    });
  });

  it('of samples are found wherever they alter a count, status, messages, bytes, latency sum or order of rows', async () => {
    const random = new SplitMix64(14n);
    const missed: string[] = [];
    const silent: string[] = [];
    let must = 0;
    let may = 0;
    const { measurements } = JSON.parse(readFileSync(join(folder, 'measurements.json'), 'utf8')) as Measurements;
    const measured = measurements.filter(({ samples }) => samples !== null);
    for (let i = 0; i < 600 * SCALE; i += 1) {
      const measurement = measured[random.below(measured.length)];
      const edit = SAMPLE_EDITS[random.below(SAMPLE_EDITS.length)];
      if (measurement === undefined || edit === undefined) throw new Error('there is one');
      await undone(async () => {
        const isStated = await writeEditedSamples(folder, measurement, edit, random);
        if (isStated === null) return;
        if (isStated) must += 1;
        else may += 1;
        if ((await finding()) === null) (isStated ? missed : silent).push(`${edit.name}${isStated ? ` ${measurement.id}` : ''}`);
      });
    }
    print(`resealed, samples: ${String(must - missed.length)} of ${String(must)} found of those that alter what is stated; of ${String(may)} others ${String(silent.length)} stand:\n${tally(silent)}`);
    expect(missed).toEqual([]);
  });
});

