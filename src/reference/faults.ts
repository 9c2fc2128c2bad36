import { IndexbenchError } from '../model/errors.ts';
import { newBlockHeader, scanCompactBlock } from '../protocol/compact-block.ts';
import type { FramedChain } from './framed-chain.ts';

interface FaultKind {
  /** What N counts, or null where the fault takes none. */
  readonly at: 'height' | 'request' | 'milliseconds' | null;
  readonly does: string;
}

/** Misbehaviour on request, for tests of what drives a server. */
export const FAULT_KINDS = {
  stall: { at: 'height', does: 'a response stops before block N and stays open' },
  reset: { at: 'height', does: 'the stream is reset (RST_STREAM, INTERNAL_ERROR) before block N' },
  goaway: { at: 'height', does: 'the connection announces its end (GOAWAY) before block N; the open streams are completed' },
  short: { at: 'height', does: 'a range ends before block N with status OK' },
  'wrong-parent': { at: 'height', does: 'block N carries a wrong parent hash' },
  hole: { at: 'height', does: 'block N is left out' },
  swap: { at: 'height', does: 'a range sends block N and the one after it in the wrong order' },
  duplicate: { at: 'height', does: 'block N is sent twice' },
  extra: { at: 'height', does: 'a range that ends at block N sends the next one, too' },
  'late-error': { at: 'height', does: 'a range ends before block N with status INTERNAL' },
  'no-status': { at: 'height', does: 'a range ends before block N with trailers that have no status' },
  'hard-goaway': { at: 'height', does: 'GOAWAY with INTERNAL_ERROR comes before block N' },
  'tcp-reset': { at: 'height', does: 'the connection is reset before block N' },
  'lying-length': { at: 'height', does: 'a message of 4 GiB is announced before block N, and never comes' },
  large: { at: 'height', does: 'a message of 5 MiB comes before block N' },
  exit: { at: 'request', does: 'the process exits with code 9 at the N-th request' },
  slow: { at: null, does: 'blocks go out one by one, 2 ms apart' },
  hesitate: { at: 'milliseconds', does: 'a range begins N ms late' },
  'never-ready': { at: null, does: 'the process loads its chain and then never listens' },
  'ignore-sigterm': { at: null, does: 'SIGTERM and SIGINT are ignored' },
  'fork-child': { at: null, does: 'a child in a session of its own outlives the process (for at most ten minutes)' },
  'exit-early': { at: null, does: 'the process prints three lines and exits with code 7 before it is ready' },
} as const satisfies Record<string, FaultKind>;

export type FaultName = keyof typeof FAULT_KINDS;

/** The faults asked for. A fault with N maps to its N (the last one given counts), one without to null. */
export type Faults = ReadonlyMap<FaultName, number | null>;

export const EXIT_FAULT_CODE = 9;
export const EXIT_EARLY_CODE = 7;
export const SLOW_BLOCK_MS = 2;

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULT_KINDS, name);
}

function known(): string {
  return Object.entries(FAULT_KINDS).map(([name, kind]) => (kind.at === null ? name : `${name}@N`)).join(', ');
}

/** Parses the values of `--fault`, as `stall@500` or `slow`. Throws USAGE naming the value and all that is allowed. */
export function parseFaults(values: readonly string[]): Faults {
  const faults = new Map<FaultName, number | null>();
  for (const value of values) {
    const [name = '', number, ...rest] = value.split('@');
    if (!isFaultName(name) || rest.length > 0) throw wrong(value);
    const takesNumber = FAULT_KINDS[name].at !== null;
    if (takesNumber !== (number !== undefined)) throw wrong(value);
    if (number !== undefined && !/^[1-9][0-9]{0,14}$/.test(number)) throw wrong(value);
    faults.set(name, number === undefined ? null : Number(number));
  }
  return faults;
}

function wrong(value: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what: `unknown fault "${value}"`, where: '--fault', next: `Use one of: ${known()} (N is a whole number from 1).` });
}

/** One step of a response that sends blocks. */
export type SendStep =
  | { readonly kind: 'blocks'; readonly from: number; readonly to: number }
  /** After `goaway` and `large` the response goes on; after the others nothing follows. */
  | { readonly kind: (typeof SINGLE_STEPS)[number] | 'end' };

/** Faults that are one step of the same name. */
const SINGLE_STEPS = ['stall', 'reset', 'goaway', 'late-error', 'no-status', 'hard-goaway', 'tcp-reset', 'lying-length', 'large'] as const;
const HEIGHT_FAULTS = [...SINGLE_STEPS, 'short', 'hole', 'swap', 'duplicate', 'extra'] as const;

interface FaultHit {
  readonly name: (typeof HEIGHT_FAULTS)[number];
  readonly height: number;
}

/** The faults within a range, in the order in which the range meets them. */
function hitsWithin(start: number, end: number, faults: Faults): FaultHit[] {
  const hits: FaultHit[] = [];
  for (const name of HEIGHT_FAULTS) {
    const height = faults.get(name) ?? null;
    if (height !== null && height >= Math.min(start, end) && height <= Math.max(start, end)) hits.push({ name, height });
  }
  return hits.sort((a, b) => (start <= end ? a.height - b.height : b.height - a.height));
}

/**
 * The steps that send the inclusive heights `start` to `end` (descending where start is above end) under the faults that concern
 * heights.
 */
export function planSend(start: number, end: number, faults: Faults): SendStep[] {
  const step = start <= end ? 1 : -1;
  const steps: SendStep[] = [];
  let next = start;
  let extra = false;
  const sendBefore = (height: number): void => {
    if ((height - next) * step <= 0) return;
    steps.push({ kind: 'blocks', from: next, to: height - step });
    next = height;
  };
  for (const { name, height } of hitsWithin(start, end, faults)) {
    sendBefore(height);
    if (name === 'goaway' || name === 'large') steps.push({ kind: name });
    else if (name === 'duplicate') steps.push({ kind: 'blocks', from: height, to: height });
    else if (name === 'extra') extra = height === end;
    else if (name === 'hole') next = height + step;
    else if (name === 'swap') {
      if (height === end) continue;
      steps.push({ kind: 'blocks', from: height + step, to: height });
      next = height + 2 * step;
    } else {
      steps.push({ kind: name === 'short' ? 'end' : name });
      return steps;
    }
  }
  sendBefore(end + step);
  if (extra) steps.push({ kind: 'blocks', from: end + step, to: end + step });
  return steps;
}

/** Turns over one bit of the parent hash of the block at `height`, in memory; nothing where the chain has no such block. */
export function spoilParent(chain: FramedChain, height: number): void {
  if (!chain.holds(height)) return;
  const message = chain.message(height);
  const header = newBlockHeader();
  scanCompactBlock(message, 0, message.length, header);
  message.writeUInt8(message.readUInt8(header.prevHashStart) ^ 1, header.prevHashStart);
}
