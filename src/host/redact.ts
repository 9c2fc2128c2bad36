const REMOVED = '[removed]';

/** What names a secret, alone or at the end of a longer name: `rpcpassword`, `AWS_SECRET_ACCESS_KEY`, `x-api-key`, `client_secret`. */
const SECRET_NAME = String.raw`(?:[a-z0-9]+[_.-])*[a-z0-9]*(?:password|passwd|passphrase|secret|token|credentials?|access[_-]?key(?:[_-]?id)?|api[_-]?key|private[_-]?key|secret[_-]?key)`;

/** A value: quoted, with blanks in it, or up to a blank or separator. */
const VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s"',;&]+)`;

/** Each rule keeps its first group and replaces what follows it. */
const RULES: readonly RegExp[] = [
  // Of a header all that follows: its scheme may have parameters (Token token="…", AWS4-HMAC-SHA256 Credential=…). In JSON up to the quote.
  /((?:proxy-)?authorization["']?\s*[:=]\s*["'])[^"'\n]+/gi,
  /((?:proxy-)?authorization\s*[:=]\s*)(?!["'])[^\n]+/gi,
  /(\b(?:bearer|basic)\s+)[A-Za-z0-9+/_.~-]{6,}=*/gi,
  /((?:set-)?cookie["']?\s*[:=]\s*["']?)[^"'\n]+/gi,
  /(__cookie__:)[^\s"',;]+/gi,
  // The last @ before the path ends the credentials: a password may hold one too.
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/"'?#]+@/gi,
  /((?:[?&;\s"']|^)(?:x-(?:amz|goog)-(?:signature|credential|security-token)|(?:aws)?accesskeyid|sig|signature|access_token|auth|token|api[_-]?key|key|secret|pass|credential)=)[^\s&"']+/gi,
  new RegExp(String.raw`((?<![a-z0-9])${SECRET_NAME}["']?\s*[:=]\s*)${VALUE}`, 'gi'),
  new RegExp(String.raw`((?:^|[\s,{;&?])["']?pass["']?\s*[:=]\s*)${VALUE}`, 'gi'),
  new RegExp(String.raw`(--?(?:[a-z0-9]+[.-])*(?:rpc)?(?:password|passphrase|pass|token|secret|cookie|api-key|access-key|credential)\s+)${VALUE}`, 'gi'),
];

/** What every rule needs somewhere: most lines have none of it and are told apart by this one look. */
const SUSPICIOUS = /auth|bearer|basic|cookie|@|sig|amz|token|key|secret|pass|credential/i;

/** Takes credentials out of one line of text: authorization headers, cookies, URL credentials, signed-URL and password parameters. */
export function redactSecrets(line: string): string {
  if (!SUSPICIOUS.test(line)) return line;
  let text = line;
  for (const rule of RULES) text = text.replace(rule, (match: string, kept: string) => `${kept}${REMOVED}${match.endsWith('@') ? '@' : ''}`);
  return text;
}
