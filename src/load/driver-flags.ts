import { isGhz } from '../model/driver-kinds.ts';
import type { DriverName, PlannedScenario } from '../model/generated/types.ts';
import { ghzFlagsOf } from './ghz/ghz-flags.ts';

/**
 * The flags of a driver's program that decide what work a scenario is, for its workKey; what other fields of that key say is left out.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT where the driver cannot do the scenario
 */
export function driverFlagsOf(driver: DriverName, planned: PlannedScenario): string[] {
  return isGhz(driver) ? ghzFlagsOf(driver, planned) : [];
}
