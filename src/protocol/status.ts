/** gRPC status codes by their names in the specification. Source: grpc/grpc doc/statuscodes.md. */
export const GRPC_STATUS = {
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
  UNAUTHENTICATED: 16,
} as const;

export type GrpcStatusName = keyof typeof GRPC_STATUS;
export type GrpcStatusCode = (typeof GRPC_STATUS)[GrpcStatusName];

const SPEC_NAMES = Object.keys(GRPC_STATUS) as GrpcStatusName[];

function toGoName(name: GrpcStatusName): string {
  if (name === 'OK') return 'OK';
  // grpc-go spells this one with a single l.
  if (name === 'CANCELLED') return 'Canceled';
  return name.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join('');
}

const GO_NAMES = SPEC_NAMES.map(toGoName);

const CODES_BY_NAME = new Map<string, number>([
  ...SPEC_NAMES.map((name, code) => [name, code] as const),
  ...GO_NAMES.map((name, code) => [name, code] as const),
]);

/** The specification's name (`RESOURCE_EXHAUSTED`); a number outside 0–16 is UNKNOWN, as the specification asks of clients. */
export function statusName(code: number): GrpcStatusName {
  return SPEC_NAMES[code] ?? 'UNKNOWN';
}

/** The name as grpc-go, and so ghz, prints it (`ResourceExhausted`); a number outside 0–16 is `Unknown`. */
export function statusGoName(code: number): string {
  return GO_NAMES[code] ?? 'Unknown';
}

/** The number of a name in either spelling, or null. */
export function statusCodeOf(name: string): GrpcStatusCode | null {
  return (CODES_BY_NAME.get(name) as GrpcStatusCode | undefined) ?? null;
}

/**
 * The gRPC status of a response that carries no `grpc-status`, from its HTTP status.
 * Source: grpc/grpc doc/http-grpc-status-mapping.md.
 */
export function statusOfHttp(httpStatus: number): GrpcStatusCode {
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
