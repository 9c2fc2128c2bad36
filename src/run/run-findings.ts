import type { Bundle, DriverIdentity, Measurement, Payloads, Plan, RunNoise, Sha256 } from '../model/generated/types.ts';
import { NO_BUILD, type BuildFindings } from './index-build-document.ts';

/** What a run has found out so far: its documents can be written from it at any time. */
export interface RunFindings {
  readonly planSha256: Sha256;
  drivers: readonly DriverIdentity[];
  launched: Pick<Bundle, 'binary' | 'launch' | 'buildProfile'>;
  stack: Pick<Bundle, 'node' | 'stateCopies' | 'stateUnchanged' | 'frozen'>;
  limits: Bundle['limits'];
  affinity: Pick<Bundle['cpus'], 'serverReadBack' | 'clientReadBack'>;
  /** Null until they were checked. */
  payloads: Payloads | null;
  indexBuild: BuildFindings;
  measurements: readonly Measurement[];
  noise: RunNoise;
}

/** Of a run that has just begun. */
export function noFindings(plan: Plan, planSha256: Sha256): RunFindings {
  return {
    planSha256,
    drivers: [],
    launched: { binary: null, launch: null, buildProfile: 'unknown' },
    stack: noStackFindings(),
    limits: { asked: plan.limits, readBack: { cpuQuota: null, memoryMaxBytes: null } },
    affinity: { serverReadBack: null, clientReadBack: null },
    payloads: null,
    indexBuild: NO_BUILD,
    measurements: [],
    noise: { calibration: { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null }, driftRatio: null },
  };
}

/** Of a stack that was not started yet. */
export function noStackFindings(): RunFindings['stack'] {
  return { node: null, stateCopies: [], stateUnchanged: null, frozen: [] };
}
