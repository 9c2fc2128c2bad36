import { constants } from 'node:http2';
import type { ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GRPC_STATUS } from '../protocol/status.ts';
import { frameMessage } from '../protocol/request.ts';
import { SLOW_BLOCK_MS, planSend } from './faults.ts';
import type { Faults, SendStep } from './faults.ts';
import type { BlockSource } from './block-source.ts';
import type { Ending, Reply } from './handlers.ts';

const RESPONSE_HEADERS = { ':status': 200, 'content-type': 'application/grpc' };
const OK: Ending = { code: GRPC_STATUS.OK, message: '' };

/** How blocks are written. */
export interface WriteManner {
  /** One socket write a message. */
  readonly unbatched: boolean;
  readonly faults: Faults;
  /** Aborted when the server stops: responses without an end are then ended. */
  readonly stopping: AbortSignal;
}

function trailersOf(ending: Ending): Record<string, string> {
  const trailers: Record<string, string> = { 'grpc-status': String(ending.code) };
  if (ending.message !== '') trailers['grpc-message'] = encodeURIComponent(ending.message).replaceAll('%20', ' ');
  return trailers;
}

/** Ends a response that has no message: headers and trailers are one. */
export function writeStatus(stream: ServerHttp2Stream, ending: Ending): void {
  if (stream.destroyed || stream.headersSent) return;
  stream.respond({ ...RESPONSE_HEADERS, ...trailersOf(ending) }, { endStream: true });
}

/** Starts a response; what `ending` returns when the last message is out becomes its trailers. */
function begin(stream: ServerHttp2Stream, ending: () => Ending | null): void {
  stream.respond(RESPONSE_HEADERS, { waitForTrailers: true });
  stream.on('wantTrailers', () => {
    const last = ending();
    stream.sendTrailers(last === null ? { 'x-no-status': '1' } : trailersOf(last));
  });
}

/** Writes a reply; resolves when it is handed over, or when the client has gone. */
export async function writeReply(stream: ServerHttp2Stream, reply: Reply, manner: WriteManner): Promise<void> {
  switch (reply.kind) {
    case 'status':
      writeStatus(stream, reply.ending);
      return;
    case 'message':
      begin(stream, () => OK);
      stream.end(reply.frame);
      return;
    case 'open':
      begin(stream, () => ({ code: GRPC_STATUS.UNAVAILABLE, message: 'the server stops' }));
      endWhenStopping(stream, manner.stopping);
      return;
    case 'blocks':
      await writeBlocks(stream, reply, manner);
  }
}

function endWhenStopping(stream: ServerHttp2Stream, stopping: AbortSignal): void {
  const end = (): void => {
    stream.end();
  };
  stopping.addEventListener('abort', end);
  stream.on('close', () => stopping.removeEventListener('abort', end));
}

async function writeBlocks(stream: ServerHttp2Stream, reply: Reply & { kind: 'blocks' }, manner: WriteManner): Promise<void> {
  let ending: Ending | null = reply.ending;
  begin(stream, () => ending);
  const steps = planSend(reply.from, reply.to, manner.faults);
  for (const step of steps) {
    if (step.kind === 'blocks') {
      const last = step === steps.at(-1);
      if (!(await sendRun(stream, reply.source, { from: step.from, to: step.to, last }, manner))) return;
      if (last) return;
    } else if (step.kind === 'goaway') {
      stream.session?.close();
    } else if (step.kind === 'large') {
      if (!(await written(stream, frameMessage(Buffer.alloc(LARGE_BYTES))))) return;
    } else if (isEnd(step.kind)) {
      ending = ENDS[step.kind];
    } else {
      breakOff(stream, step.kind);
      return;
    }
  }
  stream.end();
}

/** How the steps that end a response do it: with a status of their own, or null: with none. */
const ENDS = { end: OK, 'late-error': { code: GRPC_STATUS.INTERNAL, message: 'a late error' }, 'no-status': null } as const satisfies Partial<Record<SendStep['kind'], Ending | null>>;
type EndKind = keyof typeof ENDS;
const LARGE_BYTES = 5 * 1024 * 1024;
const LYING_PREFIX = Buffer.from('00ffffffff', 'hex');

function isEnd(kind: SendStep['kind']): kind is EndKind {
  return Object.hasOwn(ENDS, kind);
}

/** A response that never ends well. */
function breakOff(stream: ServerHttp2Stream, kind: Exclude<SendStep['kind'], EndKind | 'blocks' | 'goaway' | 'large'>): void {
  switch (kind) {
    case 'stall':
      return;
    case 'reset':
      stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      return;
    case 'hard-goaway':
      stream.session?.goaway(constants.NGHTTP2_INTERNAL_ERROR);
      return;
    case 'tcp-reset':
      // Of the socket behind the session's own.
      (stream.session?.socket as Socket | undefined)?.resetAndDestroy();
      return;
    case 'lying-length':
      stream.write(LYING_PREFIX);
  }
}

interface HeightRun {
  readonly from: number;
  readonly to: number;
  /** Nothing follows: the stream ends with this run's last batch. */
  readonly last: boolean;
}

/** Sends the blocks of one run, batch by batch as the client takes them. False where the client has gone. */
async function sendRun(stream: ServerHttp2Stream, source: BlockSource, run: HeightRun, manner: WriteManner): Promise<boolean> {
  const slow = manner.faults.has('slow');
  const lateMs = manner.faults.get('hesitate') ?? null;
  if (lateMs !== null) await sleep(lateMs);
  const step = run.from <= run.to ? 1 : -1;
  for (let height = run.from; ; ) {
    const { frames, last } = source.batch(height, run.to, manner.unbatched || slow);
    if (last === run.to && run.last && !manner.unbatched) {
      stream.end(frames);
      return true;
    }
    if (!(await written(stream, frames))) return false;
    if (slow) await sleep(SLOW_BLOCK_MS);
    if (last === run.to) break;
    height = last + step;
  }
  if (run.last) stream.end();
  return true;
}

/** Resolves true when the bytes have left for the socket: backpressure, and with one block a write, one socket write a block. */
function written(stream: ServerHttp2Stream, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    if (stream.destroyed) {
      resolve(false);
      return;
    }
    const closed = (): void => resolve(false);
    stream.once('close', closed);
    stream.write(bytes, (error) => {
      stream.off('close', closed);
      resolve(error === null || error === undefined);
    });
  });
}
