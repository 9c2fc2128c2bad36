import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  compare,
  findBundles,
  openBundle,
  refusalOf
} from "./chunk-FC5PHTIL.mjs";
import {
  requireKnown
} from "./chunk-EEEB7KOY.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
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
    if (gate.kind !== "ratio") {
      requireKnown({ kind: "variant", name: gate.variant, known: variants, where: `${where}/variant` });
      return;
    }
    requireKnown({ kind: "variant", name: gate.candidate, known: variants, where: `${where}/candidate` });
    requireKnown({ kind: "variant", name: gate.baseline, known: variants, where: `${where}/baseline` });
    requireKnown({ kind: "scenario", name: gate.select.scenario, known: scenarios, where: `${where}/select/scenario` });
    requireKnown({ kind: "driver", name: gate.select.driver, known: drivers, where: `${where}/select/driver` });
  });
}
__name(checkGates, "checkGates");
function checkGateForms({ gates }, file) {
  gates.forEach((gate, index) => {
    const where = placeOf(file, index);
    if (gates.findIndex(({ id }) => id === gate.id) !== index) refuse(`${where}/id`, `the id "${gate.id}" stands twice`);
    checkLimits(gate, where);
  });
}
__name(checkGateForms, "checkGateForms");
function checkLimits(gate, where) {
  if (gate.kind !== "ratio") return;
  const { atMost, atLeast } = gate;
  if (atMost === void 0 && atLeast === void 0) refuse(where, 'a ratio gate needs "atMost", "atLeast" or both');
  if (atMost !== void 0 && atLeast !== void 0 && atLeast > atMost) refuse(`${where}/atLeast`, `${String(atLeast)} is more than "atMost", ${String(atMost)}: nothing could pass`);
}
__name(checkLimits, "checkLimits");
function placeOf(file, index) {
  return `${file}#/gates/${String(index)}`;
}
__name(placeOf, "placeOf");
function refuse(where, what) {
  throw new IndexbenchError("INPUT_INCONSISTENT", { what, where, next: "Correct the gates file." });
}
__name(refuse, "refuse");

// src/run/aggregate.ts
async function aggregate(request) {
  if (request.gates !== null) checkGateForms(request.gates.declared.document, request.gates.file);
  const opened = [];
  const refused = [];
  for (const folder of await findBundles(request.roots)) {
    try {
      const bundle = await openBundle(folder);
      await request.recheck?.(bundle);
      opened.push(bundle);
    } catch (error) {
      if (!(error instanceof IndexbenchError)) throw error;
      refused.push(refusalOf(folder, error));
    }
  }
  if (request.gates !== null) requireFit(request.gates, opened);
  const comparison = compare(opened, refused, { indexbenchVersion: request.version, samplesVerified: request.recheck !== null, gates: request.gates?.declared ?? null });
  return { comparison, exitCode: exitCodeOfOutcome(comparison.outcome) };
}
__name(aggregate, "aggregate");
function requireFit({ file, declared }, opened) {
  if (opened.length === 0) return;
  const plans = opened.map(({ plan }) => plan);
  const all = { variants: plans.flatMap(({ variants }) => variants), scenarios: plans.flatMap(({ scenarios }) => scenarios), drivers: plans.flatMap(({ drivers }) => drivers) };
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
  checkGates,
  aggregate
};
