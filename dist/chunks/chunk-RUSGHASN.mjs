import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/escape.ts
var UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
var REPLACEMENT = "�";
function escapeText(text) {
  return text.replace(/\r\n|[\n\r\t\u2028\u2029]/g, " ").replace(UNSAFE, REPLACEMENT);
}
__name(escapeText, "escapeText");
var HTML_ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
var PLAIN = /^[\w .,:;/%+-]*$/;
function escapeHtml(text) {
  if (PLAIN.test(text)) return text;
  return escapeText(text).replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? "");
}
__name(escapeHtml, "escapeHtml");
function escapeMarkdown(text) {
  return escapeText(text).replace(/[&<>]/g, (character) => HTML_ENTITIES[character] ?? "").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/@|:(?=[/\w+-])|(?<=\bwww)\./gi, (character) => `&#${String(character.charCodeAt(0))};`);
}
__name(escapeMarkdown, "escapeMarkdown");
function markdownCode(text) {
  const safe = escapeText(text).replaceAll("|", "\\|");
  const longest = Math.max(0, ...[...safe.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = safe.startsWith("`") || safe.endsWith("`") || safe.trim() === "" ? " " : "";
  return `${fence}${pad}${safe}${pad}${fence}`;
}
__name(markdownCode, "markdownCode");
function escapeCsv(value) {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = escapeText(value);
  const guarded = /^\s*[=+\-@|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
__name(escapeCsv, "escapeCsv");

export {
  escapeText,
  escapeHtml,
  escapeMarkdown,
  markdownCode,
  escapeCsv
};
