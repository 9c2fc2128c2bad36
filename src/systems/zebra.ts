import { join } from 'node:path';
import { stringify } from 'smol-toml';
import type { LaunchContext, NodeAddresses, System } from './system.ts';
import { settingOr } from './system.ts';
import { checkNodeVersion, frozenNetwork, requireNodeState, requireStateFolder, type NodeVersion } from './node-state.ts';
import { obtainProgram } from '../obtain/obtain-program.ts';
import { fixedPort, portOf } from './ports.ts';

const CONFIG_FILE = 'zebrad.toml';
const COOKIE_FOLDER = 'cookie';

const VERSIONS: Readonly<Record<string, NodeVersion>> = {
  '6.4.2': { stateVersions: ['v28'], lastMainnetHeight: 3_540_768 },
};

/** The node of the Zcash Foundation: the frozen backend of indexers, and measured itself by its own CompactTxStreamer. */
export const zebra: System = {
  name: 'zebra',
  description: 'zebrad: the node that indexers rest on; measured itself, it serves by its own CompactTxStreamer (rpc.lightwalletd_listen_addr)',
  settings: {
    grpcPort: { type: 'number', description: 'a fixed port for its CompactTxStreamer; by default a free one' },
    logFilter: { type: 'string', description: 'tracing.filter; by default warn while it is measured, else info' },
    readySeconds: { type: 'number', description: 'longest time from launch to ready; by default 300' },
  },
  program: 'zebrad',
  snapshots: ['node-state'],
  needsNode: false,
  ownsState: true,
  index: null,
  ports: ['grpc', 'jsonRpc', 'indexer', 'peer', 'metrics'],
  fixedPorts: (variant) => fixedPort(variant, 'grpcPort', 'grpc'),
  readyTimeoutMs: (variant) => settingOr(variant, 'readySeconds', 300) * 1000,
  stopSignal: 'SIGINT',
  stopTimeoutMs: 60_000,

  check: () => undefined,
  checkSnapshot: (variant, snapshot) => checkNodeVersion(variant, snapshot, VERSIONS),
  obtain: (variant, context) => obtainProgram(variant, { program: 'zebrad', versionArguments: ['--version'] }, context),

  launchSpec(variant, program, context) {
    const { workFolder, ports, purpose } = context;
    const isMeasured = purpose !== 'node';
    const grpc = portOf(ports, 'grpc');
    const jsonRpc = portOf(ports, 'jsonRpc');
    return Promise.resolve({
      command: program.file,
      args: ['--config', join(workFolder, CONFIG_FILE), 'start'],
      env: { HOME: workFolder },
      files: [{ path: CONFIG_FILE, text: stringify(configOf(context, { filter: settingOr(variant, 'logFilter', isMeasured ? 'warn' : 'info'), isMeasured })) }],
      // RocksDB keeps the files of a large state open.
      openFiles: 8_192,
      address: isMeasured ? { host: '127.0.0.1', port: grpc } : null,
      ready: [{ kind: 'listening', port: jsonRpc }, { kind: 'json-rpc' }, ...(isMeasured ? [{ kind: 'listening', port: grpc } as const] : [])],
      node: addressesOf(context),
    });
  },
};

function configOf(context: LaunchContext, { filter, isMeasured }: { readonly filter: string; readonly isMeasured: boolean }): Record<string, unknown> {
  const { ports, stateFolder, snapshot, workFolder } = context;
  const at = (name: string): string => `127.0.0.1:${String(portOf(ports, name))}`;
  return {
    // Several local nodes may share 127.0.0.1.
    network: { ...frozenNetwork(requireNodeState(snapshot), { port: portOf(ports, 'peer'), peers: [] }), max_connections_per_ip: 8 },
    state: { cache_dir: requireStateFolder(stateFolder) },
    rpc: { listen_addr: at('jsonRpc'), indexer_listen_addr: at('indexer'), cookie_dir: join(workFolder, COOKIE_FOLDER), ...(isMeasured ? { lightwalletd_listen_addr: at('grpc') } : {}) },
    metrics: { endpoint_addr: at('metrics') },
    tracing: { use_color: false, filter },
  };
}

function addressesOf({ ports, stateFolder, workFolder }: LaunchContext): NodeAddresses {
  const at = (name: string): { host: string; port: number } => ({ host: '127.0.0.1', port: portOf(ports, name) });
  return { jsonRpc: at('jsonRpc'), cookieFile: join(workFolder, COOKIE_FOLDER, '.cookie'), indexer: at('indexer'), peer: at('peer'), stateFolder: requireStateFolder(stateFolder) };
}
