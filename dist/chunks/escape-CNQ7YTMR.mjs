import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  escapeCsv,
  escapeHtml,
  escapeMarkdown,
  escapeText,
  markdownCode
} from "./chunk-RUSGHASN.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  escapeCsv,
  escapeHtml,
  escapeMarkdown,
  escapeText,
  markdownCode
};
