import type { UsageInWindow } from '../host/usage-window.ts';
import type { CheckedPayloads, DriveTarget } from '../load/drive-order.ts';
import type { DriveResult } from '../load/drive-result.ts';
import type { DriverIdentity, PlannedScenario, Received, WorkFields } from '../model/generated/types.ts';

export interface ScenarioOrder {
  readonly planned: PlannedScenario;
  readonly target: DriveTarget;
  /** The raw sample file to write. */
  readonly samplesFile: string;
  /** What the digest of each whole download must be; null = not known. */
  readonly expectedPassSha256: string | null;
  /** What the payload check found right, to compare each call with; null = not known. */
  readonly checkedPayloads: CheckedPayloads | null;
  /** Called when the measured window begins, warm-up done: counters are read from here on. */
  readonly onMeasuredStart: () => void;
  /** Of the driver. Absent: as many as it finds that it needs. */
  readonly processes?: number | undefined;
  readonly signal: AbortSignal;
}

/** One scenario, driven, with what the client used for it. */
export interface DrivenScenario {
  readonly result: DriveResult;
  /** Of the client's group in the measured window. */
  readonly clientUsage: UsageInWindow;
  /** CPU time of the client processes in the measured window; null = not known. */
  readonly clientCpuNs: number | null;
  /** That of the process that used most; null = not known. */
  readonly busiestProcessCpuNs: number | null;
  /** Driver processes that shared the work. */
  readonly processes: number;
}

/** A driver that is ready to send load from the client's CPUs. */
export interface ScenarioDriver {
  readonly identity: DriverIdentity;
  validationOf(planned: PlannedScenario): WorkFields['validation'];
  /** In how many processes it may do a scenario; each number is a ceiling of its own. */
  processCounts(planned: PlannedScenario): readonly number[];
  drive(order: ScenarioOrder): Promise<DrivenScenario>;
  /**
   * Of a driver that looks at no message: what it receives in one whole download outside any measurement; null where that cannot be found.
   *
   * @param order its sample file is not written
   */
  receiveApart?(order: ScenarioOrder): Promise<Received | null>;
  close(): Promise<void>;
}
