import type { BundleWriter } from '../bundle/writer.ts';
import type { CpuPlan } from '../host/cpu-plan.ts';
import type { ProcessGroup } from '../host/process-group/process-group.ts';
import type { DriveTarget } from '../load/drive-order.ts';
import type { DriverName, HostFields, MeasurementState, Payloads, Plan, Unit } from '../model/generated/types.ts';
import type { Ceilings } from './ceiling.ts';
import type { KeptPayloads } from './payload-check.ts';
import type { ScenarioDriver } from './scenario-driver.ts';

/** What one run's measurements need: a target that is ready, drivers that are warm, and the bundle to write to. */
export interface StudyContext {
  readonly plan: Plan;
  readonly variant: string;
  readonly target: { readonly address: DriveTarget; readonly group: ProcessGroup; /** Of the node beside it; null where there is none. */ readonly node: ProcessGroup | null };
  /** In plan order; null = the driver's program is not on this host. */
  readonly drivers: readonly { readonly driver: ScenarioDriver; readonly unavailable: string | null }[];
  readonly ceilings: Ceilings;
  readonly cpus: CpuPlan;
  readonly hostFields: HostFields;
  readonly payloads: Payloads;
  readonly kept: KeptPayloads;
  readonly bundle: BundleWriter;
  /** Private to this run. */
  readonly workFolder: string;
  readonly emit: (event: StudyEvent) => void;
  /** Aborts at an interrupt, at the deadline, or when the target is gone. */
  readonly signal: AbortSignal;
  /** What a measurement that did not end is, once the signal has aborted. */
  readonly cutOffState: () => MeasurementState;
}

/** What a study says while it measures; the run passes it on. */
export type StudyEvent =
  | { readonly kind: 'measuring'; readonly scenario: string; readonly driver: DriverName; readonly measurement: { readonly index: number; readonly total: number }; readonly expectedSeconds: number }
  | { readonly kind: 'measured'; readonly scenario: string; readonly driver: DriverName; readonly unit: Unit; readonly unitsPerSecond: number | null; readonly p50Ns: number | null; readonly note: string | null };
