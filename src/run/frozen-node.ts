import { frozenFault } from '../comparison/frozen.ts';
import type { NodeView } from '../model/generated/types.ts';
import { NodeRpc } from '../systems/node-rpc.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { systemError } from './system-error.ts';

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

/** @throws IndexbenchError NODE_NOT_FROZEN where the node's tip is not the snapshot's, or a peer is not on this host */
export function assertFrozen(launched: LaunchedSystem, view: NodeView): void {
  const fault = frozenFault(view, launched.context.snapshot);
  if (fault !== null) throw systemError('NODE_NOT_FROZEN', `its node ${fault}`, launched);
}
