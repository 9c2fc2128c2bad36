import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  compare,
  findBundles,
  openBundle,
  refusalOf
} from "./chunk-PW2WMN76.mjs";
import {
  ratioOf
} from "./chunk-25UAVXYT.mjs";
import {
  fieldDifferences
} from "./chunk-QTZXZE6F.mjs";
import {
  checkGateForms,
  checkGates
} from "./chunk-WID5VGEI.mjs";
import {
  IndexbenchError,
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/trend.ts
var TREND_METRICS = ["unitsPerSecond", "p50Ns", "p99Ns", "serverCpuNsPerUnit"];
function trendOf(comparison, stored) {
  const pairs = comparison.rows.flatMap((row) => row.cells.flatMap((cell) => {
    const before = stored.rows.find(({ workKey }) => workKey === row.workKey)?.cells.find(({ variant }) => variant === cell.variant);
    return cell.state.kind === "empty" ? [] : [{ row, cell, before: before?.state.kind === "measured" ? before : null }];
  }));
  return {
    inputs: stored.inputs.filter(({ used }) => used).map(({ bundleId }) => bundleId),
    refused: stored.refused.length,
    lines: pairs.flatMap(({ row, cell, before }) => before === null ? [] : linesOf(row, { cell, before, host: hostWords(cell, before, comparison, stored) })),
    unmatched: pairs.filter(({ before }) => before === null).map(({ row, cell }) => ({ scenario: row.scenario, driver: row.driver, variant: cell.variant }))
  };
}
__name(trendOf, "trendOf");
function linesOf({ scenario, driver }, { cell, before, host }) {
  return TREND_METRICS.flatMap((metric) => {
    const [now, then] = [cell, before].map(({ summary }) => summary.find((entry) => entry.metric === metric));
    return now === void 0 || then === void 0 ? [] : [{ scenario, driver, variant: cell.variant, metric, now: spread(now), then: spread(then), ratio: ratioOf(now.median, then.median), host }];
  });
}
__name(linesOf, "linesOf");
function spread({ n, median, min, max }) {
  return { n, median, min, max };
}
__name(spread, "spread");
function hostWords(cell, before, comparison, stored) {
  const [now, then] = [fieldsOf(cell, comparison), fieldsOf(before, stored)];
  if (now === void 0 || then === void 0) return "unknown host";
  const difference = fieldDifferences(now, then)[0];
  return difference === void 0 ? "same host class" : clip(`${difference.field} differs (${difference.value}, then ${difference.others})`, 4096);
}
__name(hostWords, "hostWords");
function fieldsOf({ runs }, { hosts }) {
  return hosts.find(({ hostKey }) => hostKey === runs[0]?.hostKey)?.fields;
}
__name(fieldsOf, "fieldsOf");

// src/run/aggregate.ts
async function aggregate(request) {
  if (request.gates !== null) checkGateForms(request.gates.declared.document, request.gates.file);
  const { opened, refused } = await openAll(request.roots, request.recheck);
  if (request.gates !== null) requireFit(request.gates, opened);
  const found = compare(opened, refused, { indexbenchVersion: request.version, samplesVerified: request.recheck !== null, gates: request.gates?.declared ?? null, onlyRuns: request.onlyRuns });
  const baseline = request.baseline ?? null;
  const comparison = baseline === null ? found : { ...found, trend: trendOf(found, baseline) };
  return { comparison, folders: new Map([...opened].reverse().map(({ bundleId, folder }) => [bundleId, folder])), exitCode: exitCodeOfOutcome(comparison.outcome) };
}
__name(aggregate, "aggregate");
async function openAll(roots, recheck) {
  const opened = [];
  const refused = [];
  const plans = /* @__PURE__ */ new Map();
  for (const folder of await findBundles(roots)) {
    try {
      const bundle = await openBundle(folder, plans);
      await recheck?.(bundle);
      opened.push(bundle);
    } catch (error) {
      if (!(error instanceof IndexbenchError)) throw error;
      refused.push(refusalOf(folder, error));
    }
  }
  return { opened, refused };
}
__name(openAll, "openAll");
function requireFit({ file, declared }, opened) {
  if (opened.length === 0) return;
  const plans = opened.map(({ plan }) => plan);
  const all = { variants: plans.flatMap(({ variants }) => variants), scenarios: plans.flatMap(({ scenarios }) => scenarios), drivers: plans.flatMap(({ drivers }) => drivers), studies: plans.flatMap(({ studies }) => studies) };
  checkGates(declared.document, all, file);
}
__name(requireFit, "requireFit");
function exitCodeOfOutcome(outcome) {
  switch (outcome) {
    case "passed":
      return 0;
    case "failed":
      return 1;
    case "incomplete":
      return 4;
  }
}
__name(exitCodeOfOutcome, "exitCodeOfOutcome");

export {
  aggregate,
  openAll
};
