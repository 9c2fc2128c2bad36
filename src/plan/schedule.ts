import { digestOf } from '../model/canonical-json.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Method, PlannedScenario, RequestHeights, RequestMix, RequestRanges, RequestSubtrees } from '../model/generated/types.ts';
import { METHODS } from '../protocol/method.ts';
import { SHIELDED_PROTOCOL } from '../protocol/request.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { mixOrder, type MixOrder } from './mix-order.ts';
import { requestKindsOf } from './request-kinds.ts';

/** What request number i asks for. Ranges are inclusive and ascending. */
export type RequestArguments =
  | { readonly kind: 'empty' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'range'; readonly start: number; readonly end: number }
  /** Display order. */
  | { readonly kind: 'transaction'; readonly txid: string }
  | AddressArguments
  | { readonly kind: 'subtrees'; readonly protocol: number; readonly startIndex: number; readonly maxEntries: number };

/** One address, in the form that the method takes. Heights are inclusive. */
export type AddressArguments =
  | { readonly kind: 'address-history'; readonly address: string; readonly start: number; readonly end: number }
  | { readonly kind: 'address-list'; readonly address: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'address-outputs'; readonly address: string; readonly start: number };

export interface Schedule {
  /** The arguments of request number `i`, 0-based. */
  at(i: number): RequestArguments;
  /** Blocks in a right answer to request `i`; 0 where the method does not send CompactBlocks. */
  blocksIn(i: number): number;
  /** Ranges in one whole download; null for everything else. */
  readonly requestsInPass: number | null;
  /** After how many requests the arguments repeat; null where they follow a formula. */
  readonly cycleLength: number | null;
  /** Number of the first measured request: the warm-up count, for a download rounded up to the start of a pass. */
  readonly firstMeasured: number;
  /** Several methods in turn; null for everything else. */
  readonly mix: ScheduledMix | null;
}

export interface ScheduledMix {
  readonly order: MixOrder;
  /** Of each part, asked by its own numbers. */
  readonly parts: readonly { readonly method: Method; readonly schedule: Schedule }[];
}

/** Knuth's multiplicative constant, as the reference study uses it to spread range starts. */
export const RANGE_STEP = 2_654_435_761n;

type Unsigned = Omit<PlannedScenario, 'scheduleSha256'>;

const EMPTY: RequestArguments = { kind: 'empty' };

/**
 * The deterministic schedule of a planned scenario (docs/design.md, rule 2): request number i is the same on every driver.
 * Throws INPUT_INCONSISTENT where the method takes other arguments, or a range is longer than the heights allow.
 */
export function compileSchedule(planned: Unsigned): Schedule {
  const { requests, method, warmupRequests } = planned.scenario;
  assertArgumentsFit(planned);
  const blocksPerCall = METHODS[method].responseType === 'CompactBlock' ? 1 : 0;
  const fixed = { requestsInPass: null, firstMeasured: warmupRequests, mix: null };
  switch (requests.kind) {
    case 'empty':
      return { ...fixed, cycleLength: 1, at: () => EMPTY, blocksIn: () => 0 };
    case 'heights': {
      const heights = heightList(planned, requests);
      const at = (i: number): RequestArguments => ({ kind: 'height', height: heights[i % heights.length] as number });
      return { ...fixed, cycleLength: heights.length, at, blocksIn: () => blocksPerCall };
    }
    case 'ranges':
      return { ...fixed, cycleLength: null, at: rangeFormula(planned, requests), blocksIn: () => requests.blocks * blocksPerCall };
    case 'download':
      return downloadSchedule(planned, requests.blocks, blocksPerCall);
    case 'transactions':
      return { ...fixed, ...inTurn(planned.txids, (txid) => ({ kind: 'transaction', txid })), blocksIn: () => 0 };
    case 'addresses':
      return { ...fixed, ...inTurn(planned.addresses, addressArguments(planned)), blocksIn: () => 0 };
    case 'subtrees': {
      const request = subtreeArguments(requests);
      return { ...fixed, cycleLength: 1, at: () => request, blocksIn: () => 0 };
    }
    case 'mix':
      return mixSchedule(planned, requests);
  }
}

function mixSchedule(planned: Unsigned, requests: RequestMix): Schedule {
  const order = mixOrder(requests.parts.map(({ weight }) => weight));
  const parts = requests.parts.map((part) => {
    const scenario = { ...planned.scenario, method: part.method, requests: part.requests, warmupRequests: 0 };
    return { method: part.method, schedule: compileSchedule({ ...planned, scenario }) };
  });
  const of = (i: number): Schedule => (parts[order.partOf(i)] as (typeof parts)[number]).schedule;
  return {
    at: (i) => of(i).at(order.numberIn(i)),
    blocksIn: (i) => of(i).blocksIn(order.numberIn(i)),
    requestsInPass: null,
    cycleLength: null,
    firstMeasured: planned.scenario.warmupRequests,
    mix: { order, parts },
  };
}

/** As `compileSchedule(planned).at(i)`, for a single look-up. */
export function requestArguments(planned: Unsigned, i: number): RequestArguments {
  return compileSchedule(planned).at(i);
}

function assertArgumentsFit(planned: Unsigned): void {
  const { method, requests, id } = planned.scenario;
  if (requests.kind === 'mix') return;
  const kinds = requestKindsOf(method);
  if (kinds.includes(requests.kind)) return;
  throw new IndexbenchError('INPUT_INCONSISTENT', {
    what: kinds.length === 0 ? `no schedule can make requests for ${method}` : `${method} takes requests of kind ${kinds.join(' or ')}, not ${requests.kind}`,
    where: `scenario ${id}`,
    next: 'Change the method, or the kind of its requests.',
  });
}

function heightList(planned: Unsigned, requests: RequestHeights): Float64Array {
  const generator = new SplitMix64(BigInt(requests.seed));
  const span = planned.lastHeight - planned.firstHeight + 1;
  return Float64Array.from({ length: requests.listLength }, () => planned.firstHeight + generator.below(span));
}

/** Values that a plan took from the chain, in turn. A plan that has none yet has no requests either: nothing asks for one. */
function inTurn(values: readonly string[] = [], toArguments: (value: string) => RequestArguments): Pick<Schedule, 'at' | 'cycleLength'> {
  const all = values.map(toArguments);
  return { cycleLength: Math.max(1, all.length), at: (i) => all[i % all.length] as RequestArguments };
}

function addressArguments({ scenario, firstHeight: start, lastHeight: end }: Unsigned): (address: string) => AddressArguments {
  switch (METHODS[scenario.method].requestType) {
    case 'TransparentAddressBlockFilter':
      return (address) => ({ kind: 'address-history', address, start, end });
    case 'AddressList':
      return (address) => ({ kind: 'address-list', address });
    case 'GetAddressUtxosArg':
      return (address) => ({ kind: 'address-outputs', address, start });
    default:
      return (address) => ({ kind: 'address', address });
  }
}

function subtreeArguments({ protocol, startIndex, maxEntries }: RequestSubtrees): RequestArguments {
  return { kind: 'subtrees', protocol: SHIELDED_PROTOCOL[protocol], startIndex, maxEntries };
}

/** How many heights a range of so many blocks can start at; below 1 where it does not fit. */
export function rangeStarts({ firstHeight, lastHeight }: Pick<Unsigned, 'firstHeight' | 'lastHeight'>, blocks: number): number {
  return lastHeight - firstHeight + 1 - blocks + 1;
}

function rangeFormula(planned: Unsigned, requests: RequestRanges): (i: number) => RequestArguments {
  const starts = rangeStarts(planned, requests.blocks);
  if (starts < 1) {
    throw new IndexbenchError('INPUT_INCONSISTENT', {
      what: `ranges of ${String(requests.blocks)} blocks do not fit into heights ${String(planned.firstHeight)} to ${String(planned.lastHeight)}`,
      where: `scenario ${planned.scenario.id}`,
      next: 'Use fewer blocks a call, or a longer snapshot.',
    });
  }
  const offset = BigInt(requests.offset);
  const modulus = BigInt(starts);
  // The product passes 2^53 from i = 3,393,000 on.
  return (i) => {
    const start = planned.firstHeight + Number((BigInt(i) * RANGE_STEP + offset) % modulus);
    return { kind: 'range', start, end: start + requests.blocks - 1 };
  };
}

function downloadSchedule(planned: Unsigned, blocks: number, blocksPerCall: number): Schedule {
  const { firstHeight, lastHeight } = planned;
  const ranges = Math.ceil((lastHeight - firstHeight + 1) / blocks);
  const startOf = (i: number): number => firstHeight + (i % ranges) * blocks;
  const endOf = (i: number): number => Math.min(lastHeight, startOf(i) + blocks - 1);
  return {
    requestsInPass: ranges,
    cycleLength: ranges,
    firstMeasured: Math.ceil(planned.scenario.warmupRequests / ranges) * ranges,
    mix: null,
    at: (i) => ({ kind: 'range', start: startOf(i), end: endOf(i) }),
    blocksIn: (i) => (endOf(i) - startOf(i) + 1) * blocksPerCall,
  };
}

/**
 * SHA-256 over the canonical JSON (sorted keys, no spaces) of what fixes the schedule: method, requests, heights, transaction ids and
 * addresses where there are any, stop and warm-up, and of the load model what the scenario sets.
 */
export function scheduleSha256(planned: Unsigned): string {
  const { method, requests, stop, warmupRequests, arrival, concurrencySteps, thinkSeconds, warmupSeconds, atEnd } = planned.scenario;
  const { firstHeight, lastHeight, txids, addresses } = planned;
  const model = Object.entries({ txids, addresses, arrival, concurrencySteps, thinkSeconds, warmupSeconds, atEnd }).filter(([, value]) => value !== undefined);
  return digestOf({ method, requests, firstHeight, lastHeight, stop, warmupRequests, ...Object.fromEntries(model) });
}
