import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  diskNeedOf,
  formatRepeats
} from "./chunk-ATQDN52O.mjs";
import {
  runSeconds
} from "./chunk-LA4EDKEQ.mjs";
import {
  needsFixtures
} from "./chunk-67LU5OKW.mjs";
import {
  cacheEntriesOf
} from "./chunk-4RCAVHP6.mjs";
import {
  checkSnapshotFor,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import {
  serializeDocument,
  validateDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/job-legs.ts
var JOB_OVERHEAD_SECONDS = 120;
var RESTORED_BYTES_PER_SECOND = 25e6;
function jobLegs(plan, limits) {
  if (plan.experiment !== void 0) return experimentLeg(plan, limits);
  const names = plan.variants.map(({ name }) => name);
  const seconds = plan.variants.map((variant) => variantSeconds(plan, variant));
  const together = { names: [null], minutes: /* @__PURE__ */ __name((repeats) => legMinutes(plan, repeats * sum(seconds)), "minutes") };
  const apart = { names, minutes: /* @__PURE__ */ __name((repeats) => legMinutes(plan, repeats * Math.max(...seconds)), "minutes") };
  const isTooLong = together.minutes(1) > limits.jobMinutes;
  const isApart = names.length > 1 && (limits.split === "variant" || limits.split === "auto" && isTooLong);
  return legsBy(plan, isApart ? apart : together, limits);
}
__name(jobLegs, "jobLegs");
function legsBy(plan, { names, minutes }, { split, jobMinutes, maxJobs }) {
  const acrossMachines = names[0] !== null;
  const all = acrossMachines ? "one variant" : "all variants";
  if (minutes(1) > jobMinutes) throw tooLong(`one repeat of ${all} takes about ${String(minutes(1))} minutes`, jobMinutes, acrossMachines || split === "repeat" ? "Measure fewer scenarios or drivers (--scenarios, --drivers), or raise --job-minutes where jobs may take longer." : void 0);
  const legsOfEach = Math.floor(maxJobs / names.length);
  if (legsOfEach < 1) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${String(names.length)} variants, each in jobs of its own, are more than ${String(maxJobs)} jobs`, where: "--max-jobs", next: "Take fewer variants, or --split repeat." });
  const repeatsEach = Math.ceil(plan.repeats / legsOfEach);
  const minutesPerLeg = minutes(repeatsEach);
  if (minutesPerLeg > jobMinutes) {
    throw tooLong(`${String(plan.repeats)} repeats of ${all} in ${String(maxJobs)} jobs at most make ${String(repeatsEach)} repeats a leg, about ${String(minutesPerLeg)} minutes`, jobMinutes, `Take fewer repeats: ${String(legsOfEach)} fit, one a leg.`);
  }
  const groups = Array.from({ length: Math.ceil(plan.repeats / repeatsEach) }, (_, index) => range(index * repeatsEach + 1, Math.min(plan.repeats, (index + 1) * repeatsEach)));
  return { legs: groups.flatMap((repeats) => names.map((name) => legOf(repeats, name))), minutesPerLeg, acrossMachines };
}
__name(legsBy, "legsBy");
function experimentLeg(plan, { split, jobMinutes }) {
  if (split === "variant") throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the pairs of an experiment take turns on one machine", where: "--split", next: "Leave --split out." });
  const minutesPerLeg = legMinutes(plan, sum(plan.variants.map((variant) => variantSeconds(plan, variant))) * (plan.repeats + (plan.experiment?.screening?.pairs ?? 0)));
  if (minutesPerLeg > jobMinutes) throw tooLong(`the ${String(plan.repeats)} pairs of an experiment are one leg, about ${String(minutesPerLeg)} minutes`, jobMinutes, "Take fewer pairs (--repeats) or scenarios.");
  return { legs: [legOf(range(1, plan.repeats), null)], minutesPerLeg, acrossMachines: false };
}
__name(experimentLeg, "experimentLeg");
function variantSeconds(plan, { pin }) {
  const { indexBuild, snapshot } = plan;
  const known = pin.indexSeconds?.[snapshot.pin.network];
  return indexBuild === null || known === void 0 ? runSeconds(plan) : runSeconds({ ...plan, indexBuild: null }) + known + indexBuild.settleSeconds;
}
__name(variantSeconds, "variantSeconds");
function legMinutes({ snapshot: { pin } }, seconds) {
  const stateBytes = pin.unpackedBytes ?? (pin.kind === "node-state" ? pin.aboutUnpackedBytes : void 0) ?? 0;
  return Math.ceil((JOB_OVERHEAD_SECONDS + stateBytes / RESTORED_BYTES_PER_SECOND + seconds) / 60);
}
__name(legMinutes, "legMinutes");
function legOf(repeats, name) {
  const text = formatRepeats(repeats);
  return name === null ? { leg: text, label: `r${text}` } : { leg: `${text}/${name}`, label: `r${text}-${name}` };
}
__name(legOf, "legOf");
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
__name(sum, "sum");
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
__name(range, "range");
function tooLong(what, jobMinutes, next) {
  return new IndexbenchError("INPUT_INCONSISTENT", { what: `${what}; a job may take ${String(jobMinutes)}`, where: "--job-minutes", next });
}
__name(tooLong, "tooLong");

// src/run/plan-matrix.ts
var MAXIMUM_CHARACTERS = 5e5;
function planMatrix(plan, limits) {
  for (const variant of plan.variants) {
    systemOf(variant);
    checkSnapshotFor(variant, plan.snapshot);
  }
  const { programs, snapshot } = cacheEntriesOf(plan);
  const { legs, minutesPerLeg, acrossMachines } = jobLegs(plan, limits);
  const archive = snapshot === null || snapshot.fitsCache === false ? null : { bytes: snapshot.archiveBytes };
  const matrix = {
    version: 1,
    plan: { id: plan.id, digest: planDigest(plan), needsNode: needsNode(plan) },
    programs: [...programs],
    snapshot,
    legs: [...legs],
    disk: plan.variants.map((variant) => diskNeedOf(variant, plan.snapshot, archive)),
    minutesPerLeg,
    acrossMachines
  };
  if (JSON.stringify(matrix).length > MAXIMUM_CHARACTERS) throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the matrix is too long for the output of a job", where: `plan ${plan.id}`, next: "Take fewer variants or repeats." });
  return validateDocument("JobMatrix", matrix, "matrix", "INTERNAL");
}
__name(planMatrix, "planMatrix");
function planDigest(plan) {
  return sha256Hex(serializeDocument(plan));
}
__name(planDigest, "planDigest");
function needsNode(plan) {
  return plan.fixtures === null && needsFixtures(plan);
}
__name(needsNode, "needsNode");

export {
  planMatrix,
  planDigest,
  needsNode
};
