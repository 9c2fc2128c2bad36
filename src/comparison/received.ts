import type { Received, Sums } from '../model/generated/types.ts';

/**
 * What each whole pass of a measured download brought, where its calls were all good and made whole passes.
 *
 * @param sha256 of one pass, its others having been compared with it
 */
export function receivedInPasses({ passes, calls, ok, cutOff, units, bytes }: Sums, requestsInPass: number | null, sha256: string | null): Received | null {
  if (sha256 === null || passes === null || passes === 0 || bytes === null || requestsInPass === null) return null;
  const isWhole = ok === calls && cutOff === 0 && calls === passes * requestsInPass && units % passes === 0 && bytes % passes === 0;
  return isWhole ? { how: 'timed', blocks: units / passes, bytes: bytes / passes, sha256 } : null;
}
