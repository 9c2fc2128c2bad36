import type { Method, Scenario, Unit } from '../model/generated/types.ts';

const COUNTED_IN_BLOCKS: ReadonlySet<Method> = new Set<Method>(['GetBlockRange', 'GetBlockRangeNullifiers']);

/** The unit of work that a scenario's rates count. The parts of a mix have only the call in common. */
export function unitOf({ method, requests }: Pick<Scenario, 'method' | 'requests'>): Unit {
  return requests.kind !== 'mix' && COUNTED_IN_BLOCKS.has(method) ? 'block' : 'call';
}
