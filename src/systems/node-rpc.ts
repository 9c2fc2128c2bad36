import { readFile } from 'node:fs/promises';
import { Agent, request } from 'undici';
import type { NodeAddresses } from './system.ts';

/** A node refused a call, or could not be asked. */
export class NodeRpcError extends Error {
  override readonly name = 'NodeRpcError';
  /** Of JSON-RPC; null where no answer came, or it was no JSON-RPC answer. */
  readonly code: number | null;
  /** Nothing took the connection, or it broke: worth another try while a node starts. */
  readonly isUnreachable: boolean;

  constructor(message: string, { code = null, isUnreachable = false, cause }: { readonly code?: number | null; readonly isUnreachable?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.code = code;
    this.isUnreachable = isUnreachable;
  }
}

export interface BlockchainInfo {
  readonly chain: string;
  readonly blocks: number;
  readonly bestblockhash: string;
}

export interface PeerInfo {
  readonly addr: string;
  readonly inbound: boolean;
}

export interface RpcCall {
  readonly method: string;
  readonly params?: readonly unknown[];
}

interface CallOptions {
  /** Longest time for the whole call, ms. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

interface RpcReply {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | null;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** zebrad's own limit of a response (rpc.max_response_body_size) is 50 MiB. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024;
/** Of a text that is no JSON-RPC answer, for messages. */
const SHOWN_CHARACTERS = 200;

/** JSON-RPC 2.0 over HTTP to a Zebra or Zakura node: calls outside every measurement. Close it at the end. */
export class NodeRpc {
  readonly #url: string;
  readonly #cookieFile: string | null;
  readonly #agent = new Agent({ connections: 4, pipelining: 1, maxResponseSize: MAX_REPLY_BYTES });

  constructor({ jsonRpc, cookieFile }: Pick<NodeAddresses, 'jsonRpc' | 'cookieFile'>) {
    this.#url = `http://${jsonRpc.host}:${String(jsonRpc.port)}/`;
    this.#cookieFile = cookieFile;
  }

  /** @throws NodeRpcError */
  async blockchainInfo(options?: CallOptions): Promise<BlockchainInfo> {
    const { chain, blocks, bestblockhash } = fieldsOf(await this.call('getblockchaininfo', [], options), 'getblockchaininfo');
    return { chain: String(chain), blocks: Number(blocks), bestblockhash: String(bestblockhash) };
  }

  /** @throws NodeRpcError */
  async blockCount(options?: CallOptions): Promise<number> {
    return Number(await this.call('getblockcount', [], options));
  }

  /** Display order. Throws NodeRpcError. */
  async bestBlockHash(options?: CallOptions): Promise<string> {
    return String(await this.call('getbestblockhash', [], options));
  }

  /** @throws NodeRpcError */
  async peerInfo(options?: CallOptions): Promise<readonly PeerInfo[]> {
    const peers = await this.call('getpeerinfo', [], options);
    if (!Array.isArray(peers)) throw new NodeRpcError('getpeerinfo: the answer is no list');
    return peers.map((peer) => {
      const { addr, inbound } = fieldsOf(peer, 'getpeerinfo');
      return { addr: String(addr), inbound: inbound === true };
    });
  }

  /**
   * A block by height or hash. Verbosity 0 gives its bytes in hexadecimal, 1 and 2 an object.
   *
   * @throws NodeRpcError
   */
  block(heightOrHash: number | string, verbosity: 0 | 1 | 2, options?: CallOptions): Promise<unknown> {
    return this.call('getblock', [String(heightOrHash), verbosity], options);
  }

  /** @throws NodeRpcError with the node's own code and words */
  async call(method: string, params: readonly unknown[] = [], options: CallOptions = {}): Promise<unknown> {
    return resultOf(await this.#post({ jsonrpc: '2.0', id: 0, method, params }, method, options), method);
  }

  /**
   * Many calls in one HTTP request; the results are in the order of the calls.
   *
   * @throws NodeRpcError for the first call that failed
   */
  async batch(calls: readonly RpcCall[], options: CallOptions = {}): Promise<readonly unknown[]> {
    if (calls.length === 0) return [];
    const what = `a batch of ${String(calls.length)} calls`;
    const replies = await this.#post(calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params })), what, options);
    if (!Array.isArray(replies)) return [resultOf(replies, what)];
    const byId = new Map((replies as RpcReply[]).map((reply) => [reply.id, reply]));
    return calls.map(({ method }, id) => resultOf(byId.get(id), method));
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #post(body: unknown, what: string, { timeoutMs = DEFAULT_TIMEOUT_MS, signal }: CallOptions): Promise<unknown> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const ends = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const { status, text } = await this.#send(JSON.stringify(body), ends).catch((cause: unknown) => {
      if (signal?.aborted === true) throw signal.reason;
      if (deadline.aborted) throw new NodeRpcError(`${what}: no answer within ${String(timeoutMs / 1000)} s`, { isUnreachable: true, cause });
      if (cause instanceof NodeRpcError) throw cause;
      throw new NodeRpcError(`${what}: ${messageOf(cause)}`, { isUnreachable: true, cause });
    });
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new NodeRpcError(`${what}: HTTP status ${String(status)}, no JSON: ${text.slice(0, SHOWN_CHARACTERS)}`, { cause });
    }
  }

  async #send(body: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
    // Read for each call: a node writes a new cookie at each start.
    const authorization = this.#cookieFile === null ? {} : { authorization: `Basic ${Buffer.from(await readCookie(this.#cookieFile)).toString('base64')}` };
    const reply = await request(this.#url, { method: 'POST', dispatcher: this.#agent, headers: { 'content-type': 'application/json', ...authorization }, body, signal });
    return { status: reply.statusCode, text: await reply.body.text() };
  }
}

/** `__cookie__:…` of a cookie file. @throws NodeRpcError, unreachable: it appears while the node starts */
export async function readCookie(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new NodeRpcError(`the cookie file cannot be read: ${messageOf(cause)}`, { isUnreachable: true, cause });
  }
}

function resultOf(reply: unknown, method: string): unknown {
  if (reply === null || typeof reply !== 'object') throw new NodeRpcError(`${method}: no answer`);
  const { result, error } = reply as RpcReply;
  if (error === undefined || error === null) return result;
  throw new NodeRpcError(`${method}: ${String(error.message)}`, { code: typeof error.code === 'number' ? error.code : null });
}

function fieldsOf(value: unknown, method: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object') throw new NodeRpcError(`${method}: the answer is no object`);
  return value as Record<string, unknown>;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? error.name : error.message;
}
