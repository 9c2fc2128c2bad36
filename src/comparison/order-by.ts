type Key = string | number;

/** Compares two lists of keys from left to right, numbers by value and text by code unit: the same on every host. */
export function compareKeys(a: readonly Key[], b: readonly Key[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (left < right) return -1;
    if (left > right) return 1;
  }
  return a.length - b.length;
}

/** A sorted copy. */
export function orderBy<T>(items: Iterable<T>, keysOf: (item: T) => readonly Key[]): T[] {
  return [...items]
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .map(({ item }) => item);
}

/** Groups in the order in which their keys first appear. */
export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
