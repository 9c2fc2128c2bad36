import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  indexOf,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import {
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/leg-selection.ts
var FORM = /^\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*(?:\/[^/]+)?$/;
var MAXIMUM_CHARACTERS = 16384;
function runsOfLeg(plan, text) {
  if (text.length > MAXIMUM_CHARACTERS || !FORM.test(text)) throw new IndexbenchError("USAGE", { what: `${JSON.stringify(text.slice(0, 80))} is no leg`, where: "--leg", next: "Write repeats, as 3 or 1,4 or 1-8, and where not all variants are meant, these: 3/zaino-0.10.1." });
  const [repeatsText = "", variantsText] = text.split("/");
  const repeats = repeatsOf(repeatsText, plan.repeats);
  const known = plan.variants.map(({ name }) => name);
  const variants = variantsText?.split(",").map((name) => name.trim()) ?? known;
  for (const name of variants) requireKnown({ kind: "variant", name, known, where: "--leg" });
  const runs = plan.legs.flatMap(({ repeat, order }) => repeats.has(repeat) ? order.filter((name) => variants.includes(name)).map((variant) => ({ variant, repeat })) : []);
  const all = plan.legs.reduce((sum, { order }) => sum + order.length, 0);
  if (plan.experiment !== void 0 && runs.length < all) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${text} is a part of an experiment, whose pairs take turns in one leg`, where: "--leg", next: `Measure all of it: --leg ${formatRepeats([...new Set(plan.legs.map(({ repeat }) => repeat))])}, or leave --leg out.` });
  return runs;
}
__name(runsOfLeg, "runsOfLeg");
function formatRepeats(repeats) {
  const spans = [];
  for (const repeat of [...repeats].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span !== void 0 && repeat === span[1] + 1) span[1] = repeat;
    else spans.push([repeat, repeat]);
  }
  return spans.map(([first, last]) => first === last ? String(first) : `${String(first)}-${String(last)}`).join(",");
}
__name(formatRepeats, "formatRepeats");
function repeatsOf(text, most) {
  const found = /* @__PURE__ */ new Set();
  for (const span of text.split(",")) {
    const [first = 0, last = first] = span.split("-").map(Number);
    const outside = [first, last].find((repeat) => repeat < 1 || repeat > most);
    if (outside !== void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `there is no repeat ${String(outside)}; the plan has 1 to ${String(most)}`, where: "--leg" });
    if (first > last) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${span} goes backwards`, where: "--leg", next: `Write ${String(last)}-${String(first)}.` });
    for (let repeat = first; repeat <= last; repeat += 1) found.add(repeat);
  }
  return found;
}
__name(repeatsOf, "repeatsOf");

// src/run/disk-need.ts
var SPARE_SHARE = 0.15;
function diskNeedOf(variant, { pin }, archive) {
  const stateBytes = pin.unpackedBytes ?? (pin.kind === "node-state" ? pin.aboutUnpackedBytes ?? null : null);
  const stack = variant.node === void 0 ? [variant] : [variant, variant.node];
  const copies = stack.filter((one) => systemOf(one).rewritesState ?? false);
  const hasIndex = indexOf(systemOf(variant), variant.pin) !== null;
  const parts = [
    ...archive === null ? [] : [{ part: "archive", bytes: archive.bytes }],
    { part: "state", bytes: stateBytes },
    ...copies.map(() => ({ part: "state-copy", bytes: stateBytes })),
    ...hasIndex ? [{ part: "index", bytes: variant.pin.indexBytes?.[pin.network] ?? null }] : []
  ];
  return { variant: variant.name, needBytes: Math.ceil(parts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) * (1 + SPARE_SHARE)), parts };
}
__name(diskNeedOf, "diskNeedOf");

export {
  runsOfLeg,
  formatRepeats,
  diskNeedOf
};
