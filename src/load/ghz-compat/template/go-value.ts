/**
 * Values of Go's templates. Go's integer types are one here: a bigint within int64. Floats are numbers, nil is null, maps have text keys.
 */
export type GoValue = null | boolean | bigint | number | string | readonly GoValue[] | GoMap;

export type GoMap = ReadonlyMap<string, GoValue>;

/** A list as such: `Array.isArray` does not narrow read-only arrays. */
export function isGoList(value: GoValue): value is readonly GoValue[] {
  return Array.isArray(value);
}

export function isGoMap(value: GoValue): value is GoMap {
  return value instanceof Map;
}

/** What Go would call the type, for messages. */
export function goTypeOf(value: GoValue): string {
  if (value === null) return 'nil';
  if (isGoList(value)) return 'list';
  if (isGoMap(value)) return 'map';
  switch (typeof value) {
    case 'bigint':
      return 'int';
    case 'number':
      return 'float64';
    case 'boolean':
      return 'bool';
    default:
      return 'string';
  }
}

/** Source: Go, text/template, "The empty values are false, 0, any nil pointer or interface value, and any array, slice, map, or string of length zero." */
export function isGoTruth(value: GoValue): boolean {
  if (isGoList(value)) return value.length > 0;
  if (isGoMap(value)) return value.size > 0;
  return Boolean(value);
}

/** Wraps as Go's int64 does. */
export function int64(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}
