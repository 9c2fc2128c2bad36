import { POOL_TYPE } from '../protocol/request.ts';
import { WIRE_BYTES, WIRE_VARINT, WireReader } from '../protocol/wire-reader.ts';
import { encodeBytesField } from '../protocol/wire-writer.ts';

const BLOCK_TRANSACTION = 7;
const BLOCK_CHAIN_METADATA = 8;
/** Fields of CompactTx that hold one pool's data: spends, outputs, actions, vin, vout, ironwoodActions. */
const FIELD_POOLS: Readonly<Record<number, number>> = {
  4: POOL_TYPE.SAPLING,
  5: POOL_TYPE.SAPLING,
  6: POOL_TYPE.ORCHARD,
  7: POOL_TYPE.TRANSPARENT,
  8: POOL_TYPE.TRANSPARENT,
  9: POOL_TYPE.IRONWOOD,
};
const SPENDS = 4;
const ORCHARD_ACTIONS = 6;
const IRONWOOD_ACTIONS = 9;
const ACTION_NULLIFIER = 1;
const NOTHING = Buffer.alloc(0);

/** Note commitment tree sizes after a block. */
export interface TreeSizes {
  readonly sapling: number;
  readonly orchard: number;
  readonly ironwood: number;
}

/**
 * Rebuilds a message field by field. `rewrite` gets a field's number and the content of a length-delimited field (null for other wire
 * types); it returns null to drop the field, 'keep', or the new content.
 */
function rewriteFields(message: Buffer, rewrite: (field: number, content: Buffer | null) => Buffer | 'keep' | null): Buffer {
  const reader = new WireReader();
  reader.reset(message, 0, message.length);
  const parts: Buffer[] = [];
  while (reader.position < message.length) {
    const start = reader.position;
    const tag = reader.readTag();
    const field = Math.floor(tag / 8);
    let content: Buffer | null = null;
    if ((tag & 7) === WIRE_BYTES) {
      const length = reader.readLength();
      content = message.subarray(reader.position, reader.position + length);
      reader.position += length;
    } else reader.skip(tag);
    const result = rewrite(field, content);
    if (result === 'keep') parts.push(message.subarray(start, reader.position));
    else if (result !== null) parts.push(encodeBytesField(field, result));
  }
  return Buffer.concat(parts);
}

/** A transaction with the data of the given pools only, or null where nothing is left of it; index, txid and fee stay. */
function projectTransaction(transaction: Buffer, pools: ReadonlySet<number>): Buffer | null {
  let left = false;
  const projected = rewriteFields(transaction, (field) => {
    const pool = FIELD_POOLS[field];
    if (pool === undefined) return 'keep';
    if (!pools.has(pool)) return null;
    left = true;
    return 'keep';
  });
  return left ? projected : null;
}

/** A CompactBlock with the data of the given pools only (PoolType numbers); transactions with nothing left are dropped. */
export function projectPools(block: Buffer, pools: ReadonlySet<number>): Buffer {
  return rewriteFields(block, (field, content) =>
    field === BLOCK_TRANSACTION && content !== null ? projectTransaction(content, pools) : 'keep',
  );
}

function onlyNullifier(action: Buffer): Buffer {
  return rewriteFields(action, (field) => (field === ACTION_NULLIFIER ? 'keep' : null));
}

function nullifierTransaction(transaction: Buffer): Buffer | null {
  let left = false;
  const projected = rewriteFields(transaction, (field, content) => {
    if (FIELD_POOLS[field] === undefined) return 'keep';
    if (field === SPENDS) {
      left = true;
      return 'keep';
    }
    if ((field === ORCHARD_ACTIONS || field === IRONWOOD_ACTIONS) && content !== null) {
      left = true;
      return onlyNullifier(content);
    }
    return null;
  });
  return left ? projected : null;
}

/**
 * The nullifier form of a CompactBlock: spends stay, actions keep only their nullifier, the rest of each transaction's data goes, and
 * with it transactions left empty (as zebrad does); chainMetadata is there, with zeros (as all servers send it).
 */
export function projectNullifiers(block: Buffer): Buffer {
  return rewriteFields(block, (field, content) => {
    if (field === BLOCK_TRANSACTION && content !== null) return nullifierTransaction(content);
    return field === BLOCK_CHAIN_METADATA ? NOTHING : 'keep';
  });
}

/** The tree sizes of a CompactBlock's chainMetadata; 0 where it says nothing, as proto3 has it. */
export function readTreeSizes(block: Buffer): TreeSizes {
  const sizes = [0, 0, 0];
  rewriteFields(block, (field, content) => {
    if (field === BLOCK_CHAIN_METADATA && content !== null) readNumbers(content, sizes);
    return null;
  });
  return { sapling: sizes[0] ?? 0, orchard: sizes[1] ?? 0, ironwood: sizes[2] ?? 0 };
}

function readNumbers(metadata: Buffer, sizes: number[]): void {
  const reader = new WireReader();
  reader.reset(metadata, 0, metadata.length);
  while (reader.position < metadata.length) {
    const tag = reader.readTag();
    const field = Math.floor(tag / 8);
    if ((tag & 7) === WIRE_VARINT && field >= 1 && field <= 3) sizes[field - 1] = reader.readVarint();
    else reader.skip(tag);
  }
}
