import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ghzCalls } from '../../interop/ghz-calls.ts';
import type { GhzCalls } from '../../interop/ghz-calls.ts';
import { parseGhzReport } from '../../interop/ghz-report.ts';
import { IndexbenchError } from '../../model/errors.ts';
import type { GhzReport, PlannedScenario, StopAfterCount } from '../../model/generated/types.ts';
import { compileSchedule } from '../../plan/schedule.ts';
import type { Schedule } from '../../plan/schedule.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult, EndReason } from '../drive-result.ts';
import type { GhzProgram } from './find-ghz.ts';
import { ghzArguments, ghzFlags } from './ghz-arguments.ts';
import type { GhzMode, GhzRun } from './ghz-arguments.ts';
import { ghzData, ghzDataAsPublished } from './ghz-data.ts';
import { NO_FIRST, publishedStop } from './ghz-flags.ts';
import { GHZ_ABSENT_COLUMNS, askedBlocks, writeGhzSamples } from './ghz-samples.ts';

export interface GhzLaunch {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** When it aborts, send SIGINT: ghz then lets running calls end and writes its report. */
  readonly signal: AbortSignal;
  /** Send SIGINT after so long, and give it all the time that its running calls need; null: never. */
  readonly interruptAfterMs: number | null;
}

/** Runs a program to its end, in whatever group the controller accounts it. */
export type GhzLauncher = (launch: GhzLaunch) => Promise<{
  /** How it ended, as a phrase: "exit code 0", "signal SIGKILL". */
  readonly ended: string;
  readonly exitCode: number | null;
  readonly stderr: string;
}>;

export interface GhzDriveOptions {
  readonly mode: GhzMode;
  readonly program: GhzProgram;
  readonly protoFolder: string;
  /** A folder of our own for data and reports. */
  readonly workFolder: string;
  readonly launch: GhzLauncher;
  readonly signal: AbortSignal;
  /** Called just before the measured process is launched: counters are read from here on. */
  readonly onMeasuredStart: () => void;
}

interface GhzOutcome {
  readonly report: GhzReport;
  readonly calls: GhzCalls;
  readonly flags: readonly string[];
}

/** How the operating system words it, in ghz's standard error. */
const FULL_DISK = 'no space left on device';

/** A pass is timed for at least this long before the number of measured passes is fixed. */
const TIMING_NS = 0.2e9;
const MOST_TIMINGS = 3;
/** Passes beyond what the timing says are needed, since a pass may be quicker the next time. */
const PASS_MARGIN = 1.3;

/**
 * Does one order with the real ghz. Mode `ghz` is equal work: a process for the warm-up (requests 0 … w−1), one for what is measured;
 * a download by time first times whole passes in processes of their own, then measures as many as that says are needed. Mode
 * `ghz-as-published` is the reference study's single process with `--skipFirst`, its rates by ghz's total time; a download is one pass,
 * as there.
 *
 * Rejects with DRIVER_FAILED where ghz ends without a report, DISK_FULL where it could not write one, and INPUT_INVALID where its report cannot be believed.
 */
export async function driveGhz(order: DriveOrder, options: GhzDriveOptions): Promise<DriveResult> {
  if (order.requests.kind !== 'schedule') throw new Error('ghz is only driven by a schedule');
  const drive = new GhzDrive(order, order.requests.planned, options);
  try {
    return options.mode === 'ghz' ? await drive.equalWork() : await drive.asPublished();
  } finally {
    await drive.removeFiles();
  }
}

class GhzDrive {
  readonly #order: DriveOrder;
  readonly #planned: PlannedScenario;
  readonly #options: GhzDriveOptions;
  readonly #schedule: Schedule;
  readonly #signal: AbortSignal;
  readonly #overall: AbortSignal;
  readonly #reportFile: string;
  readonly #dataFile: string;
  readonly #notes: string[] = [];

  constructor(order: DriveOrder, planned: PlannedScenario, options: GhzDriveOptions) {
    this.#order = order;
    this.#planned = planned;
    this.#options = options;
    this.#schedule = compileSchedule(planned);
    this.#overall = AbortSignal.timeout(order.overallLimitMs);
    this.#signal = AbortSignal.any([options.signal, this.#overall]);
    this.#reportFile = join(options.workFolder, 'ghz-report.json');
    this.#dataFile = join(options.workFolder, 'ghz-data.json');
  }

  async equalWork(): Promise<DriveResult> {
    const { stop, warmupRequests } = this.#order;
    const first = this.#schedule.firstMeasured;
    const warmup = warmupRequests === 0 ? null : await this.#total(0, warmupRequests);
    if (stop.kind === 'window') {
      this.#options.onMeasuredStart();
      const measured = await this.#run({ stop: { kind: 'duration', seconds: stop.seconds }, skipFirst: 0, data: ghzData(this.#planned, first, null) });
      return this.#result(warmup, measured, first);
    }
    if (stop.kind === 'first') throw new Error(NO_FIRST);
    const requests = stop.kind === 'count' ? await this.#requestsInCount(first, stop, warmup) : await this.#requestsInPasses(first, stop.minimumSeconds);
    this.#options.onMeasuredStart();
    return this.#result(warmup, await this.#total(first, requests, stop.kind === 'count' ? stop.maximumSeconds : undefined), first);
  }

  async asPublished(): Promise<DriveResult> {
    const { stop, warmupRequests } = this.#order;
    if (stop.kind === 'passes') this.#notes.push('As published, a download is measured over one pass.');
    const { stop: ghzStop, skipFirst } = publishedStop(stop, warmupRequests, this.#schedule.requestsInPass);
    this.#options.onMeasuredStart();
    const measured = await this.#run({ stop: ghzStop, skipFirst, data: ghzDataAsPublished(this.#planned) }, stop.kind === 'count' ? stop.maximumSeconds : undefined);
    return this.#result(null, measured, skipFirst);
  }

  async removeFiles(): Promise<void> {
    await Promise.all([this.#reportFile, this.#dataFile].map((file) => rm(file, { force: true })));
  }

  /** The count, or as many more as fill its time by the pace of the warm-up, or of a timing where that took too short a time to tell. */
  async #requestsInCount(first: number, { requests, minimumSeconds, maximumSeconds }: StopAfterCount, warmup: GhzOutcome | null): Promise<number> {
    if (minimumSeconds === undefined) return requests;
    const neededNs = minimumSeconds * 1e9 * PASS_MARGIN;
    const enough = ({ report }: GhzOutcome): boolean => (report.total / Math.max(1, report.count)) * requests >= neededNs;
    if (warmup !== null && warmup.report.total >= TIMING_NS && enough(warmup)) return requests;
    let timed = requests;
    for (let timing = 1; ; timing += 1) {
      const outcome = await this.#total(first, timed, maximumSeconds);
      const { total, count } = outcome.report;
      if (enough(outcome)) return requests;
      const callNs = Math.max(1, total / Math.max(1, count));
      if (total >= Math.min(TIMING_NS, neededNs) || timing === MOST_TIMINGS || this.#signal.aborted) {
        const needed = Math.ceil(neededNs / callNs);
        this.#notes.push(`The number of calls, ${String(needed)}, comes from a timing of ${String(count)} before the measured process: ${(callNs / 1e6).toFixed(3)} ms each.`);
        return needed;
      }
      timed = Math.ceil((TIMING_NS * PASS_MARGIN) / callNs);
    }
  }

  /** Whole passes that fill the time, in requests. */
  async #requestsInPasses(first: number, minimumSeconds: number): Promise<number> {
    const inPass = this.#schedule.requestsInPass ?? 1;
    let passes = 1;
    let passNs = 0;
    for (let timing = 1; timing <= MOST_TIMINGS; timing += 1) {
      const { report } = await this.#total(first, passes * inPass);
      passNs = Math.max(1, report.total / passes);
      if (report.total >= Math.min(TIMING_NS, minimumSeconds * 1e9) || this.#signal.aborted) break;
      passes = Math.ceil((TIMING_NS * PASS_MARGIN) / passNs);
    }
    const needed = Math.max(1, Math.ceil((minimumSeconds * 1e9 * PASS_MARGIN) / passNs));
    this.#notes.push(`The number of passes, ${String(needed)}, comes from a timing of ${String(passes)} before the measured process: ${(passNs / 1e6).toFixed(1)} ms each.`);
    return needed * inPass;
  }

  #total(first: number, requests: number, limitSeconds?: number): Promise<GhzOutcome> {
    return this.#run({ stop: { kind: 'total', requests }, skipFirst: 0, data: ghzData(this.#planned, first, requests) }, limitSeconds);
  }

  async #run(part: Pick<GhzRun, 'stop' | 'skipFirst' | 'data'>, limitSeconds?: number): Promise<GhzOutcome> {
    const { mode, program, protoFolder, workFolder, launch } = this.#options;
    const args = ghzArguments(mode, { ...part, order: this.#order, protoFolder, reportFile: this.#reportFile, dataFile: this.#dataFile });
    if (part.data.kind === 'list') await writeFile(this.#dataFile, part.data.json);
    await rm(this.#reportFile, { force: true });
    const { ended, exitCode, stderr } = await launch({ command: program.path, args, cwd: workFolder, env: {}, signal: this.#signal, interruptAfterMs: limitSeconds === undefined ? null : limitSeconds * 1000 });
    const text = exitCode === 0 ? await this.#readReport() : null;
    if (text === null) {
      if (stderr.includes(FULL_DISK)) throw new IndexbenchError('DISK_FULL', { what: 'ghz could not write its report', where: workFolder });
      const tail = stderr.trim().split('\n').slice(-10).join('\n');
      throw new IndexbenchError('DRIVER_FAILED', { what: `ghz left no report: ${ended}${tail === '' ? '' : `\n${tail}`}`, where: program.path });
    }
    const report = parseGhzReport(text, 'report of ghz');
    return { report, calls: ghzCalls(report), flags: ghzFlags(args) };
  }

  async #readReport(): Promise<string | null> {
    try {
      return await readFile(this.#reportFile, 'utf8');
    } catch {
      return null;
    }
  }

  #result(warmup: GhzOutcome | null, measured: GhzOutcome, firstRequest: number): DriveResult {
    const { program, mode } = this.#options;
    const { calls, report } = measured;
    const blocksOf = askedBlocks(calls, this.#schedule, firstRequest, this.#order.clients);
    const totalNs = mode === 'ghz-as-published' ? report.total : null;
    const samples = writeGhzSamples(this.#order.samplesFile, { warmup: warmup?.calls ?? null, measured: calls, totalNs, blocksOf });
    const { measured: tally } = samples;
    return {
      driver: mode,
      driverVersion: program.version,
      driverFlags: measured.flags,
      endReason: this.#endReason(),
      started: tally.ended + tally.cutOff + calls.lostRows,
      ok: tally.ok,
      dataErrors: 0,
      cutOff: tally.cutOff,
      statusCounts: tally.statusCounts,
      messages: null,
      bytes: null,
      blocks: tally.blocks,
      blocksChecked: false,
      latencySumNs: tally.latencySumNs,
      warmup: { requests: samples.warmup.ended, ok: samples.warmup.ok, durationNs: samples.warmupNs },
      window: { startUnixMs: samples.startUnixMs, lastStartNs: samples.lastStartNs, lastEndNs: samples.lastEndNs, ratedNs: samples.ratedNs },
      passes: this.#passes(tally.ok, tally.ended),
      messagesSha256: null,
      openLoop: null,
      process: null,
      connections: null,
      firstViolation: null,
      failures: tally.failures,
      samples: { file: this.#order.samplesFile, rows: samples.rows, absentColumns: GHZ_ABSENT_COLUMNS, lostRows: calls.lostRows },
      reported: { totalNs: report.total, count: report.count, callsPerSecond: report.rps },
      notes: [...this.#notes, ...calls.notes.map(({ text }) => text)],
    };
  }

  #endReason(): EndReason {
    if (this.#options.signal.aborted) return 'cancel';
    return this.#overall.aborted ? 'timeout' : 'normal';
  }

  /** Passes without a digest; known only where every call was good. */
  #passes(ok: number, ended: number): DriveResult['passes'] {
    const inPass = this.#schedule.requestsInPass;
    if (inPass === null) return null;
    return { complete: ok === ended ? Math.floor(ok / inPass) : 0, sha256: null, digestOf: 'blocks', firstDifference: null };
  }
}
