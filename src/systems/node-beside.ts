import type { LaunchContext, NodeAddresses } from './system.ts';

/** The node beside a system, by `System.needsNode`. */
export function requireNode({ node }: Pick<LaunchContext, 'node'>): NodeAddresses {
  if (node === null) throw new Error('a system that needs a node was given none');
  return node;
}
