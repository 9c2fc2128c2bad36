import { rmSync } from 'node:fs';
import type { DriveOrder } from './drive-order.ts';
import type { DriveResult } from './drive-result.ts';
import type { DriverClient, OrderOptions } from './driver-client.ts';
import { mergeSamples } from './merged-samples.ts';
import { mergedResult } from './merged-result.ts';

/** Until all processes have heard when they start. */
const START_AFTER_NS = 20_000_000n;

export interface SharedResult {
  readonly result: DriveResult;
  /** CPU time of each process in the measured window. Null where one does not know. */
  readonly processCpuNs: readonly (number | null)[];
}

/**
 * Does an order with several driver processes, each its share (see ShareNumbers). All begin the measured window at one instant of the
 * monotonic clock that the processes of a machine have in common, so that their samples have one origin. Where one fails, all end.
 *
 * Rejects as DriverClient.drive does.
 */
export async function driveTogether(clients: readonly DriverClient[], order: DriveOrder, options: OrderOptions): Promise<SharedResult> {
  const [only] = clients;
  if (clients.length === 1 && only !== undefined) {
    const result = await only.drive(order, options);
    return { result, processCpuNs: [cpuOf(result)] };
  }
  const files = clients.map((_, index) => `${order.samplesFile}.${String(index)}`);
  const failed = new AbortController();
  const signal = options.signal === undefined ? failed.signal : AbortSignal.any([options.signal, failed.signal]);
  const start = new CommonStart(clients.length);
  const drives = clients.map(async (client, index) => {
    const share = { index, count: clients.length };
    try {
      return await client.drive({ ...order, share, samplesFile: files[index] ?? '' }, { ...options, signal, agreeOnStart: () => start.wait(index) });
    } catch (error) {
      failed.abort();
      throw error;
    } finally {
      // One that ended before its start is not waited for.
      start.arrive(index);
    }
  });
  try {
    const settled = await Promise.allSettled(drives);
    const results = settled.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    const rows = mergeSamples(files, order.samplesFile);
    return { result: mergedResult(results, { file: order.samplesFile, rows, absentColumns: [], lostRows: 0 }), processCpuNs: results.map(cpuOf) };
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}

function cpuOf({ process }: DriveResult): number | null {
  return process === null ? null : process.measuredCpu.userNs + process.measuredCpu.systemNs;
}

/** Lets all who take part start at one instant, once each of them waits or has ended. */
class CommonStart {
  readonly #participants: number;
  readonly #arrived = new Set<number>();
  readonly #agreed: Promise<bigint>;
  #agree: (atNs: bigint) => void = () => undefined;

  constructor(participants: number) {
    this.#participants = participants;
    this.#agreed = new Promise((resolve) => {
      this.#agree = resolve;
    });
  }

  /** Resolves with an instant of process.hrtime, in ns. */
  wait(participant: number): Promise<bigint> {
    this.arrive(participant);
    return this.#agreed;
  }

  arrive(participant: number): void {
    this.#arrived.add(participant);
    if (this.#arrived.size === this.#participants) this.#agree(process.hrtime.bigint() + START_AFTER_NS);
  }
}
