import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { NodeStateSnapshot, Setting, Variant } from '../model/generated/types.ts';
import { highestOf, parseMetrics } from './metrics.ts';
import type { LaunchContext, LaunchSpec, NodeAddresses, System } from './system.ts';
import { zaino } from './zaino.ts';
import { zebra } from './zebra.ts';
import { ztreamer } from './ztreamer.ts';

const snapshot: NodeStateSnapshot = {
  kind: 'node-state', description: '', source: { kind: 'path', path: 'x' }, format: 'tar.zst', sha256: 'ab', archiveBytes: null, unpackedBytes: null, network: 'regtest', firstHeight: 1, tipHeight: 12_003, tipHash: 'cd', stateVersion: 'v28',
  activationHeights: { NU5: 2, 'NU6.1': 2 }, chainDigests: [], unaryDigests: [],
};
const at = (port: number) => ({ host: '127.0.0.1', port });
const node: NodeAddresses = { jsonRpc: at(1), cookieFile: '/n/.cookie', indexer: at(2), peer: at(3), stateFolder: '/n/state' };
const ports = { grpc: 10, jsonRpc: 11, indexer: 12, peer: 13, metrics: 14 };

async function launchOf(system: System, { settings = {}, ...change }: Partial<LaunchContext> & { readonly settings?: Record<string, Setting> }): Promise<{ spec: LaunchSpec; config: Record<string, Record<string, unknown>> }> {
  const variant: Variant = { system: system.name, pin: 'crate:x@1', description: '', configuration: settings };
  const context: LaunchContext = { packageRoot: '/p', workFolder: '/w', snapshotFolder: '/s', snapshot, purpose: 'serving', ports, stateFolder: '/w/state', indexFolder: '/i', node, ...change };
  const spec = await system.launchSpec(variant, { file: '/bin/x', reportedVersion: null, buildProfile: 'unknown', origin: { kind: 'named' } }, context);
  return { spec, config: parse(spec.files?.[0]?.text ?? '') as Record<string, Record<string, unknown>> };
}

describe('what each system is launched with', () => {
  it.each([
    ['regtest', 'Regtest', { activation_heights: { NU5: 2, 'NU6.1': 2 } }],
    ['testnet', 'Testnet', undefined],
    ['mainnet', 'Mainnet', undefined],
  ] as const)('zebra on %s has no peers, and the activation heights that regtest alone needs', async (network, name, parameters) => {
    const { config } = await launchOf(zebra, { snapshot: { ...snapshot, network }, purpose: 'node' });
    expect(config['network']).toEqual({ network: name, listen_addr: '127.0.0.1:13', initial_mainnet_peers: [], initial_testnet_peers: [], cache_dir: false, max_connections_per_ip: 8, ...(parameters === undefined ? {} : { testnet_parameters: parameters }) });
  });

  it('zebra offers its own CompactTxStreamer only where it is measured', async () => {
    const [beside, measured] = [await launchOf(zebra, { purpose: 'node' }), await launchOf(zebra, {})];
    expect([beside.spec.address, measured.spec.address]).toEqual([null, at(10)]);
    expect([beside.config['rpc']?.['lightwalletd_listen_addr'], measured.config['rpc']?.['lightwalletd_listen_addr']]).toEqual([undefined, '127.0.0.1:10']);
    expect([beside.config['tracing']?.['filter'], measured.config['tracing']?.['filter']]).toEqual(['info', 'warn']);
  });

  it('zaino reads the node’s database in backend direct alone, and takes what a setting says into its database section', async () => {
    const direct = await launchOf(zaino, { settings: { databaseSizeGib: 9 } });
    expect(direct.config).toMatchObject({ backend: 'direct', zebra_db_path: '/n/state', validator_settings: { validator_jsonrpc_listen_address: '127.0.0.1:1', validator_grpc_listen_address: '127.0.0.1:2', validator_cookie_path: '/n/.cookie' } });
    expect(direct.config['storage']).toEqual({ database: { path: '/i', sync_write_batch_size: 1, size: 9 } });
    const rpc = await launchOf(zaino, { settings: { backend: 'rpc' }, node: { ...node, cookieFile: null } });
    expect(rpc.config).not.toHaveProperty('zebra_db_path');
    expect(rpc.config['validator_settings']).toEqual({ validator_jsonrpc_listen_address: '127.0.0.1:1' });
  });

  it('ztreamer’s only peer is the frozen node, on the list of its network', async () => {
    const regtest = await launchOf(ztreamer, { settings: { fetchWorkers: 3 } });
    expect(regtest.config['network']).toMatchObject({ initial_mainnet_peers: [], initial_testnet_peers: ['127.0.0.1:3'], p2p_stack: 'legacy' });
    expect(regtest.spec.args).toEqual(['--zakura-config', '/w/zakura.toml', '--index-dir', '/i', '--grpc-listen', '127.0.0.1:10', '--metrics-listen', '127.0.0.1:14', '--fetch-workers', '3']);
    const mainnet = await launchOf(ztreamer, { snapshot: { ...snapshot, network: 'mainnet' }, settings: { p2pStack: 'none' } });
    expect(mainnet.config['network']).toMatchObject({ initial_mainnet_peers: ['127.0.0.1:3'], initial_testnet_peers: [] });
    expect(mainnet.config['network']).not.toHaveProperty('p2p_stack');
  });

  it.each([[zaino, 'backend', 'state'], [ztreamer, 'p2pStack', 'dual']] as const)('refuses another value than the known ones', (system, setting, value) => {
    expect(() => system.check({ system: system.name, pin: 'crate:x@1', description: '', configuration: { [setting]: value } })).toThrow(`"${value}"; known: `);
  });
});

describe('parseMetrics', () => {
  it('takes plain metrics, and leaves out labels, comments and what is not known yet', () => {
    const metrics = parseMetrics('# HELP a b\na 3\nb{x="1"} 4\nc NaN\nd 1.5e3\n');
    expect([...metrics]).toEqual([['a', 3], ['d', 1500]]);
    expect(highestOf(metrics, ['a', 'c', 'd'])).toBe(1500);
    expect(highestOf(metrics, ['c'])).toBeNull();
    expect(highestOf(null, ['a'])).toBeNull();
  });
});
