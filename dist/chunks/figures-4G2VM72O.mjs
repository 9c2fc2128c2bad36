import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  NO_FIGURE,
  formatBytes,
  formatCount,
  formatDuration,
  formatFactor,
  formatMetric,
  formatNumber,
  formatRange,
  formatRatio,
  formatShare,
  rateUnit
} from "./chunk-XXE5QRW6.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  NO_FIGURE,
  formatBytes,
  formatCount,
  formatDuration,
  formatFactor,
  formatMetric,
  formatNumber,
  formatRange,
  formatRatio,
  formatShare,
  rateUnit
};
