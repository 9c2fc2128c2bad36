import { driftWarning } from '../comparison/warnings.ts';
import { formatCpuSet } from '../host/cpu-set.ts';
import type { Bundle, Measurements, Outcome, Payloads, Plan } from '../model/generated/types.ts';
import type { RunFindings } from './run-findings.ts';
import type { RunTimes } from './run-journal.ts';
import type { VariantRunRequest } from './variant-run-request.ts';

/** What decides the host class of a run. */
export type RunHost = Pick<Bundle, 'host' | 'cpus' | 'limits' | 'accounting' | 'pageCache' | 'buildProfile'>;

export function runHostOf({ session }: Pick<VariantRunRequest, 'session'>, { affinity, limits, launched }: RunFindings): RunHost {
  const { cpus, choice, facts } = session;
  return {
    host: facts.host,
    cpus: {
      server: formatCpuSet(cpus.server),
      client: formatCpuSet(cpus.client),
      serverCount: cpus.server.length,
      clientCount: cpus.client.length,
      shared: cpus.shared,
      smtShared: cpus.smtShared,
      ...affinity,
    },
    limits,
    accounting: { server: choice.backend.source, client: choice.backend.source, notUsed: [...choice.rejected] },
    pageCache: 'warm',
    buildProfile: launched.buildProfile,
  };
}

export function bundleDocument(request: VariantRunRequest, findings: RunFindings, times: RunTimes, outcome: Outcome): Bundle {
  const { plan, variant, repeat, attempt, leg, tool, ci, commandLine } = request;
  return {
    version: 1,
    indexbench: tool,
    nodeVersion: process.version,
    planSha256: findings.planSha256,
    snapshotSha256: plan.snapshot.pin.sha256,
    variant,
    ...findings.launched,
    ...findings.stack,
    repeat,
    attempt,
    leg,
    ...runHostOf(request, findings),
    drivers: [...findings.drivers],
    ci,
    commandLine: [...commandLine],
    ...times,
    noise: findings.noise,
    outcome,
  };
}

/** Drift is known only at the end of a run: its warning then joins those of each measurement with figures. */
export function measurementsDocument({ planSha256, measurements, noise }: RunFindings): Measurements {
  const drift = driftWarning(noise.driftRatio);
  return { version: 1, planSha256, measurements: measurements.map((measurement) => (measurement.sums === null ? measurement : { ...measurement, warnings: [...measurement.warnings, ...drift] })) };
}

export function payloadsDocument(plan: Plan, { planSha256, payloads }: RunFindings): Payloads {
  if (payloads !== null) return payloads;
  const reason = plan.studies.some((study) => study !== 'index-build') ? 'the run ended before' : 'the plan has no study that serves';
  return { version: 1, planSha256, verdict: { kind: 'not-checked', reason }, projection: plan.scenarios[0]?.projection ?? 'shielded', tip: null, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
}
