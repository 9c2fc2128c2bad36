import type { MethodName } from '../protocol/method.ts';
import { decodeBlockId, decodeBlockRange, POOL_TYPE } from '../protocol/request.ts';
import type { BlockId } from '../protocol/request.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import type { GrpcStatusCode } from '../protocol/status.ts';
import { WIRE_VARINT, WireError, WireReader } from '../protocol/wire-reader.ts';
import { StoredBlocks, nullifierSource, sourceForPools } from './block-source.ts';
import type { BlockSource } from './block-source.ts';
import type { ReferenceChain } from './chain-file.ts';
import { latestBlockFrame, lightdInfoFrame } from './metadata.ts';
import type { Profile } from './options.ts';

/** How a response ends. */
export interface Ending {
  readonly code: GrpcStatusCode;
  readonly message: string;
}

/** What a call is answered with. */
export type Reply =
  | { readonly kind: 'status'; readonly ending: Ending }
  | { readonly kind: 'message'; readonly frame: Buffer }
  /** The blocks from one height to another (descending where from is above to), then the ending. */
  | { readonly kind: 'blocks'; readonly source: BlockSource; readonly from: number; readonly to: number; readonly ending: Ending }
  /** No message, and no end before the server stops. */
  | { readonly kind: 'open' };

const OK: Ending = { code: GRPC_STATUS.OK, message: '' };
const HASH_BYTES = 32;
const SUBTREE_LEAVES = 65_536;

const status = (code: GrpcStatusCode, message: string): Reply => ({ kind: 'status', ending: { code, message } });
const unimplemented = (what: string): Reply => status(GRPC_STATUS.UNIMPLEMENTED, what);

type Handler = (message: Buffer) => Reply;

/**
 * The methods of a profile. What is missing here answers UNIMPLEMENTED: compact blocks do not hold its data.
 * GetBlock carries the shielded pools, as zainod 0.10.1 and ztreamerd do (the protocol's text and lightwalletd: all pools), so that its
 * payloads are those of ranges. GetMempoolStream stays open: its end would announce a block, and none comes.
 */
export function handlersOf(profile: Profile, chain: ReferenceChain): Partial<Record<MethodName, Handler>> {
  const shielded = new StoredBlocks(chain.shielded);
  const latest: Reply = { kind: 'message', frame: latestBlockFrame(chain) };
  const info: Reply = { kind: 'message', frame: lightdInfoFrame(chain) };
  const compact: Partial<Record<MethodName, Handler>> = {
    GetLightdInfo: () => info,
    GetLatestBlock: () => latest,
    GetBlock: (message) => blockReply(chain, shielded, decodeBlockId(message), profile),
    GetBlockRange: (message) => rangeReply(chain, message, null),
  };
  if (profile === 'serve-compact') return compact;
  const nullifiers = nullifierSource(chain);
  return {
    ...compact,
    GetBlockNullifiers: (message) => blockReply(chain, nullifiers, decodeBlockId(message), profile),
    GetBlockRangeNullifiers: (message) => rangeReply(chain, message, nullifiers),
    GetSubtreeRoots: (message) => subtreeRootsReply(chain, message),
    GetMempoolTx: () => ({ kind: 'status', ending: OK }),
    GetMempoolStream: () => ({ kind: 'open' }),
  };
}

/** Runs a handler; bytes that are no protobuf become INVALID_ARGUMENT. */
export function answer(handler: Handler | undefined, message: Buffer): Reply {
  if (handler === undefined) return unimplemented('this server holds compact blocks only');
  try {
    return handler(message);
  } catch (error) {
    if (error instanceof WireError) return status(GRPC_STATUS.INVALID_ARGUMENT, error.message);
    throw error;
  }
}

function blockReply(chain: ReferenceChain, source: BlockSource, id: BlockId, profile: Profile): Reply {
  if (id.hash.length > 0 && profile === 'serve-compact') return unimplemented('blocks are served by height only');
  if (id.hash.length > 0) return blockByHash(chain, source, id.hash);
  if (id.height === 0) return status(GRPC_STATUS.INVALID_ARGUMENT, 'the request names no block');
  if (!chain.shielded.holds(id.height)) return status(GRPC_STATUS.OUT_OF_RANGE, outside(chain, id.height));
  return { kind: 'blocks', source, from: id.height, to: id.height, ending: OK };
}

function blockByHash(chain: ReferenceChain, source: BlockSource, hash: Uint8Array): Reply {
  if (hash.length !== HASH_BYTES) return status(GRPC_STATUS.INVALID_ARGUMENT, `a block hash has 32 bytes, not ${String(hash.length)}`);
  const height = chain.hashes.heightOf(hash);
  if (height === null) return status(GRPC_STATUS.NOT_FOUND, 'no block has this hash');
  return { kind: 'blocks', source, from: height, to: height, ending: OK };
}

function rangeReply(chain: ReferenceChain, message: Buffer, fixedSource: BlockSource | null): Reply {
  const { start, end, poolTypes } = decodeBlockRange(message);
  if (start === null || end === null) return status(GRPC_STATUS.INVALID_ARGUMENT, 'a range needs both ends');
  const unknownPool = poolTypes.find((pool) => pool < POOL_TYPE.TRANSPARENT || pool > POOL_TYPE.IRONWOOD);
  if (unknownPool !== undefined) return status(GRPC_STATUS.INVALID_ARGUMENT, `unknown pool type ${String(unknownPool)}`);
  const source = fixedSource ?? sourceForPools(chain, poolTypes);
  if (source === null) return unimplemented('this snapshot holds no transparent data');
  if (!chain.shielded.holds(start.height)) return status(GRPC_STATUS.OUT_OF_RANGE, outside(chain, start.height));
  const to = Math.min(Math.max(end.height, chain.shielded.firstHeight), chain.shielded.tipHeight);
  const ending = to === end.height ? OK : { code: GRPC_STATUS.OUT_OF_RANGE, message: outside(chain, end.height) };
  return { kind: 'blocks', source, from: start.height, to, ending };
}

function outside(chain: ReferenceChain, height: number): string {
  return `height ${String(height)} lies outside ${String(chain.shielded.firstHeight)} to ${String(chain.shielded.tipHeight)}`;
}

/** No subtree is complete below 65,536 leaves; above that, its root is not in compact blocks. */
function subtreeRootsReply(chain: ReferenceChain, message: Buffer): Reply {
  const fields = new Map<number, number>();
  const reader = new WireReader();
  reader.reset(message, 0, message.length);
  while (reader.position < message.length) {
    const tag = reader.readTag();
    if ((tag & 7) === WIRE_VARINT) fields.set(Math.floor(tag / 8), reader.readVarint());
    else reader.skip(tag);
  }
  const { sapling, orchard, ironwood } = chain.tipTreeSizes;
  const protocol = fields.get(2) ?? 0;
  const size = [sapling, orchard, ironwood][protocol];
  if (size === undefined) return status(GRPC_STATUS.INVALID_ARGUMENT, `unknown shielded protocol ${String(protocol)}`);
  for (const field of [1, 3]) {
    if ((fields.get(field) ?? 0) > 0xffff) return status(GRPC_STATUS.INVALID_ARGUMENT, 'index and limit of subtrees have 16 bits');
  }
  return size < SUBTREE_LEAVES ? { kind: 'status', ending: OK } : unimplemented('subtree roots are not in compact blocks');
}
