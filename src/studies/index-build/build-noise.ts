import { cpuOf } from '../../comparison/index-build/metrics.ts';
import type { CpuPlan } from '../../host/cpu-plan.ts';
import { noiseBetween, readCpuTimes } from '../../host/noise.ts';
import type { IndexBuildFigures, Noise } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import type { PreparedBuild } from './prepared-build.ts';

/** Noise on both sets from the preparation of a build to now. Node and system are our own on the server's set, this process on the client's. */
export function buildNoise({ prepared, figures, cpus }: { readonly prepared: PreparedBuild; readonly figures: IndexBuildFigures; readonly cpus: CpuPlan }): Noise {
  const { user, system } = process.cpuUsage(prepared.controllerCpu);
  const controllerNs = (user + system) * 1000;
  const systemNs = cpuOf(figures.system.afterStop);
  const nodeNs = figures.node === null ? 0 : cpuOf(figures.node.afterStop);
  const serverNs = systemNs === null || nodeNs === null ? null : systemNs + nodeNs;
  const bothNs = serverNs === null ? null : serverNs + controllerNs;
  const window = { before: prepared.cpuTimes, after: readCpuTimes() };
  const server = noiseBetween({ ...window, cpus: cpus.server, ownCpuNs: cpus.shared ? bothNs : serverNs });
  const client = noiseBetween({ ...window, cpus: cpus.client, ownCpuNs: cpus.shared ? bothNs : controllerNs });
  return { serverStealShare: rounded(server.stealShare), clientStealShare: rounded(client.stealShare), serverOutsideShare: rounded(server.outsideShare), clientOutsideShare: rounded(client.outsideShare) };
}

function rounded(share: number | null): number | null {
  return share === null ? null : round12(share);
}
