import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import {
  NO_FIGURE,
  formatBytes,
  formatCount,
  formatDuration,
  formatFactor,
  formatMetric,
  formatNumber,
  formatRange,
  formatRatio,
  rateUnit
} from "./chunk-XXE5QRW6.mjs";
import {
  escapeHtml,
  escapeMarkdown
} from "./chunk-RUSGHASN.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/wording.ts
function metricTitle(metric, unit) {
  switch (metric) {
    case "unitsPerSecond":
      return `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s per second`;
    case "callsPerSecond":
      return "Calls per second";
    case "p50Ns":
      return "Latency, median";
    case "p95Ns":
      return "Latency, 95th percentile";
    case "p99Ns":
      return "Latency, 99th percentile";
    case "firstMessageP50Ns":
      return "First message, median";
    case "serviceP50Ns":
      return "Service time, median";
    case "serviceP99Ns":
      return "Service time, 99th percentile";
    case "serverCpuNsPerUnit":
      return `Server CPU per ${unit}`;
    case "stackCpuNsPerUnit":
      return `Server CPU per ${unit}, with the node`;
    case "clientCpuNsPerUnit":
      return `Client CPU per ${unit}`;
    case "serverAnonymousPeakBytes":
      return "Server memory, peak (anonymous)";
    case "bytesPerCall":
      return "Payload per call";
  }
}
__name(metricTitle, "metricTitle");
var BELOW_RESOLUTION = "below resolution";
var EMPTY_WORDS = {
  missing: "missing",
  "not-supported": "not supported",
  wrong: "wrong blocks",
  failed: "failed",
  "cut-off": "cut off",
  "driver-unavailable": "driver not here",
  "other-payload": "sends other bytes",
  "not-comparable": "other work",
  "no-good-call": "no call succeeded"
};
var MARKS = {
  "too-short": { letter: "s", word: "too short" },
  "client-bound": { letter: "c", word: "client-bound" },
  unverified: { letter: "u", word: "unverified" },
  "few-samples": { letter: "f", word: "few" },
  errors: { letter: "e", word: "errors" },
  "no-good-call": { letter: "e", word: "errors" },
  "unlike-payload-sizes": { letter: "z", word: "unlike sizes" },
  "different-payload": { letter: "d", word: "other bytes" },
  "unchecked-blocks": { letter: "q", word: "unchecked" },
  "samples-truncated": { letter: "t", word: "samples cut" },
  "shared-cpus": { letter: "p", word: "shared CPUs" },
  "memory-limit": { letter: "m", word: "memory limit" },
  steal: { letter: "n", word: "noisy" },
  drift: { letter: "n", word: "noisy" },
  "outside-cpu": { letter: "n", word: "noisy" },
  "smt-shared": { letter: "n", word: "noisy" },
  "cut-off": null,
  "cpu-below-resolution": null,
  "affinity-unread": { letter: "a", word: "unpinned" }
};
function marksOf(warnings) {
  const marks = warnings.flatMap(({ code }) => MARKS[code] ?? []);
  return marks.filter((mark, index) => marks.findIndex(({ letter }) => letter === mark.letter) === index);
}
__name(marksOf, "marksOf");
function claimText({ n }) {
  return n === 1 ? "one run" : `${String(n)} runs`;
}
__name(claimText, "claimText");
var CPU_SIDES = /* @__PURE__ */ new Map([["serverCpuNsPerUnit", "server"], ["stackCpuNsPerUnit", "server"], ["clientCpuNsPerUnit", "client"]]);
function noFigureText({ state, warnings }, metric) {
  if (state.kind === "empty") return EMPTY_WORDS[state.reason];
  const side = CPU_SIDES.get(metric);
  const isBelow = warnings.some((warning) => warning.code === "cpu-below-resolution" && warning.sides.some((entry) => entry === side));
  return isBelow ? BELOW_RESOLUTION : NO_FIGURE;
}
__name(noFigureText, "noFigureText");
function basisText(ratio) {
  switch (ratio.basis.kind) {
    case "paired": {
      const { length } = ratio.basis.pairs;
      const signs = `${String(ratio.above)} above 1, ${String(ratio.below)} below`;
      const interval = ratio.interval === null ? "" : `; ${formatFactor(ratio.interval.low)} to ${formatFactor(ratio.interval.high)} with ${String(Math.floor(ratio.interval.confidence * 1e3) / 10)} %`;
      return `${String(length)} ${length === 1 ? "pair" : "pairs"} on one machine each, ${formatFactor(ratio.min)} to ${formatFactor(ratio.max)}, ${signs}${interval}`;
    }
    case "across-machines":
      return `across machines: ratio of medians of ${String(ratio.basis.runs)} runs, no verdict`;
    case "none":
      return `no ratio: ${ratio.basis.reason}`;
  }
}
__name(basisText, "basisText");
function outcomeText({ outcome, expected }) {
  switch (outcome) {
    case "passed":
      return "complete";
    case "failed":
      return "failed: a gate says no or an input was refused";
    case "incomplete":
      return expected.present < expected.runs ? "incomplete: a declared run is missing or failed" : "incomplete: a measurement failed";
  }
}
__name(outcomeText, "outcomeText");
var HOW_TO_READ = [
  "One row is one piece of equal work: the same requests, in the same order, on the same chain, from the same driver.",
  "A cell holds the median over its runs, and the smallest and largest run beside it; only good calls count. Where more than 1 % of the calls failed there is no ratio and no rank.",
  "With fewer than three runs that range is what was seen, and no claim of spread.",
  "A ratio is the variant over the first one, from pairs of runs on one machine; over 1 means more work per second.",
  "“≥” or “≤”: the load generator was the limit of the faster side, so the true ratio lies further from 1.",
  "An empty cell says why it is empty; it is never filled with a nearby number."
];
function gateWords({ verdict, purpose, postHoc }) {
  const held = purpose === "regression" && verdict === "not shown" ? ["no regression shown: passes"] : [];
  return [verdict, ...held, ...postHoc ? ["declared after the run"] : []];
}
__name(gateWords, "gateWords");
function samplesNote({ samplesVerified }) {
  return samplesVerified ? "samples re-verified: every figure was recomputed from them" : "samples not re-verified: verify, or aggregate --verify, recomputes them";
}
__name(samplesNote, "samplesNote");

// src/report/row-view.ts
var MAIN_METRIC = "unitsPerSecond";
function summaryOf(cell, metric) {
  return cell.summary.find((entry) => entry.metric === metric) ?? null;
}
__name(summaryOf, "summaryOf");
function ratioFor(row, variant, metric) {
  return row.ratios.find((entry) => entry.numerator === variant && entry.metric === metric) ?? null;
}
__name(ratioFor, "ratioFor");
function rowTitle(row) {
  const { payloadClass } = row.work;
  const isPlain = payloadClass === "expected" || payloadClass.startsWith("unverified");
  return isPlain ? row.title : `${row.title} (other bytes, ${payloadClass.slice(0, 12)}…)`;
}
__name(rowTitle, "rowTitle");
function hasSeveralDrivers({ rows }) {
  return new Set(rows.map(({ driver }) => driver)).size > 1;
}
__name(hasSeveralDrivers, "hasSeveralDrivers");
function warningCodes(comparison) {
  const cells = [...comparison.rows.flatMap((row) => row.cells), ...comparison.indexBuild?.cells ?? []];
  return new Set(cells.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
}
__name(warningCodes, "warningCodes");
var ONE_LEG = "One leg of the plan; gates are judged where all legs are aggregated";
function shortcomings({ plans, expected, onlyRuns, failures, refused, notComparable: measurements, indexBuild }) {
  const notComparable = [...measurements, ...indexBuild?.apart ?? []];
  const lines = [...new Set(plans.flatMap(notOnTheChain))];
  if (onlyRuns !== void 0) lines.push(ONE_LEG);
  if (expected.missing.length > 0) lines.push(`Missing runs: ${expected.missing.map(({ variant, repeat }) => `${variant} r${String(repeat)}`).join(", ")}`);
  if (failures.length > 0) lines.push(`${String(failures.length)} ${failures.length === 1 ? "failure" : "failures"}: see the appendix`);
  if (refused.length > 0) lines.push(`${String(refused.length)} ${refused.length === 1 ? "input was" : "inputs were"} refused: see the appendix`);
  if (notComparable.length > 0) lines.push(`${String(notComparable.length)} ${notComparable.length === 1 ? "measurement is" : "measurements are"} not comparable: see the appendix`);
  return lines;
}
__name(shortcomings, "shortcomings");
function hasNodeCpu(rows) {
  return rows.some(
    ({ cells }) => cells.some((cell) => {
      const stack = summaryOf(cell, "stackCpuNsPerUnit");
      return stack !== null && stack.median !== summaryOf(cell, "serverCpuNsPerUnit")?.median;
    })
  );
}
__name(hasNodeCpu, "hasNodeCpu");
function programLines({ inputs }) {
  return [...new Set(inputs.flatMap(({ variant, program }) => program === void 0 ? [] : [`Program of ${variant}: ${program}.`]))];
}
__name(programLines, "programLines");
function notOnTheChain({ notFound = [], leftOut = [] }) {
  const lines = leftOut.map(({ scenario, reason }) => `${scenario} is not measured: ${reason}`);
  return notFound.length === 0 ? lines : [`Requests name no ${notFound.join(", ")}: not found on the chain`, ...lines];
}
__name(notOnTheChain, "notOnTheChain");
function runsLine({ expected, failures, outcome }) {
  const isWhole = expected.present === expected.runs && expected.missing.length === 0;
  const hasFailed = isWhole && failures.length > 0 && outcome !== "passed";
  return `${String(expected.present)} of ${String(expected.runs)} runs complete${hasFailed ? ", with failed measurements" : ""}`;
}
__name(runsLine, "runsLine");
function outcomeLine(comparison) {
  return comparison.outcome === "passed" ? runsLine(comparison) : `${runsLine(comparison)}; ${outcomeText(comparison)}`;
}
__name(outcomeLine, "outcomeLine");

// src/report/consumer-view.ts
var CONSUMER_FIGURES = ["Time", "Client CPU", "Server CPU"];
function consumerTitle({ consumers }, table) {
  const isVariantNeeded = consumers.some(({ variant }) => variant !== table.variant);
  return isVariantNeeded ? `${table.title}: ${table.variant}` : table.title;
}
__name(consumerTitle, "consumerTitle");
function consumerLines({ lines }) {
  return lines.map((line) => ({
    driver: line.driver,
    empty: line.state.kind === "empty" ? EMPTY_WORDS[line.state.reason] : null,
    isClientBound: line.state.kind === "measured" && line.state.clientBound,
    figures: [spreadText(line.secondsPerPass), cpuText(line, "client", line.clientCpuSecondsPerPass), cpuText(line, "server", line.serverCpuSecondsPerPass)],
    blocks: line.received === null ? NO_FIGURE : formatCount(line.received.blocks),
    bytes: line.received === null ? NO_FIGURE : formatBytes(line.received.bytes),
    content: contentText(line)
  }));
}
__name(consumerLines, "consumerLines");
function cpuText({ belowResolution }, side, spread) {
  return spread === null && belowResolution.includes(side) ? { median: BELOW_RESOLUTION, range: null, isFigure: false } : spreadText(spread);
}
__name(cpuText, "cpuText");
function spreadText(spread) {
  if (spread === null) return { median: NO_FIGURE, range: null, isFigure: false };
  const [median, low, high] = [spread.median, spread.min, spread.max].map((seconds) => formatDuration(seconds * 1e9));
  return { median, range: spread.n === 1 || low === high ? null : `${low}–${high}`, isFigure: true };
}
__name(spreadText, "spreadText");
function contentText({ content, received }) {
  const where = received?.how === "apart" ? ", apart" : "";
  switch (content) {
    case "equal":
      return `as checked${where}`;
    case "other":
      return `OTHER${where}`;
    case "unknown":
      return received === null ? "not known" : `not compared${where}`;
  }
}
__name(contentText, "contentText");
function digestText({ checked, lines }) {
  if (checked === null) return "The payload check has no digest of these heights, so that contents are not compared.";
  const measured = lines.filter(({ state }) => state.kind === "measured");
  const equal = measured.filter(({ content }) => content === "equal").length;
  const others = measured.filter(({ content }) => content === "other").map(({ driver }) => driver);
  const found = others.length > 0 ? `NOT EQUAL: ${others.join(", ")}` : `${String(equal)} of ${String(measured.length)} equal`;
  return `Digests: ${found}. Checked before: ${formatCount(checked.blocks)} blocks, ${formatCount(checked.bytes)} bytes, SHA-256 ${checked.sha256}.`;
}
__name(digestText, "digestText");
function consumerNotes({ consumers }) {
  const drivers = new Set(consumers.flatMap(({ lines }) => lines.map(({ driver }) => driver)));
  const hasGhz = [...drivers].some(isGhz);
  return [
    "A pass is the whole download once. Time and CPU are those of the measured window by its passes: the median run, with the smallest and the largest.",
    "Consumers do unlike work on the same bytes: native finds, checks and hashes blocks in place, native-http2 does so over Node’s HTTP/2, grpc-js decodes each message to an object first, ghz decodes and looks at nothing. The table shows what a client costs; it ranks no server.",
    ...hasGhz ? ["ghz is a process of its own for each measurement: its start lies within its CPU time."] : [],
    "Content “as checked”: the SHA-256 of what the payload check found; taken in the timer, over every pass, and where decoded over the bytes that the decoder was given.",
    ...hasGhz ? ["“apart”: ghz’s report counts calls, not messages, so that nothing is known of its timed passes but that each call was good. A relay read one more pass, by a ghz with the same flags outside the timing: blocks, bytes and digest are of that pass."] : []
  ];
}
__name(consumerNotes, "consumerNotes");

// src/report/markup.ts
var Markup = class {
  static {
    __name(this, "Markup");
  }
  text;
  constructor(text) {
    this.text = text;
  }
};
function html(parts, ...inserts) {
  return new Markup(parts.reduce((text, part, index) => `${text}${part}${index < inserts.length ? insertText(inserts[index] ?? "") : ""}`, ""));
}
__name(html, "html");
function raw(text) {
  return new Markup(text);
}
__name(raw, "raw");
function insertText(insert) {
  if (insert instanceof Markup) return insert.text;
  if (typeof insert === "number") return String(insert);
  if (typeof insert === "string") return escapeHtml(insert);
  return insert.map(insertText).join("");
}
__name(insertText, "insertText");

// src/report/markdown-list.ts
function bullets(lines) {
  return lines.map((line) => `- ${escapeMarkdown(line)}`);
}
__name(bullets, "bullets");

// src/report/markdown-table.ts
function markdownTable(header, lines) {
  return [header, header.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
}
__name(markdownTable, "markdownTable");

// src/report/side-tables.ts
function sideTables({ sameModel, trend, variants }) {
  return [...sameModel === void 0 ? [] : [sameModelSide(sameModel, variants)], ...trend === void 0 ? [] : [trendSide(trend)]];
}
__name(sideTables, "sideTables");
function sameModelSide({ models, cpuModel, rows }, variants) {
  const [first = "", ...others] = variants;
  const found = `The runs were measured on ${String(models.length)} CPU models: ${models.map((model) => `${model.cpuModel} (${String(model.runs)} runs)`).join(", ")}. Figures of different models stand side by side above; only pairs of one machine are ranked.`;
  return {
    title: cpuModel === null ? "CPU models" : `On one CPU model: ${cpuModel}`,
    notes: [found, cpuModel === null ? "No model is under every variant." : "Here are only the runs on the model that is under every variant."],
    header: ["Work", "Driver", first, ...others.flatMap((variant) => [variant, `÷ ${first}`])],
    lines: rows.map(({ scenario, driver, unit, cells, ratios }) => {
      const texts = cells.map(({ variant, runs, rate }) => {
        const figure = rate === null ? `${NO_FIGURE} (${String(runs)} runs)` : `${formatMetric(MAIN_METRIC, rate.median)} ${rateUnit(unit)}${rate.n === 1 ? ", one run" : ` (${formatRange(MAIN_METRIC, rate.min, rate.max)}, ${String(rate.n)} runs)`}`;
        const ratio = ratios.find(({ numerator }) => numerator === variant);
        return [figure, ratio === void 0 ? NO_FIGURE : `${formatRatio(ratio)}${ratio.basis.kind === "across-machines" ? " across machines" : ""}`];
      });
      return [scenario, driver, ...texts.flatMap((pair, index) => index === 0 ? pair.slice(0, 1) : pair)];
    })
  };
}
__name(sameModelSide, "sameModelSide");
function trendSide({ inputs, refused, lines, unmatched }) {
  const gone = unmatched.length === 0 ? [] : [`Not measured there as equal work: ${unmatched.map(({ scenario, driver, variant }) => `${scenario} (${driver}, ${variant})`).join(", ")}.`];
  return {
    title: "Trend against a stored run",
    notes: [
      `Against ${String(inputs.length)} stored runs${refused === 0 ? "" : `; ${String(refused)} folders were refused`}. No verdict: another time and mostly another machine. Machines of one CPU model alone differ by 5.5 % in the median, and by 23 % at the 90th percentile, on hosted runners (reference study).`,
      ...gone
    ],
    header: ["Work", "Driver", "Variant", "Figure", "Now", "Then", "Now ÷ then", "Hosts"],
    lines: lines.map(({ scenario, driver, variant, metric, now, then, ratio, host }) => [
      scenario,
      driver,
      variant,
      metricTitle(metric, "unit"),
      `${formatMetric(metric, now.median)} (${String(now.n)})`,
      `${formatMetric(metric, then.median)} (${String(then.n)})`,
      formatFactor(ratio),
      host
    ])
  };
}
__name(trendSide, "trendSide");

// src/report/side-tables-text.ts
function sideTablesMarkdown(comparison) {
  return sideTables(comparison).flatMap(({ title, notes, header, lines }, index) => [
    ...index === 0 ? [] : [""],
    `## ${escapeMarkdown(title)}`,
    "",
    ...bullets(notes),
    ...lines.length === 0 ? [] : ["", ...markdownTable(header.map(escapeMarkdown), lines.map((line) => line.map(escapeMarkdown)))]
  ]);
}
__name(sideTablesMarkdown, "sideTablesMarkdown");
function sideTablesHtml(comparison) {
  const tables = sideTables(comparison);
  if (tables.length === 0) return html``;
  return html`${tables.map(({ title, notes, header, lines }) => html`<section><h2>${title}</h2>
<ul class="soft">${notes.map((note) => html`<li>${note}</li>`)}</ul>
<div class="scroll"><table><thead><tr>${header.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${lines.map((line) => html`<tr>${line.map((text) => html`<td>${text}</td>`)}</tr>
`)}</tbody></table></div></section>
`)}`;
}
__name(sideTablesHtml, "sideTablesHtml");
function sideTablesTerminal(comparison) {
  const { sameModel, trend } = comparison;
  const rates = (trend?.lines ?? []).filter(({ metric }) => metric === "unitsPerSecond");
  return [
    ...sameModel === void 0 ? [] : [`${String(sameModel.models.length)} CPU models; under every variant: ${sameModel.cpuModel ?? "none"}`],
    ...rates.map(({ scenario, driver, variant, ratio, host }) => `trend ${scenario} (${driver}, ${variant}): ${ratio === null ? "no figure" : `${ratio.toPrecision(3)}× the stored rate`} (${host}; no verdict)`)
  ];
}
__name(sideTablesTerminal, "sideTablesTerminal");

// src/report/index-build-wording.ts
var MAIN_BUILD_METRICS = ["completeNs", "firstInfoNs", "firstBlockNs", "stackCpuNs", "anonymousPeakBytes", "writtenBytes", "indexBytes"];
var TITLES = {
  completeNs: "Index complete",
  firstInfoNs: "First answer",
  firstBlockNs: "First right block",
  stopNs: "Shut-down",
  cpuNs: "CPU time",
  cpuAtCompletionNs: "CPU time when complete",
  nodeCpuNs: "CPU time of the node beside",
  stackCpuNs: "CPU time, with the node",
  anonymousPeakBytes: "Memory, peak (anonymous)",
  residentPeakBytes: "Memory, peak resident (main process)",
  groupPeakBytes: "Memory, peak with page cache",
  nodeAnonymousPeakBytes: "Memory of the node beside, peak (anonymous)",
  readBytes: "Read from disk",
  writtenBytes: "Written",
  writtenAtCompletionBytes: "Written when complete",
  nodeReadBytes: "Read by the node beside",
  nodeWrittenBytes: "Written by the node beside",
  indexBytes: "Index on disk"
};
function buildMetricTitle(metric) {
  return TITLES[metric];
}
__name(buildMetricTitle, "buildMetricTitle");
var EMPTY_BUILD_WORDS = { missing: "missing", "no-index": "builds no index", failed: "failed", "cut-off": "cut off", "not-comparable": "other work" };
function emptyBuildText({ reason }) {
  return `${NO_FIGURE} ${EMPTY_BUILD_WORDS[reason]}`;
}
__name(emptyBuildText, "emptyBuildText");
function formatBuildMetric(metric, value) {
  if (value === null) return NO_FIGURE;
  return metric.endsWith("Ns") ? `${formatNumber(value / 1e9)} s` : formatBytes(value);
}
__name(formatBuildMetric, "formatBuildMetric");
function buildRangeText({ metric, n, min, max }) {
  const [low, high] = [formatBuildMetric(metric, min), formatBuildMetric(metric, max)];
  return n === 1 || low === high ? "" : `${low}–${high}`;
}
__name(buildRangeText, "buildRangeText");
function buildErrorText({ errorNs }) {
  return errorNs === null ? "" : `−${formatNumber(errorNs / 1e9, 2)} s`;
}
__name(buildErrorText, "buildErrorText");
function buildSummaryOf({ summary }, metric) {
  return summary.find((entry) => entry.metric === metric) ?? null;
}
__name(buildSummaryOf, "buildSummaryOf");
function buildRatioFor({ ratios }, variant, metric) {
  return ratios.find((entry) => entry.numerator === variant && entry.metric === metric) ?? null;
}
__name(buildRatioFor, "buildRatioFor");
function noBuildFigureText({ warnings }, metric) {
  const isBelow = (metric === "cpuNs" || metric === "cpuAtCompletionNs" || metric === "stackCpuNs") && warnings.some(({ code }) => code === "cpu-below-resolution");
  return isBelow ? "below resolution" : NO_FIGURE;
}
__name(noBuildFigureText, "noBuildFigureText");
function samplesText({ runs }) {
  const samples = runs.map((run) => run.samples);
  const gaps = runs.flatMap(({ longestGapNs }) => longestGapNs ?? []);
  const range = samples.length === 0 ? NO_FIGURE : [.../* @__PURE__ */ new Set([Math.min(...samples), Math.max(...samples)])].map(formatCount).join("–");
  return gaps.length === 0 ? range : `${range} (at most ${formatNumber(Math.max(...gaps) / 1e9, 2)} s apart)`;
}
__name(samplesText, "samplesText");
var HOW_TO_READ_BUILDS = [
  "From the launch on an empty index to the index complete, by the system’s own signs: answering is not enough. Times are polled; each may be earlier by at most what stands behind “−”.",
  "CPU time and bytes are read after the stop and a sync of all disks, so that work which was put off is in them; those of the node beside count from the launch of the system.",
  "A ratio is the variant over the first one that builds an index, from pairs of runs on one machine; over 1 means more time, CPU, memory or space."
];

// src/report/experiment-view.ts
var EXPERIMENT_HEADER = ["Work", "Driver", "Figure", "Median ratio", "Pairs", "Over 1 / under 1", "Smallest to largest", "95 % interval", "Cost, k-th pair", "Verdict"];
function experimentTitle({ id, stage, baseline, candidate }) {
  return `${stage === "screening" ? "Screening" : "Paired experiment"} ${id}: ${candidate} ÷ ${baseline}`;
}
__name(experimentTitle, "experimentTitle");
function experimentNotes({ design, differences, declaredPairs, minimumEffect, baseline, candidate }) {
  const order = design === "alternate" ? "the two alternate (A B, B A, …)" : "the two cross over half-way";
  const what = differences.length === 0 ? [`${candidate} differs from ${baseline} in nothing: what is shown here is chance`] : differences.map(({ field, baseline: before, candidate: after }) => `${field}: ${before} in ${baseline}, ${after} in ${candidate}`);
  return [...what, `${String(declaredPairs)} pairs on one machine; ${order}. Slower is shown where the k-th smallest ratio of cost is over 1 (one-sided error at most 5 % for the row) and the median is ${String(minimumEffect)}× or more. "Build" is the error over all rows together.`];
}
__name(experimentNotes, "experimentNotes");
function experimentCells({ scenario, driver, metric, ratio, shown, verdict, reason, buildError }) {
  const pairs = pairCount(ratio);
  const isFew = ratio !== null && ratio.interval === null;
  const build = buildError === null ? "" : `, build error ${formatFactor(buildError).replace("×", "")}`;
  return [
    scenario,
    driver,
    metricTitle(metric, "unit"),
    ratio === null ? NO_FIGURE : formatRatio(ratio),
    String(pairs),
    ratio === null ? NO_FIGURE : `${String(ratio.above)} / ${String(ratio.below)}`,
    ratio === null ? NO_FIGURE : `${formatFactor(ratio.min)} to ${formatFactor(ratio.max)}`,
    ratio === null ? NO_FIGURE : isFew ? "too few pairs" : `${formatFactor(ratio.interval?.low ?? null)} to ${formatFactor(ratio.interval?.high ?? null)}`,
    shown === null ? NO_FIGURE : `k = ${String(shown.rank)}: ${formatFactor(shown.low)}`,
    `${verdict}${reason === null ? "" : ` (${reason})`}${build}`
  ];
}
__name(experimentCells, "experimentCells");
function pairCount(ratio) {
  return ratio?.basis.kind === "paired" ? ratio.basis.pairs.length : 0;
}
__name(pairCount, "pairCount");
function pairTexts({ ratio }) {
  return ratio?.basis.kind === "paired" ? ratio.basis.pairs.map((pair) => `${formatFactor(pair.ratio)} (${String(pair.repeat)}, ${pair.firstInOrder} first)`) : [];
}
__name(pairTexts, "pairTexts");

export {
  MAIN_BUILD_METRICS,
  buildMetricTitle,
  emptyBuildText,
  formatBuildMetric,
  buildRangeText,
  buildErrorText,
  buildSummaryOf,
  buildRatioFor,
  noBuildFigureText,
  samplesText,
  HOW_TO_READ_BUILDS,
  metricTitle,
  EMPTY_WORDS,
  MARKS,
  marksOf,
  claimText,
  noFigureText,
  basisText,
  outcomeText,
  HOW_TO_READ,
  gateWords,
  samplesNote,
  MAIN_METRIC,
  summaryOf,
  ratioFor,
  rowTitle,
  hasSeveralDrivers,
  warningCodes,
  ONE_LEG,
  shortcomings,
  hasNodeCpu,
  programLines,
  runsLine,
  outcomeLine,
  html,
  raw,
  EXPERIMENT_HEADER,
  experimentTitle,
  experimentNotes,
  experimentCells,
  pairTexts,
  CONSUMER_FIGURES,
  consumerTitle,
  consumerLines,
  digestText,
  consumerNotes,
  bullets,
  markdownTable,
  sideTablesMarkdown,
  sideTablesHtml,
  sideTablesTerminal
};
