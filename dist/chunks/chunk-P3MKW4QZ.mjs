import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  INDEX_BUILD_METRICS
} from "./chunk-JNZ5CMQH.mjs";
import {
  CONSUMER_FIGURES,
  EMPTY_WORDS,
  EXPERIMENT_HEADER,
  HOW_TO_READ,
  HOW_TO_READ_BUILDS,
  MAIN_BUILD_METRICS,
  MAIN_METRIC,
  basisText,
  buildErrorText,
  buildMetricTitle,
  buildRangeText,
  buildRatioFor,
  buildSummaryOf,
  bullets,
  claimText,
  consumerLines,
  consumerNotes,
  consumerTitle,
  digestText,
  emptyBuildText,
  experimentCells,
  experimentNotes,
  experimentTitle,
  formatBuildMetric,
  gateWords,
  hasNodeCpu,
  hasSeveralDrivers,
  html,
  markdownTable,
  marksOf,
  metricTitle,
  noBuildFigureText,
  noFigureText,
  outcomeLine,
  outcomeText,
  pairTexts,
  programLines,
  ratioFor,
  raw,
  rowTitle,
  runsLine,
  samplesNote,
  samplesText,
  shortcomings,
  sideTablesHtml,
  sideTablesMarkdown,
  summaryOf
} from "./chunk-RBUERAZT.mjs";
import {
  NO_FIGURE,
  formatBytes,
  formatCount,
  formatDuration,
  formatMetric,
  formatNumber,
  formatRange,
  formatRatio,
  formatShare,
  rateUnit
} from "./chunk-XXE5QRW6.mjs";
import {
  escapeCsv,
  escapeMarkdown,
  markdownCode
} from "./chunk-RUSGHASN.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/document-blocks.ts
var BLOCK_CHARACTERS = 64 * 1024;
var WHOLE_DEPTH = 4;
var LINE_DEPTH = 6;
function* documentBlocks(value) {
  let block = "";
  for (const piece of piecesOf(value, 0)) {
    block += piece;
    if (block.length < BLOCK_CHARACTERS) continue;
    yield block;
    block = "";
  }
  yield `${block}
`;
}
__name(documentBlocks, "documentBlocks");
function* piecesOf(value, depth) {
  const form = depth < WHOLE_DEPTH ? formOf(value, depth) : null;
  if (form === null) {
    yield textOf(value, depth);
    return;
  }
  for (const [before, item] of form.entries) {
    yield before;
    yield* piecesOf(item, depth + 1);
  }
  yield form.end;
}
__name(piecesOf, "piecesOf");
function textOf(value, depth) {
  const form = formOf(value, depth);
  if (form === null) return JSON.stringify(value);
  return form.entries.reduce((text, [before, item]) => `${text}${before}${textOf(item, depth + 1)}`, "") + form.end;
}
__name(textOf, "textOf");
function formOf(value, depth) {
  const margin = `
${"  ".repeat(depth)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return { entries: value.map((item, index) => [`${index === 0 ? "[" : ","}${margin}  `, item]), end: `${margin}]` };
  }
  if (depth >= LINE_DEPTH || typeof value !== "object" || value === null) return null;
  const entries = Object.entries(value).filter(([, item]) => item !== void 0);
  if (entries.length === 0) return null;
  return { entries: entries.map(([key, item], index) => [`${index === 0 ? "{" : ","}${margin}  ${JSON.stringify(key)}: `, item]), end: `${margin}}` };
}
__name(formOf, "formOf");

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
  "warnings",
  "receivedSha256",
  "samplesVerified"
];
function comparisonCsv({ rows, consumers, indexBuild, experiments, samplesVerified }) {
  const builds = indexBuild === null ? [] : indexBuild.cells.flatMap((cell) => buildLines(indexBuild, cell));
  const served = rows.flatMap((row) => row.cells.flatMap((cell) => cellLines(row, cell)));
  const lines2 = [...[...builds, ...served, ...(experiments ?? []).flatMap(experimentLines)].map((line2) => [...line2, null]), ...consumers.flatMap(consumerLines2)];
  return [COLUMNS, ...lines2.map((line2) => [...line2, samplesVerified])].map((line2) => `${line2.map(escapeCsv).join(",")}\r
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
function consumerLines2({ scenario, title, variant, lines: lines2 }) {
  return lines2.flatMap(({ driver, state, runs, secondsPerPass, clientCpuSecondsPerPass, serverCpuSecondsPerPass, received, content }) => {
    const before = [scenario, title, driver, "pass", null, null, variant, state.kind];
    const rest = /* @__PURE__ */ __name((clientBound) => [...Array.from({ length: 6 }, () => null), clientBound, null, null, null, received?.sha256 ?? null], "rest");
    if (state.kind === "empty") return [[...before, state.reason, "secondsPerPass", ...Array.from({ length: 5 }, () => null), ...rest(null)]];
    const spreads = Object.entries({ secondsPerPass, clientCpuSecondsPerPass, serverCpuSecondsPerPass }).flatMap(([metric, spread]) => spread === null ? [] : [[metric, spread.n, spread.median, spread.min, spread.max]]);
    const counts = received === null ? [] : [["blocksPerPass", runs, received.blocks, received.blocks, received.blocks], ["payloadBytesPerPass", runs, received.bytes, received.bytes, received.bytes]];
    return [...spreads, ...counts].map((figures2) => [...before, content, ...figures2, null, ...rest(state.clientBound)]);
  });
}
__name(consumerLines2, "consumerLines");
function figures(row, cell, { metric, n, median, min, max, claim }) {
  const ratio = ratioFor(row, cell.variant, metric);
  const pairs = ratio?.basis.kind === "paired" ? ratio.basis.pairs.length : null;
  const hasRatio = ratio !== null && ratio.median !== null;
  return [metric, n, median, min, max, claim, ratio?.median ?? null, ratio?.min ?? null, ratio?.max ?? null, hasRatio ? ratio.bound : null, ratio?.basis.kind ?? null, pairs];
}
__name(figures, "figures");
function buildLines(table, cell) {
  const before = ["index-build", "Index build", null, "build", table.workKey, null, cell.variant, cell.state.kind];
  const codes = cell.warnings.map(({ code }) => code).join(" ");
  if (cell.state.kind === "empty") return [[...before, cell.state.reason, ...Array.from({ length: 15 }, () => null), codes]];
  return cell.summary.map(({ metric, n, median, min, max, claim }) => {
    const ratio = buildRatioFor(table, cell.variant, metric);
    const pairs = ratio?.basis.kind === "paired" ? ratio.basis.pairs.length : null;
    return [...before, null, metric, n, median, min, max, claim, ratio?.median ?? null, ratio?.min ?? null, ratio?.max ?? null, ratio === null || ratio.median === null ? null : "exact", ratio?.basis.kind ?? null, pairs, null, null, null, codes];
  });
}
__name(buildLines, "buildLines");
function experimentLines({ candidate, id, lines: lines2 }) {
  const blank = /* @__PURE__ */ __name((count2) => Array.from({ length: count2 }, () => null), "blank");
  return lines2.flatMap(({ scenario, driver, metric, ratio, verdict, reason }) => {
    const before = [scenario, id, driver, null, null, null, candidate];
    const pairs = ratio?.basis.kind === "paired" ? ratio.basis.pairs : [];
    const signs = ratio === null ? "" : `; ${String(ratio.above)} over 1, ${String(ratio.below)} under 1`;
    const whole2 = [...before, "experiment", `${verdict}${reason === null ? "" : ` (${reason})`}${signs}`, metric, pairs.length, ...blank(4), ratio?.median ?? null, ratio?.interval?.low ?? ratio?.min ?? null, ratio?.interval?.high ?? ratio?.max ?? null, ratio?.bound ?? null, ratio === null ? null : ratio.interval === null ? "min-max" : "rank-interval", pairs.length, ...blank(4)];
    return [whole2, ...pairs.map((pair) => [...before, "pair", `pair ${String(pair.repeat)}, ${pair.firstInOrder} first`, metric, 1, ...blank(4), pair.ratio, null, null, null, "paired", 1, ...blank(4)])];
  });
}
__name(experimentLines, "experimentLines");

// src/report/evidence-links.ts
var NO_PLACES = /* @__PURE__ */ new Map();
function bundleFile(places, bundleId, file) {
  const place = places.get(bundleId);
  return place === void 0 ? html`${file}` : html`<a href="${[...place.split("/"), ...file.split("/")].map(encodePart).join("/")}">${file}</a>`;
}
__name(bundleFile, "bundleFile");
function bundleLink(bundleId) {
  return html`<a href="#${inputAnchor(bundleId)}"><code title="${bundleId}">${bundleId.slice(0, 12)}</code></a>`;
}
__name(bundleLink, "bundleLink");
function inputAnchor(bundleId) {
  return `bundle-${bundleId}`;
}
__name(inputAnchor, "inputAnchor");
function rowAnchor(row) {
  return `row-${String(row)}`;
}
__name(rowAnchor, "rowAnchor");
function runsAnchor(row, cell) {
  return `runs-${String(row)}-${String(cell)}`;
}
__name(runsAnchor, "runsAnchor");
function buildsAnchor(cell) {
  return `builds-${String(cell)}`;
}
__name(buildsAnchor, "buildsAnchor");
var PLACED = /href="(?:[A-Za-z0-9._~%-]+\/)+((?:samples\/[A-Za-z0-9._~%-]+|MANIFEST\.sha256)")/g;
function withoutPlaces(report) {
  return report.replaceAll(PLACED, 'href="$1');
}
__name(withoutPlaces, "withoutPlaces");
function encodePart(part) {
  return encodeURIComponent(part).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
__name(encodePart, "encodePart");

// src/report/experiment-html.ts
function experimentsHtml({ experiments, rows }) {
  return experiments === void 0 ? html`` : html`${experiments.map((table) => experimentSection(table, rows))}`;
}
__name(experimentsHtml, "experimentsHtml");
function experimentSection(table, rows) {
  return html`<section><h2>${experimentTitle(table)}</h2>
<ul class="soft">${experimentNotes(table).map((note) => html`<li>${note}</li>`)}</ul>
<div class="scroll"><table><thead><tr>${EXPERIMENT_HEADER.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${table.lines.map((line2) => html`<tr>${experimentCells(line2).map((text, index) => html`<td>${index === 0 ? workMarkup(line2, rows) : text}</td>`)}</tr>
`)}</tbody></table></div>
<details><summary>Ratio of each pair (number, which ran first)</summary><div><ul>${table.lines.map((line2) => html`<li>${line2.scenario} (${line2.driver}), ${experimentCells(line2)[2] ?? ""}: ${pairTexts(line2).join(", ")}</li>`)}</ul></div></details></section>
`;
}
__name(experimentSection, "experimentSection");
function workMarkup({ scenario, driver }, rows) {
  const at = rows.findIndex((row) => row.scenario === scenario && row.driver === driver);
  return at < 0 ? html`${scenario}` : html`<a href="#${rowAnchor(at)}">${scenario}</a>`;
}
__name(workMarkup, "workMarkup");

// src/report/host-class.ts
function hostClassText({ fields }) {
  const sharing = fields.shared ? ", shared by both" : fields.smtShared ? ", of the same physical cores" : "";
  const parts = [
    fields.cpuModel ?? "unknown CPU",
    `${cpus(fields.serverCpus)} for the server and ${String(fields.clientCpus)} for the client${sharing}`,
    ...limitsText(fields),
    `accounting by ${fields.accountingSource}`,
    fields.pageCache === "warm" ? "warm page cache" : "page cache dropped before",
    `build: ${fields.buildProfile}`
  ];
  return parts.join("; ");
}
__name(hostClassText, "hostClassText");
function limitsText({ cpuQuota, memoryMaxBytes }) {
  const limits = [...cpuQuota === null ? [] : [cpus(cpuQuota)], ...memoryMaxBytes === null ? [] : [formatBytes(memoryMaxBytes)]];
  return limits.length === 0 ? [] : [`at most ${limits.join(" and ")} for the system, and as much for a node beside it`];
}
__name(limitsText, "limitsText");
function cpus(count2) {
  return count2 === 1 ? "1 CPU" : `${String(count2)} CPUs`;
}
__name(cpus, "cpus");

// src/report/html-consumers.ts
function consumersHtml(comparison) {
  if (comparison.consumers.length === 0) return html``;
  return html`<section><h2>Consumers: one pass</h2>
${comparison.consumers.map((table) => consumerTable(comparison, table))}
<ul class="soft">${consumerNotes(comparison).map((note) => html`<li>${note}</li>`)}</ul></section>`;
}
__name(consumersHtml, "consumersHtml");
function consumerTable(comparison, table) {
  return html`<h3>${consumerTitle(comparison, table)}</h3><div class="scroll"><table>
<thead><tr><th scope="col">Consumer</th>${CONSUMER_FIGURES.map((head) => html`<th scope="col" class="figure">${head}</th>`)}<th scope="col" class="figure">Blocks</th><th scope="col" class="figure">Payload</th><th scope="col">Content</th></tr></thead>
<tbody>${consumerLines(table).map((view) => line(view, runsOf(comparison, table, view.driver)))}</tbody></table></div>
<p class="soft wrap">${digestText(table)}</p>
`;
}
__name(consumerTable, "consumerTable");
function runsOf({ rows }, { scenario, variant }, driver) {
  for (const [at, row] of rows.entries()) {
    if (row.scenario !== scenario || row.driver !== driver || row.work.domain !== "consumers") continue;
    const cell = row.cells.findIndex((candidate) => candidate.variant === variant && candidate.runs.length > 0);
    if (cell >= 0) return runsAnchor(at, cell);
  }
  return null;
}
__name(runsOf, "runsOf");
function line({ driver, empty, isClientBound, figures: figures2, blocks, bytes, content }, runs) {
  const name = runs === null ? html`${driver}` : html`<a href="#${runs}">${driver}</a>`;
  if (empty !== null) return html`<tr><th scope="row">${name}</th><td class="empty" colspan="${CONSUMER_FIGURES.length + 3}">${NO_FIGURE} ${empty}</td></tr>
`;
  const spreads = figures2.map(({ median, range, isFigure }) => isFigure ? html`<td class="figure"><span class="median">${median}</span>${range === null ? "" : html`<br><span class="soft">${range}</span>`}</td>` : html`<td class="figure empty">${median}</td>`);
  return html`<tr><th scope="row">${name}${isClientBound ? html`<span class="mark">client-bound</span>` : ""}</th>${spreads}<td class="figure">${blocks}</td><td class="figure">${bytes}</td><td class="${content.startsWith("OTHER") ? "fail" : ""}">${content}</td></tr>
`;
}
__name(line, "line");

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

// src/report/html-course.ts
var WIDTH = 320;
var HEIGHT = 72;
var PAD = 2;
function courses({ cells }) {
  const shown = cells.flatMap((cell) => {
    const found = cell.runs.flatMap((run) => run.series === null ? [] : [{ run, series: run.series }]);
    return found.length === 0 ? [] : [{ cell, found }];
  });
  if (shown.length === 0) return html``;
  const all = shown.flatMap(({ found }) => found.map(({ series }) => series));
  const scale = { top: Math.max(1e-9, ...all.flatMap(({ okPerSecond, failedPerSecond }) => [...okPerSecond, ...failedPerSecond])), seconds: Math.max(...all.map(({ intervalSeconds, okPerSecond }) => intervalSeconds * okPerSecond.length)) };
  return html`<h3>Course of the runs</h3><p class="soft">Good calls a second, a line a run; failed calls dashed. All charts to one scale: 0 to ${formatNumber(scale.top, 3)} calls/s, 0 to ${formatNumber(scale.seconds, 3)} s.</p>
<div class="charts">${shown.map(({ cell, found }) => chart(cell, found, scale))}</div>`;
}
__name(courses, "courses");
function chart({ variant }, found, scale) {
  const label = `${variant}: ${found.map(courseText).join("; ")}`;
  return html`<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title><path class="axis" d="M0 ${HEIGHT - PAD}H${WIDTH}"></path>${found.map(({ series }) => lines(series, scale))}</svg><figcaption>${variant}</figcaption></figure>
`;
}
__name(chart, "chart");
function lines({ intervalSeconds, okPerSecond, failedPerSecond }, scale) {
  const failed = failedPerSecond.some((rate) => rate > 0) ? html`<polyline class="failed-line" points="${points(failedPerSecond, intervalSeconds, scale)}"></polyline>` : html``;
  return html`<polyline points="${points(okPerSecond, intervalSeconds, scale)}"></polyline>${failed}`;
}
__name(lines, "lines");
function points(rates, intervalSeconds, { top, seconds }) {
  return rates.map((rate, at) => `${coordinate((at + 0.5) * intervalSeconds * WIDTH / seconds)},${coordinate(HEIGHT - PAD - rate * (HEIGHT - 2 * PAD) / top)}`).join(" ");
}
__name(points, "points");
function coordinate(value) {
  return String(Math.round(value * 10) / 10);
}
__name(coordinate, "coordinate");
function courseText({ run, series: { okPerSecond, failedPerSecond } }) {
  const failures = failedPerSecond.filter((rate) => rate > 0).length;
  const range = `${formatNumber(Math.min(...okPerSecond), 3)} to ${formatNumber(Math.max(...okPerSecond), 3)} good calls/s`;
  return `repeat ${String(run.repeat)}: ${range}${failures === 0 ? "" : `, failures in ${String(failures)} of ${String(okPerSecond.length)} intervals`}`;
}
__name(courseText, "courseText");

// src/report/parts-view.ts
var PART_HEADS = ["Good / all calls", "Median", "95th percentile", "99th percentile"];
function partLines({ cells }) {
  const methods = cells.find(({ parts }) => parts !== null)?.parts ?? [];
  return methods.flatMap(({ method }, at) => cells.flatMap(({ variant, parts }) => {
    const part = parts?.[at];
    return part === void 0 ? [] : [{ method, variant, figures: figuresOf(part) }];
  }));
}
__name(partLines, "partLines");
function figuresOf({ calls, ok, p50Ns, p95Ns, p99Ns }) {
  return [`${formatCount(ok)} / ${formatCount(calls)}`, ...[p50Ns, p95Ns, p99Ns].map(spreadText)];
}
__name(figuresOf, "figuresOf");
function spreadText(spread) {
  if (spread === null) return NO_FIGURE;
  const [low, high] = [formatDuration(spread.min), formatDuration(spread.max)];
  return spread.n === 1 || low === high ? formatDuration(spread.median) : `${formatDuration(spread.median)} (${low}–${high})`;
}
__name(spreadText, "spreadText");

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
  "stackCpuNsPerUnit",
  "clientCpuNsPerUnit",
  "serverAnonymousPeakBytes",
  "bytesPerCall"
];
function rowDetails(row, at, places) {
  return html`<details><summary>${rowTitle(row)} · ${row.driver}</summary><div>
<p class="soft" id="${rowAnchor(at)}">${workText(row)}</p>
<div class="scroll"><table><caption class="soft">Median over the runs, with the smallest and the largest</caption>
<thead><tr><th scope="col">Metric</th>${row.cells.map((cell) => html`<th scope="col" class="figure">${cell.variant}</th>`)}</tr></thead>
<tbody>${METRICS.filter((metric) => isShown(metric, row)).map((metric) => metricLine(row, metric, at))}</tbody></table></div>
${partsTable(row)}${rankingLine(row)}${ratioLines(row)}${warningLines(row)}${courses(row)}${runsTable(row, at, places)}</div></details>
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
  if (metric === "stackCpuNsPerUnit" && !hasNodeCpu([row])) return false;
  return row.cells.some((cell) => summaryOf(cell, metric) !== null || cell.state.kind === "measured" && noFigureText(cell, metric) !== NO_FIGURE);
}
__name(isShown, "isShown");
function metricLine(row, metric, at) {
  return html`<tr><th scope="row">${metricTitle(metric, row.unit)}</th>${row.cells.map((cell, index) => metricCell(cell, metric, runsAnchor(at, index)))}</tr>
`;
}
__name(metricLine, "metricLine");
function metricCell(cell, metric, runs) {
  const summary = summaryOf(cell, metric);
  if (summary === null) return html`<td class="figure empty">${noFigureText(cell, metric)}</td>`;
  const range = summary.n === 1 ? claimText(summary) : `${formatRange(metric, summary.min, summary.max)}, ${claimText(summary)}`;
  return html`<td class="figure"><a href="#${runs}">${formatMetric(metric, summary.median)}</a><br><span class="soft">${range}</span></td>`;
}
__name(metricCell, "metricCell");
function partsTable(row) {
  const lines2 = partLines(row);
  if (lines2.length === 0) return html``;
  return html`<h3>Parts of the mix</h3><div class="scroll"><table>
<thead><tr><th scope="col">Method</th><th scope="col">Variant</th>${PART_HEADS.map((head) => html`<th scope="col" class="figure">${head}</th>`)}</tr></thead>
<tbody>${lines2.map(({ method, variant, figures: figures2 }) => html`<tr><th scope="row">${method}</th><td>${variant}</td>${figures2.map((figure) => html`<td class="figure">${figure}</td>`)}</tr>
`)}</tbody></table></div>`;
}
__name(partsTable, "partsTable");
function rankingLine({ ranking }) {
  const text = ranking.kind === "ranked" ? `Order, best first: ${ranking.order.join(", ")}` : `Not ranked: ${ranking.reason}`;
  return html`<p>${text}</p>`;
}
__name(rankingLine, "rankingLine");
function ratioLines(row) {
  const lines2 = row.cells.flatMap((cell) => {
    const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
    return ratio === null ? [] : [html`<li>${ratio.numerator} ÷ ${ratio.denominator}: ${formatRatio(ratio)} (${basisText(ratio)})</li>`];
  });
  return lines2.length === 0 ? html`` : html`<ul>${lines2}</ul>`;
}
__name(ratioLines, "ratioLines");
function warningLines({ cells }) {
  const empty = cells.flatMap(({ variant, state }) => state.kind === "empty" ? [html`<li><b>${variant}</b>: ${EMPTY_WORDS[state.reason]}: ${state.detail}</li>`] : []);
  const warnings = cells.flatMap(({ variant, warnings: own }) => own.map((warning) => html`<li><b>${variant}</b>: ${adviceOn(warning)}</li>`));
  return empty.length + warnings.length === 0 ? html`` : html`<h3>Notes</h3><ul>${empty}${warnings}</ul>`;
}
__name(warningLines, "warningLines");
function runsTable(row, at, places) {
  const lines2 = row.cells.flatMap((cell, index) => cell.runs.map((run, place) => runLine(cell, run, { places, id: place === 0 ? runsAnchor(at, index) : null })));
  if (lines2.length === 0) return html``;
  return html`<h3>Runs</h3><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th><th scope="col">Repeat</th><th scope="col">Place in order</th><th scope="col" class="figure">${rateUnit(row.unit)}</th><th scope="col" class="figure">p50</th><th scope="col" class="figure">p95</th><th scope="col" class="figure">p99</th><th scope="col" class="figure">Good / all calls</th><th scope="col" class="figure">Client CPU</th><th scope="col" class="figure">Of the client’s ceiling</th><th scope="col">Bundle</th><th scope="col">Samples of ${row.scenario}</th></tr></thead>
<tbody>${lines2}</tbody></table></div>`;
}
__name(runsTable, "runsTable");
function runLine(cell, run, { places, id }) {
  const value = /* @__PURE__ */ __name((metric) => formatMetric(metric, run.values[metric] ?? null), "value");
  return html`<tr${id === null ? "" : html` id="${id}"`}><td>${cell.variant}</td><td>${run.repeat}</td><td>${run.position}</td><td class="figure">${value("unitsPerSecond")}</td><td class="figure">${value("p50Ns")}</td><td class="figure">${percentileText(run, "p95Ns", 95)}</td><td class="figure">${percentileText(run, "p99Ns", 99)}</td><td class="figure">${formatCount(run.ok)} / ${formatCount(run.calls)}</td><td class="figure">${formatShare(run.clientCpuShare)}${run.clientProcesses === void 0 ? "" : `, ${String(run.clientProcesses)} processes`}${run.clientBound ? html`<span class="mark">client-bound</span>` : ""}</td><td class="figure">${formatShare(run.clientCeilingShare)}</td><td>${bundleLink(run.bundleId)}</td><td>${run.samplesFile === null ? NO_FIGURE : bundleFile(places, run.bundleId, run.samplesFile)}</td></tr>
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
p { margin: .4rem 0; } ul { margin: .4rem 0; padding-left: 1.2rem; } a { color: var(--accent); } td.figure a { color: inherit; text-decoration-style: dotted; text-underline-offset: .2em; } :target { outline: 2px solid var(--accent); outline-offset: -2px; }
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
p.wrap { overflow-wrap: anywhere; }
.charts { display: flex; flex-wrap: wrap; gap: .75rem; } figure { flex: 1 1 16rem; max-width: 24rem; margin: 0; padding: .5rem; border: 1px solid var(--line); border-radius: 6px; } figcaption { color: var(--soft); font-size: .875rem; }
svg { display: block; width: 100%; height: auto; } polyline { fill: none; stroke: var(--accent); stroke-width: 1.5; vector-effect: non-scaling-stroke; } .failed-line { stroke: var(--bad); stroke-dasharray: 3 2; } .axis { stroke: var(--line); fill: none; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; } summary { padding: .6rem .9rem; cursor: pointer; font-weight: 500; } details > div { padding: 0 .9rem .9rem; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: .8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; } pre { overflow-x: auto; padding: .6rem; background: var(--panel); font: .8125rem/1.4 ui-monospace, monospace; }
@media (max-width: 40rem) { body { padding: 1rem .6rem 3rem; } h1 { font-size: 1.3rem; } th, td { padding: .4rem .5rem; } table { font-size: .875rem; } tbody th { min-width: 8.5rem; overflow-wrap: anywhere; } td.figure { white-space: normal; } td.figure > .median, td.figure > .soft { white-space: nowrap; } .median { font-size: 1rem; } .soft { font-size: .8125rem; } details > div { padding: 0 .5rem .6rem; } }
@media print { details > div { display: block; } body { max-width: none; } }
`;
var CONTENT_POLICY = `default-src 'none'; style-src 'sha256-${Buffer.from(sha256Hex(STYLE), "hex").toString("base64")}'; base-uri 'none'; form-action 'none'`;

// src/report/index-build-html.ts
function indexBuildSection(table, places) {
  if (table === null) return html``;
  return html`<section><h2>Index build</h2><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th>${MAIN_BUILD_METRICS.map((metric) => html`<th scope="col" class="figure">${buildMetricTitle(metric)}</th>`)}</tr></thead>
<tbody>${table.cells.map((cell) => html`<tr><th scope="row">${cell.variant}</th>${cellsOf(table, cell)}</tr>
`)}</tbody></table></div>
<ul class="soft">${HOW_TO_READ_BUILDS.map((line2) => html`<li>${line2}</li>`)}</ul>
${details(table, places)}</section>
`;
}
__name(indexBuildSection, "indexBuildSection");
function cellsOf(table, cell) {
  if (cell.state.kind === "empty") return html`<td class="figure empty" colspan="${MAIN_BUILD_METRICS.length}">${emptyBuildText(cell.state)}</td>`;
  return html`${MAIN_BUILD_METRICS.map((metric) => figureCell(table, cell, metric))}`;
}
__name(cellsOf, "cellsOf");
function figureCell(table, cell, metric) {
  const summary = buildSummaryOf(cell, metric);
  if (summary === null) return html`<td class="figure empty">${noBuildFigureText(cell, metric)}</td>`;
  const ratio = buildRatioFor(table, cell.variant, metric);
  const soft = [[buildErrorText(summary), buildRangeText(summary)].filter((text) => text !== "").join(", "), ratio === null || ratio.median === null ? "" : `${formatRatio({ ...ratio, bound: "exact" })}${ratio.basis.kind === "across-machines" ? " across machines" : ""}`];
  return html`<td class="figure"><span class="median"><a href="#${buildsAnchor(table.cells.indexOf(cell))}">${formatBuildMetric(metric, summary.median)}</a></span>${soft.filter((text) => text !== "").map((text) => html`<br><span class="soft">${text}</span>`)}${metric === "completeNs" ? marksOf(cell.warnings).map(({ word }) => html`<span class="mark">${word}</span>`) : ""}</td>`;
}
__name(figureCell, "figureCell");
function details(table, places) {
  const measured = table.cells.filter(({ state }) => state.kind === "measured");
  const metrics = INDEX_BUILD_METRICS.filter((metric) => measured.some((cell) => buildSummaryOf(cell, metric) !== null));
  const figures2 = html`<div class="scroll"><table>
<thead><tr><th scope="col">Figure</th>${measured.map(({ variant }) => html`<th scope="col" class="figure">${variant}</th>`)}</tr></thead>
<tbody>${metrics.map((metric) => html`<tr><th scope="row">${buildMetricTitle(metric)}</th>${measured.map((cell) => figureCell(table, cell, metric))}</tr>
`)}<tr><th scope="row">Readings a run</th>${measured.map((cell) => html`<td class="figure">${samplesText(cell)}</td>`)}</tr></tbody></table></div>`;
  return html`<details><summary>All figures of the index builds</summary><div>
${measured.length === 0 ? html`` : figures2}
<ul>${table.cells.flatMap((cell) => notesOn(table, cell)).map((note) => html`<li>${note}</li>`)}${table.apart.map(({ variant, bundleId, field, value, others }) => html`<li>${variant}, ${bundleLink(bundleId)}: not comparable: ${field} is <code>${value}</code>, of the others <code>${others}</code></li>`)}</ul>
${runsTable2(table, places)}</div></details>`;
}
__name(details, "details");
function notesOn(table, { variant, state, warnings }) {
  const ratio = buildRatioFor(table, variant, "completeNs");
  return [
    ...state.kind === "empty" ? [html`<b>${variant}</b>: ${emptyBuildText(state)}: ${state.detail}`] : [],
    ...warnings.map((warning) => html`<b>${variant}</b>: ${adviceOn(warning)}`),
    ...ratio === null ? [] : [html`${ratio.numerator} ÷ ${ratio.denominator}, index complete: ${basisText(ratio)}`]
  ];
}
__name(notesOn, "notesOn");
function runsTable2({ cells }, places) {
  const lines2 = cells.flatMap(({ variant, state, runs }, at) => (state.kind !== "measured" ? [] : runs).map((run, index) => html`<tr${index === 0 ? html` id="${buildsAnchor(at)}"` : ""}><td>${variant}</td><td>${run.repeat}</td><td>${run.position}</td>${MAIN_BUILD_METRICS.map((metric) => html`<td class="figure">${formatBuildMetric(metric, run.values[metric] ?? null)}</td>`)}<td>${run.seriesFile === null ? NO_FIGURE : bundleFile(places, run.bundleId, run.seriesFile)}</td><td>${bundleLink(run.bundleId)}</td></tr>
`));
  if (lines2.length === 0) return html``;
  return html`<h3>Runs</h3><div class="scroll"><table>
<thead><tr><th scope="col">Variant</th><th scope="col">Repeat</th><th scope="col">Place in order</th>${MAIN_BUILD_METRICS.map((metric) => html`<th scope="col" class="figure">${buildMetricTitle(metric)}</th>`)}<th scope="col">Series</th><th scope="col">Bundle</th></tr></thead>
<tbody>${lines2}</tbody></table></div>`;
}
__name(runsTable2, "runsTable");

// src/report/html.ts
function comparisonHtml(comparison, places = NO_PLACES) {
  const title = `Comparison: ${comparison.variants.join(", ")}`;
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<meta name="referrer" content="no-referrer">
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
${experimentsHtml(comparison)}${indexBuildSection(comparison.indexBuild, places)}${servingSections(comparison, places)}
${sideTablesHtml(comparison)}${notComparableSection(comparison)}
${failuresSection(comparison)}
${inputsSection(comparison, places)}
</main>
</body>
</html>
`;
  return page.text;
}
__name(comparisonHtml, "comparisonHtml");
var MANIFEST = "MANIFEST.sha256";
function servingSections(comparison, places) {
  if (comparison.rows.length === 0) return html``;
  return html`<section><h2>Throughput</h2>${throughputTable(comparison)}</section>
${consumersHtml(comparison)}
<section><h2>How to read this</h2><ul>${HOW_TO_READ.map((line2) => html`<li>${line2}</li>`)}</ul></section>
<section><h2>Details</h2>${comparison.rows.map((row, at) => rowDetails(row, at, places))}</section>`;
}
__name(servingSections, "servingSections");
function alerts(comparison) {
  const lines2 = shortcomings(comparison);
  return lines2.length === 0 ? html`` : html`<ul class="alert" role="note">${lines2.map((line2) => html`<li>${line2}</li>`)}</ul>`;
}
__name(alerts, "alerts");
function throughputTable(comparison) {
  const [first = "", ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">Work</th>${isDriverShown ? html`<th scope="col">Driver</th>` : ""}<th scope="col" class="figure">${first}</th>${others.map((variant) => html`<th scope="col" class="figure">${variant}</th><th scope="col" class="figure">÷ ${first}</th>`)}</tr></thead>
<tbody>${comparison.rows.map((row, at) => throughputLine(row, at, isDriverShown))}</tbody></table></div>`;
}
__name(throughputTable, "throughputTable");
function throughputLine(row, at, isDriverShown) {
  const [first, ...others] = row.cells;
  return html`<tr><th scope="row"><a href="#${rowAnchor(at)}">${rowTitle(row)}</a><br><span class="soft">${row.scenario}</span></th>${isDriverShown ? html`<td>${row.driver}</td>` : ""}${first === void 0 ? "" : cellMarkup(first, row, [at, 0])}${others.map((cell, index) => html`${cellMarkup(cell, row, [at, index + 1])}${ratioMarkup(row, cell)}`)}</tr>
`;
}
__name(throughputLine, "throughputLine");
function cellMarkup(cell, row, place) {
  if (cell.state.kind === "empty") return html`<td class="figure empty">${NO_FIGURE} <a href="#${rowAnchor(place[0])}">${EMPTY_WORDS[cell.state.reason]}</a></td>`;
  const summary = summaryOf(cell, MAIN_METRIC);
  if (summary === null) return html`<td class="figure">${NO_FIGURE}</td>`;
  const isBest = row.ranking.kind === "ranked" && row.ranking.order[0] === cell.variant;
  const range = summary.n === 1 ? claimText(summary) : formatRange(MAIN_METRIC, summary.min, summary.max);
  return html`<td class="figure"><span class="median${isBest ? " best" : ""}"><a href="#${runsAnchor(...place)}">${formatMetric(MAIN_METRIC, summary.median)}</a></span> ${rateUnit(row.unit)}<br><span class="soft">${range}</span>${marksOf(cell.warnings).map(({ word }) => html`<span class="mark">${word}</span>`)}</td>`;
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
  const lines2 = gates.map(({ id, figure, limit, ...result }) => html`<tr><th scope="row">${id}</th><td class="${result.verdict.split(" ")[0] ?? ""}">${gateText(result)}</td><td>${figure ?? NO_FIGURE}</td><td>${limit}</td></tr>`);
  return section("Gates", ["Gate", "Verdict", "Figure", "Limit"], lines2);
}
__name(gatesSection, "gatesSection");
function gateText(result) {
  const [verdict = "", ...others] = gateWords(result);
  return others.length === 0 ? verdict : `${verdict} (${others.join(", ")})`;
}
__name(gateText, "gateText");
function notComparableSection({ notComparable }) {
  if (notComparable.length === 0) return html``;
  const lines2 = notComparable.map(({ scenario, driver, variant, bundleId, field, value, others }) => html`<tr><td>${scenario}</td><td>${driver}</td><td>${variant}</td><td>${bundleLink(bundleId)}</td><td>${field}</td><td><code>${value}</code></td><td><code>${others}</code></td></tr>`);
  return section("Measured, not comparable", ["Scenario", "Driver", "Variant", "Bundle", "Field", "Here", "The others"], lines2);
}
__name(notComparableSection, "notComparableSection");
function failuresSection({ failures, refused }) {
  if (failures.length + refused.length === 0) return html``;
  const log = /* @__PURE__ */ __name((lines3) => lines3.length === 0 ? html`` : html`<details><summary>Last log lines</summary><div><pre>${raw(lines3.map((line2) => html`${line2}`.text).join("\n"))}</pre></div></details>`, "log");
  const lines2 = [
    ...failures.map(({ label, code, message, lastLogLines }) => html`<tr><td><code>${label}</code></td><td>${code}</td><td>${message}${log(lastLogLines)}</td></tr>`),
    ...refused.map(({ label, code, message }) => html`<tr><td><code>${label}</code></td><td>refused: ${code}</td><td>${message}</td></tr>`)
  ];
  return section("Failures", ["Run", "Code", "Message"], lines2);
}
__name(failuresSection, "failuresSection");
function inputsSection(comparison, places) {
  const { inputs, hosts, plans } = comparison;
  const lines2 = inputs.map(({ bundleId, variant, repeat, attempt, legId, outcome, used, startedAt }) => html`<tr id="${inputAnchor(bundleId)}"><td><code>${bundleId}</code></td><td>${bundleFile(places, bundleId, MANIFEST)}</td><td>${variant}</td><td>${repeat}</td><td>${attempt}</td><td><code>${legId}</code></td><td>${used ? outcome : `${outcome}, replaced`}</td><td>${startedAt}</td></tr>`);
  return html`${section("Inputs", ["Bundle", "Sealed by", "Variant", "Repeat", "Attempt", "Leg", "Outcome", "Started"], lines2)}
<p class="soft">${samplesNote(comparison)}</p>
${hosts.map((host) => html`<p class="soft">Host <code>${host.hostKey.slice(0, 12)}</code>: ${hostClassText(host)}.</p>`)}
${plans.map(({ id, planSha256 }) => html`<p class="soft">Plan ${id}: <code>${planSha256}</code></p>`)}${programLines(comparison).map((line2) => html`
<p class="soft">${line2}</p>`)}`;
}
__name(inputsSection, "inputsSection");
function section(title, header, lines2) {
  return html`<section><h2>${title}</h2><div class="scroll"><table>
<thead><tr>${header.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${lines2}</tbody></table></div></section>`;
}
__name(section, "section");

// src/report/consumers-markdown.ts
function consumersSection(comparison) {
  if (comparison.consumers.length === 0) return [];
  const tables = comparison.consumers.flatMap((entry) => [
    `### ${escapeMarkdown(consumerTitle(comparison, entry))}`,
    "",
    ...markdownTable(["Consumer", ...CONSUMER_FIGURES, "Blocks", "Payload", "Content"], consumerLines(entry).map(cellsOf2)),
    "",
    escapeMarkdown(digestText(entry)),
    ""
  ]);
  return ["## Consumers: one pass", "", ...tables, ...bullets(consumerNotes(comparison))];
}
__name(consumersSection, "consumersSection");
function cellsOf2({ driver, empty, isClientBound, figures: figures2, blocks, bytes, content }) {
  if (empty !== null) return [driver, `${NO_FIGURE} ${empty}`, ...Array.from({ length: CONSUMER_FIGURES.length + 2 }, () => NO_FIGURE)];
  const spreads = figures2.map(({ median, range, isFigure }) => isFigure ? `**${median}**${range === null ? "" : `<br>${range}`}` : median);
  return [`${driver}${isClientBound ? "<br>*client-bound*" : ""}`, ...spreads, blocks, bytes, content];
}
__name(cellsOf2, "cellsOf");

// src/report/experiment-markdown.ts
function experimentsMarkdown({ experiments }) {
  return (experiments ?? []).flatMap((table, index) => [...index === 0 ? [] : [""], ...experimentMarkdown(table)]);
}
__name(experimentsMarkdown, "experimentsMarkdown");
function experimentMarkdown(table) {
  const lines2 = table.lines.map((line2) => experimentCells(line2).map(escapeMarkdown));
  const pairs = table.lines.flatMap((line2) => {
    const texts = pairTexts(line2);
    return texts.length === 0 ? [] : [`${line2.scenario} (${line2.driver}), ${experimentCells(line2)[2] ?? ""}: ${texts.join(", ")}`];
  });
  return [
    `## ${escapeMarkdown(experimentTitle(table))}`,
    "",
    ...bullets(experimentNotes(table)),
    "",
    ...markdownTable(EXPERIMENT_HEADER, lines2),
    ...pairs.length === 0 ? [] : ["", "Ratio of each pair (number, which ran first):", "", ...bullets(pairs)]
  ];
}
__name(experimentMarkdown, "experimentMarkdown");

// src/report/index-build-markdown.ts
function indexBuildMarkdown(table) {
  if (table === null) return [];
  const lines2 = table.cells.map((cell) => [escapeMarkdown(cell.variant), ...MAIN_BUILD_METRICS.map((metric) => figureText(table, cell, metric))]);
  return ["## Index build", "", ...markdownTable(["Variant", ...MAIN_BUILD_METRICS.map(buildMetricTitle)], lines2), "", ...HOW_TO_READ_BUILDS.map((line2) => `- ${escapeMarkdown(line2)}`)];
}
__name(indexBuildMarkdown, "indexBuildMarkdown");
function indexBuildDetailsMarkdown(table) {
  if (table === null) return [];
  const measured = table.cells.filter(({ state }) => state.kind === "measured");
  const metrics = INDEX_BUILD_METRICS.filter((metric) => measured.some((cell) => buildSummaryOf(cell, metric) !== null));
  const lines2 = metrics.map((metric) => [buildMetricTitle(metric), ...measured.map((cell) => figureText(table, cell, metric))]);
  const runs = ["Runs", ...measured.map((cell) => runsText(cell))];
  const samples = ["Readings a run", ...measured.map((cell) => samplesText(cell))];
  const notes = [...table.cells.flatMap(notesOn2), ...table.cells.flatMap((cell) => basisNote(table, cell)), ...table.apart.map(({ variant, bundleId, field, value, others }) => `- ${escapeMarkdown(variant)}, ${bundleId.slice(0, 12)}: not comparable: ${escapeMarkdown(field)} is ${markdownCode(value)}, of the others ${markdownCode(others)}`)];
  return [
    ...measured.length === 0 ? [] : ["## Index build, all figures", "", ...markdownTable(["Figure", ...measured.map(({ variant }) => escapeMarkdown(variant))], [...lines2, runs, samples])],
    ...notes.length === 0 ? [] : [...measured.length === 0 ? ["## Index build, notes"] : [], "", ...notes]
  ];
}
__name(indexBuildDetailsMarkdown, "indexBuildDetailsMarkdown");
function figureText(table, cell, metric) {
  if (cell.state.kind === "empty") return metric === "completeNs" ? emptyBuildText(cell.state) : NO_FIGURE;
  const summary = buildSummaryOf(cell, metric);
  if (summary === null) return noBuildFigureText(cell, metric);
  const ratio = buildRatioFor(table, cell.variant, metric);
  const parts = [`**${formatBuildMetric(metric, summary.median)}** ${buildErrorText(summary)}`.trim(), buildRangeText(summary), ratio === null || ratio.median === null ? "" : `${formatRatio({ ...ratio, bound: "exact" })}${ratio.basis.kind === "across-machines" ? " *across machines*" : ""}`];
  const marks = metric === "completeNs" ? marksOf(cell.warnings).map(({ word }) => word).join(", ") : "";
  return [...parts, marks === "" ? "" : `*${marks}*`].filter((part) => part !== "").join("<br>");
}
__name(figureText, "figureText");
function runsText(cell) {
  const [first] = cell.summary;
  return first === void 0 ? NO_FIGURE : claimText(first);
}
__name(runsText, "runsText");
function notesOn2({ variant, state, warnings }) {
  const empty = state.kind === "empty" ? [`${emptyBuildText(state)}: ${markdownCode(state.detail)}`] : [];
  return [...empty, ...warnings.map((warning) => escapeMarkdown(adviceOn(warning)))].map((note) => `- ${escapeMarkdown(variant)}: ${note}`);
}
__name(notesOn2, "notesOn");
function basisNote(table, cell) {
  const ratio = buildRatioFor(table, cell.variant, "completeNs");
  return ratio === null ? [] : [`- ${escapeMarkdown(`${ratio.numerator} ÷ ${ratio.denominator}, index complete: ${basisText(ratio)}`)}`];
}
__name(basisNote, "basisNote");

// src/report/markdown.ts
var DETAIL_METRICS = ["p50Ns", "p95Ns", "p99Ns", "firstMessageP50Ns", "serverCpuNsPerUnit", "stackCpuNsPerUnit", "serverAnonymousPeakBytes", "bytesPerCall"];
var MAX_TABLE_VARIANTS = 6;
function comparisonMarkdown(comparison) {
  const sections = [
    ["# Comparison", "", `${outcomeLine(comparison)}.`],
    bullets(shortcomings(comparison)),
    gatesSection2(comparison),
    experimentsMarkdown(comparison),
    indexBuildMarkdown(comparison.indexBuild),
    ...comparison.rows.length === 0 ? [] : [["## Throughput", "", ...throughputTables(comparison)], consumersSection(comparison), ["## How to read this", "", ...bullets(HOW_TO_READ)], ["## Details", "", ...detailTable(comparison)]],
    partsSection(comparison),
    sideTablesMarkdown(comparison),
    notesSection(comparison),
    indexBuildDetailsMarkdown(comparison.indexBuild),
    notComparableSection2(comparison),
    failuresSection2(comparison),
    inputsSection2(comparison)
  ];
  return `${sections.filter((lines2) => lines2.length > 0).map((lines2) => lines2.join("\n")).join("\n\n")}
`;
}
__name(comparisonMarkdown, "comparisonMarkdown");
function throughputTables(comparison) {
  if (comparison.variants.length <= MAX_TABLE_VARIANTS) return throughputTable2(comparison);
  return comparison.rows.flatMap((row, index) => {
    const title = `### ${escapeMarkdown(rowTitle(row))}${hasSeveralDrivers(comparison) ? `, ${row.driver}` : ""}`;
    const lines2 = row.cells.map((cell, column) => [escapeMarkdown(cell.variant), cellText(cell, row), column === 0 ? "" : ratioText(row, cell)]);
    return [...index === 0 ? [] : [""], title, "", ...markdownTable(["Variant", "Throughput", `÷ ${escapeMarkdown(comparison.variants[0] ?? "")}`], lines2)];
  });
}
__name(throughputTables, "throughputTables");
function throughputTable2(comparison) {
  const [first = "", ...others] = comparison.variants;
  const isDriverShown = hasSeveralDrivers(comparison);
  const header = ["Work", ...isDriverShown ? ["Driver"] : [], first, ...others.flatMap((variant) => [variant, `÷ ${first}`])].map(escapeMarkdown);
  const lines2 = comparison.rows.map((row) => {
    const [firstCell, ...otherCells] = row.cells;
    const cells = [firstCell === void 0 ? "" : cellText(firstCell, row), ...otherCells.flatMap((cell) => [cellText(cell, row), ratioText(row, cell)])];
    return [escapeMarkdown(rowTitle(row)), ...isDriverShown ? [row.driver] : [], ...cells];
  });
  return markdownTable(header, lines2);
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
  const metrics = DETAIL_METRICS.filter((metric) => metric !== "stackCpuNsPerUnit" || hasNodeCpu(rows));
  const lines2 = rows.flatMap(
    (row) => row.cells.filter(({ state }) => state.kind === "measured").flatMap((cell) => [
      [escapeMarkdown(rowTitle(row)), row.driver, cell.variant, runsText2(cell), ...metrics.map((metric) => detailText(cell, metric)), ratioBasis(row, cell)]
    ])
  );
  const titles = metrics.map((metric) => metricTitle(metric, "unit"));
  return markdownTable(["Work", "Driver", "Variant", "Runs", ...titles, "Ratio from"], lines2);
}
__name(detailTable, "detailTable");
function detailText(cell, metric) {
  const summary = summaryOf(cell, metric);
  return summary === null ? noFigureText(cell, metric) : formatMetric(metric, summary.median);
}
__name(detailText, "detailText");
function runsText2(cell) {
  const summary = summaryOf(cell, MAIN_METRIC);
  return summary === null ? NO_FIGURE : claimText(summary);
}
__name(runsText2, "runsText");
function ratioBasis(row, cell) {
  const ratio = ratioFor(row, cell.variant, MAIN_METRIC);
  return ratio === null ? NO_FIGURE : escapeMarkdown(basisText(ratio));
}
__name(ratioBasis, "ratioBasis");
function partsSection({ rows }) {
  const lines2 = rows.flatMap((row) => partLines(row).map(({ method, variant, figures: figures2 }) => [escapeMarkdown(rowTitle(row)), row.driver, method, escapeMarkdown(variant), ...figures2]));
  return lines2.length === 0 ? [] : ["## Parts of mixes", "", ...markdownTable(["Work", "Driver", "Method", "Variant", ...PART_HEADS], lines2)];
}
__name(partsSection, "partsSection");
function notesSection({ rows }) {
  const cellsByNote = /* @__PURE__ */ new Map();
  for (const { scenario, driver, cells } of rows) {
    for (const cell of cells) {
      for (const note of notesOn3(cell)) cellsByNote.set(note, [...cellsByNote.get(note) ?? [], escapeMarkdown(`${scenario} (${driver}, ${cell.variant})`)]);
    }
  }
  return cellsByNote.size === 0 ? [] : ["## Notes on cells", "", ...[...cellsByNote].map(([note, cells]) => `- ${cells.join(", ")}: ${note}`)];
}
__name(notesSection, "notesSection");
function notesOn3({ state, warnings }) {
  const empty = state.kind === "empty" ? [`${EMPTY_WORDS[state.reason]}: ${markdownCode(state.detail)}`] : [];
  return [...empty, ...warnings.map((warning) => escapeMarkdown(adviceOn(warning)))];
}
__name(notesOn3, "notesOn");
function gatesSection2({ gates }) {
  if (gates.length === 0) return [];
  const lines2 = gates.map(({ id, figure, limit, ...verdict }) => [escapeMarkdown(id), gateVerdict(verdict), figure === null ? NO_FIGURE : escapeMarkdown(figure), escapeMarkdown(limit)]);
  return ["## Gates", "", ...markdownTable(["Gate", "Verdict", "Figure", "Limit"], lines2)];
}
__name(gatesSection2, "gatesSection");
function gateVerdict(result) {
  const [verdict = "", ...others] = gateWords(result);
  return `**${verdict}**${others.length === 0 ? "" : ` (${others.join(", ")})`}`;
}
__name(gateVerdict, "gateVerdict");
function notComparableSection2({ notComparable }) {
  if (notComparable.length === 0) return [];
  const lines2 = notComparable.map(({ scenario, driver, variant, bundleId, field, value, others }) => [escapeMarkdown(scenario), driver, escapeMarkdown(variant), bundleId.slice(0, 12), escapeMarkdown(field), markdownCode(value), markdownCode(others)]);
  return ["## Measured, not comparable", "", ...markdownTable(["Scenario", "Driver", "Variant", "Bundle", "Field", "Here", "The others"], lines2)];
}
__name(notComparableSection2, "notComparableSection");
function failuresSection2({ failures, refused }) {
  if (failures.length + refused.length === 0) return [];
  const lines2 = [
    ...failures.map(({ label, code, message }) => [markdownCode(label), escapeMarkdown(code), markdownCode(message)]),
    ...refused.map(({ label, code, message }) => [markdownCode(label), `refused: ${escapeMarkdown(code)}`, markdownCode(message)])
  ];
  return ["## Failures", "", ...markdownTable(["Run", "Code", "Message"], lines2)];
}
__name(failuresSection2, "failuresSection");
function inputsSection2(comparison) {
  const { inputs, hosts, plans } = comparison;
  const lines2 = inputs.map(({ bundleId, variant, repeat, attempt, legId, outcome, used, startedAt }) => [`\`${bundleId}\``, escapeMarkdown(variant), String(repeat), String(attempt), markdownCode(legId), used ? outcome : `${outcome}, replaced`, startedAt]);
  return [
    "## Inputs",
    "",
    samplesNote(comparison),
    "",
    ...hosts.map((host) => `Host \`${host.hostKey.slice(0, 12)}\`: ${escapeMarkdown(hostClassText(host))}.
`),
    ...plans.map(({ id, planSha256 }) => `Plan ${escapeMarkdown(id)}: \`${planSha256}\``),
    ...programLines(comparison).map((line2) => `
${escapeMarkdown(line2)}`),
    "",
    ...markdownTable(["Bundle", "Variant", "Repeat", "Attempt", "Leg", "Outcome", "Started"], lines2)
  ];
}
__name(inputsSection2, "inputsSection");

// src/report/comparison-files.ts
var whole = /* @__PURE__ */ __name((text) => text, "whole");
var COMPARISON_FILES = {
  json: { file: "comparison.json", render: /* @__PURE__ */ __name((comparison) => documentBlocks(comparison), "render"), claims: whole },
  md: { file: "comparison.md", render: comparisonMarkdown, claims: whole },
  csv: { file: "comparison.csv", render: comparisonCsv, claims: whole },
  html: { file: "report.html", render: comparisonHtml, claims: withoutPlaces }
};

export {
  comparisonMarkdown,
  COMPARISON_FILES
};
