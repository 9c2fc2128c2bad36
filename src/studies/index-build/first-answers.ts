import { setTimeout as delay } from 'node:timers/promises';
import { PROBE_OUTCOME, SERIES_KIND } from '../../comparison/index-build/series.ts';
import { ControlClient, type ServedBlock } from '../../systems/control-client.ts';
import { nowNs } from '../../systems/index-watch.ts';
import type { ServiceAddress } from '../../systems/system.ts';
import type { SeriesRecorder } from './series-recorder.ts';

export interface FirstAnswersRequest {
  readonly address: Promise<ServiceAddress | null>;
  readonly protoFolder: string;
  /** The block that the second answer is about; its hash where it is known. */
  readonly block: { readonly height: number; readonly hash: string | null };
  readonly intervalMs: number;
  readonly recorder: SeriesRecorder;
  readonly signal: AbortSignal;
}

/** What was wrong with the first block that came, in words. */
export interface WrongBlock {
  readonly message: string;
}

/** The same limits for every system, so that no probe waits for one longer than for another. */
const INFO_TIMEOUT_MS = 2_000;
const BLOCK_TIMEOUT_MS = 5_000;

/**
 * Asks for GetLightdInfo, and beside it for one block, again and again until each was answered once. A refusal is no answer, and a block that is
 * not the right one ends the asking.
 *
 * @returns the wrong block; null where both were answered, or the signal has aborted
 */
export async function untilFirstAnswers(request: FirstAnswersRequest): Promise<WrongBlock | null> {
  const address = await orNull(request.address, request.signal);
  if (address === null) return null;
  const client = new ControlClient(address, request.protoFolder, { reconnectMs: request.intervalMs });
  try {
    const [, wrong] = await Promise.all([untilInfo(request, client), untilBlock(request, client)]);
    return wrong;
  } finally {
    client.close();
  }
}

async function untilInfo(request: FirstAnswersRequest, client: ControlClient): Promise<void> {
  await asking(request, async (askedNs) => {
    const outcome = await client.lightdInfo(INFO_TIMEOUT_MS).then(() => PROBE_OUTCOME.right, () => PROBE_OUTCOME.none);
    request.recorder.poll({ kind: SERIES_KIND.info, askedNs, outcome });
    return outcome === PROBE_OUTCOME.none ? undefined : null;
  });
}

async function untilBlock(request: FirstAnswersRequest, client: ControlClient): Promise<WrongBlock | null> {
  const found = await asking(request, async (askedNs) => {
    const block = await client.block(request.block.height, BLOCK_TIMEOUT_MS).catch(() => null);
    const wrong = block === null ? null : wrongBlock(block, request.block);
    request.recorder.poll({ kind: SERIES_KIND.block, askedNs, outcome: block === null ? PROBE_OUTCOME.none : wrong === null ? PROBE_OUTCOME.right : PROBE_OUTCOME.wrong });
    return block === null ? undefined : wrong;
  });
  return found ?? null;
}

/** Asks until there is something to return; undefined at the signal. */
async function asking<T>({ intervalMs, signal }: FirstAnswersRequest, ask: (askedNs: number) => Promise<T | undefined>): Promise<T | undefined> {
  while (!signal.aborted) {
    const answer = await ask(nowNs());
    if (answer !== undefined) return answer;
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

function wrongBlock(block: ServedBlock, expected: FirstAnswersRequest['block']): WrongBlock | null {
  if (block.height !== expected.height) return { message: `GetBlock of height ${String(expected.height)} gave height ${String(block.height)}` };
  if (block.hash === (expected.hash ?? block.hash) && /^[0-9a-f]{64}$/.test(block.hash)) return null;
  return { message: `GetBlock of height ${String(expected.height)} gave hash ${block.hash === '' ? 'none' : block.hash}; the node says ${expected.hash ?? 'nothing'}` };
}

async function orNull<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  return Promise.race([promise, new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))]);
}
