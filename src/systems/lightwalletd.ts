import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { obtainProgram } from '../obtain/obtain-program.ts';
import { nodeCredentials } from './command-values.ts';
import type { IndexProbe, IndexProbeRequest, IndexReading } from './index-watch.ts';
import { requireNode } from './node-beside.ts';
import { isPortOpen } from './port-open.ts';
import { fixedPort, portOf } from './ports.ts';
import type { LaunchPurpose, System } from './system.ts';
import { settingOr } from './system.ts';

/** As logrus counts them. */
const WARNING = 3;
const INFO = 4;

/**
 * It logs to a file only, which it wants to open by name; our output pipes are sockets, which cannot be. So it gets a pipe with a name, and
 * `cat` copies that to the output until it ends. The shell becomes lightwalletd itself.
 */
const LOG_THROUGH_PIPE = 'rm -f "$0" && mkfifo -m 600 "$0" && { cat "$0" & exec "$@"; }';

/** The cache's folder is named after the chain as the node calls it; a regtest node calls its chain `test`, too. */
const CHAIN_FOLDERS = ['main', 'test'] as const;
const BYTES_PER_LENGTH = 4;

/** The Electric Coin Company's server: a disk cache of compact blocks in front of a node’s JSON-RPC. */
export const lightwalletd: System = {
  name: 'lightwalletd',
  description: 'lightwalletd, beside a frozen zebra; its index is the disk cache of compact blocks, filled block by block by JSON-RPC',
  settings: {
    grpcPort: { type: 'number', description: 'a fixed port for CompactTxStreamer; by default a free one' },
    logLevel: { type: 'number', description: '--log-level, 1 to 7; by default 3 (warnings) while it is measured serving, else 4' },
    readySeconds: { type: 'number', description: 'longest time from launch to ready; by default 300, since it asks a node that does not answer 10 times' },
  },
  program: 'lightwalletd',
  snapshots: ['node-state'],
  needsNode: true,
  ownsState: false,
  index: { servesWhileBuilding: true, openProbe: (request) => new LightwalletdProbe(request) },
  ports: ['grpc', 'http'],
  fixedPorts: (variant) => fixedPort(variant, 'grpcPort', 'grpc'),
  readyTimeoutMs: (variant) => settingOr(variant, 'readySeconds', 300) * 1000,
  // It writes its cache to the disk, then ends with exit code 1, which is its clean one.
  stopSignal: 'SIGINT',
  stopTimeoutMs: 30_000,

  check(variant) {
    const level = settingOr(variant, 'logLevel', INFO);
    if (!Number.isInteger(level) || level < 1 || level > 7) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${level} is no log level; allowed: 1 to 7`, where: '/logLevel' });
  },
  obtain: (variant, context) => obtainProgram(variant, { program: 'lightwalletd', versionArguments: ['version'] }, context),

  launchSpec(variant, program, context) {
    const { ports, purpose, workFolder, indexFolder } = context;
    const { jsonRpc, ...node } = requireNode(context);
    const { user, password } = nodeCredentials({ jsonRpc, ...node });
    const at = (name: string): string => `127.0.0.1:${portOf(ports, name)}`;
    const logPipe = join(workFolder, 'log.pipe');
    // It insists on a user name and password, also where the node asks for none.
    const secret = password ?? 'none';
    return Promise.resolve({
      command: '/bin/sh',
      args: [
        '-c', LOG_THROUGH_PIPE, logPipe, program.file, '--no-tls-very-insecure', '--grpc-bind-addr', at('grpc'), '--http-bind-addr', at('http'), '--data-dir', indexFolder, '--log-file', logPipe,
        '--log-level', String(settingOr(variant, 'logLevel', defaultLevel(purpose))), '--rpcuser', user ?? 'none', '--rpchost', jsonRpc.host, '--rpcport', String(jsonRpc.port),
      ],
      // Not as a flag, which everybody on the host could read.
      env: { HOME: workFolder, RPCPASSWORD: secret },
      address: { host: '127.0.0.1', port: portOf(ports, 'grpc') },
      ready: [{ kind: 'listening', port: portOf(ports, 'grpc') }],
      secrets: password === null ? [] : [password],
    });
  },
};

/** While it builds, its own lines tell when it has caught up; each call would write one too. */
function defaultLevel(purpose: LaunchPurpose): number {
  return purpose === 'serving' ? WARNING : INFO;
}

/**
 * Complete is: the gRPC port is open, the cache holds every block from height 0 to the tip, and it said that it waits for the next one, which it
 * does after it wrote the cache to the disk. Of a cache that it only opened its size must do: at log level warning it says nothing.
 */
class LightwalletdProbe implements IndexProbe {
  readonly #request: IndexProbeRequest;
  #waitsFor = 0;

  constructor(request: IndexProbeRequest) {
    this.#request = request;
  }

  takeLine(line: string): void {
    const next = /Waiting for block: (\d+)/.exec(line)?.[1];
    if (next !== undefined) this.#waitsFor = Number(next);
  }

  async read(): Promise<IndexReading> {
    const { tipHeight, ports, indexFolder, purpose } = this.#request;
    const height = await cachedHeight(indexFolder);
    const isThere = height !== null && height >= tipHeight && (this.#waitsFor > tipHeight || purpose === 'serving');
    return { height, targetHeight: tipHeight, complete: isThere && (await isPortOpen(portOf(ports, 'grpc'))) };
  }
}

/** The file `lengths` holds four bytes a block, from height 0. Null where there is no cache yet, or an empty one. */
async function cachedHeight(folder: string): Promise<number | null> {
  const sizes = await Promise.all(CHAIN_FOLDERS.map((chain) => stat(join(folder, 'db', chain, 'lengths')).then(({ size }) => size, () => 0)));
  const blocks = Math.floor(Math.max(...sizes) / BYTES_PER_LENGTH);
  return blocks === 0 ? null : blocks - 1;
}
