import type { OpenedBundle } from '../bundle/reader.ts';
import { frozenFault } from '../comparison/frozen.ts';
import type { Bundle, NodeView, Plan, StackRole } from '../model/generated/types.ts';
import { below, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';

const BUNDLE: Place = { document: 'bundle.json', pointer: '' };

/**
 * What a bundle says of the node beside the system: there is one where the variant names one, each process that got a copy of the state has one
 * copy, and in a complete run every node was asked before and after, stayed at the snapshot's tip, and had no peer outside its host.
 */
export function stackDifferences({ bundle, plan }: Pick<OpenedBundle, 'bundle' | 'plan'>): Difference[] {
  return [...nodeDifferences(bundle), ...copyDifferences(bundle), ...(bundle.outcome.kind === 'complete' ? completeDifferences(bundle, plan) : [])];
}

function nodeDifferences({ node, variant, outcome }: Bundle): Difference[] {
  const place = below(BUNDLE, 'node');
  if (node !== null && variant.node === undefined) return [differ(place, node, null)];
  return node === null && variant.node !== undefined && outcome.kind === 'complete' ? [differ(place, null, `the node ${variant.node.name}`)] : [];
}

function copyDifferences({ stateCopies }: Bundle): Difference[] {
  const seen = new Set<StackRole>();
  return stateCopies.flatMap(({ role }, index) => {
    if (seen.has(role)) return [differ(below(below(below(BUNDLE, 'stateCopies'), index), 'role'), role, 'one copy a process')];
    seen.add(role);
    return [];
  });
}

function completeDifferences({ frozen, stateCopies, stateUnchanged, variant }: Bundle, { snapshot }: Plan): Difference[] {
  const place = below(BUNDLE, 'frozen');
  const asked = (index: number, when: 'before' | 'after', view: NodeView | null): Difference[] => {
    if (view === null) return [differ(below(below(place, index), when), null, 'what the node said after the measurements')];
    const fault = frozenFault(view, snapshot.pin);
    return fault === null ? [] : [differ(below(below(place, index), when), view, `a frozen node; it ${fault}`)];
  };
  return [
    ...(stateUnchanged === false || (stateUnchanged === null && stateCopies.length > 0) ? [differ(below(BUNDLE, 'stateUnchanged'), stateUnchanged, true)] : []),
    ...(variant.node !== undefined && !frozen.some(({ role }) => role === 'node') ? [differ(place, frozen, 'a proof of the role node')] : []),
    ...frozen.flatMap(({ before, after }, index) => [...asked(index, 'before', before), ...asked(index, 'after', after)]),
  ];
}
