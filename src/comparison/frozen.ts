import type { NodeView, Snapshot } from '../model/generated/types.ts';

/** Of this host, with or without a port, as nodes write addresses. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(?:\.\d{1,3}){3}\]?)(?::\d{1,5})?$/;

/** Why what a node said of itself is not a node that stays where the snapshot is; null where it is. Pure. */
export function frozenFault({ height, hash, peers }: NodeView, { tipHeight, tipHash }: Pick<Snapshot, 'tipHeight' | 'tipHash'>): string | null {
  if (height !== tipHeight || hash !== tipHash) return `is at height ${String(height)}, ${hash}; the snapshot’s tip is ${String(tipHeight)}, ${tipHash}`;
  const outside = peers.filter((address) => !LOOPBACK.test(address));
  return outside.length === 0 ? null : `has peers outside this host: ${outside.join(', ')}`;
}
