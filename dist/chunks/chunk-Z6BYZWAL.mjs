import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  EMPTY_WORDS,
  HOW_TO_READ,
  MAIN_METRIC,
  basisText,
  claimText,
  hasSeveralDrivers,
  marksOf,
  metricTitle,
  noFigureText,
  outcomeLine,
  outcomeText,
  ratioFor,
  rowTitle,
  runsLine,
  shortcomings,
  summaryOf
} from "./chunk-G4SSSCAT.mjs";
import {
  NO_FIGURE,
  formatBytes,
  formatCount,
  formatDuration,
  formatMetric,
  formatRange,
  formatRatio,
  formatShare,
  rateUnit
} from "./chunk-OOJJHVB4.mjs";
import {
  escapeCsv,
  escapeHtml,
  escapeMarkdown,
  markdownCode
} from "./chunk-7BKZQ47T.mjs";
import {
  serializeDocument
} from "./chunk-7ZF54KZQ.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/csv.ts
var COLUMNS = [
  "scenario",
  "title",
  "driver",
  "unit",
  "workKey",
  "payloadClass",
  "variant",
  "state",
  "reason",
  "metric",
  "n",
  "median",
  "min",
  "max",
  "claim",
  "ratioToFirst",
  "ratioMin",
  "ratioMax",
  "ratioBound",
  "ratioBasis",
  "pairs",
  "clientBound",
  "unverified",
  "tooShort",
  "warnings"
];
function comparisonCsv({ rows }) {
  const lines = rows.flatMap((row) => row.cells.flatMap((cell) => cellLines(row, cell)));
  return [COLUMNS, ...lines].map((line) => `${line.map(escapeCsv).join(",")}\r
`).join("");
}
__name(comparisonCsv, "comparisonCsv");
function cellLines(row, cell) {
  const before = [row.scenario, row.title, row.driver, row.unit, row.workKey, row.work.payloadClass, cell.variant, cell.state.kind];
  const codes = cell.warnings.map(({ code }) => code).join(" ");
  const { state } = cell;
  if (state.kind === "empty") return [[...before, state.reason, ...Array.from({ length: 15 }, () => null), codes]];
  return cell.summary.map((summary) => [...before, null, ...figures(row, cell, summary), state.clientBound, state.unverified, state.tooShort, codes]);
}
__name(cellLines, "cellLines");
function figures(row, cell, { metric, n, median, min, max, claim }) {
  const ratio = ratioFor(row, cell.variant, metric);
  const pairs = ratio?.basis.kind === "paired" ? ratio.basis.pairs.length : null;
  const hasRatio = ratio !== null && ratio.median !== null;
  return [metric, n, median, min, max, claim, ratio?.median ?? null, ratio?.min ?? null, ratio?.max ?? null, hasRatio ? ratio.bound : null, ratio?.basis.kind ?? null, pairs];
}
__name(figures, "figures");

// src/report/host-class.ts
function hostClassText({ fields }) {
  const sharing = fields.shared ? ", shared by both" : fields.smtShared ? ", of the same physical cores" : "";
  const parts = [
    fields.cpuModel ?? "unknown CPU",
    `${cpus(fields.serverCpus)} for the server and ${String(fields.clientCpus)} for the client${sharing}`,
    ...fields.cpuQuota === null ? [] : [`at most ${String(fields.cpuQuota)} CPUs`],
    ...fields.memoryMaxBytes === null ? [] : [`at most ${formatBytes(fields.memoryMaxBytes)}`],
    `accounting by ${fields.accountingSource}`,
    fields.pageCache === "warm" ? "warm page cache" : "page cache dropped before",
    `build: ${fields.buildProfile}`
  ];
  return parts.join("; ");
}
__name(hostClassText, "hostClassText");
function cpus(count2) {
  return count2 === 1 ? "1 CPU" : `${String(count2)} CPUs`;
}
__name(cpus, "cpus");

// src/report/advice.ts
function adviceOn(warning) {
  switch (warning.code) {
    case "too-short":
      return `Measured for ${formatDuration(warning.measuredNs)} only; ${formatDuration(warning.neededNs)} are needed to rank it. Use a longer window.`;
    case "few-samples":
      return `${formatCount(warning.goodCalls)} good calls in a run: the high percentiles rest on a few calls. Use a longer window.`;
    case "errors":
      return `${formatCount(warning.failed)} of ${formatCount(warning.calls)} calls failed; the figures count the good ones only. See the logs in the bundle.`;
    case "no-good-call":
      return `None of ${formatCount(warning.calls)} calls succeeded in a run: it has no speed.`;
    case "client-bound":
      return `The load generator was the limit: ${warning.reasons.map(reasonText).join(", ")}. The system can do at least this much.`;
    case "steal":
      return `The hypervisor took ${formatShare(warning.share)} of the CPU time. Repeat on a quieter machine.`;
    case "drift":
      return `The machine's speed changed by ${formatShare(warning.ratio)} during the run. Trust pairs, not single figures.`;
    case "outside-cpu":
      return `Other programs used ${formatShare(warning.share)} of the measured CPUs. Stop them, or choose other CPUs.`;
    case "shared-cpus":
      return "Server and client compete for the same CPUs: use a machine with at least 2.";
    case "smt-shared":
      return "Server and client share physical cores: choose sets by core.";
    case "unverified":
      return "No expected digest exists for this content: only what the row says was checked.";
    case "unlike-payload-sizes":
      return `${formatBytes(warning.bytesPerCall)} a call here and ${formatBytes(warning.otherBytesPerCall)} in another cell of the row: the windows held unlike requests, or what was sent is unlike.`;
    case "different-payload":
      return `Valid content, but other bytes than expected${warning.bytesPerCall === null ? "" : ` (${formatBytes(warning.bytesPerCall)} a call)`}: it stands in a row of its own.`;
    case "unchecked-blocks":
      return "This driver does not look at what it receives: blocks are those asked for.";
    case "samples-truncated":
      return `The driver kept ${formatCount(warning.kept)} of ${formatCount(warning.calls)} samples: percentiles describe those only.`;
    case "cut-off":
      return `${formatCount(warning.calls)} calls were running when the measurement ended: neither good nor failed.`;
    case "affinity-unread":
      return `The CPU masks could not be read back: ${warning.detail}`;
    case "cpu-below-resolution":
      return `CPU time of the ${warning.sides.join(" and the ")} is below resolution: it is counted in steps of ${formatDuration(warning.tickNs)}, and a run used fewer than 10. Use a longer window, or a host with cgroup v2.`;
    case "memory-limit":
      return `The kernel killed ${formatCount(warning.kills)} processes at the memory limit. Raise memoryMaxBytes.`;
  }
}
__name(adviceOn, "adviceOn");
var BOUND_REASONS = /* @__PURE__ */ new Map([
  ["cpu-share", "its CPUs were busy (give it more)"],
  ["busiest-process", "its busiest process used a whole CPU"],
  ["late-starts", "it started calls after they were due (give it more CPU, or a lower rate)"],
  ["cap-hits", "all its places were taken when calls were due (give it more clients: the most calls in flight)"],
  ["ceiling", "it came near the rate that it reaches on the null server"]
]);
function reasonText(reason) {
  return BOUND_REASONS.get(reason) ?? reason;
}
__name(reasonText, "reasonText");

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
  if (typeof insert === "string" || typeof insert === "number") return escapeHtml(String(insert));
  return insert.map(insertText).join("");
}
__name(insertText, "insertText");

// src/report/html-row-details.ts
var METRICS = [
  "unitsPerSecond",
  "callsPerSecond",
  "p50Ns",
  "p95Ns",
  "p99Ns",
  "firstMessageP50Ns",
  "serviceP50Ns",
  "serviceP99Ns",
  "serverCpuNsPerUnit",
  "clientCpuNsPerUnit",
  "serverAnonymousPeakBytes",
  "bytesPerCall"
];
function rowDetails(row) {
  return html`<details><summary>${rowTitle(row)} · ${row.driver}</summary><div>
<p class="soft">${workText(row)}</p>
<div class="scroll"><table><caption class="soft">Median over the runs, with the smallest and the largest</caption>
<thead><tr><th scope="col">Metric</th>${row.cells.map((cell) => html`<th scope="col" class="figure">${cell.variant}</th>`)}</tr></thead>
<tbody>${METRICS.filter((metric) => isShown(metric, row)).map((metric) => metricLine(row, metric))}</tbody></table></div>
${rankingLine(row)}${ratioLines(row)}${warningLines(row)}${runsTable(row)}</div></details>
`;
}
__name(rowDetails, "rowDetails");
function workText({ work }) {
  const { method, load, clients, connections, firstHeight, lastHeight, projection, validation, driver, driverVersion } = work;
  return `${method}, ${load}, heights ${formatCount(firstHeight)} to ${formatCount(lastHeight)}, ${projection}; ${count(clients, "client")}, ${count(connections, "connection")}; ${driver} ${driverVersion}; checked: ${validation}; payload: ${work.payloadClass}`;
}
__name(workText, "workText");
function count(number, noun) {
  return `${formatCount(number)} ${noun}${number === 1 ? "" : "s"}`;
}
__name(count, "count");
function isShown(metric, row) {
  if (metric === "callsPerSecond" && row.unit === "call") return false;
  return row.cells.some((cell) => summaryOf(cell, metric) !== null || cell.state.kind === "measured" && noFigureText(cell, metric) !== NO_FIGURE);
}
__name(isShown, "isShown");
function metricLine(row, metric) {
  return html`<tr><th scope="row">${metricTitle(metric, row.unit)}</th>${row.cells.map((cell) => metricCell(cell, metric))}</tr>
`;
}
__name(metricLine, "metricLine");
function metricCell(cell, metric) {
  const summary = summaryOf(cell, metric);
  if (summary === null) return html`<td class="figure empty">${noFigureText(cell, metric)}</td>`;
  const range = summary.n === 1 ? claimText(summary) : `${formatRange(metric, summary.min, summary.max)}, ${claimText(summary)}`;
  return html`<td class="figure">${formatMetric(metric, summary.median)}<br><span class="soft">${range}</span></td>`;
}
__name(metricCell, "metricCell");
function rankingLine({ ranking }) {
  const text = ranking.kind === "ranked" ? `Order, best first: ${ranking.order.join(", ")}` : `Not ranked: ${ranking.reason}`;
  return html`<p>${text}</p>`;
}
__name(rankingLine, "rankingLine");
function ratioLines(row) {
  const lines = row.cells.flatMap((cell) => {
    const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
    return ratio === null ? [] : [html`<li>${ratio.numerator} ÷ ${ratio.denominator}: ${formatRatio(ratio)} (${basisText(ratio)})</li>`];
  });
  return lines.length === 0 ? html`` : html`<ul>${lines}</ul>`;
}
__name(ratioLines, "ratioLines");
function warningLines({ cells }) {
  const empty = cells.flatMap(({ variant, state }) => state.kind === "empty" ? [html`<li><b>${variant}</b>: ${EMPTY_WORDS[state.reason]}: ${state.detail}</li>`] : []);
  const warnings = cells.flatMap(({ variant, warnings: own }) => own.map((warning) => html`<li><b>${variant}</b>: ${adviceOn(warning)}</li>`));
  return empty.length + warnings.length === 0 ? html`` : html`<h3>Notes</h3><ul>${empty}${warnings}</ul>`;
}
__name(warningLines, "warningLines");
function runsTable(row) {
  const lines = row.cells.flatMap((cell) => cell.runs.map((run) => runLine(cell, run)));
  if (lines.length === 0) return html``;
  return html`<h3>Runs</h3><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th><th scope="col">Repeat</th><th scope="col">Place in order</th><th scope="col" class="figure">${rateUnit(row.unit)}</th><th scope="col" class="figure">p50</th><th scope="col" class="figure">p95</th><th scope="col" class="figure">p99</th><th scope="col" class="figure">Good / all calls</th><th scope="col" class="figure">Client CPU</th><th scope="col" class="figure">Of ceiling</th><th scope="col">Bundle</th></tr></thead>
<tbody>${lines}</tbody></table></div>`;
}
__name(runsTable, "runsTable");
function runLine(cell, run) {
  const value = /* @__PURE__ */ __name((metric) => formatMetric(metric, run.values[metric] ?? null), "value");
  return html`<tr><td>${cell.variant}</td><td>${run.repeat}</td><td>${run.position}</td><td class="figure">${value("unitsPerSecond")}</td><td class="figure">${value("p50Ns")}</td><td class="figure">${percentileText(run, "p95Ns", 95)}</td><td class="figure">${percentileText(run, "p99Ns", 99)}</td><td class="figure">${formatCount(run.ok)} / ${formatCount(run.calls)}</td><td class="figure">${formatShare(run.clientCpuShare)}${run.clientBound ? html`<span class="mark">client-bound</span>` : ""}</td><td class="figure">${formatShare(run.clientCeilingShare)}</td><td><code title="${run.bundleId}">${run.bundleId.slice(0, 12)}</code></td></tr>
`;
}
__name(runLine, "runLine");
function percentileText(run, metric, percent) {
  const value = run.values[metric] ?? null;
  const isFew = value !== null && run.ok * (100 - percent) < 1e3;
  return `${formatMetric(metric, value)}${isFew ? " (few)" : ""}`;
}
__name(percentileText, "percentileText");

// src/report/html-style.ts
var STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --accent: #0a5cad; --good: #1a7f37; --bad: #b3261e; --warn: #8a5a00; --warn-paper: #fff4d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa5b1; --paper: #0d1117; --panel: #161b22; --line: #30363d; --accent: #6cb6ff; --good: #56d364; --bad: #ff8b82; --warn: #f0c674; --warn-paper: #2d2410; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; } h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; } h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
p { margin: .4rem 0; } ul { margin: .4rem 0; padding-left: 1.2rem; } a { color: var(--accent); }
.soft { color: var(--soft); font-size: .875rem; }
.status { display: inline-block; margin: .75rem 0; padding: .15rem .7rem; border: 1px solid currentColor; border-radius: 1rem; font-weight: 600; }
.passed, .pass { color: var(--good); } .failed, .fail { color: var(--bad); } .incomplete, .not { color: var(--warn); }
.alert { padding: .6rem .9rem; border-left: 4px solid var(--warn); background: var(--warn-paper); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; } thead th { background: var(--panel); font-size: .875rem; white-space: nowrap; } tbody th { font-weight: 500; }
td.figure { text-align: right; white-space: nowrap; } th.figure { text-align: right; }
.median { font-size: 1.1rem; font-weight: 650; } .best { color: var(--good); }
.mark { display: inline-block; margin: .15rem 0 0 .25rem; padding: 0 .45rem; border-radius: .7rem; background: var(--warn-paper); color: var(--warn); font-size: .75rem; white-space: nowrap; }
.empty { color: var(--soft); font-style: italic; white-space: normal; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; } summary { padding: .6rem .9rem; cursor: pointer; font-weight: 500; } details > div { padding: 0 .9rem .9rem; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: .8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; } pre { overflow-x: auto; padding: .6rem; background: var(--panel); font: .8125rem/1.4 ui-monospace, monospace; }
@media print { details > div { display: block; } body { max-width: none; } }
`;

// src/report/html.ts
function comparisonHtml(comparison) {
  const title = `Comparison: ${comparison.variants.join(", ")}`;
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>${comparison.variants.join(" against ")}</h1>
<p class="status ${comparison.outcome}">${outcomeText(comparison)}</p>
<p>${runsLine(comparison)}. Plan ${comparison.plans.map(({ id }) => id).join(", ")}. indexbench ${comparison.indexbenchVersion}.</p>
${alerts(comparison)}
</header>
<main>
${gatesSection(comparison)}
<section><h2>Throughput</h2>${throughputTable(comparison)}</section>
<section><h2>How to read this</h2><ul>${HOW_TO_READ.map((line) => html`<li>${line}</li>`)}</ul></section>
<section><h2>Details</h2>${comparison.rows.map(rowDetails)}</section>
${notComparableSection(comparison)}
${failuresSection(comparison)}
${inputsSection(comparison)}
</main>
</body>
</html>
`;
  return page.text;
}
__name(comparisonHtml, "comparisonHtml");
function alerts(comparison) {
  const lines = shortcomings(comparison);
  return lines.length === 0 ? html`` : html`<ul class="alert" role="note">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
__name(alerts, "alerts");
function throughputTable(comparison) {
  const [first = "", ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">Work</th>${isDriverShown ? html`<th scope="col">Driver</th>` : ""}<th scope="col" class="figure">${first}</th>${others.map((variant) => html`<th scope="col" class="figure">${variant}</th><th scope="col" class="figure">÷ ${first}</th>`)}</tr></thead>
<tbody>${comparison.rows.map((row) => throughputLine(row, isDriverShown))}</tbody></table></div>`;
}
__name(throughputTable, "throughputTable");
function throughputLine(row, isDriverShown) {
  const [first, ...others] = row.cells;
  return html`<tr><th scope="row">${rowTitle(row)}<br><span class="soft">${row.scenario}</span></th>${isDriverShown ? html`<td>${row.driver}</td>` : ""}${first === void 0 ? "" : cellMarkup(first, row)}${others.map((cell) => html`${cellMarkup(cell, row)}${ratioMarkup(row, cell)}`)}</tr>
`;
}
__name(throughputLine, "throughputLine");
function cellMarkup(cell, row) {
  if (cell.state.kind === "empty") return html`<td class="figure empty">${NO_FIGURE} ${EMPTY_WORDS[cell.state.reason]}</td>`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return html`<td class="figure">${NO_FIGURE}</td>`;
  const isBest = row.ranking.kind === "ranked" && row.ranking.order[0] === cell.variant;
  const range = summary.n === 1 ? claimText(summary) : formatRange(MAIN_METRIC, summary.min, summary.max);
  return html`<td class="figure"><span class="median${isBest ? " best" : ""}">${formatMetric(MAIN_METRIC, summary.median)}</span> ${rateUnit(row.unit)}<br><span class="soft">${range}</span>${marksOf(cell.warnings).map(({ word }) => html`<span class="mark">${word}</span>`)}</td>`;
}
__name(cellMarkup, "cellMarkup");
function ratioMarkup(row, cell) {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  if (ratio === null) return html`<td class="figure">${NO_FIGURE}</td>`;
  return html`<td class="figure">${formatRatio(ratio)}${ratio.basis.kind === "across-machines" ? html`<br><span class="soft">across machines</span>` : ""}</td>`;
}
__name(ratioMarkup, "ratioMarkup");
function gatesSection({ gates }) {
  if (gates.length === 0) return html``;
  const lines = gates.map(({ id, verdict, figure, limit, postHoc }) => html`<tr><th scope="row">${id}</th><td class="${verdict.split(" ")[0] ?? ""}">${verdict}${postHoc ? " (declared after the run)" : ""}</td><td>${figure ?? NO_FIGURE}</td><td>${limit}</td></tr>`);
  return section("Gates", ["Gate", "Verdict", "Figure", "Limit"], lines);
}
__name(gatesSection, "gatesSection");
function notComparableSection({ notComparable }) {
  if (notComparable.length === 0) return html``;
  const lines = notComparable.map(({ scenario, driver, variant, bundleId, field, value, others }) => html`<tr><td>${scenario}</td><td>${driver}</td><td>${variant}</td><td><code title="${bundleId}">${bundleId.slice(0, 12)}</code></td><td>${field}</td><td><code>${value}</code></td><td><code>${others}</code></td></tr>`);
  return section("Measured, not comparable", ["Scenario", "Driver", "Variant", "Bundle", "Field", "Here", "The others"], lines);
}
__name(notComparableSection, "notComparableSection");
function failuresSection({ failures, refused }) {
  if (failures.length + refused.length === 0) return html``;
  const log = /* @__PURE__ */ __name((lines2) => lines2.length === 0 ? html`` : html`<details><summary>Last log lines</summary><div><pre>${raw(lines2.map((line) => html`${line}`.text).join("\n"))}</pre></div></details>`, "log");
  const lines = [
    ...failures.map(({ label, code, message, lastLogLines }) => html`<tr><td><code>${label}</code></td><td>${code}</td><td>${message}${log(lastLogLines)}</td></tr>`),
    ...refused.map(({ label, code, message }) => html`<tr><td><code>${label}</code></td><td>refused: ${code}</td><td>${message}</td></tr>`)
  ];
  return section("Failures", ["Run", "Code", "Message"], lines);
}
__name(failuresSection, "failuresSection");
function inputsSection({ inputs, hosts, plans, samplesVerified }) {
  const lines = inputs.map(({ bundleId, variant, repeat, attempt, legId, outcome, used, startedAt }) => html`<tr><td><code>${bundleId}</code></td><td>${variant}</td><td>${repeat}</td><td>${attempt}</td><td><code>${legId}</code></td><td>${used ? outcome : `${outcome}, replaced`}</td><td>${startedAt}</td></tr>`);
  const note = samplesVerified ? "The samples were recomputed." : "The samples were not recomputed: verify does that.";
  return html`${section("Inputs", ["Bundle", "Variant", "Repeat", "Attempt", "Leg", "Outcome", "Started"], lines)}
<p class="soft">${note}</p>
${hosts.map((host) => html`<p class="soft">Host <code>${host.hostKey.slice(0, 12)}</code>: ${hostClassText(host)}.</p>`)}
${plans.map(({ id, planSha256 }) => html`<p class="soft">Plan ${id}: <code>${planSha256}</code></p>`)}`;
}
__name(inputsSection, "inputsSection");
function section(title, header, lines) {
  return html`<section><h2>${title}</h2><div class="scroll"><table>
<thead><tr>${header.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${lines}</tbody></table></div></section>`;
}
__name(section, "section");

// src/report/markdown.ts
var DETAIL_METRICS = ["p50Ns", "p95Ns", "p99Ns", "firstMessageP50Ns", "serverCpuNsPerUnit", "serverAnonymousPeakBytes", "bytesPerCall"];
var MAX_TABLE_VARIANTS = 6;
function comparisonMarkdown(comparison) {
  const sections = [
    ["# Comparison", "", `${outcomeLine(comparison)}.`],
    bullets(shortcomings(comparison)),
    gatesSection2(comparison),
    ["## Throughput", "", ...throughputTables(comparison)],
    ["## How to read this", "", ...bullets(HOW_TO_READ)],
    ["## Details", "", ...detailTable(comparison)],
    notesSection(comparison),
    notComparableSection2(comparison),
    failuresSection2(comparison),
    inputsSection2(comparison)
  ];
  return `${sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}
`;
}
__name(comparisonMarkdown, "comparisonMarkdown");
function bullets(lines) {
  return lines.map((line) => `- ${escapeMarkdown(line)}`);
}
__name(bullets, "bullets");
function table(header, lines) {
  return [header, header.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
}
__name(table, "table");
function throughputTables(comparison) {
  if (comparison.variants.length <= MAX_TABLE_VARIANTS) return throughputTable2(comparison);
  return comparison.rows.flatMap((row, index) => {
    const title = `### ${escapeMarkdown(rowTitle(row))}${hasSeveralDrivers(comparison) ? `, ${row.driver}` : ""}`;
    const lines = row.cells.map((cell, column) => [escapeMarkdown(cell.variant), cellText(cell, row), column === 0 ? "" : ratioText(row, cell)]);
    return [...index === 0 ? [] : [""], title, "", ...table(["Variant", "Throughput", `÷ ${escapeMarkdown(comparison.variants[0] ?? "")}`], lines)];
  });
}
__name(throughputTables, "throughputTables");
function throughputTable2(comparison) {
  const [first = "", ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  const header = ["Work", ...isDriverShown ? ["Driver"] : [], first, ...others.flatMap((variant) => [variant, `÷ ${first}`])].map(escapeMarkdown);
  const lines = comparison.rows.map((row) => {
    const [firstCell, ...otherCells] = row.cells;
    const cells = [firstCell === void 0 ? "" : cellText(firstCell, row), ...otherCells.flatMap((cell) => [cellText(cell, row), ratioText(row, cell)])];
    return [escapeMarkdown(rowTitle(row)), ...isDriverShown ? [row.driver] : [], ...cells];
  });
  return table(header, lines);
}
__name(throughputTable2, "throughputTable");
function cellText(cell, row) {
  if (cell.state.kind === "empty") return `${NO_FIGURE} ${EMPTY_WORDS[cell.state.reason]}`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return NO_FIGURE;
  const range = summary.n === 1 ? "" : `<br>${formatRange(MAIN_METRIC, summary.min, summary.max)}`;
  const marks = marksOf(cell.warnings).map(({ word }) => word).join(", ");
  return `**${formatMetric(MAIN_METRIC, summary.median)}** ${rateUnit(row.unit)}${range}${marks === "" ? "" : `<br>*${marks}*`}`;
}
__name(cellText, "cellText");
function ratioText(row, cell) {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  if (ratio === null) return NO_FIGURE;
  return ratio.basis.kind === "across-machines" ? `${formatRatio(ratio)}<br>*across machines*` : formatRatio(ratio);
}
__name(ratioText, "ratioText");
function detailTable({ rows }) {
  const lines = rows.flatMap(
    (row) => row.cells.filter(({ state }) => state.kind === "measured").flatMap((cell) => [
      [escapeMarkdown(rowTitle(row)), row.driver, cell.variant, runsText(cell), ...DETAIL_METRICS.map((metric) => detailText(cell, metric)), ratioBasis(row, cell)]
    ])
  );
  const titles = DETAIL_METRICS.map((metric) => metricTitle(metric, "unit"));
  return table(["Work", "Driver", "Variant", "Runs", ...titles, "Ratio from"], lines);
}
__name(detailTable, "detailTable");
function detailText(cell, metric) {
  const summary = summaryOf(cell, metric);
  return summary === null ? noFigureText(cell, metric) : formatMetric(metric, summary.median);
}
__name(detailText, "detailText");
function runsText(cell) {
  const summary = summaryOf(cell, MAIN_METRIC);
  return summary === null ? NO_FIGURE : claimText(summary);
}
__name(runsText, "runsText");
function ratioBasis(row, cell) {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  return ratio === null ? NO_FIGURE : escapeMarkdown(basisText(ratio));
}
__name(ratioBasis, "ratioBasis");
function notesSection({ rows }) {
  const cellsByNote = /* @__PURE__ */ new Map();
  for (const { scenario, driver, cells } of rows) {
    for (const cell of cells) {
      for (const note of notesOn(cell)) cellsByNote.set(note, [...cellsByNote.get(note) ?? [], escapeMarkdown(`${scenario} (${driver}, ${cell.variant})`)]);
    }
  }
  return cellsByNote.size === 0 ? [] : ["## Notes on cells", "", ...[...cellsByNote].map(([note, cells]) => `- ${cells.join(", ")}: ${note}`)];
}
__name(notesSection, "notesSection");
function notesOn({ state, warnings }) {
  const empty = state.kind === "empty" ? [`${EMPTY_WORDS[state.reason]}: ${markdownCode(state.detail)}`] : [];
  return [...empty, ...warnings.map((warning) => escapeMarkdown(adviceOn(warning)))];
}
__name(notesOn, "notesOn");
function gatesSection2({ gates }) {
  if (gates.length === 0) return [];
  const lines = gates.map(({ id, verdict, figure, limit, postHoc }) => [escapeMarkdown(id), `**${verdict}**${postHoc ? " (declared after the run)" : ""}`, figure === null ? NO_FIGURE : escapeMarkdown(figure), escapeMarkdown(limit)]);
  return ["## Gates", "", ...table(["Gate", "Verdict", "Figure", "Limit"], lines)];
}
__name(gatesSection2, "gatesSection");
function notComparableSection2({ notComparable }) {
  if (notComparable.length === 0) return [];
  const lines = notComparable.map(({ scenario, driver, variant, bundleId, field, value, others }) => [escapeMarkdown(scenario), driver, escapeMarkdown(variant), bundleId.slice(0, 12), escapeMarkdown(field), markdownCode(value), markdownCode(others)]);
  return ["## Measured, not comparable", "", ...table(["Scenario", "Driver", "Variant", "Bundle", "Field", "Here", "The others"], lines)];
}
__name(notComparableSection2, "notComparableSection");
function failuresSection2({ failures, refused }) {
  if (failures.length + refused.length === 0) return [];
  const lines = [
    ...failures.map(({ label, code, message }) => [markdownCode(label), escapeMarkdown(code), markdownCode(message)]),
    ...refused.map(({ label, code, message }) => [markdownCode(label), `refused: ${escapeMarkdown(code)}`, markdownCode(message)])
  ];
  return ["## Failures", "", ...table(["Run", "Code", "Message"], lines)];
}
__name(failuresSection2, "failuresSection");
function inputsSection2({ inputs, hosts, plans, samplesVerified }) {
  const lines = inputs.map(({ bundleId, variant, repeat, attempt, legId, outcome, used, startedAt }) => [`\`${bundleId}\``, escapeMarkdown(variant), String(repeat), String(attempt), markdownCode(legId), used ? outcome : `${outcome}, replaced`, startedAt]);
  return [
    "## Inputs",
    "",
    samplesVerified ? "The samples were recomputed." : "The samples were not recomputed: `verify` does that.",
    "",
    ...hosts.map((host) => `Host \`${host.hostKey.slice(0, 12)}\`: ${escapeMarkdown(hostClassText(host))}.
`),
    ...plans.map(({ id, planSha256 }) => `Plan ${escapeMarkdown(id)}: \`${planSha256}\``),
    "",
    ...table(["Bundle", "Variant", "Repeat", "Attempt", "Leg", "Outcome", "Started"], lines)
  ];
}
__name(inputsSection2, "inputsSection");

// src/report/comparison-files.ts
var COMPARISON_FILES = {
  json: { file: "comparison.json", render: /* @__PURE__ */ __name((comparison) => serializeDocument(comparison), "render") },
  md: { file: "comparison.md", render: comparisonMarkdown },
  csv: { file: "comparison.csv", render: comparisonCsv },
  html: { file: "report.html", render: comparisonHtml }
};

export {
  COMPARISON_FILES
};
