import { request } from 'undici';
import type { Agent, Dispatcher } from 'undici';
import { SourceFailure } from './source-failure.ts';

export type Response = Dispatcher.ResponseData;

interface RequestOptions {
  readonly dispatcher: Agent;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Asks for a URL of http or https. Redirects are followed at most 5 times, never from https to http, and a user name or password in the
 * URL goes to its own origin only. Throws SourceFailure, and errors of the connection.
 */
export async function openUrl(start: string, { headers, ...options }: RequestOptions): Promise<{ readonly response: Response; readonly finalUrl: string }> {
  const origin = parseUrl(start, start);
  let url = origin;
  for (let redirects = 0; ; redirects += 1) {
    const response = await request(bare(url), { ...options, headers: { 'accept-encoding': 'identity', 'user-agent': 'indexbench', ...headers, ...(url.origin === origin.origin ? authorizationOf(origin) : {}) } });
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

function failure(url: string, what: string): SourceFailure {
  return new SourceFailure({ what, where: withoutSecrets(url), isTransient: false });
}
