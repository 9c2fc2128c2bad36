import type { DriverName } from './generated/types.ts';

/** Whether a driver is the real ghz: it looks at no message, and does closed loops of one method only. The others are ours, or consumers under our checks. */
export function isGhz(driver: DriverName): driver is 'ghz' | 'ghz-as-published' {
  return driver === 'ghz' || driver === 'ghz-as-published';
}
