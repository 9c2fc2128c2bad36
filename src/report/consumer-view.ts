import { isGhz } from '../model/driver-kinds.ts';
import type { Comparison, ConsumerLine, ConsumerTable, Spread } from '../model/generated/types.ts';
import { NO_FIGURE, formatBytes, formatCount, formatDuration } from './figures.ts';
import { BELOW_RESOLUTION, EMPTY_WORDS } from './wording.ts';

/** A figure with its range, where there is more than one run. */
export interface SpreadText {
  readonly median: string;
  readonly range: string | null;
  /** False: words that say why there is none. */
  readonly isFigure: boolean;
}

/** A line of a table of consumers, as text. */
export interface ConsumerLineView {
  readonly driver: string;
  /** Null where the line has figures: else why it has none. */
  readonly empty: string | null;
  readonly isClientBound: boolean;
  /** In the order of CONSUMER_FIGURES. */
  readonly figures: readonly SpreadText[];
  readonly blocks: string;
  readonly bytes: string;
  readonly content: string;
}

/** Heads of the columns with spreads: of one pass. */
export const CONSUMER_FIGURES = ['Time', 'Client CPU', 'Server CPU'] as const;

export function consumerTitle({ consumers }: Comparison, table: ConsumerTable): string {
  const isVariantNeeded = consumers.some(({ variant }) => variant !== table.variant);
  return isVariantNeeded ? `${table.title}: ${table.variant}` : table.title;
}

export function consumerLines({ lines }: ConsumerTable): ConsumerLineView[] {
  return lines.map((line) => ({
    driver: line.driver,
    empty: line.state.kind === 'empty' ? EMPTY_WORDS[line.state.reason] : null,
    isClientBound: line.state.kind === 'measured' && line.state.clientBound,
    figures: [spreadText(line.secondsPerPass), cpuText(line, 'client', line.clientCpuSecondsPerPass), cpuText(line, 'server', line.serverCpuSecondsPerPass)],
    blocks: line.received === null ? NO_FIGURE : formatCount(line.received.blocks),
    bytes: line.received === null ? NO_FIGURE : formatBytes(line.received.bytes),
    content: contentText(line),
  }));
}

function cpuText({ belowResolution }: ConsumerLine, side: 'client' | 'server', spread: Spread | null): SpreadText {
  return spread === null && belowResolution.includes(side) ? { median: BELOW_RESOLUTION, range: null, isFigure: false } : spreadText(spread);
}

function spreadText(spread: Spread | null): SpreadText {
  if (spread === null) return { median: NO_FIGURE, range: null, isFigure: false };
  const [median, low, high] = [spread.median, spread.min, spread.max].map((seconds) => formatDuration(seconds * 1e9)) as [string, string, string];
  return { median, range: spread.n === 1 || low === high ? null : `${low}–${high}`, isFigure: true };
}

function contentText({ content, received }: ConsumerLine): string {
  const where = received?.how === 'apart' ? ', apart' : '';
  switch (content) {
    case 'equal':
      return `as checked${where}`;
    case 'other':
      return `OTHER${where}`;
    case 'unknown':
      return received === null ? 'not known' : `not compared${where}`;
  }
}

/** What the digests prove, in one sentence. */
export function digestText({ checked, lines }: ConsumerTable): string {
  if (checked === null) return 'The payload check has no digest of these heights, so that contents are not compared.';
  const measured = lines.filter(({ state }) => state.kind === 'measured');
  const equal = measured.filter(({ content }) => content === 'equal').length;
  const others = measured.filter(({ content }) => content === 'other').map(({ driver }) => driver);
  const found = others.length > 0 ? `NOT EQUAL: ${others.join(', ')}` : `${String(equal)} of ${String(measured.length)} equal`;
  return `Digests: ${found}. Checked before: ${formatCount(checked.blocks)} blocks, ${formatCount(checked.bytes)} bytes, SHA-256 ${checked.sha256}.`;
}

/** How to read the tables, as far as their drivers need it. */
export function consumerNotes({ consumers }: Comparison): string[] {
  const drivers = new Set(consumers.flatMap(({ lines }) => lines.map(({ driver }) => driver)));
  const hasGhz = [...drivers].some(isGhz);
  return [
    'A pass is the whole download once. Time and CPU are those of the measured window by its passes: the median run, with the smallest and the largest.',
    'Consumers do unlike work on the same bytes: native finds, checks and hashes blocks in place, native-http2 does so over Node’s HTTP/2, grpc-js decodes each message to an object first, ghz decodes and looks at nothing. The table shows what a client costs; it ranks no server.',
    ...(hasGhz ? ['ghz is a process of its own for each measurement: its start lies within its CPU time.'] : []),
    'Content “as checked”: the SHA-256 of what the payload check found; taken in the timer, over every pass, and where decoded over the bytes that the decoder was given.',
    ...(hasGhz ? ['“apart”: ghz’s report counts calls, not messages, so that nothing is known of its timed passes but that each call was good. A relay read one more pass, by a ghz with the same flags outside the timing: blocks, bytes and digest are of that pass.'] : []),
  ];
}
