import { join } from 'node:path';
import { stringify } from 'smol-toml';
import { IndexbenchError } from '../model/errors.ts';
import type { Variant } from '../model/generated/types.ts';
import { readMetrics } from './metrics.ts';
import { checkNodeVersion, frozenNetwork, requireNodeState, requireStateFolder, type NodeVersion } from './node-state.ts';
import { requireNode } from './node-beside.ts';
import { obtainProgram } from '../obtain/obtain-program.ts';
import { isPortOpen } from './port-open.ts';
import { fixedPort, portOf } from './ports.ts';
import type { IndexProbe, IndexProbeRequest, IndexReading } from './index-watch.ts';
import type { LaunchContext, System } from './system.ts';
import { settingOr } from './system.ts';

const CONFIG_FILE = 'zakura.toml';
const COOKIE_FOLDER = 'zakura-cookie';
const P2P_STACKS = ['legacy', 'none'] as const;

/** The newest blocks are served from memory; the index on disk trails the tip by so many. */
const UNINDEXED_BLOCKS = 10;
const DURABLE_HEIGHT = 'ztreamer_index_durable_block_height';
const SERVING_LINE = 'serving CompactTxStreamer gRPC';

const VERSIONS: Readonly<Record<string, NodeVersion>> = {
  // Its Zakura 1.5.0 moves a v28 folder to v29: the copy that it is given.
  '0.2.1': { stateVersions: ['v28', 'v29'], lastMainnetHeight: 3_528_681 },
};

/** A node (Zakura) and an index in one process, with the frozen node as its only peer. */
export const ztreamer: System = {
  name: 'ztreamer',
  description: 'ztreamerd, with a Zakura node inside on its own copy of the state; it serves once its index is complete',
  settings: {
    p2pStack: { type: 'string', description: 'network.p2p_stack: legacy (default; nothing but the frozen node is talked to), or none to leave the key out, which 0.1.0 refuses' },
    indexMapBytes: { type: 'number', description: '--index-map-size: address space of the index; by default its own' },
    fetchWorkers: { type: 'number', description: '--fetch-workers; by default its own' },
    sourceSegmentBlocks: { type: 'number', description: '--source-segment-blocks; by default its own' },
    maxPendingBytes: { type: 'number', description: '--max-pending-bytes; by default its own' },
    maxBatchBytes: { type: 'number', description: '--max-batch-bytes; by default its own' },
    grpcPort: { type: 'number', description: 'a fixed port for CompactTxStreamer; by default a free one' },
    logFilter: { type: 'string', description: 'RUST_LOG; by default warn while it is measured serving, else info' },
    readySeconds: { type: 'number', description: 'longest time from launch to ready on a finished index; by default 900' },
  },
  program: 'ztreamerd',
  snapshots: ['node-state'],
  needsNode: true,
  ownsState: true,
  rewritesState: true,
  index: { servesWhileBuilding: false, openProbe: (request) => new ZtreamerProbe(request) },
  ports: ['grpc', 'metrics', 'jsonRpc', 'peer'],
  fixedPorts: (variant) => fixedPort(variant, 'grpcPort', 'grpc'),
  readyTimeoutMs: (variant) => settingOr(variant, 'readySeconds', 900) * 1000,
  stopSignal: 'SIGINT',
  stopTimeoutMs: 120_000,

  check(variant) {
    const stack = settingOr<string>(variant, 'p2pStack', 'legacy');
    if (!P2P_STACKS.some((name) => name === stack)) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `unknown p2pStack "${stack}"; known: ${P2P_STACKS.join(', ')}` });
  },
  checkSnapshot: (variant, snapshot) => checkNodeVersion(variant, snapshot, VERSIONS),
  obtain: (variant, context) => obtainProgram(variant, { program: 'ztreamerd', versionArguments: ['--version'] }, context),

  launchSpec(variant, program, context) {
    const { workFolder, indexFolder, ports, purpose, stateFolder } = context;
    const grpc = portOf(ports, 'grpc');
    return Promise.resolve({
      command: program.file,
      args: [
        '--zakura-config', join(workFolder, CONFIG_FILE), '--index-dir', indexFolder, '--grpc-listen', `127.0.0.1:${String(grpc)}`, '--metrics-listen', `127.0.0.1:${String(portOf(ports, 'metrics'))}`, ...flagsOf(variant),
      ],
      env: { HOME: workFolder, RUST_LOG: settingOr(variant, 'logFilter', purpose === 'serving' ? 'warn' : 'info'), NO_COLOR: '1' },
      files: [{ path: CONFIG_FILE, text: stringify(configOf(variant, context)) }],
      openFiles: 8_192,
      address: { host: '127.0.0.1', port: grpc },
      ready: [{ kind: 'listening', port: grpc }, { kind: 'json-rpc' }],
      node: {
        jsonRpc: { host: '127.0.0.1', port: portOf(ports, 'jsonRpc') },
        cookieFile: join(workFolder, COOKIE_FOLDER, '.cookie'),
        indexer: null,
        peer: { host: '127.0.0.1', port: portOf(ports, 'peer') },
        stateFolder: requireStateFolder(stateFolder),
      },
    });
  },
};

const FLAGS = { indexMapBytes: '--index-map-size', fetchWorkers: '--fetch-workers', sourceSegmentBlocks: '--source-segment-blocks', maxPendingBytes: '--max-pending-bytes', maxBatchBytes: '--max-batch-bytes' } as const;

function flagsOf({ configuration }: Variant): string[] {
  return Object.entries(FLAGS).flatMap(([setting, flag]) => {
    const value = configuration[setting];
    return typeof value === 'number' ? [flag, String(value)] : [];
  });
}

function configOf(variant: Variant, context: LaunchContext): Record<string, unknown> {
  const { ports, stateFolder, snapshot, workFolder } = context;
  const { peer } = requireNode(context);
  const peers = peer === null ? [] : [`${peer.host}:${String(peer.port)}`];
  const stack = settingOr<string>(variant, 'p2pStack', 'legacy');
  return {
    // The default is "dual" off Mainnet: UDP on all interfaces, and public bootstrap peers.
    network: { ...frozenNetwork(requireNodeState(snapshot), { port: portOf(ports, 'peer'), peers }), ...(stack === 'none' ? {} : { p2p_stack: stack, identity_dir: join(workFolder, 'zakura-identity') }) },
    state: { cache_dir: requireStateFolder(stateFolder) },
    rpc: { listen_addr: `127.0.0.1:${String(portOf(ports, 'jsonRpc'))}`, cookie_dir: join(workFolder, COOKIE_FOLDER) },
  };
}

/** Complete is: it serves, which it does only then, or its metric and its open port say so where its lines are not written. */
class ZtreamerProbe implements IndexProbe {
  readonly #request: IndexProbeRequest;
  readonly #targetHeight: number;
  #isServing = false;

  constructor(request: IndexProbeRequest) {
    this.#request = request;
    this.#targetHeight = Math.max(0, request.tipHeight - UNINDEXED_BLOCKS);
  }

  takeLine(line: string): void {
    if (line.includes(SERVING_LINE)) this.#isServing = true;
  }

  async read(signal: AbortSignal): Promise<IndexReading> {
    const { ports } = this.#request;
    const metrics = await readMetrics(portOf(ports, 'metrics'), signal);
    const height = metrics?.get(DURABLE_HEIGHT) ?? null;
    const isServing = this.#isServing || (await isPortOpen(portOf(ports, 'grpc')));
    return { height, targetHeight: this.#targetHeight, complete: isServing && height !== null && height >= this.#targetHeight };
  }
}
