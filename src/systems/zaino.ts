import { join } from 'node:path';
import { stringify } from 'smol-toml';
import { IndexbenchError } from '../model/errors.ts';
import type { Variant } from '../model/generated/types.ts';
import { highestOf, readMetrics, type Metrics } from './metrics.ts';
import { networkName, requireNodeState } from './node-state.ts';
import { requireNode } from './node-beside.ts';
import { obtainProgram } from '../obtain/obtain-program.ts';
import { isPortOpen } from './port-open.ts';
import { fixedPort, portOf } from './ports.ts';
import type { IndexProbe, IndexProbeRequest, IndexReading } from './index-watch.ts';
import type { LaunchContext, LaunchPurpose, System } from './system.ts';
import { settingOr } from './system.ts';

const CONFIG_FILE = 'zainod.toml';
const BACKENDS = ['direct', 'rpc'] as const;

/** The newest blocks are kept in memory, not in the index: zaino-state’s depth of the non-finalised part. */
const UNINDEXED_BLOCKS = 1_001;

/** Blocks committed to the index: 0.10 shows the first (after a restart the second), 0.9 the third. */
const COMMITTED = ['zaino_sync_finalized_height', 'zaino_db_validated_height', 'zaino_db_tip_height'] as const;
const FETCHED = 'zaino_sync_fetched_height';
/** 0.9 shows no height while it builds, but counts the blocks. */
const BUILT_BLOCKS = 'zaino_sync_block_build_seconds_count';
/** 0.9: 1 while calls are passed through to the node. */
const PASSING_THROUGH = 'zaino_db_finalised_ephemeral';

/** ZingoLabs’ indexer, in front of a node. */
export const zaino: System = {
  name: 'zaino',
  description: 'zainod, beside a frozen zebra; its index is complete when reads come from its own database again',
  settings: {
    backend: { type: 'string', description: 'direct (reads the node’s database; default) or rpc (JSON-RPC alone)' },
    syncWriteBatchGib: { type: 'number', description: 'storage.database.sync_write_batch_size, GiB; by default 1, since up to twice that is taken as memory' },
    accumulatorRebuildGib: { type: 'number', description: 'storage.database.accumulator_rebuild_memory_size, GiB; by default zainod’s own' },
    syncCheckpointSeconds: { type: 'number', description: 'storage.database.sync_checkpoint_interval; by default zainod’s own' },
    databaseSizeGib: { type: 'number', description: 'storage.database.size: address space of the database, GiB; by default zainod’s own' },
    grpcPort: { type: 'number', description: 'a fixed port for CompactTxStreamer; by default a free one' },
    logFilter: { type: 'string', description: 'RUST_LOG; by default warn while it is measured serving, else info for its own crates' },
    readySeconds: { type: 'number', description: 'longest time from launch to ready on a finished index; by default 900' },
  },
  program: 'zainod',
  snapshots: ['node-state'],
  needsNode: true,
  ownsState: false,
  index: { servesWhileBuilding: true, openProbe: (request) => new ZainoProbe(request) },
  ports: ['grpc', 'metrics'],
  fixedPorts: (variant) => fixedPort(variant, 'grpcPort', 'grpc'),
  // On a finished index it reads the whole of it before it is ready.
  readyTimeoutMs: (variant) => settingOr(variant, 'readySeconds', 900) * 1000,
  // 0.9 has no handler: the signal ends it at once.
  stopSignal: 'SIGTERM',
  stopTimeoutMs: 60_000,

  check(variant) {
    const backend = settingOr<string>(variant, 'backend', 'direct');
    if (!BACKENDS.some((name) => name === backend)) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `unknown backend "${backend}"; known: ${BACKENDS.join(', ')}` });
  },
  obtain: (variant, context) => obtainProgram(variant, { program: 'zainod', versionArguments: ['--version'] }, context),

  launchSpec(variant, program, context) {
    const { workFolder, ports, purpose } = context;
    const grpc = portOf(ports, 'grpc');
    return Promise.resolve({
      command: program.file,
      args: ['start', '--config', join(workFolder, CONFIG_FILE)],
      env: { HOME: workFolder, RUST_LOG: settingOr(variant, 'logFilter', defaultFilter(purpose)), ZAINOLOG_FORMAT: 'stream', ZAINOLOG_COLOR: 'false' },
      files: [{ path: CONFIG_FILE, text: stringify(configOf(variant, context)) }],
      // In direct mode it opens the node's database a second time, some thousand files.
      openFiles: 16_384,
      address: { host: '127.0.0.1', port: grpc },
      ready: [{ kind: 'listening', port: grpc }],
    });
  },
};

/** While it builds, its own lines tell how far it is; each call would write one too. */
function defaultFilter(purpose: LaunchPurpose): string {
  return purpose === 'serving' ? 'warn' : 'warn,zainod=info,zainodlib=info,zaino_state=info,zaino_chain_store_zainodb=info';
}

function configOf(variant: Variant, context: LaunchContext): Record<string, unknown> {
  const { ports, indexFolder, snapshot } = context;
  const node = requireNode(context);
  const backend = settingOr<string>(variant, 'backend', 'direct');
  const at = ({ host, port }: { readonly host: string; readonly port: number }): string => `${host}:${String(port)}`;
  const direct = backend === 'direct' && node.indexer !== null ? { validator_grpc_listen_address: at(node.indexer) } : {};
  const cookie = node.cookieFile === null ? {} : { validator_cookie_path: node.cookieFile };
  return {
    backend,
    network: networkName(requireNodeState(snapshot).network),
    ...(backend === 'direct' ? { zebra_db_path: node.stateFolder } : {}),
    metrics_endpoint: `127.0.0.1:${String(portOf(ports, 'metrics'))}`,
    grpc_settings: { listen_address: `127.0.0.1:${String(portOf(ports, 'grpc'))}` },
    validator_settings: { validator_jsonrpc_listen_address: at(node.jsonRpc), ...direct, ...cookie },
    storage: { database: { path: indexFolder, sync_write_batch_size: settingOr(variant, 'syncWriteBatchGib', 1), ...optional(variant) } },
  };
}

const OPTIONAL_KEYS = { databaseSizeGib: 'size', accumulatorRebuildGib: 'accumulator_rebuild_memory_size', syncCheckpointSeconds: 'sync_checkpoint_interval' } as const;

function optional({ configuration }: Variant): Record<string, unknown> {
  return Object.fromEntries(Object.entries(OPTIONAL_KEYS).flatMap(([setting, key]) => (configuration[setting] === undefined ? [] : [[key, configuration[setting]]])));
}

/**
 * Complete is: the gRPC port is open, reads come from the index on disk and not from the node (its own words, or 0.9’s metric), and the index
 * reaches what it can reach. Metrics need zainod’s feature prometheus; without it its words must do, of which there are none at log level warn.
 */
class ZainoProbe implements IndexProbe {
  readonly #request: IndexProbeRequest;
  readonly #targetHeight: number;
  #isPassingThrough = false;
  #wasSwitchedBack = false;

  constructor(request: IndexProbeRequest) {
    this.#request = request;
    this.#targetHeight = Math.max(0, request.tipHeight - UNINDEXED_BLOCKS);
  }

  takeLine(line: string): void {
    if (line.includes('finalised state switched to the ephemeral passthrough')) this.#isPassingThrough = true;
    if (!line.includes('finalised state switched back to the persistent database')) return;
    this.#isPassingThrough = false;
    this.#wasSwitchedBack = true;
  }

  async read(signal: AbortSignal): Promise<IndexReading> {
    const { ports } = this.#request;
    const isOpen = await isPortOpen(portOf(ports, 'grpc'));
    const metrics = await readMetrics(portOf(ports, 'metrics'), signal);
    const committed = highestOf(metrics, COMMITTED);
    const built = metrics?.get(BUILT_BLOCKS);
    const height = highest([committed, metrics?.get(FETCHED) ?? null, built === undefined ? null : Math.min(this.#targetHeight, built - 1)]);
    return { height, targetHeight: this.#targetHeight, complete: isOpen && this.#readsFromIndex(metrics, committed) };
  }

  #readsFromIndex(metrics: Metrics | null, committed: number | null): boolean {
    const passingThrough = metrics?.get(PASSING_THROUGH);
    if (this.#isPassingThrough || passingThrough === 1) return false;
    if (committed !== null) return committed >= this.#targetHeight;
    // 0.9 shows no height of an index that it only opened; without metrics and lines an index that was built before is taken as it is.
    return this.#wasSwitchedBack || passingThrough === 0 || (metrics === null && this.#request.purpose === 'serving');
  }
}

function highest(heights: readonly (number | null)[]): number | null {
  const known = heights.filter((height) => height !== null);
  return known.length === 0 ? null : Math.max(...known);
}
