import type { SampleColumn } from '../bundle/sample-columns.ts';
import type { DriverName } from '../model/generated/types.ts';

/**
 * Why a drive ended. normal: by its own stop rule. timeout: by the overall limit. cancel: by its controller.
 * server-gone: connections failed so often in a row that going on had no purpose.
 */
export type EndReason = 'normal' | 'timeout' | 'cancel' | 'server-gone';

/** The first thing wrong with what a server sent. */
export interface Violation {
  readonly requestNumber: number;
  readonly height: number | null;
  /** height, hash, prevHash, count, message, bytes (sum of sizes) or sha256. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

export interface CpuTime {
  readonly userNs: number;
  readonly systemNs: number;
}

/** Calls of which every message came and passed its check, by whether their digest was compared with that of what was checked before. */
export interface ComparedCalls {
  readonly compared: number;
  readonly notCompared: number;
}

/** Calls that failed in one way. */
export interface FailureGroup {
  readonly status: string;
  readonly text: string;
  readonly calls: number;
}

export interface PassResult {
  /** Whole downloads of which every call was good. */
  readonly complete: number;
  /**
   * Of the first: with one client the chain digest of the download; with more, SHA-256 over the digests of its ranges in order
   * (`digestOf` says which). Null where no pass was whole, or nothing was checked.
   */
  readonly sha256: string | null;
  readonly digestOf: 'blocks' | 'ranges';
  /** The first later pass that differs from it. */
  readonly firstDifference: { readonly pass: number; readonly sha256: string } | null;
}

export interface NativeProcessFigures {
  /** Of this process from the first measured start to the last measured end: all threads, JIT and garbage collection included. */
  readonly measuredCpu: CpuTime;
  /** The same from the process's start on. */
  readonly wholeCpu: CpuTime;
  readonly eventLoopDelayMaxNs: number | null;
  readonly eventLoopDelayP99Ns: number | null;
  readonly gcPauses: number;
  readonly gcPauseNs: number;
  readonly gcPauseMaxNs: number;
}

export interface ConnectionFigures {
  readonly opened: number;
  /** TCP_NODELAY as set on every connection. */
  readonly noDelay: boolean;
  readonly goaways: number;
  readonly failedConnects: number;
  /** Calls sent once more because a graceful GOAWAY had left them unprocessed: attempt 2 in their samples. */
  readonly secondAttempts: number;
}

/** What a driver did. Counts are of measured calls; warm-ups and cut-off calls stand apart. */
export interface DriveResult {
  readonly driver: DriverName;
  readonly driverVersion: string;
  readonly driverFlags: readonly string[];
  readonly endReason: EndReason;
  /** Measured calls started; the cut-off ones are among them. */
  readonly started: number;
  /** Status OK and every check passed. */
  readonly ok: number;
  /** Status OK, wrong content. */
  readonly dataErrors: number;
  /** Neither good nor failed: the run ended while they were under way. */
  readonly cutOff: number;
  /** By status name, DATA_ERROR included; cut-off calls left out. */
  readonly statusCounts: Readonly<Record<string, number>>;
  /** In good calls; null where the driver cannot tell. */
  readonly messages: number | null;
  readonly bytes: number | null;
  /** In good calls: checked ones (native), or those asked for (ghz, unchecked). */
  readonly blocks: number;
  readonly blocksChecked: boolean;
  readonly latencySumNs: number;
  readonly warmup: { readonly requests: number; readonly ok: number; readonly durationNs: number };
  /** Relative to the samples' origin, the start of the measured window. `ratedNs`: what rates divide by; more than `lastEndNs` only for ghz-as-published. */
  readonly window: { readonly startUnixMs: number; readonly lastStartNs: number; readonly lastEndNs: number; readonly ratedNs: number };
  readonly passes: PassResult | null;
  /** With one client, outside downloads: SHA-256 over the digests of all measured calls in order, where blocks are checked; else null. */
  readonly messagesSha256: string | null;
  /** Calls that did not start when they were due; null for closed loops. See src/comparison/open-loop-delays.ts. */
  readonly openLoop: { readonly lateStarts: number; readonly capHits: number } | null;
  readonly process: NativeProcessFigures | null;
  readonly connections: ConnectionFigures | null;
  readonly firstViolation: Violation | null;
  /** Warm-ups included; absent where nothing was known to compare with. */
  readonly comparedCalls?: ComparedCalls;
  /** At most 20, most frequent first. */
  readonly failures: readonly FailureGroup[];
  readonly samples: {
    readonly file: string;
    readonly rows: number;
    readonly absentColumns: readonly SampleColumn[];
    /** Calls of which no sample was kept. */
    readonly lostRows: number;
  };
  /** ghz's own figures, its skipped warm-ups inside `totalNs`: what the reference study divides by. Null for other drivers. */
  readonly reported: { readonly totalNs: number; readonly count: number; readonly callsPerSecond: number } | null;
  /** What is odd about the driver's own report, as sentences. */
  readonly notes: readonly string[];
}
