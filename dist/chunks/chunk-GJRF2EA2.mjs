import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/redact.ts
var REMOVED = "[removed]";
var SECRET_NAME = String.raw`(?:[a-z0-9]+[_.-])*[a-z0-9]*(?:password|passwd|passphrase|secret|token|credentials?|access[_-]?key(?:[_-]?id)?|api[_-]?key|private[_-]?key|secret[_-]?key)`;
var VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\s"',;&]+)`;
var RULES = [
  // Of a header all that follows: its scheme may have parameters (Token token="…", AWS4-HMAC-SHA256 Credential=…). In JSON up to the quote.
  /((?:proxy-)?authorization["']?\s*[:=]\s*["'])[^"'\n]+/gi,
  /((?:proxy-)?authorization\s*[:=]\s*)(?!["'])[^\n]+/gi,
  /(\b(?:bearer|basic)\s+)[A-Za-z0-9+/_.~-]{6,}=*/gi,
  /((?:set-)?cookie["']?\s*[:=]\s*["']?)[^"'\n]+/gi,
  /(__cookie__:)[^\s"',;]+/gi,
  // The last @ before the path ends the credentials: a password may hold one too.
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/"'?#]+@/gi,
  /((?:[?&;\s"']|^)(?:x-(?:amz|goog)-(?:signature|credential|security-token)|(?:aws)?accesskeyid|sig|signature|access_token|auth|token|api[_-]?key|key|secret|pass|credential)=)[^\s&"']+/gi,
  new RegExp(String.raw`((?<![a-z0-9])${SECRET_NAME}["']?\s*[:=]\s*)${VALUE}`, "gi"),
  new RegExp(String.raw`((?:^|[\s,{;&?])["']?pass["']?\s*[:=]\s*)${VALUE}`, "gi"),
  new RegExp(String.raw`(--?(?:[a-z0-9]+[.-])*(?:rpc)?(?:password|passphrase|pass|token|secret|cookie|api-key|access-key|credential)\s+)${VALUE}`, "gi")
];
var SUSPICIOUS = /auth|bearer|basic|cookie|@|sig|amz|token|key|secret|pass|credential/i;
function redactSecrets(line) {
  if (!SUSPICIOUS.test(line)) return line;
  let text = line;
  for (const rule of RULES) text = text.replace(rule, (match, kept) => `${kept}${REMOVED}${match.endsWith("@") ? "@" : ""}`);
  return text;
}
__name(redactSecrets, "redactSecrets");

export {
  redactSecrets
};
