/** A header block that cannot be decoded: the tables of the two ends no longer agree, so that its connection is lost. */
export class HpackError extends Error {
  override readonly name = 'HpackError';
}
