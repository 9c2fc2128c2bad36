const REMOVED = '[removed]';

/** Each rule keeps its first group and replaces what follows it. */
const RULES: readonly RegExp[] = [
  /((?:proxy-)?authorization["']?\s*[:=]\s*["']?)(?:(?:bearer|basic|digest|token)\s+)?[^\s"',;]+/gi,
  /(\b(?:bearer|basic)\s+)[A-Za-z0-9+/_.~-]{6,}=*/gi,
  /((?:set-)?cookie["']?\s*[:=]\s*["']?)[^"'\n]+/gi,
  /(__cookie__:)[^\s"',;]+/gi,
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/gi,
  /((?:[?&;\s"']|^)(?:x-amz-signature|x-amz-security-token|x-amz-credential|sig|signature|access_token|auth|token|api[_-]?key|key|secret)=)[^\s&"']+/gi,
  /((?:[a-z0-9]+[_-])*(?:password|passwd|rpcpassword|secret|token|api[_-]?key|private[_-]?key)["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi,
  /(--?(?:rpc)?(?:password|token|secret|api-key)\s+)\S+/gi,
];

/** What every rule needs somewhere: most lines have none of it and are told apart by this one look. */
const SUSPICIOUS = /auth|bearer|basic|cookie|@|sig|amz|token|key|secret|passw/i;

/** Takes credentials out of one line of text: authorization headers, cookies, URL credentials, signed-URL and password parameters. */
export function redactSecrets(line: string): string {
  if (!SUSPICIOUS.test(line)) return line;
  let text = line;
  for (const rule of RULES) text = text.replace(rule, (match: string, kept: string) => `${kept}${REMOVED}${match.endsWith('@') ? '@' : ''}`);
  return text;
}
