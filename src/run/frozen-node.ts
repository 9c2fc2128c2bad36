import type { NodeView } from '../model/generated/types.ts';
import { NodeRpc } from '../systems/node-rpc.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { systemError } from './system-error.ts';

/** Of this host, with or without a port, as nodes write addresses. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(?:\.\d{1,3}){3}\]?)(?::\d{1,5})?$/;

/** What the node of a launched system (itself, or the one inside) says of its chain and its peers. Throws NodeRpcError. */
export async function viewNode({ spec, name }: Pick<LaunchedSystem, 'spec' | 'name'>): Promise<NodeView> {
  if (spec.node === undefined) throw new Error(`${name} holds no node`);
  const rpc = new NodeRpc(spec.node);
  try {
    const { blocks, bestblockhash } = await rpc.blockchainInfo();
    const peers = await rpc.peerInfo();
    return { height: blocks, hash: bestblockhash, peers: peers.map(({ addr }) => addr) };
  } finally {
    await rpc.close();
  }
}

/** Peers that are not on this host: a frozen node has none. */
export function outsidePeers({ peers }: Pick<NodeView, 'peers'>): string[] {
  return peers.filter((address) => !LOOPBACK.test(address));
}

/** @throws IndexbenchError NODE_NOT_FROZEN where the node's tip is not the snapshot's, or a peer is not on this host */
export function assertFrozen(launched: LaunchedSystem, view: NodeView): void {
  const { tipHeight, tipHash } = launched.context.snapshot;
  if (view.height !== tipHeight || view.hash !== tipHash) {
    throw systemError('NODE_NOT_FROZEN', `its node is at height ${view.height}, ${view.hash}; the snapshot’s tip is ${tipHeight}, ${tipHash}`, launched);
  }
  const outside = outsidePeers(view);
  if (outside.length > 0) throw systemError('NODE_NOT_FROZEN', `its node has peers outside this host: ${outside.join(', ')}`, launched);
}
