import type { AddressClass, ChainFixtures, TransactionKind } from '../model/generated/types.ts';
import { ADDRESS_CLASSES, TRANSACTION_KINDS } from '../plan/chain-fixtures.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';

/** The JSON-RPC of a node, as far as fixtures are selected with it. */
export interface ChainReader {
  call(method: string, params: readonly unknown[]): Promise<unknown>;
}

export interface FixtureRequest {
  readonly node: ChainReader;
  readonly firstHeight: number;
  /** Included. */
  readonly lastHeight: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** At most so many blocks are visited: the reference study's number. */
const MOST_BLOCKS = 600;

/**
 * Selects transactions and addresses of a chain as the reference study did: blocks at random heights (SplitMix64, value modulo the span) and
 * one random transaction of each, until one of each kind and an address of each class is met, or 600 blocks are visited. Addresses are those
 * of the outputs met; their class is by the number of transactions in their history. The same chain, heights and seed give the same fixtures.
 * `shielded-coinbase` and `ironwood` are kinds that the study did not tell apart.
 *
 * @throws NodeRpcError where the node does not answer; the signal's reason
 */
export async function selectFixtures({ node, firstHeight, lastHeight, seed, signal }: FixtureRequest): Promise<ChainFixtures> {
  const generator = new SplitMix64(BigInt(seed));
  const selection = new Selection(node, firstHeight, lastHeight);
  let blocksVisited = 0;
  while (blocksVisited < MOST_BLOCKS && !selection.isComplete) {
    signal.throwIfAborted();
    const height = firstHeight + generator.below(lastHeight - firstHeight + 1);
    const { tx } = (await node.call('getblock', [String(height), 1])) as { readonly tx: readonly string[] };
    const txid = tx[generator.below(tx.length)] as string;
    await selection.visit((await node.call('getrawtransaction', [txid, 1])) as NodeTransaction, { txid, height });
    blocksVisited += 1;
  }
  const { subversion } = (await node.call('getinfo', [])) as { readonly subversion?: string };
  return { seed, firstHeight, lastHeight, blocksVisited, node: (subversion ?? 'unknown').slice(0, 256), ...selection.found };
}

/** Of a verbose getrawtransaction, what tells kinds apart. */
export interface NodeTransaction {
  readonly version: number;
  readonly vin: readonly { readonly coinbase?: string }[];
  readonly vout: readonly { readonly scriptPubKey: { readonly addresses?: readonly string[] } }[];
  readonly vjoinsplit?: readonly unknown[];
  readonly vShieldedSpend?: readonly unknown[];
  readonly vShieldedOutput?: readonly unknown[];
  readonly orchard?: { readonly actions?: readonly unknown[] };
  readonly ironwood?: { readonly actions?: readonly unknown[] };
}

/** The kind of a transaction; the shielded pool that came last decides where a kind of its own is not there for the mixture. */
export function transactionKind(transaction: NodeTransaction): TransactionKind {
  const sapling = (transaction.vShieldedSpend?.length ?? 0) + (transaction.vShieldedOutput?.length ?? 0) > 0;
  const orchard = (transaction.orchard?.actions?.length ?? 0) > 0;
  const ironwood = (transaction.ironwood?.actions?.length ?? 0) > 0;
  if (transaction.vin[0]?.coinbase !== undefined) return sapling || orchard || ironwood ? 'shielded-coinbase' : 'coinbase';
  if ((transaction.vjoinsplit?.length ?? 0) > 0) return 'sprout';
  if (ironwood) return 'ironwood';
  if (orchard) return sapling ? 'orchard-sapling' : 'orchard';
  if (sapling) return transaction.version >= 5 ? 'sapling-v5' : 'sapling';
  return 'transparent';
}

/** The class of an address with so many transactions in its history; null outside all classes. */
export function addressClass(transactions: number): AddressClass | null {
  const found = Object.entries(ADDRESS_CLASSES).find(([, [least, most]]) => transactions >= least && transactions <= most);
  return found === undefined ? null : (found[0] as AddressClass);
}

const CLASSES = Object.keys(ADDRESS_CLASSES) as AddressClass[];

class Selection {
  readonly #node: ChainReader;
  readonly #range: { readonly start: number; readonly end: number };
  readonly #transactions = new Map<TransactionKind, ChainFixtures['transactions'][number]>();
  readonly #addresses = new Map<AddressClass, ChainFixtures['addresses'][number]>();
  readonly #looked = new Set<string>();

  constructor(node: ChainReader, start: number, end: number) {
    this.#node = node;
    this.#range = { start, end };
  }

  get isComplete(): boolean {
    return this.#transactions.size === TRANSACTION_KINDS.length && this.#addresses.size === CLASSES.length;
  }

  get found(): Pick<ChainFixtures, 'transactions' | 'addresses' | 'missing'> {
    return {
      transactions: TRANSACTION_KINDS.flatMap((kind) => this.#transactions.get(kind) ?? []),
      addresses: CLASSES.flatMap((name) => this.#addresses.get(name) ?? []),
      missing: [...TRANSACTION_KINDS.filter((kind) => !this.#transactions.has(kind)), ...CLASSES.filter((name) => !this.#addresses.has(name))],
    };
  }

  async visit(transaction: NodeTransaction, { txid, height }: { readonly txid: string; readonly height: number }): Promise<void> {
    const kind = transactionKind(transaction);
    if (!this.#transactions.has(kind)) this.#transactions.set(kind, { kind, txid, height, txVersion: transaction.version });
    for (const address of transaction.vout.flatMap(({ scriptPubKey }) => scriptPubKey.addresses ?? [])) {
      if (this.#addresses.size === CLASSES.length || this.#looked.has(address)) continue;
      this.#looked.add(address);
      const { length } = (await this.#node.call('getaddresstxids', [{ addresses: [address], ...this.#range }])) as readonly string[];
      const name = addressClass(length);
      if (name !== null && !this.#addresses.has(name)) this.#addresses.set(name, { class: name, address, transactions: length });
    }
  }
}
