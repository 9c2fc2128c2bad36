import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/status.ts
var GRPC_STATUS = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16
};
var SPEC_NAMES = Object.keys(GRPC_STATUS);
function toGoName(name) {
  if (name === "OK") return "OK";
  if (name === "CANCELLED") return "Canceled";
  return name.split("_").map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join("");
}
__name(toGoName, "toGoName");
var GO_NAMES = SPEC_NAMES.map(toGoName);
var CODES_BY_NAME = new Map([
  ...SPEC_NAMES.map((name, code) => [name, code]),
  ...GO_NAMES.map((name, code) => [name, code])
]);
function statusName(code) {
  return SPEC_NAMES[code] ?? "UNKNOWN";
}
__name(statusName, "statusName");
function statusGoName(code) {
  return GO_NAMES[code] ?? "Unknown";
}
__name(statusGoName, "statusGoName");
function statusCodeOf(name) {
  return CODES_BY_NAME.get(name) ?? null;
}
__name(statusCodeOf, "statusCodeOf");
function statusOfHttp(httpStatus) {
  switch (httpStatus) {
    case 400:
      return GRPC_STATUS.INTERNAL;
    case 401:
      return GRPC_STATUS.UNAUTHENTICATED;
    case 403:
      return GRPC_STATUS.PERMISSION_DENIED;
    case 404:
      return GRPC_STATUS.UNIMPLEMENTED;
    case 429:
    case 502:
    case 503:
    case 504:
      return GRPC_STATUS.UNAVAILABLE;
    default:
      return GRPC_STATUS.UNKNOWN;
  }
}
__name(statusOfHttp, "statusOfHttp");

export {
  GRPC_STATUS,
  statusName,
  statusGoName,
  statusCodeOf,
  statusOfHttp
};
