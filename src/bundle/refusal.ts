import { basename } from 'node:path';
import type { IndexbenchError } from '../model/errors.ts';
import type { RefusedInput } from '../model/generated/types.ts';

const MAX_LABEL = 255;
const MAX_MESSAGE = 4096;

/** The entry for a folder or file that was refused. The place is told as a path within it: what lies above is no part of the evidence. */
export function refusalOf(path: string, { code, what, where }: IndexbenchError): RefusedInput {
  const inside = where?.startsWith(`${path}/`) === true || where?.startsWith(`${path}#`) === true ? where.slice(path.length).replace(/^\//, '') : '';
  return { label: basename(path).slice(0, MAX_LABEL), code, message: (inside === '' || what.startsWith(inside) ? what : `${inside}: ${what}`).slice(0, MAX_MESSAGE) };
}
