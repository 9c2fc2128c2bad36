import { IndexbenchError } from '../model/errors.ts';
import type { Network, NodeStateSnapshot, Snapshot, Variant } from '../model/generated/types.ts';

/** The state of a node that a launch rests on. */
export function requireNodeState(snapshot: Snapshot): NodeStateSnapshot {
  if (snapshot.kind === 'node-state') return snapshot;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `a node starts from a snapshot of the kind node-state, not ${snapshot.kind}` });
}

/** Where a system’s own state lies, by `System.ownsState`. */
export function requireStateFolder(folder: string | null): string {
  if (folder === null) throw new Error('a system with a state of its own was given no folder for it');
  return folder;
}

const NETWORK_NAMES: Readonly<Record<Network, string>> = { mainnet: 'Mainnet', testnet: 'Testnet', regtest: 'Regtest' };

/** As zebrad, zakura and zainod spell it in their configurations. */
export function networkName(network: Network): string {
  return NETWORK_NAMES[network];
}

interface FrozenPeering {
  /** Of the legacy peer-to-peer listener. */
  readonly port: number;
  /** host:port of the only peers that it may look for. */
  readonly peers: readonly string[];
}

/** The section [network] of zebrad, and of zakura, for a node that stays where its state is: no peers but those given, loopback only, no peer cache. */
export function frozenNetwork(snapshot: NodeStateSnapshot, { port, peers }: FrozenPeering): Record<string, unknown> {
  const { network, activationHeights } = snapshot;
  const parameters = network === 'regtest' ? { testnet_parameters: { activation_heights: { ...activationHeights } } } : {};
  return {
    network: networkName(network),
    listen_addr: `127.0.0.1:${String(port)}`,
    initial_mainnet_peers: network === 'mainnet' ? [...peers] : [],
    initial_testnet_peers: network === 'mainnet' ? [] : [...peers],
    cache_dir: false,
    ...parameters,
  };
}

/** What is known of one version of a program that opens a node's state. */
export interface NodeVersion {
  /** Formats that it opens, by their folder below state/. */
  readonly stateVersions: readonly string[];
  /** It refuses to run on Mainnet above this height. */
  readonly lastMainnetHeight: number;
}

/**
 * Refuses a snapshot that a pinned version is known not to open. Of versions that are not known nothing is said here: they tell it themselves.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT
 */
export function checkNodeVersion(variant: Variant, snapshot: Snapshot, versions: Readonly<Record<string, NodeVersion>>): void {
  const { network, stateVersion, tipHeight } = requireNodeState(snapshot);
  const version = /@([^@]+)$/.exec(variant.pin)?.[1] ?? '';
  const known = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (known === undefined) return;
  const where = `pin ${variant.pin}`;
  if (!known.stateVersions.includes(stateVersion)) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `opens states of the format ${known.stateVersions.join(' or ')}; the snapshot is of the format ${stateVersion}`, where, next: 'Pin a version that opens this format, or another snapshot.' });
  }
  if (network === 'mainnet' && tipHeight > known.lastMainnetHeight) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `this version’s support on Mainnet ends at height ${String(known.lastMainnetHeight)}, where it stops itself; the snapshot’s tip is ${String(tipHeight)}`, where, next: 'Pin a newer version, or an older snapshot.' });
  }
}
