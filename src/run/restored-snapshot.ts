import { join } from 'node:path';
import type { Plan } from '../model/generated/types.ts';
import { restoreSnapshot } from '../snapshot/restore.ts';
import { stateDigests, type StateDigests } from '../snapshot/state-digests.ts';
import { loadDemoPin } from './demo-chain.ts';
import { nullChainOf, type NullChain } from './null-chain.ts';
import type { EmitRunEvent } from './run-event.ts';

/** What all runs of a plan start from. */
export interface RestoredSnapshot {
  /** Never written to. */
  readonly snapshotFolder: string;
  /** Compact blocks for the null server: the snapshot's own, or the demo's where it holds the state of a node. */
  readonly nullChain: NullChain;
  /** Of the state of a node; null where the snapshot is none. */
  readonly stateDigests: StateDigests | null;
}

export interface RestoreRequest {
  /** Where to make the folders. */
  readonly workFolder: string;
  readonly packageRoot: string;
  /** Where an archive may be kept. */
  readonly cacheFolder: string;
  readonly emit: EmitRunEvent;
  readonly signal: AbortSignal;
}

/** Restores a plan's snapshot. @throws IndexbenchError what restoreSnapshot throws */
export async function restoreForRuns({ name, pin }: Plan['snapshot'], { workFolder, packageRoot, cacheFolder, emit, signal }: RestoreRequest): Promise<RestoredSnapshot> {
  const snapshotFolder = join(workFolder, 'snapshot');
  const started = performance.now();
  await restoreSnapshot({
    pin, packageRoot, cacheFolder, into: snapshotFolder, signal,
    onProgress: (at) => emit({ kind: 'restoring', snapshot: name, ...at }),
    onNotice: (message) => emit({ kind: 'notice', message }),
  });
  emit({ kind: 'restored', snapshot: name, seconds: (performance.now() - started) / 1000, blocks: pin.tipHeight - pin.firstHeight + 1 });
  if (pin.kind === 'compact-blocks') return { snapshotFolder, nullChain: nullChainOf(pin, snapshotFolder), stateDigests: null };
  const demo = loadDemoPin(packageRoot);
  const folder = join(workFolder, 'null-chain');
  await restoreSnapshot({ pin: demo, packageRoot, into: folder, signal });
  return { snapshotFolder, nullChain: nullChainOf(demo, folder), stateDigests: await stateDigests(snapshotFolder, { signal }) };
}
