import { statSync } from 'node:fs';
import { compare } from '../comparison/compare.ts';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Comparison } from '../model/generated/types.ts';
import { openAll, type AggregateRequest } from './aggregate.ts';
import { readInput } from './input-files.ts';

/** A comparison of many rows and runs is larger than what people write. */
const MAXIMUM_BYTES = 256 * 1024 * 1024;

/**
 * A stored run to see a trend against: the comparison of the bundles below a folder, or a comparison.json as it was written.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND, INPUT_NOT_JSON or INPUT_INVALID, INPUT_INCONSISTENT for a folder with no usable bundle
 */
export async function storedComparison(path: string, { version, recheck = null }: { readonly version: string; readonly recheck?: AggregateRequest['recheck'] }): Promise<Comparison> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return parseDocument('Comparison', readInput(path, MAXIMUM_BYTES), path);
  const { opened, refused } = await openAll([path], recheck);
  if (opened.length === 0) throw new IndexbenchError('INPUT_INCONSISTENT', { what: refused.length === 0 ? 'no bundle lies below it' : `none of its ${String(refused.length)} bundles is usable; the first: ${refused[0]?.message ?? ''}`, where: path, next: 'Name the folder of a stored run, or its comparison.json.' });
  return compare(opened, refused, { indexbenchVersion: version, samplesVerified: recheck !== null, gates: null });
}
