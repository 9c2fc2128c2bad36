import type { Limit } from '../host/process-group/process-group.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { readBinary } from './tool-identity.ts';
import type { VariantRun } from './variant-run-request.ts';

/** Notes what was launched, and the limits that hold for it. */
export async function identify({ request, findings }: VariantRun, { program, launch, group }: LaunchedSystem): Promise<void> {
  findings.launched = { binary: await readBinary(program), launch, buildProfile: program.buildProfile };
  const { cpuQuota, memoryMaxBytes } = await group.readBack();
  findings.limits = { asked: request.plan.limits, readBack: { cpuQuota: numberOrNull(cpuQuota), memoryMaxBytes: numberOrNull(memoryMaxBytes) } };
}

function numberOrNull(limit: Limit): number | null {
  return limit === 'none' ? null : limit;
}
