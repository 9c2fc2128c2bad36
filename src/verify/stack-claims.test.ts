import { describe, expect, it } from 'vitest';
import { SMALL_PLAN } from '../bundle/fixtures/small-plan.ts';
import type { Bundle, FrozenProof, NamedNode } from '../model/generated/types.ts';
import { describeDifference } from './difference.ts';
import { stackDifferences } from './stack-claims.ts';

const { tipHeight: height, tipHash: hash } = SMALL_PLAN.snapshot.pin;
const view = { height, hash, peers: ['127.0.0.1:5'] };
const proof = (role: FrozenProof['role'], change: Partial<FrozenProof> = {}): FrozenProof => ({ role, before: view, after: view, ...change });
const pin = { system: 'zebra', pin: 'crate:zebrad@6.4.2', description: '', configuration: {} };
const named: NamedNode = { name: 'zebra-6.4.2', pin };
const nodeRun: NonNullable<Bundle['node']> = { binary: { file: 'zebrad', sha256: 'ab', bytes: 1, reportedVersion: null }, launch: { arguments: [], environment: [], files: [] }, buildProfile: 'unknown' };
const copy = (role: FrozenProof['role']): Bundle['stateCopies'][number] => ({ role, method: 'copy', files: 1, bytes: 1 });

type StackPart = Pick<Bundle, 'node' | 'stateCopies' | 'stateUnchanged' | 'frozen' | 'variant' | 'outcome'>;
const good: StackPart = {
  node: nodeRun,
  stateCopies: [copy('target'), copy('node')],
  stateUnchanged: true,
  frozen: [proof('node'), proof('target')],
  variant: { name: 'ztreamer', pin: { ...pin, system: 'ztreamer', node: 'zebra-6.4.2' }, node: named },
  outcome: { kind: 'complete' },
};
const found = (change: Partial<StackPart>): string[] => stackDifferences({ bundle: { ...good, ...change } as Bundle, plan: SMALL_PLAN }).map(describeDifference);

describe('stackDifferences', () => {
  it('finds nothing where every node was frozen, and nothing in a run without a node', () => {
    expect(found({})).toEqual([]);
    expect(found({ node: null, stateCopies: [], stateUnchanged: null, frozen: [], variant: { name: 'reference', pin } })).toEqual([]);
  });

  it('names a node that nobody asked for, and one that is missing', () => {
    expect(found({ variant: { name: 'zebra', pin } })[0]).toContain('bundle.json#/node');
    expect(found({ node: null })[0]).toBe('bundle.json#/node: stored null, recomputed "the node zebra-6.4.2"');
    expect(found({ frozen: [proof('target')] })[0]).toContain('bundle.json#/frozen');
  });

  it('names a node that moved, met strangers, or was not asked again', () => {
    expect(found({ frozen: [proof('node', { after: { ...view, height: height + 1 } })] })[0]).toMatch(/^bundle\.json#\/frozen\/0\/after: .*is at height 12004/);
    expect(found({ frozen: [proof('node', { before: { ...view, peers: ['9.9.9.9:1'] } })] })[0]).toMatch(/frozen\/0\/before: .*peers outside this host: 9\.9\.9\.9:1/);
    expect(found({ frozen: [proof('node', { after: null })] })[0]).toContain('bundle.json#/frozen/0/after: stored null');
  });

  it('names a restored state that was changed or not looked at, and a process with two copies', () => {
    expect(found({ stateUnchanged: false })).toEqual(['bundle.json#/stateUnchanged: stored false, recomputed true']);
    expect(found({ stateUnchanged: null })).toEqual(['bundle.json#/stateUnchanged: stored null, recomputed true']);
    expect(found({ stateCopies: [copy('node'), copy('node')] })[0]).toContain('bundle.json#/stateCopies/1/role');
  });

  it('asks none of it of a run that failed', () => {
    expect(found({ outcome: { kind: 'incomplete', reason: 'interrupted' }, stateUnchanged: false, frozen: [], node: null })).toEqual([]);
  });
});
