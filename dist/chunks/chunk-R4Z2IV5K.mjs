import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  screeningPlan
} from "./chunk-MRCKWFGY.mjs";
import {
  aggregate
} from "./chunk-R42G5QHH.mjs";
import {
  REPORT_FORMATS,
  writeReports
} from "./chunk-BJPVDHMZ.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/review.ts
function reviewText(kit) {
  return `How to review this folder
=========================

runs/*/            one bundle a run: one variant, one repeat. The folder's name is a label; identity is in bundle.json.
comparison.json    all runs aggregated; it names each bundle by its id, the SHA-256 of the bundle's MANIFEST.sha256.
comparison.md, comparison.csv, report.html    the same for readers and spreadsheets.

1. No file was changed since the run ended (needs coreutils):

   for run in runs/*/; do (cd "$run" && sha256sum --quiet -c MANIFEST.sha256 && sha256sum MANIFEST.sha256); done

   The digests printed are the bundle ids in comparison.json. Compare that file with the published one: whoever can change all files
   together can also make a new manifest.

2. Every figure follows from the samples (needs Node.js 20.19 or later and a checkout of ${kit}, called INDEXBENCH here; nothing is
   installed, and no network is asked). The first recomputes all that stands here, the second makes the comparison and report.html again:

   node INDEXBENCH/dist/cli.mjs verify .
   node INDEXBENCH/dist/cli.mjs aggregate . --format html --out AGAIN

   report.html opens from disk; each figure in it leads to its runs, and each run to its bundle and its file of samples.

3. Look at the samples yourself, with DuckDB in this folder. One row is one call; times are ns from the start of the measured window;
   phase 0 = warm-up, 1 = measured, 2 = cut off, 3 = no call but time that counts (ghz-as-published: its skipped first calls); status 0 = good, 100 = OK but wrong blocks, others as in gRPC.
   What was seen of an index build is in samples/index-build.parquet: one row an observation, ns from the launch; kind 0 = counters,
   1 = GetLightdInfo, 2 = GetBlock, 3 = progress, 4 = size of the index, 5 = asked to stop, 6 = ended.

${REVIEW_QUERIES.map(({ title, sql }) => `   -- ${title}
${indent(sql)}`).join("\n\n")}
`;
}
__name(reviewText, "reviewText");
var REVIEW_QUERIES = [
  {
    title: "Calls, goodput and median latency of each measurement",
    sql: `SELECT filename, count(*) FILTER (phase = 1) AS calls, count(*) FILTER (phase = 1 AND status = 0) AS good,
  round(count(*) FILTER (phase = 1 AND status = 0) * 1e9 / (max(endNs) FILTER (phase > 0) - min(startNs) FILTER (phase > 0)), 1) AS good_calls_per_second,
  quantile_disc(endNs - coalesce(intendedStartNs, startNs), 0.5) FILTER (phase = 1 AND status = 0) AS p50_ns
FROM read_parquet('runs/*/samples/*.*.parquet', filename = true, union_by_name = true) GROUP BY filename ORDER BY filename;`
  },
  {
    title: "Calls that failed, by status",
    sql: `SELECT filename, status, count(*) AS calls, min(startNs) AS first_ns
FROM read_parquet('runs/*/samples/*.*.parquet', filename = true, union_by_name = true) WHERE phase = 1 AND status <> 0
GROUP BY filename, status ORDER BY calls DESC;`
  },
  {
    title: "Goodput in tenths of a second: a rate that falls or stalls within a window shows here",
    sql: `SELECT filename, (endNs // 100000000) / 10 AS second, count(*) AS good_calls
FROM read_parquet('runs/*/samples/*.*.parquet', filename = true, union_by_name = true) WHERE phase = 1 AND status = 0
GROUP BY filename, second ORDER BY filename, second;`
  }
];
function indent(text) {
  return text.split("\n").map((line) => `   ${line}`).join("\n");
}
__name(indent, "indent");

// src/run/screening.ts
import { join } from "node:path";
var SCREENING_FOLDER = "screening";
async function screen(plan, { out, version, emit, signal, runLegs }) {
  const screening = screeningPlan(plan);
  if (screening === null) return null;
  const folder = join(out, SCREENING_FOLDER);
  emit({ kind: "notice", message: `screening: ${String(screening.repeats)} pairs of ${String(screening.scenarios.length)} scenarios before the full matrix` });
  const results = await runLegs(screening, folder);
  if (results.length === 0) return null;
  const found = await aggregate({ roots: [join(folder, "runs")], gates: null, recheck: null, version });
  await writeReports(folder, found, REPORT_FORMATS);
  if (!signal.aborted && found.comparison.outcome === "passed") return null;
  emit({ kind: "notice", message: whyStopped(found.comparison) });
  return { ...found, folder, results };
}
__name(screen, "screen");
function whyStopped({ outcome }) {
  return `the screening ${outcome === "failed" ? "did not pass its gates" : "is incomplete"}: the full matrix is not run`;
}
__name(whyStopped, "whyStopped");

// src/bundle/safe-file-name.ts
var MAX_LABEL = 120;
var DIGEST_DIGITS = 10;
function safeFileName(label) {
  const safe = label.replaceAll(/[^A-Za-z0-9._-]/g, "-").replace(/^\.+/, "").slice(0, MAX_LABEL);
  return safe === label && safe !== "" ? safe : `${safe === "" ? "file" : safe}-${sha256Hex(label).slice(0, DIGEST_DIGITS)}`;
}
__name(safeFileName, "safeFileName");

export {
  reviewText,
  SCREENING_FOLDER,
  screen,
  safeFileName
};
