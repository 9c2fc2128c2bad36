function literal(name: number | string, value: string): Buffer {
  const head = typeof name === 'number' ? Buffer.from([0x0f, name - 15]) : Buffer.concat([Buffer.from([0, name.length]), Buffer.from(name)]);
  return Buffer.concat([head, Buffer.from([value.length]), Buffer.from(value)]);
}

const STATUS_200 = Buffer.from([0x88]);
const CONTENT_TYPE_INDEX = 31;

/** Header blocks of literals without indexing, so that no decoder state is touched. Source: RFC 7541, section 6.2.2 and appendix A. */
export const RESPONSE_BLOCK = Buffer.concat([STATUS_200, literal(CONTENT_TYPE_INDEX, 'application/grpc')]);
/** Tells the peer that our encoder's dynamic table is empty: due once after it lowered the table's size (RFC 7541, section 4.2). */
export const EMPTY_TABLE_BLOCK = Buffer.from([0x20]);

export function trailerBlock(grpcStatus: number): Buffer {
  return literal('grpc-status', String(grpcStatus));
}
