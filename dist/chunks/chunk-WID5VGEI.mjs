import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  median
} from "./chunk-73PECBEZ.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/check-gates.ts
function checkGates(gates, plan, file) {
  checkGateForms(gates, file);
  const variants = [...new Set(plan.variants.map(({ name }) => name))];
  const scenarios = [...new Set(plan.scenarios.map(({ scenario }) => scenario.id))];
  const drivers = [...new Set(plan.drivers)];
  gates.gates.forEach((gate, index) => {
    const where = placeOf(file, index);
    if (isIndexBuildGate(gate) && !plan.studies.includes("index-build")) refuse(`${where}/kind`, `"${gate.kind}" is about index builds, and no plan here has the study index-build`);
    if (!("candidate" in gate)) {
      requireKnown({ kind: "variant", name: gate.variant, known: variants, where: `${where}/variant` });
      if ("scenarios" in gate || "drivers" in gate) checkSelection(gate, where, { scenarios, drivers });
      return;
    }
    requireKnown({ kind: "variant", name: gate.candidate, known: variants, where: `${where}/candidate` });
    requireKnown({ kind: "variant", name: gate.baseline, known: variants, where: `${where}/baseline` });
    if (gate.candidate === gate.baseline) refuse(`${where}/baseline`, `"${gate.baseline}" is the candidate too`);
    if (gate.kind === "slowdown") checkSelection(gate, where, { scenarios, drivers });
    if (gate.kind !== "ratio") return;
    requireKnown({ kind: "scenario", name: gate.select.scenario, known: scenarios, where: `${where}/select/scenario` });
    requireKnown({ kind: "driver", name: gate.select.driver, known: drivers, where: `${where}/select/driver` });
    const chosen = plan.scenarios.filter(({ scenario }) => scenario.id === gate.select.scenario);
    if (!chosen.some(({ scenario }) => scenario.drivers?.includes(gate.select.driver) ?? true)) refuse(`${where}/select/driver`, `the scenario ${gate.select.scenario} is not measured with ${gate.select.driver}`);
  });
}
__name(checkGates, "checkGates");
function checkSelection(gate, where, known) {
  gate.scenarios?.forEach((name, index) => requireKnown({ kind: "scenario", name, known: known.scenarios, where: `${where}/scenarios/${String(index)}` }));
  gate.drivers?.forEach((name, index) => requireKnown({ kind: "driver", name, known: known.drivers, where: `${where}/drivers/${String(index)}` }));
}
__name(checkSelection, "checkSelection");
function checkGateForms({ gates }, file) {
  gates.forEach((gate, index) => {
    const where = placeOf(file, index);
    if (gates.findIndex(({ id }) => id === gate.id) !== index) refuse(`${where}/id`, `the id "${gate.id}" stands twice`);
    checkLimits(gate, where);
  });
}
__name(checkGateForms, "checkGateForms");
function checkLimits(gate, where) {
  if (gate.kind !== "ratio" && gate.kind !== "index-build-ratio") return;
  const { atMost, atLeast, withinPercent } = gate;
  const hasLimits = atMost !== void 0 || atLeast !== void 0;
  if (!hasLimits && withinPercent === void 0) refuse(where, 'a ratio gate needs "atMost", "atLeast" or both, or "withinPercent"');
  if (hasLimits && withinPercent !== void 0) refuse(`${where}/withinPercent`, 'stands in the place of "atMost" and "atLeast"');
  if (atMost !== void 0 && atLeast !== void 0 && atLeast > atMost) refuse(`${where}/atLeast`, `${String(atLeast)} is more than "atMost", ${String(atMost)}: nothing could pass`);
}
__name(checkLimits, "checkLimits");
function isIndexBuildGate({ kind }) {
  return kind === "index-build-ratio" || kind === "index-build-limit";
}
__name(isIndexBuildGate, "isIndexBuildGate");
function placeOf(file, index) {
  return `${file}#/gates/${String(index)}`;
}
__name(placeOf, "placeOf");
function refuse(where, what) {
  throw new IndexbenchError("INPUT_INCONSISTENT", { what, where, next: "Correct the gates file." });
}
__name(refuse, "refuse");

// src/statistics/slowdown.ts
var ONE_SIDED_ERROR = 0.05;
var DEFAULT_MINIMUM_EFFECT = 1.1;
function oneSidedRank(count, maximumError = ONE_SIDED_ERROR) {
  let logProbability = -count * Math.LN2;
  let cumulative = Math.exp(logProbability);
  if (count < 1 || cumulative > maximumError) return null;
  let found = { rank: 1, error: cumulative };
  for (let successes = 1; successes < count / 2; successes += 1) {
    logProbability += Math.log((count - successes + 1) / successes);
    cumulative += Math.exp(logProbability);
    if (cumulative > maximumError) break;
    found = { rank: successes + 1, error: cumulative };
  }
  return { rank: found.rank, error: round12(found.error) };
}
__name(oneSidedRank, "oneSidedRank");
function slowdownOf(ratios, minimumEffect = DEFAULT_MINIMUM_EFFECT) {
  const found = oneSidedRank(ratios.length);
  const middle = median(ratios);
  if (found === null || middle === null) return null;
  const sorted = [...ratios].sort((a, b) => a - b);
  const low = sorted[found.rank - 1] ?? 0;
  const high = sorted[ratios.length - found.rank] ?? Infinity;
  return { ...found, low, high, isShown: low > 1 && middle >= minimumEffect, isExcluded: high < minimumEffect };
}
__name(slowdownOf, "slowdownOf");

export {
  DEFAULT_MINIMUM_EFFECT,
  oneSidedRank,
  slowdownOf,
  checkGates,
  checkGateForms
};
