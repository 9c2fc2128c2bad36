/**
 * The text of README.txt in an output folder: how a reviewer checks and queries what is there.
 *
 * @param kit what to check out: indexbench, or a version of it
 */
export function reviewText(kit: string): string {
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

${REVIEW_QUERIES.map(({ title, sql }) => `   -- ${title}\n${indent(sql)}`).join('\n\n')}
`;
}

/** Queries that work in DuckDB, with an output folder as the working folder. */
export const REVIEW_QUERIES = [
  {
    title: 'Calls, goodput and median latency of each measurement',
    sql: `SELECT filename, count(*) FILTER (phase = 1) AS calls, count(*) FILTER (phase = 1 AND status = 0) AS good,
  round(count(*) FILTER (phase = 1 AND status = 0) * 1e9 / (max(endNs) FILTER (phase > 0) - min(startNs) FILTER (phase > 0)), 1) AS good_calls_per_second,
  quantile_disc(endNs - coalesce(intendedStartNs, startNs), 0.5) FILTER (phase = 1 AND status = 0) AS p50_ns
FROM read_parquet('runs/*/samples/*.*.parquet', filename = true, union_by_name = true) GROUP BY filename ORDER BY filename;`,
  },
  {
    title: 'Calls that failed, by status',
    sql: `SELECT filename, status, count(*) AS calls, min(startNs) AS first_ns
FROM read_parquet('runs/*/samples/*.*.parquet', filename = true, union_by_name = true) WHERE phase = 1 AND status <> 0
GROUP BY filename, status ORDER BY calls DESC;`,
  },
  {
    title: 'Goodput in tenths of a second: a rate that falls or stalls within a window shows here',
    sql: `SELECT filename, (endNs // 100000000) / 10 AS second, count(*) AS good_calls
FROM read_parquet('runs/*/samples/*.*.parquet', filename = true, union_by_name = true) WHERE phase = 1 AND status = 0
GROUP BY filename, second ORDER BY filename, second;`,
  },
] as const;

function indent(text: string): string {
  return text.split('\n').map((line) => `   ${line}`).join('\n');
}
