import { Agent, request } from 'undici';
import type { Dispatcher } from 'undici';
import { SourceFailure } from './source-failure.ts';

export interface HttpLimits {
  /** Longest wait for a connection, for headers, and between two pieces of the body, ms. */
  readonly idleMs: number;
  /** Longest Retry-After that is obeyed, ms. */
  readonly maxRetryAfterMs: number;
}

interface FetchOptions {
  readonly url: string;
  /** Bytes that the archive must have. */
  readonly bytes: number;
  readonly limits: HttpLimits;
  readonly signal: AbortSignal;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);
const SHOWN_BYTES = 60;

/**
 * The body of an archive's URL. Only a 200 from http or https gives one; redirects are followed at most 5 times, and a user name or
 * password in the URL goes to its own origin only.
 *
 * Throws SourceFailure, with the URL without credentials and query, the status and the first bytes of what came instead.
 */
export async function* fetchArchive({ url, bytes, limits, signal }: FetchOptions): AsyncGenerator<Buffer> {
  const agent = new Agent({ connect: { timeout: limits.idleMs }, headersTimeout: limits.idleMs, bodyTimeout: limits.idleMs });
  let shown = withoutSecrets(url);
  try {
    const { response, finalUrl } = await follow(url, { dispatcher: agent, signal });
    shown = withoutSecrets(finalUrl);
    await refuseWrongResponse(response, { shown, bytes, limits });
    yield* boundedBody(response.body, { shown, bytes });
  } catch (error) {
    if (error instanceof SourceFailure || signal.aborted) throw error;
    throw new SourceFailure({ what: `the connection failed: ${reasonOf(error)}`, where: shown, isTransient: true, cause: error });
  } finally {
    await agent.destroy();
  }
}

type Response = Dispatcher.ResponseData;

async function follow(start: string, options: { readonly dispatcher: Agent; readonly signal: AbortSignal }): Promise<{ readonly response: Response; readonly finalUrl: string }> {
  const origin = parseUrl(start, start);
  let url = origin;
  for (let redirects = 0; ; redirects += 1) {
    const headers = { 'accept-encoding': 'identity', 'user-agent': 'indexbench', ...(url.origin === origin.origin ? authorizationOf(origin) : {}) };
    const response = await request(bare(url), { ...options, headers });
    const location = response.headers['location'];
    if (!REDIRECTS.has(response.statusCode) || typeof location !== 'string') return { response, finalUrl: url.href };
    await response.body.dump();
    if (redirects === MAX_REDIRECTS) throw failure(start, `more than ${String(MAX_REDIRECTS)} redirects`);
    const next = parseUrl(location, url.href);
    if (url.protocol === 'https:' && next.protocol === 'http:') throw failure(start, `redirects from https to http (${withoutSecrets(next.href)})`);
    url = next;
  }
}

function parseUrl(text: string, base: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url === null) throw failure(base, 'is not a URL, or redirects to none');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw failure(base, `only http and https are fetched, not ${url.protocol}`);
  return url;
}

function bare(url: URL): URL {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy;
}

function authorizationOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** A URL as it may be printed: user, password and query can be secrets. */
export function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return '(an unreadable URL)';
  const { protocol, host, pathname, search } = new URL(url);
  return `${protocol}//${host}${pathname}${search === '' ? '' : '?…'}`;
}

interface Expected {
  readonly shown: string;
  readonly bytes: number;
  readonly limits: HttpLimits;
}

async function refuseWrongResponse(response: Response, { shown, bytes, limits }: Expected): Promise<void> {
  const { statusCode, headers } = response;
  const refuse = async (what: string): Promise<never> => {
    throw new SourceFailure({ what: `${what}${await firstBytes(response)}`, where: shown, isTransient: false });
  };
  if (statusCode !== 200) {
    const retryAfterMs = retryAfter(headers['retry-after']);
    const isTransient = TRANSIENT.has(statusCode) || statusCode >= 500;
    if (retryAfterMs !== null && retryAfterMs > limits.maxRetryAfterMs) {
      await refuse(`status ${String(statusCode)} asks to wait ${String(Math.round(retryAfterMs / 1000))} s, which is too long`);
    }
    throw new SourceFailure({ what: `status ${String(statusCode)} instead of 200${await firstBytes(response)}`, where: shown, isTransient, retryAfterMs });
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') await refuse(`the server re-encoded the archive (${String(encoding)})`);
  const type = String(headers['content-type'] ?? '');
  if (/^text\/html\b/i.test(type)) await refuse('an HTML page came instead of an archive');
  const length = headers['content-length'];
  if (length !== undefined && Number(length) !== bytes) await refuse(`Content-Length is ${String(length)}; the pin says ${String(bytes)} bytes`);
}

async function firstBytes(response: Response): Promise<string> {
  let text = '';
  try {
    for await (const chunk of response.body) {
      text += (chunk as Buffer).toString('latin1');
      if (text.length >= SHOWN_BYTES) break;
    }
  } catch {
    // What came until then is all there is to show.
  }
  return begins(text);
}

function begins(text: string): string {
  return text === '' ? '' : `; it begins with ${JSON.stringify(text.slice(0, SHOWN_BYTES))}`;
}

const GZIP_MARK = '\x1f\x8b';

async function* boundedBody(body: AsyncIterable<unknown>, { shown, bytes }: { readonly shown: string; readonly bytes: number }): AsyncGenerator<Buffer> {
  let received = 0;
  let start = '';
  try {
    for await (const chunk of body) {
      if (received === 0) start = (chunk as Buffer).subarray(0, SHOWN_BYTES).toString('latin1');
      received += (chunk as Buffer).length;
      if (received > bytes) throw new SourceFailure({ what: `sends more than the ${String(bytes)} bytes of the pin`, where: shown, isTransient: false });
      yield chunk as Buffer;
    }
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    throw new SourceFailure({ what: `broke off after ${String(received)} of ${String(bytes)} bytes: ${reasonOf(error)}`, where: shown, isTransient: true, cause: error });
  }
  if (received < bytes) throw new SourceFailure({ what: `ended after ${String(received)} of ${String(bytes)} bytes${start.startsWith(GZIP_MARK) ? '' : begins(start)}`, where: shown, isTransient: true });
}

/** Retry-After in ms: seconds, or a date (RFC 9110, section 10.2.3). Null where it is absent or unreadable. */
function retryAfter(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function failure(url: string, what: string): SourceFailure {
  return new SourceFailure({ what, where: withoutSecrets(url), isTransient: false });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return error.message === '' ? code : `${error.message} (${code})`;
}
