import { sha256Hex } from '../model/canonical-json.ts';

const MAX_LABEL = 120;
const DIGEST_DIGITS = 10;

/**
 * A file name of `[A-Za-z0-9._-]` for a label. Two labels never meet: one that had to be changed carries a short digest of the original.
 */
export function safeFileName(label: string): string {
  const safe = label.replaceAll(/[^A-Za-z0-9._-]/g, '-').replace(/^\.+/, '').slice(0, MAX_LABEL);
  return safe === label && safe !== '' ? safe : `${safe === '' ? 'file' : safe}-${sha256Hex(label).slice(0, DIGEST_DIGITS)}`;
}
