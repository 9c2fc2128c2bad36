import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  compare,
  findBundles,
  openBundle,
  refusalOf
} from "./chunk-ALP7JMQM.mjs";
import {
  requireKnown
} from "./chunk-TVVYODZD.mjs";
import {
  IndexbenchError
} from "./chunk-TDCI7UYF.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/check-gates.ts
function checkGates(gates, plan, file) {
  const variants = plan.variants.map(({ name }) => name);
  const scenarios = plan.scenarios.map(({ scenario }) => scenario.id);
  const seen = /* @__PURE__ */ new Set();
  gates.gates.forEach((gate, index) => {
    const where = `${file}#/gates/${String(index)}`;
    if (seen.has(gate.id)) refuse(`${where}/id`, `the id "${gate.id}" stands twice`);
    seen.add(gate.id);
    if (gate.kind !== "ratio") {
      requireKnown({ kind: "variant", name: gate.variant, known: variants, where: `${where}/variant` });
      return;
    }
    requireKnown({ kind: "variant", name: gate.candidate, known: variants, where: `${where}/candidate` });
    requireKnown({ kind: "variant", name: gate.baseline, known: variants, where: `${where}/baseline` });
    requireKnown({ kind: "scenario", name: gate.select.scenario, known: scenarios, where: `${where}/select/scenario` });
    requireKnown({ kind: "driver", name: gate.select.driver, known: plan.drivers, where: `${where}/select/driver` });
    if (gate.atMost === void 0 && gate.atLeast === void 0) refuse(where, 'a ratio gate needs "atMost", "atLeast" or both');
  });
}
__name(checkGates, "checkGates");
function refuse(where, what) {
  throw new IndexbenchError("INPUT_INCONSISTENT", { what, where, next: "Correct the gates file." });
}
__name(refuse, "refuse");

// src/run/aggregate.ts
async function aggregate(request) {
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
  const misfits = opened.flatMap(({ plan }) => {
    try {
      checkGates(declared.document, plan, file);
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (opened.length > 0 && misfits.length === opened.length) throw misfits[0];
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
