import { credentials, makeClientConstructor, type ChannelCredentials, type Client, type ServiceError, status as grpcStatus } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { join } from 'node:path';
import { SERVICE } from '../protocol/method.ts';
import type { ServiceAddress } from './system.ts';

/** A height with its hash in display order (reversed bytes, hexadecimal). */
export interface ChainTip {
  readonly height: number;
  readonly hash: string;
}

export interface LightdInfo {
  readonly vendor: string;
  readonly version: string;
  readonly blockHeight: number;
  readonly chainName: string;
}

/** A block as its first fields say; the hash in display order, empty where there is none. */
export interface ServedBlock {
  readonly height: number;
  readonly hash: string;
}

export interface ControlOptions {
  /** Longest pause between two tries to connect; by default the library’s, which grows to minutes. */
  readonly reconnectMs?: number;
  /** By default plaintext. */
  readonly channel?: ChannelCredentials;
}

/** Calls outside every measurement: readiness, metadata. Not the load path, so a well-kept library does it. */
export class ControlClient {
  readonly #client: Client & Record<string, UnaryMethod>;

  /** @param protoFolder folder that holds service.proto */
  constructor(address: ServiceAddress, protoFolder: string, { reconnectMs, channel = credentials.createInsecure() }: ControlOptions = {}) {
    const definition = loadSync(join(protoFolder, 'service.proto'), { includeDirs: [protoFolder], longs: String, keepCase: true, defaults: true })[SERVICE];
    if (definition === undefined || !('GetLatestBlock' in definition)) throw new Error(`service.proto does not define ${SERVICE}`);
    const Streamer = makeClientConstructor(definition, 'CompactTxStreamer');
    const backoff = reconnectMs === undefined ? {} : { 'grpc.initial_reconnect_backoff_ms': reconnectMs, 'grpc.max_reconnect_backoff_ms': reconnectMs };
    this.#client = new Streamer(`${address.host}:${address.port}`, channel, { 'grpc.enable_http_proxy': 0, ...backoff }) as unknown as Client & Record<string, UnaryMethod>;
  }

  async latestBlock(timeoutMs: number): Promise<ChainTip> {
    const reply = await this.#unary('GetLatestBlock', {}, timeoutMs);
    return { height: Number(reply['height']), hash: Buffer.from(reply['hash'] as Uint8Array).reverse().toString('hex') };
  }

  async lightdInfo(timeoutMs: number): Promise<LightdInfo> {
    const reply = await this.#unary('GetLightdInfo', {}, timeoutMs);
    return { vendor: String(reply['vendor']), version: String(reply['version']), blockHeight: Number(reply['blockHeight']), chainName: String(reply['chainName']) };
  }

  async block(height: number, timeoutMs: number): Promise<ServedBlock> {
    const reply = await this.#unary('GetBlock', { height }, timeoutMs);
    return { height: Number(reply['height']), hash: Buffer.from(reply['hash'] as Uint8Array).reverse().toString('hex') };
  }

  close(): void {
    this.#client.close();
  }

  #unary(method: string, request: object, timeoutMs: number): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const call = this.#client[method];
      if (call === undefined) throw new Error(`unknown method ${method}`);
      call.call(this.#client, request, { deadline: Date.now() + timeoutMs }, (error: ServiceError | null, reply?: Record<string, unknown>) => {
        if (error !== null || reply === undefined) reject(error ?? new Error(`${method} sent nothing`));
        else resolve(reply);
      });
    });
  }
}

/** True where the call failed because nothing serves it yet: worth another try. */
export function isNotYetServing(error: unknown): boolean {
  const code = (error as Partial<ServiceError> | null)?.code;
  return code === grpcStatus.UNAVAILABLE || code === grpcStatus.DEADLINE_EXCEEDED;
}

type UnaryMethod = (request: object, options: { deadline: number }, done: (error: ServiceError | null, reply?: Record<string, unknown>) => void) => void;
