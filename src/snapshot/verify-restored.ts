import type { Snapshot } from '../model/generated/types.ts';
import { verifyNodeState } from './verify-node-state.ts';
import { verifySnapshot } from './verify-snapshot.ts';
import type { VerifyOptions } from './verify-snapshot.ts';

/** What is checked of a snapshot right after its archive was: its files are then what the archive's digest says. Throws SNAPSHOT_CONTENT. */
export async function verifyRestored(folder: string, pin: Snapshot, options: VerifyOptions): Promise<void> {
  if (pin.kind === 'compact-blocks') await verifySnapshot(folder, pin, options);
  else await verifyNodeState(folder, pin, options);
}
