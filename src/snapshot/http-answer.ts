import type { Response } from './http-request.ts';
import { MustStartOver, SourceFailure } from './source-failure.ts';

/** What is known of the archive before an answer comes. */
export interface Expected {
  /** The URL, as it may be printed. */
  readonly shown: string;
  /** Bytes that the archive has; null where neither the pin nor an earlier answer says it. */
  readonly bytes: number | null;
  /** Bytes that are there already: the answer must go on after them. */
  readonly from: number;
  /** What named this version of the archive in the first answer; null where it had nothing. */
  readonly validator: Validator | null;
  /** Longest Retry-After that is obeyed, ms. */
  readonly maxRetryAfterMs: number;
}

/** Names one version of what a URL gives (RFC 9110, sections 8.8.1 to 8.8.3): a strong ETag, else its date. */
export interface Validator {
  readonly kind: 'ETag' | 'Last-Modified';
  readonly value: string;
}

/** What a good answer says. */
export interface Answer {
  /** Bytes of the whole archive; null where the server does not say. */
  readonly bytes: number | null;
  readonly validator: Validator | null;
}

export const IGNORES_RANGE = 'the server ignores Range';
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);
const SHOWN_BYTES = 60;

/**
 * Accepts what brings the archive, from its beginning (200) or from where it broke off (206, the same version, exactly that position).
 * Throws SourceFailure with status and first bytes of what came instead; MustStartOver where the server does not go on.
 */
export async function acceptAnswer(response: Response, expected: Expected): Promise<Answer> {
  const { statusCode, headers } = response;
  if (statusCode !== 200 && statusCode !== 206 && statusCode !== 416) await refuseStatus(response, expected);
  const refuse = async (what: string): Promise<never> => {
    throw new SourceFailure({ what: `${what}${await firstBytes(response)}`, where: expected.shown, isTransient: false });
  };
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') await refuse(`the server re-encoded the archive (${String(encoding)})`);
  if (statusCode !== 416 && /^text\/html\b/i.test(String(headers['content-type'] ?? ''))) await refuse('an HTML page came instead of an archive');
  if (expected.from > 0) return continued(response, expected);
  if (statusCode !== 200) await refuse(`status ${String(statusCode)} instead of 200`);
  const length = headers['content-length'];
  const bytes = length === undefined ? null : Number(length);
  if (bytes !== null && expected.bytes !== null && bytes !== expected.bytes) await refuse(`Content-Length is ${String(bytes)}; the pin says ${String(expected.bytes)} bytes`);
  return { bytes: bytes ?? expected.bytes, validator: validatorOf(response) };
}

function continued(response: Response, { shown, from, bytes, validator }: Expected): Answer {
  const again = (what: string): never => {
    throw new MustStartOver({ what, where: shown });
  };
  const now = validatorOf(response);
  if (validator !== null && now !== null && (now.kind !== validator.kind || now.value !== validator.value)) again(`the archive changed while it was fetched: ${validator.kind} was ${validator.value} and is ${now.value}`);
  if (response.statusCode === 416) again(`the archive became shorter than the ${String(from)} bytes that had arrived`);
  if (response.statusCode !== 206) again(IGNORES_RANGE);
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(String(response.headers['content-range'] ?? '')) ?? [];
  if (Number(start) !== from) again(`the server does not go on where it broke off, at byte ${String(from)}`);
  if (bytes !== null && total !== '*' && Number(total) !== bytes) again(`the archive changed while it was fetched: it had ${String(bytes)} bytes and has ${String(total)}`);
  return { bytes, validator };
}

function validatorOf({ headers }: Response): Validator | null {
  const { etag } = headers;
  // A weak one does not promise the same bytes.
  if (typeof etag === 'string' && etag.startsWith('"')) return { kind: 'ETag', value: etag };
  const date = headers['last-modified'];
  return typeof date === 'string' ? { kind: 'Last-Modified', value: date } : null;
}

async function refuseStatus(response: Response, { shown, from, maxRetryAfterMs }: Expected): Promise<never> {
  const { statusCode, headers } = response;
  const retryAfterMs = retryAfter(headers['retry-after']);
  const begins = await firstBytes(response);
  if (retryAfterMs !== null && retryAfterMs > maxRetryAfterMs) {
    throw new SourceFailure({ what: `status ${String(statusCode)} asks to wait ${String(Math.round(retryAfterMs / 1000))} s, which is too long${begins}`, where: shown, isTransient: false });
  }
  const isTransient = TRANSIENT.has(statusCode) || statusCode >= 500;
  throw new SourceFailure({ what: `status ${String(statusCode)} instead of ${from > 0 ? '206' : '200'}${begins}`, where: shown, isTransient, retryAfterMs });
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
  return describeStart(text);
}

/** The first bytes of what came, for a message. */
export function describeStart(start: Buffer | string): string {
  const text = (typeof start === 'string' ? start : start.toString('latin1')).slice(0, SHOWN_BYTES);
  // JSON leaves the control characters C1 and DEL as they are; terminals obey them.
  return text === '' ? '' : `; it begins with ${JSON.stringify(text).replace(/[\u007f-\u009f]/g, '·')}`;
}

/** Retry-After in ms: seconds, or a date (RFC 9110, section 10.2.3). Null where it is absent or unreadable. */
function retryAfter(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
