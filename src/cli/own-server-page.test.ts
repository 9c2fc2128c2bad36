import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { resolvePlan } from '../plan/resolve.ts';
import { loadPins, loadPlanInputs } from '../run/input-files.ts';
import { systemOf } from '../systems/registry.ts';
import { indexOf } from '../systems/system.ts';
import { ROOT } from './testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-server-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [pins = '', plan = ''] = [...readFileSync(join(ROOT, 'docs', 'own-server.md'), 'utf8').matchAll(/^```json\n([^]*?)^```/gm)].map(([, text = '']) => text);
writeFileSync(join(folder, 'pins.json'), pins);
writeFileSync(join(folder, 'plan.json'), plan);

describe('the files of docs/own-server.md', () => {
  const inputs = (changed: Record<string, unknown> = {}): Parameters<typeof resolvePlan>[0] => ({
    ...loadPlanInputs({ plan: join(folder, 'plan.json'), pins: null, workload: null, gates: null, packageRoot: ROOT }),
    overrides: changed,
  });

  it('are a plan with variants of one’s own', () => {
    const resolved = resolvePlan(inputs());
    expect(resolved.variants.map(({ name }) => name)).toEqual(['mine-main', 'mine-change']);
    for (const variant of resolved.variants) expect(systemOf(variant).name).toBe('command');
    expect(resolved.snapshot.name).toBe('demo');
  });

  it('have the embedded variants and snapshots, too', () => {
    const resolved = resolvePlan(inputs({ variants: ['mine-beside-a-node', 'zaino-0.10.1'], snapshot: 'regtest' }));
    expect(resolved.variants.map(({ name, node }) => [name, node?.name])).toEqual([['mine-beside-a-node', 'zebra-6.4.2'], ['zaino-0.10.1', 'zebra-6.4.2']]);
    for (const variant of resolved.variants) expect(indexOf(systemOf(variant), variant.pin)).not.toBeNull();
  });
});

describe('loadPins', () => {
  it('lets a file’s own entries stand before embedded ones of the same name, and adds nothing to one that extends nothing', () => {
    const own = { system: 'command', pin: 'command:./a', description: 'own', configuration: {} };
    const file = join(folder, 'other.json');
    writeFileSync(file, JSON.stringify({ version: 1, extends: 'embedded', snapshots: {}, variants: { reference: own } }));
    expect(loadPins(file, ROOT).variants['reference']).toEqual(own);
    expect(loadPins(file, ROOT).variants['zaino-0.10.1']?.system).toBe('zaino');
    writeFileSync(file, JSON.stringify({ version: 1, snapshots: {}, variants: { reference: own } }));
    expect(loadPins(file, ROOT)).toEqual({ version: 1, snapshots: {}, variants: { reference: own } });
  });
});
