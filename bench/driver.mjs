/**
 * What the native driver costs beside ghz, on null servers of our own, all sides in turn on one machine. CPU time a unit is the slope
 * between two counts, so that starting up, which is shown apart, is not in it. Medians of 5 rounds and of the ratios in each.
 * Usage: npm run bench:driver [-- --quick] [-- --json]
 *   --quick  the first two rows, three rounds (under 50 s)
 *   --json   one line of JSON at the end
 */
import { BLOCKS_A_CALL, GHZ_HOW_TO_GET, WORK, findGhzProgram, prepare, runBench, runGhz, runNative, startServer } from './driver-sides.mjs';

const quick = process.argv.includes('--quick');
const rounds = quick ? 3 : 5;
const ghz = await findGhzProgram();
if (ghz === null) {
  console.error(`ghz is neither in INDEXBENCH_BIN nor in PATH. How to get it: ${GHZ_HOW_TO_GET}`);
  process.exit(3);
}

const download = { work: WORK.download, clients: 1, unitsARequest: BLOCKS_A_CALL };
const unary = { work: WORK.block, clients: 32, unitsARequest: 1 };
/** Counts of requests, low and high, by program: ghz takes ten times as long for the same. */
const STREAMED = { native: [20, quick ? 80 : 120], nodeHttp2: [20, 80], ghz: [4, quick ? 12 : 44] };
const PACED = { native: [2, 5], ghz: [2, 5] };
const PACING = { perSecond: 5_000, seconds: 3 };
const UNARY = { native: [10_000, 50_000], ghzTemplates: [5_000, 20_000], ghz: [10_000, 50_000] };

/** First the row's native side; `reach` is the greatest ratio native ÷ the other that the issue of this driver allowed. */
const ROWS = [
  { id: 'unpacked', title: 'one message a DATA frame', server: 'unpacked', ...download, counts: STREAMED, reach: { ghz: 1 / 10 } },
  { id: 'packed', title: 'full 16 KiB frames', server: 'packed', ...download, counts: STREAMED, reach: { ghz: 1 / 12 } },
  { id: 'slow', title: '10,000 messages a second', server: 'paced', ...download, counts: PACED, reach: { ghz: 1 / 3 } },
  { id: 'unary', title: 'unary, 32 clients', server: 'packed', ...unary, counts: UNARY, reach: { ghzTemplates: 1 / 5, ghz: 1 / 1.6 } },
];

const SERVER_FLAGS = { packed: [], unpacked: ['--one-message-a-frame'], paced: ['--messages-per-second', '10000'] };

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
const rounded = (value, digits = 3) => Number(value.toPrecision(digits));

/** An open loop of unary calls. The CPU time spent pacing is that of calls which end at once, with no server at all. */
async function measurePacing({ place, servers }) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const requests = PACING.perSecond * PACING.seconds;
    const { result, behindP99Micros } = await runNative(place, { server: servers.packed, warmServer: servers.packed, work: WORK.block, clients: 256, requests, transport: 'raw', arrival: { kind: 'constant', perSecond: PACING.perSecond } });
    const { userNs, systemNs } = result.process.measuredCpu;
    const { errorP99Ms, cpuShare } = runBench('pacing.mjs', ['--alone', '--rate', String(PACING.perSecond), '--seconds', String(PACING.seconds)]).alone.constant;
    runs.push({ behindP99Ms: behindP99Micros / 1000, cpuShare: (userNs + systemNs) / result.window.lastEndNs, aloneP99Ms: errorP99Ms, aloneCpuShare: cpuShare, lateStarts: result.openLoop.lateStarts, capHits: result.openLoop.capHits });
  }
  return { perSecond: PACING.perSecond, ...Object.fromEntries(Object.keys(runs[0]).map((key) => [key, rounded(median(runs.map((one) => one[key])))])) };
}

async function run(side, { place, servers, row, requests }) {
  const common = { server: servers[row.server], work: row.work, clients: row.clients, requests };
  if (side.startsWith('ghz')) return runGhz(place, { ghz: ghz.path, ...common, templates: side === 'ghzTemplates' });
  return runNative(place, { ...common, warmServer: servers.packed, transport: side === 'nodeHttp2' ? 'http2' : 'raw' });
}

/** µs of CPU time a unit, and what is left at zero units, from one low and one high count. */
async function slope(side, context) {
  const { row } = context;
  const [low, high] = row.counts[side];
  const atLow = await run(side, { ...context, requests: low });
  const atHigh = await run(side, { ...context, requests: high });
  const micros = (atHigh.cpuMicros - atLow.cpuMicros) / ((high - low) * row.unitsARequest);
  return { micros, startUpMs: (atLow.cpuMicros - micros * low * row.unitsARequest) / 1000 };
}

async function measureRow(context) {
  const sides = Object.keys(context.row.counts).filter((side) => !quick || side !== 'nodeHttp2');
  const measured = Object.fromEntries(sides.map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) measured[side].push(await slope(side, context));
  }
  const microsPerUnit = Object.fromEntries(sides.map((side) => [side, rounded(median(measured[side].map(({ micros }) => micros)))]));
  const startUpMs = Object.fromEntries(sides.map((side) => [side, Math.round(median(measured[side].map((one) => one.startUpMs)))]));
  const nativeOver = Object.fromEntries(sides.filter((side) => side !== 'native').map((side) => [side, rounded(median(measured.native.map(({ micros }, round) => micros / measured[side][round].micros)))]));
  return { microsPerUnit, startUpMs, nativeOver };
}

async function medianLatencies({ place, servers }) {
  const row = { ...ROWS[3], clients: 1 };
  const p50 = { native: [], ghz: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? ['native', 'ghz'] : ['ghz', 'native']) p50[side].push((await run(side, { place, servers, row, requests: 5_000 })).p50Micros);
  }
  return { native: rounded(median(p50.native)), ghz: rounded(median(p50.ghz)) };
}

const place = prepare();
const servers = {};
try {
  for (const [name, flags] of Object.entries(SERVER_FLAGS)) servers[name] = await startServer(place, flags);
  const results = {};
  for (const row of quick ? ROWS.slice(0, 2) : ROWS) {
    results[row.id] = await measureRow({ place, servers, row });
    print(row, results[row.id]);
  }
  const summary = {
    node: process.version,
    ghz: ghz.version,
    quick,
    rounds,
    meanPayloadBytes: rounded(place.chain.payloadBytes / (place.chain.tipHeight - place.chain.firstHeight + 1), 4),
    nativeOverGhzCpuPerBlock: { packed: results.packed.nativeOver.ghz, unpacked: results.unpacked.nativeOver.ghz },
    nativeBlocksPerCoreSecond: { packed: Math.round(1e6 / results.packed.microsPerUnit.native), unpacked: Math.round(1e6 / results.unpacked.microsPerUnit.native) },
    rows: results,
  };
  if (!quick) {
    summary.unaryP50Micros = await medianLatencies({ place, servers });
    summary.peakMemoryMb = rounded((await run('native', { place, servers, row: ROWS[1], requests: 410 })).peakMemoryMb);
    summary.openLoop = await measurePacing({ place, servers });
    summary.tenMillionCallsMb = rounded(runBench('recorder.mjs', []).peakBytes / 1e6);
    const { perSecond, behindP99Ms, aloneCpuShare, cpuShare } = summary.openLoop;
    console.log(`open loop, ${perSecond} req/s: starts behind at p99 ${behindP99Ms} ms (to reach: 1.5), pacing ${rounded(aloneCpuShare * 100)} % of a core (to reach: 15), with its calls ${rounded(cpuShare * 100)} %`);
    console.log(`peak memory, 10 M recorded calls: ${summary.tenMillionCallsMb} MB (to reach: 400)`);
    console.log(`unary p50, 1 client: native ${summary.unaryP50Micros.native} µs, ghz ${summary.unaryP50Micros.ghz} µs (to reach: below it)`);
    console.log(`peak memory over 4.1 M blocks: ${summary.peakMemoryMb} MB (to reach: 120)`);
  }
  const { packed, unpacked } = summary.nativeBlocksPerCoreSecond;
  console.log(`blocks a second and client core: ${packed} packed (to reach: 2000000), ${unpacked} unpacked (to reach: 1000000)`);
  if (process.argv.includes('--json')) console.log(JSON.stringify(summary));
} finally {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
}

function print(row, { microsPerUnit, startUpMs, nativeOver }) {
  const unit = row.unitsARequest === 1 ? 'call' : 'block';
  for (const [side, micros] of Object.entries(microsPerUnit)) {
    const ratio = nativeOver[side];
    const reach = row.reach[side];
    const text = ratio === undefined ? '' : `  native is 1/${(1 / ratio).toFixed(1)} of it${reach === undefined ? '' : ` (to reach: 1/${(1 / reach).toFixed(1)})`}`;
    console.log(`${row.title.padEnd(26)} ${side.padEnd(13)} ${String(micros).padStart(6)} µs a ${unit}, start-up ${String(startUpMs[side]).padStart(4)} ms${text}`);
  }
}
