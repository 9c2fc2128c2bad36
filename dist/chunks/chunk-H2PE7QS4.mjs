import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  copyState,
  launchSystem,
  systemError,
  untilReady
} from "./chunk-PVMIQLXX.mjs";
import {
  NodeRpc,
  NodeRpcError
} from "./chunk-XP72CPTI.mjs";
import {
  ADDRESS_CLASSES,
  TRANSACTION_KINDS,
  fixtureKindsOf,
  needsFixtures,
  withFixtures
} from "./chunk-67LU5OKW.mjs";
import {
  SplitMix64
} from "./chunk-4PUNR7HK.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/proto-folder.ts
import { join } from "node:path";
function protoFolderOf(packageRoot) {
  return join(packageRoot, "dist", "proto");
}
__name(protoFolderOf, "protoFolderOf");

// src/run/run-deadline.ts
function withDeadline(signal, seconds) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new IndexbenchError("DEADLINE", { what: `the plan’s deadline of ${seconds} s has passed` })), seconds * 1e3);
  return { signal: AbortSignal.any([signal, controller.signal]), clear: /* @__PURE__ */ __name(() => clearTimeout(timer), "clear") };
}
__name(withDeadline, "withDeadline");

// src/run/select-fixtures.ts
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/systems/chain-fixtures.ts
var MOST_BLOCKS = 600;
async function selectFixtures({ node, firstHeight, lastHeight, seed, signal }) {
  const generator = new SplitMix64(BigInt(seed));
  const selection = new Selection(node, firstHeight, lastHeight);
  let blocksVisited = 0;
  while (blocksVisited < MOST_BLOCKS && !selection.isComplete) {
    signal.throwIfAborted();
    const height = firstHeight + generator.below(lastHeight - firstHeight + 1);
    const { tx } = await node.call("getblock", [String(height), 1]);
    const txid = tx[generator.below(tx.length)];
    await selection.visit(await node.call("getrawtransaction", [txid, 1]), { txid, height });
    blocksVisited += 1;
  }
  const { subversion } = await node.call("getinfo", []);
  return { seed, firstHeight, lastHeight, blocksVisited, node: (subversion ?? "unknown").slice(0, 256), ...selection.found };
}
__name(selectFixtures, "selectFixtures");
function transactionKind(transaction) {
  const sapling = (transaction.vShieldedSpend?.length ?? 0) + (transaction.vShieldedOutput?.length ?? 0) > 0;
  const orchard = (transaction.orchard?.actions?.length ?? 0) > 0;
  const ironwood = (transaction.ironwood?.actions?.length ?? 0) > 0;
  if (transaction.vin[0]?.coinbase !== void 0) return sapling || orchard || ironwood ? "shielded-coinbase" : "coinbase";
  if ((transaction.vjoinsplit?.length ?? 0) > 0) return "sprout";
  if (ironwood) return "ironwood";
  if (orchard) return sapling ? "orchard-sapling" : "orchard";
  if (sapling) return transaction.version >= 5 ? "sapling-v5" : "sapling";
  return "transparent";
}
__name(transactionKind, "transactionKind");
function addressClass(transactions) {
  const found = Object.entries(ADDRESS_CLASSES).find(([, [least, most]]) => transactions >= least && transactions <= most);
  return found === void 0 ? null : found[0];
}
__name(addressClass, "addressClass");
var CLASSES = Object.keys(ADDRESS_CLASSES);
var Selection = class {
  static {
    __name(this, "Selection");
  }
  #node;
  #range;
  #transactions = /* @__PURE__ */ new Map();
  #addresses = /* @__PURE__ */ new Map();
  #looked = /* @__PURE__ */ new Set();
  constructor(node, start, end) {
    this.#node = node;
    this.#range = { start, end };
  }
  get isComplete() {
    return this.#transactions.size === TRANSACTION_KINDS.length && this.#addresses.size === CLASSES.length;
  }
  get found() {
    return {
      transactions: TRANSACTION_KINDS.flatMap((kind) => this.#transactions.get(kind) ?? []),
      addresses: CLASSES.flatMap((name) => this.#addresses.get(name) ?? []),
      missing: [...TRANSACTION_KINDS.filter((kind) => !this.#transactions.has(kind)), ...CLASSES.filter((name) => !this.#addresses.has(name))]
    };
  }
  async visit(transaction, { txid, height }) {
    const kind = transactionKind(transaction);
    if (!this.#transactions.has(kind)) this.#transactions.set(kind, { kind, txid, height, txVersion: transaction.version });
    for (const address of transaction.vout.flatMap(({ scriptPubKey }) => scriptPubKey.addresses ?? [])) {
      if (this.#addresses.size === CLASSES.length || this.#looked.has(address)) continue;
      this.#looked.add(address);
      const { length } = await this.#node.call("getaddresstxids", [{ addresses: [address], ...this.#range }]);
      const name = addressClass(length);
      if (name !== null && !this.#addresses.has(name)) this.#addresses.set(name, { class: name, address, transactions: length });
    }
  }
};

// src/run/select-fixtures.ts
var CALL_TIMEOUT_MS = 12e4;
async function planWithFixtures(plan, request) {
  if (!needsFixtures(plan) || plan.fixtures !== null) return plan;
  const selector = selectorOf(plan);
  const found = "unavailable" in selector ? selector : await selectBy(selector.node, plan, request);
  const filled = withFixtures(plan, found);
  for (const message of noticesOn(filled)) request.emit({ kind: "notice", message });
  return filled;
}
__name(planWithFixtures, "planWithFixtures");
function selectorOf({ variants, snapshot }) {
  if (snapshot.pin.kind !== "node-state") return { unavailable: "the snapshot holds no state of a node" };
  const [node] = variants.flatMap(({ name, pin, node: beside }) => beside ?? (pin.system === "zebra" ? [{ name, pin }] : []));
  return node === void 0 ? { unavailable: "no variant of the plan is, or has, a node" } : { node };
}
__name(selectorOf, "selectorOf");
async function selectBy(variant, plan, request) {
  const { workFolder, snapshotFolder, packageRoot, obtain, backend, cpus, protoFolder, signal } = request;
  const folder = join2(workFolder, "fixtures");
  const stateFolder = join2(folder, "state");
  request.emit({ kind: "notice", message: `${variant.name} selects the transactions and addresses that requests name` });
  mkdirSync(folder);
  try {
    await copyState(snapshotFolder, stateFolder, { signal });
    const node = await launchSystem({
      variant,
      context: { packageRoot, workFolder: folder, snapshotFolder, snapshot: plan.snapshot.pin, purpose: "node", stateFolder, indexFolder: join2(folder, "index"), node: null },
      obtain,
      backend,
      group: { name: `fixtures-${variant.name}`, cpus, ...plan.limits },
      logFile: join2(folder, "node.log"),
      runFolder: folder
    });
    try {
      await untilReady(node, { protoFolder, signal });
      return await askNode(node, plan, signal);
    } finally {
      await node.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
__name(selectBy, "selectBy");
async function askNode(launched, plan, signal) {
  const { spec } = launched;
  const first = plan.scenarios.find((planned) => fixtureKindsOf(planned).length > 0);
  if (spec.node === void 0 || first === void 0) throw new IndexbenchError("INTERNAL", { what: `${launched.name} was started as a node and tells no JSON-RPC` });
  const rpc = new NodeRpc(spec.node);
  try {
    const node = { call: /* @__PURE__ */ __name((method, params) => rpc.call(method, params, { timeoutMs: CALL_TIMEOUT_MS, signal }), "call") };
    return await selectFixtures({ node, firstHeight: first.firstHeight, lastHeight: first.lastHeight, seed: plan.payloadCheck.seed, signal });
  } catch (error) {
    if (!(error instanceof NodeRpcError)) throw error;
    throw systemError("SYSTEM_NOT_READY", `transactions and addresses could not be selected: ${error.message}`, launched);
  } finally {
    await rpc.close();
  }
}
__name(askNode, "askNode");
function noticesOn({ fixtures, leftOut }) {
  const left = leftOut.map(({ scenario, reason }) => `${scenario} is not measured: ${reason}`);
  if (fixtures === null) return left;
  const { transactions, addresses, missing, blocksVisited } = fixtures;
  const found = [...transactions.map(({ kind }) => `${kind} transaction`), ...addresses.map(({ class: name, transactions: count }) => `${name} address (${String(count)} transactions)`)];
  return [`In ${String(blocksVisited)} blocks of the chain were found: ${found.join(", ") || "nothing"}${missing.length === 0 ? "" : `; not found: ${missing.join(", ")}`}.`, ...left];
}
__name(noticesOn, "noticesOn");

export {
  protoFolderOf,
  withDeadline,
  planWithFixtures,
  selectorOf
};
