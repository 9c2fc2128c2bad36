import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../model/document.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import { aggregate } from '../run/aggregate.ts';
import { recheckBundle } from '../verify/verify-bundle.ts';

const GOLDEN = fileURLToPath(new URL('../../fixtures/golden', import.meta.url));
const text = (name: string): string => readFileSync(join(GOLDEN, name), 'utf8');

// Absent until scripts/make-golden-fixture.mjs was run on a machine with the real programs.
describe.skipIf(!existsSync(join(GOLDEN, 'comparison.json')))('the golden bundles of the real systems', { timeout: 60_000 }, () => {
  it('are right, and give the committed comparison, byte for byte', async () => {
    const committed = parseDocument('Comparison', text('comparison.json'), 'comparison.json');
    const checked = await aggregate({ roots: [join(GOLDEN, 'runs')], gates: null, recheck: recheckBundle, version: committed.indexbenchVersion });
    expect(checked.comparison.refused).toEqual([]);
    const { comparison } = await aggregate({ roots: [join(GOLDEN, 'runs')], gates: null, recheck: null, version: committed.indexbenchVersion });
    for (const { file, render } of [COMPARISON_FILES.json, COMPARISON_FILES.md]) expect([...render(comparison)].join('') === text(file), file).toBe(true);
  });

  it('are of four systems in turn on one machine, each once first', () => {
    const { variants, inputs, outcome, failures } = parseDocument('Comparison', text('comparison.json'), 'comparison.json');
    expect({ variants, runs: inputs.length, outcome, failures }).toEqual({ variants: ['zaino-0.10.1', 'zaino-0.9.0', 'ztreamer-0.2.1', 'zebra-6.4.2'], runs: 8, outcome: 'passed', failures: [] });
  });
});
