import type { PlannedScenario } from '../../model/generated/types.ts';
import { internalHash } from '../../protocol/request.ts';
import type { RequestArguments, Schedule } from '../../plan/schedule.ts';
import { RANGE_STEP, compileSchedule, rangeStarts } from '../../plan/schedule.ts';

/** What ghz sends: literal data, for which its templates can be off, or a template that it works out for each request. */
export type GhzData =
  | { readonly kind: 'inline'; readonly json: string }
  | { readonly kind: 'list'; readonly json: string }
  | { readonly kind: 'template'; readonly json: string };

/** A list of ranges up to this length is written out; beyond, or where the number of requests is not known, ghz computes them. */
const LONGEST_RANGE_LIST = 50_000;

/** Of which kind the data of so many requests are; `count`: null = not known. */
export function ghzDataKind(planned: PlannedScenario, count: number | null): GhzData['kind'] {
  const { requests } = planned.scenario;
  if (requests.kind === 'empty') return 'inline';
  return requests.kind !== 'ranges' || (count !== null && count <= LONGEST_RANGE_LIST) ? 'list' : 'template';
}

/**
 * Data with which ghz's request number n has the bytes of our request number `firstRequest + n`.
 *
 * @param count how many requests will be sent at most; null = not known
 */
export function ghzData(planned: PlannedScenario, firstRequest: number, count: number | null): GhzData {
  const { requests } = planned.scenario;
  const kind = ghzDataKind(planned, count);
  if (kind === 'inline') return { kind, json: '{}' };
  if (kind === 'template' && requests.kind === 'ranges') return { kind, json: rangeTemplate(planned, requests.blocks, requests.offset, firstRequest) };
  const schedule = compileSchedule(planned);
  const most = count ?? LONGEST_RANGE_LIST;
  return listOf(schedule, firstRequest, schedule.cycleLength === null ? most : Math.min(schedule.cycleLength, count ?? schedule.cycleLength));
}

/** Element n is request `firstRequest + n`: ghz takes element (request number mod length). */
function listOf(schedule: Schedule, firstRequest: number, length: number): GhzData {
  return { kind: 'list', json: JSON.stringify(Array.from({ length }, (_, n) => toMessage(schedule.at(firstRequest + n)))) };
}

function toMessage(request: RequestArguments): object {
  switch (request.kind) {
    case 'empty':
      return {};
    case 'height':
      return { height: request.height };
    case 'range':
      return { start: { height: request.start }, end: { height: request.end } };
    case 'transaction':
      return { hash: internalHash(request.txid).toString('base64') };
    case 'address-history':
      return { address: request.address, range: { start: { height: request.start }, end: { height: request.end } } };
    case 'address-list':
      return { addresses: [request.address] };
    case 'address':
      return { address: request.address };
    case 'address-outputs':
      return { addresses: [request.address], startHeight: request.start };
    case 'subtrees':
      return { startIndex: request.startIndex, shieldedProtocol: request.protocol, maxEntries: request.maxEntries };
  }
}

/**
 * ghz works the whole object out as one template with its keys in alphabetical order, so that a variable set in `end` is there in
 * `start`. int64 suffices up to request 3,474,000,000.
 */
function rangeTemplate(planned: PlannedScenario, blocks: number, offset: number, firstRequest: number): string {
  const number = firstRequest === 0 ? '.RequestNumber' : `(add .RequestNumber ${String(firstRequest)})`;
  const start = `add ${String(planned.firstHeight)} (mod (add (mul ${number} ${String(RANGE_STEP)}) ${String(offset)}) ${String(rangeStarts(planned, blocks))})`;
  return JSON.stringify({ end: { height: `{{$s := ${start}}}{{add $s ${String(blocks - 1)}}}` }, start: { height: '{{$s}}' } });
}

/** As the reference study writes its data: always from request 0, templates for all ranges. */
export function ghzDataAsPublished(planned: PlannedScenario): GhzData {
  const { requests } = planned.scenario;
  const { firstHeight, lastHeight } = planned;
  switch (requests.kind) {
    case 'mix':
      throw new Error('ghz has no mixes: a plan with one is refused');
    case 'empty':
      return { kind: 'inline', json: '{}' };
    case 'heights':
    case 'transactions':
    case 'addresses':
      return ghzData(planned, 0, null);
    case 'subtrees':
      return { kind: 'inline', json: JSON.stringify(toMessage(compileSchedule(planned).at(0))) };
    case 'ranges': {
      const start = `(add ${String(firstHeight)} (mod (add (mul .RequestNumber ${String(RANGE_STEP)}) ${String(requests.offset)}) ${String(rangeStarts(planned, requests.blocks))}))`;
      return { kind: 'template', json: rangeObject(start, `add ${start} ${String(requests.blocks - 1)}`) };
    }
    case 'download': {
      const start = `(add ${String(firstHeight)} (mul .RequestNumber ${String(requests.blocks)}))`;
      return { kind: 'template', json: rangeObject(start, `min (add ${start} ${String(requests.blocks - 1)}) ${String(lastHeight)}`) };
    }
  }
}

function rangeObject(start: string, end: string): string {
  return JSON.stringify({ start: { height: `{{ ${start} }}` }, end: { height: `{{ ${end} }}` } });
}
