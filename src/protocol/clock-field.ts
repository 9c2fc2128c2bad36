import type { Method } from '../model/generated/types.ts';
import { WIRE_VARINT, WireReader } from './wire-reader.ts';

/**
 * Fields that follow the server's clock and not its chain, by method: LightdInfo.estimatedHeight (12) is what the chain's height would be by now, so
 * that on a frozen chain too it grows by one each target spacing (75 s on Zcash).
 */
const CLOCK_FIELDS: Partial<Record<Method, number>> = { GetLightdInfo: 12 };

/** Passes an answer on without the field that follows the server's clock. */
export type ClockField = (buffer: Buffer, start: number, end: number) => { readonly buffer: Buffer; readonly start: number; readonly end: number };

/** What leaves a method's clock field out of its answers; null where it has none. A message that cannot be read is passed on whole. */
export function clockFieldOf(method: Method): ClockField | null {
  const field = CLOCK_FIELDS[method];
  if (field === undefined) return null;
  const reader = new WireReader();
  return (buffer, start, end) => {
    const whole = { buffer, start, end };
    reader.reset(buffer, start, end);
    try {
      while (reader.position < end) {
        const from = reader.position;
        const tag = reader.readTag();
        reader.skip(tag);
        if (tag !== field * 8 + WIRE_VARINT) continue;
        const rest = Buffer.concat([buffer.subarray(start, from), buffer.subarray(reader.position, end)]);
        return { buffer: rest, start: 0, end: rest.length };
      }
    } catch {
      return whole;
    }
    return whole;
  };
}
