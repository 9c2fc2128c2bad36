import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  scheduleSha256
} from "./chunk-H3MLDNIS.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/chain-fixtures.ts
var TRANSACTION_KINDS = ["coinbase", "transparent", "sprout", "sapling", "sapling-v5", "orchard", "orchard-sapling", "ironwood", "shielded-coinbase"];
var ADDRESS_CLASSES = { quiet: [1, 10], moderate: [11, 1e3], active: [1001, 1e5] };
function needsFixtures({ scenarios }) {
  return scenarios.some((planned) => fixtureKindsOf(planned).length > 0);
}
__name(needsFixtures, "needsFixtures");
function fixtureKindsOf({ scenario }) {
  const { requests } = scenario;
  const kinds = requests.kind === "mix" ? requests.parts.map((part) => part.requests.kind) : [requests.kind];
  return ["transactions", "addresses"].filter((kind) => kinds.includes(kind));
}
__name(fixtureKindsOf, "fixtureKindsOf");
function withFixtures(plan, found) {
  const isFound = !("unavailable" in found);
  const txids = isFound ? orderedTxids(found) : [];
  const addresses = isFound ? found.addresses.map(({ address }) => address) : [];
  const lacking = /* @__PURE__ */ __name((kind) => {
    if (!isFound) return `it names ${kind} of the chain, which could not be selected: ${found.unavailable}`;
    const none = kind === "transactions" ? txids.length === 0 : addresses.length === 0;
    return none ? `it names ${kind} of the chain, of which none was found in ${String(found.blocksVisited)} blocks` : null;
  }, "lacking");
  const leftOut = plan.scenarios.flatMap((planned) => {
    const reason = fixtureKindsOf(planned).map(lacking).find((text) => text !== null);
    return reason === void 0 || reason === null ? [] : [{ scenario: planned.scenario.id, reason }];
  });
  const scenarios = plan.scenarios.filter(({ scenario }) => !leftOut.some((entry) => entry.scenario === scenario.id)).map((planned) => withValues(planned, { txids, addresses }));
  if (scenarios.length === 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `no scenario is left: ${leftOut[0]?.reason ?? ""}`, where: `plan ${plan.id}`, next: "Choose other scenarios, or a snapshot whose node can select what they name." });
  return { ...plan, scenarios, fixtures: isFound ? found : null, leftOut: [...plan.leftOut, ...leftOut] };
}
__name(withFixtures, "withFixtures");
function withValues(planned, { txids, addresses }) {
  const kinds = fixtureKindsOf(planned);
  if (kinds.length === 0) return planned;
  const { scheduleSha256: before, ...unsigned } = planned;
  void before;
  const values = { ...kinds.includes("transactions") ? { txids: [...txids] } : {}, ...kinds.includes("addresses") ? { addresses: [...addresses] } : {} };
  return { ...unsigned, ...values, scheduleSha256: scheduleSha256({ ...unsigned, ...values }) };
}
__name(withValues, "withValues");
function orderedTxids({ transactions }) {
  return TRANSACTION_KINDS.flatMap((kind) => transactions.filter((entry) => entry.kind === kind).map(({ txid }) => txid));
}
__name(orderedTxids, "orderedTxids");

export {
  TRANSACTION_KINDS,
  ADDRESS_CLASSES,
  needsFixtures,
  fixtureKindsOf,
  withFixtures
};
