import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { IndexbenchError } from '../model/errors.ts';
import { acceptAnswer, describeStart, IGNORES_RANGE } from './http-answer.ts';
import type { Answer, Validator } from './http-answer.ts';
import { openUrl, withoutSecrets } from './http-request.ts';
import { MustStartOver, SourceFailure } from './source-failure.ts';
import type { TryBudget } from './try-budget.ts';

export interface HttpLimits {
  /** Longest wait for a connection, for headers, and between two pieces of the body, ms. */
  readonly idleMs: number;
  /** Longest Retry-After that is obeyed, ms. */
  readonly maxRetryAfterMs: number;
}

export interface FetchOptions {
  readonly url: string;
  /** Bytes that the archive must have; null where that is not known beforehand. */
  readonly bytes: number | null;
  readonly limits: HttpLimits;
  readonly signal: AbortSignal;
  readonly budget: TryBudget;
  /** Called with the size of the archive once a server tells it; what it throws ends the download. */
  readonly onBytes: (bytes: number) => Promise<void>;
  /** What an earlier command fetched: the rest is asked for. By default nothing. */
  readonly start?: ArchiveStart | null;
  /** Called with what names the archive's version and its size, before the first byte of a download from the beginning. */
  readonly onBeginning?: (answer: Answer) => Promise<void>;
  /** Called before and after a pause in which nothing can arrive. */
  readonly onPause: (isPaused: boolean) => void;
}

/** The beginning of an archive, fetched before. */
export interface ArchiveStart extends Answer {
  readonly received: number;
}

/**
 * The bytes of an archive's URL, as one stream whatever happens on the way: after a cut, a timeout, or an answer that asks for another try,
 * the rest is asked for (Range with If-Range; RFC 9110, sections 14.2 and 13.1.5), for as long as the budget allows.
 *
 * Throws SourceFailure, with the URL without credentials and query, the status and the first bytes of what came instead; MustStartOver where
 * what has arrived cannot be completed.
 */
export async function* fetchArchive(options: FetchOptions): AsyncGenerator<Buffer> {
  const { limits, signal, budget, onPause } = options;
  const agent = new Agent({ connect: { timeout: limits.idleMs }, headersTimeout: limits.idleMs, bodyTimeout: limits.idleMs });
  const download = new Download(options, agent);
  try {
    for (;;) {
      try {
        yield* download.next();
        return;
      } catch (error) {
        if (!(error instanceof SourceFailure) || error instanceof MustStartOver || !error.isTransient) throw error;
        download.brokeOff(error);
        const pauseMs = budget.pauseAfter(error);
        onPause(true);
        await sleep(pauseMs, undefined, { signal });
        onPause(false);
      }
    }
  } finally {
    await agent.destroy();
  }
}

/** A download and how far it is. */
class Download {
  readonly #options: FetchOptions;
  readonly #agent: Agent;
  #received = 0;
  #bytes: number | null;
  #validator: Validator | null = null;
  #start: Buffer | null = null;
  /** Why the last try ended. */
  #broken = '';

  constructor(options: FetchOptions, agent: Agent) {
    this.#options = options;
    this.#agent = agent;
    this.#bytes = options.bytes ?? options.start?.bytes ?? null;
    if (!options.start) return;
    this.#received = options.start.received;
    this.#validator = options.start.validator;
    this.#broken = `${String(this.#received)} bytes are there from before`;
  }

  /** A try has ended before its time. Throws MustStartOver where the rest cannot be had. */
  brokeOff({ what, where, cause }: SourceFailure): void {
    this.#broken = what;
    if (this.#received > 0 && this.#options.budget.mustStartOver) throw new MustStartOver({ what: `${what}; ${IGNORES_RANGE}`, where: where ?? '', cause });
  }

  /** From here to the end, in one try. */
  async *next(): AsyncGenerator<Buffer> {
    const { url, signal } = this.#options;
    const range = this.#received === 0 ? {} : { range: `bytes=${String(this.#received)}-`, ...(this.#validator === null ? {} : { 'if-range': this.#validator.value }) };
    let shown = withoutSecrets(url);
    try {
      const { response, finalUrl } = await openUrl(url, { dispatcher: this.#agent, signal, headers: range });
      shown = withoutSecrets(finalUrl);
      const { bytes, validator } = await acceptAnswer(response, { shown, bytes: this.#bytes, from: this.#received, validator: this.#validator, maxRetryAfterMs: this.#options.limits.maxRetryAfterMs });
      this.#validator = validator;
      if (bytes !== null && this.#bytes === null) await this.#options.onBytes(bytes);
      this.#bytes = bytes;
      if (this.#received === 0) await this.#options.onBeginning?.({ bytes, validator });
      yield* this.#body(response.body, shown);
    } catch (error) {
      if (error instanceof MustStartOver) throw this.#startingOver(error);
      if (error instanceof IndexbenchError || signal.aborted) throw error;
      throw new SourceFailure({ what: `the connection failed: ${reasonOf(error)}`, where: shown, isTransient: true, cause: error });
    }
  }

  #startingOver({ what, where }: MustStartOver): MustStartOver {
    this.#options.budget.mustStartOver ||= what === IGNORES_RANGE;
    return new MustStartOver({ what: `${this.#broken}; ${what}`, where: where ?? '' });
  }

  async *#body(body: AsyncIterable<unknown>, shown: string): AsyncGenerator<Buffer> {
    const bytes = this.#bytes;
    const all = bytes === null ? 'an unknown number of' : String(bytes);
    try {
      for await (const chunk of body) {
        const piece = chunk as Buffer;
        this.#start ??= Buffer.from(piece.subarray(0, 64));
        this.#received += piece.length;
        if (bytes !== null && this.#received > bytes) throw new SourceFailure({ what: `sends more than the ${String(bytes)} bytes of the pin`, where: shown, isTransient: false });
        this.#options.budget.arrived(piece.length);
        yield piece;
      }
    } catch (error) {
      if (error instanceof SourceFailure) throw error;
      throw new SourceFailure({ what: `broke off after ${String(this.#received)} of ${all} bytes: ${reasonOf(error)}`, where: shown, isTransient: true, cause: error });
    }
    if (bytes !== null && this.#received < bytes) throw new SourceFailure({ what: `ended after ${String(this.#received)} of ${all} bytes${this.#startIfText()}`, where: shown, isTransient: true });
  }

  /** A message of a server, sent in the place of an archive. */
  #startIfText(): string {
    return this.#start === null || this.#start.some((byte) => byte < 0x09 || byte > 0x7e) ? '' : describeStart(this.#start);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return error.message === '' ? code : `${error.message} (${code})`;
}
