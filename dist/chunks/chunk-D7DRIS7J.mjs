import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/bundle/sample-columns.ts
var WIDE_COLUMNS = ["intendedStartNs", "startNs", "firstMessageNs", "endNs", "bytes"];
var NARROW_COLUMNS = ["messages", "client", "status", "attempt", "phase", "part"];
var SAMPLE_COLUMNS = [...WIDE_COLUMNS, ...NARROW_COLUMNS];
var NO_WIDE_VALUE = Number.NaN;
var NO_NARROW_VALUE = -1;

export {
  WIDE_COLUMNS,
  NARROW_COLUMNS,
  SAMPLE_COLUMNS,
  NO_WIDE_VALUE,
  NO_NARROW_VALUE
};
