import { IndexbenchError } from '../model/errors.ts';
import type { CompactBlocksSnapshot, Snapshot } from '../model/generated/types.ts';

/** @throws IndexbenchError INPUT_INCONSISTENT for the state of a node, which cannot be restored yet */
export function requireCompactBlocks(pin: Snapshot): CompactBlocksSnapshot {
  if (pin.kind === 'compact-blocks') return pin;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `a snapshot of the kind ${pin.kind} cannot be restored`, next: 'Choose one of the kind compact-blocks.' });
}
