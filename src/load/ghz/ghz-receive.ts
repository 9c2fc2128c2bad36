import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ghzCalls } from '../../interop/ghz-calls.ts';
import { parseGhzReport } from '../../interop/ghz-report.ts';
import type { Received } from '../../model/generated/types.ts';
import { compileSchedule } from '../../plan/schedule.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { DriveOrder } from '../drive-order.ts';
import { ghzArguments } from './ghz-arguments.ts';
import { ghzData } from './ghz-data.ts';
import type { GhzDriveOptions } from './ghz-drive.ts';
import { WireTap } from './wire-tap.ts';

/**
 * What ghz is sent in one whole download, in a process of its own outside any measurement, with the flags of equal work: a relay reads
 * it on its way, and ghz's report says that each call was good. That the measured processes were sent the same is not shown by it. ghz itself
 * tells nothing of what it receives: its report counts calls only, and its `--debug` log leaves out most messages (100 a second are
 * logged, then every hundredth).
 *
 * @returns null where the order is no download by one client, a call failed, or the stream could not be read
 */
export async function receiveByGhz(order: DriveOrder, options: Pick<GhzDriveOptions, 'program' | 'protoFolder' | 'workFolder' | 'launch' | 'signal'>): Promise<Received | null> {
  if (order.requests.kind !== 'schedule' || order.clients !== 1) return null;
  const { planned } = order.requests;
  const { requestsInPass } = compileSchedule(planned);
  if (requestsInPass === null) return null;
  const { program, protoFolder, workFolder, launch, signal } = options;
  const [reportFile, dataFile] = ['ghz-apart-report.json', 'ghz-apart-data.json'].map((name) => join(workFolder, name)) as [string, string];
  const tap = await WireTap.open(order.target, order.maxMessageBytes);
  try {
    const data = ghzData(planned, 0, requestsInPass);
    await writeFile(dataFile, data.json);
    const args = ghzArguments('ghz', { order: { ...order, target: tap.address }, protoFolder, reportFile, dataFile, data, stop: { kind: 'total', requests: requestsInPass }, skipFirst: 0 });
    // Held until the end: a time limit that only a combined signal refers to can be collected as garbage and never come.
    const overall = AbortSignal.timeout(order.overallLimitMs);
    const limit = AbortSignal.any([signal, overall]);
    const { exitCode } = await launch({ command: program.path, args, cwd: workFolder, env: {}, signal: limit, interruptAfterMs: null });
    if (exitCode !== 0 || signal.aborted || overall.aborted) return null;
    const { calls } = ghzCalls(parseGhzReport(await readFile(reportFile, 'utf8'), 'report of ghz'));
    const isGood = calls.length === requestsInPass && calls.every(({ status, cutOff }) => status === GRPC_STATUS.OK && !cutOff);
    const { tapped } = tap;
    return isGood && tapped !== null ? { how: 'apart', blocks: tapped.messages, bytes: tapped.bytes, sha256: tapped.sha256 } : null;
  } finally {
    await tap.close();
    await Promise.all([reportFile, dataFile].map((file) => rm(file, { force: true })));
  }
}
