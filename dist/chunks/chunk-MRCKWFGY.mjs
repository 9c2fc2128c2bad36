import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DEFAULT_MINIMUM_EFFECT,
  checkGates
} from "./chunk-WID5VGEI.mjs";
import {
  canonicalJson
} from "./chunk-3J2UOSSP.mjs";
import {
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/order.ts
function legsOf(variants, repeats) {
  return Array.from({ length: repeats }, (_, index) => ({ repeat: index + 1, order: inTurn(variants, index + 1) }));
}
__name(legsOf, "legsOf");
function inTurn(all, repeat) {
  const index = repeat - 1;
  const shift = index % all.length;
  const rotated = [...all.slice(shift), ...all.slice(0, shift)];
  const isBackwards = all.length > 2 && Math.floor(index / all.length) % 2 === 1;
  return isBackwards ? rotated.reverse() : rotated;
}
__name(inTurn, "inTurn");

// src/plan/experiment.ts
var DEFAULT_PAIRS = 8;
var DEFAULT_SCREENING_PAIRS = 3;
function experimentOf({ asked, variants, scenarios, drivers, studies, screeningGates, files }) {
  const [baseline, candidate, ...more] = variants;
  const where = `${files.plan}#/experiment`;
  if (baseline === void 0 || candidate === void 0 || more.length > 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `an experiment has two variants, base and candidate; this plan has ${String(variants.length)}`, where, next: "Name the two." });
  if (baseline.pin.system !== candidate.pin.system) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `an experiment is about one system; ${baseline.name} is ${baseline.pin.system}, ${candidate.name} is ${candidate.pin.system}`, where, next: 'Compare systems with a plan without "experiment".' });
  const known = scenarios.map(({ scenario }) => scenario.id);
  asked.screening?.scenarios?.forEach((name, index) => requireKnown({ kind: "scenario", name, known, where: `${where}/screening/scenarios/${String(index)}` }));
  const chosen = asked.screening?.scenarios ?? known;
  if (screeningGates !== null) checkGates(screeningGates.document, { variants, scenarios: scenarios.filter(({ scenario }) => chosen.includes(scenario.id)), drivers, studies }, files.gates);
  return {
    stage: "full",
    design: asked.design ?? "alternate",
    minimumEffect: asked.minimumEffect ?? DEFAULT_MINIMUM_EFFECT,
    baseline: baseline.name,
    candidate: candidate.name,
    differences: pinDifferences(baseline, candidate),
    screening: asked.screening === void 0 ? null : { pairs: asked.screening.pairs ?? DEFAULT_SCREENING_PAIRS, scenarios: [...chosen], gates: screeningGates }
  };
}
__name(experimentOf, "experimentOf");
function pairLegs(experiment, pairs) {
  const order = [experiment.baseline, experiment.candidate];
  if (experiment.design === "alternate") return legsOf(order, pairs);
  return Array.from({ length: pairs }, (_, index) => ({ repeat: index + 1, order: index < pairs / 2 ? [...order] : [...order].reverse() }));
}
__name(pairLegs, "pairLegs");
function screeningPlan(plan) {
  const { experiment } = plan;
  if (experiment === void 0 || experiment.screening === null) return null;
  const { pairs, scenarios, gates } = experiment.screening;
  return {
    ...plan,
    scenarios: plan.scenarios.filter(({ scenario }) => scenarios.includes(scenario.id)),
    repeats: pairs,
    legs: pairLegs(experiment, pairs),
    gates,
    experiment: { ...experiment, stage: "screening", screening: null }
  };
}
__name(screeningPlan, "screeningPlan");
function pinDifferences(baseline, candidate) {
  const [a, b] = [fieldsOf(baseline), fieldsOf(candidate)];
  return [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])].sort().flatMap((field) => {
    const [before, after] = [a[field] ?? null, b[field] ?? null].map((value) => canonicalJson(value));
    return before === void 0 || after === void 0 || before === after ? [] : [{ field, baseline: before, candidate: after }];
  });
}
__name(pinDifferences, "pinDifferences");
function fieldsOf({ pin, node }) {
  const { configuration, indexBytes, indexSeconds, ...own } = pin;
  void [indexBytes, indexSeconds];
  const settings = Object.fromEntries(Object.entries(configuration).map(([name, value]) => [`configuration.${name}`, value]));
  return { ...own, ...settings, ...node === void 0 ? {} : { nodePin: { ...node.pin, description: "" } }, description: "" };
}
__name(fieldsOf, "fieldsOf");

export {
  legsOf,
  inTurn,
  DEFAULT_PAIRS,
  experimentOf,
  pairLegs,
  screeningPlan,
  pinDifferences
};
